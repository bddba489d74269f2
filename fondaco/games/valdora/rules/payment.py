"""Gems that are handed over: they go from the equipment to the central area (pages 4 and 6)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ..components import GEMS
from ..formatters import page_words
from ..state import ValdoraState
from ..tables import EMPTY, NONE


def carriers(s: ValdoraState, seat: int, gem: int) -> list[int]:
    """The kinds of equipment of a seat that carry such a gem."""
    kinds = s.game.equipment_kinds
    own = seat * kinds
    return [kind for kind in range(kinds) if s.cargo[own + kind] == gem]


def carries(s: ValdoraState, seat: int, gem: int) -> bool:
    """Whether a seat has such a gem."""
    kinds = s.game.equipment_kinds
    return gem in s.cargo[seat * kinds : (seat + 1) * kinds]


def pay(s: ValdoraState, seat: int, gem: int, place: int, turned: int) -> None:
    """Hand over a gem that the seat has.

    Which of several equal ones is asked, for it decides which card becomes free (a ruling: choose-equal-gem).
    `place` and `turned` say what for, as `Pay` explains.
    """
    found = carriers(s, seat, gem)
    if len(found) == 1:
        hand_over(s, seat, found[0])
    else:
        s.stack.append(Pay(seat, gem, place, turned))


def hand_over(s: ValdoraState, seat: int, kind: int) -> None:
    """Put the gem on a card of equipment into the central area."""
    place = seat * s.game.equipment_kinds + kind
    gem = s.cargo[place]
    s.cargo[place] = EMPTY
    s.gems[s.game.spaces.area + gem] += 1
    if s.event_sink is not None:
        s.emit("pay", seat, gem=GEMS[gem], off=s.game.equipment.labels[kind])


class Pay(Question[ValdoraState]):
    """From which card of equipment is the gem handed over?

    What it is for must be told, for nothing on the table shows it: in a house the order in this `place`, in a city the page on
    this side of its catalogue, where so many pages were `turned` before.
    """

    __slots__ = ("gem", "place", "turned")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gem", "place", "turned")

    def __init__(self, seat: int, gem: int, place: int, turned: int) -> None:
        self.seat = seat
        self.gem = gem
        self.place = place
        self.turned = turned

    def legal(self, s: ValdoraState) -> list[int]:
        base = s.game.pay.base
        return [base + kind for kind in carriers(s, self.seat, self.gem)]

    def apply(self, s: ValdoraState, action: int) -> None:
        family = s.game.pay
        if not family.base <= action < family.end:
            raise not_asked()
        kind = action - family.base
        if s.cargo[self.seat * s.game.equipment_kinds + kind] != self.gem:
            raise Refused("gem-not-there", equipment=s.game.equipment.labels[kind], gems=[GEMS[self.gem]])
        hand_over(s, self.seat, kind)

    def prompt(self, s: ValdoraState) -> Message:
        return Message("ask-pay", {"seat": self.seat, "gems": [GEMS[self.gem]], "page": self.wanted(s)})

    def wanted(self, s: ValdoraState) -> Message:
        """The order that is being completed, or the equipment that is being bought."""
        game, space = s.game, s.pawns[self.seat]
        if game.spaces.house[space] != NONE:
            return page_words(game, s.orders[self.seat][self.place], orders=True)
        stack = (s.left if self.place else s.right)[game.spaces.book[space]]
        return page_words(game, stack[-1], orders=False)
