"""Wertung der Markttafeln: the inspector gives a privilege, the money changer a joker that is laid at once.

The tile stays, the opponents' coins stay, and no opponent gets a seal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....core.errors import Refused
from ....core.frames import OTHER_QUESTION, Question, agendas
from ....core.messages import Message
from ..packing import JOKER
from ..tables import MAX_SEATS
from . import symbols
from .goods_tiles import pay
from .lay_coins import lay_coin, tile_obstacle, tile_refusal
from .obstacles import ANOTHER_TILE, MESSAGES

if TYPE_CHECKING:
    from ..state import MercadoState


class LayJoker(Question["MercadoState"]):
    """Where do you lay the money changer's joker? Not at her own tile.

    Nor at a tile that was sold in this turn (a ruling: joker-not-at-sold-tile).
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, s: MercadoState) -> list[int]:
        put = s.game.put.actions
        return sorted([put[tile] for tile in s.display if not joker_obstacle(s, self.seat, tile)])

    def obstacle(self, s: MercadoState, action: int) -> int:
        tile = s.game.put.offset(action)
        return joker_obstacle(s, self.seat, tile) if tile >= 0 else OTHER_QUESTION

    def refusal(self, s: MercadoState, action: int, obstacle: int) -> Refused:
        if obstacle == ANOTHER_TILE:
            return Refused(MESSAGES[obstacle])
        return tile_refusal(s, self.seat, s.game.put.offset(action), JOKER, obstacle)

    def perform(self, s: MercadoState, action: int) -> None:
        s.jokers -= 1
        lay_coin(s, self.seat, s.slot_of(s.game.put.offset(action)), JOKER)

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-joker", {"seat": self.seat})


LAY_JOKERS: Final = tuple([LayJoker(seat) for seat in range(MAX_SEATS)])


def joker_obstacle(s: MercadoState, seat: int, tile: int) -> int:
    """Return what prevents laying the money changer's joker at a tile."""
    return ANOTHER_TILE if tile == s.game.tiles.changer else tile_obstacle(s, seat, tile, JOKER)


def give_privilege(s: MercadoState, seat: int) -> None:
    """The inspector's service."""
    symbols.get_privileges(s, seat, 1)


def give_joker(s: MercadoState, seat: int) -> None:
    """The money changer's service. Without a joker or a place for it she gives nothing (a ruling: no-joker-no-service)."""
    if s.jokers and any(not joker_obstacle(s, seat, tile) for tile in s.display):
        s.stack.append(LAY_JOKERS[seat])
    else:
        s.emit("no-joker", seat)


INSPECTOR: Final = agendas("inspector", give_privilege, pay, seats=MAX_SEATS)
CHANGER: Final = agendas("changer", give_joker, pay, seats=MAX_SEATS)
