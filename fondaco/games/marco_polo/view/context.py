"""The context of the view."""

from __future__ import annotations

from typing import ClassVar

from ...polo.view.context import PoloContext
from .map_layout import MAP_LAYOUT
from .printed import Printed


class MarcoPoloContext(PoloContext[Printed]):
    """The context of one picture."""

    MAP_LAYOUT = MAP_LAYOUT
    AT_SPACE = ("Die", "Row")
    STORE = (("pepper", "i-pepper"), ("silk", "i-silk"), ("gold", "i-gold"), ("camel", "i-camel"), ("coin", "i-coins"))
    ASKABLE: ClassVar = {**PoloContext.ASKABLE, "Row": ("row",)}
