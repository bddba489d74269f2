"""What is printed on boards and islands together, as plain data for pictures."""

from __future__ import annotations

from dataclasses import dataclass

from ...sea.view.printed_sea import PrintedSea
from ...sea.view.sea_symbols import SEA_SYMBOLS as SEA
from ...settlers.view.point_card import SETTLER_SYMBOLS as LAND
from ...settlers.view.printed_settlers import PrintedSettlers

BOAT_SYMBOLS = {**LAND, **SEA}
"""All that these pictures refer to, by id."""


@dataclass(frozen=True, kw_only=True)
class PrintedBoats(PrintedSettlers, PrintedSea):
    """All that is printed in the box, by label."""
