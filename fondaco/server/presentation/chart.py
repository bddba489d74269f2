"""The chart of the scores over time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from xml.sax.saxutils import escape, quoteattr

from ...draw.palette import INK, INK_2, LEDGER_LINE
from ...draw.players import PlayerColours
from ..i18n import translate
from ..tables.table import Table
from .result import score_history
from .seat_styles import colours_of_seat

WIDTH, HEIGHT = 820, 270
LEFT, RIGHT, TOP, BOTTOM = 44, 176, 16, 28
LABEL_HEIGHT = 20
"""The smallest distance between two names at the right edge."""


def chart(table: Table, lang: str) -> str:
    """Return a line for each seat. Each end of a turn links to its moment."""
    history = score_history(table)
    last = history[-1][0]
    low = min(0, *(min(scores) for _, scores in history))
    high = max(10, *(max(scores) for _, scores in history))
    step = _grid_step(high - low)

    def x(move_count: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * move_count / max(last, 1)

    def y(score: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - score) / (high - low)

    body = ""
    for value in range(low // step * step, high + 1, step):
        if value >= low:
            body += f'<path d="M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}" stroke="{LEDGER_LINE}"/>'
            body += f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end" font-size="12" fill="{INK_2}">{value}</text>'
    for seat in range(len(table.seats)):
        path = "M" + "L".join(f"{x(move_count):.1f} {y(scores[seat]):.1f}" for move_count, scores in history)
        colour = _line_colour(colours_of_seat(table, seat))
        body += f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2.4" stroke-linejoin="round"/>'
    for move_count, scores in history:
        title = translate(lang, "moment-link", number=move_count)
        spots = "".join(f'<circle cx="{x(move_count):.1f}" cy="{y(score):.1f}" r="9" fill="transparent"/>' for score in scores)
        address = f'href="/table/{table.id}/replay?at={move_count}" aria-label={quoteattr(title)} tabindex="-1"'
        body += f"<a {address}><title>{escape(title)}</title>{spots}</a>"
    body += _name_labels(table, history[-1][1], x(last), y)
    label = escape(translate(lang, "chart-moves", count=last))
    body += f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end" font-size="12" fill="{INK_2}">{label}</text>'
    title = quoteattr(translate(lang, "chart-title"))
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label={title}>{body}</svg>'


def _name_labels(table: Table, scores: list[int], x: float, y: Callable[[float], float]) -> str:
    """Return mark, score and name at the end of each line, spread so that they do not overlap."""
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    heights = spread_labels([y(scores[seat]) for seat in order], HEIGHT - BOTTOM)
    body = ""
    for seat, middle in zip(order, heights, strict=True):
        colours = colours_of_seat(table, seat)
        inside = colours.on if colours.solid else "none"
        name = escape(table.seats[seat].name[:17])
        body += (
            f'<g transform="translate({x + 8:.1f} {middle:.1f})"><circle r="8" fill="{colours.fill}" stroke="{INK}"/>'
            f'<path d="{colours.mark}" fill="{inside}" stroke="{colours.on}" stroke-width="2"/></g>'
            f'<text x="{x + 22:.1f}" y="{middle + 5:.1f}" font-size="14" fill="{INK}">'
            f'<tspan font-weight="700">{scores[seat]}</tspan> {name}</text>'
        )
    return body


def spread_labels(heights: Sequence[float], lowest: float) -> list[float]:
    """Return heights from top to bottom, each at least a label below the one before it, and none below the lowest."""
    spread: list[float] = []
    for height in heights:
        spread.append(max(height, spread[-1] + LABEL_HEIGHT) if spread else height)
    for index in range(len(spread) - 1, -1, -1):
        spread[index] = min(spread[index], lowest - LABEL_HEIGHT * (len(spread) - 1 - index))
    return spread


def _line_colour(colours: PlayerColours) -> str:
    """Return the colour of a line. A fill with dark marks is too pale for a line, so its shade is used."""
    return colours.shade if colours.on == INK else colours.fill


def _grid_step(span: int) -> int:
    """Return the distance of the grid lines: a round number that gives about five lines."""
    for step in (2, 5, 10, 20, 25, 50, 100):
        if span / step <= 6:
            return step
    return 200
