"""The state of Von Ost nach West, part II."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..century.boats.boats import BoatState

if TYPE_CHECKING:
    from .game import EastToWest2


@dataclass(slots=True, eq=False, init=False, repr=False)
class EastToWest2State(BoatState["EastToWest2"]):
    """Cubes, boards with settlers, and islands with boats and outposts."""
