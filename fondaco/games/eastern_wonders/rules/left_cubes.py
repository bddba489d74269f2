"""The cubes that ships leave behind: one on each tile from which a step is paid; whoever ends a movement there may load them.

(Pages 4 and 5, Schiff bewegen.)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ....core.frames import Task, not_asked
from ....core.messages import JsonValue, Message
from ...century.cubes.packing import COLOURS, ONE, total, unpack
from ...century.state import DetailedQuestion

if TYPE_CHECKING:
    from ..state import EasternWondersState


def leave_cube(s: EasternWondersState, seat: int, colour: int) -> None:
    """A cube stays behind on the tile that the ship is about to leave."""
    here = s.sea.ships[seat]
    s.cubes[seat] -= ONE[colour]
    s.sea.cubes[here] += ONE[colour]
    if s.event_sink is not None:
        s.emit("leave-cube", seat, colour=COLOURS[colour], tile=s.game.tiles[here])


class FindCubes(Task["EasternWondersState"]):
    """Once a movement has ended and all tolls are paid: do cubes lie here? On harbours, too (a ruling: cubes-on-harbours)."""

    __slots__ = ()

    def run(self, s: EasternWondersState, seat: int) -> None:
        if s.sea.cubes[s.sea.ships[seat]]:
            s.stack.append(Load(seat))


class Load(DetailedQuestion["EasternWondersState"]):
    """Do you load the cubes that lie here? All or none (a ruling: load-all-or-none)."""

    __slots__ = ()

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
        s.cubes[self.seat] += sea.cubes[tile]
        if s.event_sink is not None:
            s.emit("load", self.seat, cubes=unpack(sea.cubes[tile]), tile=game.tiles[tile])
        sea.cubes[tile] = 0

    def prompt(self, s: EasternWondersState) -> Message:
        tile = s.sea.ships[self.seat]
        cubes = s.sea.cubes[tile]
        return Message("ask-load", {"here": s.game.tiles[tile], "lying": total(cubes), "cubes": unpack(cubes)})

    def details(self, s: EasternWondersState, action: int) -> Mapping[str, JsonValue | Message]:
        return {"asked": "load", "cubes": unpack(s.sea.cubes[s.sea.ships[self.seat]])}
