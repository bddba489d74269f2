"""The faces of the characters."""

from __future__ import annotations

from ....draw.icons import read_symbols
from ....draw.svg import use

PORTRAITS = read_symbols(__package__, "portraits.svg") | {
    "portrait-disc": '<clipPath id="portrait-disc"><circle r="33.4"/></clipPath>'
}
"""By id, with the disc that they are cut out to."""


def portrait(character: str, x: float, y: float, size: float) -> str:
    """The face of a character in a disc."""
    return use(f"portrait-{character}", x, y, size)
