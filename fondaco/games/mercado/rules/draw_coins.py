"""Aktion A, Münzen ziehen, and Aktion B, Münzen in den Beutel zurücklegen.

Three coins are drawn, two more for a seal. Counterfeits go to the character tile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ..packing import COUNTERFEIT, count, only, sample, total, unpack
from ..tables import MAX_SEATS
from .lay_coins import ask_next_coin
from .obstacles import BAG_TOO_SMALL, MAT_EMPTY, MUST_ACT

if TYPE_CHECKING:
    from ..state import MercadoState


class Seal(Question["MercadoState"]):
    """Do you pay a seal for two more coins?

    Asked before any coin is laid, and only if the bag holds two or more (a ruling: seal-before-laying).
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, s: MercadoState) -> list[int]:
        return [s.game.pay_seal.only, s.game.no_seal.only]

    def obstacle(self, s: MercadoState, action: int) -> int:
        asked = action == s.game.pay_seal.only or action == s.game.no_seal.only
        return NO_OBSTACLE if asked else OTHER_QUESTION

    def perform(self, s: MercadoState, action: int) -> None:
        game, seat = s.game, self.seat
        if action == game.pay_seal.only:
            s.seats[seat].seals -= 1
            s.seal_supply += 1
            s.emit("pay-seal", seat)
            take_coins(s, seat, game.seal_draw, "seal")
        set_counterfeits_aside(s, seat)
        ask_next_coin(s, seat, 0, laid=0)

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-seal", {"seat": self.seat, "coins": unpack(s.drawn), "number": s.game.seal_draw})


SEALS: Final = tuple([Seal(seat) for seat in range(MAX_SEATS)])


def draw_obstacle(s: MercadoState, seat: int) -> int:
    """With fewer than three coins in the bag, drawing cannot be chosen."""
    return NO_OBSTACLE if total(s.seats[seat].bag) >= s.game.draw_number else BAG_TOO_SMALL


def refill_obstacle(s: MercadoState, seat: int) -> int:
    """There must be a coin on the character tile."""
    return NO_OBSTACLE if s.seats[seat].mat else MAT_EMPTY


def pass_obstacle(s: MercadoState, seat: int) -> int:
    """A seat passes only if it can do neither (a ruling: pass-without-coins)."""
    return NO_OBSTACLE if draw_obstacle(s, seat) and refill_obstacle(s, seat) else MUST_ACT


def draw_coins(s: MercadoState, seat: int) -> None:
    """Draw three coins for all to see."""
    game, own = s.game, s.seats[seat]
    own.draw_count += 1
    take_coins(s, seat, game.draw_number, "coins")
    if own.seals and total(own.bag) >= game.seal_draw:
        s.stack.append(SEALS[seat])
    else:
        set_counterfeits_aside(s, seat)
        ask_next_coin(s, seat, 0, laid=0)


def take_coins(s: MercadoState, seat: int, number: int, label: str) -> None:
    """Take coins from the bag, unseen."""
    own = s.seats[seat]
    taken = sample(own.bag, number, s.rng.stream(label, seat, own.draw_count))
    own.bag -= taken
    s.drawn += taken
    s.revealed += 1
    if s.event_sink is not None:
        s.emit("draw", seat, coins=unpack(taken))


def set_counterfeits_aside(s: MercadoState, seat: int) -> None:
    """Counterfeits go to the character tile at once."""
    counterfeits = only(s.drawn, COUNTERFEIT)
    if counterfeits:
        s.drawn -= counterfeits
        s.seats[seat].mat += counterfeits
        if s.event_sink is not None:
            s.emit("set-aside", seat, number=count(counterfeits, COUNTERFEIT))


def refill(s: MercadoState, seat: int) -> None:
    """All coins of the character tile, counterfeits among them, go back into the bag."""
    own = s.seats[seat]
    coins = own.mat
    own.bag += coins
    own.mat = 0
    if s.event_sink is not None:
        s.emit("refill", seat, coins=unpack(coins))
