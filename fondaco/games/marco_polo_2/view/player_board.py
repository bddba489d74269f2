"""The player board of the viewer, as far as only this game has it: guild seals, the goal, coats of arms, stored outpost
bonuses."""

from __future__ import annotations

from ....core.scene import AvailableAction
from ....draw.cards import halo, ledger
from ....draw.palette import INK, INK_2, LIVE, PAPER_LIGHT, SLOT, SLOT_EDGE, STRIPE, WHITE
from ....draw.panels import Box
from ....draw.pieces import seal
from ....draw.regions import piece
from ....draw.svg import figure, group, rect, use
from ...polo.view.items import row, row_width
from ...polo.view.outpost_tile import tile, tile_width
from .context import MarcoPolo2Context


def seals(view: MarcoPolo2Context, box: Box) -> str:
    """Draw the guild seals, a row each: upgraded with what they bring, simple with what upgrading costs, missing ones pale."""
    high = box.height / len(view.printed.seals)
    return "".join(
        _seal(view, label, Box(box.x, box.y + number * high, box.width, high - 2))
        for number, label in enumerate(view.printed.seals)
    )


def _seal(view: MarcoPolo2Context, label: str, box: Box) -> str:
    x, y, wide, high = box
    printed_seal = view.printed.seals[label]
    owned, upgraded = label in view.own["seals"], label in view.own["upgraded"]
    action: AvailableAction | None = view.available("upgrade", label)
    if view.question[0] == "Double":
        action = action or view.available("seal", label)
    drawn = halo(wide, high, 5, 2) if action else ""
    edge, dashes = (LIVE if action else SLOT_EDGE), "" if owned else ' stroke-dasharray="2 3"'
    drawn += rect(0, 0, wide, high, WHITE if action else PAPER_LIGHT if owned else SLOT, edge, 2 if action else 1, 5, dashes)
    drawn += group(use(f"{'upgraded' if upgraded else 'simple'}-{label}", 2, 0, high), opacity=1 if owned else 0.42)
    left, size = high + 5, min(26.0, high - 5)
    top = (high - size) / 2
    if upgraded:
        drawn += row(printed_seal.bonus, left, top, size)
        at = left + row_width(printed_seal.bonus, size) + 5
        drawn += use("i-hourglass", at, top + 1, size - 2)
    elif owned:
        drawn += row(printed_seal.cost, left, top, size, 1)
        at = left + row_width(printed_seal.cost, size, 1) + 3
        drawn += ledger(at, 2, high - 2) + row(printed_seal.bonus, at + 5, top, size)
    else:
        drawn += figure(left, high / 2 + 4, f"{printed_seal.die}+", 11, INK_2, anchor="start")
    words = view.worded("view-seal", seal=label)
    return piece(drawn, id=f"seal-{label}", x=x, y=y, title=words, action=action, why=view.why("upgrade", label))


# --- the goal ----------------------------------------------------------------------------------------------------------------


def goals(view: MarcoPolo2Context, box: Box) -> str:
    """Draw the goal, or the goals to choose from: four icons each. Opponents see them at the end."""
    labels = view.own["goals"]
    many = len(labels) > 1
    high = (box.height - 5 * (len(labels) - 1)) / len(labels) if many else min(box.height, box.width * 0.72)
    return "".join(
        _goal(view, label, number, Box(box.x, box.y + (number - 1) * (high + 5), box.width, high), 4 if many else 2)
        for number, label in enumerate(labels, 1)
    )


def _goal(view: MarcoPolo2Context, label: str | None, number: int, box: Box, across: int) -> str:
    x, y, wide, high = box
    action = view.available("keep", number)
    drawn = halo(wide, high, 5, 2) if action else rect(0, 1.5, wide, high, SLOT_EDGE, r=5, more=' opacity=".4"')
    if label is None:
        drawn += rect(0, 0, wide, high, STRIPE, SLOT_EDGE, 1, 5) + figure(wide / 2, high / 2 + 7, "?", 20, INK_2)
        return group(drawn, x, y)
    drawn += rect(0, 0, wide, high, WHITE if action else PAPER_LIGHT, LIVE if action else INK, 2 if action else 1.1, 5)
    drawn += group(icons(view, label, view.shown_seat, Box(3, 3, wide - 6, high - 6), across))
    return piece(drawn, id=f"goal-{label}", x=x, y=y, title=view.worded("view-goal", goal=label), action=action)


def icons(view: MarcoPolo2Context, label: str, seat: int, box: Box, across: int) -> str:
    """Draw the icons of a goal; pale are those that do not count yet for a player who has chosen it."""
    goal = view.printed.goals[label]
    there = view.observation["seats"][seat]
    owned = {view.printed.arms[city] for city in there["posts"]}
    choosing = len(there["goals"]) > 1
    entries: list[tuple[str, int, bool]] = [
        (f"upgraded-{name}", points, name in there["upgraded"]) for name, points in goal.seals
    ]
    entries += [(arms, 0, arms in owned) for arms in goal.arms]
    wide, high = box.width / across, box.height / -(-len(entries) // across)
    body = ""
    for number, (icon, points, counts) in enumerate(entries):
        size = min(high - 1, wide * (0.62 if points else 0.9), 26.0)
        left, top = box.x + number % across * wide, box.y + number // across * high + (high - size) / 2
        drawn = use(icon, left, top, size)
        if points:
            drawn += seal(points, left + size - size * 0.16, top + size * 0.3, size * 0.72)
        body += group(drawn, opacity=1 if counts or choosing else 0.55)
    return body


def arms(view: MarcoPolo2Context, seat: int, box: Box) -> str:
    """Draw the different coats of arms of the cities with a post."""
    owned = sorted({view.printed.arms[city] for city in view.observation["seats"][seat]["posts"]})
    if not owned:
        return ""
    pitch = min(box.height, (box.width - box.height) / max(len(owned) - 1, 1))
    return "".join(use(label, box.x + number * pitch, box.y, box.height) for number, label in enumerate(owned))


# --- Filippo Vitello ---------------------------------------------------------------------------------------------------------


def collects(view: MarcoPolo2Context) -> bool:
    """Return whether the viewer stores outpost bonuses, and has some."""
    return view.own["character"] == view.printed.collector and bool(view.observation["kept"])


KEPT_GAP = 3.5
"""Between two stored tiles."""


def kept(view: MarcoPolo2Context, box: Box) -> str:
    """Draw the stored outpost bonuses; choosing one cashes it in."""
    tiles = {label: view.printed.outposts[label] for label in view.observation["kept"]}
    taken = sum(tile_width(items, box.height) for items in tiles.values())
    size = box.height * min(1.0, (box.width - KEPT_GAP * len(tiles)) / taken)
    body, left = "", box.x
    for label, items in tiles.items():
        action = view.available("cash", label)
        words = view.worded("view-tile", outpost=label)
        drawn = tile(items, size, enabled=action is not None)
        body += piece(drawn, id=f"outpost-{label}", x=left, y=box.y, title=words, action=action)
        left += tile_width(items, size) + KEPT_GAP
    return body
