"""The end of a turn: the tiles that the active player has paid in full are scored one by one, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import Message
from ..tables import MAX_SEATS
from .goods_tiles import GOODS
from .market_tiles import CHANGER, INSPECTOR
from .obstacles import MESSAGES, NOT_COMPLETE

if TYPE_CHECKING:
    from ..state import MercadoState


class ChooseTile(Question["MercadoState"]):
    """Which tile is scored next? Asked when there are several."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, s: MercadoState) -> list[int]:
        score, display = s.game.score.actions, s.display
        return sorted([score[display[slot]] for slot in complete_slots(s, self.seat)])

    def obstacle(self, s: MercadoState, action: int) -> int:
        tile = s.game.score.offset(action)
        if tile < 0:
            return OTHER_QUESTION
        slot = s.slot_of(tile)
        return NO_OBSTACLE if slot >= 0 and s.is_complete(self.seat, slot) else NOT_COMPLETE

    def refusal(self, s: MercadoState, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], goods=s.game.tiles.labels[s.game.score.offset(action)])

    def perform(self, s: MercadoState, action: int) -> None:
        score_tile(s, self.seat, s.slot_of(s.game.score.offset(action)))

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-score", {"seat": self.seat})


class ScoreTiles(Task["MercadoState"]):
    """Score what is complete, until nothing is: a tile may become complete while another one is scored."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def run(self, s: MercadoState, seat: int) -> None:
        score_tiles(s, seat)


CHOOSE_TILE: Final = tuple([ChooseTile(seat) for seat in range(MAX_SEATS)])
SCORE_TILES: Final = tuple([ScoreTiles(seat) for seat in range(MAX_SEATS)])


def complete_slots(s: MercadoState, seat: int) -> list[int]:
    """The slots where a seat has laid the whole price: those that `is_complete`. An empty edge never is."""
    takes, display = s.game.tiles.takes, s.display
    return [slot for slot, deposit in enumerate(s.seats[seat].deposits) if deposit and not takes[display[slot]][deposit]]


def score_tiles(s: MercadoState, seat: int) -> None:
    """Score the complete tile, or ask for one of several; then look again."""
    ready = complete_slots(s, seat)
    if not ready:
        return
    s.stack.append(SCORE_TILES[seat])
    if len(ready) == 1:
        score_tile(s, seat, ready[0])
    else:
        s.stack.append(CHOOSE_TILE[seat])


def score_tile(s: MercadoState, seat: int, slot: int) -> None:
    """Score a tile: by the list of goods tiles or by that of a market tile."""
    tiles = s.game.tiles
    tile = s.display[slot]
    s.selling = slot
    if s.event_sink is not None:
        s.emit("buy", seat, goods=tiles.labels[tile])
    if tiles.is_goods(tile):
        s.stack.append(GOODS[seat])
    elif tile == tiles.inspector:
        s.stack.append(INSPECTOR[seat])
    else:
        s.stack.append(CHANGER[seat])
