"""The table of Valdora."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any

from ...core.columns import copied, per_seat, shared
from ...core.messages import JsonValue, Message
from ...core.rng import Stream
from ...core.state import State
from . import formatters, invariants, observation, pages
from .rules import scoring

if TYPE_CHECKING:
    from .game import Valdora

Pages = tuple[int, ...]


@dataclass(slots=True, eq=False, init=False, repr=False)
class ValdoraState(State["Valdora"]):
    """Pawns, purses, equipment, orders, books, gems, craftsmen. All open but the pages that nobody has seen.

    Columns by seat and kind are flat. Pages (`pages.py`) lie in tuples: a clone shares them.
    """

    bonus_left: int = shared(0)
    bonus_tiles: list[int] = per_seat(0)
    bought: list[Pages] = per_seat((), hidden=True)
    """The equipment cards that came out of a catalogue."""
    cargo: list[int] = copied()
    """By seat and kind of equipment: the gem on it."""
    coins: list[int] = copied()
    completed: list[Pages] = per_seat((), hidden=True)
    craftsmen: list[int] = copied()
    """By seat and colour."""
    ended_by: str | None = shared(None)
    gems: list[int] = copied()
    """By gem road and gem, then the central area."""
    last_round: bool = shared(False)
    left: list[Pages] = copied(hidden=True)
    """The left stacks of the books, bottom first."""
    orders: list[Pages] = per_seat((), hidden=True)
    pawns: list[int] = copied()
    provisions: list[bool] = per_seat(False)
    right: list[Pages] = copied(hidden=True)
    """The right stacks of the books, bottom first; the front of the top page is up."""
    round: int = shared(1)
    stacks: list[int] = copied()
    """The craftsmen beside their board."""
    workshops: list[int] = copied()
    """The owner by colour."""

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
        return formatters.details(self, action)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        return scoring.standing(self, seat)

    def invariant_violations(self) -> list[str]:
        return invariants.problems(self)
