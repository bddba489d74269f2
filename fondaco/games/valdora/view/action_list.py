"""The action list of the viewer: every button has a small picture and words, and those of a kind are together."""

from __future__ import annotations

from collections.abc import Callable

from ....draw.action_list import ActionButton, ActionList, ButtonCell, action_buttons, button_cell
from ....draw.palette import LIVE
from ....draw.svg import path, use
from .books import top_face, turn_arrow
from .context import ValdoraContext
from .page_card import equipment_tag, order_tag
from .symbols import arms, gem, letter, silver, tool

ButtonIcon = tuple[str, float, str]
"""An icon around the line y = 0, its width, and the words beside it."""

COLUMNS = {"move": 3, "load": 3, "pay": 2, "return": 2}
"""The number of buttons of a kind in one line; other kinds have one button in a line."""
TITLES = {
    "move": "view-title-move",
    "load": "view-title-load",
    "return": "view-title-return",
    "buy": "view-title-buy",
    "turn": "view-title-turn",
}
"""Messages of the titles of kinds of buttons."""
SIZE = 18.0


def _cells(view: ValdoraContext) -> list[ButtonCell]:
    found = []
    for button in sorted(action_buttons(view.scene), key=lambda button: button.verb in ("provisions", "end")):
        short = BUTTON_ICONS.get(button.verb)
        drawn, taken, words = short(view, button) if short else ("", 0.0, button.action.label)
        found.append(button_cell(button, words, drawn, taken))
    return found


ACTION_LIST = ActionList(_cells, COLUMNS, TITLES)


def _move(view: ValdoraContext, button: ActionButton) -> ButtonIcon:
    """Return a space: what it is, its name, and the toll."""
    label = button.args[0]
    space = view.printed.spaces[label]
    taken = SIZE
    if space.kind == "house":
        body = arms(space.colour, 0, -SIZE / 2, SIZE)
    elif space.kind == "city":
        body = letter(label[:2], SIZE / 2, 0, SIZE / 2)
    elif space.kind == "gem_road":
        kinds = [kind for kind, many in zip(view.printed.gems, view.observation["roads"][label], strict=True) if many]
        body = "".join(gem(kind, number % 3 * 9, -9 + number // 3 * 9, 9) for number, kind in enumerate(kinds))
        taken = 28
    else:
        body = use(f"v-{space.kind}", 0, -SIZE / 2, SIZE)
    if view.toll(label):
        body += silver(view.toll(label), taken + 2, -7, 14)
        taken += 16
    return body, taken, label if space.kind != "city" or len(label) > 2 else ""


def _page(view: ValdoraContext, button: ActionButton) -> ButtonIcon:
    """Return a page of the book, and on which side it lies."""
    side = button.args[-1]
    stack = view.stack(view.here, side)
    way = view.translate(f"view-side-{side}")
    face = top_face(stack, side)
    if view.observation["books"][view.here]["holds"] == "orders":
        drawn, taken = order_tag(view.printed.orders[face], 0, -10, 20)
    else:
        drawn, taken = equipment_tag(view.printed.equipment[face], 0, -10, 20)
    return drawn, taken, way


def _turn(view: ValdoraContext, button: ActionButton) -> ButtonIcon:
    side = button.args[0]
    body = turn_arrow(10, 1, side, LIVE)
    price = view.turn_price
    return body + (silver(price, 22, -9, 18) if price else ""), 42 if price else 20, view.translate(f"view-turn-{side}")


def _return(view: ValdoraContext, button: ActionButton) -> ButtonIcon:
    """Return an order that is given back, and onto which side of the book."""
    slot, side = button.args
    drawn, taken = order_tag(view.printed.orders[view.own["orders"][int(slot) - 1]["order"]], 0, -8, 16)
    return (
        drawn + turn_arrow(taken + 12, 1, "left" if side == "right" else "right", LIVE),
        taken + 22,
        view.translate(f"view-side-{side}"),
    )


def _load(view: ValdoraContext, button: ActionButton) -> ButtonIcon:
    label, kind = button.args
    price = view.printed.equipment[label].coins
    body = gem(kind, 0, -9, 18) + path("M21 0h7m-3-3l3 3l-3 3", stroke=LIVE, thick=1.8) + tool(label, 31, -10, 20)
    return body + (silver(price, 53, -8, 16) if price else ""), 70 if price else 52, ""


def _deliver(view: ValdoraContext, button: ActionButton) -> ButtonIcon:
    order = view.printed.orders[view.own["orders"][int(button.args[0]) - 1]["order"]]
    drawn, taken = order_tag(order, 0, -10, 20)
    return drawn, taken, view.translate("view-deliver")


def _pay(view: ValdoraContext, button: ActionButton) -> ButtonIcon:
    label = button.args[0]
    return tool(label, 0, -10, 20), 20, view.worded("view-equipment", equipment=label)


def _provisions(view: ValdoraContext, button: ActionButton) -> ButtonIcon:
    return use("v-provisions", 0, -10, 20), 20, button.action.label


BUTTON_ICONS: dict[str, Callable[[ValdoraContext, ActionButton], ButtonIcon]] = {
    "move": _move,
    "buy": _page,
    "turn": _turn,
    "return": _return,
    "load": _load,
    "deliver": _deliver,
    "pay": _pay,
    "provisions": _provisions,
}
"""The icon of the buttons of each verb."""
