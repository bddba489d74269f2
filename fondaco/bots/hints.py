"""Hints: what the search would do in somebody's place, and what it expects of it, in words."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.messages import Message, Translator
from ..core.rng import Seed
from .interface import PlayerView
from .search_bot import SearchBot

TRANSLATOR = Translator("fondaco.bots", "fondaco.core")
HINT_ITERATIONS, HINT_SECONDS = 400, 2.0
"""How long a hint for people is thought about: until the first of the two is over."""
EVEN_LEAD = 0.5
"""A lead smaller than this is none."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the best moves."""

    action: int
    notation: str
    lead: float | None
    """By how many points the seat is expected to be ahead of the best of the others; None if there is no other move."""
    visit_share: float
    """How much of its effort the search spent on this move: it spends most on the best."""
    _view: PlayerView

    def description(self, lang: str = "en") -> str:
        """The move as a sentence."""
        return self._view.describe(self.action, lang)

    def explanation(self, lang: str = "en") -> str:
        """What is expected of the move."""
        if self.lead is None:
            return TRANSLATOR.format(Message("hint-only"), lang)
        outlook = "hint-level" if abs(self.lead) < EVEN_LEAD else "hint-ahead" if self.lead > 0 else "hint-behind"
        points = round(abs(self.lead)) or 1
        expected = Message(outlook, {"points": points})
        return TRANSLATOR.format(Message("hint-why", {"expected": expected, "share": round(100 * self.visit_share)}), lang)


def find_hints(view: PlayerView, seed: Seed = 0, iterations: int = 0, seconds: float = 0.0, top: int = 3) -> list[Hint]:
    """The best moves of the seat to act, the best first."""
    if len(view.legal_actions) == 1:
        action = view.legal_actions[0]
        return [Hint(action, view.notation(action), None, 1.0, view)]
    root = SearchBot(seed, iterations, seconds).search(view)
    effort = max(1, root.child_visits)
    return [
        Hint(action, view.notation(action), node.lead_sum / node.visits, node.visits / effort, view)
        for action, node in root.ranked_actions()[:top]
        if node.visits
    ]
