"""The context of all Century views: the spices, and missing cubes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from .....core.scene import AvailableAction, Scene
from .....draw import context as draw
from .....draw.cards import DISABLED, ENABLED, NORMAL
from ...merchants.view.printed_merchants import COLOURS, missing

C = TypeVar("C", bound=draw.HasWording)


class CenturyContext(draw.ViewContext[C]):
    """The context of one picture."""

    TURNS: ClassVar[tuple[str, ...]] = ("Turn",)
    """The questions that choose between the actions of a turn."""

    def __init__(self, scene: Scene, catalogue: C) -> None:
        super().__init__(scene, catalogue)
        self.choosing = self.my_turn and self.question[0] in self.TURNS
        """Whether the viewer is choosing between the actions of a turn. Only then are pieces disabled."""
        self.colour_names = [self.translate(f"colour-{colour}") for colour in COLOURS]

    def lacking(self, cost: Sequence[int], words: str) -> str:
        """Return the words of a piece with the cubes that the viewer lacks for its cost."""
        lack = missing(self.own["cubes"], cost)
        return words if self.seat is None or not any(lack) else words + " · " + self.translate("view-missing", cubes=lack)

    def state(self, action: AvailableAction | None, *, is_own: bool = False) -> str:
        """Return the state of a piece that turns can choose: enabled, disabled while others are enabled, or normal if it is
        ``is_own``."""
        return ENABLED if action else DISABLED if self.choosing and not is_own else NORMAL
