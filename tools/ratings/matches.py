"""The matches that rate the bots, in the order in which they are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import fondaco
from fondaco.arena import Tournament
from fondaco.bots import LEVELS


class MatchPlan(NamedTuple):
    """A match that is played in every game, or in one game."""

    title: str
    """Also the key of the match in docs/ratings.json."""
    players: int
    """Players per game; 0 means the minimum of the game."""
    entrants: tuple[str, ...]
    """The bot specs. The last one fills the seats that are left."""
    seeds: int
    """Every seed is played once from every seat."""
    options: Mapping[str, str] = {}
    only_game: str = ""
    """The id of the only game of the match; empty for all games."""

    def is_for(self, id: str) -> bool:
        """Whether the match is played in a game."""
        return self.only_game in ("", id) and self.players <= fondaco.game(id).max_players


SHORT_SEARCH = "search with 0.2 s a decision"
"""Stands for a bot spec that depends on the game: see `SHORT_SEARCH_SPECS`."""
DEFAULT_SHORT_SEARCH = "search:seconds=0.2"
SHORT_SEARCH_SPECS = {
    "east_to_west_1": "search:iterations=12",
    "east_to_west_2": "search:iterations=12",
    "east_to_west_3": "search:iterations=12",
    "eastern_wonders": "search:iterations=15",
    "mercado": "search:iterations=40",
    "new_world": "search:iterations=12",
    "spice_islands": "search:iterations=15",
    "spice_road": "search:iterations=60",
}
"""Games in which the search is strong with less time. With 0.2 s a decision these matches would take hours."""
DRAFTED = {"characters": "drafted"}
"""The option of Marco Polo with which all seats are equal: see the text of the page."""
DUELS = (
    MatchPlan("Greedy against random", 0, ("greedy", "random"), 50),
    MatchPlan("Search with 0.2 s a decision, or less, against greedy", 0, (SHORT_SEARCH, "greedy"), 30),
)
LEVEL_STEPS = (
    MatchPlan("Levels for people: normal against easy", 0, ("normal", "easy"), 20),
    MatchPlan("Levels for people: hard against normal", 0, ("hard", "normal"), 20),
    MatchPlan("Search with 1 s a decision against greedy: expert against hard", 0, (LEVELS["expert"], LEVELS["hard"]), 30),
)
"""Each level against the one below. The last match takes longest, so it is played after all others."""
MATCHES = (
    *DUELS,
    *LEVEL_STEPS[:-1],
    MatchPlan("Three players", 3, (SHORT_SEARCH, "greedy", "random"), 33),
    MatchPlan("Four players", 4, (SHORT_SEARCH, "greedy", "easy", "random"), 25),
    MatchPlan("Three players, characters drafted", 3, (SHORT_SEARCH, "greedy", "random"), 100, DRAFTED, "marco_polo"),
    MatchPlan("Four players, characters drafted", 4, (SHORT_SEARCH, "greedy", "easy", "random"), 75, DRAFTED, "marco_polo"),
    LEVEL_STEPS[-1],
)


def tournament_of(id: str, plan: MatchPlan, share: float) -> Tournament:
    """The tournament of a match in one game, with a share of its seeds."""
    players = plan.players or fondaco.game(id).min_players
    short_search = SHORT_SEARCH_SPECS.get(id, DEFAULT_SHORT_SEARCH)
    specs = [short_search if entrant == SHORT_SEARCH else entrant for entrant in plan.entrants]
    specs += specs[-1:] * (players - len(specs))
    games = players * max(1, round(plan.seeds * share))
    return Tournament(id, tuple(specs), games, seed=1, players=players, options=plan.options)
