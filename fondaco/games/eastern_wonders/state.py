"""The table of Fernöstliche Wunder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.messages import JsonValue, Message
from ..century.cubes.packing import unpack
from ..century.cubes.upgrade import ask_upgrade
from ..century.harbours import invariants
from ..century.harbours.red_bonuses import ask_bonus
from ..century.harbours.state import WondersState
from ..century.sea.island_market import OfferTrade
from ..century.sea.outposts import NO_COLUMN
from . import observation
from .rules import left_cubes

if TYPE_CHECKING:
    from .game import EasternWonders


@dataclass(slots=True, eq=False, init=False, repr=False)
class EasternWondersState(WondersState["EasternWonders"]):
    """The sea with its islands, the harbours, the bonus tiles, and the holds."""

    # --- rules that the combinations have otherwise ---------------------------------------------------------------------------

    def free_steps(self, seat: int) -> int:
        """How many steps a ship may go without paying."""
        return self.game.free_steps_at_first + self.bonuses.steps[seat]

    def arrived(self, seat: int) -> None:
        self.stack.append(left_cubes.FindCubes(seat))

    def outpost_built(self, seat: int, tile: int, column: int) -> None:
        """A bonus tile for an emptied column, then the upgrades, then the trade. A tile just gained does not upgrade yet."""
        self.stack.append(OfferTrade(seat))
        ask_upgrade(self, seat, self.bonuses.upgrades[seat])
        if column != NO_COLUMN:
            ask_bonus(self, seat)

    def begin(self) -> None:
        from .rules.turn import TURN

        self.stack.append(TURN[0])

    def reach(self, seat: int) -> int:
        return self.free_steps(seat)

    # --- what the kernel asks -------------------------------------------------------------------------------------------------

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        if action == self.game.harvest.base:
            seat = self.player
            return {"gain": unpack(self.game.harvest_gain + (0 if seat is None else self.bonuses.harvest[seat]))}
        return WondersState.action_details(self, action)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self)

    def invariant_violations(self) -> list[str]:
        return invariants.problems(self)
