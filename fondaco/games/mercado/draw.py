"""Aktion A: Münzen ziehen. Three coins, two more for a seal; counterfeits go to the character tile."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, not_asked
from ...core.messages import Message
from . import coins
from .coins import COUNTERFEIT, MOST, SHIFT, total, unpack
from .place import ask_coin
from .state import MercadoState
from .tables import MOST_SEATS


@dataclass(slots=True, eq=False)
class Seal(Question[MercadoState]):
    """Do you pay a seal for two more coins?

    Asked before any coin is laid, and only if the bag holds as many (a ruling: seal-before-laying).
    """

    seat: int

    def legal(self, s: MercadoState) -> list[int]:
        return [s.game.seal.base, s.game.enough.base]

    def apply(self, s: MercadoState, action: int) -> None:
        game, seat = s.game, self.seat
        if action == game.seal.base:
            s.seals[seat] -= 1
            s.seal_supply += 1
            s.emit("pay-seal", seat)
            take_coins(s, seat, game.seal_draw, "seal")
        elif action != game.enough.base:
            raise not_asked()
        sort_out(s, seat)

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-seal", {"seat": self.seat, "coins": unpack(s.drawn), "number": s.game.seal_draw})


SEALS = tuple(Seal(seat) for seat in range(MOST_SEATS))


def draw(s: MercadoState, seat: int) -> None:
    """Draw three coins for all to see. With fewer in the bag that cannot be chosen."""
    game = s.game
    if total(s.bags[seat]) < game.draw_number:
        raise Refused("bag-too-small", number=total(s.bags[seat]), needed=game.draw_number)
    s.draws[seat] += 1
    take_coins(s, seat, game.draw_number, "coins")
    if s.seals[seat] and total(s.bags[seat]) >= game.seal_draw:
        s.stack.append(SEALS[seat])
    else:
        sort_out(s, seat)


def take_coins(s: MercadoState, seat: int, number: int, label: str) -> None:
    """Take so many coins from the bag, unseen."""
    taken = coins.draw(s.bags[seat], number, s.rng.stream(label, seat, s.draws[seat]))
    s.bags[seat] -= taken
    s.drawn += taken
    s.revealed += 1
    if s.event_sink is not None:
        s.emit("draw", seat, coins=unpack(taken))


def sort_out(s: MercadoState, seat: int) -> None:
    """Counterfeits go to the character tile at once; then the others are laid, one after the other."""
    counterfeits = s.drawn >> SHIFT[COUNTERFEIT] & MOST
    if counterfeits:
        found = counterfeits << SHIFT[COUNTERFEIT]
        s.drawn -= found
        s.mats[seat] += found
        s.emit("set-aside", seat, number=counterfeits)
    ask_coin(s, seat, 0, placed=False)
