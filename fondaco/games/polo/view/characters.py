"""The faces of the characters."""

from __future__ import annotations

from ....draw.icons import read_symbols
from ....draw.svg import use


def read_portraits(package: str) -> dict[str, str]:
    """Return the portraits in a view, by id, with the disc that they are cut out to."""
    disc = '<clipPath id="portrait-disc"><circle r="33.4"/></clipPath>'
    return read_symbols(package, "portraits.svg") | {"portrait-disc": disc}


def portrait(character: str, x: float, y: float, size: float) -> str:
    """Draw the face of a character in a disc."""
    return use(f"portrait-{character}", x, y, size)
