"""What the parts of a picture with boards and islands look things up in."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from ...sea.view.sea_context import SeaContext
from ...settlers.view.settler_context import SettlerContext
from .printed_boats import PrintedBoats

B = TypeVar("B", bound=PrintedBoats)


class BoatContext(SettlerContext[B], SeaContext[B]):
    """One scene to be drawn."""

    ASKABLE: ClassVar = {"Turn": ("work",), "SailBoat": ("sail",), "ChooseMarket": ("market",)}


AnyBoatContext = BoatContext[Any]
