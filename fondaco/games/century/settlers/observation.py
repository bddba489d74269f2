"""The New World as plain values and as numbers. All is open but the draw pile and the bonus tiles below others."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from ....core.messages import JsonValue
from ..cubes.packing import unpack
from ..encoding import one_hot
from .settlers_scoring import bonus_values
from .state import NOBODY, NOTHING, SettledGame, SettledState
from .work import needed_settlers

LAND_QUESTIONS = ("Turn", "Fort", "ClaimToo", "BonusToo", "Explore", "Trade", "Upgrade", "KeepCubes")
"""What all games with settlers ask."""
SETTLERS = 12
"""Numbers of settlers are told as parts of so many."""


def observe_land(s: SettledState, seat: int | None) -> dict[str, JsonValue]:
    """The boards with all that lies on and beside them, and how many settlers each location needs from this seat."""
    game, land = s.game, s.land
    cards, bonus, tiles = game.point_cards.labels, game.bonus_tiles.labels, game.explorations.labels
    pile = land.points.pile.cards
    return {
        "round": s.round,
        "last_round": s.last_round,
        "ended_by": s.ended_by,
        "cards_to_end": game.cards_to_end,
        "limit": game.cubes.limit,
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
        **_observe_returned(s),
        "stacks": {
            label: {"top": bonus[stack.cards[-1]] if stack.cards else None, "left": len(stack)}
            for label, stack in zip(game.locations.stack_labels, land.stacks, strict=True)
        },
        "display": [tiles[tile] for tile in land.display],
    }


def _observe_returned(s: SettledState) -> dict[str, JsonValue]:
    """The point cards that went back under the pile, those that lie together sorted; only where they can go there."""
    labels = s.game.point_cards.labels
    groups: list[JsonValue] = [{"cards": [labels[card] for card in sorted(pile.cards)]} for pile in s.land.points.returned]
    return {"returned": groups} if _can_return(s.game) else {}


def _can_return(game: SettledGame) -> bool:
    """Whether point cards can go back under their pile."""
    return "new_point_cards" in game.locations.kind


def observe_settlers(s: SettledState, seat: int) -> dict[str, JsonValue]:
    """What a seat has, beside its points."""
    game, land = s.game, s.land
    return {
        "cubes": unpack(s.cubes[seat]),
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
    card_rows = row + 1 + _can_return(game)
    return places * (2 + seats + tiles) + card_rows * cards + 1 + stacks * (1 + bonus) + tiles


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
        one_hot(tiles, [place["cover"]], numbers)
    for there in seen["points"]:
        one_hot(cards, [there["card"]], numbers)
    numbers.extend([0.0] * ((row - len(seen["points"])) * len(cards)))
    one_hot(cards, [seen["next_card"]], numbers)
    numbers.append(seen["point_pile"] / len(cards))
    if _can_return(game):
        numbers.extend(_soon(seen["returned"], label) for label in cards)
    for stack in seen["stacks"].values():
        numbers.append(stack["left"] / 4)
        one_hot(bonus, [stack["top"]], numbers)
    one_hot(tiles, seen["display"], numbers)


def _soon(groups: Sequence[Mapping[str, Any]], label: str) -> float:
    """How soon a card comes that went back under the pile: the less, the more of them come first for sure."""
    return next((1 / (1 + at) for at, group in enumerate(groups) if label in group["cards"]), 0.0)


def settlers_size(game: SettledGame) -> int:
    """How many numbers `encode_settlers` gives."""
    return 6 + len(game.point_cards.labels) + len(game.bonus_tiles.labels) + len(game.explorations.labels)


def encode_settlers(game: SettledGame, seat: Mapping[str, Any], numbers: array[float]) -> None:
    """A seat's possessions as numbers."""
    numbers.extend(cubes / 10 for cubes in seat["cubes"])
    numbers.extend((seat["ready"] / SETTLERS, seat["reserve"] / SETTLERS))
    one_hot(game.point_cards.labels, seat["claimed"], numbers)
    one_hot(game.bonus_tiles.labels, seat["tiles"], numbers)
    one_hot(game.explorations.labels, seat["explored"], numbers)
