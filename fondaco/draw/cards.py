"""Cards: their frame in every state, the ledger's red rule, backs. Drawn around their upper left corner."""

from __future__ import annotations

from .icons import PAPER_PAINT
from .palette import CREAM, EDGE, FOIL, HALO, INK, LIVE, MARGIN, PAPER, PAPER_LIGHT, SHADOW, STRIPE
from .svg import circle, figure, line, path, rect, use

NORMAL, ENABLED, DISABLED, SELECTED = "normal", "enabled", "disabled", "selected"
"""The states of a piece. An enabled piece may be chosen, a disabled one is out of reach, a selected one is in use."""


def frame(width: float, height: float, state: str, r: float = 7) -> str:
    """Draw the paper of a card. An enabled card has a ring and a halo; a disabled one has no shadow."""
    if state == ENABLED:
        return (
            halo(width, height, r)
            + rect(0, 3.5, width, height, SHADOW, r=r, more=' opacity=".3"')
            + rect(0, 0, width, height, PAPER_LIGHT, LIVE, 2.6, r)
        )
    if state == SELECTED:
        return rect(-5, -5, width + 10, height + 10, LIVE, r=r + 4) + rect(0, 0, width, height, PAPER_PAINT, LIVE, 2.6, r)
    if state == DISABLED:
        return rect(0, 0, width, height, STRIPE, EDGE, 1.2, r)
    return rect(0, 1.8, width, height, SHADOW, r=r, more=' opacity=".25"') + rect(0, 0, width, height, PAPER_PAINT, INK, 1.3, r)


def halo(width: float, height: float, r: float = 7, reach: float = 4.5, *, glows: bool = True) -> str:
    """Draw the glow around an enabled piece, which also shows hover and focus. With ``glows`` off, it shows these alone."""
    more = f' class="halo" opacity="{".85" if glows else "0"}"'
    return rect(-reach, -reach, width + 2 * reach, height + 2 * reach, HALO, r=r + 4, more=more)


def ledger(x: float, top: float, bottom: float) -> str:
    """Draw the red double rule. Costs are left of it, gains are right of it."""
    return line(x, top, x, bottom, MARGIN, 1.2) + line(x + 2.2, top, x + 2.2, bottom, MARGIN, 0.6)


def arrow(x: float, y: float, r: float) -> str:
    """Draw the disc at the foot of the rule: from left to right."""
    d = f"M{x - r * 0.5:g} {y:g}h{r:g}m{-r * 0.42:g} {-r * 0.42:g}l{r * 0.42:g} {r * 0.42:g}l{-r * 0.42:g} {r * 0.42:g}"
    return circle(x, y, r, PAPER, INK, 1.1) + path(d, stroke=LIVE, thick=max(1.4, r * 0.2))


def back(width: float, height: float, count: int, colour: str) -> str:
    """Draw a face-down pile with the number of its cards. An empty pile is an outline."""
    if not count:
        return rect(0, 0, width, height, "none", EDGE, 1.2, 7, ' stroke-dasharray="4 3"')
    depth = min(count, 3)
    body = "".join([rect(1.5 * at, 2 * at, width, height, colour, INK, 1.1, 7) for at in range(depth - 1, -1, -1)])
    body += rect(5, 5, width - 10, height - 10, "none", FOIL, 1, 4)
    size = width * 0.36
    body += use("i-arch", (width - size) / 2, height * 0.44 - size * 0.7, size, size * 34 / 28)
    return body + figure(width / 2, height - 14, count, 15, CREAM)
