"""The end of a turn: what the active player has paid in full is scored, one tile after the other, in an order of choice."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, Task, not_asked
from ...core.messages import Message
from .goods import GOODS
from .market import CHANGER, INSPECTOR
from .state import MercadoState
from .tables import MOST_SEATS


@dataclass(slots=True, eq=False)
class Next(Question[MercadoState]):
    """Which tile is scored next? Asked when there are several."""

    seat: int

    def legal(self, s: MercadoState) -> list[int]:
        base, display = s.game.score.base, s.display
        return sorted([base + display[slot] for slot in complete(s, self.seat)])

    def apply(self, s: MercadoState, action: int) -> None:
        game = s.game
        if not game.score.base <= action < game.score.end:
            raise not_asked()
        tile = action - game.score.base
        for slot in complete(s, self.seat):
            if s.display[slot] == tile:
                sell(s, self.seat, slot)
                return
        raise Refused("not-complete", goods=game.tiles.labels[tile])

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-score", {"seat": self.seat})


@dataclass(slots=True, eq=False)
class ScoreTiles(Task[MercadoState]):
    """Score what is complete, until nothing is: a tile may become complete while another one is scored."""

    seat: int

    def run(self, s: MercadoState, seat: int) -> None:
        score_tiles(s, seat)


NEXTS = tuple(Next(seat) for seat in range(MOST_SEATS))
SCORE_TILES = tuple(ScoreTiles(seat) for seat in range(MOST_SEATS))


def complete(s: MercadoState, seat: int) -> list[int]:
    """The slots where a seat has laid the whole price."""
    tiles, deposits = s.game.tiles, s.deposits
    takes = tiles.takes
    at = seat * tiles.slots
    found = []
    for slot, tile in enumerate(s.display):
        if not takes[tile][deposits[at + slot]]:
            found.append(slot)
    return found


def score_tiles(s: MercadoState, seat: int) -> None:
    """Score the complete tile, or ask for one of several; then look again."""
    ready = complete(s, seat)
    if not ready:
        return
    s.stack.append(SCORE_TILES[seat])
    if len(ready) == 1:
        sell(s, seat, ready[0])
    else:
        s.stack.append(NEXTS[seat])


def sell(s: MercadoState, seat: int, slot: int) -> None:
    """A tile is scored: by the list of goods tiles or by that of a market tile."""
    tiles = s.game.tiles
    tile = s.display[slot]
    s.selling = slot
    if s.event_sink is not None:
        s.emit("buy", seat, goods=tiles.labels[tile])
    if tile < tiles.goods:
        s.stack.append(GOODS[seat])
    elif tile == tiles.inspector:
        s.stack.append(INSPECTOR[seat])
    else:
        s.stack.append(CHANGER[seat])
