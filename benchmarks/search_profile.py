"""Measure the speed of `search` in every game and profile it: ``python -m benchmarks.search_profile [GAME …]``.

Greedy bots play a game. At every twelfth unforced decision the search runs as well, and its result is discarded. Times are
processor times, so other processes have little effect.
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

SEARCHED_EVERY = 12
"""Unforced decisions from one measured decision to the next."""
ITERATIONS = 60
ENGINE_CALLS = ("evaluate", "apply", "clone", "legal_actions", "determinize")
"""The functions of the engine that bots call. The rest of the time is spent in the bot."""


def sampled_views(id: str) -> Iterator[PlayerView]:
    """Decisions from a whole game."""
    game = fondaco.game(id)
    state = game.new(seed=1)
    bots = [GreedyBot(seat) for seat in range(state.players)]
    unforced = 0
    while state.player is not None:
        view = PlayerView(state, state.player)
        if len(view.legal_actions) > 1:
            unforced += 1
            if unforced % SEARCHED_EVERY == 0:
                yield view
        state.apply(bots[state.player].choose(view))


def iterations_per_s(id: str) -> float:
    """Iterations of the search per second."""
    iterations, seconds = 0, 0.0
    for seed, view in enumerate(sampled_views(id)):
        search, start = SearchBot(seed, iterations=ITERATIONS), process_time()
        search.search(view)
        seconds += process_time() - start
        iterations += search.iterations
    return iterations / seconds


def time_shares(id: str) -> dict[str, float]:
    """The share of the time that each engine call takes."""
    profile = Profile()
    for seed, view in enumerate(sampled_views(id)):
        search = SearchBot(seed, iterations=ITERATIONS)
        profile.runcall(search.search, view)
    stats: Any = Stats(profile)
    seconds = dict.fromkeys(ENGINE_CALLS, 0.0)
    for (_, _, name), (*_, callers) in stats.stats.items():
        if name in seconds:
            seconds[name] += sum(times[3] for (file, _, _), times in callers.items() if "/bots/" in file)
    return {name: spent / stats.total_tt for name, spent in seconds.items()}


def main() -> None:
    """Print a table with one line per game."""
    parser = argparse.ArgumentParser(description="Measure the speed of the search, and the share of time of each engine call.")
    parser.add_argument("games", nargs="*", choices=[*fondaco.games(), []], help="default: all", metavar="GAME")
    print("| game | iterations a second |", " | ".join(ENGINE_CALLS), "|")
    print("| --- | --- |", " | ".join("---" for _ in ENGINE_CALLS), "|")
    for id in parser.parse_args().games or fondaco.games():
        shares = " | ".join(f"{share:.0%}" for share in time_shares(id).values())
        print(f"| {fondaco.game(id).title()} | {iterations_per_s(id):.0f} | {shares} |", flush=True)


if __name__ == "__main__":
    main()
