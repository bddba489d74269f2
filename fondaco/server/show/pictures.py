"""The picture of a table, cut into parts that a page can swap one by one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

from ...draw import tall, wide
from ...draw.palette import SANS

BAR = {"wide": wide.BAR.height, "tall": tall.BAR}
"""How high the title bar of a picture is; a page has its own, so it is left out."""
REGION = re.compile(r'<g id="region-([a-z-]+)"')
OPENING = re.compile(r"<svg\b[^>]*>")
VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
MARGIN = 6
HEAD_TEXT = re.compile(r"^<title>[^<]*</title>(<desc>[^<]*</desc>)?")


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in parts."""

    view_box: str
    parts: tuple[tuple[str, str], ...]
    """Name and SVG, back to front; `head` holds styles and symbols."""


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
    return Picture(f"0 {BAR[layout]:g} {width:g} {height - BAR[layout]:g}", tuple(parts))


def frame(region: str) -> str:
    """Where a region lies, as a view box: around all the sheets it is drawn on."""
    boxes = list(_sheets(ElementTree.fromstring(region)))
    left, top = min(x for x, *_ in boxes) - MARGIN, min(y for _, y, *_ in boxes) - MARGIN
    right = max(x + width for x, _, width, _ in boxes) + MARGIN
    bottom = max(y + height for _, y, _, height in boxes) + MARGIN
    return f"{left:g} {top:g} {right - left:g} {bottom - top:g}"


def _sheets(part: ElementTree.Element) -> Iterator[tuple[float, float, float, float]]:
    """The rectangles that lie where they say: pieces are moved to their places, and lie on these."""
    for child in part:
        if child.tag == "rect":
            x, y, width, height = (float(child.get(name, 0)) for name in ("x", "y", "width", "height"))
            yield x, y, width, height
        elif child.get("transform") is None:
            yield from _sheets(child)


def document(view_box: str, body: str, *, fill: bool = False) -> str:
    """Parts of a picture as a picture of their own, in its size; one that fills its frame is cut at the sides."""
    _, _, width, height = view_box.split()
    fits = ' preserveAspectRatio="xMidYMid slice"' if fill else f' width="{width}" height="{height}"'
    look = f'font-family="{SANS}" style="font-variant-numeric:lining-nums tabular-nums"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}"{fits} {look}>{body}</svg>'


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
