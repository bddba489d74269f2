"""The component file of the game."""

from __future__ import annotations

from ...core.components import Section, require
from ..century.cubes.components import Cubes
from ..century.harbours.components import HarbourComponents


class Sailing(Section, frozen=True, kw_only=True):
    """How ships move."""

    free_steps: int

    def __post_init__(self) -> None:
        require(self.free_steps >= 1, "free_steps must be 1 or more")


class HarvestTable(Section, frozen=True, kw_only=True):
    """What a harvest brings."""

    gain: Cubes

    def __post_init__(self) -> None:
        require(min(self.gain) >= 0, "gain must be 0 or more")


class Components(HarbourComponents, frozen=True, kw_only=True):
    """The whole file."""

    sailing: Sailing
    harvest: HarvestTable
