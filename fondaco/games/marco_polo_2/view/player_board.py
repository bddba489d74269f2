"""What lies on the viewer's own tableau in this game alone: guild seals, the goal, coats of arms, stored outpost bonuses."""

from __future__ import annotations

from ....core.scene import AvailableAction
from ....draw.cards import halo, ledger
from ....draw.palette import INK, INK_2, LIVE, PAPER_LIGHT, SLOT, SLOT_EDGE, STRIPE, WHITE
from ....draw.panels import Box
from ....draw.regions import piece
from ....draw.seals import seal
from ....draw.svg import figure, group, rect, use
from ...polo.view.items import row, row_width
from ...polo.view.outpost_tile import tile, tile_width
from .context import Table


def seals(table: Table, box: Box) -> str:
    """The guild seals, a row each: upgraded with what they bring, simple with what upgrading costs, missing ones pale."""
    high = box.height / len(table.catalogue.seals)
    return "".join(
        _seal(table, label, Box(box.x, box.y + number * high, box.width, high - 2))
        for number, label in enumerate(table.catalogue.seals)
    )


def _seal(table: Table, label: str, box: Box) -> str:
    x, y, wide, high = box
    face = table.catalogue.seals[label]
    owned, upgraded = label in table.mine["seals"], label in table.mine["upgraded"]
    live: AvailableAction | None = table.live("upgrade", label)
    if table.question[0] == "Double":
        live = live or table.live("seal", label)
    drawn = halo(wide, high, 5, 2) if live else ""
    edge, dashes = (LIVE if live else SLOT_EDGE), "" if owned else ' stroke-dasharray="2 3"'
    drawn += rect(0, 0, wide, high, WHITE if live else PAPER_LIGHT if owned else SLOT, edge, 2 if live else 1, 5, dashes)
    drawn += group(use(f"{'upgraded' if upgraded else 'simple'}-{label}", 2, 0, high), opacity=1 if owned else 0.42)
    left, size = high + 5, min(26.0, high - 5)
    top = (high - size) / 2
    if upgraded:
        drawn += row(face.bonus, left, top, size)
        at = left + row_width(face.bonus, size) + 5
        drawn += use("i-hourglass", at, top + 1, size - 2)
    elif owned:
        drawn += row(face.cost, left, top, size, 1)
        at = left + row_width(face.cost, size, 1) + 3
        drawn += ledger(at, 2, high - 2) + row(face.bonus, at + 5, top, size)
    else:
        drawn += figure(left, high / 2 + 4, f"{face.die}+", 11, INK_2, anchor="start")
    words = table.words("view-seal", seal=label)
    return piece(drawn, id=f"seal-{label}", x=x, y=y, title=words, live=live, why=table.why("upgrade", label))


# --- the goal ----------------------------------------------------------------------------------------------------------------


def goals(table: Table, box: Box) -> str:
    """The goal, or those of which one is to be kept: four icons each. Nobody else sees them before the end."""
    labels = table.mine["goals"]
    many = len(labels) > 1
    high = (box.height - 5 * (len(labels) - 1)) / len(labels) if many else min(box.height, box.width * 0.72)
    return "".join(
        _goal(table, label, number, Box(box.x, box.y + (number - 1) * (high + 5), box.width, high), 4 if many else 2)
        for number, label in enumerate(labels, 1)
    )


def _goal(table: Table, label: str | None, number: int, box: Box, across: int) -> str:
    x, y, wide, high = box
    live = table.live("keep", number)
    drawn = halo(wide, high, 5, 2) if live else rect(0, 1.5, wide, high, SLOT_EDGE, r=5, more=' opacity=".4"')
    if label is None:
        drawn += rect(0, 0, wide, high, STRIPE, SLOT_EDGE, 1, 5) + figure(wide / 2, high / 2 + 7, "?", 20, INK_2)
        return group(drawn, x, y)
    drawn += rect(0, 0, wide, high, WHITE if live else PAPER_LIGHT, LIVE if live else INK, 2 if live else 1.1, 5)
    drawn += group(icons(table, label, table.shown, Box(3, 3, wide - 6, high - 6), across))
    return piece(drawn, id=f"goal-{label}", x=x, y=y, title=table.words("view-goal", goal=label), live=live)


def icons(table: Table, label: str, seat: int, box: Box, across: int) -> str:
    """The icons of a goal; pale are those that do not count yet for a player who has chosen it."""
    face = table.catalogue.goals[label]
    there = table.seen["seats"][seat]
    owned = {table.catalogue.arms[city] for city in there["posts"]}
    choosing = len(there["goals"]) > 1
    entries: list[tuple[str, int, bool]] = [
        (f"upgraded-{name}", points, name in there["upgraded"]) for name, points in face.seals
    ]
    entries += [(arms, 0, arms in owned) for arms in face.arms]
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


def arms(table: Table, seat: int, box: Box) -> str:
    """The different coats of arms of the cities with a post."""
    owned = sorted({table.catalogue.arms[city] for city in table.seen["seats"][seat]["posts"]})
    if not owned:
        return ""
    pitch = min(box.height, (box.width - box.height) / max(len(owned) - 1, 1))
    return "".join(use(label, box.x + number * pitch, box.y, box.height) for number, label in enumerate(owned))


# --- Filippo Vitello ---------------------------------------------------------------------------------------------------------


def collects(table: Table) -> bool:
    """Whether the viewer stores outpost bonuses, and has some."""
    return table.mine["character"] == table.catalogue.collector and bool(table.seen["kept"])


KEPT_GAP = 3.5
"""Between two stored tiles."""


def kept(table: Table, box: Box) -> str:
    """The stored outpost bonuses; choosing one cashes it in."""
    tiles = {label: table.catalogue.outposts[label] for label in table.seen["kept"]}
    taken = sum(tile_width(items, box.height) for items in tiles.values())
    size = box.height * min(1.0, (box.width - KEPT_GAP * len(tiles)) / taken)
    body, left = "", box.x
    for label, items in tiles.items():
        live = table.live("cash", label)
        words = table.words("view-tile", outpost=label)
        drawn = tile(items, size, live=live is not None)
        body += piece(drawn, id=f"outpost-{label}", x=left, y=box.y, title=words, live=live)
        left += tile_width(items, size) + KEPT_GAP
    return body
