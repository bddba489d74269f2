"""The results of a tournament: wins, ratings, points. They depend only on the games, not on where the games were played."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from functools import cached_property
from io import StringIO
from math import sqrt
from typing import Any, NamedTuple

from ..core.messages import JsonValue
from ..core.rng import Rng, key_of
from .errors import missing_package
from .tournament import PlayedGame, Tournament

Z_95 = 1.96
"""Standard deviations to either side of a 95 % interval."""
MAX_RATING_ORDERS = 20
"""Orders of the games over which ratings are averaged."""
MAX_RATED_GAMES = 20_000
"""Games that are rated in all orders together; long tournaments use fewer orders."""


class Rating(NamedTuple):
    """A Plackett-Luce rating: mean and standard deviation."""

    mu: float
    sigma: float


class WinShare(NamedTuple):
    """A win share with its 95 % interval (Wilson)."""

    value: float
    low: float
    high: float


def win_share(wins: float, games: int) -> WinShare:
    """The win share; a victory shared by two seats is half a win for each."""
    if not games:
        return WinShare(0.0, 0.0, 1.0)
    p = wins / games
    centre = (p + Z_95 * Z_95 / (2 * games)) / (1 + Z_95 * Z_95 / games)
    margin = Z_95 / (1 + Z_95 * Z_95 / games) * sqrt(p * (1 - p) / games + Z_95 * Z_95 / (4 * games * games))
    return WinShare(p, max(0.0, centre - margin), min(1.0, centre + margin))


def rating_model() -> Any:
    """The Plackett-Luce model of openskill, for players of constant strength.

    People improve, so by default openskill adds uncertainty before every game (tau) and removes it slowly (gamma). Bots do not
    change, so both are switched off. With both, the difference of two bots would seem twice as uncertain as it is.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise missing_package("openskill") from None
    return PlackettLuce(tau=0.0, gamma=_undamped)


def _undamped(*_: object) -> float:
    return 1.0


class TournamentResults:
    """The results of a tournament, or of the games of it that were played."""

    def __init__(self, tournament: Tournament, played_games: Sequence[PlayedGame]) -> None:
        self.tournament = tournament
        self.game = tournament.game
        self.played_games = sorted(played_games, key=lambda played: played.number)
        self.names = tournament.names

    @property
    def games(self) -> int:
        """The number of played games."""
        return len(self.played_games)

    @cached_property
    def wins(self) -> dict[str, int]:
        """Games won by each bot. A shared victory counts for none."""
        wins = dict.fromkeys(self.names, 0)
        for played in self.played_games:
            if played.ranks.count(0) == 1:
                wins[self.names[played.seats[played.ranks.index(0)]]] += 1
        return wins

    @cached_property
    def shares(self) -> dict[str, WinShare]:
        """The win share of each bot in its own games."""
        wins, games = [0.0] * len(self.names), [0] * len(self.names)
        for played in self.played_games:
            for entrant, rank in zip(played.seats, played.ranks, strict=True):
                games[entrant] += 1
                wins[entrant] += (rank == 0) / played.ranks.count(0)
        return {name: win_share(won, played) for name, won, played in zip(self.names, wins, games, strict=True)}

    @cached_property
    def seat_shares(self) -> list[WinShare]:
        """The win share of each seat. It shows the advantage of the start player."""
        wins = [0.0] * self.tournament.players_per_game
        for played in self.played_games:
            for seat, rank in enumerate(played.ranks):
                wins[seat] += (rank == 0) / played.ranks.count(0)
        return [win_share(won, self.games) for won in wins]

    @cached_property
    def ratings(self) -> dict[str, Rating]:
        """Plackett-Luce ratings, averaged over several orders, because the last games of an order have the largest effect."""
        orders = max(1, min(MAX_RATING_ORDERS, MAX_RATED_GAMES // max(self.games, 1)))
        rated = [self.ratings_in_order(order) for order in range(orders)]
        return {
            name: Rating(*(round(sum(values) / orders, 6) for values in zip(*(each[entrant] for each in rated), strict=True)))
            for entrant, name in enumerate(self.names)
        }

    def ratings_in_order(self, order: int) -> list[Rating]:
        """The ratings by entrant after rating the games in one order. Order 0 is that of their numbers, others are random."""
        model = rating_model()
        ratings = [model.rating() for _ in self.names]
        indices = list(range(self.games))
        if order:
            Rng(key_of(order)).stream("order").shuffle(indices)
        for played in [self.played_games[index] for index in indices]:
            teams = [[ratings[entrant]] for entrant in played.seats]
            rated = model.rate(teams, ranks=[float(rank) for rank in played.ranks])
            for entrant, team in zip(played.seats, rated, strict=True):
                ratings[entrant] = team[0]
        return [Rating(rating.mu, rating.sigma) for rating in ratings]

    @cached_property
    def points_by_source(self) -> dict[str, list[dict[str, int]]]:
        """The points of each bot by source, with one dict per game."""
        points: dict[str, list[dict[str, int]]] = {name: [] for name in self.names}
        for played in self.played_games:
            for entrant, sources in zip(played.seats, played.breakdown, strict=True):
                points[self.names[entrant]].append(sources)
        return points

    @cached_property
    def mean_scores(self) -> dict[str, float]:
        """The mean score of each bot."""
        return {
            name: sum(sum(sources.values()) for sources in games) / len(games) if games else 0.0
            for name, games in self.points_by_source.items()
        }

    @cached_property
    def mean_thinking_seconds(self) -> dict[str, float]:
        """The mean thinking time of each bot per game, in seconds."""
        seconds: dict[str, list[float]] = {name: [] for name in self.names}
        for played in self.played_games:
            for entrant, spent in zip(played.seats, played.seconds, strict=True):
                seconds[self.names[entrant]].append(spent)
        return {name: sum(games) / len(games) if games else 0.0 for name, games in seconds.items()}

    def to_json(self) -> dict[str, JsonValue]:
        """The results as JSON values."""
        tournament = self.tournament
        return {
            "game": tournament.game_id,
            "rules": self.game.rules_version,
            "components": self.game.digest,
            "options": dict(tournament.options),
            "players": tournament.players_per_game,
            "seed": tournament.seed,
            "scores": dict(self.mean_scores),
            "shares": {name: list(share) for name, share in self.shares.items()},
            "seats": [list(share) for share in self.seat_shares],
            "games": self.games,
            "wins": dict(self.wins),
            "ratings": {name: rating._asdict() for name, rating in self.ratings.items()},
        }

    def to_csv(self) -> str:
        """All games as CSV: one line for each seat of each game."""
        sources = sorted({source for played in self.played_games for points in played.breakdown for source in points})
        text = StringIO()
        table = csv.writer(text, lineterminator="\n")
        table.writerow(["game", "seat", "bot", "rank", "score", "decisions", *sources])
        for played in self.played_games:
            for seat, entrant in enumerate(played.seats):
                result = [self.names[entrant], played.ranks[seat], played.scores[seat], played.decisions]
                points = [played.breakdown[seat].get(source, "") for source in sources]
                table.writerow([played.number, seat, *result, *points])
        return text.getvalue()
