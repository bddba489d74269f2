"""Observations as numbers: what the parts of all Century games have in common."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

HEAD = 4
"""How many numbers `encode_head` gives besides the questions."""


def encode_head(seen: Mapping[str, Any], seats: int, questions: Sequence[str]) -> array[float]:
    """How many play, how far the game is, whether the viewer is to act, and what is being asked."""
    own_turn = seen["seat"] is not None and seen["seat"] == seen["player"]
    numbers = array("f", (seen["players"] / seats, seen["round"] / 50, float(seen["last_round"]), float(own_turn)))
    asked = seen["question"] or [None]
    numbers.extend(float(name == asked[0]) for name in questions)
    return numbers


def seats_in_order(seen: Mapping[str, Any]) -> list[int]:
    """The seats from the viewer's own on, clockwise; a spectator looks from the first seat."""
    first, players = seen["seat"] or 0, seen["players"]
    return [(first + offset) % players for offset in range(players)]


def one_hot(labels: Sequence[str], present: Sequence[str | None], numbers: array[float]) -> None:
    """A one for every label that is present."""
    numbers.extend(float(label in present) for label in labels)


def one_hot_seats(order: Sequence[int], present: Sequence[int], max_seats: int, numbers: array[float]) -> None:
    """A one for every seat that is present, in that order."""
    numbers.extend(float(seat in present) for seat in order)
    numbers.extend([0.0] * (max_seats - len(order)))
