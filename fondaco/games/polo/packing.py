"""Several numbers in one int: dice by colour and value, and queues of cities.

Dice of one tableau are sorted ints, the lowest value first. A die without value shows 0.
"""

from __future__ import annotations

from typing import Final

from .components import PIPS

COLOURS: Final = ("blue", "yellow", "green", "red", "black", "white")
"""The colours of dice. A seat's number is its colour; black and white are no player's colour."""
BLACK: Final = 4
WHITE: Final = 5
DIE_CODES: Final = len(COLOURS)
"""A die is ``value * DIE_CODES + colour``."""
QUEUE_BITS: Final = 4
"""A queue holds each city, counted from 1, in this number of bits, the first city lowest."""

# --- dice --------------------------------------------------------------------------------------------------------------------


def die_of(colour: int, value: int) -> int:
    """Return the die of a colour that shows a value."""
    return value * DIE_CODES + colour


def value_of(die: int) -> int:
    """Return the value that a die shows; 0 for a die without value."""
    return die // DIE_CODES


def colour_of(die: int) -> int:
    """Return the colour of a die; that of a player is the number of the seat."""
    return die % DIE_CODES


def is_neutral(die: int) -> bool:
    """Return whether a die is black or white."""
    return die % DIE_CODES >= BLACK


def number_of(die: int) -> int:
    """Return the number of a die among all colours with all values, as families of actions count them."""
    return die % DIE_CODES * PIPS + die // DIE_CODES - 1


def numbered_die(number: int) -> int:
    """Return the die with a number of `number_of`."""
    return (number % PIPS + 1) * DIE_CODES + number // PIPS


def dice_for_messages(dice: tuple[int, ...]) -> list[list[str | int]]:
    """Return dice for messages and observations: colour and value, 0 for none."""
    return [[COLOURS[colour_of(die)], value_of(die)] for die in dice]


# --- queues of cities --------------------------------------------------------------------------------------------------------


def enqueued(queue: int, city: int) -> int:
    """Return a queue with one more city, behind all others."""
    lanes = -(-queue.bit_length() // QUEUE_BITS)
    return queue | city + 1 << QUEUE_BITS * lanes


def dequeued(queue: int) -> tuple[int, int]:
    """Return the first city of a queue, and the queue without it."""
    return (queue & (1 << QUEUE_BITS) - 1) - 1, queue >> QUEUE_BITS


def queued_cities(queue: int) -> list[int]:
    """Return the cities of a queue, the first one first."""
    cities = []
    while queue:
        city, queue = dequeued(queue)
        cities.append(city)
    return cities
