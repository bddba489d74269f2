"""What the viewer may do, as buttons in a list."""

from __future__ import annotations

from .....draw.action_list import ActionList, Answer, Cell, answers, cell
from .....draw.cubes import icons_of, row
from .....draw.seals import seal
from .....draw.svg import figure, group, use
from ...cubes.view.trade_block import block
from .settler_context import AnyLand
from .settler_symbols import effect, settler
from .tiles import bonus_tile, exploration_tile

HALF = ("work", "explore", "bonus")
"""What stands two in a line."""
TILE = 26.0


def _cells(table: AnyLand) -> list[Cell]:
    return [land_cell(table, answer) for answer in answers(table.scene)]


def land_cell(table: AnyLand, answer: Answer) -> Cell:
    """An answer about the boards; any other is told in words."""
    if answer.verb == "work":
        return _work(table, answer)
    if answer.verb == "explore":
        there = next((label for label, place in table.seen["locations"].items() if place["cover"] == answer.args[0]), "")
        drawn = group(exploration_tile(table.catalogue.explorations[answer.args[0]], TILE), 0, -TILE / 2)
        return cell(answer, there or answer.args[0], drawn, TILE)
    if answer.verb == "bonus":
        top = table.seen["stacks"][answer.args[0]]["top"]
        drawn = group(bonus_tile(table.catalogue.bonus[top], TILE), 0, -TILE / 2)
        return cell(answer, answer.args[0], drawn, TILE)
    if answer.verb == "claim":
        return _claim(table, answer)
    if answer.verb == "rest":
        return cell(answer, answer.live.label, use("i-rest", 0, -11, 22), 22)
    return cell(answer, answer.live.label)


def _work(table: AnyLand, answer: Answer) -> Cell:
    """Work: settlers needed, then what is done; a fort has its number, or its card if it gives nothing else."""
    face = table.catalogue.locations[answer.args[0]]
    needed = table.there(face.label)["needed"]
    drawn = group(settler(None, 20), 0, -11) + figure(25, 5, needed, 13)
    above = table.card_above(face) if face.kind == "fort" and not face.stacks else None
    if above is not None:
        cost, width = block(icons_of(above.cost), 70, 28, 15)
        return cell(answer, "", drawn + seal(above.points, 33, -13, 26) + group(cost, 62), 62 + width)
    if face.kind == "fort":
        return cell(answer, table.say("view-fort-number", number=face.slot), drawn + use("n-fort", 34, -12, 23), 58)
    done, width = effect(face, 84, 26)
    return cell(answer, "", drawn + group(done, 36), 36 + width)


def _claim(table: AnyLand, answer: Answer) -> Cell:
    """The point card above the fort: its points, its cost."""
    above = next(table.card_above(fort) for fort in table.forts if table.at_fort(fort))
    if above is None:
        return cell(answer, answer.live.label)
    icons = icons_of(above.cost)
    return cell(
        answer, table.say("view-title-claim"), seal(above.points, 0, -13, 26) + row(icons, 30, -9, 18), 30 + 18 * len(icons)
    )


TITLES = {"work": "view-title-work", "explore": "view-title-explore", "bonus": "view-title-bonus"}
LIST = ActionList(_cells, dict.fromkeys(HALF, 2), TITLES)
