"""The cubes that ships leave behind: one on each tile from which a step is paid; a ship that ends a movement there may load them.

(Pages 4 and 5, Schiff bewegen.)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Task
from ....core.messages import JsonValue, Message
from ...century.cubes.packing import COLOURS, ONE, total, unpack
from ...century.state import DetailedQuestion

if TYPE_CHECKING:
    from ..state import EasternWondersState


def leave_cube(s: EasternWondersState, seat: int, colour: int) -> None:
    """Leave a cube behind on the tile that the ship is about to leave."""
    here = s.sea.ships[seat]
    s.cubes[seat] -= ONE[colour]
    s.sea.left_cubes[here] += ONE[colour]
    if s.event_sink is not None:
        s.emit("leave-cube", seat, colour=COLOURS[colour], tile=s.game.sea.tiles[here])


def offer_left_cubes(s: EasternWondersState, seat: int) -> None:
    """Offer the cubes of the tile, after all tolls are paid."""
    s.stack.append(OfferLeftCubes(seat))


class OfferLeftCubes(Task["EasternWondersState"]):
    """Ask whether the seat loads the cubes that lie where its movement has ended, harbours included
    (a ruling: cubes-on-harbours)."""

    __slots__ = ()

    def run(self, s: EasternWondersState, seat: int) -> None:
        if s.sea.left_cubes[s.sea.ships[seat]]:
            s.stack.append(LoadLeftCubes(seat))


class LoadLeftCubes(DetailedQuestion["EasternWondersState"]):
    """Do you load the cubes that lie here? All or none (a ruling: load-all-or-none)."""

    __slots__ = ()

    def legal(self, s: EasternWondersState) -> list[int]:
        steps = s.game.paid_steps
        return [steps.load.only, steps.leave_cubes.only]

    def obstacle(self, s: EasternWondersState, action: int) -> int:
        steps = s.game.paid_steps
        return NO_OBSTACLE if action == steps.load.only or action == steps.leave_cubes.only else OTHER_QUESTION

    def perform(self, s: EasternWondersState, action: int) -> None:
        if action == s.game.paid_steps.leave_cubes.only:
            return
        sea = s.sea
        tile = sea.ships[self.seat]
        s.cubes[self.seat] += sea.left_cubes[tile]
        if s.event_sink is not None:
            s.emit("load", self.seat, cubes=unpack(sea.left_cubes[tile]), tile=s.game.sea.tiles[tile])
        sea.left_cubes[tile] = 0

    def prompt(self, s: EasternWondersState) -> Message:
        tile = s.sea.ships[self.seat]
        cubes = s.sea.left_cubes[tile]
        return Message("ask-load", {"here": s.game.sea.tiles[tile], "lying": total(cubes), "cubes": unpack(cubes)})

    def details(self, s: EasternWondersState, action: int) -> Mapping[str, JsonValue | Message]:
        return {"asked": "load", "cubes": unpack(s.sea.left_cubes[s.sea.ships[self.seat]])}
