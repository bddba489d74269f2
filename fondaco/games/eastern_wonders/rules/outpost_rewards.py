"""Stützpunkte: what a new outpost brings (page 5). Building is in `century.sea.outposts`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...century.cubes.upgrade import ask_upgrade
from ...century.harbours.red_bonuses import ask_bonus
from ...century.sea.island_market import OfferTrade
from ...century.sea.outposts import NO_COLUMN

if TYPE_CHECKING:
    from ..state import EasternWondersState


def reward_outpost(s: EasternWondersState, seat: int, column: int) -> None:
    """Ask for a bonus tile for an emptied column, then the upgrades, then the trade. A tile just gained does not upgrade yet."""
    s.stack.append(OfferTrade(seat))
    ask_upgrade(s, seat, s.red_bonuses.upgrades[seat])
    if column != NO_COLUMN:
        ask_bonus(s, seat)
