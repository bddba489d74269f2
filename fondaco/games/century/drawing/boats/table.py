"""What the parts of a picture with boards and islands look things up in."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from ..sea.table import ChartTable
from ..settlers.table import LandTable
from .faces import BoatCatalogue

B = TypeVar("B", bound=BoatCatalogue)


class BoatTable(LandTable[B], ChartTable[B]):
    """One scene to be drawn."""

    WANTED: ClassVar = {"Turn": ("work",), "SailBoat": ("sail",), "ChooseMarket": ("market",)}


AnyBoats = BoatTable[Any]
