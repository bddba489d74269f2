"""The arena: bots play each other, on the same deals and from every seat, and are rated.

>>> from fondaco.arena import Tournament, hold
>>> results = hold(Tournament("spice_road", ("greedy", "random"), games=4, seed=1))
>>> results.games, results.wins["greedy"]
(4, 4)
"""

from .contest import hold
from .results import Results
from .tournament import Fixture, Outcome, Tournament

__all__ = ["Fixture", "Outcome", "Results", "Tournament", "hold"]
