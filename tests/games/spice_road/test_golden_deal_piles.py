"""Goldene Deals (page 3): the discard pile, what is hidden, whole games."""

from __future__ import annotations

import json

import pytest

import fondaco
from fondaco.core.piles import EVERYBODY
from fondaco.core.rng import Rng, key_of
from fondaco.games.spice_road.state import SpiceRoadState

from .expansion_positions import deal_on, discarded, events_of, position
from .positions import GAME, labels, play

ROW = "M01 M02 M03 M04 M05 M06"


# --- the discard pile --------------------------------------------------------------------------------------------------------


def test_the_discard_pile_becomes_the_draw_pile() -> None:
    """It is shuffled when a card is needed and the draw pile is used up. The deals stay with their cards."""
    state = position(hand="S1 S2", row=ROW, pile="", discard="M20 M21 M22 M23", golden_deals=True)
    deals = {card: deal_on(state, card) for card in ("M20", "M21", "M22", "M23")}
    events = events_of(state, "acquire 1, take")
    new = labels(state, state.merchants.row)[-1]
    assert new in deals
    assert sorted([new, *labels(state, state.merchants.pile.cards)]) == ["M20", "M21", "M22", "M23"]
    assert discarded(state) == []
    assert {card: deal_on(state, card) for card in deals} == deals
    assert "The discard pile is shuffled and becomes the draw pile." in [event.text() for event in events]
    assert state.invariant_violations() == []


def test_the_new_order_is_random() -> None:
    orders = set()
    for seed in range(12):
        state = position(hand="S1 S2", row=ROW, pile="", discard="M20 M21 M22 M23", golden_deals=True)
        state.rng = Rng(key_of(seed))
        play(state, "acquire 1, take")
        orders.add(tuple(state.merchants.pile.cards))
    assert len(orders) > 5


def test_a_second_shuffle_is_not_the_first_again() -> None:
    """The same cards lie on the discard pile once more: they come in another order."""
    thrown = [f"M{number}" for number in range(20, 30)]
    state = position(hand="S1 S2", row=ROW, pile="", discard=" ".join(thrown), golden_deals=True)
    assert state.deals is not None
    again = state.clone()
    play(state, "acquire 1, take")
    assert again.deals is not None
    again.deals.shuffles = state.deals.shuffles
    play(again, "acquire 1, take")
    assert again.deals.shuffles == 2
    assert again.merchants.pile.cards != state.merchants.pile.cards


def test_the_card_of_a_deal_can_come_straight_back() -> None:
    """Both piles are empty, the card that made its deal is the only one to be shuffled."""
    state = position(hand="S1 S2", row=ROW, pile="", deals={"M01": "G01"}, golden_deals=True)
    play(state, "acquire 1, lay S1")
    assert labels(state, state.merchants.row) == ["M02", "M03", "M04", "M05", "M06", "M01"]
    assert deal_on(state, "M01") == "G01"


def test_with_both_piles_empty_the_row_gets_shorter() -> None:
    state = position(hand="S1 S2", row=ROW, pile="", golden_deals=True)
    play(state, "acquire 1, take")
    assert labels(state, state.merchants.row) == ["M02", "M03", "M04", "M05", "M06"]
    assert state.player == 1


# --- empty places of the row (a ruling: deals-fill-empty-places) ---------------------------------------------------------------


def test_an_empty_place_is_filled_as_soon_as_a_card_is_discarded_for_its_deal() -> None:
    """Both piles are empty and two places are. The card whose deal was made is the only one there is."""
    state = position(hand="S1 S2 M10", row="M01 M02 M03 M04", pile="", deals={"M10": "G07"}, golden_deals=True)
    play(state, "deal M10, lay S1")
    assert labels(state, state.merchants.row) == ["M01", "M02", "M03", "M04", "M10"]
    assert discarded(state) == []
    assert state.player == 1
    assert state.invariant_violations() == []


def test_all_empty_places_are_filled_from_the_draw_pile_first_and_then_from_the_discard_pile() -> None:
    """The discard pile is shuffled once it is needed; what is not needed of it is the new draw pile."""
    state = position(hand="S1 S2", row="M01 M02 M03", pile="M20", discard="M21 M22 M23 M24 M25", golden_deals=True)
    events = events_of(state, "acquire 1, take")
    row = labels(state, state.merchants.row)
    assert row[:3] == ["M02", "M03", "M20"]
    assert state.merchants.cubes_on == [0] * 6
    assert sorted([*row[3:], *labels(state, state.merchants.pile.cards)]) == ["M21", "M22", "M23", "M24", "M25"]
    assert discarded(state) == []
    kinds = [event.kind for event in events if event.kind in ("merchant", "reshuffle")]
    assert kinds == ["merchant", "reshuffle", "merchant", "merchant", "merchant"]
    assert state.invariant_violations() == []


