"""The action list of the viewer: every button has a small picture and words, and those of a kind are together."""

from __future__ import annotations

from ....draw.action_list import ActionButton, ActionList, ButtonCell, action_buttons, button_cell
from ....draw.svg import use
from .coins import arranged, coin
from .context import MercadoContext, coin_to_lay
from .symbols import charter_row, goods_picture

COLUMNS = {"start": 5}
"""The number of buttons of a kind in one line; other kinds have one button in a line."""
TITLES = {"score": "view-title-score", "privilege": "view-title-privilege", "lose": "view-title-lose"}
"""Messages of the titles of kinds of buttons."""
SIGNS = {"draw": "bag", "refill": "bag", "bag": "bag", "seal": "seal", "enough": "seal"}
"""The symbols of the buttons that have words only."""
SIZE = 22.0


def _cells(view: MercadoContext) -> list[ButtonCell]:
    """Return the cells in the order of the actions."""
    return [_cell(view, button) for button in action_buttons(view.scene)]


def _cell(view: MercadoContext, button: ActionButton) -> ButtonCell:
    verb = button.verb
    if verb in ("put", "score"):
        return _tile_cell(view, button)
    if verb in ("privilege", "lose"):
        privilege = view.printed.privileges[button.args[0]]
        drawn, taken = charter_row(privilege, SIZE)
        return button_cell(button, view.worded("view-face", face=privilege.label), drawn, taken)
    if verb == "start":
        return button_cell(button, button.args[0])
    if verb == "use":
        symbol = view.observation["board"][view.own["space"] - 1]
        return button_cell(button, f"{button.action.label}: {view.worded('view-symbol', symbol=symbol)}")
    icon = SIGNS.get(verb)
    return button_cell(button, button.action.label, use(f"sign-{icon}", 0, -SIZE / 2, SIZE) if icon else "", SIZE if icon else 0)


def _tile_cell(view: MercadoContext, button: ActionButton) -> ButtonCell:
    """Return a tile with its name, and how much of its price the viewer has laid there."""
    label = button.args[0]
    tile = view.printed.tiles[label]
    deposit = next(there["deposits"][view.shown_seat] for there in view.observation["tiles"] if there["tile"] == label)
    laid = [kind for kind in arranged(tile.price, deposit) if kind is not None]
    words = view.goods(label)
    drawn, taken = use(goods_picture(tile), 0, -12, 24), 24.0
    if button.verb == "put":
        kind = coin_to_lay(button.action.question)
        assert kind is not None, "only coins are put"
        drawn = coin(kind, view.letter(kind), 0, -11, 22) + use(goods_picture(tile), 28, -12, 24)
        taken = 52.0
        words += "\n" + view.translate("view-laid", count=len(laid), of=len(tile.price))
    return button_cell(button, words, drawn, taken)


ACTION_LIST = ActionList(_cells, COLUMNS, TITLES)
