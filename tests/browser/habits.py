"""How somebody plays who clicks through a whole game: a move for every question, good enough to come to an end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Wish = Callable[[str, list[str], int], int]
"""How little somebody wants a move, by its verb and its words, after so many moves of the game."""


@dataclass(frozen=True)
class Habit:
    """How a game is played."""

    wish: Wish
    listed: frozenset[str] = frozenset()
    """What has no thing on the table that could be clicked."""
    clicks: int = 15
    """So many clicks on the table a game takes at least."""

    def choose(self, moves: list[tuple[str, str]], at: int) -> tuple[str, str]:
        """One of the moves, each with its action."""
        return min(moves, key=lambda pair: self.wish(pair[0].split()[0], pair[0].split()[1:], at))


def spice_road(verb: str, words: list[str], at: int) -> int:
    """Claims what can be claimed, trades and plays, and now and then acquires a merchant."""
    order = ("claim", "trade", "upgrade", "play", "rest")
    if verb == "acquire":
        return 2 if at % 3 == 0 else 9
    return order.index(verb) if verb in order else 9


SPACES = ("travel", "gold", "contracts", "silk", "pepper", "camels", "khan", "coins")


def marco_polo(verb: str, words: list[str], at: int) -> int:
    """Travels, fulfils contracts and changes no dice; the spaces take turns."""
    if verb == "complete":
        return 0
    if verb == "place" and words[0] != "purse":
        return 10 + (0 if words[0] not in SPACES else 1 + (SPACES.index(words[0]) - at) % len(SPACES))
    if verb in ("reroll", "turn", "buy", "place"):
        return 90
    if verb in ("row", "take", "times"):
        return 29 - int(words[0])
    return 30 if verb == "stop" and at % 3 else 20 if verb == "step" else 40


def mercado(verb: str, words: list[str], at: int) -> int:
    """Lays coins where they fit, pays seals and plays privileges now and then, and refills in good time."""
    order = ("put", "score", "lose", "use", "draw", "refill")
    if verb in ("privilege", "seal", "leave"):
        return -1 if at % 3 == 0 else 9
    if verb == "refill":
        return -1 if at % 5 == 0 else 8
    return order.index(verb) if verb in order else 7


HABITS = {
    "marco_polo": Habit(
        marco_polo,
        frozenset(("times", "swap", "camels", "pair", "first", "stop", "end", "leave", "refuse", "keep", "pick")),
        clicks=30,
    ),
    "mercado": Habit(mercado),
    "spice_road": Habit(spice_road),
}
"""By game: every game that has a view is played."""
