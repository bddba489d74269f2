"""Markt-Feld, Reisen, Handelsrouten-Feld (page 11), bonus cards and golden deals."""

from __future__ import annotations

from fondaco.core.piles import NOBODY, Pile
from fondaco.games.century.cubes.packing import pack
from fondaco.games.east_to_west_1.state import EastToWest1State

from ..century.boards import settle
from ..century.positions import asked, cubes, labels, legal, play, reason, show
from .positions import COST, GAIN, GAME, PRODUCERS, TRADERS, send, table


def test_a_market_card_is_used_and_discarded() -> None:
    s = table(held=(0, 0, 0, 0))
    show(s, PRODUCERS[0])
    play(s, "work E2-5")
    assert sorted(legal(s)) == ["take", "use"]
    assert reason(s, "golden") == "This game is played without golden deals."
    play(s, "use")
    assert cubes(s) == list(GAIN[PRODUCERS[0]])
    assert labels(s, s.bazaar.kept[0]) == PRODUCERS[0]
    assert s.route.cards[0] == ()


def test_a_market_card_is_taken_to_the_right_end_of_the_route() -> None:
    """Without carrying it out; the row closes to the left and is refilled on the right."""
    s = table(held=(0, 0, 0, 0), route=PRODUCERS[1])
    show(s, PRODUCERS[0])
    second, new = s.merchants.row[1], s.merchants.pile.cards[-1]
    play(s, "work E2-5, take")
    assert labels(s, s.route.cards[0]) == f"{PRODUCERS[1]} {PRODUCERS[0]}"
    assert cubes(s) == [0, 0, 0, 0]
    assert (s.merchants.row[0], s.merchants.row[-1]) == (second, new)


def test_a_trade_that_cannot_be_paid_can_only_be_taken() -> None:
    s = table(held=(0, 0, 0, 0))
    show(s, TRADERS[0])
    play(s, "work E2-5")
    assert legal(s) == ["take"]
    assert "You lack" in (reason(s, "use") or "")


def test_a_sixth_card_replaces_any_of_the_five() -> None:
    """The replaced one goes to the discard pile; settlers on it stand on the new card, which is not used."""
    s = table(held=(0, 0, 0, 0), route=" ".join(PRODUCERS[1:4] + TRADERS[:2]))
    send(s, 2, 1)
    show(s, PRODUCERS[0])
    play(s, "work E2-5, take")
    assert legal(s) == [f"replace {place}" for place in (1, 2, 3, 4, 5)]
    play(s, "replace 2")
    assert labels(s, s.route.cards[0][1:2]) == PRODUCERS[0]
    assert s.route.travellers[0] == (0, 1, 0, 0, 0)
    assert labels(s, s.bazaar.kept[0]) == PRODUCERS[2]
    assert cubes(s) == [0, 0, 0, 0]


def test_travelling_costs_a_settler_and_one_for_each_empty_card_to_the_left() -> None:
    """The example on page 11: one settler, and two for the two empty cards to the left of the chosen one."""
    s = table(held=(0, 0, 0, 0), route=" ".join(PRODUCERS[:4]))
    send(s, 2, 1)
    ready = s.boards.ready[0]
    play(s, "travel 4")
    assert s.route.travellers[0] == (0, 1, 0, 3)
    assert s.boards.ready[0] == ready - 3
    assert cubes(s) == list(GAIN[PRODUCERS[3]])
    assert labels(s, s.route.cards[0]) == " ".join(PRODUCERS[:4])


def test_where_settlers_cannot_travel() -> None:
    s = table(held=(0, 0, 0, 0), route=f"{PRODUCERS[0]} {PRODUCERS[1]} {TRADERS[0]}")
    send(s, 1, 1)
    s.boards.reserve[0] += s.boards.ready[0] - 1
    s.boards.ready[0] = 1
    assert legal(s, "travel") == ["travel 2"]
    assert "already" in (reason(s, "travel 1") or "")
    assert "needs 2 settlers" in (reason(s, "travel 3") or "")
    assert reason(s, "travel 4") == "There is no card 4 in your trade route: it has 3 cards."
    s.boards.reserve[0] -= 4
    s.boards.ready[0] = 5
    assert "You lack" in (reason(s, "travel 3") or "")
    s.cubes[0] = pack(COST[TRADERS[0]])
    play(s, "travel 3")
    assert legal(s) == ["trade 1"]


def test_native_help_and_tools_do_not_count_on_cards() -> None:
    """A card is no location (a ruling)."""
    s = table(held=(0, 0, 0, 0), route=" ".join(PRODUCERS[:2]))
    s.boards.native_help = [(3,) * len(GAME.boards.locations.labels)] * s.players
    s.boards.tool_cubes = [(1,) * len(GAME.boards.locations.labels)] * s.players
    s.apply(s.parse("travel 2"))
    assert s.route.travellers[0] == (0, 2)
    assert cubes(s) == list(GAIN[PRODUCERS[1]])


