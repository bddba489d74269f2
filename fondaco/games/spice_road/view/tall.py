"""The table on a phone, 390 wide: the question on top, then one thing below the other. Targets are 44 high at least."""

from __future__ import annotations

from ....draw.coins import coin
from ....draw.cubes import CUBES
from ....draw.fitting import balance, cut
from ....draw.icons import PAPER_PAINT
from ....draw.layers import picture, piece, region
from ....draw.palette import CREAM, EDGE, INK_2, RULE
from ....draw.panels import HEADING, Box, bar, desk, heading, panel, rule, sheet
from ....draw.players import PLAYERS, badge
from ....draw.seals import seal
from ....draw.svg import figure, line, rect, text, use
from ...century.drawing.windows import WINDOWS
from . import rows
from .answers import action_list, chooser, chooser_height, single_button
from .mine import claimed, hand_card, my_caravan, tags
from .seats import standing, standing_height
from .table import Table
from .turn import turn_pill

WIDTH = 390
BAR = 48
SIDE = 8
ROOM = WIDTH - 2 * SIDE
TOUCH = 48
"""How high a target must be for a finger: 44 on a screen of 360."""
ACROSS, CUBE = 6, 60
"""How many cubes of one's own lie in a row, and how high it is: each can be a target."""
UNLIMITED = 1e6


def draw(table: Table) -> str:
    """The whole picture; it is as high as it needs to be."""
    parts = []
    y: float = BAR
    for name, part in (
        ("prompt", _prompt),
        ("opponents", _opponents),
        ("board", _points),
        ("market", _merchants),
        ("tableau", _mine),
        ("actions", _actions),
    ):
        body, y = part(table, y)
        parts.append(region(name, body))
    ground = desk(WIDTH, y) + bar(Box(0, 0, WIDTH, BAR), table.scene.title)
    words = table.say("see-last-round") if table.seen["last_round"] else table.say("see-round", round=table.seen["round"])
    ground += text(WIDTH - 12, 29, words, size=13, weight=600, fill=CREAM, anchor="end")
    return picture(table.scene, WIDTH, y, [region("ground", ground), *parts], WINDOWS)


def _prompt(table: Table, y: float) -> tuple[str, float]:
    """Whose turn it is, what is asked, and the chooser where a number or a cube answers it."""
    lines = balance(table.scene.prompt, ROOM - 8, 15, serif=True, bold=True)
    height = 44 + 19 * max(2, len(lines))
    buttons = chooser_height(table, ROOM, TOUCH)
    total = height + (buttons + 10 if buttons else 0)
    body = rect(0, y, WIDTH, total, PAPER_PAINT) + line(0, y + total, WIDTH, y + total, RULE)
    body += turn_pill(table, 10, y + 9, 116)
    goal = table.say("see-goal", count=table.seen["cards_to_end"])
    body += text(WIDTH - 12, y + 26, goal, size=11.5, fill=INK_2, anchor="end")
    for number, words in enumerate(lines):
        body += text(12, y + 54 + number * 19, words, size=15, weight=700, serif=True)
    if buttons:
        body += chooser(table, Box(SIDE, y + height, ROOM, buttons), TOUCH)
    return body, y + total + 8


