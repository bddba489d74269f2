"""SVG by string building: small functions, text escaped at the edge."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,P052,'Liberation Serif','DejaVu Serif',serif"
SANS = "'Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',sans-serif"

PAPER, STRIPE, INK, INK_2, RULE, LIVE = "#FCF7EA", "#F1E5C8", "#2A1E14", "#5C4732", "#B79F76", "#00756C"


def element(name: str, content: str = "", /, **attributes: str | float | None) -> str:
    """An element; ``data_action`` becomes ``data-action``, attributes that are None are left out. ``content`` is SVG already."""
    words = "".join(
        f" {key.strip('_').replace('_', '-')}={quoteattr(_number(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{words}>{content}</{name}>" if content else f"<{name}{words}/>"


def text(x: float, y: float, words: str, *, size: float = 13, fill: str = INK, family: str = SANS, weight: int = 400) -> str:
    """A line of text; the words are escaped here."""
    return element("text", escape(words), x=x, y=y, font_size=size, fill=fill, font_family=family, font_weight=weight)


def document(width: float, height: float, title: str, parts: Iterable[str], description: str = "") -> str:
    """A picture that stands on its own, in a page, a notebook or a file."""
    head = element("title", escape(title)) + (element("desc", escape(description)) if description else "")
    return element(
        "svg",
        head + "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_number(width)} {_number(height)}",
        width=width,
        height=height,
        role="img",
        aria_label=title,
    )


def _number(value: str | float) -> str:
    """An attribute's value; numbers are written as short as they can be."""
    if isinstance(value, str):
        return value
    return str(int(value)) if value == int(value) else f"{value:.2f}"
