"""What the viewer may do, as a list of buttons: every answer as a small picture with its words, those of a kind together."""

from __future__ import annotations

from ....draw.action_list import ActionList, Answer, Cell, answers, cell
from ....draw.svg import use
from .coins import arranged, coin
from .context import Table, coin_to_lay
from .symbols import charter_row, goods_picture

COLUMNS = {"start": 5}
"""How many answers of a kind stand side by side; all others have a line of their own."""
TITLES = {"score": "view-title-score", "privilege": "view-title-privilege", "lose": "view-title-lose"}
"""The titles of kinds that have one."""
SIGNS = {"draw": "bag", "refill": "bag", "bag": "bag", "seal": "seal", "enough": "seal"}
"""The symbols of answers that are said in words."""
SIZE = 22.0


def _cells(table: Table) -> list[Cell]:
    """The answers as cells, in the order of the actions."""
    return [_cell(table, answer) for answer in answers(table.scene)]


def _cell(table: Table, answer: Answer) -> Cell:
    verb = answer.verb
    if verb in ("put", "score"):
        return _tile_cell(table, answer)
    if verb in ("privilege", "lose"):
        face = table.catalogue.privileges[answer.args[0]]
        drawn, taken = charter_row(face, SIZE)
        return cell(answer, table.words("view-face", face=face.label), drawn, taken)
    if verb == "start":
        return cell(answer, answer.args[0])
    if verb == "use":
        symbol = table.seen["board"][table.mine["space"] - 1]
        return cell(answer, f"{answer.live.label}: {table.words('view-symbol', symbol=symbol)}")
    icon = SIGNS.get(verb)
    return cell(answer, answer.live.label, use(f"sign-{icon}", 0, -SIZE / 2, SIZE) if icon else "", SIZE if icon else 0)


def _tile_cell(table: Table, answer: Answer) -> Cell:
    """A tile with its name, and how much of its price the viewer has laid there."""
    label = answer.args[0]
    face = table.catalogue.tiles[label]
    deposit = next(there["deposits"][table.shown] for there in table.seen["tiles"] if there["tile"] == label)
    laid = [kind for kind in arranged(face.price, deposit) if kind is not None]
    words = table.goods(label)
    drawn, taken = use(goods_picture(face), 0, -12, 24), 24.0
    if answer.verb == "put":
        kind = coin_to_lay(answer.live.question)
        assert kind is not None, "only coins are put"
        drawn = coin(kind, table.letter(kind), 0, -11, 22) + use(goods_picture(face), 28, -12, 24)
        taken = 52.0
        words += "\n" + table.say("view-laid", count=len(laid), of=len(face.price))
    return cell(answer, words, drawn, taken)


LIST = ActionList(_cells, COLUMNS, TITLES)
