"""Hints: the best moves for a person, found by the search, with the outcome that it expects."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.messages import Message, Translator
from ..core.rng import Seed
from .interface import PlayerView
from .search_bot import SearchBot

TRANSLATOR = Translator("fondaco.bots", "fondaco.core")
HINT_ITERATIONS, HINT_SECONDS = 400, 2.0
"""The budget of a hint for people. The search ends when the first of the two is used up."""
EVEN_LEAD = 0.5
"""Smaller leads, in points, count as level."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A suggested move with the expected outcome."""

    action: int
    notation: str
    lead: float | None
    """The expected lead over the best opponent, in points; None if the decision is forced."""
    visit_share: float
    """The share of the search's visits that this move got. The best moves get the most visits."""
    _view: PlayerView

    def description(self, lang: str = "en") -> str:
        """Return the move as a sentence."""
        return self._view.describe(self.action, lang)

    def explanation(self, lang: str = "en") -> str:
        """Return the expected outcome as a sentence."""
        if self.lead is None:
            return TRANSLATOR.format(Message("hint-forced"), lang)
        outcome = "hint-level" if abs(self.lead) < EVEN_LEAD else "hint-ahead" if self.lead > 0 else "hint-behind"
        points = round(abs(self.lead)) or 1
        expected = Message(outcome, {"points": points})
        return TRANSLATOR.format(Message("hint-expected", {"expected": expected, "share": round(100 * self.visit_share)}), lang)


def find_hints(view: PlayerView, seed: Seed = 0, iterations: int = 0, seconds: float = 0.0, top: int = 3) -> list[Hint]:
    """Return at most ``top`` moves for the seat to act, the best first."""
    if len(view.legal_actions) == 1:
        action = view.legal_actions[0]
        return [Hint(action, view.notation(action), None, 1.0, view)]
    root = SearchBot(seed, iterations, seconds).search(view)
    total_visits = max(1, root.child_visits)
    return [
        Hint(action, view.notation(action), node.lead_sum / node.visits, node.visits / total_visits, view)
        for action, node in root.ranked_actions()[:top]
        if node.visits
    ]
