"""What must be true of point cards and coins: none is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import SpiceRoadState


def violations(s: SpiceRoadState) -> list[str]:
    """Describe what is broken."""
    found = []
    cards = [*s.point_row, *s.point_pile.cards, *[card for cards in s.claimed for card in cards]]
    if sorted(cards) != list(range(len(s.game.point_cards.labels))):
        found.append("a point card is lost or doubled")
    coins = s.game.components.setup.coins_per_player * s.players
    if s.gold_left + sum(s.gold) != coins or s.silver_left + sum(s.silver) != coins:
        found.append("a coin is lost or doubled")
    return found
