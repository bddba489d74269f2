"""The random bot: the smallest example of a bot."""

from __future__ import annotations

from ..core.rng import Rng, Seed, key_of
from .interface import PlayerView


class RandomBot:
    """Chooses each legal action with equal probability."""

    def __init__(self, seed: Seed) -> None:
        self._stream = Rng(key_of(seed)).stream("random bot")

    def choose(self, view: PlayerView) -> int:
        return view.legal_actions[self._stream.below(len(view.legal_actions))]
