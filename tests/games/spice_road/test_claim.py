"""Punktekarte nehmen (page 3)."""

from __future__ import annotations

import pytest

from .positions import POINT_CARD, cubes, legal, play, reason, table

ROW = "V01 V05 V10 V18 V29"
"""Two turmeric and two saffron; four saffron; two saffron and two cardamom; four cardamom; four cinnamon."""


def test_all_cubes_shown_are_paid() -> None:
    s = play(table([3, 2, 0, 0], points=ROW), "claim 1")
    assert cubes(s) == [1, 0, 0, 0]
    assert s.claimed[0] == [POINT_CARD["V01"]]
    assert s.breakdown()[0]["point_cards"] == 6
    assert s.revealed == 1


def test_the_row_closes_and_a_new_card_comes_in_on_the_right() -> None:
    s = table([0, 2, 2, 0], points=ROW)
    following = s.point_pile.cards[-1]
    play(s, "claim 3")
    assert s.point_row == [POINT_CARD[label] for label in ("V01", "V05", "V18", "V29")] + [following]


def test_what_cannot_be_paid_cannot_be_claimed() -> None:
    s = table([2, 1, 0, 0], points=ROW)
    assert not any(move.startswith("claim") for move in legal(s))
    assert reason(s, "claim 1") == "You lack 1 saffron for V01 (6 points for 2 turmeric + 2 saffron)."


@pytest.mark.parametrize(
    ("place", "caravan", "gold", "silver"),
    [(1, [2, 2, 0, 0], 1, 0), (2, [0, 4, 0, 0], 0, 1), (3, [0, 2, 2, 0], 0, 0), (5, [0, 0, 0, 4], 0, 0)],
)
def test_the_first_card_gives_gold_the_second_silver(place: int, caravan: list[int], gold: int, silver: int) -> None:
    s = play(table(caravan, points=ROW), f"claim {place}")
    assert (s.gold[0], s.silver[0]) == (gold, silver)
    assert (s.gold_left, s.silver_left) == (4 - gold, 4 - silver)


def test_the_silver_slides_when_the_last_gold_is_taken() -> None:
    """Then the first place gives silver, and the second nothing."""
    s = table([2, 2, 0, 0], points=ROW)
    s.gold[1], s.gold_left = 3, 1
    play(s, "claim 1, rest")
    s.point_row[:2] = [POINT_CARD["V05"], POINT_CARD["V10"]]
    for place, caravan, silver in ((2, [0, 2, 2, 0], 0), (1, [0, 4, 0, 0], 1)):
        other = s.clone()
        other.cubes[0] = table(caravan).cubes[0]
        play(other, f"claim {place}")
        assert other.silver[0] == silver
        assert other.gold[0] == 1


def test_when_silver_runs_out_first_gold_stays_where_it_is() -> None:
    s = table([2, 6, 0, 0], points=ROW)
    s.silver[1], s.silver_left = 4, 0
    assert play(s.clone(), "claim 2").gold[0] == 0
    assert play(s.clone(), "claim 1").gold[0] == 1


def test_without_coins_a_card_still_gives_its_points() -> None:
    s = table([2, 2, 0, 0], points=ROW)
    s.gold[1], s.gold_left, s.silver[1], s.silver_left = 4, 0, 4, 0
    play(s, "claim 1")
    assert (s.gold[0], s.silver[0]) == (0, 0)
    assert s.claimed[0] == [POINT_CARD["V01"]]
