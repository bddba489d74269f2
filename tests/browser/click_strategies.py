"""Strategies to click through a whole game: a move for every question, good enough to reach the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

MoveCost = Callable[[str, list[str], int], tuple[int, int]]
"""The cost of a move by its verb, its words and the number of moves made; the move of least cost is played."""


@dataclass(frozen=True)
class ClickStrategy:
    """How a game is played."""

    cost: MoveCost
    list_only: frozenset[str] = frozenset()
    """The verbs of moves that have no target on the board."""
    players: int = 2
    """The number of players; the second one clicks."""
    min_clicks: int = 15
    """A game takes more clicks on the board than this."""

    def choose(self, moves: list[tuple[str, str]], move_count: int) -> tuple[str, str]:
        """Return the move of least cost, with its action."""
        return min(moves, key=lambda pair: self.cost(pair[0].split()[0], pair[0].split()[1:], move_count))


def varied(words: list[str], move_count: int) -> int:
    """Return a cost that differs between moves, and for each of them between positions."""
    return sum(map(ord, "".join(words))) * move_count % 29


def spice_road(verb: str, words: list[str], move_count: int) -> tuple[int, int]:
    """Claims where possible, trades and plays, and acquires a merchant at every third move."""
    order = ("claim", "trade", "upgrade", "play", "rest")
    if verb == "acquire":
        return (2 if move_count % 3 == 0 else 9), 0
    return (order.index(verb) if verb in order else 9), 0


SPACES = ("travel", "gold", "contracts", "silk", "pepper", "camels", "khan", "coins")


def marco_polo(verb: str, words: list[str], move_count: int) -> tuple[int, int]:
    """Travels, fulfils contracts and changes no dice; the preferred space rotates."""
    if verb == "complete":
        return 0, 0
    if verb == "place" and words[0] != "purse":
        return 1, 0 if words[0] not in SPACES else 1 + (SPACES.index(words[0]) - move_count) % len(SPACES)
    if verb in ("reroll", "turn", "buy", "place"):
        return 9, 0
    if verb in ("row", "take", "times"):
        return 2, -int(words[0])
    return (3, 0) if verb == "stop" and move_count % 3 else (2, 0) if verb == "step" else (4, 0)


SPACES_2 = ("middle", "book3a", "seals", "khan", "contracts", "lower", "book2", "upper", "book1", "book3b")


def marco_polo_2(verb: str, words: list[str], move_count: int) -> tuple[int, int]:
    """Travels, fulfils contracts, upgrades seals and changes no dice; the preferred space rotates."""
    if verb in ("complete", "upgrade", "cash"):
        return 0, 0
    if verb == "place" and words[0] != "bag":
        return 1, 0 if words[0] not in SPACES_2 else 1 + (SPACES_2.index(words[0]) - move_count) % len(SPACES_2)
    if verb in ("reroll", "turn", "buy", "place"):
        return 9, 0
    if verb in ("offer", "times"):
        return 2, -int(words[0])
    return (3, 0) if verb == "stop" and move_count % 3 else (2, 0) if verb in ("step", "take", "post") else (4, 0)


def mercado(verb: str, words: list[str], move_count: int) -> tuple[int, int]:
    """Places coins, pays seals and plays privileges at every third move, and refills at every fifth."""
    order = ("put", "score", "lose", "use", "draw")
    if verb in ("privilege", "seal", "leave"):
        return (0 if move_count % 3 == 0 else 9), 0
    if verb == "refill":
        return (0 if move_count % 5 == 0 else 8), 0
    return 1, order.index(verb) if verb in order else 7


def new_world(verb: str, words: list[str], move_count: int) -> tuple[int, int]:
    """Claims where possible, works at changing places, and rests if nothing else is possible."""
    order = ("claim", "bonus", "explore", "trade", "upgrade", "keep", "work", "rest")
    return (order.index(verb) if verb in order else 9), varied(words, move_count)


def east_to_west_1(verb: str, words: list[str], move_count: int) -> tuple[int, int]:
    """As New World; takes merchants into the route, travels there at every second move, and uses the others."""
    if verb == "travel":
        return (5 if move_count % 2 else 7), 0
    order = ("take" if move_count % 2 else "use", "replace", "swap", "use", "take", "withdraw", "recall", "leave")
    return (0, order.index(verb)) if verb in order else new_world(verb, words, move_count)


def eastern_wonders(verb: str, words: list[str], move_count: int) -> tuple[int, int]:
    """Delivers, builds and trades where possible, sails to changing places, and never pays to sail on."""
    order = ("fulfil", "build", "bonus", "trade", "upgrade", "load", "sail", "harvest", "stop")
    return (order.index(verb) if verb in order else 9), varied(words, move_count)


FORTS = ("A2-1", "A2-2", "B2-1", "B2-2")


def east_to_west_2(verb: str, words: list[str], move_count: int) -> tuple[int, int]:
    """Claims where possible, works at changing places, and builds and trades where the boat lands."""
    if verb == "work" and words[0] in FORTS:
        return 0, 0
    seas = ("build", "pay", "market", "sail")
    return (0, varied(words, move_count)) if verb in seas else new_world(verb, words, move_count)


def east_to_west_3(verb: str, words: list[str], move_count: int) -> tuple[int, int]:
    """As part II; uses the merchants of all markets and takes a tile for every fourth."""
    return (0, 0) if verb in ("use", "recall") else east_to_west_2(verb, words, move_count)


def spice_islands(verb: str, words: list[str], move_count: int) -> tuple[int, int]:
    """Delivers, builds and trades where possible, plays and sails in turn, and rests when the hand is empty."""
    order = ("fulfil", "build", "bonus", "trade", "upgrade", "spend", "pay", "keep")
    turns = ("play", "sail", "acquire", "rest")
    if verb == "rest" and move_count % 7:
        return 15, varied(words, move_count)
    if verb in turns:
        return 10 + (turns.index(verb) - move_count) % 4, varied(words, move_count)
    return (order.index(verb) if verb in order else 20), 0


def valdora(verb: str, words: list[str], move_count: int) -> tuple[int, int]:
    """Moves to changing places and delivers, loads and buys there."""
    if verb == "move":
        return 0, varied(words[:1], move_count)
    order = (
        "deliver",
        "load",
        "return" if move_count % 5 == 0 else "",
        "buy",
        "turn" if move_count % 3 == 0 else "",
        "provisions",
        "end",
    )
    return (order.index(verb) if verb in order else 9), 0


STRATEGIES = {
    "east_to_west_1": ClickStrategy(east_to_west_1, frozenset(("swap", "leave"))),
    "east_to_west_2": ClickStrategy(east_to_west_2, frozenset(("nothing",)), min_clicks=30),
    "east_to_west_3": ClickStrategy(east_to_west_3, frozenset(("nothing", "leave")), min_clicks=30),
    "eastern_wonders": ClickStrategy(eastern_wonders, frozenset(("nothing", "leave"))),
    "marco_polo": ClickStrategy(
        marco_polo,
        frozenset(("times", "swap", "camels", "pair", "first", "stop", "end", "leave", "refuse", "keep", "pick")),
        min_clicks=30,
    ),
    "marco_polo_2": ClickStrategy(
        marco_polo_2,
        frozenset(("times", "swap", "camels", "pair", "first", "stop", "end", "leave", "refuse", "pick", "pay", "bag", "pairs")),
        min_clicks=30,
    ),
    "mercado": ClickStrategy(mercado),
    "new_world": ClickStrategy(new_world),
    "spice_islands": ClickStrategy(spice_islands, frozenset(("nothing",))),
    "spice_road": ClickStrategy(spice_road),
    "valdora": ClickStrategy(valdora, frozenset(("end",)), players=3, min_clicks=30),
}
"""By game; every game with a view has one."""
