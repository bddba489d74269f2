"""The New World as plain values and as numbers. All is open but the draw pile and the bonus tiles below others."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from ....core.messages import Plain
from ..cubes import unpack
from .scoring import bonus_values
from .state import NOBODY, NOTHING, SettledGame, SettledState
from .work import needed_settlers

SETTLERS = 12
"""Numbers of settlers are told as parts of so many."""


def observe_land(s: SettledState, seat: int | None) -> dict[str, Plain]:
    """The boards with all that lies on and beside them, and how many settlers each location needs from this seat."""
    game, land = s.game, s.land
    cards, bonus, tiles = game.point_cards.labels, game.bonus_tiles.labels, game.explorations.labels
    pile = land.points.pile.cards
    return {
        "locations": {
            game.locations.labels[place]: {
                "needed": needed_settlers(s, seat, place),
                "there": land.there[place],
                "whose": None if land.whose[place] == NOBODY else land.whose[place],
                "cover": None if land.cover[place] == NOTHING else tiles[land.cover[place]],
            }
            for place in land.places
        },
        "points": [{"card": cards[card]} for card in land.points.cards],
        "next_card": cards[pile[-1]] if pile else None,
        "point_pile": len(land.points),
        "stacks": {
            label: {"top": bonus[stack.cards[-1]] if stack.cards else None, "left": len(stack)}
            for label, stack in zip(game.locations.stack_labels, land.stacks, strict=True)
        },
        "display": [tiles[tile] for tile in land.display],
    }


def observe_settlers(s: SettledState, seat: int) -> dict[str, Plain]:
    """What a seat has, beside its points."""
    game, land = s.game, s.land
    return {
        "cubes": unpack(s.store[seat]),
        "ready": land.ready[seat],
        "reserve": land.reserve[seat],
        "claimed": [game.point_cards.labels[card] for card in land.claimed[seat]],
        "tiles": [game.bonus_tiles.labels[tile] for tile in land.tiles[seat]],
        "worth": bonus_values(s, seat),
        "explored": [game.explorations.labels[tile] for tile in land.explored[seat]],
    }


# --- as numbers --------------------------------------------------------------------------------------------------------------


def land_size(game: SettledGame, seats: int, row: int) -> int:
    """How many numbers `encode_land` gives."""
    cards, bonus, tiles = len(game.point_cards.labels), len(game.bonus_tiles.labels), len(game.explorations.labels)
    places, stacks = len(game.locations.labels), len(game.locations.stack_labels)
    return places * (2 + seats + tiles) + (row + 1) * cards + 1 + stacks * (1 + bonus) + tiles


def encode_land(game: SettledGame, seen: Mapping[str, Any], seats: int, row: int, numbers: array[float]) -> None:
    """The boards as numbers, mostly between 0 and 1; owners are told from the viewer's seat clockwise."""
    cards, bonus, tiles = game.point_cards.labels, game.bonus_tiles.labels, game.explorations.labels
    first = seen["seat"] or 0
    for label in game.locations.labels:
        place = seen["locations"].get(label)
        if place is None:
            numbers.extend([0.0] * (2 + seats + len(tiles)))
            continue
        whose = [0.0] * seats
        if place["whose"] is not None:
            whose[(place["whose"] - first) % seen["players"]] = 1.0
        numbers.extend((1.0, place["there"] / SETTLERS, *whose))
        mark_all(tiles, [place["cover"]], numbers)
    for there in seen["points"]:
        mark_all(cards, [there["card"]], numbers)
    numbers.extend([0.0] * ((row - len(seen["points"])) * len(cards)))
    mark_all(cards, [seen["next_card"]], numbers)
    numbers.append(seen["point_pile"] / len(cards))
    for stack in seen["stacks"].values():
        numbers.append(stack["left"] / 4)
        mark_all(bonus, [stack["top"]], numbers)
    mark_all(tiles, seen["display"], numbers)


def settlers_size(game: SettledGame) -> int:
    """How many numbers `encode_settlers` gives."""
    return 6 + len(game.point_cards.labels) + len(game.bonus_tiles.labels) + len(game.explorations.labels)


def encode_settlers(game: SettledGame, seat: Mapping[str, Any], numbers: array[float]) -> None:
    """A seat's possessions as numbers."""
    numbers.extend(cubes / 10 for cubes in seat["cubes"])
    numbers.extend((seat["ready"] / SETTLERS, seat["reserve"] / SETTLERS))
    mark_all(game.point_cards.labels, seat["claimed"], numbers)
    mark_all(game.bonus_tiles.labels, seat["tiles"], numbers)
    mark_all(game.explorations.labels, seat["explored"], numbers)


def mark_all(labels: Sequence[str], present: Sequence[str | None], numbers: array[float]) -> None:
    """A one for every label that is present."""
    numbers.extend(float(label in present) for label in labels)
