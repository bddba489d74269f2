"""What a seat may know, as plain values and as an encoding.

Open: stores, dice, contracts to fulfil, all tiles; and the fulfilled contracts, which all have seen.
Hidden: goals, the stacks, and of the special pile all but the contracts that were put under it face up.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ...core.messages import JsonValue
from ..polo import observation as polo
from ..polo.observation import SEATS, Questions, encode_board, encode_seats, known_labels, observe_board, observe_tableau, one_hot

if TYPE_CHECKING:
    from .game import MarcoPolo
    from .state import MarcoPoloState


def observe(s: MarcoPoloState, seat: int | None) -> dict[str, JsonValue]:
    """Return the game's part of the observation of a seat."""
    game = s.game
    contracts = game.contracts.labels
    points = s.breakdown()
    return {
        "round": s.round,
        "rounds": game.components.setup.stacks,
        **observe_board(s),
        "beijing": [owner if owner >= 0 else None for owner in s.beijing_slots],
        "row": [contracts[card] if card >= 0 else None for card in s.contract_row],
        "stacks": len(s.contract_stacks.cards) // game.components.setup.contract_row,
        "special": known_labels(s.contract_pile, seat, contracts),
        "drawn": known_labels(s.drawn_contract, seat, contracts),
        "offered": [game.characters.labels[character] for character in s.offered],
        "returned_goals": [goal for goal in known_labels(s.goal_box, seat, game.goals.labels) if goal is not None],
        "seats": [{**observe_tableau(s, other, seat), "score": dict(points[other])} for other in range(s.players)],
    }


# --- encoding ----------------------------------------------------------------------------------------------------------------

QUESTIONS: Final = (
    *("PickCharacter", "KeepGoals", "Turn", "Die", "Row", "Take", "ChooseExtra", "MakeRoom", "KeepOrRefuse", "Travel", "PayPair"),
    *("Relocate", "Order", "Good", "Pair", "Copy", "Trigger", "HowOften", "ChooseSwap", "SwapInTurn", "Compensate"),
)
SETS: Final = {"Travel": (10,), "Relocate": (3, 4, 5), "Order": (2,)}


def questions(game: MarcoPolo) -> Questions:
    """Return how the questions are encoded."""
    return Questions(QUESTIONS, 8, SETS, len(game.places.labels))


def encoding_size(game: MarcoPolo) -> int:
    """Return the number of floats that `encode` returns."""
    contracts = len(game.contracts.labels)
    table = 9 + questions(game).size + polo.board_size(game) + len(game.places.beijing) * (SEATS + 1)
    table += game.components.setup.contract_row * contracts + 3 * contracts + len(game.characters.labels) + len(game.goals.labels)
    return table + SEATS * polo.seat_size(game)


def encode(game: MarcoPolo, table: Mapping[str, Any]) -> array[float]:
    """Return an observation as floats, mostly between 0 and 1. The viewer's seat comes first, the others follow clockwise."""
    numbers = array("f")
    viewer, players = table["seat"], table["players"]
    first = viewer or 0
    contracts = game.contracts.labels
    numbers.extend(float(players == count) for count in range(game.min_players, game.max_players + 1))
    numbers.extend((table["round"] / table["rounds"], float(table["acted"]), float(table["bought"]), table["black_dice"] / 5))
    numbers.extend((float(viewer is not None and viewer == table["player"]), table["stacks"] / 5))
    numbers.extend(questions(game).encode(table["question"]))
    encode_board(game, table, numbers)
    for owner in table["beijing"]:
        slot = [0.0] * (SEATS + 1)
        slot[SEATS if owner is None else (owner - first) % players] = 1.0
        numbers.extend(slot)
    for place in range(game.components.setup.contract_row):
        numbers.extend(one_hot(contracts, table["row"][place : place + 1]))
    numbers.extend(one_hot(contracts, table["special"]))
    numbers.extend(one_hot(contracts, table["special"][-1:]))
    numbers.extend(one_hot(contracts, table["drawn"]))
    numbers.extend(one_hot(game.characters.labels, table["offered"]))
    numbers.extend(one_hot(game.goals.labels, table["returned_goals"]))
    encode_seats(game, table, numbers, polo.seat_size(game), lambda there: ())
    return numbers
