"""How messages and pictures word locations, point cards and tiles."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.messages import JsonValue, Message, Translator
from .bonus_tiles import BonusTile
from .exploration import ExplorationTile
from .locations import Location, Side
from .point_row import PointCard

OBSERVATION_FORMATTERS = {
    "display[]": "tile",
    "locations[].": "site",
    "locations[].cover": "tile",
    "locations[].whose": "whose",
    "points[].card": "point_card",
    "next_card": "point_card",
    "returned[].cards[]": "point_card",
    "stacks[].top": "bonus_tile",
    "seats[].cubes": "cubes",
    "seats[].claimed[]": "point_card",
    "seats[].tiles[]": "bonus_tile",
    "seats[].explored[]": "tile",
}
"""The formatter of each part of an observation."""

RANGES = {"": None, "1": "one", "1-2": "two", "any": "any"}
"""How far ships sail, as messages name it: in a message a text of digits matches no number."""


def add_settler_formatters(
    translator: Translator,
    sides: Sequence[Side],
    cards: Sequence[PointCard],
    bonus_tiles: Sequence[BonusTile],
    explorations: Sequence[ExplorationTile],
) -> None:
    """Add the formatters of locations, point cards, bonus tiles and exploration tiles; those of cubes must be there."""
    locations = {location.id: location for side in sides for location in side.locations}
    cards_by_id = {card.id: card for card in cards}
    tiles_by_id = {tile.id: tile for tile in bonus_tiles}
    explorations_by_id = {tile.id: tile for tile in explorations}

    def text(message: str, lang: str, **args: JsonValue) -> str:
        return translator.format(Message(message, args), lang)

    def effect(printed: Location, lang: str) -> str:
        args: dict[str, JsonValue] = {
            "cost": list(printed.cost),
            "gain": list(printed.gain),
            "steps": printed.steps,
            "slot": printed.slot,
        }
        return text(f"kind-{printed.kind.replace('_', '-')}", lang, **args, range=RANGES[printed.range])

    def location(value: JsonValue, lang: str) -> str:
        printed = locations[str(value)]
        return f"{printed.id} ({effect(printed, lang)})"

    def location_described(value: JsonValue, lang: str) -> str:
        """A location with all that is printed on it."""
        printed = locations[str(value)]
        message = "location-described" if printed.mark else "location-described-plain"
        args: dict[str, JsonValue] = {"id": printed.id, "printed": printed.settlers, "symbol": printed.mark or None}
        return text(message, lang, **args, effect=effect(printed, lang))

    def icon(value: JsonValue, lang: str) -> str:
        return text(f"icon-{str(value).replace('_', '-')}", lang)

    def symbol(value: JsonValue, lang: str) -> str:
        return text(f"mark-{value}", lang)

    def point_card(value: JsonValue, lang: str) -> str:
        card = cards_by_id[str(value)]
        args: dict[str, JsonValue] = {"symbol": card.mark or None, "gain": list(card.gain), "count": card.settlers}
        benefit = text(f"benefit-{card.kind.replace('_', '-')}", lang, **args)
        return text("point-card-described", lang, id=card.id, points=card.points, cubes=list(card.cost), benefit=benefit)

    def bonus_tile(value: JsonValue, lang: str) -> str:
        tile = tiles_by_id[str(value)]
        first, second = (*tile.icons, None, None)[:2]
        args: dict[str, JsonValue] = {"points": tile.points, "icon": first, "other_icon": second, "per": tile.per}
        described = text(f"bonus-{tile.kind.replace('_', '-')}", lang, **args)
        return f"{tile.id} ({described})"

    def exploration(value: JsonValue, lang: str) -> str:
        tile = explorations_by_id[str(value)]
        args: dict[str, JsonValue] = {"gain": list(tile.gain), "count": tile.settlers, "points": tile.points, "icon": tile.icon}
        return f"{tile.id} ({text(f'exploration-{tile.kind}', lang, **args)})"

    def whose(value: JsonValue, lang: str) -> str:
        return text("view-seat", lang, seat=value)

    translator.formatters |= {"location": location, "site": location_described, "icon": icon, "other_icon": icon}
    translator.formatters |= {"symbol": symbol, "point_card": point_card, "bonus_tile": bonus_tile}
    translator.formatters |= {"tile": exploration, "whose": whose}
