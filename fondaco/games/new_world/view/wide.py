"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from ....draw.answers import actions_beside
from ....draw.fitting import cut
from ....draw.layers import picture, region
from ....draw.palette import INK_2, RULE
from ....draw.panels import Box, bar, desk, sheet
from ....draw.players import PLAYERS, badge
from ....draw.svg import line, text
from ...century.drawing.asking import on_bar
from ...century.drawing.caravan import own_cubes
from ...century.drawing.choosing import chooser, chooser_height
from ...century.drawing.settlers.answers import LIST
from ...century.drawing.settlers.beside import help_by_mark, icon_count, next_card
from ...century.drawing.settlers.board import fort_cell, slip
from ...century.drawing.settlers.cards import OWN
from ...century.drawing.settlers.ground import ground
from ...century.drawing.settlers.mine import my_cards, my_settlers, my_tiles
from ...century.drawing.settlers.seats import STANDING, opponents
from ...century.drawing.settlers.table import AnyLand

WIDTH, HEIGHT = 1280, 800
BAR = Box(0, 0, WIDTH, 52)
BOARDS = Box(10, 60, 786, 530)
NEXT, ICONS, HELP = Box(804, 60, 168, 166), Box(804, 232, 168, 188), Box(804, 426, 168, 164)
MINE = Box(10, 598, 962, 194)
SIDE_X, SIDE_WIDTH = 980, 290
COLUMNS = (18, 211, 406, 599)
FORTS, FIRST_ROW, PITCH = 69, 233, 72
TREES = (
    *((203, 100, 0.8), (205, 140, 0.9), (592, 100, 0.8), (593, 150, 0.9), (790, 110, 0.6), (205, 302, 0.6)),
    *((400, 446, 0.9), (398, 530, 0.8), (594, 262, 0.8), (592, 340, 0.7), (595, 480, 0.9), (593, 552, 0.7)),
)
PEAKS = ((640, 352, 0.9), (684, 356, 1.1), (730, 350, 0.9), (762, 360, 0.7))
"""They fill the cell of B1 that has no location."""


def draw(table: AnyLand) -> str:
    """The whole picture."""
    sheets, bottom = opponents(table, SIDE_X, BOARDS.y, SIDE_WIDTH)
    side = Box(SIDE_X, bottom + 2, SIDE_WIDTH, HEIGHT - 8 - bottom - 2)
    high = chooser_height(table, HELP.width, 28)
    help_or_choice = chooser(table, Box(HELP.x, HELP.y, HELP.width, high), 28) if high else help_by_mark(table, HELP)
    regions = [
        region("ground", desk(WIDTH, HEIGHT), bar(BAR, table.scene.title)),
        region("prompt", on_bar(table)),
        region("board", _boards(table)),
        region("beside", next_card(table, NEXT), icon_count(table, ICONS), help_or_choice),
        region("tableau", _mine(table)),
        region("opponents", sheets),
        region("actions", actions_beside(table, side, LIST, (34, 30, 27), STANDING)),
    ]
    return picture(table.scene, WIDTH, HEIGHT, regions, OWN)


def _boards(table: AnyLand) -> str:
    """Forts along the top, below them the locations: two columns a board, two boards side by side, two below them."""
    sides = list(table.sides.values())
    upper = max((-(-len(side) // 2) for side in sides[:2]), default=0)
    lower = max((-(-len(side) // 2) for side in sides[2:]), default=0)
    pitch = min(PITCH, (BOARDS.bottom - FIRST_ROW) / max(upper + lower, 1))
    gap = len(sides) > 1 and len(sides[1]) == 2 * upper - 1
    body = ground(BOARDS, FIRST_ROW + upper * pitch - 7, TREES, PEAKS if gap else ())
    for face in table.forts:
        body += fort_cell(table, face, COLUMNS[(face.slot - 1) % 4], FORTS)
    for number, side in enumerate(sides):
        top = FIRST_ROW + (upper * pitch if number >= 2 else 0)
        for at, face in enumerate(side):
            body += slip(table, face, COLUMNS[(number % 2 * 2 + at % 2) % 4], top + at // 2 * pitch)
    return body


def _mine(table: AnyLand) -> str:
    """The viewer's own things: settlers, storage over bonus tiles, point cards by kind."""
    y, height = MINE.y, MINE.height
    wears, mine = PLAYERS[table.shown], table.mine
    body = sheet(MINE, wears.fill, 2, wears.fill) + badge(table.shown, 36, y + 20, 10)
    name = table.say("see-your-settlers") if table.seat is not None else table.name(table.shown)
    body += text(52, y + 25, cut(name, 120, 14, serif=True, bold=True), size=14, weight=700, serif=True)
    body += text(234, y + 25, table.say("see-ready", count=mine["ready"]), size=12.5, weight=600, fill=INK_2, anchor="end")
    body += my_settlers(table, Box(28, y + 38, 206, height - 46), 40)
    body += line(246, y + 12, 246, y + height - 12, RULE) + line(468, y + 12, 468, y + height - 12, RULE)
    held = table.say("see-filled", held=sum(mine["cubes"]), limit=table.seen["limit"])
    body += text(258, y + 25, table.say("see-store"), size=14, weight=700, serif=True)
    body += text(456, y + 25, held, size=12.5, weight=600, fill=INK_2, anchor="end")
    body += own_cubes(table, table.seen["limit"], Box(258, y + 36, 198, 80), 5)
    filled = table.say("see-filled", held=len(mine["tiles"]), limit=table.catalogue.bonus_slots)
    body += text(258, y + 137, table.say("see-bonus-tiles"), size=14, weight=700, serif=True)
    body += text(456, y + 137, filled, size=12.5, weight=600, fill=INK_2, anchor="end")
    body += my_tiles(table, 258, y + 147, 37, 68)
    claimed = table.say("see-claimed-of", count=len(mine["claimed"]), goal=table.seen["cards_to_end"])
    body += text(480, y + 25, claimed, size=14, weight=700, serif=True)
    score = table.say("see-score", count=table.score(table.shown))
    body += text(960, y + 25, score, size=12.5, weight=600, fill=INK_2, anchor="end")
    return body + my_cards(table, Box(480, y + 38, 480, height - 46))
