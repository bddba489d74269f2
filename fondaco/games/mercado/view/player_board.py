"""The player board of the viewer, in both layouts: character tile, drawn coins, bag with its chances, seals and privileges."""

from __future__ import annotations

from ....draw.buttons import plate
from ....draw.cards import DISABLED, ENABLED, NORMAL, frame, halo
from ....draw.palette import DEBIT, HALO, INK, INK_2, LIVE, RULE, SLOT, SLOT_EDGE, STRIPE, WHITE
from ....draw.panels import Box
from ....draw.players import PLAYERS
from ....draw.regions import piece
from ....draw.svg import circle, figure, group, line, rect, text, use
from ....draw.text_fitting import wrap
from .coins import FILLS, coin, each
from .context import MercadoContext, coin_to_lay, percent
from .printed import COINS
from .symbols import charter

TRAY = 5
"""The maximum number of drawn coins: three, and two for a seal."""


def mat(view: MercadoContext, box: Box) -> str:
    """Draw the mat with the coins out of use, by kind. Choosing it returns them to the bag."""
    x, y, width, height = box
    action, why = view.available("refill"), view.why("refill")
    purse = view.own["mat"]
    ground = rect(0, 0, width, height, SLOT, SLOT_EDGE, 1.2, 7)
    if action:
        ground = halo(width, height, 7, 3) + rect(0, 0, width, height, WHITE, LIVE, 2.4, 7)
    body = ground + citizen(view, view.shown_seat, 8, 8, 44)
    lines = wrap(view.translate("view-out-of-use", count=sum(purse)), width - 66, 12)
    body += text(60, 20, place_words(view, view.shown_seat), size=12, weight=600)
    for number, words in enumerate(lines):
        body += text(60, 36 + number * 14.5, words, size=12, fill=INK_2)
    kinds = [kind for kind in COINS if kind != "joker"]
    pitch = (width - 12) / len(kinds)
    size = min(26.0, pitch - 3)
    low = height - 22
    for at, kind in enumerate(kinds):
        count = purse[COINS.index(kind)]
        left = 6 + at * pitch + (pitch - size) / 2
        step = min(5.0, (low - 58 - size) / max(count - 1, 1))
        if not count:
            body += circle(left + size / 2, low - size / 2, size * 0.4, "none", SLOT_EDGE, 1, ' stroke-dasharray="2 2.5"')
        for number in range(count):
            id = f"mat-{view.shown_seat}-{kind}-{number + 1}"
            body += view.coin(view.shown_seat, kind, id, left, low - size - number * step, size)
        body += figure(left + size / 2, height - 7, count, 12.5, INK if count else INK_2)
    return piece(body, id="mat", x=x, y=y, title=view.translate("view-mat"), action=action, why=None if action else why)


def place_words(view: MercadoContext, seat: int) -> str:
    """Return the rank of a seat on the board, in words."""
    return view.translate("view-standing-at", rank=view.rank(seat), count=view.observation["seats"][seat]["distance"])


def citizen(view: MercadoContext, seat: int, x: float, y: float, size: float) -> str:
    """Return the title of the mat."""
    colours = PLAYERS[view.seat_colours[seat]]
    icon = use(f"sign-citizen-{'ab'[seat % 2]}", x, y, size)
    return f'<g color="{colours.fill}">{icon}</g>'


def tray(view: MercadoContext, box: Box) -> str:
    """Draw the drawn coins of the active player. The coin to be laid has a ring."""
    x, y, width, height = box
    body = rect(x, y, width, height, DEBIT, "#A08A60", 1, 8)
    drawn = list(each(view.observation["drawn"]))
    pitch = width / max(TRAY, len(drawn))
    size = min(46.0, pitch - 12, height - 14)
    seat = view.player if view.player is not None else 0
    in_hand, taken = coin_to_lay(view.question), False
    for at in range(max(TRAY, len(drawn))):
        middle, centre = x + (at + 0.5) * pitch, y + height / 2
        if at >= len(drawn):
            body += circle(middle, centre, size * 0.44, "none", SLOT_EDGE, 1.2, ' stroke-dasharray="4 3"')
            continue
        kind, number = drawn[at]
        if view.my_turn and kind == in_hand and not taken:
            taken = True
            body += circle(middle, centre, size / 2 + 5, HALO, LIVE, 3)
        body += view.coin(seat, kind, f"drawn-{kind}-{number}", middle - size / 2, centre - size / 2, size)
    return body


KEYS = {
    "Turn": ("draw", "refill"),
    "Action": ("draw", "refill"),
    "Seal": ("seal", "enough"),
    "LayCoin": ("bag",),
    "UseSymbol": ("use", "leave"),
}
"""Verbs that are buttons with words, by question."""
KEY_SIGNS = {"draw": "bag", "refill": "bag", "bag": "bag", "seal": "seal", "enough": "seal"}


