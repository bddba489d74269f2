"""Icons and paints as data. Only those that a picture uses go into its ``<defs>``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from .palette import BINDING_DARK, BINDING_LIGHT, DESK, PAPER_LIGHT, PAPER_LOW

PAINTS = {
    "g-paper": '<linearGradient id="g-paper" x1="0" y1="0" x2="0" y2="1">'
    f'<stop offset="0" stop-color="{PAPER_LIGHT}"/><stop offset="1" stop-color="{PAPER_LOW}"/></linearGradient>',
    "g-binding": '<linearGradient id="g-binding" x1="0" y1="0" x2="0" y2="1">'
    f'<stop offset="0" stop-color="{BINDING_LIGHT}"/><stop offset="1" stop-color="{BINDING_DARK}"/></linearGradient>',
    "g-desk": '<radialGradient id="g-desk" cx=".45" cy=".4" r=".8">'
    + "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in zip(("0", ".7", "1"), DESK, strict=True))
    + "</radialGradient>",
}
PAPER_PAINT, BINDING_PAINT, DESK_PAINT = "url(#g-paper)", "url(#g-binding)", "url(#g-desk)"

_REFERENCE = re.compile(r'(?:href="|url\()#([\w-]+)')


@cache
def symbols() -> Mapping[str, str]:
    """Return the icons of all games by id, as SVG."""
    return read_symbols(__package__, "symbols.svg")


def read_symbols(package: str, file: str) -> dict[str, str]:
    """Return the symbols in a file of a package by id, as SVG. Every symbol is one line of the file."""
    drawn = files(package).joinpath(file).read_text("utf-8")
    return {found[1]: found[0] for found in re.finditer(r'<symbol id="([\w-]+)".*?</symbol>', drawn)}


def definitions(body: str, game_symbols: Mapping[str, str]) -> str:
    """Return the ``<defs>`` of a picture: the icons, paints and symbols of the game that it refers to, each once."""
    icons = symbols()
    found: dict[str, str] = {}
    search = [body]
    while search:
        for name in dict.fromkeys(_REFERENCE.findall(search.pop())):
            if name not in found:
                found[name] = icons.get(name) or PAINTS.get(name) or game_symbols[name]
                search.append(found[name])
    return f'<defs id="region-defs">{"".join(found[name] for name in sorted(found))}</defs>'
