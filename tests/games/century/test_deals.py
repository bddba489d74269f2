"""The pairing of merchants and golden deals, apart from any game."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import pytest

from fondaco.core.components import InvalidComponent
from fondaco.core.piles import EVERYBODY, NOBODY
from fondaco.core.rng import Rng, key_of
from fondaco.games.century.merchants.components import DealCard
from fondaco.games.century.merchants.golden_deals import NO_DEAL, Deals, GoldenDealRules


def pairing() -> Deals:
    """Two starting cards, four merchants, one card that is not in the game; six deals, two of them left over."""
    return Deals.on_merchants(7, [2, 3, 4, 5], [10, 11, 12, 13, 14, 15])


def contents(deals: Deals) -> list[object]:
    """Where all deals lie and who knows them, and what has been discarded."""
    return [deals.on.to_json(), deals.box.to_json(), deals.discard, deals.shuffles]


def test_deals_lie_on_merchants_only() -> None:
    deals = pairing()
    assert deals.on.cards == [NO_DEAL, NO_DEAL, 10, 11, 12, 13, NO_DEAL]
    assert deals.on.knowers == [EVERYBODY, EVERYBODY, NOBODY, NOBODY, NOBODY, NOBODY, EVERYBODY]
    assert deals.box.cards == [14, 15]
    assert deals.discard == []


def test_clones_are_independent() -> None:
    deals = pairing()
    before = deepcopy(contents(deals))
    copy = deals.clone()
    assert contents(copy) == before
    copy.show(2)
    copy.discard.append(2)
    copy.shuffles += 1
    copy.resample(0, Rng(key_of(1)).stream("test"))
    assert contents(deals) == before == contents(pairing())


@pytest.mark.parametrize("seat", [0, 3, None])
def test_resampling_keeps_what_has_been_seen(seat: int | None) -> None:
    """Card 3 was shown. The five other deals are spread over three merchants and the box, each place equally likely."""
    stream = Rng(key_of(2)).stream("test")
    on_two: Counter[int] = Counter()
    for _ in range(2000):
        deals = pairing()
        deals.show(3)
        deals.resample(seat, stream)
        assert deals.face(3) == 11
        assert deals.on.cards[:2] == [NO_DEAL, NO_DEAL]
        assert deals.on.cards[6] == NO_DEAL
        assert sorted([*deals.on.cards[2:6], *deals.box.cards]) == [10, 11, 12, 13, 14, 15]
        on_two[deals.face(2)] += 1
    assert set(on_two) == {10, 12, 13, 14, 15}
    assert all(300 < count < 500 for count in on_two.values()), "five deals, 400 times each but for chance"


def test_copies_have_the_same_face() -> None:
    cards = GoldenDealRules([DealCard("A", 2, gain=(1, 0, 0, 0)), DealCard("B", 1, steps=3, gift=(0, 1, 0, 0))])
    assert cards.copies == (0, 0, 1)
    assert cards.steps == (0, 3)
    assert cards.gift[0] == 0


def test_a_deal_must_do_something_for_its_owner() -> None:
    with pytest.raises(InvalidComponent, match="A does nothing for its owner"):
        DealCard("A", 1, gift=(1, 0, 0, 0))
