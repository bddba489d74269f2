"""The picture of a table, cut into parts that a page can swap one by one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree import ElementTree

from ...core.state import State

BAR = {"wide": 52, "tall": 48}
"""How high the title bar of a picture is; a page has its own, so it is left out."""
REGION = re.compile(r'<g id="region-([a-z-]+)"')
OPENING = re.compile(r"<svg\b[^>]*>")
VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
RECT = re.compile(r'<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"')
MARGIN = 6
HEAD_TEXT = re.compile(r"^<title>[^<]*</title>(<desc>[^<]*</desc>)?")


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in parts."""

    view_box: str
    parts: tuple[tuple[str, str], ...]
    """Name and SVG, back to front; `head` holds styles and symbols."""


def draw(state: State, seat: int | None, lang: str, layout: str, names: Sequence[str]) -> str:
    """The table as a seat sees it, with the names of those who sit there."""
    return state.svg(seat, lang, layout, names)


def cut(svg: str, layout: str) -> Picture:
    """A picture in parts; one that has no regions is a single part."""
    opening = OPENING.match(svg)
    size = VIEW_BOX.search(svg)
    assert opening is not None, "views draw one svg element"
    assert size is not None, "pictures begin at (0, 0)"
    inner = HEAD_TEXT.sub("", svg[opening.end() : svg.rindex("</svg>")])
    width, height = float(size[1]), float(size[2])
    starts = list(REGION.finditer(inner))
    if not starts:
        return Picture(f"0 0 {width:g} {height:g}", (("table", f'<g id="region-table">{inner}</g>'),))
    parts = [("head", inner[: starts[0].start()])]
    for here, following in zip(starts, [*starts[1:], None], strict=True):
        parts.append((here[1], inner[here.start() : following.start() if following else None]))
    return Picture(f"0 {BAR[layout]} {width:g} {height - BAR[layout]:g}", tuple(parts))


def frame(region: str) -> str:
    """Where a region lies, as a view box: its largest rectangle is the panel it is drawn on."""
    boxes = [[float(number) for number in match.groups()] for match in RECT.finditer(region)]
    x, y, width, height = max(boxes, key=lambda box: box[2] * box[3])
    return f"{x - MARGIN:g} {y - MARGIN:g} {width + 2 * MARGIN:g} {height + 2 * MARGIN:g}"


def document(view_box: str, body: str, *, fill: bool = False) -> str:
    """Parts of a picture as a picture of their own; one that fills its frame is cut at the sides."""
    fits = ' preserveAspectRatio="xMidYMid slice"' if fill else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}"{fits}>{body}</svg>'


def changed_pieces(before: str, after: str) -> list[str]:
    """The ids of pieces that came, went to another part of the table, or show another text."""
    old, new = _pieces(before), _pieces(after)
    return sorted(id for id, piece in new.items() if old.get(id) != piece)


def _pieces(svg: str) -> dict[str, tuple[str, str]]:
    """In which region each piece lies and what is written on it. Piles and keys always change, what holds pieces with them."""
    found: dict[str, tuple[str, str]] = {}

    def visit(element: ElementTree.Element, region: str) -> bool:
        """Look through an element; whether there are pieces in it."""
        id = element.get("id", "")
        if id.startswith("region-"):
            region = id
        inside = [visit(child, region) for child in element if not child.tag.endswith("}defs")]
        if not id or id.startswith(("region-", "pile-", "key-")):
            return any(inside)
        if not any(inside):
            found[id] = (region, "".join(child.text or "" for child in element.iter() if child.tag.endswith("}text")))
        return True

    visit(ElementTree.fromstring(svg), "")
    return found
