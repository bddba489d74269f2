"""The table of Valdora."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Self

from ...core.handwritten import HandwrittenState
from ...core.messages import JsonValue, Message
from ...core.rng import Seed, Stream
from . import observation, pages, scoring, soundness, words
from .tables import NO_CARD, NOBODY

if TYPE_CHECKING:
    from .game import Valdora

Pages = tuple[int, ...]


class ValdoraState(HandwrittenState):
    """Pawns, purses, equipment, orders, books, gems, craftsmen. All open but the pages that nobody has seen.

    Columns by seat and kind are flat. Pages (`pages.py`) lie in tuples: a clone shares them.
    """

    __slots__ = (
        "bonus_left",
        "bonus_tiles",
        "bought",
        "cargo",
        "coins",
        "completed",
        "craftsmen",
        "ended_by",
        "gems",
        "last_round",
        "left",
        "orders",
        "pawns",
        "provisions",
        "right",
        "round",
        "stacks",
        "workshops",
    )
    COLUMNS: ClassVar[tuple[str, ...]] = __slots__

    game: Valdora

    def __init__(self, game: Valdora, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> None:
        super().__init__(game, players, seed, options)
        kinds, colours = len(game.equipment.labels), len(game.craftsmen.labels)
        self.pawns = [game.spaces.start] * players
        self.coins = [0] * players
        self.provisions = [False] * players
        self.cargo = [NO_CARD] * (players * kinds)
        """By seat and kind of equipment: the gem on it."""
        self.bought: list[Pages] = [()] * players
        """The equipment cards that came out of a catalogue."""
        self.orders: list[Pages] = [()] * players
        self.completed: list[Pages] = [()] * players
        self.right: list[Pages] = [()] * len(game.books.labels)
        """The right stacks of the books, bottom first; the front of the top page is up."""
        self.left: list[Pages] = [()] * len(game.books.labels)
        self.gems = [0] * (game.spaces.area + game.gem_kinds)
        """By gem road and gem, then the central area."""
        self.stacks = [0] * colours
        """The craftsmen beside their board."""
        self.craftsmen = [0] * (players * colours)
        self.workshops = [NOBODY] * colours
        self.bonus_left = 0
        self.bonus_tiles = [0] * players
        self.round = 1
        self.last_round = False
        self.ended_by: str | None = None

    def clone(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        self.clone_kernel(other)
        other.pawns = self.pawns[:]
        other.coins = self.coins[:]
        other.provisions = self.provisions[:]
        other.cargo = self.cargo[:]
        other.bought = self.bought[:]
        other.orders = self.orders[:]
        other.completed = self.completed[:]
        other.right = self.right[:]
        other.left = self.left[:]
        other.gems = self.gems[:]
        other.stacks = self.stacks[:]
        other.craftsmen = self.craftsmen[:]
        other.workshops = self.workshops[:]
        other.bonus_left = self.bonus_left
        other.bonus_tiles = self.bonus_tiles[:]
        other.round = self.round
        other.last_round = self.last_round
        other.ended_by = self.ended_by
        return other

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        """All seats know the same, namely the faces that have been seen: what is on the backs of cards bought stays unknown."""
        columns = (self.right, self.left, self.orders, self.completed, self.bought)
        everywhere = [page for column in columns for stack in column for page in stack]
        for cards in self.game.books.sets:  # the frame of a page tells of which set it is
            places = [place for place, page in enumerate(everywhere) if pages.card_of(page) in cards]
            drawn = pages.resample([everywhere[place] for place in places], self.game.books.fronts, stream)
            for place, page in zip(places, drawn, strict=True):
                everywhere[place] = page
        rest = iter(everywhere)
        for column in columns:
            column[:] = [tuple(islice(rest, len(stack))) for stack in column]

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self)

    def shown(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.cover(self.observe(seat))

    def shown_points(self, seat: int | None) -> Sequence[Mapping[str, int | None]]:
        seats: Any = self.shown(seat)["seats"]
        return [there["score"] for there in seats]

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        return words.details(self, action)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        return scoring.standing(self, seat)

    def invariant_violations(self) -> list[str]:
        return soundness.problems(self)
