"""Goldene Deals and acquiring: as in Die Gewürzstraße, also for a merchant that a column brings."""

from __future__ import annotations

from ..century.tables import asked, cubes, labels, legal, play, show
from .tables import all_but_one_of_a_column, table


def test_acquiring_costs_a_cube_on_each_card_to_the_left() -> None:
    s = table(cubes=(1, 1, 0, 0))
    show(s, "M01 M02 M03 M04")
    assert legal(s, "acquire") == ["acquire 1", "acquire 2", "acquire 3"]
    play(s, "acquire 3, pay red, pay yellow")
    assert labels(s, s.hand[0]) == "S1 S2 M03"
    assert labels(s, s.row.cards[:3]) == "M01 M02 M04"
    assert [s.row.cubes[place] for place in range(4)] == [1 << 15, 1, 0, 0]


def test_a_deal_can_be_made_while_acquiring_or_from_the_hand() -> None:
    s = table(hand="M03", golden_deals=True)
    show(s, "M01 M02 M04 M05")
    assert legal(s, "deal") == ["deal M03"]
    play(s, "acquire 1")
    assert asked(s) == "HandOrDeal"
    assert legal(s) == ["take", "lay S1", "lay S2", "lay M03"]
    play(s, "take")
    assert labels(s, s.hand[0]) == "S1 S2 M01 M03"


def test_without_golden_deals_there_are_none() -> None:
    s = table(hand="M03")
    assert legal(s, "deal") == []


def test_a_merchant_for_a_column_may_make_its_deal() -> None:
    """It is acquired, free of charge (a ruling: so all that acquiring allows is allowed)."""
    s = table(golden_deals=True)
    all_but_one_of_a_column(s, 0)
    play(s, "stay, build, acquire 4")
    assert asked(s) == "HandOrDeal"
    play(s, "take")
    assert len(s.hand[0]) == 3
    assert len(s.row.cards) == 4
    assert cubes(s) == [0, 0, 0, 0]
