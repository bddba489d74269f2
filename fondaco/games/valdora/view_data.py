"""What is printed in the box, handed to the view: plain names and amounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.rendering import View
from .components import GEMS
from .view import draw, gallery, symbols
from .view.printed import Printed, PrintedEquipment, PrintedOrder, PrintedSpace, PrintedWorkshop

if TYPE_CHECKING:
    from .game import Valdora


def view(game: Valdora) -> View:
    """Return how the game is drawn, with everything that is printed on its components."""
    printed = catalogue(game)
    drawings = symbols(printed)
    return View(
        printed,
        lambda scene: draw(scene, printed, drawings),
        lambda name, title, translate: gallery(printed, drawings, name, title, translate),
    )


def catalogue(game: Valdora) -> Printed:
    """The catalogue of a game."""
    tables, labels = game.tables, game.spaces.labels
    tiles = {tile.colour: tile for tile in tables.workshops.tiles}
    return Printed(
        gems=GEMS,
        spaces={
            space.id: PrintedSpace(
                space.id,
                kind=space.kind.value,
                x=space.x,
                y=space.y,
                book=space.book.value if space.book else "",
                ships=space.ships,
                colour=space.colour or "",
            )
            for space in tables.map.spaces
        },
        roads=tuple(tables.map.roads),
        near={label: frozenset(labels[there] for there in game.spaces.near[here]) for here, label in enumerate(labels)},
        equipment={kind.id: PrintedEquipment(kind.id, kind.loads, kind.coins) for kind in tables.equipment.kinds},
        orders={kind.id: PrintedOrder(kind.id, kind.colour, tuple(kind.needs), kind.points) for kind in tables.orders.kinds},
        workshops={
            stack.colour: PrintedWorkshop(tiles[stack.colour].craftsmen, tiles[stack.colour].points)
            for stack in tables.craftsmen.stacks
        },
        most_coins=game.most_coins,
        most_orders=game.most_orders,
        order_price=game.order_price,
        turn_price=game.turn_price,
        free_turns=game.free_turns,
        bonus_tiles=tables.bonus.tiles,
        bonus_points=tables.bonus.points,
        colour_points=tables.scoring.craftsman_colour,
    )
