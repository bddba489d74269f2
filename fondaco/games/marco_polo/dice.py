"""Dice: on a tableau they are known by colour and value, sorted, the lowest value first."""

from __future__ import annotations

from bisect import insort

from .state import MarcoPoloState
from .tables import BLACK, DIE_CODES


def add(s: MarcoPoloState, seat: int, die: int) -> None:
    """Lay a die on the tableau."""
    hand = list(s.hand[seat])
    insort(hand, die)
    s.hand[seat] = tuple(hand)


def remove(s: MarcoPoloState, seat: int, die: int) -> None:
    """Take a die from the tableau."""
    hand = s.hand[seat]
    at = hand.index(die)
    s.hand[seat] = hand[:at] + hand[at + 1 :]


def roll_one(s: MarcoPoloState, seat: int, purpose: str) -> int:
    """Roll a single die. Every such roll of a seat is a draw of its own."""
    s.rolls[seat] += 1
    s.revealed += 1
    return s.rng.stream(purpose, seat, s.rolls[seat]).die()


def gain_black_die(s: MarcoPoloState, seat: int) -> None:
    """Take a black die from the board and roll it; nothing if none is left. Raschid's shows no value until it is placed."""
    if not s.black_dice:
        s.tell("no-black-die", seat)
        return
    s.black_dice -= 1
    value = 0 if s.game.characters.names_values[s.characters[seat]] else roll_one(s, seat, "black die")
    add(s, seat, value * DIE_CODES + BLACK)
    if s.log is not None:
        s.tell("black-die", seat, value=value)
