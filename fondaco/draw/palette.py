"""The colours and fonts of pictures and pages, by their purpose. A test checks the contrasts."""

from __future__ import annotations

SERIF = (
    "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,'Book Antiqua','Liberation Serif','DejaVu Serif',serif"
)
"""For names, titles and prompts."""
SANS = "'Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',sans-serif"
"""For numbers and small text."""

# Surfaces
PAPER, PAPER_LIGHT, PAPER_LOW = "#FCF7EA", "#FFFBF0", "#F6ECD5"
PARCHMENT, STRIPE, DEBIT, LEDGE = "#F4E9D0", "#F1E5C8", "#EBDDB9", "#E9DAB4"
DESK = ("#E7D8B6", "#D3BF95", "#BFA777")
"""The desk, from its middle to its corners."""
WHITE = "#FFFFFF"

# Ink
INK, INK_2 = "#2A1E14", "#5C4732"
EDGE = "#8F784F"
"""The outline of panels and of disabled pieces."""
SLOT, SLOT_EDGE = "#EFE4C9", "#8B7552"
"""A free place, and its outline."""
RULE = "#B79F76"
MARGIN = "#B5483A"
"""The red double rule between costs and gains, used for nothing else."""
SHADOW = "#3A2410"

# Binding: the top bar and what floats
BINDING, BINDING_LIGHT, BINDING_DARK = "#1B3331", "#244744", "#152A28"
CREAM, CREAM_2, FOIL = "#F6EBD2", "#D9C79B", "#E0BD67"

# Meanings
LIVE, HALO, LIVE_EDGE = "#00756C", "#5CCFBE", "#9FE3D6"
"""Enabled pieces and arrows inside icons; their glow; their outline on the binding."""
CHANGED = "#A85400"
WAX, WAX_LIGHT, WAX_BACK = "#8E1F2F", "#FFF3E4", "#6E2430"
"""Points: the seal, the figure on it, the backs of cards that bring them."""

# Kinds of merchants
PRODUCE, UPGRADE, TRADE = "#3C7A5A", "#74408C", "#B0762A"
TRADE_TEXT = "#7A4E12"
DEAL = "#F3D98B"
"""The strip of a golden deal."""

# Pages
ACTION_PALE, ACTION_DARK, ACTION_DARKEST = "#E6F4F0", "#005E57", "#003F3A"
"""The ground of a secondary button; links and the text of that button; the outline of a primary button."""
HIGHLIGHT = "#FBE7C4"
"""The ground of what is new in the log, and of the section that a link leads to."""
LEDGER_LINE = "#B9CBD0"
"""The lines of tables and lists."""
VICTORY = "#C99A2E"
"""The seal of the winner."""
NO_SEAT = "#B9B2A6"
"""The badge of a person without a seat."""
SOURCES = ("#8E5B2F", "#2F6B75", "#956F1C", "#8E1F2F", "#B72D6B", "#7D6A45", "#4355A0", "#567A3A")
"""The sources of points, in the order of the final scores."""


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG defines it."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21.

    >>> round(contrast("#000000", "#FFFFFF"))
    21
    """
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mix(one: str, other: str, share: float) -> str:
    """Draw a colour between two.

    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)
