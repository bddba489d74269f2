"""Schiff bewegen: steps that are free, further ones for which a cube is left behind (page 4).

Free steps are used first (a ruling: free-steps-first), and nothing is left behind on the way: so one question asks where they
end. Each paid step is asked on its own: first the cube, then the tile. A movement may come to a tile again, its first tile
included (a ruling: movement-may-return).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import JsonValue, Message
from ...century.cubes.packing import total
from ...century.cubes.payment import payment_obstacle, payment_refusal, payments
from ...century.sea.sea_obstacles import TOLL_NOT_PAYABLE
from ...century.sea.ships import destination_refusal, end_movement, move_ship, reach_obstacle, toll
from ...century.state import DetailedQuestion
from .left_cubes import leave_cube
from .obstacles import CANNOT_STOP_HERE, MESSAGES, NO_STEP_LEADS_ON

if TYPE_CHECKING:
    from ..state import EasternWondersState


def can_end(s: EasternWondersState, seat: int, tile: int, cubes: int) -> bool:
    """Return whether a movement that has come to a tile can end there or, with steps that these cubes pay, elsewhere."""
    if toll(s, seat, tile) <= cubes:
        return True
    return cubes > 0 and any(can_end(s, seat, near, cubes - 1) for near in s.sea.map.near[tile])


def sail_obstacle(s: EasternWondersState, seat: int, tile: int) -> int:
    """Return what prevents a ship from sailing to a tile with its free steps. It may go on only where all are used up."""
    obstacle = reach_obstacle(s, seat, tile, s.game.paid_steps.free_steps_of(s, seat))
    if obstacle:
        return obstacle
    held = total(s.cubes[seat])
    ends = can_end(s, seat, tile, held) if uses_all_free_steps(s, seat, tile) else toll(s, seat, tile) <= held
    return NO_OBSTACLE if ends else TOLL_NOT_PAYABLE


def uses_all_free_steps(s: EasternWondersState, seat: int, tile: int) -> bool:
    """Return whether all free steps together lead to a tile, so that the movement may go on from there."""
    return tile in s.sea.map.exactly(s.game.paid_steps.free_steps_of(s, seat))[s.sea.ships[seat]]


class Sail(Question["EasternWondersState"]):
    """Where do your free steps take you? The ship may stay; then no movement ends (a ruling: staying-is-no-movement)."""

    __slots__ = ()

    def legal(self, s: EasternWondersState) -> list[int]:
        seat, game = self.seat, s.game
        sail = game.sea.sail.actions
        tiles = s.sea.map.within(game.paid_steps.free_steps_of(s, seat))[s.sea.ships[seat]]
        if total(s.cubes[seat]) >= s.players - 1:  # enough for any toll
            actions = [sail[tile] for tile in tiles]
        else:
            actions = [sail[tile] for tile in tiles if not sail_obstacle(s, seat, tile)]
        actions.append(game.harbours.stay.only)
        return actions

    def obstacle(self, s: EasternWondersState, action: int) -> int:
        tile = s.game.sea.sail.offset(action)
        if tile >= 0:
            return sail_obstacle(s, self.seat, tile)
        return NO_OBSTACLE if action == s.game.harbours.stay.only else OTHER_QUESTION

    def refusal(self, s: EasternWondersState, action: int, obstacle: int) -> Refused:
        steps = s.game.paid_steps.free_steps_of(s, self.seat)
        return destination_refusal(s, self.seat, s.game.sea.sail.offset(action), steps, obstacle)

    def perform(self, s: EasternWondersState, action: int) -> None:
        seat, tile = self.seat, s.game.sea.sail.offset(action)
        if tile >= 0:
            sail_on(s, seat, tile, may_go_on=uses_all_free_steps(s, seat, tile))
        elif s.event_sink is not None:
            s.emit("stay", seat)

    def prompt(self, s: EasternWondersState) -> Message:
        here = s.game.sea.tiles[s.sea.ships[self.seat]]
        steps = s.game.paid_steps.free_steps_of(s, self.seat) if len(self.legal(s)) > 1 else 0
        return Message("ask-sail", {"seat": self.seat, "here": here, "steps": steps})


def sail_on(s: EasternWondersState, seat: int, tile: int, *, may_go_on: bool = True) -> None:
    """Move the ship to a tile. If it may go on and the seat can pay a step, ask for that; else end the movement."""
    move_ship(s, seat, tile)
    if may_go_on and s.cubes[seat]:
        s.stack.append(PayForStep(seat))
    else:
        end_movement(s, seat)


class PayForStep(DetailedQuestion["EasternWondersState"]):
    """Which cube do you leave behind for a further step, or do you stop here?"""

    __slots__ = ()

    def legal(self, s: EasternWondersState) -> list[int]:
        seat = self.seat
        stop = s.game.paid_steps.stop.only
        if total(s.cubes[seat]) >= s.players:  # enough for a step and any toll
            return [stop, *payments(s, seat)]
        actions = [] if stop_obstacle(s, seat) else [stop]
        if step_leads_on(s, seat):
            actions += payments(s, seat)
        return actions

    def obstacle(self, s: EasternWondersState, action: int) -> int:
        seat = self.seat
        if action == s.game.paid_steps.stop.only:
            return stop_obstacle(s, seat)
        obstacle = payment_obstacle(s, seat, action)
        if obstacle:
            return obstacle
        return NO_OBSTACLE if step_leads_on(s, seat) else NO_STEP_LEADS_ON

    def refusal(self, s: EasternWondersState, action: int, obstacle: int) -> Refused:
        seat = self.seat
        held = total(s.cubes[seat])
        if obstacle == CANNOT_STOP_HERE:
            here = s.sea.ships[seat]
            return Refused(MESSAGES[obstacle], tile=s.game.sea.tiles[here], toll=toll(s, seat, here), held=held)
        return Refused(MESSAGES[obstacle], held=held) if obstacle == NO_STEP_LEADS_ON else payment_refusal(s, action, obstacle)

    def perform(self, s: EasternWondersState, action: int) -> None:
        seat = self.seat
        if action == s.game.paid_steps.stop.only:
            end_movement(s, seat)
            return
        leave_cube(s, seat, s.game.cubes.pay.offset(action))
        s.stack.append(ChooseStep(seat))

    def prompt(self, s: EasternWondersState) -> Message:
        actions = self.legal(s)
        stop = s.game.paid_steps.stop.only
        asked = "ask-must-sail-on" if stop not in actions else "ask-sail-on" if len(actions) > 1 else "ask-must-stop"
        return Message(asked, {"here": s.game.sea.tiles[s.sea.ships[self.seat]]})

    def details(self, s: EasternWondersState, action: int) -> Mapping[str, JsonValue | Message]:
        return {"asked": "sail-on", "here": s.game.sea.tiles[s.sea.ships[self.seat]]}


def stop_obstacle(s: EasternWondersState, seat: int) -> int:
    """Return what prevents a movement from ending here: the toll. The ship can then go on, because it could come here."""
    return NO_OBSTACLE if toll(s, seat, s.sea.ships[seat]) <= total(s.cubes[seat]) else CANNOT_STOP_HERE


def step_leads_on(s: EasternWondersState, seat: int) -> bool:
    """Return whether a paid step leads anywhere: with the cubes left then, the movement must be able to end."""
    left = total(s.cubes[seat]) - 1
    return any(can_end(s, seat, near, left) for near in s.sea.map.near[s.sea.ships[seat]])


class ChooseStep(Question["EasternWondersState"]):
    """Where does the step lead that you have paid?"""

    __slots__ = ()

    def legal(self, s: EasternWondersState) -> list[int]:
        seat = self.seat
        sail = s.game.sea.sail.actions
        near = s.sea.map.near[s.sea.ships[seat]]
        held = total(s.cubes[seat])
        if held >= s.players - 1:  # enough for any toll
            return [sail[tile] for tile in near]
        return [sail[tile] for tile in near if can_end(s, seat, tile, held)]

    def obstacle(self, s: EasternWondersState, action: int) -> int:
        seat, tile = self.seat, s.game.sea.sail.offset(action)
        if tile < 0:
            return OTHER_QUESTION
        obstacle = reach_obstacle(s, seat, tile, 1)
        if obstacle:
            return obstacle
        return NO_OBSTACLE if can_end(s, seat, tile, total(s.cubes[seat])) else TOLL_NOT_PAYABLE

    def refusal(self, s: EasternWondersState, action: int, obstacle: int) -> Refused:
        return destination_refusal(s, self.seat, s.game.sea.sail.offset(action), 1, obstacle)

    def perform(self, s: EasternWondersState, action: int) -> None:
        sail_on(s, self.seat, s.game.sea.sail.offset(action))

    def prompt(self, s: EasternWondersState) -> Message:
        return Message("ask-step", {"here": s.game.sea.tiles[s.sea.ships[self.seat]]})
