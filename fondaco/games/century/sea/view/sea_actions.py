"""Answers about ships and tiles, as cells of the list of all that may be done."""

from __future__ import annotations

from .....draw.action_list import Answer, Cell, cell
from .....draw.cubes import icons_of, row
from .....draw.svg import group, use
from ...cubes.view.trade_block import trade
from ...harbours.view.bonus_tile import bonus_tile
from .sea_context import AnyChart, AnySeaTable
from .sea_symbols import spice

HALF = ("sail", "place", "market", "group")
"""What stands two in a line."""
TITLES = {"sail": "view-title-sail", "place": "view-title-place", "market": "view-title-market", "bonus": "view-title-bonus"}
ICONS = {"stay": "s-anchor", "stop": "s-anchor", "load": "s-hold"}


def sea_cell(table: AnySeaTable, answer: Answer) -> Cell | None:
    """An answer about the sea; none if it is about something else."""
    tile = tile_cell(table, answer)
    if tile is not None:
        return tile
    if answer.verb == "group":
        icons = icons_of(table.seen["groups"][answer.args[0]])
        return cell(answer, "", row(icons, 0, -10, 20), 20 * len(icons))
    if answer.verb == "bonus":
        face = table.catalogue.bonuses[answer.args[0]]
        left = table.seen["bonus_piles"][face.kind]
        drawn = group(bonus_tile(face, 26, face.points[len(face.points) - left]), 0, -13)
        return cell(answer, table.say(f"view-name-{face.kind.replace('_', '-')}"), drawn, 30)
    if answer.verb in ICONS:
        return cell(answer, answer.live.label, use(ICONS[answer.verb], 0, -10, 20), 20)
    return None


def tile_cell(table: AnyChart, answer: Answer) -> Cell | None:
    """A tile of the map: an island by its symbol and trade, a harbour or the open sea by its name; none if it is no tile."""
    if answer.verb not in ("sail", "place", "market"):
        return None
    face = table.catalogue.islands.get(answer.args[0])
    if face is None:
        return cell(answer, table.words("view-tile", tile=answer.args[0]), use("s-anchor", 0, -9, 18), 18)
    drawn, width, _ = trade(face.cost, face.gain, 86, 24, 15)
    return cell(answer, "", spice(face.symbol, 11, 0, 10.5) + group(drawn, 27), 27 + width)
