"""Cubes in component files."""

from __future__ import annotations

Cubes = tuple[int, int, int, int]
"""Cubes as a component file writes them: yellow, red, green, brown."""

NO_CUBES: Cubes = (0, 0, 0, 0)
