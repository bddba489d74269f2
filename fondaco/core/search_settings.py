"""How searching bots treat a game."""

from __future__ import annotations

from typing import NamedTuple


class SearchSettings(NamedTuple):
    """Numbers that bots need about a game, set by matches between them."""

    lead_scale: float = 8.0
    """The lead, in points, that wins about 75 % of games. Bots use it to convert leads to win probabilities."""
    exploration: float = 0.08
    """The weight of exploration in the questions after the first one; 0.3 is a high value."""
    cut_tree_on_progress: bool = False
    """True if the legal actions are randomised each time `Game.search_progress` increases: dice are rerolled, coins redrawn.

    The search cuts its tree there, because statistics below would mix different dice.
    """
