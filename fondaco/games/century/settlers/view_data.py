"""What is printed on boards, cards and tiles, for views: what a game uses of the box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .components import SettlerTables
from .locations import Locations, Side
from .view.printed_settlers import PrintedBonusTile, PrintedExplorationTile, PrintedLocation, PrintedPointCard, PrintedSettlers


def printed_settlers(tables: SettlerTables, sides: Sequence[Side], locations: Locations) -> PrintedSettlers:
    """Return what is printed on the boards and everything beside them."""
    setup = tables.setup
    labels = locations.stack_labels
    stacks = [tuple(labels[stack] for stack in of_location) for of_location in locations.stacks]
    printed_locations = [
        PrintedLocation(
            label=place.id,
            side=side.id,
            kind=place.kind,
            settlers=place.settlers,
            mark=place.mark,
            cost=place.cost,
            gain=place.gain,
            steps=place.steps,
            slot=place.slot,
            range=place.range,
        )
        for side in sides
        for place in side.locations
    ]
    cards = [card for card in tables.point_cards.cards if card.star != setup.removed_star]
    return PrintedSettlers(
        locations={
            location.label: replace(location, stacks=of_location)
            for location, of_location in zip(printed_locations, stacks, strict=True)
        },
        cards={
            card.id: PrintedPointCard(card.id, card.kind, card.cost, card.points, number, card.mark, card.gain, card.settlers)
            for number, card in enumerate(cards)
        },
        bonus={
            tile.id: PrintedBonusTile(tile.id, tile.kind, tile.points, tuple(tile.icons))
            for tile in tables.bonus_tiles.tiles
            if tile.mark not in setup.removed_marks
        },
        explorations={
            tile.id: PrintedExplorationTile(tile.id, tile.kind, tile.gain, tile.points, tile.icon or "")
            for tile in tables.exploration_tiles.tiles
        },
        bonus_slots=setup.bonus_slots,
        side_stacks={
            side: tuple(labels[stack] for stack in of_location)
            for side, of_location in locations.stacks_on.items()
            if of_location
        },
    )
