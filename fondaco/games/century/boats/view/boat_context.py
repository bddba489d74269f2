"""What the parts of a picture with boards and islands look things up in."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from ...sea.view.sea_context import ChartTable
from ...settlers.view.settler_context import LandTable
from .printed_boats import BoatCatalogue

B = TypeVar("B", bound=BoatCatalogue)


class BoatTable(LandTable[B], ChartTable[B]):
    """One scene to be drawn."""

    WANTED: ClassVar = {"Turn": ("work",), "SailBoat": ("sail",), "ChooseMarket": ("market",)}


AnyBoats = BoatTable[Any]
