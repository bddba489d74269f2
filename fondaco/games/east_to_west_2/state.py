"""The state of Von Ost nach West, part II."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import part
from ..century.sea.sea import Sea
from ..century.settlers.boards import Boards
from ..century.state import CenturyState

if TYPE_CHECKING:
    from .game import EastToWest2


@dataclass(slots=True, eq=False, init=False, repr=False)
class EastToWest2State(CenturyState["EastToWest2"]):
    """Cubes, boards with settlers, and islands with boats and outposts."""

    boards: Boards = part()
    sea: Sea = part()
