"""The context of views with boats: boards with settlers and islands together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from ...sea.view.printed_sea import PrintedSea
from ...sea.view.sea_context import SeaContext
from ...sea.view.sea_symbols import SEA_SYMBOLS as SEA
from ...settlers.view.point_card import SETTLER_SYMBOLS as LAND
from ...settlers.view.printed_settlers import PrintedSettlers
from ...settlers.view.settler_context import SettlerContext

BOAT_SYMBOLS = {**LAND, **SEA}
"""All that these pictures refer to, by id."""


@dataclass(frozen=True, kw_only=True)
class PrintedBoats(PrintedSettlers, PrintedSea):
    """All that is printed in the box, by label."""


B = TypeVar("B", bound=PrintedBoats)


class BoatContext(SettlerContext[B], SeaContext[B]):
    """The context of one picture."""

    ASKABLE: ClassVar = {"Turn": ("work",), "SailBoat": ("sail",), "ChooseMarket": ("market",)}


AnyBoatContext = BoatContext[Any]
