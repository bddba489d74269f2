"""The table on a phone, 390 wide: the question on top, then one thing below the other. Targets are 44 high at least."""

from __future__ import annotations

from ....draw.answers import actions_below
from ....draw.panels import Box
from ....draw.phone import ROOM, SIDE, TOUCH, stacked
from ....draw.sheets import two_in_a_row
from ...century.drawing.asking import corner, on_phone
from ...century.drawing.settlers.answers import LIST
from ...century.drawing.settlers.beside import help_by_mark, icon_count, next_card
from ...century.drawing.settlers.cards import OWN
from ...century.drawing.settlers.land import tall_land
from ...century.drawing.settlers.own import cards_below, mine_below, settlers_below, store_below, tiles_below
from ...century.drawing.settlers.seats import STANDING, small_opponent
from ...century.drawing.settlers.table import AnyLand


def draw(table: AnyLand) -> str:
    """The whole picture; it is as high as it needs to be."""
    parts = [("prompt", on_phone), ("opponents", _opponents), ("board", tall_land), ("beside", _beside), ("tableau", _mine)]
    return stacked(table, [*parts, ("actions", _actions)], table.scene.title, corner(table), OWN)


def _opponents(table: AnyLand, y: float) -> tuple[str, float]:
    return two_in_a_row(table, Box(SIDE, y, (ROOM - 6) / 2, 88), small_opponent)


def _beside(table: AnyLand, y: float) -> tuple[str, float]:
    """The next card and the help of the viewer's cards side by side, the icons of all below."""
    half = (ROOM - 6) / 2
    body = next_card(table, Box(SIDE, y, half, 166)) + help_by_mark(table, Box(SIDE + half + 6, y, half, 166))
    return body + icon_count(table, Box(SIDE, y + 172, ROOM, 160)), y + 340


def _mine(table: AnyLand, y: float) -> tuple[str, float]:
    """The viewer's own things."""
    return mine_below(table, y, (settlers_below, store_below, tiles_below, cards_below))


def _actions(table: AnyLand, y: float) -> tuple[str, float]:
    body, bottom = actions_below(table, Box(SIDE, y, ROOM, 0), LIST, TOUCH, STANDING)
    return body, bottom + 8
