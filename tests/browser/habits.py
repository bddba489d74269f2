"""How somebody plays who clicks through a whole game: a move for every question, good enough to come to an end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Wish = Callable[[str, list[str], int], tuple[int, int]]
"""How little somebody wants a move, by its verb and its words; how many moves were made lets them want another each time."""


@dataclass(frozen=True)
class Habit:
    """How a game is played."""

    wish: Wish
    listed: frozenset[str] = frozenset()
    """What has no thing on the table that could be clicked."""
    players: int = 2
    """The second of whom is the one who clicks."""
    clicks: int = 15
    """So many clicks on the table a game takes at least."""

    def choose(self, moves: list[tuple[str, str]], at: int) -> tuple[str, str]:
        """One of the moves, each with its action."""
        return min(moves, key=lambda pair: self.wish(pair[0].split()[0], pair[0].split()[1:], at))


def spice_road(verb: str, words: list[str], at: int) -> tuple[int, int]:
    """Claims what can be claimed, trades and plays, and now and then acquires a merchant."""
    order = ("claim", "trade", "upgrade", "play", "rest")
    if verb == "acquire":
        return (2 if at % 3 == 0 else 9), 0
    return (order.index(verb) if verb in order else 9), 0


SPACES = ("travel", "gold", "contracts", "silk", "pepper", "camels", "khan", "coins")


def marco_polo(verb: str, words: list[str], at: int) -> tuple[int, int]:
    """Travels, fulfils contracts and changes no dice; the spaces take turns."""
    if verb == "complete":
        return 0, 0
    if verb == "place" and words[0] != "purse":
        return 1, 0 if words[0] not in SPACES else 1 + (SPACES.index(words[0]) - at) % len(SPACES)
    if verb in ("reroll", "turn", "buy", "place"):
        return 9, 0
    if verb in ("row", "take", "times"):
        return 2, -int(words[0])
    return (3, 0) if verb == "stop" and at % 3 else (2, 0) if verb == "step" else (4, 0)


SPACES_2 = ("middle", "book3a", "seals", "khan", "contracts", "lower", "book2", "upper", "book1", "book3b")


def marco_polo_2(verb: str, words: list[str], at: int) -> tuple[int, int]:
    """Travels, fulfils contracts, upgrades seals and changes no dice; the spaces take turns."""
    if verb in ("complete", "upgrade", "cash"):
        return 0, 0
    if verb == "place" and words[0] != "bag":
        return 1, 0 if words[0] not in SPACES_2 else 1 + (SPACES_2.index(words[0]) - at) % len(SPACES_2)
    if verb in ("reroll", "turn", "buy", "place"):
        return 9, 0
    if verb in ("offer", "times"):
        return 2, -int(words[0])
    return (3, 0) if verb == "stop" and at % 3 else (2, 0) if verb in ("step", "take", "post") else (4, 0)


def mercado(verb: str, words: list[str], at: int) -> tuple[int, int]:
    """Lays coins where they fit, pays seals and plays privileges now and then, and refills in good time."""
    order = ("put", "score", "lose", "use", "draw")
    if verb in ("privilege", "seal", "leave"):
        return (0 if at % 3 == 0 else 9), 0
    if verb == "refill":
        return (0 if at % 5 == 0 else 8), 0
    return 1, order.index(verb) if verb in order else 7


def new_world(verb: str, words: list[str], at: int) -> tuple[int, int]:
    """Claims what can be claimed, works here and there, and rests when there is nothing else to do."""
    order = ("claim", "bonus", "explore", "trade", "upgrade", "keep", "work", "rest")
    return (order.index(verb) if verb in order else 9), sum(map(ord, "".join(words))) * at % 29


def east_to_west_1(verb: str, words: list[str], at: int) -> tuple[int, int]:
    """As in the New World; takes merchants into the route, travels there now and then, and uses the others."""
    if verb == "travel":
        return (5 if at % 2 else 7), 0
    order = ("take" if at % 2 else "use", "replace", "swap", "use", "take", "withdraw", "recall", "leave")
    return (0, order.index(verb)) if verb in order else new_world(verb, words, at)


def eastern_wonders(verb: str, words: list[str], at: int) -> tuple[int, int]:
    """Delivers, builds and trades what can be had, wanders about, and never pays to sail on."""
    order = ("fulfil", "build", "bonus", "trade", "upgrade", "load", "sail", "harvest", "stop")
    return (order.index(verb) if verb in order else 9), sum(map(ord, "".join(words))) * at % 29


FORTS = ("A2-1", "A2-2", "B2-1", "B2-2")


def east_to_west_2(verb: str, words: list[str], at: int) -> tuple[int, int]:
    """Claims what can be claimed, works here and there, and builds and trades wherever the boat lands."""
    if verb == "work" and words[0] in FORTS:
        return 0, 0
    seas = ("build", "pay", "market", "sail")
    return (0, sum(map(ord, "".join(words))) * at % 29) if verb in seas else new_world(verb, words, at)


def east_to_west_3(verb: str, words: list[str], at: int) -> tuple[int, int]:
    """As in part II; uses the merchants of all markets, and takes a tile for every fourth."""
    return (0, 0) if verb in ("use", "recall") else east_to_west_2(verb, words, at)


def spice_islands(verb: str, words: list[str], at: int) -> tuple[int, int]:
    """Delivers, builds and trades what can be had, plays and sails in turn, and rests when the hand is empty."""
    order = ("fulfil", "build", "bonus", "trade", "upgrade", "spend", "pay", "keep")
    if verb in ("play", "sail", "acquire", "rest"):
        ahead = {"play": 0, "sail": 1, "acquire": 2, "rest": 3}[verb]
        return 10 + (ahead - at) % 4 if verb != "rest" or at % 7 == 0 else 15, sum(map(ord, "".join(words))) * at % 29
    return (order.index(verb) if verb in order else 20), 0


def valdora(verb: str, words: list[str], at: int) -> tuple[int, int]:
    """Wanders from place to place and delivers, loads and buys whatever can be had there."""
    if verb == "move":
        return 0, sum(map(ord, words[0])) * at % 29
    wanted = ("deliver", "load", "return" if at % 5 == 0 else "", "buy", "turn" if at % 3 == 0 else "", "provisions", "end")
    return (wanted.index(verb) if verb in wanted else 9), 0


HABITS = {
    "east_to_west_1": Habit(east_to_west_1, frozenset(("swap", "leave"))),
    "east_to_west_2": Habit(east_to_west_2, frozenset(("nothing",)), clicks=30),
    "east_to_west_3": Habit(east_to_west_3, frozenset(("nothing", "leave")), clicks=30),
    "eastern_wonders": Habit(eastern_wonders, frozenset(("nothing", "leave"))),
    "marco_polo": Habit(
        marco_polo,
        frozenset(("times", "swap", "camels", "pair", "first", "stop", "end", "leave", "refuse", "keep", "pick")),
        clicks=30,
    ),
    "marco_polo_2": Habit(
        marco_polo_2,
        frozenset(("times", "swap", "camels", "pair", "first", "stop", "end", "leave", "refuse", "pick", "pay", "bag", "pairs")),
        clicks=30,
    ),
    "mercado": Habit(mercado),
    "new_world": Habit(new_world),
    "spice_islands": Habit(spice_islands, frozenset(("nothing",))),
    "spice_road": Habit(spice_road),
    "valdora": Habit(valdora, frozenset(("end",)), players=3, clicks=30),
}
"""By game: every game that has a view is played."""
