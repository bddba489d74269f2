"""Edelsteine abgeben: gems go from equipment to the central area (pages 4 and 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ....core.tuples import replaced
from ..components import GEMS
from ..tables import EMPTY, NONE
from .action_details import page_message
from .obstacles import GEM_NOT_THERE, MESSAGES

if TYPE_CHECKING:
    from ..state import ValdoraState


class HandOverGem(Question["ValdoraState"]):
    """From which equipment card do you hand over the gem?

    The fields name its purpose, because nothing on the table shows it. In a house the gem pays for the order in a slot. In a city
    it pays for the page on a side of the catalogue.
    """

    __slots__ = ("free_turns_used", "gem", "slot_or_side")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gem", "slot_or_side", "free_turns_used")

    def __init__(self, seat: int, gem: int, slot_or_side: int, free_turns_used: int) -> None:
        self.seat = seat
        self.gem = gem
        self.slot_or_side = slot_or_side
        self.free_turns_used = free_turns_used
        """The free turns of pages used before a purchase, for `UseBook`."""

    def legal(self, s: ValdoraState) -> list[int]:
        hand_over = s.game.hand_over.actions
        return [hand_over[kind] for kind in carriers(s, self.seat, self.gem)]

    def obstacle(self, s: ValdoraState, action: int) -> int:
        kind = s.game.hand_over.offset(action)
        if kind < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if s.seats[self.seat].cargo[kind] == self.gem else GEM_NOT_THERE

    def refusal(self, s: ValdoraState, action: int, obstacle: int) -> Refused:
        label = s.game.equipment.labels[s.game.hand_over.offset(action)]
        return Refused(MESSAGES[obstacle], equipment=label, gems=[GEMS[self.gem]])

    def perform(self, s: ValdoraState, action: int) -> None:
        hand_over(s, self.seat, s.game.hand_over.offset(action))

    def prompt(self, s: ValdoraState) -> Message:
        return Message("ask-pay", {"seat": self.seat, "gems": [GEMS[self.gem]], "page": self.purpose(s)})

    def purpose(self, s: ValdoraState) -> Message:
        """Return the order that is being completed, or the equipment that is being bought."""
        game, seat = s.game, self.seat
        if game.spaces.patron[s.pawns[seat]] != NONE:
            return page_message(game, s.seats[seat].orders[self.slot_or_side], of_orders=True)
        return page_message(game, s.pages(s.book_of(seat), self.slot_or_side)[-1], of_orders=False)


def carriers(s: ValdoraState, seat: int, gem: int) -> list[int]:
    """Return the kinds of equipment of a seat that carry a gem of this kind."""
    return [kind for kind, held in enumerate(s.seats[seat].cargo) if held == gem]


def pay_gem(s: ValdoraState, seat: int, gem: int, slot_or_side: int, free_turns_used: int) -> None:
    """Hand over a gem that the seat carries. The other parameters are fields of `HandOverGem`.

    If several cards carry it, the player chooses, because that card becomes free (a ruling: choose-equal-gem).
    """
    if s.seats[seat].cargo.count(gem) == 1:
        hand_over(s, seat, s.seats[seat].cargo.index(gem))
    else:
        s.stack.append(HandOverGem(seat, gem, slot_or_side, free_turns_used))


def hand_over(s: ValdoraState, seat: int, kind: int) -> None:
    """Put the gem of an equipment card into the central area."""
    tableau = s.seats[seat]
    gem = tableau.cargo[kind]
    tableau.cargo = replaced(tableau.cargo, kind, EMPTY)
    add_gem(s, s.game.spaces.area, gem, 1)
    if s.event_sink is not None:
        s.emit("pay", seat, gem=GEMS[gem], off=s.game.equipment.labels[kind])


def add_gem(s: ValdoraState, place: int, gem: int, number: int) -> None:
    """Add gems to a gem road or to the area; a negative number takes them away."""
    gems = s.gems[place]
    s.gems[place] = replaced(gems, gem, gems[gem] + number)
