"""Wertung der Markttafeln: the inspector gives a privilege, the money changer a joker that is laid at once.

The tile stays, the opponents' coins stay, and nobody gets a seal.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, agendas, not_asked
from ...core.messages import Message
from . import symbols
from .coins import JOKER
from .goods import pay
from .place import lay, slot_for
from .state import MercadoState
from .tables import MOST_SEATS


@dataclass(slots=True, eq=False)
class LayJoker(Question[MercadoState]):
    """Where do you lay the money changer's joker? Not at her own tile.

    Nor at a tile that was sold in this turn (a ruling: joker-not-at-sold-tile).
    """

    seat: int

    def legal(self, s: MercadoState) -> list[int]:
        base, display = s.game.put.base, s.display
        return sorted([base + display[slot] for slot in spots(s, self.seat)])

    def apply(self, s: MercadoState, action: int) -> None:
        game = s.game
        if not game.put.base <= action < game.put.end:
            raise not_asked()
        tile = action - game.put.base
        if tile == game.tiles.changer:
            raise Refused("another-tile")
        slot = slot_for(s, self.seat, JOKER, tile)
        s.jokers -= 1
        lay(s, self.seat, slot, JOKER)

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-joker", {"seat": self.seat})


LAY_JOKERS = tuple(LayJoker(seat) for seat in range(MOST_SEATS))


def spots(s: MercadoState, seat: int) -> list[int]:
    """The slots where the money changer's joker may be laid."""
    tiles, deposits, sold = s.game.tiles, s.deposits, s.sold
    at = seat * tiles.slots
    found = []
    for slot, tile in enumerate(s.display):
        if tile != tiles.changer and not sold >> slot & 1 and tiles.takes[tile][deposits[at + slot]]:
            found.append(slot)
    return found


def give_privilege(s: MercadoState, seat: int) -> None:
    """The inspector's service."""
    symbols.get_privileges(s, seat, 1)


def give_joker(s: MercadoState, seat: int) -> None:
    """The money changer's service. Without a joker or a place for it she gives nothing (a ruling: no-joker-no-service)."""
    if s.jokers and spots(s, seat):
        s.stack.append(LAY_JOKERS[seat])
    else:
        s.emit("no-joker", seat)


INSPECTOR = agendas("inspector", give_privilege, pay, seats=MOST_SEATS)
CHANGER = agendas("changer", give_joker, pay, seats=MOST_SEATS)
