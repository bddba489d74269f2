"""Who plays whom, from which seat, on which deal; and how one game of it is played.

Every deal is played once from every rotation of the seats, so that luck falls to all alike (duplicate play). A tournament and
the number of a game say all about that game: it comes out the same wherever it is played, unless a bot looks at the clock.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import combinations
from time import perf_counter

import msgspec

from ..bots import Bot, PlayerView, bot
from ..core.game import Game
from ..core.messages import JsonValue
from ..core.record import Record
from ..core.registry import game, game_with_components
from ..core.rng import Rng, key_of
from .errors import ArenaError


class ScheduledGame(msgspec.Struct, frozen=True):
    """One game that is to be played."""

    number: int
    seed: int
    """The seed of the game."""
    seats: tuple[int, ...]
    """The entrants by seat."""


class PlayedGame(msgspec.Struct, frozen=True):
    """One game that was played."""

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    decisions: int
    record: str
    """The whole game, for `fondaco replay`."""
    seconds: tuple[float, ...]
    """How long each seat thought: no part of any result."""


class Tournament(msgspec.Struct, frozen=True, kw_only=False):
    """Bots that meet at one game: all of them at one table, or, where fewer play, every choice of them in turn (round robin)."""

    game_id: str = msgspec.field(name="game")
    entrants: tuple[str, ...]
    """The bots as they are named on the command line."""
    games: int = 2
    """How many games every match-up plays, or as many more as the last deal needs to be played from every seat."""
    seed: int = 0
    players: int = 0
    """How many sit at a table; 0: all entrants."""
    options: Mapping[str, JsonValue] = {}
    components_text: str | None = msgspec.field(default=None, name="toml")
    """The text of the component file, where it is not the game's own."""

    def validate(self) -> None:
        """Raise an error that says why this cannot be played, if so."""
        rules = self.game
        if len(self.entrants) < 2:
            raise ArenaError("no-entrants", fewest=2)
        if self.games < 1:
            raise ArenaError("no-games", value=self.games)
        if self.players_per_game > len(self.entrants):
            raise ArenaError("too-few-entrants", game=self.game_id, players=self.players_per_game, count=len(self.entrants))
        rules.new(self.players_per_game, 0, **self.options)
        for spec in self.entrants:
            bot(spec)

    @property
    def players_per_game(self) -> int:
        """How many sit at a table."""
        return self.players or len(self.entrants)

    @property
    def game(self) -> Game:
        """The game with the components in use."""
        return game(self.game_id) if self.components_text is None else game_with_components(self.game_id, self.components_text)

    @property
    def names(self) -> list[str]:
        """The entrants by name; a bot that enters twice is numbered."""
        return [
            f"{spec}#{before + 1}" if (before := self.entrants[:at].count(spec)) else spec
            for at, spec in enumerate(self.entrants)
        ]

    def schedule(self) -> list[ScheduledGame]:
        """All games, in the order in which they count. The match-ups take turns, so that a part of the list is fair, too."""
        chance = Rng(key_of(self.seed))
        players = self.players_per_game
        matchups = list(combinations(range(len(self.entrants)), players))
        fixtures: list[ScheduledGame] = []
        for first in range(0, self.games, players):
            deal = chance.stream("deal", first // players).uint32()
            for rotation in range(players):
                for matchup in matchups:
                    seats = matchup[rotation:] + matchup[:rotation]
                    fixtures.append(ScheduledGame(len(fixtures), deal, seats))
        return fixtures

    def play_game(self, fixture: ScheduledGame) -> PlayedGame:
        """Play one game."""
        state = self.game.new(len(fixture.seats), fixture.seed, **self.options)
        specs = [self.entrants[entrant] for entrant in fixture.seats]
        bots: list[Bot] = []
        for place, spec in enumerate(specs):
            with _blaming(spec, fixture):
                bots.append(bot(spec, f"{self.seed}/{fixture.number}/{place}".encode()))
        seconds = [0.0] * len(specs)
        while (seat := state.player) is not None:
            start = perf_counter()
            with _blaming(specs[seat], fixture):
                action = bots[seat].choose(PlayerView(state, seat))
                state.apply(action)
            seconds[seat] += perf_counter() - start
        return PlayedGame(
            number=fixture.number,
            seats=fixture.seats,
            scores=tuple(state.scores()),
            ranks=tuple(state.ranks()),
            breakdown=tuple(state.breakdown()),
            decisions=len(state.moves),
            record=Record.of(state, specs).dumps(),
            seconds=tuple(round(spent, 3) for spent in seconds),
        )


@contextmanager
def _blaming(spec: str, fixture: ScheduledGame) -> Iterator[None]:
    """Whatever goes wrong inside is told as the fault of that bot."""
    try:
        yield
    except Exception as fault:
        told = f"{type(fault).__name__}: {fault}"
        raise ArenaError("bot-broke", bot=spec, number=fixture.number, fault=told) from fault
