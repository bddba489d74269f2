"""Buttons for ships and tiles, as cells of the action list."""

from __future__ import annotations

from .....draw.action_list import ActionButton, ButtonCell, button_cell
from .....draw.cubes import icons_of, row
from .....draw.svg import group, use
from ...cubes.view.trade_block import trade
from ...harbours.view.bonus_tile import bonus_tile
from .sea_context import AnyHarbourContext, AnySeaContext
from .sea_symbols import spice

HALF = ("sail", "place", "market", "group")
"""What stands two in a line."""
TITLES = {"sail": "view-title-sail", "place": "view-title-place", "market": "view-title-market", "bonus": "view-title-bonus"}
ICONS = {"stay": "s-anchor", "stop": "s-anchor", "load": "s-hold"}


def sea_cell(view: AnyHarbourContext, button: ActionButton) -> ButtonCell | None:
    """Return a button for the sea; none if it is about something else."""
    tile = tile_cell(view, button)
    if tile is not None:
        return tile
    if button.verb == "group":
        icons = icons_of(view.observation["groups"][button.args[0]])
        return button_cell(button, "", row(icons, 0, -10, 20), 20 * len(icons))
    if button.verb == "bonus":
        face = view.printed.bonuses[button.args[0]]
        left = view.observation["bonus_piles"][face.kind]
        drawn = group(bonus_tile(face, 26, face.points[len(face.points) - left]), 0, -13)
        return button_cell(button, view.translate(f"view-name-{face.kind.replace('_', '-')}"), drawn, 30)
    if button.verb in ICONS:
        return button_cell(button, button.action.label, use(ICONS[button.verb], 0, -10, 20), 20)
    return None


def tile_cell(view: AnySeaContext, button: ActionButton) -> ButtonCell | None:
    """Return a tile of the map: an island by its symbol and trade, a harbour or the open sea by its name; none if it is no
    tile."""
    if button.verb not in ("sail", "place", "market"):
        return None
    face = view.printed.islands.get(button.args[0])
    if face is None:
        return button_cell(button, view.worded("view-tile", tile=button.args[0]), use("s-anchor", 0, -9, 18), 18)
    drawn, width, _ = trade(face.cost, face.gain, 86, 24, 15)
    return button_cell(button, "", spice(face.symbol, 11, 0, 10.5) + group(drawn, 27), 27 + width)
