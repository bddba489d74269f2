"""What came out of a tournament: wins, ratings, points. It depends on the games alone, not on where they were played."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from functools import cached_property
from io import StringIO
from math import sqrt
from typing import Any, NamedTuple

from ..core.messages import JsonValue
from ..core.rng import Rng, key_of
from .errors import ArenaError
from .tournament import PlayedGame, Tournament

Z_95 = 1.96
"""Standard deviations to either side of a 95 % interval."""
MAX_RATING_ORDERS, MAX_RATED_GAMES = 20, 20_000
"""In so many orders games are rated at the most, and so many games in all."""


class Rating(NamedTuple):
    """A Plackett-Luce rating and how sure it is."""

    mu: float
    sigma: float


class WinShare(NamedTuple):
    """A share of wins with its 95 % interval (Wilson)."""

    value: float
    low: float
    high: float


def win_share(wins: float, games: int) -> WinShare:
    """The share of wins; half a win is a victory shared by two."""
    if not games:
        return WinShare(0.0, 0.0, 1.0)
    p = wins / games
    middle = (p + Z_95 * Z_95 / (2 * games)) / (1 + Z_95 * Z_95 / games)
    reach = Z_95 / (1 + Z_95 * Z_95 / games) * sqrt(p * (1 - p) / games + Z_95 * Z_95 / (4 * games * games))
    return WinShare(p, max(0.0, middle - reach), min(1.0, middle + reach))


def rating_model() -> Any:
    """The model of Plackett and Luce, as openskill has it, for players that stay as they are.

    People get better and worse, and a ladder must follow them: so openskill adds some doubt before every game (tau) and lets it
    fade more slowly than the games would allow (gamma). Bots do not change. With neither, a rating is about as sure as it says;
    with both, the difference of two bots would seem twice as unsure as it is.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise ArenaError("needs-extra", package="openskill", extra="arena") from None
    return PlackettLuce(tau=0.0, gamma=_undamped)


def _undamped(*_: object) -> float:
    return 1.0


class TournamentResults:
    """The results of a tournament, or of the part of it that was played."""

    def __init__(self, tournament: Tournament, outcomes: Sequence[PlayedGame]) -> None:
        self.tournament = tournament
        self.played_games = sorted(outcomes, key=lambda outcome: outcome.number)
        self.names = tournament.names

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.played_games)

    @cached_property
    def wins(self) -> dict[str, int]:
        """Games won by each bot; one that several share counts for none of them."""
        wins = dict.fromkeys(self.names, 0)
        for outcome in self.played_games:
            if outcome.ranks.count(0) == 1:
                wins[self.names[outcome.seats[outcome.ranks.index(0)]]] += 1
        return wins

    @cached_property
    def shares(self) -> dict[str, WinShare]:
        """The share of its games that each bot won."""
        won, played = [0.0] * len(self.names), [0] * len(self.names)
        for outcome in self.played_games:
            for entrant, rank in zip(outcome.seats, outcome.ranks, strict=True):
                played[entrant] += 1
                won[entrant] += (rank == 0) / outcome.ranks.count(0)
        return {name: win_share(wins, games) for name, wins, games in zip(self.names, won, played, strict=True)}

    @cached_property
    def seat_shares(self) -> list[WinShare]:
        """The share of wins by seat: what sitting first is worth."""
        won = [0.0] * self.tournament.players_per_game
        for outcome in self.played_games:
            for seat, rank in enumerate(outcome.ranks):
                won[seat] += (rank == 0) / outcome.ranks.count(0)
        return [win_share(wins, self.games) for wins in won]

    @cached_property
    def ratings(self) -> dict[str, Rating]:
        """Plackett-Luce ratings. They are rated game by game, so the last games would count most: the average of many orders."""
        orders = max(1, min(MAX_RATING_ORDERS, MAX_RATED_GAMES // max(self.games, 1)))
        rated = [self._rated_in(order) for order in range(orders)]
        return {
            name: Rating(*(round(sum(values) / orders, 6) for values in zip(*(one[entrant] for one in rated), strict=True)))
            for entrant, name in enumerate(self.names)
        }

    def _rated_in(self, order: int) -> list[Rating]:
        """The ratings if the games had been played in some order: the first one is that of their numbers."""
        model = rating_model()
        ratings = [model.rating() for _ in self.names]
        numbers = list(range(self.games))
        if order:
            Rng(key_of(order)).stream("order").shuffle(numbers)
        for outcome in [self.played_games[number] for number in numbers]:
            teams = [[ratings[entrant]] for entrant in outcome.seats]
            rated = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
            for entrant, team in zip(outcome.seats, rated, strict=True):
                ratings[entrant] = team[0]
        return [Rating(rating.mu, rating.sigma) for rating in ratings]

    def points_by_source(self, entrant: int) -> list[dict[str, int]]:
        """The points by source of one bot, a dict for each of its games."""
        return [
            sources
            for outcome in self.played_games
            for other, sources in zip(outcome.seats, outcome.breakdown, strict=True)
            if other == entrant
        ]

    def mean_score(self, entrant: int) -> float:
        """The points of one bot, on average."""
        scores = [sum(sources.values()) for sources in self.points_by_source(entrant)]
        return sum(scores) / len(scores) if scores else 0.0

    def mean_thinking_seconds(self, entrant: int) -> float:
        """Seconds that one bot thought in a game, on average."""
        spent = [
            seconds
            for outcome in self.played_games
            for other, seconds in zip(outcome.seats, outcome.seconds, strict=True)
            if other == entrant
        ]
        return sum(spent) / len(spent) if spent else 0.0

    def to_json(self) -> dict[str, JsonValue]:
        """The results as JSON values."""
        tournament = self.tournament
        return {
            "game": tournament.game_id,
            "rules": tournament.game.rules_version,
            "components": tournament.game.digest,
            "options": dict(tournament.options),
            "players": tournament.players_per_game,
            "seed": tournament.seed,
            "scores": {name: self.mean_score(entrant) for entrant, name in enumerate(self.names)},
            "shares": {name: list(win_share) for name, win_share in self.shares.items()},
            "seats": [list(win_share) for win_share in self.seat_shares],
            "games": self.games,
            "wins": self.wins,
            "ratings": {name: rating._asdict() for name, rating in self.ratings.items()},
        }

    def to_csv(self) -> str:
        """All games as CSV: a line for each seat of each game."""
        sources = sorted({source for outcome in self.played_games for points in outcome.breakdown for source in points})
        text = StringIO()
        table = csv.writer(text, lineterminator="\n")
        table.writerow(["game", "seat", "bot", "rank", "score", "decisions", *sources])
        for outcome in self.played_games:
            for seat, entrant in enumerate(outcome.seats):
                points = [outcome.breakdown[seat].get(source, "") for source in sources]
                table.writerow(
                    [
                        outcome.number,
                        seat,
                        self.names[entrant],
                        outcome.ranks[seat],
                        outcome.scores[seat],
                        outcome.decisions,
                        *points,
                    ]
                )
        return text.getvalue()
