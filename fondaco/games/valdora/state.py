"""The state of Valdora: what lies before each seat, the pawns on the map, the gems, the books and the craftsmen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any

from ...core.columns import copied, part_per_seat, shared, unset
from ...core.messages import JsonValue, Message
from ...core.parts import Part
from ...core.rng import Stream
from ...core.state import State
from . import invariants, observation
from .packing import Pages, card_of, face_up, resample
from .rules import scoring
from .tables import NO_CARD, RIGHT

if TYPE_CHECKING:
    from .game import Valdora


@dataclass(slots=True, eq=False, init=False, repr=False)
class Seat(Part):
    """What lies before a seat. Tuples are replaced and never changed."""

    coins: int = shared(0)
    provisions: bool = shared(False)
    cargo: tuple[int, ...] = unset()
    """By kind of equipment: the gem on it, `EMPTY` or `NO_CARD`."""
    bought_equipment: Pages = shared((), hidden=True)
    """The equipment cards that came from a catalogue."""
    orders: Pages = shared((), hidden=True)
    """The open orders."""
    completed: Pages = shared((), hidden=True)
    craftsmen: tuple[int, ...] = unset()
    """By colour."""
    bonus_tiles: int = shared(0)


@dataclass(slots=True, eq=False, init=False, repr=False)
class ValdoraState(State["Valdora"]):
    """The seats, the map, the books and the craftsmen. Everything is public except the faces of pages that were never open."""

    seats: list[Seat] = part_per_seat(Seat)
    pawns: list[int] = copied()
    """The space of each seat's pawn."""
    gems: list[tuple[int, ...]] = copied()
    """By gem road, the central area last: how many gems of each kind lie there."""
    pages_right: list[Pages] = copied(hidden=True)
    """By book; the front of the top page is up."""
    pages_left: list[Pages] = copied(hidden=True)
    """By book; the back of the top page is up."""
    craftsmen_left: tuple[int, ...] = unset()
    """By colour: the craftsmen beside their board."""
    workshops: tuple[int, ...] = unset()
    """The owner by colour; `NOBODY` if the workshop is not open."""
    bonus_tiles_left: int = shared(0)
    round: int = shared(1)
    last_round: bool = shared(False)
    ended_by: str | None = shared(None)

    # --- predicates ----------------------------------------------------------------------------------------------------------

    def book_of(self, seat: int) -> int:
        """Return the book of the city where a seat's pawn is."""
        return self.game.spaces.book[self.pawns[seat]]

    def stacks_on(self, side: int) -> list[Pages]:
        """Return the stacks on one side of all books, by book."""
        return self.pages_right if side == RIGHT else self.pages_left

    def pages(self, book: int, side: int) -> Pages:
        """Return the stack on one side of a book."""
        return (self.pages_right if side == RIGHT else self.pages_left)[book]

    def open_kind(self, book: int, side: int) -> int:
        """Return the kind of order or of equipment on the open page of one side of a book."""
        return self.game.books.kind[face_up(self.pages(book, side)[-1])]

    def order_kinds(self, seat: int) -> list[int]:
        """Return the kinds of a seat's open orders."""
        kind = self.game.books.kind
        return [kind[face_up(page)] for page in self.seats[seat].orders]

    def has_equipment(self, seat: int, kind: int) -> bool:
        """Return whether a seat owns a kind of equipment."""
        return self.seats[seat].cargo[kind] != NO_CARD

    def carries(self, seat: int, gem: int) -> bool:
        """Return whether a seat carries a gem of this kind."""
        return gem in self.seats[seat].cargo

    # --- what the kernel asks ------------------------------------------------------------------------------------------------

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        """Resample the faces that have not been seen. All seats know the same: not even its owner sees the back of a card."""
        seats = self.seats
        stacks = [*self.pages_right, *self.pages_left, *[each.orders for each in seats]]
        stacks += [each.completed for each in seats] + [each.bought_equipment for each in seats]
        pages = [page for stack in stacks for page in stack]
        for cards in self.game.books.sets:  # the frame of a page shows its set
            places = [place for place, page in enumerate(pages) if card_of(page) in cards]
            drawn = resample([pages[place] for place in places], self.game.books.fronts, stream)
            for place, page in zip(places, drawn, strict=True):
                pages[place] = page
        rest = iter(pages)
        resampled = iter([tuple(islice(rest, len(stack))) for stack in stacks])
        self.pages_right = [next(resampled) for _ in self.pages_right]
        self.pages_left = [next(resampled) for _ in self.pages_left]
        for each in seats:
            each.orders = next(resampled)
        for each in seats:
            each.completed = next(resampled)
        for each in seats:
            each.bought_equipment = next(resampled)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self)

    def shown(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.with_covered_orders(self.observe(seat))

    def shown_points(self, seat: int | None) -> Sequence[Mapping[str, int | None]]:
        seats: Any = self.shown(seat)["seats"]
        return [each["score"] for each in seats]

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        return self.game.action_details(self, action)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        return scoring.ranking_key(self, seat)

    def invariant_violations(self) -> list[str]:
        return invariants.violations(self)
