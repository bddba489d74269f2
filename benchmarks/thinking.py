"""How fast `search` thinks at every game, and what its time goes into: ``python -m benchmarks.thinking [GAME …]``.

A game among greedy bots is played; now and then the searching bot thinks about the decision as well. Seconds are those of the
processor, so that what else the machine does matters little; it still matters some, so measure on a quiet one.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from cProfile import Profile
from pstats import Stats
from time import process_time
from typing import Any

import fondaco
from fondaco.bots import PlayerView
from fondaco.bots.greedy_bot import GreedyBot
from fondaco.bots.search_bot import SearchBot

EVERY = 12
"""Of so many decisions that leave a choice, one is thought about."""
ITERATIONS = 60
DEEDS = ("evaluate", "apply", "clone", "legal_actions", "determinize")
"""What bots ask of the engine. The rest of the time is their own."""


def positions(id: str) -> Iterator[PlayerView]:
    """Decisions of a game, from its beginning to its end."""
    game = fondaco.game(id)
    state = game.new(seed=1)
    bots = [GreedyBot(seat) for seat in range(state.players)]
    met = 0
    while state.player is not None:
        view = PlayerView(state, state.player)
        if len(view.legal_actions) > 1:
            met += 1
            if met % EVERY == 0:
                yield view
        state.apply(bots[state.player].choose(view))


def speed(id: str) -> float:
    """Iterations a second."""
    done, spent = 0, 0.0
    for number, view in enumerate(positions(id)):
        search, start = SearchBot(number, iterations=ITERATIONS), process_time()
        search.search(view)
        spent += process_time() - start
        done += search.iterations
    return done / spent


def shares(id: str) -> dict[str, float]:
    """What part of the time each deed takes."""
    profile = Profile()
    for number, view in enumerate(positions(id)):
        search = SearchBot(number, iterations=ITERATIONS)
        profile.runcall(search.search, view)
    stats: Any = Stats(profile)
    spent = dict.fromkeys(DEEDS, 0.0)
    for (_, _, name), (*_, callers) in stats.stats.items():
        if name in spent:
            spent[name] += sum(times[3] for (file, _, _), times in callers.items() if "/bots/" in file)
    return {name: seconds / stats.total_tt for name, seconds in spent.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the searching bot thinks, and what about.")
    parser.add_argument("games", nargs="*", choices=[*fondaco.games(), []], help="default: all", metavar="GAME")
    print("| game | iterations a second |", " | ".join(DEEDS), "|")
    print("| --- | --- |", " | ".join("---" for _ in DEEDS), "|")
    for id in parser.parse_args().games or fondaco.games():
        parts = " | ".join(f"{share:.0%}" for share in shares(id).values())
        print(f"| {fondaco.game(id).title()} | {speed(id):.0f} | {parts} |", flush=True)


if __name__ == "__main__":
    main()
