"""Boards with settlers in observations and encodings. Only the draw pile and the bonus tiles below others are hidden."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ....core.messages import JsonValue
from ..encoding import one_hot
from .boards import NO_SEAT
from .settlers_scoring import bonus_values
from .work import needed_settlers

if TYPE_CHECKING:
    from ..state import CenturyState
    from .board_rules import BoardRules


SETTLERS = 12
"""The encoding divides numbers of settlers by this number."""


def observe_boards(s: CenturyState, seat: int | None) -> dict[str, JsonValue]:
    """Return the boards with everything on and beside them, and how many settlers each location needs from this seat."""
    rules, boards = s.game.boards, s.boards
    cards, bonus, tiles = rules.point_cards.labels, rules.bonus_tiles.labels, rules.explorations.labels
    row = boards.point_row
    return {
        "cards_to_end": rules.cards_to_end,
        "locations": {
            rules.locations.labels[location]: {
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
            for label, stack in zip(rules.locations.stack_labels, boards.bonus_stacks, strict=True)
        },
        "display": [tiles[tile] for tile in boards.exploration_display],
    }


def _observe_returned(s: CenturyState) -> dict[str, JsonValue]:
    """The point cards that were pushed under the pile, each group sorted; only in games where this happens."""
    labels = s.game.boards.point_cards.labels
    groups: list[JsonValue] = [{"cards": [labels[card] for card in sorted(pile.cards)]} for pile in s.boards.point_row.returned]
    return {"returned": groups} if s.game.boards.can_return_point_cards() else {}


def observe_settlers(s: CenturyState, seat: int) -> dict[str, JsonValue]:
    """Return what a seat has, besides its cubes and points."""
    rules, boards = s.game.boards, s.boards
    return {
        "ready": boards.ready[seat],
        "reserve": boards.reserve[seat],
        "claimed": [rules.point_cards.labels[card] for card in boards.claimed[seat]],
        "tiles": [rules.bonus_tiles.labels[tile] for tile in boards.bonus_tiles[seat]],
        "worth": bonus_values(s, seat),
        "explored": [rules.explorations.labels[tile] for tile in boards.explored[seat]],
    }


# --- as numbers --------------------------------------------------------------------------------------------------------------


def boards_size(rules: BoardRules, seats: int) -> int:
    """Return the number of values that `encode_boards` gives."""
    cards, bonus, tiles = len(rules.point_cards.labels), len(rules.bonus_tiles.labels), len(rules.explorations.labels)
    locations, stacks = len(rules.locations.labels), len(rules.locations.stack_labels)
    card_rows = rules.row_size + 1 + rules.can_return_point_cards()
    return locations * (2 + seats + tiles) + card_rows * cards + 1 + stacks * (1 + bonus) + tiles


def encode_boards(rules: BoardRules, seen: Mapping[str, Any], seats: int, numbers: array[float]) -> None:
    """Append the boards as numbers, mostly between 0 and 1. Owners are counted clockwise from the viewer's seat."""
    cards, bonus, tiles = rules.point_cards.labels, rules.bonus_tiles.labels, rules.explorations.labels
    first = seen["seat"] or 0
    for label in rules.locations.labels:
        location = seen["locations"].get(label)
        if location is None:
            numbers.extend([0.0] * (2 + seats + len(tiles)))
            continue
        owner = [0.0] * seats
        if location["whose"] is not None:
            owner[(location["whose"] - first) % seen["players"]] = 1.0
        numbers.extend((1.0, location["there"] / SETTLERS, *owner))
        one_hot(tiles, [location["cover"]], numbers)
    for slot in seen["points"]:
        one_hot(cards, [slot["card"]], numbers)
    numbers.extend([0.0] * ((rules.row_size - len(seen["points"])) * len(cards)))
    one_hot(cards, [seen["next_card"]], numbers)
    numbers.append(seen["point_pile"] / len(cards))
    if rules.can_return_point_cards():
        numbers.extend([_nearness(seen["returned"], label) for label in cards])
    for stack in seen["stacks"].values():
        numbers.append(stack["left"] / 4)
        one_hot(bonus, [stack["top"]], numbers)
    one_hot(tiles, seen["display"], numbers)


def _nearness(groups: Sequence[Mapping[str, Any]], label: str) -> float:
    """1 for a card in the first group under the pile, less in later groups, 0 for all others."""
    return next((1 / (1 + index) for index, group in enumerate(groups) if label in group["cards"]), 0.0)


def settlers_size(rules: BoardRules) -> int:
    """Return the number of values that `encode_settlers` gives."""
    return 2 + len(rules.point_cards.labels) + len(rules.bonus_tiles.labels) + len(rules.explorations.labels)


def encode_settlers(rules: BoardRules, seat: Mapping[str, Any], numbers: array[float]) -> None:
    """Append what a seat has as numbers, without its cubes."""
    numbers.extend((seat["ready"] / SETTLERS, seat["reserve"] / SETTLERS))
    one_hot(rules.point_cards.labels, seat["claimed"], numbers)
    one_hot(rules.bonus_tiles.labels, seat["tiles"], numbers)
    one_hot(rules.explorations.labels, seat["explored"], numbers)
