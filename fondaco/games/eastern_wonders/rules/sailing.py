"""Schiff bewegen: steps that are free, further ones for which a cube is left behind (page 4).

Free steps are used first (a ruling: free-steps-first), and nothing is left behind on the way: so they are one question, where
they end. Each paid step is asked by itself: first the cube, then the tile. A movement may come to a tile again, the one that it
began on included (a ruling: movement-may-return).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import JsonValue, Message
from ...century.cubes.packing import COUNT, total
from ...century.cubes.payment import paid_colour, payments
from ...century.sea.ships import cannot_end, end_movement, out_of_reach, toll
from ...century.state import DetailedQuestion
from .left_cubes import leave_cube

if TYPE_CHECKING:
    from ..state import EasternWondersState


def can_end(s: EasternWondersState, seat: int, tile: int, cubes: int) -> bool:
    """Whether a movement that has come to a tile can end there or, with steps that these cubes pay, elsewhere."""
    if toll(s, seat, tile) <= cubes:
        return True
    return cubes > 0 and any(can_end(s, seat, near, cubes - 1) for near in s.sea.chart.near[tile])


class Sail(Question["EasternWondersState"]):
    """Where do your free steps take you? The ship may stay, too; then no movement ends (a ruling: staying-is-no-movement)."""

    __slots__ = ()

    def legal(self, s: EasternWondersState) -> list[int]:
        seat = self.seat
        game = s.game
        sea = s.sea
        base = game.sail.base
        tiles = sea.chart.within(s.free_steps(seat))[sea.ships[seat]]
        if s.cubes[seat] % COUNT >= s.players - 1:  # enough for any toll
            actions = [base + tile for tile in tiles]
        else:
            actions = [base + tile for tile in tiles if _can_sail(s, seat, tile)]
        actions.append(game.stay.base)
        return actions

    def apply(self, s: EasternWondersState, action: int) -> None:
        game = s.game
        seat = self.seat
        if action == game.stay.base:
            if s.event_sink is not None:
                s.emit("stay", seat)
            return
        if not game.sail.base <= action < game.sail.end:
            raise not_asked()
        tile = action - game.sail.base
        here = s.sea.ships[seat]
        steps = s.free_steps(seat)
        if tile not in s.sea.chart.within(steps)[here]:
            raise out_of_reach(s, tile, steps)
        if not _can_sail(s, seat, tile):
            raise cannot_end(s, seat, tile)
        go_on(s, seat, tile, tile in s.sea.chart.exactly(steps)[here])

    def prompt(self, s: EasternWondersState) -> Message:
        here = s.game.tiles[s.sea.ships[self.seat]]
        steps = s.free_steps(self.seat) if len(self.legal(s)) > 1 else 0
        return Message("ask-sail", {"seat": self.seat, "here": here, "steps": steps})


def _can_sail(s: EasternWondersState, seat: int, tile: int) -> bool:
    """Whether a ship may sail to a tile with its free steps. Only where they are all used up it may go on from there."""
    held = total(s.cubes[seat])
    on = tile in s.sea.chart.exactly(s.free_steps(seat))[s.sea.ships[seat]]
    return can_end(s, seat, tile, held) if on else toll(s, seat, tile) <= held


class SailOn(DetailedQuestion["EasternWondersState"]):
    """Which cube do you leave behind for a further step, or do you stop here?"""

    __slots__ = ()

    def legal(self, s: EasternWondersState) -> list[int]:
        seat = self.seat
        held = s.cubes[seat] % COUNT
        if held >= s.players:  # enough for a step and any toll
            return [s.game.stop.base, *payments(s, seat)]
        actions = [s.game.stop.base] if toll(s, seat, s.sea.ships[seat]) <= held else []
        if _can_go_on(s, seat):
            actions += payments(s, seat)
        return actions

    def apply(self, s: EasternWondersState, action: int) -> None:
        seat = self.seat
        if action == s.game.stop.base:
            here = s.sea.ships[seat]
            if toll(s, seat, here) > total(s.cubes[seat]):
                raise cannot_end(s, seat, here, "cannot-stop-here")  # the ship has come here, so it can sail on
            end_movement(s, seat)
            return
        colour = paid_colour(s, seat, action)
        if not _can_go_on(s, seat):
            raise Refused("cannot-go-on", held=total(s.cubes[seat]))
        leave_cube(s, seat, colour)
        s.stack.append(Step(seat))

    def prompt(self, s: EasternWondersState) -> Message:
        answers = self.legal(s)
        stop = s.game.stop.base
        asked = "ask-must-sail-on" if stop not in answers else "ask-sail-on" if len(answers) > 1 else "ask-must-stop"
        return Message(asked, {"here": s.game.tiles[s.sea.ships[self.seat]]})

    def details(self, s: EasternWondersState, action: int) -> Mapping[str, JsonValue | Message]:
        return {"asked": "sail-on", "here": s.game.tiles[s.sea.ships[self.seat]]}


def _can_go_on(s: EasternWondersState, seat: int) -> bool:
    """Whether a paid step leads anywhere: with what is left then, the movement must be able to end."""
    left = total(s.cubes[seat]) - 1
    return any(can_end(s, seat, near, left) for near in s.sea.chart.near[s.sea.ships[seat]])


class Step(Question["EasternWondersState"]):
    """Where does the step lead that you have paid?"""

    __slots__ = ()

    def legal(self, s: EasternWondersState) -> list[int]:
        seat = self.seat
        base = s.game.sail.base
        near = s.sea.chart.near[s.sea.ships[seat]]
        if s.cubes[seat] % COUNT >= s.players - 1:  # enough for any toll
            return [base + tile for tile in near]
        held = total(s.cubes[seat])
        return [base + tile for tile in near if can_end(s, seat, tile, held)]

    def apply(self, s: EasternWondersState, action: int) -> None:
        game = s.game
        seat = self.seat
        if not game.sail.base <= action < game.sail.end:
            raise not_asked()
        tile = action - game.sail.base
        if tile not in s.sea.chart.near[s.sea.ships[seat]]:
            raise out_of_reach(s, tile, 1)
        if not can_end(s, seat, tile, total(s.cubes[seat])):
            raise cannot_end(s, seat, tile)
        go_on(s, seat, tile)

    def prompt(self, s: EasternWondersState) -> Message:
        return Message("ask-step", {"here": s.game.tiles[s.sea.ships[self.seat]]})


def go_on(s: EasternWondersState, seat: int, tile: int, further: bool = True) -> None:
    """The ship goes to a tile; if it may go further and the seat can pay a step, that is asked, else the movement ends."""
    s.sea.ships[seat] = tile
    if s.event_sink is not None:
        s.emit("sail", seat, tile=s.game.tiles[tile])
    if further and s.cubes[seat]:
        s.stack.append(SailOn(seat))
    else:
        end_movement(s, seat)
