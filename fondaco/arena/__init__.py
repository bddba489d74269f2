"""The arena: tournaments between bots. Every seed is played from every seat, and the bots are rated.

>>> from fondaco.arena import Tournament, run_tournament
>>> results = run_tournament(Tournament("spice_road", ("greedy", "random"), games=4, seed=1))
>>> results.games, results.wins["greedy"]
(4, 4)
"""

from .results import TournamentResults
from .runner import run_tournament
from .tournament import PlayedGame, ScheduledGame, Tournament

__all__ = ["PlayedGame", "ScheduledGame", "Tournament", "TournamentResults", "run_tournament"]
