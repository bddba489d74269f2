"""What all parts of a view look things up in, and every Century game has: the spices, and what is lacking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from .....core.scene import AvailableAction, Scene
from .....draw import context as draw
from .....draw.cards import DISABLED, ENABLED, NORMAL
from ...merchants.view.printed_merchants import COLOURS, missing

C = TypeVar("C", bound=draw.HasWording)


class CenturyContext(draw.ViewContext[C]):
    """One scene to be drawn."""

    TURNS: ClassVar[tuple[str, ...]] = ("Turn",)
    """The questions that let choose between the actions of a turn."""

    def __init__(self, scene: Scene, catalogue: C) -> None:
        super().__init__(scene, catalogue)
        self.choosing = self.my_turn and self.question[0] in self.TURNS
        """Whether the viewer is choosing between the actions of a turn: only then are things dead."""
        self.colour_names = [self.translate(f"colour-{colour}") for colour in COLOURS]

    def lacking(self, cost: Sequence[int], words: str) -> str:
        """The words of a thing that the viewer may want, with the cubes that are missing for it."""
        lack = missing(self.own["cubes"], cost)
        return words if self.seat is None or not any(lack) else words + " · " + self.translate("view-missing", cubes=lack)

    def state(self, action: AvailableAction | None, *, mine: bool = False) -> str:
        """How a thing looks that can be chosen in some turn: live, out of reach while others are live, or just lying there, as
        one's own place does."""
        return ENABLED if action else DISABLED if self.choosing and not mine else NORMAL
