"""How well each seat stands: a judgement from public facts, for bots, put together from those of the parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.boats.evaluation import expected_with_boats

if TYPE_CHECKING:
    from .state import EastToWest3State

KEPT = 0.4
"""Points that come of a merchant on the way to a bonus tile, as long as there is a slot for it."""


def evaluate(s: EastToWest3State) -> list[float]:
    """Expected points of each seat: what settlers, boats and cubes promise, and merchants that are kept."""
    values = expected_with_boats(s)
    if not s.over and not s.last_round:
        for seat, cards in enumerate(s.kept):
            if len(s.land.tiles[seat]) < s.game.bonus_slots:
                values[seat] += KEPT * (len(cards) % s.game.tables.collecting.merchants_per_tile)
    return values
