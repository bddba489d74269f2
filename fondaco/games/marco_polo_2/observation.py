"""What a seat may know, as plain values and as an encoding.

Open: stores, dice, seals, contracts to fulfil and fulfilled, all tiles, the offers of this round and the next. Hidden: goals, the
piles of contracts and city cards, and of the former all but the contracts that were put under it face up.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ...core.messages import JsonValue
from ..polo import observation as polo
from ..polo.observation import (
    SEATS,
    VALUES,
    Questions,
    encode_board,
    encode_seats,
    known_labels,
    observe_board,
    observe_tableau,
    one_hot,
)
from .components.board import BOOKS
from .components.map import CONTRACT_CITIES

if TYPE_CHECKING:
    from .game import MarcoPolo2
    from .state import MarcoPolo2State


def observe(s: MarcoPolo2State, seat: int | None) -> dict[str, JsonValue]:
    """Return the game's part of the observation of a seat."""
    game = s.game
    contracts, places, books = game.contracts.labels, game.places.labels, game.books
    points = s.breakdown()
    in_city = game.components.setup.contracts_in_city
    return {
        "round": s.round,
        "rounds": game.components.setup.rounds,
        **observe_board(s),
        "bagged": s.used_money_bag,
        "travelled": s.highest_travel_space,
        "black_values": list(s.black_values),
        "offers": {books.labels[book]: books.tile_labels[tile] for book, tile in enumerate(s.offer_tiles)},
        "next_offers": {
            books.labels[book]: books.tile_labels[stack.cards[-1]]
            for book, stack in enumerate(s.offer_stacks)
            if stack.seen_by(None)[-1] is not None
        },
        "display": {
            places[city]: [
                contracts[card] if card >= 0 else None for card in s.contract_board[city * in_city : (city + 1) * in_city]
            ]
            for city in range(CONTRACT_CITIES)
        },
        "pile": known_labels(s.contract_pile, seat, contracts),
        "drawn": known_labels(s.drawn_contract, seat, contracts),
        "kept": [game.outpost_labels[tile] for tile in s.stored_outposts],
        "offered": [game.characters.labels[character] for character in s.offered],
        "returned_goals": [goal for goal in known_labels(s.goal_box, seat, game.goals.labels) if goal is not None],
        "seats": [{**observe_seat(s, other, seat), "score": dict(points[other])} for other in range(s.players)],
    }


def observe_seat(s: MarcoPolo2State, seat: int, viewer: int | None) -> dict[str, JsonValue]:
    """Return the tableau of a seat and its guild seals."""
    seals = s.game.seals.labels
    return {
        **observe_tableau(s, seat, viewer),
        "seals": [label for seal, label in enumerate(seals) if s.has_seal(seat, seal)],
        "upgraded": [label for seal, label in enumerate(seals) if s.has_upgraded(seat, seal)],
    }


# --- encoding ----------------------------------------------------------------------------------------------------------------

QUESTIONS: Final = (
    *("PickCharacter", "KeepGoal", "Turn", "Die", "Payment", "Offer", "TakeSeal", "Take", "TakeFrom", "MakeRoom", "KeepOrRefuse"),
    *(
        "Travel",
        "ExtraPost",
        "OnePost",
        "Oases",
        "Relocate",
        "Order",
        "Good",
        "Pair",
        "Copy",
        "Trigger",
        "HowOften",
        "ChooseSwap",
    ),
    *("Bag", "ChooseBlack", "Compensate", "Double", "Pairs"),
)
SETS: Final = {"TakeFrom": (2,), "Travel": (11,), "ExtraPost": (2, 3), "OnePost": (2,), "Relocate": (3, 4, 5), "Order": (2,)}


def questions(game: MarcoPolo2) -> Questions:
    """Return how the questions are encoded."""
    return Questions(QUESTIONS, 9, SETS, len(game.places.labels))


def encoding_size(game: MarcoPolo2) -> int:
    """Return the number of floats that `encode` returns."""
    contracts = len(game.contracts.labels)
    table = 9 + VALUES + questions(game).size + polo.board_size(game)
    table += 2 * BOOKS * len(game.books.tile_labels)
    table += CONTRACT_CITIES * contracts + 3 * contracts + len(game.outpost_labels)
    return table + len(game.characters.labels) + len(game.goals.labels) + SEATS * seat_size(game)


def seat_size(game: MarcoPolo2) -> int:
    """Return the number of floats for a seat."""
    return polo.seat_size(game) + 2 * len(game.seals.labels)


def encode(game: MarcoPolo2, table: Mapping[str, Any]) -> array[float]:
    """Return an observation as floats, mostly between 0 and 1. The viewer's seat comes first, the others follow clockwise."""
    numbers = array("f")
    viewer, players = table["seat"], table["players"]
    contracts, places, books = game.contracts.labels, game.places.labels, game.books
    numbers.extend(float(players == count) for count in range(game.min_players, game.max_players + 1))
    numbers.extend((table["round"] / table["rounds"], float(table["acted"]), float(table["bought"]), table["black_dice"] / 6))
    numbers.extend((float(viewer is not None and viewer == table["player"]), table["travelled"] / 3))
    numbers.extend(table["black_values"].count(value) / 6 for value in range(1, VALUES))
    numbers.append(float(table["bagged"]))
    numbers.extend(questions(game).encode(table["question"]))
    encode_board(game, table, numbers)
    for offer_tiles in (table["offers"], table["next_offers"]):
        for book in books.labels:
            numbers.extend(one_hot(books.tile_labels, [offer_tiles.get(book)]))
    for city in places[:CONTRACT_CITIES]:
        numbers.extend(one_hot(contracts, table["display"][city]))
    numbers.extend(one_hot(contracts, table["pile"]))
    numbers.extend(one_hot(contracts, table["pile"][-1:]))
    numbers.extend(one_hot(contracts, table["drawn"]))
    numbers.extend(one_hot(game.outpost_labels, table["kept"]))
    numbers.extend(one_hot(game.characters.labels, table["offered"]))
    numbers.extend(one_hot(game.goals.labels, table["returned_goals"]))
    seals = game.seals.labels
    encode_seats(
        game, table, numbers, seat_size(game), lambda there: one_hot(seals, there["seals"]) + one_hot(seals, there["upgraded"])
    )
    return numbers
