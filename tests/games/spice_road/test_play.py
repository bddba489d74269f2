"""Karte spielen (pages 2 and 3)."""

from __future__ import annotations

import pytest

from .positions import cubes, labels, legal, play, reason, table


def test_example_produce() -> None:
    """Gewürzkarten, Beispiel: Tom takes 1 turmeric and 1 saffron."""
    s = play(table([3, 0, 0, 0], hand="M02"), "play M02")
    assert cubes(s) == [4, 1, 0, 0]
    assert labels(s, s.played[0]) == ["M02"]
    assert labels(s, s.hand[0]) == ["S1", "S2"]
    assert s.player == 1


@pytest.mark.parametrize(
    ("moves", "caravan"),
    [
        ("upgrade yellow 2, upgrade red 0", None),
        ("upgrade yellow 2", [1, 2, 0, 0]),
        ("upgrade yellow 1, upgrade red 1", [2, 0, 1, 0]),
        ("upgrade yellow 1, upgrade red 0", [2, 1, 0, 0]),
        ("upgrade yellow 0", [3, 0, 0, 0]),
    ],
)
def test_example_upgrade(moves: str, caravan: list[int] | None) -> None:
    """Aufwertungskarten, Beispiel: one turmeric becomes saffron, and another, or the same one goes on to cardamom."""
    s = table([3, 0, 0, 0])
    if caravan is None:  # after two steps nothing is asked any more
        with pytest.raises(ValueError, match="not possible"):
            play(s, f"play S2, {moves}")
        return
    play(s, f"play S2, {moves}")
    assert cubes(s) == caravan
    assert s.player == 1


def test_upgrades_need_not_all_be_done() -> None:
    s = play(table([1, 1, 1, 1]), "play S2")
    assert legal(s) == ["upgrade yellow 0", "upgrade yellow 1"]
    play(s, "upgrade yellow 0, upgrade red 0, upgrade green 0")
    assert cubes(s) == [1, 1, 1, 1]
    assert s.player == 1


def test_cinnamon_cannot_be_upgraded() -> None:
    """Nothing is asked when nothing can be upgraded, but the card may be played."""
    s = play(table([0, 0, 0, 3]), "play S2")
    assert cubes(s) == [0, 0, 0, 3]
    assert s.player == 1


def test_the_same_cube_may_rise_three_times() -> None:
    s = play(table([1, 0, 0, 0], hand="M09"), "play M09, upgrade yellow 1, upgrade red 1, upgrade green 1")
    assert cubes(s) == [0, 0, 0, 1]


def test_example_trade() -> None:
    """Tauschkarten, Beispiel: with 6 turmeric Tom trades 2, 4 or 6 of them for 1, 2 or 3 cardamom."""
    for times, caravan in ((1, [4, 0, 1, 0]), (2, [2, 0, 2, 0]), (3, [0, 0, 3, 0])):
        s = play(table([6, 0, 0, 0], hand="M10"), "play M10")
        assert legal(s) == ["trade 1", "trade 2", "trade 3"]
        play(s, f"trade {times}")
        assert cubes(s) == caravan
        assert s.player == 1


def test_a_trade_is_done_at_least_once() -> None:
    """A ruling: a trade card that cannot be paid may not be played."""
    s = table([1, 0, 0, 0], hand="M10")
    assert "play M10" not in legal(s)
    assert reason(s, "play M10") == "You lack 1 turmeric for this trade."
    assert reason(s, "play M10", "de") == "Für diesen Tausch fehlen dir 1 Kurkuma."


def test_a_trade_is_asked_for_even_if_it_can_be_paid_but_once() -> None:
    assert legal(play(table([3, 0, 0, 0], hand="M10"), "play M10")) == ["trade 1"]


def test_why_not() -> None:
    s = play(table([6, 0, 0, 0], hand="M10"), "play M10")
    assert reason(s, "trade 4") == "To trade 4 times you lack 2 turmeric."
    assert reason(s, "rest") == "That does not answer the current question: How often do you trade 2 turmeric for 1 cardamom?"
    assert reason(table(), "play M43") == "M43 (3 cardamom → 3 cinnamon) is not in your hand."
    s = play(table([1, 0, 0, 0]), "play S2")
    assert reason(s, "upgrade yellow 2") == "You hold 1 turmeric."
    assert reason(s, "upgrade yellow 3") == "You may upgrade 2 times at most."
