"""The scores over time as a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from xml.sax.saxutils import escape, quoteattr

from ...draw.palette import INK
from ...draw.players import COLOURS, PlayerColours
from ..play.table import Table
from ..words import say
from .result import course

WIDTH, HEIGHT = 820, 270
LEFT, RIGHT, TOP, BOTTOM = 44, 176, 16, 28
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
        body += f'<path d="{path}" fill="none" stroke="{_line(worn(table, seat))}" stroke-width="2.4" stroke-linejoin="round"/>'
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


def _names(table: Table, scores: list[int], x: float, y: Callable[[float], float]) -> str:
    """Mark, score and name at the end of each line, moved apart where they would touch."""
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    body = ""
    for seat, middle in zip(order, apart([y(scores[seat]) for seat in order], HEIGHT - BOTTOM), strict=True):
        wears = worn(table, seat)
        inside = wears.on if wears.solid else "none"
        name = escape(table.seats[seat].name[:17])
        body += (
            f'<g transform="translate({x + 8:.1f} {middle:.1f})"><circle r="8" fill="{wears.fill}" stroke="{INK}"/>'
            f'<path d="{wears.mark}" fill="{inside}" stroke="{wears.on}" stroke-width="2"/></g>'
            f'<text x="{x + 22:.1f}" y="{middle + 5:.1f}" font-size="14" fill="{INK}">'
            f'<tspan font-weight="700">{scores[seat]}</tspan> {name}</text>'
        )
    return body


def apart(places: Sequence[float], lowest: float) -> list[float]:
    """Places from the top to the bottom, each far enough below the one before it and none below the lowest."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + LABEL) if found else place)
    for number in range(len(found) - 1, -1, -1):
        found[number] = min(found[number], lowest - LABEL * (len(found) - 1 - number))
    return found


def worn(table: Table, seat: int) -> PlayerColours:
    """What a seat wears."""
    return COLOURS[table.game.presentation.seat_colours[seat]]


def _line(wears: PlayerColours) -> str:
    """The colour of a line: a fill that bears dark marks is too pale for one, so its shade is taken."""
    return wears.shade if wears.on == INK else wears.fill


def _step(span: int) -> int:
    """The distance of the lines: a round number that gives about five of them."""
    for step in (2, 5, 10, 20, 25, 50, 100):
        if span / step <= 6:
            return step
    return 200
