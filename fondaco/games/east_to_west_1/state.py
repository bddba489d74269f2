"""The state of Von Ost nach West, part I."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import part, part_or_none
from ..century.bazaar.bazaar import Bazaar
from ..century.merchants.golden_deals import Deals
from ..century.merchants.merchants import Merchants
from ..century.route.route import Route
from ..century.settlers.boards import Boards
from ..century.state import CenturyState

if TYPE_CHECKING:
    from .game import EastToWest1


@dataclass(slots=True, eq=False, init=False, repr=False)
class EastToWest1State(CenturyState["EastToWest1"]):
    """Cubes, boards with settlers, merchants below them, and a trade route before each seat."""

    boards: Boards = part()
    merchants: Merchants = part()
    deals: Deals | None = part_or_none()
    bazaar: Bazaar = part()
    route: Route = part()
