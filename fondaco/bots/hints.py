"""Hints: what the search would do in somebody's place, and what it expects of it, in words."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.messages import Message, Translator
from ..core.rng import Seed
from .contract import Sight
from .search import Search

SPEAKER = Translator("fondaco.bots", "fondaco.core")
HINT_ITERATIONS, HINT_SECONDS = 400, 2.0
"""How long a hint for people is thought about: until the first of the two is over."""
LEVEL = 0.5
"""A lead smaller than this is none."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the best moves."""

    action: int
    notation: str
    lead: float | None
    """By how many points the seat is expected to be ahead of the best of the others; None if there is no other move."""
    share: float
    """How much of its effort the search spent on this move: it spends most on the best."""
    _sight: Sight

    def deed(self, lang: str = "en") -> str:
        """The move as a sentence."""
        return self._sight.describe(self.action, lang)

    def why(self, lang: str = "en") -> str:
        """What is expected of the move."""
        if self.lead is None:
            return SPEAKER.format(Message("hint-only"), lang)
        outlook = "hint-level" if abs(self.lead) < LEVEL else "hint-ahead" if self.lead > 0 else "hint-behind"
        points = round(abs(self.lead)) or 1
        expected = Message(outlook, {"points": points})
        return SPEAKER.format(Message("hint-why", {"expected": expected, "share": round(100 * self.share)}), lang)


def hint(sight: Sight, seed: Seed = 0, iterations: int = 0, seconds: float = 0.0, top: int = 3) -> list[Hint]:
    """The best moves of the seat to act, the best first."""
    if len(sight.legal) == 1:
        action = sight.legal[0]
        return [Hint(action, sight.notation(action), None, 1.0, sight)]
    root = Search(seed, iterations, seconds).think(sight)
    effort = max(1, root.tried)
    return [
        Hint(action, sight.notation(action), node.lead / node.visits, node.visits / effort, sight)
        for action, node in root.ranked()[:top]
        if node.visits
    ]
