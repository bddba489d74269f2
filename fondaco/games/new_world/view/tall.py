"""The table on a phone, 390 wide: the question on top, then one thing below the other. Targets are 44 high at least."""

from __future__ import annotations

from ....draw.answers import actions_below
from ....draw.fitting import cut
from ....draw.palette import INK_2
from ....draw.panels import Box, heading, rule, sheet
from ....draw.phone import ROOM, SIDE, TOUCH, stacked
from ....draw.players import PLAYERS, badge
from ....draw.sheets import two_in_a_row
from ....draw.svg import text
from ...century.drawing.asking import corner, on_phone
from ...century.drawing.caravan import own_cubes
from ...century.drawing.settlers.answers import LIST
from ...century.drawing.settlers.beside import help_by_mark, icon_count, next_card
from ...century.drawing.settlers.board import FORT_CELL, fort_cell, slip
from ...century.drawing.settlers.cards import OWN
from ...century.drawing.settlers.ground import ground
from ...century.drawing.settlers.mine import my_cards, my_settlers, my_tiles
from ...century.drawing.settlers.seats import STANDING, small_opponent
from ...century.drawing.settlers.slips import WIDTH as SLIP
from ...century.drawing.settlers.table import AnyLand

COLUMNS = (SIDE + 2, SIDE + ROOM - SLIP - 2)
FORTS = FORT_CELL + 16
PITCH = 66


def draw(table: AnyLand) -> str:
    """The whole picture; it is as high as it needs to be."""
    parts = [("prompt", on_phone), ("opponents", _opponents), ("board", _boards), ("beside", _beside), ("tableau", _mine)]
    return stacked(table, [*parts, ("actions", _actions)], table.scene.title, corner(table), OWN)


def _opponents(table: AnyLand, y: float) -> tuple[str, float]:
    return two_in_a_row(table, Box(SIDE, y, (ROOM - 6) / 2, 88), small_opponent)


def _boards(table: AnyLand, y: float) -> tuple[str, float]:
    """Forts in pairs, then the locations of one board after the other."""
    rows = -(-len(table.forts) // 2)
    lines = [face for side in table.sides.values() for face in ([*side, None] if len(side) % 2 else side)]
    first = y + 12 + rows * FORTS
    bottom = first + -(-len(lines) // 2) * PITCH + 4
    body = ground(Box(SIDE - 4, y, ROOM + 8, bottom - y), first - 7, (), ())
    for number, face in enumerate(table.forts):
        body += fort_cell(table, face, COLUMNS[number % 2], y + 12 + number // 2 * FORTS)
    for number, place in enumerate(lines):
        if place is not None:
            body += slip(table, place, COLUMNS[number % 2], first + number // 2 * PITCH)
    return body, bottom + 8


def _beside(table: AnyLand, y: float) -> tuple[str, float]:
    """The next card and the help of the viewer's cards side by side, the icons of all below."""
    half = (ROOM - 6) / 2
    body = next_card(table, Box(SIDE, y, half, 166)) + help_by_mark(table, Box(SIDE + half + 6, y, half, 166))
    return body + icon_count(table, Box(SIDE, y + 172, ROOM, 160)), y + 340


def _mine(table: AnyLand, y: float) -> tuple[str, float]:
    """The viewer's own things: settlers, storage, bonus tiles, point cards."""
    mine = table.mine
    x, room = SIDE + 16, ROOM - 26
    parts = my_settlers(table, Box(x, y + 36, room, 148), TOUCH)
    top = y + 192
    lines = -(-max(table.seen["limit"], sum(mine["cubes"])) // 10)
    parts += heading(x, top + 12, table.say("see-store")) + rule(x, top + 18, x + room)
    held = table.say("see-filled", held=sum(mine["cubes"]), limit=table.seen["limit"])
    parts += text(x + room, top + 12, held, size=12, weight=600, fill=INK_2, anchor="end")
    parts += own_cubes(table, table.seen["limit"], Box(x, top + 30, room, lines * 38), 10, TOUCH)
    top += 36 + lines * 38
    parts += heading(x, top + 12, table.say("see-bonus-tiles")) + rule(x, top + 18, x + room)
    parts += my_tiles(table, x, top + 28, 48, 86)
    top += 86
    claimed = table.say("see-claimed-of", count=len(mine["claimed"]), goal=table.seen["cards_to_end"])
    parts += heading(x, top + 12, claimed) + rule(x, top + 18, x + room)
    parts += text(
        x + room, top + 12, table.say("see-score", count=table.score(table.shown)), size=12, weight=600, fill=INK_2, anchor="end"
    )
    parts += my_cards(table, Box(x, top + 28, room, 148), 6)
    top += 186
    wears = PLAYERS[table.shown]
    body = sheet(Box(SIDE, y, ROOM, top - y), wears.fill, 2, wears.fill) + badge(table.shown, x + 8, y + 19, 9)
    name = table.say("see-your-settlers") if table.seat is not None else table.name(table.shown)
    body += text(x + 23, y + 24, cut(name, 200, 14, serif=True, bold=True), size=14, weight=700, serif=True)
    body += text(x + room, y + 24, table.say("see-ready", count=mine["ready"]), size=12.5, weight=600, fill=INK_2, anchor="end")
    return body + parts, top + 8


def _actions(table: AnyLand, y: float) -> tuple[str, float]:
    body, bottom = actions_below(table, Box(SIDE, y, ROOM, 0), LIST, TOUCH, STANDING)
    return body, bottom + 8
