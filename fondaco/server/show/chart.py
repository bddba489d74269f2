"""The scores over time as a picture."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from ..play.table import Table
from ..words import say
from .result import course

WIDTH, HEIGHT = 820, 270
LEFT, RIGHT, TOP, BOTTOM = 44, 176, 16, 28
COLOURS = ("#B3342A", "#2C5AA0", "#38743C", "#A87708", "#74408C")
"""The players' colours as lines; yellow in its shade."""
MARKS = (
    "M0-4V4M-4 0H4",
    "M0-4L4 3.4H-4Z",
    "M-3.6 0A3.6 3.6 0 1 1 3.6 0A3.6 3.6 0 1 1-3.6 0Z",
    "M-3.8-2.2H3.8M-3.8 2.2H3.8",
    "M0-4.4L4 0L0 4.4L-4 0Z",
)
"""The players' marks, in a box of ten units."""
LABEL = 20
"""How far apart the names at the right must be."""


def chart(table: Table, lang: str) -> str:
    """A line for every seat; each end of a turn is a link to that moment."""
    points = course(table)
    last = points[-1][0]
    low = min(0, *(min(scores) for _, scores in points))
    high = max(10, *(max(scores) for _, scores in points))
    step = _step(high - low)

    def x(at: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / max(last, 1)

    def y(score: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - score) / (high - low)

    body = ""
    for value in range(low // step * step, high + 1, step):
        if value >= low:
            body += f'<path d="M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}" stroke="#B9CBD0"/>'
            body += f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end" font-size="12" fill="#5C4732">{value}</text>'
    for seat in range(len(table.seats)):
        path = "M" + "L".join(f"{x(at):.1f} {y(scores[seat]):.1f}" for at, scores in points)
        body += f'<path d="{path}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.4" stroke-linejoin="round"/>'
    for at, scores in points:
        words = say(lang, "moment-link", number=at)
        spots = "".join(f'<circle cx="{x(at):.1f}" cy="{y(score):.1f}" r="9" fill="transparent"/>' for score in scores)
        address = f'href="/table/{table.id}/replay?at={at}" aria-label={quoteattr(words)} tabindex="-1"'
        body += f"<a {address}><title>{escape(words)}</title>{spots}</a>"
    body += _names(table, points[-1][1], x(last), y)
    label = escape(say(lang, "chart-moves", count=last))
    body += f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end" font-size="12" fill="#5C4732">{label}</text>'
    title = quoteattr(say(lang, "chart-title"))
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label={title}>{body}</svg>'


def _names(table: Table, scores: list[int], x: float, y: object) -> str:
    """Mark, score and name at the end of each line, moved apart where they would touch."""
    assert callable(y)
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    body, bottom = "", 0.0
    for seat in order:
        at = y(scores[seat])
        label = max(at, bottom + LABEL)
        bottom = label
        mark = "#2A1E14" if seat == 3 else "#fff"
        fill = "#E2AC23" if seat == 3 else COLOURS[seat]
        hollow = "none" if seat in (0, 2, 3) else mark
        name = escape(table.seats[seat].name[:17])
        body += (
            f'<g transform="translate({x:.1f} {at:.1f})"><circle r="8" fill="{fill}" stroke="#2A1E14"/>'
            f'<path d="{MARKS[seat]}" fill="{hollow}" stroke="{mark}" stroke-width="2"/></g>'
            f'<text x="{x + 16:.1f}" y="{label + 5:.1f}" font-size="14" fill="#2A1E14">'
            f'<tspan font-weight="700">{scores[seat]}</tspan> {name}</text>'
        )
    return body


def _step(span: int) -> int:
    """The distance of the lines: a round number that gives about five of them."""
    for step in (2, 5, 10, 20, 25, 50, 100):
        if span / step <= 6:
            return step
    return 200
