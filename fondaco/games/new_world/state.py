"""The state of Eine neue Welt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import part
from ..century.settlers.boards import Boards
from ..century.state import CenturyState

if TYPE_CHECKING:
    from .game import NewWorld


@dataclass(slots=True, eq=False, init=False, repr=False)
class NewWorldState(CenturyState["NewWorld"]):
    """Cubes and boards."""

    boards: Boards = part()