def keys(view: MercadoContext, box: Box) -> str:
    """Draw two buttons with words. A disabled one can be asked for the reason."""
    x, y, width, height = box
    if not view.my_turn:
        return ""
    verbs = ("pass",) if view.available("pass") else KEYS.get(view.question[0], ())
    wide = (width - 8) / 2
    body = ""
    for number, verb in enumerate(verbs):
        action = view.available(verb)
        face = plate(wide, height) if action else rect(0, 0, wide, height, STRIPE, "#A08A60", 1.1, 6)
        icon = KEY_SIGNS.get(verb)
        size = min(34.0, height - 10)
        left = 12.0
        if icon:
            face += group(use(f"sign-{icon}", 8, (height - size) / 2, size), opacity=1 if action else 0.45)
            left = size + 15
        lines = wrap(view.translate(f"view-title-{verb}"), wide - left - 6, 12.5, bold=True)
        top = height / 2 - (len(lines) - 1) * 7.5 + 4.4
        for at, words in enumerate(lines):
            face += text(left, top + at * 15, words, size=12.5, weight=600, fill=INK if action else INK_2)
        title = "" if action else view.translate(f"view-title-{verb}")
        place = x + number * (wide + 8)
        body += piece(face, id=f"key-{verb}", x=place, y=y, title=title, action=action, why=None if action else view.why(verb))
    return body


def bag(view: MercadoContext, box: Box) -> str:
    """Draw the contents of the bag, and the chances of the next draw for each kind, as columns."""
    x, y, width, height = box
    seat = view.shown_seat
    there = view.own
    left = x + 28
    pitch = (width - 30) / len(COINS)
    size = min(27.0, pitch - 6)
    top, base = y + size + 22, y + height - 34
    body = ""
    for share in (0.0, 0.5, 1.0):
        level = base - share * (base - top)
        body += line(left, level, x + width, level, RULE, 0.7)
        body += text(left - 5, level + 4, str(round(100 * share)), size=11, fill=INK_2, anchor="end")
    body += text(left - 5, base + 16, "%", size=11, fill=INK_2, anchor="end")
    for at, kind in enumerate(COINS):
        middle = left + (at + 0.5) * pitch
        count, likely = there["bag"][at], there["chances"][kind][0]
        column = rect(-10, top - y, 20, base - top, STRIPE, RULE, 0.8, 3)
        if likely:
            high = max(likely * (base - top), 2)
            column += rect(-10, base - y - high, 20, high, FILLS[kind], INK, 1, 2)
        column += coin(kind, view.letter(kind), -size / 2, 0, size)
        column += figure(0, size + 15, count, 14.5, INK if count else INK_2)
        column += figure(0, base - y + 16, percent(likely), 12.5)
        body += piece(column, id=f"pile-bag-{seat}-{kind}", x=middle, y=y, title=view.chances(seat, kind))
    enough = sum(there["bag"]) >= there["next_draw"]
    note = view.translate("view-chances-of", number=there["next_draw"]) if enough else view.translate("view-too-few")
    return body + text(x + width / 2, y + height - 3, note, size=11.5, fill=INK_2, anchor="middle")


def seals(view: MercadoContext, box: Box) -> str:
    """Draw the viewer's seals, and their use."""
    x, y, width, height = box
    count = view.own["seals"]
    action = view.available("seal")
    body = halo(width, height, 6, 2) + rect(0, 0, width, height, WHITE, LIVE, 2, 6) if action else ""
    size = min(36.0, height - 4)
    body += group(use("sign-seal", 3, (height - size) / 2, size), opacity=1 if count else 0.45)
    body += figure(size + 9, height / 2 + 7, count, 20, INK if count else INK_2, anchor="start")
    left = size + 36
    lines = wrap(view.translate("view-seals-note"), width - left - 3, 11.5)
    for number, words in enumerate(lines):
        body += text(left, height / 2 + 4 + (number - (len(lines) - 1) / 2) * 14, words, size=11.5, fill=INK_2)
    return piece(body, id=f"seals-{view.shown_seat}", x=x, y=y, title=view.translate("view-seals"), action=action)


def privileges(view: MercadoContext, box: Box) -> str:
    """Draw the viewer's privileges. A spectator sees them face down."""
    x, y, width, height = box
    held = view.own["privileges"]
    card = min(56.0, height * 0.66)
    pitch = min(card + 8, (width - card) / max(len(held) - 1, 1))
    body = ""
    if not held:
        body += rect(x, y, card, height, "none", SLOT_EDGE, 1.2, 6, ' stroke-dasharray="4 3"')
    numbers: dict[str, int] = {}
    for at, label in enumerate(held):
        if label is None:
            body += group(charter_back(card, height), x + at * pitch, y)
            continue
        numbers[label] = numbers.get(label, 0) + 1
        action = view.available("privilege", label) or view.available("lose", label)
        why = None if action else view.why("privilege", label)
        state = ENABLED if action else DISABLED if why else NORMAL
        face = frame(card, height, state, 6) + charter(view.printed.privileges[label], card, height)
        id = f"privilege-{label}-{numbers[label]}"
        title = view.worded("view-face", face=label)
        body += piece(face, id=id, x=x + at * pitch, y=y, title=title, action=action, why=why, home="pile-privileges")
    return body


def charter_back(width: float, height: float) -> str:
    """Draw a privilege, face down."""
    size = width * 0.7
    return frame(width, height, NORMAL, 6) + use("sign-privilege", (width - size) / 2, (height - size) / 2, size)
