"""Goldene Deals and acquiring: as in Die Gewürzstraße, also for a merchant that a column brings."""

from __future__ import annotations

from fondaco.core.piles import Pile
from fondaco.games.spice_islands.state import SpiceIslandsState

from ..century.positions import asked, cubes, labels, legal, play, show
from .positions import all_but_one_of_a_column, table


def test_acquiring_costs_a_cube_on_each_card_to_the_left() -> None:
    s = table(cubes=(1, 1, 0, 0))
    show(s, "M01 M02 M03 M04")
    assert legal(s, "acquire") == ["acquire 1", "acquire 2", "acquire 3"]
    play(s, "acquire 3, pay red, pay yellow")
    assert labels(s, s.hand[0]) == "S1 S2 M03"
    assert labels(s, s.merchants.row[:3]) == "M01 M02 M04"
    assert [s.merchants.cubes_on[place] for place in range(4)] == [1 << 15, 1, 0, 0]


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
    """It is acquired, free of charge: so all that acquiring allows is allowed (a ruling: reward-may-make-deal)."""
    s = table(golden_deals=True)
    all_but_one_of_a_column(s, 0)
    play(s, "stay, build, acquire 4")
    assert asked(s) == "HandOrDeal"
    assert legal(s) == ["take", "lay S1", "lay S2"]
    instead = s.clone()
    play(s, "take")
    assert len(s.hand[0]) == 3
    assert len(s.merchants.row) == 4
    assert cubes(s) == [0, 0, 0, 0]
    card = instead.merchants.row[3]
    play(instead, "lay S1")
    assert instead.deals is not None
    assert instead.deals.discard == [card]
    assert labels(instead, instead.hand[0]) == "S2"
    assert labels(instead, instead.played[0]) == "S1"


# --- empty places of the row (a ruling: deals-fill-empty-places) ---------------------------------------------------------------


def run_short(s: SpiceIslandsState, left: int) -> None:
    """Only this number of merchants lies in the row, and both piles are empty; the last seat holds the other merchants."""
    s.hand[-1] = sorted([*s.hand[-1], *s.merchants.row[left:], *s.merchants.pile.cards])
    del s.merchants.row[left:], s.merchants.cubes_on[left:]
    s.merchants.pile = Pile()
    assert s.deals is not None
    for card in s.hand[-1]:
        s.deals.show(card)
    assert s.invariant_violations() == []


def finish(s: SpiceIslandsState) -> None:
    """Give the first answers until the next turn begins."""
    turn = s.turn_number
    while s.turn_number == turn:
        s.apply(s.legal_actions()[0])


def test_an_empty_place_is_filled_after_a_deal_from_the_hand() -> None:
    s = table(hand="M10", golden_deals=True)
    run_short(s, 2)
    before = labels(s, s.merchants.row)
    play(s, "deal M10, lay S1")
    finish(s)
    assert labels(s, s.merchants.row) == f"{before} M10"


def test_all_empty_places_are_filled_after_the_merchant_of_an_emptied_column() -> None:
    """Two places are empty, a third one becomes so; three cards lie on the discard pile and come in."""
    s = table(golden_deals=True)
    run_short(s, 2)
    assert s.deals is not None
    s.deals.discard = [s.hand[-1].pop() for _ in range(3)]
    back = set(s.deals.discard)
    all_but_one_of_a_column(s, 0)
    play(s, "stay, build, acquire 1, take")
    assert set(s.merchants.row[1:]) == back
    assert s.deals.discard == []
    assert s.invariant_violations() == []
