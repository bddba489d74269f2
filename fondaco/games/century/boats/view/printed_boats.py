"""What is printed on boards and islands together, as plain data for pictures."""

from __future__ import annotations

from dataclasses import dataclass

from ...sea.view.printed_sea import ChartCatalogue
from ...sea.view.sea_symbols import OWN as SEA
from ...settlers.view.point_card import OWN as LAND
from ...settlers.view.printed_settlers import LandCatalogue

OWN = {**LAND, **SEA}
"""All that these pictures refer to, by id."""


@dataclass(frozen=True, kw_only=True)
class BoatCatalogue(LandCatalogue, ChartCatalogue):
    """All that is printed in the box, by label."""
