"""Aufbau (page 2)."""

from __future__ import annotations

import pytest

from .positions import GAME, cubes, labels, table

START = [[3, 0, 0, 0], [4, 0, 0, 0], [4, 0, 0, 0], [3, 1, 0, 0], [3, 1, 0, 0]]
"""Step 7: the start player gets 3 turmeric, the second and third 4, the fourth and fifth 3 and a saffron."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table(players: int) -> None:
    s = table(players=players)
    assert len(s.point_row) == 5
    assert len(s.point_pile) == 31
    assert len(s.merchants.row) == 6
    assert len(s.merchants.pile) == 43 - 6
    assert s.gold_left == s.silver_left == 2 * players
    for seat in range(players):
        assert cubes(s, seat) == START[seat]
        assert labels(s, s.hand[seat]) == ["S1", "S2"]
        assert s.played[seat] == []
    assert s.player == 0


def test_the_cards() -> None:
    """43 merchants: 8 that produce, 1 that upgrades, 34 that trade; 36 point cards, each worth its cubes and a little more."""
    merchants = GAME.components.merchants.cards
    assert sum(1 for card in merchants if any(card.cost)) == 34
    assert sum(1 for card in merchants if any(card.gain) and not any(card.cost)) == 8
    assert sum(1 for card in merchants if card.steps) == 1
    assert len(GAME.components.points.cards) == 36
    for card in GAME.components.points.cards:
        worth = sum(value * count for value, count in zip((1, 2, 3, 4), card.cost, strict=True))
        colours = sum(1 for count in card.cost if count)
        assert card.points == worth + {3: 1, 4: 2}.get(colours, 0)
