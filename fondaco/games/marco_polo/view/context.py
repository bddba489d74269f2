"""What all parts of the view look things up in."""

from __future__ import annotations

from typing import ClassVar

from ...polo.view.context import PoloTable
from .map_layout import ATLAS
from .printed import Catalogue


class Table(PoloTable[Catalogue]):
    """One scene to be drawn."""

    ATLAS = ATLAS
    AT_SPACE = ("Die", "Row")
    STORE = (("pepper", "i-pepper"), ("silk", "i-silk"), ("gold", "i-gold"), ("camel", "i-camel"), ("coin", "i-coins"))
    WANTED: ClassVar = {**PoloTable.WANTED, "Row": ("row",)}
