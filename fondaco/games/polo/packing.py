"""Dice: on a tableau they are known by colour and value, sorted, the lowest value first."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import AnyPolo

COLOURS = ("blue", "yellow", "green", "red", "black", "white")
"""The colours of dice. A seat's number is its colour; black and white are no player's colour."""
BLACK, WHITE = 4, 5
DIE_CODES = len(COLOURS)
"""A die is ``value * DIE_CODES + colour``, so that sorted dice have the lowest value first. A die without value shows 0."""


def plain_dice(dice: tuple[int, ...]) -> list[list[str | int]]:
    """Dice for messages and observations: colour and value, 0 for none."""
    return [[COLOURS[die % DIE_CODES], die // DIE_CODES] for die in dice]


def add(s: AnyPolo, seat: int, die: int) -> None:
    """Lay a die on the tableau."""
    hand = list(s.hand[seat])
    insort(hand, die)
    s.hand[seat] = tuple(hand)


def remove(s: AnyPolo, seat: int, die: int) -> None:
    """Take a die from the tableau."""
    hand = s.hand[seat]
    at = hand.index(die)
    s.hand[seat] = hand[:at] + hand[at + 1 :]


def roll_one(s: AnyPolo, seat: int, purpose: str) -> int:
    """Roll a single die. Every such roll of a seat is a draw of its own."""
    s.rolls[seat] += 1
    s.revealed += 1
    return s.rng.stream(purpose, seat, s.rolls[seat]).roll_die()
