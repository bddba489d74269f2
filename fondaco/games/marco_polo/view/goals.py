"""The goals of the viewer: two cities each."""

from __future__ import annotations

from ....draw.palette import INK, INK_2, PAPER, SLOT_EDGE, STRIPE, WHITE
from ....draw.panels import Box
from ....draw.pieces import seal
from ....draw.regions import piece
from ....draw.svg import circle, figure, path, rect, text
from .context import MarcoPoloContext


def goals(view: MarcoPoloContext, box: Box) -> str:
    """Draw the viewer's goals: two cities each, ticked if they have a post. Opponents see them at the end."""
    labels = view.own["goals"]
    gap = 6
    if len(labels) > 2:
        box = Box(box.x - 4, box.y, box.width + 8, box.height)
    lines = 2 if len(labels) <= 2 else 4
    high = (box.height - gap * (lines - 1)) / lines
    body = ""
    for number, label in enumerate(labels):
        y = box.y + number * (high + gap)
        if label is None:
            body += f'<g transform="translate({box.x:g} {y:g})">{_hidden(box.width, high)}</g>'
        else:
            body += _goal(view, label, Box(box.x, y, box.width, high), number + 1)
    return body


def _goal(view: MarcoPoloContext, label: str, box: Box, place: int) -> str:
    x, y, wide, high = box
    goal = view.printed.goals[label]
    posts = view.own["posts"]
    body = rect(0, 1.5, wide, high, SLOT_EDGE, r=5, more=' opacity=".4"') + rect(0, 0, wide, high, PAPER, INK, 1.1, 5)
    stamp = min(26.0, high - 4)
    body += seal(goal.points, wide - stamp - 3, 3 if high > 40 else (high - stamp) / 2, stamp)
    low = high < 36
    if low:
        words = " · ".join(view.worded("view-place", city=city) for city in goal.cities)
        body += figure(5, high / 2 + 4, place, 11, INK_2, anchor="start") + text(14, high / 2 + 4, words, size=11, serif=True)
    else:
        for number, city in enumerate(goal.cities):
            top = high / 2 + (number - 0.5) * min(20.0, high / 2.4)
            done = city in posts
            body += circle(13, top, 6, INK_2 if done else "none", INK_2, 1.4)
            body += path(f"M9.8 {top:g}l2.4 2.6l4.2-5", stroke=WHITE, thick=1.8) if done else ""
            name = view.worded("view-place", city=city)
            body += text(25, top + 4.4, name, size=13, weight=700 if done else 400, serif=True)
    return piece(body, id=f"goal-{label}", x=x, y=y, title=view.worded("view-goal", goal=label))


def _hidden(wide: float, high: float) -> str:
    """Draw a goal face down."""
    return rect(0, 0, wide, high, STRIPE, SLOT_EDGE, 1, 5) + figure(wide / 2, high / 2 + 7, "?", 20, INK_2)
