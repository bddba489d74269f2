"""The data printed on the components, as plain names and amounts for the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import GEMS
from .view.printed import Printed, PrintedEquipment, PrintedOrder, PrintedSpace, PrintedWorkshop

if TYPE_CHECKING:
    from .game import Valdora


def printed(game: Valdora) -> Printed:
    """Return what is printed in the box of a game."""
    components, labels = game.components, game.spaces.labels
    tiles = {tile.colour: tile for tile in components.workshops.tiles}
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
            for space in components.map.spaces
        },
        roads=tuple(components.map.roads),
        near={label: frozenset(labels[target] for target in game.spaces.near[space]) for space, label in enumerate(labels)},
        equipment={kind.id: PrintedEquipment(kind.id, kind.loads, kind.coins) for kind in components.equipment.kinds},
        orders={kind.id: PrintedOrder(kind.id, kind.colour, tuple(kind.needs), kind.points) for kind in components.orders.kinds},
        workshops={
            stack.colour: PrintedWorkshop(tiles[stack.colour].craftsmen, tiles[stack.colour].points)
            for stack in components.craftsmen.stacks
        },
        most_coins=game.max_coins,
        most_orders=game.max_orders,
        order_price=game.order_price,
        turn_price=game.turn_price,
        free_turns=game.free_turns,
        bonus_tiles=components.bonus.tiles,
        bonus_points=components.bonus.points,
        colour_points=components.scoring.craftsman_colour,
    )
