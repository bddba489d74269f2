"""Seals: points in wax, the amount inside."""

from __future__ import annotations

from .palette import INK, WAX_LIGHT
from .svg import figure, use


def seal(points: int, x: float, y: float, size: float, *, winner: bool = False) -> str:
    """A seal with its points; the winner's is of gold."""
    scale = 0.54 if points < 100 else 0.4
    ink = INK if winner else WAX_LIGHT
    icon = "i-points-winner" if winner else "i-points"
    return use(icon, x, y, size) + figure(x + size / 2, y + size / 2 + size * scale * 0.36, points, size * scale, ink)
