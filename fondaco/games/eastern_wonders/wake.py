"""The cubes that ships leave behind: one on each tile from which a step is paid; whoever ends a movement there may load them.

(Pages 4 and 5, Schiff bewegen.)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.frames import Question, Task, not_asked
from ...core.messages import Message
from ..century.cubes import COLOURS, ONE, unpack
from ..century.payment import paid_colour, pay_any
from ..century.ships import go_on

if TYPE_CHECKING:
    from .state import EasternWondersState


@dataclass(slots=True, eq=False)
class LeaveCube(Question["EasternWondersState"]):
    """Which cube do you leave behind? Then the ship goes on to the tile."""

    seat: int
    tile: int

    def legal(self, s: EasternWondersState) -> list[int]:
        return pay_any(s, self.seat)

    def apply(self, s: EasternWondersState, action: int) -> None:
        seat = self.seat
        colour = paid_colour(s, seat, action)
        sea = s.sea
        here = sea.ships[seat]
        s.store[seat] -= ONE[colour]
        sea.cubes[here] += ONE[colour]
        if s.log is not None:
            s.tell("leave-cube", seat, colour=COLOURS[colour], left=s.game.tiles[here])
        go_on(s, seat, self.tile)

    def prompt(self, s: EasternWondersState) -> Message:
        tiles = s.game.tiles
        return Message("ask-leave-cube", {"tile": tiles[self.tile], "left": tiles[s.sea.ships[self.seat]]})


@dataclass(slots=True, eq=False)
class FindCubes(Task["EasternWondersState"]):
    """Once a movement has ended and all tolls are paid: do cubes lie here? On harbours, too (a ruling)."""

    seat: int

    def entry(self, s: EasternWondersState, seat: int) -> None:
        if s.sea.cubes[s.sea.ships[seat]]:
            s.stack.append(Load(seat))


@dataclass(slots=True, eq=False)
class Load(Question["EasternWondersState"]):
    """Do you load the cubes that lie here? All or none (a ruling)."""

    seat: int

    def legal(self, s: EasternWondersState) -> list[int]:
        game = s.game
        return [game.load.base, game.leave.base]

    def apply(self, s: EasternWondersState, action: int) -> None:
        game = s.game
        if action == game.leave.base:
            return
        if action != game.load.base:
            raise not_asked()
        sea = s.sea
        tile = sea.ships[self.seat]
        s.store[self.seat] += sea.cubes[tile]
        if s.log is not None:
            s.tell("load", self.seat, cubes=unpack(sea.cubes[tile]), tile=game.tiles[tile])
        sea.cubes[tile] = 0

    def prompt(self, s: EasternWondersState) -> Message:
        tile = s.sea.ships[self.seat]
        return Message("ask-load", {"tile": s.game.tiles[tile], "cubes": unpack(s.sea.cubes[tile])})
