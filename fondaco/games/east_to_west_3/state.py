"""The state of Von Ost nach West, part III."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import part, part_or_none
from ..century.bazaar.bazaar import Bazaar
from ..century.merchants.golden_deals import Deals
from ..century.merchants.merchants import Merchants
from ..century.sea.sea import Sea
from ..century.settlers.boards import Boards
from ..century.state import CenturyState

if TYPE_CHECKING:
    from .game import EastToWest3


@dataclass(slots=True, eq=False, init=False, repr=False)
class EastToWest3State(CenturyState["EastToWest3"]):
    """Cubes, boards with settlers and merchants, and islands with boats and outposts."""

    boards: Boards = part()
    sea: Sea = part()
    merchants: Merchants = part()
    deals: Deals | None = part_or_none()
    bazaar: Bazaar = part()