def _opponents(table: Table, y: float) -> tuple[str, float]:
    """The other players, two in a row."""
    width, height = (ROOM - 6) / 2, 80
    body = ""
    for number, seat in enumerate(table.others):
        place = Box(SIDE + number % 2 * (width + 6), y + number // 2 * (height + 6), width, height)
        body += _opponent(table, seat, place)
    return body, y + -(-len(table.others) // 2) * (height + 6) + 2


def _opponent(table: Table, seat: int, box: Box) -> str:
    """Another player in little room: name and points, cubes by colour, cards and coins."""
    x, y, width, _ = box
    there = table.seen["seats"][seat]
    active = seat == table.player
    body = sheet(box, PLAYERS[seat].shade if active else EDGE, 2 if active else 1, PLAYERS[seat].fill)
    name = cut(table.name(seat), width - 70, 14, serif=True, bold=True)
    body += badge(seat, x + 21, y + 16, 9) + text(x + 35, y + 21, name, size=14, weight=700, serif=True)
    body += seal(table.score(seat), x + width - 31, y + 3, 27, winner=table.winner(seat))
    cubes = zip(CUBES, there["cubes"], strict=True)
    cards = (("i-point-card", len(there["claimed"])), ("i-hand", len(there["hand"])))
    coins = tuple((f"i-coin-{metal}", there[metal]) for metal in table.catalogue.coins)
    for top, items in ((33, cubes), (56, (*cards, *coins))):
        for number, (icon, count) in enumerate(items):
            at = x + 14 + number * 42
            body += use(icon, at, y + top, 18) + figure(at + 21, y + top + 14, count, 12.5, anchor="start")
    return piece(body, id=f"seat-{seat}", title=table.name(seat))


def _points(table: Table, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, 166)
    body = panel(box, table.say("see-points"), table.say("see-points-note")) + rows.coins_above(
        table, SIDE + 9, y + 27, 20, 73, 2
    )
    return body + rows.point_cards(table, SIDE + 9, y + 55, 64, 102, 73), y + box.height + 8


def _merchants(table: Table, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, 206)
    body = panel(box, table.say("see-merchants"), table.say("see-merchants-short"))
    body += rows.discard(table, SIDE + 152, y - 1)
    return body + rows.merchants(table, SIDE + 8, y + 38, 53, 100, 61, sign=True, shelf=54), y + box.height + 8


def _mine(table: Table, y: float) -> tuple[str, float]:
    """The viewer's own things, all of them open: caravan, hand, played, claimed."""
    mine = table.mine
    lines = -(-max(table.seen["limit"], sum(mine["cubes"])) // ACROSS)
    x = SIDE + 16
    room = ROOM - 26
    parts = ""
    top = y + 36
    parts += my_caravan(table, Box(x, top, room, lines * CUBE), ACROSS, TOUCH)
    top += lines * CUBE + 8

    parts += heading(x, top + 12, table.say("see-your-hand" if table.seat is not None else "see-hand")) + rule(
        x, top + 18, x + room
    )
    top += 36
    for at, label in enumerate(mine["hand"]):
        parts += hand_card(table, label, x + at % 4 * 89, top + at // 4 * 144, 80, 126)
    top += -(-len(mine["hand"]) // 4) * 144

    parts += heading(x, top + 12, table.say("see-played")) + rule(x, top + 18, x + room)
    parts += tags(table, mine["played"], Box(x, top + 26, room, 0), 26)
    top += 30 + -(-len(mine["played"]) // 2) * 30
    if table.live("rest") or table.live("forgo"):
        parts += single_button(table, Box(x, top, room, TOUCH))
        top += TOUCH + 10

    points = table.say("see-score", count=table.score(table.shown))
    parts += heading(x, top + 12, table.say("see-claimed")) + rule(x, top + 18, x + room)
    parts += text(x + room, top + 12, points, size=12, weight=600, fill=INK_2, anchor="end")
    parts += claimed(table, Box(x + 2, top + 29, room - 98, 71))
    for number, metal in enumerate(("gold", "silver")):
        drawn = coin(metal, table.catalogue.coins[metal], 0, 0, 28) + figure(34, 19, f"×{mine[metal]}", 13, INK_2, anchor="start")
        parts += piece(drawn, id=f"coins-{metal}-{table.shown}", x=x + room - 66, y=top + 30 + number * 36)
    top += 112

    wears = PLAYERS[table.shown]
    body = sheet(Box(SIDE, y, ROOM, top - y), wears.fill, 2, wears.fill) + badge(table.shown, x + 8, y + 19, 9)
    name = table.say("see-caravan") if table.seat is not None else table.name(table.shown)
    held = table.say("see-filled", held=sum(mine["cubes"]), limit=table.seen["limit"])
    body += text(x + 23, y + 24, cut(name, 200, 14, serif=True, bold=True), size=14, weight=700, serif=True)
    body += text(x + room, y + 24, held, size=12.5, weight=600, fill=INK_2, anchor="end")
    return body + parts, top + 8


def _actions(table: Table, y: float) -> tuple[str, float]:
    """What the viewer may do; while there is nothing to do, how all stand."""
    if not table.scene.live:
        box = Box(SIDE, y, ROOM, standing_height(table))
        return standing(table, box), box.bottom + 8
    body, bottom = action_list(table, Box(SIDE + 8, y + HEADING + 4, ROOM - 16, UNLIMITED), (TOUCH,))
    return panel(Box(SIDE, y, ROOM, bottom - y + 6), table.say("see-actions")) + body, bottom + 14