def test_resting_clears_the_route_too() -> None:
    s = table(route=" ".join(PRODUCERS[:3]))
    send(s, 1, 1)
    send(s, 3, 2)
    settle(s, 0, "C2-3", 2)
    play(s, "rest")
    assert s.route.travellers[0] == (0, 0, 0)
    assert s.boards.ready[0] == 12


def test_adjusting_the_route() -> None:
    """One yellow, then two cards may change places; settlers move with their card (a ruling)."""
    s = table(held=(0, 0, 0, 0), route=" ".join(PRODUCERS[:3]))
    send(s, 1, 1)
    play(s, "work C2-1")
    assert cubes(s) == [1, 0, 0, 0]
    assert sorted(legal(s)) == ["leave", "swap 1 2", "swap 1 3", "swap 2 3"]
    assert "the left one named first" in (reason(s, "swap 2 1") or "")
    play(s, "swap 1 3")
    assert labels(s, s.route.cards[0]) == " ".join([PRODUCERS[2], PRODUCERS[1], PRODUCERS[0]])
    assert s.route.travellers[0] == (0, 0, 1)


def test_a_route_of_one_card_has_nothing_to_swap() -> None:
    s = table(held=(0, 0, 0, 0), route=PRODUCERS[0])
    play(s, "work C2-1")
    assert s.player == 1


def test_new_merchants_and_another_turn() -> None:
    s = table()
    coming = s.merchants.pile.cards[-4:]
    play(s, "work E2-1")
    assert sorted(s.merchants.row) == sorted(coming)
    assert s.player == 0


def _with_pile(cards: int) -> EastToWest1State:
    """Return a position with this number of merchants in the pile."""
    s = table()
    pile = s.merchants.pile
    s.bazaar.kept[1] = tuple(pile.cards[: len(pile) - cards])
    s.merchants.pile = Pile(pile.cards[len(pile) - cards :])
    assert s.invariant_violations() == []
    return s


def test_new_merchants_come_in_random_order() -> None:
    """Page 11. With no pile the same four come back, and though all saw how they were pushed under it, not where they lie now."""
    orders, before = set(), _with_pile(0)
    for seed in range(20):
        s = before.determinize(0, seed)
        revealed = s.revealed
        play(s, "work E2-1")
        assert sorted(s.merchants.row) == sorted(before.merchants.row)
        assert s.revealed > revealed
        orders.add(tuple(s.merchants.row))
    assert len(orders) > 5


def test_the_order_of_new_merchants_depends_on_the_number_of_exchanges() -> None:
    """The count is a part of the position: positions with one key have one future."""
    one, other = _with_pile(0), _with_pile(0)
    other.bazaar.refreshes[0] += 1
    assert one.key() != other.key()
    assert play(one, "work E2-1").merchants.row != play(other, "work E2-1").merchants.row


def test_merchants_that_went_under_the_pile_are_known() -> None:
    """All saw them, and in which order: the first comes first again, once the others of the pile have come."""
    s = _with_pile(5)
    before = labels(s, s.merchants.row).split()
    assert s.observe(0)["returned_merchants"] == []
    play(s, "work E2-1")
    for seat in (0, 1, None):
        assert s.observe(seat)["returned_merchants"] == before
    other = s.clone()
    other.merchants.pile.knowers = [NOBODY] * len(other.merchants.pile)
    assert other.observe(0)["returned_merchants"] == []
    assert s.encode(0) != other.encode(0)


def test_a_golden_deal_at_a_market_and_on_the_route() -> None:
    """At a market the card goes to the discard pile; a card of the route stays there (a ruling)."""
    s = table(held=(0, 0, 0, 0), route=PRODUCERS[1], golden_deals=True)
    show(s, PRODUCERS[0])
    play(s, "work E2-5")
    assert sorted(legal(s)) == ["golden", "take", "use"]
    s.apply(s.parse("golden"))
    _finish(s)
    assert labels(s, s.bazaar.kept[0]) == PRODUCERS[0]
    play(s, "rest, travel 1")
    assert asked(s) == "UseRouteOrDeal"
    s.apply(s.parse("golden"))
    _finish(s)
    assert labels(s, s.route.cards[0]) == PRODUCERS[1]


def _finish(s: EastToWest1State) -> None:
    """Give the first answers until the next seat is to act."""
    while s.player == 0:
        s.apply(s.legal_actions()[0])


def test_the_symbol_of_bonus_cards_recalls_a_settler_from_board_or_route() -> None:
    """Page 11 orders it: there is no "may", so it cannot be declined."""
    taker = next(card.id for card in GAME.components.bonus.cards if card.take_back)
    s = table(held=(0, 0, 0, 0), route=f"{PRODUCERS[0]} {taker}", bonus_cards="both")
    send(s, 1, 2)
    settle(s, 0, "C2-3", 2)
    play(s, "travel 2")
    while asked(s) != "RecallAnywhere":
        s.apply(s.legal_actions()[0])
    assert sorted(legal(s)) == ["recall C2-3", "withdraw 1", "withdraw 2"]
    assert reason(s, "leave") is not None
    assert "None of your settlers" in (reason(s, "withdraw 3") or "")
    play(s, "withdraw 1")
    assert s.route.travellers[0] == (1, 1)
