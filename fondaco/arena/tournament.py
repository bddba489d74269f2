"""A tournament: which bots play, from which seats, with which seeds, and how one game of it is played.

Every seed is played once from every rotation of the seats, so the luck of a seed is the same for all entrants (duplicate play).
A scheduled game is determined by the tournament and its number. Its result is the same on every machine, unless a bot has a
time budget.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import combinations
from time import perf_counter
from typing import Any

import msgspec

from ..bots import Bot, PlayerView, bot
from ..core.game import Game
from ..core.messages import JsonValue
from ..core.record import Record
from ..core.registry import game, game_with_components
from ..core.rng import Rng, key_of
from .errors import ArenaError, missing_package

MIN_ENTRANTS = 2


class ScheduledGame(msgspec.Struct, frozen=True):
    """A game before it is played."""

    number: int
    seed: int
    """The seed of the game."""
    seats: tuple[int, ...]
    """The entrants by seat."""


class PlayedGame(msgspec.Struct, frozen=True):
    """A game after it was played: one line of a ledger."""

    number: int
    seats: tuple[int, ...]
    """The entrants by seat."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    decisions: int
    record: str
    """The text of the record, for `fondaco replay`."""
    seconds: tuple[float, ...]
    """Thinking time by seat. Results are computed without it."""


class Tournament(msgspec.Struct, frozen=True, kw_only=False):
    """Bots that play one game against each other.

    All entrants play in every game. If a game has fewer players, every combination of entrants plays in turn (round robin).
    """

    game_id: str = msgspec.field(name="game")
    entrants: tuple[str, ...]
    """The bot specs."""
    games: int = 2
    """Games per match-up, rounded up to a multiple of the players."""
    seed: int = 0
    players: int = 0
    """Players per game; 0 means all entrants."""
    options: Mapping[str, JsonValue] = {}
    components_text: str | None = msgspec.field(default=None, name="toml")
    """The text of a component file; None means the components of the game."""

    def validate(self, modules: Sequence[str] = ()) -> None:
        """Raise an error if the tournament cannot be played, or if a module is missing that is needed after the games."""
        for module in modules:
            try:
                import_module(module)
            except ImportError:
                raise missing_package(module.partition(".")[0]) from None
        if len(self.entrants) < MIN_ENTRANTS:
            raise ArenaError("no-entrants", minimum=MIN_ENTRANTS)
        if self.games < 1:
            raise ArenaError("no-games", value=self.games)
        if self.players_per_game > len(self.entrants):
            raise ArenaError("too-few-entrants", players=self.players_per_game, count=len(self.entrants))
        self.game.new(self.players_per_game, 0, **self.options)
        for spec in self.entrants:
            bot(spec)

    @property
    def players_per_game(self) -> int:
        """The number of players in every game."""
        return self.players or len(self.entrants)

    @property
    def game(self) -> Game:
        """The game, with the components of this tournament."""
        return game(self.game_id) if self.components_text is None else game_with_components(self.game_id, self.components_text)

    @property
    def names(self) -> list[str]:
        """The names of the entrants. A bot that is entered twice is numbered."""
        return [
            f"{spec}#{before + 1}" if (before := self.entrants[:entrant].count(spec)) else spec
            for entrant, spec in enumerate(self.entrants)
        ]

    def header(self) -> dict[str, Any]:
        """The first line of the tournament's ledger: the tournament, the rules version and the digest of the components."""
        game = self.game
        values = {"tournament": self, "rules": game.rules_version, "components": game.digest}
        line: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(values))
        return line

    def schedule(self) -> list[ScheduledGame]:
        """All games in order of their numbers. Match-ups are interleaved, so any prefix of the schedule is balanced."""
        rng = Rng(key_of(self.seed))
        players = self.players_per_game
        matchups = list(combinations(range(len(self.entrants)), players))
        schedule: list[ScheduledGame] = []
        for first in range(0, self.games, players):
            seed = rng.stream("deal", first // players).uint32()
            for rotation in range(players):
                for matchup in matchups:
                    seats = matchup[rotation:] + matchup[:rotation]
                    schedule.append(ScheduledGame(len(schedule), seed, seats))
        return schedule

    def play_game(self, scheduled: ScheduledGame) -> PlayedGame:
        """Play one game."""
        state = self.game.new(len(scheduled.seats), scheduled.seed, **self.options)
        specs = [self.entrants[entrant] for entrant in scheduled.seats]
        bots: list[Bot] = []
        for seat, spec in enumerate(specs):
            with _blaming(spec, scheduled):
                bots.append(bot(spec, f"{self.seed}/{scheduled.number}/{seat}".encode()))
        seconds = [0.0] * len(specs)
        while (player := state.player) is not None:
            start = perf_counter()
            with _blaming(specs[player], scheduled):
                action = bots[player].choose(PlayerView(state, player))
                state.apply(action)
            seconds[player] += perf_counter() - start
        return PlayedGame(
            number=scheduled.number,
            seats=scheduled.seats,
            scores=tuple(state.scores()),
            ranks=tuple(state.ranks()),
            breakdown=tuple(state.breakdown()),
            decisions=len(state.moves),
            record=Record.of(state, specs).dumps(),
            seconds=tuple(round(spent, 3) for spent in seconds),
        )


@contextmanager
def _blaming(spec: str, scheduled: ScheduledGame) -> Iterator[None]:
    """Re-raise any exception as an `ArenaError` that names the bot."""
    try:
        yield
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        raise ArenaError("bot-broke", bot=spec, number=scheduled.number, detail=detail) from error