def test_an_empty_place_is_filled_when_the_deal_of_a_card_of_the_hand_is_done() -> None:
    """Not while its steps are being chosen, as after a deal while acquiring."""
    state = position(
        hand="S1 S2 M10",
        caravans=[(3, 0, 0, 0)],
        row="M01 M02",
        pile="",
        discard="M20",
        deals={"M10": "G10"},
        golden_deals=True,
    )
    play(state, "deal M10, lay S1, upgrade yellow 1")
    assert labels(state, state.merchants.row) == ["M01", "M02"]
    play(state, "upgrade red 0")
    assert labels(state, state.merchants.row)[:2] == ["M01", "M02"]
    assert set(labels(state, state.merchants.row)[2:]) == {"M10", "M20"}


def test_the_discard_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    """(a ruling: deals-shuffle-when-needed) The last card of the draw pile has come into the row, and the row is full."""
    state = position(hand="S1 S2", row=ROW, pile="M20", discard="M21 M22", golden_deals=True)
    play(state, "acquire 1, take")
    assert labels(state, state.merchants.row) == ["M02", "M03", "M04", "M05", "M06", "M20"]
    assert discarded(state) == ["M21", "M22"]


def seen_deals(state: SpiceRoadState) -> set[int]:
    """The cards of which everybody knows the deal."""
    assert state.deals is not None
    return {card for card, known in enumerate(state.deals.on.knowers) if known == EVERYBODY}


def test_filling_empty_places_shows_no_other_deals_than_those_of_the_new_cards() -> None:
    state = GAME.new(2, seed=1, golden_deals=True)
    assert isinstance(state, SpiceRoadState)
    play(state, "acquire 1, take")
    state.hand[1] = sorted([*state.hand[1], *state.merchants.row[3:]])
    del state.merchants.row[3:], state.merchants.cubes_on[3:]
    before = seen_deals(state)
    play(state, "acquire 1, take")
    assert len(state.merchants.row) == 6
    assert seen_deals(state) - before == set(state.merchants.row[2:])
    assert len(seen_deals(state) - before) == 4


def test_after_all_merchants_were_acquired_every_deal_brings_one_back() -> None:
    """Four players acquire all 43, then make deals from their hands: a discarded card never lies beside an empty place."""
    state = GAME.new(4, seed=1, golden_deals=True)
    assert isinstance(state, SpiceRoadState)
    assert state.deals is not None
    acquired = 0
    while state.merchants.row:
        play(state, "acquire 1, take")
        acquired += 1
    assert acquired == 43
    deals = 0
    while deals < 30:
        assert len(state.merchants.row) == min(deals, 6)
        assert len(state.merchants.pile) + len(state.deals.discard) == max(0, deals - 6)
        moves = [state.notation(action) for action in state.legal_actions()]
        move = next((move for move in moves if move.startswith("deal")), "rest")
        deals += move != "rest"
        turn = state.turn_number
        play(state, move)
        while state.turn_number == turn:
            state.apply(state.legal_actions()[0])


# --- what is hidden ----------------------------------------------------------------------------------------------------------


def worlds(state: SpiceRoadState, count: int = 40) -> list[SpiceRoadState]:
    return [state.determinize(0, seed) for seed in range(count)]


def test_deals_are_seen_on_visible_cards_only() -> None:
    """In the row, in hands, before players and on the discard pile."""
    state = position(hand="S1 S2 M10", played="M11", row=ROW, pile="M30 M31 M32", discard="M20", golden_deals=True)
    seen = state.observe(0)
    visible = {*ROW.split(), "M10", "M11", "M20", *labels(state, state.hand[1])} - {"S1", "S2"}
    assert isinstance(seen["deals"], dict)
    assert set(seen["deals"]) == visible
    assert not {"M30", "M31", "M32"} & set(seen["deals"])
    assert seen["deals"]["M10"] == deal_on(state, "M10")
    assert seen["discard"] == ["M20"]
    assert seen == {**state.observe(None), "seat": 0}
    json.dumps(seen)


def test_a_plain_game_shows_no_deals() -> None:
    seen = GAME.new(2, 1).observe(0)
    assert seen["deals"] == {}
    assert seen["discard"] == []


def test_unseen_deals_are_resampled_the_box_included() -> None:
    """For a hidden merchant every deal that has not been seen is possible, those really in the box as well."""
    state = GAME.new(2, seed=4, golden_deals=True)
    assert isinstance(state, SpiceRoadState)
    assert state.deals is not None
    hidden = state.merchants.pile.cards[-1]
    unseen = {face for face, known in zip(state.deals.on.cards, state.deals.on.knowers, strict=True) if known != EVERYBODY}
    unseen |= set(state.deals.box.cards)
    found, boxes, orders = set(), set(), set()
    for world in worlds(state, 400):
        assert world.deals is not None
        assert world.invariant_violations() == []
        for card in state.merchants.row:
            assert world.deals.face(card) == state.deals.face(card)
        found.add(world.deals.face(hidden))
        boxes.add(tuple(world.deals.box.cards))
        orders.add(tuple(world.merchants.pile.cards))
    assert found == unseen
    assert len(boxes) > 300
    assert len(orders) == 400


