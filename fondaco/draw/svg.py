"""SVG as strings, built by small functions that escape their texts.

Formatting takes most of the time of a picture, so frequent shapes are f-strings. `element` makes all others.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape  # that of xml.sax loads the network library

from .palette import INK, PAPER, SANS, SERIF

__all__ = [
    "circle",
    "document",
    "element",
    "escaped",
    "figure",
    "group",
    "line",
    "path",
    "quoted",
    "rect",
    "text",
    "use",
]


def escaped(words: str) -> str:
    """Return words escaped as the content of an element."""
    return escape(_clean(words), quote=False)


def quoted(words: str) -> str:
    """Return words escaped as the value of an attribute, with quotes."""
    return '"' + escaped(words).replace('"', "&quot;") + '"'


def element(name: str, content: str = "", /, **attributes: str | float | None) -> str:
    """Return an element. ``data_action`` becomes ``data-action``; attributes that are None are left out. ``content`` is SVG."""
    words = "".join(
        f" {key.strip('_').replace('_', '-')}={quoted(_number(value))}" for key, value in attributes.items() if value is not None
    )
    return f"<{name}{words}>{content}</{name}>" if content else f"<{name}{words}/>"


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    stroke: str = "none",
    thick: float = 1,
    r: float = 0,
    more: str = "",
) -> str:
    """Draw a rectangle with round corners. ``more`` is SVG of further attributes."""
    outline = "" if stroke == "none" else f' stroke="{stroke}" stroke-width="{thick:g}"'
    corner = f' rx="{r:g}"' if r else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{corner} fill="{fill}"{outline}{more}/>'


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, thick: float = 1, more: str = "") -> str:
    """Draw a straight line."""
    return f'<path d="M{x1:g} {y1:g}L{x2:g} {y2:g}" stroke="{stroke}" stroke-width="{thick:g}" fill="none"{more}/>'


def path(d: str, fill: str = "none", stroke: str = "none", thick: float = 1.3, more: str = "") -> str:
    """Draw a path with round joins and ends."""
    outline = (
        "" if stroke == "none" else f' stroke="{stroke}" stroke-width="{thick:g}" stroke-linejoin="round" stroke-linecap="round"'
    )
    return f'<path d="{d}" fill="{fill}"{outline}{more}/>'


def circle(x: float, y: float, r: float, fill: str, stroke: str = "none", thick: float = 1.3, more: str = "") -> str:
    """Draw a disc."""
    outline = "" if stroke == "none" else f' stroke="{stroke}" stroke-width="{thick:g}"'
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{outline}{more}/>'


def use(icon: str, x: float, y: float, width: float, height: float | None = None) -> str:
    """Draw an icon by its id."""
    return f'<use href="#{icon}" x="{x:g}" y="{y:g}" width="{width:g}" height="{width if height is None else height:g}"/>'


def group(body: str, x: float = 0, y: float = 0, opacity: float = 1) -> str:
    """Return a group that is moved, or paler."""
    move = f' transform="translate({x:g} {y:g})"' if x or y else ""
    pale = f' opacity="{opacity:g}"' if opacity != 1 else ""
    return f"<g{move}{pale}>{body}</g>" if move or pale else body


def text(
    x: float,
    y: float,
    words: str,
    *,
    size: float = 13,
    fill: str = INK,
    weight: int = 400,
    anchor: str = "start",
    serif: bool = False,
    spacing: float = 0,
) -> str:
    """Return a line of text in the sans serif font of the document, or in its serif font. The words are escaped."""
    more = f' font-family="{SERIF}"' if serif else ""
    if anchor != "start":
        more += f' text-anchor="{anchor}"'
    if weight != 400:
        more += f' font-weight="{weight}"'
    if spacing:
        more += f' letter-spacing="{spacing:g}"'
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{more}>{escaped(words)}</text>'


def figure(
    x: float, y: float, number: int | str, size: float, fill: str = INK, *, anchor: str = "middle", edge: bool = False
) -> str:
    """Return a number in or beside an icon. On a picture it has an edge of paper."""
    more = f' paint-order="stroke" stroke="{PAPER}" stroke-width="{size * 0.26:.1f}" stroke-linejoin="round"' if edge else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="800" fill="{fill}" text-anchor="{anchor}"{more}>'
        f"{escape(str(number))}</text>"
    )


def document(width: float, height: float, title: str, parts: Iterable[str], description: str = "", *, role: str = "img") -> str:
    """Return a complete picture for a page, a notebook or a file. Its default font is the sans serif one."""
    head = element("title", escaped(title))
    if description:
        head += element("desc", escaped(description))
    return element(
        "svg",
        head + "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_number(width)} {_number(height)}",
        width=width,
        height=height,
        font_family=SANS,
        style="font-variant-numeric:lining-nums tabular-nums",
        role=role,
        aria_label=title,
    )


def _number(value: str | float) -> str:
    """Return the value of an attribute. Numbers are as short as possible."""
    return value if isinstance(value, str) else f"{value:g}"


_FORBIDDEN = dict.fromkeys(
    (*(code for code in range(32) if chr(code) not in "\t\n\r"), *range(0xD800, 0xE000), 0xFFFE, 0xFFFF),
    "\N{REPLACEMENT CHARACTER}",
)


def _clean(words: str) -> str:
    """Return words without the characters that XML forbids, such as a null in a name."""
    return words if words.isprintable() else words.translate(_FORBIDDEN)
