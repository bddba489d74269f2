"""Boards with settlers in observations and encodings. Only the draw pile and the bonus tiles below others are hidden."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from ....core.messages import JsonValue
from ..cubes.packing import unpack
from ..encoding import mark_all
from .settlers_scoring import bonus_values
from .state import NO_SEAT, SettledGame, SettledState
from .work import needed_settlers

SETTLER_QUESTIONS = ("Turn", "Fort", "ClaimToo", "BonusToo", "Explore", "Trade", "Upgrade", "Keep")
"""The questions of all games with settlers."""
SETTLERS = 12
"""The encoding divides numbers of settlers by this number."""


def observe_boards(s: SettledState, seat: int | None) -> dict[str, JsonValue]:
    """Return the boards with everything on and beside them, and how many settlers each location needs from this seat."""
    game, boards = s.game, s.boards
    cards, bonus, tiles = game.point_cards.labels, game.bonus_tiles.labels, game.explorations.labels
    row = boards.point_row
    return {
        "round": s.round,
        "last_round": s.last_round,
        "ended_by": s.ended_by,
        "cards_to_end": game.cards_to_end,
        "limit": game.limit,
        "locations": {
            game.locations.labels[location]: {
                "needed": needed_settlers(s, seat, location),
                "there": boards.settlers_on[location],
                "whose": None if boards.owner_of[location] == NO_SEAT else boards.owner_of[location],
                "cover": None if boards.is_open(location) else tiles[boards.covered_by[location]],
            }
            for location in boards.locations_in_play
        },
        "points": [{"card": cards[card]} for card in row.cards],
        "next_card": cards[row.pile.cards[-1]] if row.pile.cards else None,
        "point_pile": len(row),
        **_observe_returned(s),
        "stacks": {
            label: {"top": bonus[stack.cards[-1]] if stack.cards else None, "left": len(stack)}
            for label, stack in zip(game.locations.stack_labels, boards.bonus_stacks, strict=True)
        },
        "display": [tiles[tile] for tile in boards.exploration_display],
    }


def _observe_returned(s: SettledState) -> dict[str, JsonValue]:
    """The point cards that were pushed under the pile, each group sorted; only in games where this happens."""
    labels = s.game.point_cards.labels
    groups: list[JsonValue] = [{"cards": [labels[card] for card in sorted(pile.cards)]} for pile in s.boards.point_row.returned]
    return {"returned": groups} if _can_return(s.game) else {}


def _can_return(game: SettledGame) -> bool:
    """Whether point cards can be pushed under their pile."""
    return "new_point_cards" in game.locations.kind


def observe_settlers(s: SettledState, seat: int) -> dict[str, JsonValue]:
    """Return what a seat has, besides its points."""
    game, boards = s.game, s.boards
    return {
        "cubes": unpack(s.store[seat]),
        "ready": boards.ready[seat],
        "reserve": boards.reserve[seat],
        "claimed": [game.point_cards.labels[card] for card in boards.claimed[seat]],
        "tiles": [game.bonus_tiles.labels[tile] for tile in boards.bonus_tiles[seat]],
        "worth": bonus_values(s, seat),
        "explored": [game.explorations.labels[tile] for tile in boards.explored[seat]],
    }


# --- as numbers --------------------------------------------------------------------------------------------------------------


def boards_size(game: SettledGame, seats: int, row: int) -> int:
    """Return the number of values that `encode_boards` gives."""
    cards, bonus, tiles = len(game.point_cards.labels), len(game.bonus_tiles.labels), len(game.explorations.labels)
    locations, stacks = len(game.locations.labels), len(game.locations.stack_labels)
    card_rows = row + 1 + _can_return(game)
    return locations * (2 + seats + tiles) + card_rows * cards + 1 + stacks * (1 + bonus) + tiles


def encode_boards(game: SettledGame, seen: Mapping[str, Any], seats: int, row: int, numbers: array[float]) -> None:
    """Append the boards as numbers, mostly between 0 and 1. Owners are counted clockwise from the viewer's seat."""
    cards, bonus, tiles = game.point_cards.labels, game.bonus_tiles.labels, game.explorations.labels
    first = seen["seat"] or 0
    for label in game.locations.labels:
        location = seen["locations"].get(label)
        if location is None:
            numbers.extend([0.0] * (2 + seats + len(tiles)))
            continue
        owner = [0.0] * seats
        if location["whose"] is not None:
            owner[(location["whose"] - first) % seen["players"]] = 1.0
        numbers.extend((1.0, location["there"] / SETTLERS, *owner))
        mark_all(tiles, [location["cover"]], numbers)
    for slot in seen["points"]:
        mark_all(cards, [slot["card"]], numbers)
    numbers.extend([0.0] * ((row - len(seen["points"])) * len(cards)))
    mark_all(cards, [seen["next_card"]], numbers)
    numbers.append(seen["point_pile"] / len(cards))
    if _can_return(game):
        numbers.extend([_nearness(seen["returned"], label) for label in cards])
    for stack in seen["stacks"].values():
        numbers.append(stack["left"] / 4)
        mark_all(bonus, [stack["top"]], numbers)
    mark_all(tiles, seen["display"], numbers)


def _nearness(groups: Sequence[Mapping[str, Any]], label: str) -> float:
    """1 for a card in the first group under the pile, less in later groups, 0 for all others."""
    return next((1 / (1 + index) for index, group in enumerate(groups) if label in group["cards"]), 0.0)


def settlers_size(game: SettledGame) -> int:
    """Return the number of values that `encode_settlers` gives."""
    return 6 + len(game.point_cards.labels) + len(game.bonus_tiles.labels) + len(game.explorations.labels)


def encode_settlers(game: SettledGame, seat: Mapping[str, Any], numbers: array[float]) -> None:
    """Append what a seat has as numbers."""
    numbers.extend([cubes / 10 for cubes in seat["cubes"]])
    numbers.extend((seat["ready"] / SETTLERS, seat["reserve"] / SETTLERS))
    mark_all(game.point_cards.labels, seat["claimed"], numbers)
    mark_all(game.bonus_tiles.labels, seat["tiles"], numbers)
    mark_all(game.explorations.labels, seat["explored"], numbers)
