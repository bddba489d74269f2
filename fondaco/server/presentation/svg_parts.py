"""The picture of a table, split into parts that a page can replace one by one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

from ...draw import tall, wide
from ...draw.palette import SANS

TITLE_BAR_HEIGHT = {"wide": wide.BAR.height, "tall": tall.BAR}
"""The height of a picture's title bar by layout. Pages have their own, so it is left out."""
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
    """Name and SVG of each part, back to front; `head` contains styles and symbols."""


def split_into_parts(svg: str, layout: str) -> Picture:
    """Split a picture by its regions. A picture without regions is a single part."""
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
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        parts.append((start[1], inner[start.start() : following.start() if following else None]))
    bar = TITLE_BAR_HEIGHT[layout]
    return Picture(f"0 {bar:g} {width:g} {height - bar:g}", tuple(parts))


def part_view_box(part: str) -> str:
    """Return the view box around all panels of a part."""
    boxes = list(_panel_boxes(ElementTree.fromstring(part)))
    left, top = min(x for x, *_ in boxes) - MARGIN, min(y for _, y, *_ in boxes) - MARGIN
    right = max(x + width for x, _, width, _ in boxes) + MARGIN
    bottom = max(y + height for _, y, _, height in boxes) + MARGIN
    return f"{left:g} {top:g} {right - left:g} {bottom - top:g}"


def _panel_boxes(part: ElementTree.Element) -> Iterator[tuple[float, float, float, float]]:
    """Yield the rectangles that are not transformed. Pieces are transformed, and lie on these."""
    for child in part:
        if child.tag == "rect":
            x, y, width, height = (float(child.get(name, 0)) for name in ("x", "y", "width", "height"))
            yield x, y, width, height
        elif child.get("transform") is None:
            yield from _panel_boxes(child)


def svg_document(view_box: str, body: str, *, fill: bool = False) -> str:
    """Return parts as a picture of its own, in its size; with ``fill`` it fills its frame and is cropped at the sides."""
    _, _, width, height = view_box.split()
    fits = ' preserveAspectRatio="xMidYMid slice"' if fill else f' width="{width}" height="{height}"'
    fonts = f'font-family="{SANS}" style="font-variant-numeric:lining-nums tabular-nums"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}"{fits} {fonts}>{body}</svg>'


def changed_pieces(before: str, after: str) -> list[str]:
    """Return the ids of pieces that are new, are in another region, or show another text."""
    old, new = _pieces(before), _pieces(after)
    return sorted(id for id, piece in new.items() if old.get(id) != piece)


def _pieces(svg: str) -> dict[str, tuple[str, str]]:
    """Return the region and the text of each piece, without piles and keys, which change with the pieces in them."""
    pieces: dict[str, tuple[str, str]] = {}

    def visit(element: ElementTree.Element, region: str) -> bool:
        """Add the pieces in an element; return whether there are any."""
        id = element.get("id", "")
        if id.startswith("region-"):
            region = id
        inside = [visit(child, region) for child in element if not child.tag.endswith("}defs")]
        if not id or id.startswith(("region-", "pile-", "key-")):
            return any(inside)
        if not any(inside):
            pieces[id] = (region, "".join(child.text or "" for child in element.iter() if child.tag.endswith("}text")))
        return True

    visit(ElementTree.fromstring(svg), "")
    return pieces
