"""The symbols of the New World: what point cards are told apart by, and the marks in the circle that they refer to."""

from __future__ import annotations

from typing import Literal

Icon = Literal["native_help", "tool", "settlers", "exploration"]
ICONS: tuple[Icon, ...] = ("native_help", "tool", "settlers", "exploration")
"""The kinds of point cards, in the rulebook's order; bonus tiles count them."""
NATIVE_HELP, TOOL, SETTLERS, EXPLORATION = range(len(ICONS))

Mark = Literal["", "plough", "anvil", "canoe", "scales"]
MARKS: tuple[Mark, ...] = ("plough", "anvil", "canoe", "scales", "")
"""The symbols in the circle; the last stands for a location without one, to which no card refers."""
