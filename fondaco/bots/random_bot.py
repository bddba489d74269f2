"""The random bot: every legal action is as likely as the others."""

from __future__ import annotations

from ..core.rng import Rng, Seed, key_of
from .interface import PlayerView


class RandomBot:
    """Plays uniformly at random."""

    def __init__(self, seed: Seed) -> None:
        self._chance = Rng(key_of(seed)).stream("random bot")

    def choose(self, view: PlayerView) -> int:
        return view.legal_actions[self._chance.below(len(view.legal_actions))]
