"""What the viewer may do, as a list of buttons: every answer as a small picture with its words, those of a kind together."""

from __future__ import annotations

from collections.abc import Callable

from ....draw.action_list import ActionList, Answer, Cell, answers, cell
from ....draw.palette import LIVE
from ....draw.svg import path, use
from .books import top_face, turn_arrow
from .context import Table
from .page_card import equipment_tag, order_tag
from .symbols import arms, gem, letter, silver, tool

Gist = tuple[str, float, str]
"""An answer in short: a picture around the line y = 0, its width, and the words that are still needed beside it."""

COLUMNS = {"move": 3, "load": 3, "pay": 2, "return": 2}
"""How many answers of a kind stand side by side; all others have a line of their own."""
TITLES = {
    "move": "view-title-move",
    "load": "view-title-load",
    "return": "view-title-return",
    "buy": "view-title-buy",
    "turn": "view-title-turn",
}
"""The titles of kinds that have one."""
SIZE = 18.0


def _cells(table: Table) -> list[Cell]:
    found = []
    for answer in sorted(answers(table.scene), key=lambda answer: answer.verb in ("provisions", "end")):
        short = GISTS.get(answer.verb)
        drawn, taken, words = short(table, answer) if short else ("", 0.0, answer.live.label)
        found.append(cell(answer, words, drawn, taken))
    return found


LIST = ActionList(_cells, COLUMNS, TITLES)


def _move(table: Table, answer: Answer) -> Gist:
    """A space: what it is, its name, and the toll."""
    label = answer.args[0]
    space = table.catalogue.spaces[label]
    taken = SIZE
    if space.kind == "house":
        body = arms(space.colour, 0, -SIZE / 2, SIZE)
    elif space.kind == "city":
        body = letter(label[:2], SIZE / 2, 0, SIZE / 2)
    elif space.kind == "gem_road":
        kinds = [kind for kind, many in zip(table.catalogue.gems, table.seen["roads"][label], strict=True) if many]
        body = "".join(gem(kind, number % 3 * 9, -9 + number // 3 * 9, 9) for number, kind in enumerate(kinds))
        taken = 28
    else:
        body = use(f"v-{space.kind}", 0, -SIZE / 2, SIZE)
    if table.toll(label):
        body += silver(table.toll(label), taken + 2, -7, 14)
        taken += 16
    return body, taken, label if space.kind != "city" or len(label) > 2 else ""


def _page(table: Table, answer: Answer) -> Gist:
    """A page of the book, and on which side it lies."""
    side = answer.args[-1]
    stack = table.stack(table.here, side)
    way = table.say(f"view-side-{side}")
    face = top_face(stack, side)
    if table.seen["books"][table.here]["holds"] == "orders":
        drawn, taken = order_tag(table.catalogue.orders[face], 0, -10, 20)
    else:
        drawn, taken = equipment_tag(table.catalogue.equipment[face], 0, -10, 20)
    return drawn, taken, way


def _turn(table: Table, answer: Answer) -> Gist:
    side = answer.args[0]
    body = turn_arrow(10, 1, side, LIVE)
    price = table.turn_price
    return body + (silver(price, 22, -9, 18) if price else ""), 42 if price else 20, table.say(f"view-turn-{side}")


def _return(table: Table, answer: Answer) -> Gist:
    """An order that is given back, and onto which side of the book."""
    slot, side = answer.args
    drawn, taken = order_tag(table.catalogue.orders[table.mine["orders"][int(slot) - 1]["order"]], 0, -8, 16)
    return (
        drawn + turn_arrow(taken + 12, 1, "left" if side == "right" else "right", LIVE),
        taken + 22,
        table.say(f"view-side-{side}"),
    )


def _load(table: Table, answer: Answer) -> Gist:
    label, kind = answer.args
    price = table.catalogue.equipment[label].coins
    body = gem(kind, 0, -9, 18) + path("M21 0h7m-3-3l3 3l-3 3", stroke=LIVE, thick=1.8) + tool(label, 31, -10, 20)
    return body + (silver(price, 53, -8, 16) if price else ""), 70 if price else 52, ""


def _deliver(table: Table, answer: Answer) -> Gist:
    face = table.catalogue.orders[table.mine["orders"][int(answer.args[0]) - 1]["order"]]
    drawn, taken = order_tag(face, 0, -10, 20)
    return drawn, taken, table.say("view-deliver")


def _pay(table: Table, answer: Answer) -> Gist:
    label = answer.args[0]
    return tool(label, 0, -10, 20), 20, table.words("view-equipment", equipment=label)


def _provisions(table: Table, answer: Answer) -> Gist:
    return use("v-provisions", 0, -10, 20), 20, answer.live.label


GISTS: dict[str, Callable[[Table, Answer], Gist]] = {
    "move": _move,
    "buy": _page,
    "turn": _turn,
    "return": _return,
    "load": _load,
    "deliver": _deliver,
    "pay": _pay,
    "provisions": _provisions,
}
"""How the answers of each verb are told in short."""