def test_a_deal_once_seen_stays_with_its_card_after_a_reshuffle() -> None:
    """The order of the new pile is unknown, the deals on its cards are not."""
    state = position(hand="S1 S2", row=ROW, pile="", discard="M20 M21 M22 M23 M24", golden_deals=True)
    play(state, "acquire 1, take")
    deals = {card: deal_on(state, card) for card in labels(state, state.merchants.pile.cards)}
    assert len(deals) == 4
    orders = set()
    for world in worlds(state):
        assert {card: deal_on(world, card) for card in deals} == deals
        orders.add(tuple(world.merchants.pile.cards))
        assert world.observe(0) == state.observe(0)
    assert len(orders) > 15
    seen = state.observe(0)["deals"]
    assert isinstance(seen, dict)
    assert deals.items() <= seen.items()


def test_a_new_card_of_the_row_makes_its_deal_known() -> None:
    state = GAME.new(2, seed=4, golden_deals=True)
    assert isinstance(state, SpiceRoadState)
    top = labels(state, state.merchants.pile.cards)[-1]
    play(state, "acquire 1, take")
    assert len({deal_on(world, top) for world in worlds(state)}) == 1
    assert state.observe(1)["deals"][top] == deal_on(state, top)  # type: ignore[index,call-overload]


def test_filling_the_row_shows_the_deals_of_the_new_cards_and_no_other() -> None:
    """One card comes from the draw pile, two from the shuffled discard pile; the order of the cards that are left is unknown."""
    thrown = ["M21", "M22", "M23", "M24", "M25", "M26"]
    state = position(hand="S1 S2", row="M01 M02 M03 M04", pile="M30", discard=" ".join(thrown), golden_deals=True)
    assert state.deals is not None
    seen, known, revealed = state.observe(1)["deals"], state.deals.on.knowers[:], state.revealed
    assert isinstance(seen, dict)
    assert "M30" not in seen
    play(state, "acquire 1, take")
    assert state.observe(1)["deals"] == {**seen, "M30": deal_on(state, "M30")}
    newly = [card for card, before in enumerate(known) if state.deals.on.knowers[card] != before]
    assert labels(state, newly) == ["M30"]
    assert state.revealed > revealed
    assert state.merchants.pile.seen_by(0) == [None] * 4
    rows, piles = set(), set()
    for world in worlds(state):
        rows.add(tuple(world.merchants.row))
        piles.add(tuple(world.merchants.pile.cards))
        assert world.observe(0) == state.observe(0)
    assert rows == {tuple(state.merchants.row)}
    assert len(piles) > 12, "of 24 orders"


def test_events_describe_a_deal_in_both_languages() -> None:
    state = position(hand="S1 S2", row=ROW, pile="M20 M10", deals={"M01": "G23", "M10": "G10"}, golden_deals=True)
    events = events_of(state, "acquire 1, lay S1")
    assert [event.text() for event in events] == [
        "Player 1 lays S1 (+ 2 turmeric) down without effect.",
        "Player 1 discards M01 (+ 3 turmeric) for its golden deal.",
        "Player 2 is given 1 turmeric.",
        "M10 (2 turmeric → 1 cardamom) comes into the row.",
        "The golden deal on M10 (2 turmeric → 1 cardamom): upgrade 5 times.",
    ]
    assert [event.text("de") for event in events][2] == "Spieler 2 bekommt 1 Kurkuma."


# --- whole games -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_in_every_turn_of_random_games_the_row_is_full_or_both_piles_are_empty(seed: int) -> None:
    state = GAME.new(5, seed, golden_deals=True)
    assert isinstance(state, SpiceRoadState)
    assert state.deals is not None
    stream, turn, short = Rng(key_of(seed)).stream("test"), 0, 0
    while not state.over:
        if state.turn_number != turn and len(state.merchants.row) < 6:
            assert not state.merchants.pile.cards
            assert not state.deals.discard
            short += 1
        turn = state.turn_number
        actions = state.legal_actions()
        state.apply(actions[stream.below(len(actions))])
    assert short, "it is short sometimes"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bonus", ["none", "both"])
def test_random_games_lose_no_piece_and_end(players: int, bonus: str) -> None:
    """Deals, gifts and reshuffles all occur, and all that happens can be said."""
    state = GAME.new(players, seed=players, bonus_cards=bonus, golden_deals=True)
    assert isinstance(state, SpiceRoadState)
    stream = Rng(key_of(players)).stream("test")
    kinds = set()
    while not state.over:
        actions = state.legal_actions()
        events: list[fondaco.Event] = []
        state.apply(actions[stream.below(len(actions))], events)
        kinds |= {event.kind for event in events}
        assert all(event.text(lang) for event in events for lang in ("en", "de"))
        assert state.invariant_violations() == []
        assert len(state.moves) < 10_000
    assert kinds >= {"lay", "deal", "gift", "hand", "collect", "deal-shown", "reshuffle"}
