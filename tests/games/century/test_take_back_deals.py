"""Golden deals that take something back: no deal of our list has that symbol, but a corrected component file can say so.

Pages 11 and 15: what the symbol means on bonus cards „gilt ebenso beim Spiel mit der Goldene Deals Erweiterung“.
"""

from __future__ import annotations

from functools import cache

import pytest

import fondaco
from fondaco.core.components import InvalidComponent
from fondaco.core.game import Game
from fondaco.core.rng import Rng, key_of
from fondaco.games.century.merchants.components import DealCard
from fondaco.games.century.merchants.golden_deals import carry_out_deal
from fondaco.games.century.merchants.view.merchant_card import deal_strip
from fondaco.games.century.merchants.view.printed_merchants import PrintedGoldenDeal
from fondaco.games.east_to_west_1.state import EastToWest1State
from fondaco.games.east_to_west_3.state import EastToWest3State
from fondaco.games.spice_islands.state import SpiceIslandsState
from fondaco.games.spice_road.state import SpiceRoadState

from ..spice_islands.positions import all_but_one_of_a_column
from .boards import crowd, open_up, settle
from .positions import asked, cubes, labels, legal, play, reason, take_out
from .written_out import corrected

DEALS = """
[golden_deals]
source = "public"
note = "Every deal is the same."
count = 49
cards = [{ id = "G01", copies = 49, gain = [1, 0, 0, 0], steps = 1, take_back = true, gift = [0, 1, 0, 0] }]
"""

WITH_HANDS = ("spice_road", "spice_islands")
WITH_SETTLERS = ("east_to_west_1", "east_to_west_3")


@cache
def game(id: str) -> Game:
    """A game in which every golden deal takes something back."""
    return corrected(id, "golden_deals", DEALS)


# --- hands -------------------------------------------------------------------------------------------------------------------


def with_hands(id: str) -> SpiceRoadState | SpiceIslandsState:
    """Seat 0 is to act; it has the starting cards and no cubes."""
    s = game(id).new(2, seed=1, golden_deals=True)
    assert isinstance(s, SpiceRoadState | SpiceIslandsState)
    if isinstance(s, SpiceIslandsState):
        for group in (1, 2):
            play(s, f"group {group}")
            s.apply(s.legal_actions()[group])
        s.sea.ships[1] = s.game.sea.tiles.index("harbour_4")
    s.cubes = [0, 0]
    assert s.player == 0
    return s


@pytest.mark.parametrize("id", WITH_HANDS)
def test_a_deal_while_acquiring_takes_back_the_card_laid_down_for_it(id: str) -> None:
    """First the cubes, then the steps, then the card; it is the only one that was played."""
    s = with_hands(id)
    play(s, "acquire 1, lay S1")
    assert cubes(s) == [1, 0, 0, 0]
    assert legal(s) == ["upgrade yellow 0", "upgrade yellow 1"]
    play(s, "upgrade yellow 1")
    assert asked(s) == "TakeCardBack"
    assert legal(s) == ["back S1", "forgo"]
    play(s, "back S1")
    assert labels(s, s.hand[0]) == "S1 S2"
    assert s.played[0] == []
    assert s.player == 1


@pytest.mark.parametrize("id", WITH_HANDS)
def test_a_deal_while_playing_takes_back_any_own_played_card(id: str) -> None:
    """The card just laid down and one played before; the discarded card, and one of the hand, are refused."""
    s = with_hands(id)
    s.hand[0] = sorted([*s.hand[0], *take_out(s, "M03 M08")])
    play(s, "play S1, rest, deal M03, lay M08, upgrade yellow 0")
    assert legal(s) == ["back S1", "back M08", "forgo"]
    assert "not among your played cards" in (reason(s, "back M03") or "")
    assert "not among your played cards" in (reason(s, "back S2") or "")
    play(s, "back S1")
    assert labels(s, s.hand[0]) == "S1 S2"
    assert labels(s, s.played[0]) == "M08"


@pytest.mark.parametrize("id", WITH_HANDS)
def test_taking_back_may_be_left_out(id: str) -> None:
    s = with_hands(id)
    play(s, "acquire 1, lay S1, upgrade yellow 0, forgo")
    assert labels(s, s.played[0]) == "S1"
    assert s.player == 1


@pytest.mark.parametrize("id", WITH_HANDS)
def test_it_is_not_asked_without_an_own_played_card(id: str) -> None:
    s = with_hands(id)
    s.played[1] = s.hand[1]
    before = len(s.stack)
    carry_out_deal(s, 0, s.merchants.row[0])
    assert [type(frame).__name__ for frame in s.stack[before:]] == ["Upgrade"]


@pytest.mark.parametrize("id", WITH_HANDS)
def test_the_question_names_the_deal_and_the_card_is_no_played_one(id: str) -> None:
    s = with_hands(id)
    s.hand[0] = sorted([*s.hand[0], *take_out(s, "M03")])
    play(s, "deal M03, lay S1, upgrade yellow 0")
    assert s.prompt().startswith("For the golden deal of M03")
    assert "darfst du eine deiner gespielten Karten zurück auf die Hand nehmen" in s.prompt("de")
    assert f'data-action="{s.parse("back S1")}"' in s.svg(0)


def test_a_column_of_spice_islands_brings_such_a_deal_too() -> None:
    """The deal of a merchant for an emptied column is a deal while acquiring."""
    s = with_hands("spice_islands")
    assert isinstance(s, SpiceIslandsState)
    all_but_one_of_a_column(s, 0)
    play(s, "stay, build, acquire 1, lay S2, upgrade yellow 0")
    assert legal(s) == ["back S2", "forgo"]
    play(s, "back S2")
    assert labels(s, s.hand[0]) == "S1 S2"


# --- settlers ----------------------------------------------------------------------------------------------------------------


def with_settlers(id: str) -> EastToWest1State | EastToWest3State:
    """Seat 0 is to act; all locations are open, all its settlers ready but two, which stand on C2-3 or C1-1."""
    s = game(id).new(2, seed=1, golden_deals=True)
    assert isinstance(s, EastToWest1State | EastToWest3State)
    s.cubes[0] = 0
    open_up(s)
    crowd(s)
    settle(s, 0, "C2-3" if id == "east_to_west_1" else "C1-1", 2)
    assert s.invariant_violations() == []
    return s


def test_in_part_1_a_deal_at_a_market_takes_back_a_settler_from_board_or_route() -> None:
    """The cubes, the steps, the settler; then the card is kept. It must come, as with a bonus card: there is no "may"."""
    s = with_settlers("east_to_west_1")
    assert isinstance(s, EastToWest1State)
    s.route.cards[0], s.route.travellers[0] = tuple(take_out(s, "M01")), (1,)
    s.boards.ready[0] -= 1
    play(s, "work E2-5, golden, upgrade yellow 0")
    assert asked(s) == "RecallAnywhere"
    assert sorted(legal(s)) == ["recall C2-3", "recall E2-5", "withdraw 1"]
    assert reason(s, "leave") is not None
    ready = s.boards.ready[0]
    play(s, "withdraw 1")
    assert s.route.travellers[0] == (0,)
    assert s.boards.ready[0] == ready + 1
    assert len(s.bazaar.kept[0]) == 1
    assert s.player == 1


def test_in_part_1_a_deal_of_the_route_takes_back_a_settler_from_board_or_route() -> None:
    s = with_settlers("east_to_west_1")
    assert isinstance(s, EastToWest1State)
    s.route.cards[0], s.route.travellers[0] = tuple(take_out(s, "M01")), (0,)
    play(s, "travel 1, golden, upgrade yellow 0")
    assert sorted(legal(s)) == ["recall C2-3", "withdraw 1"]
    play(s, "recall C2-3")
    assert labels(s, s.route.cards[0]) == "M01"
    assert s.player == 1


def test_in_part_3_a_deal_takes_back_a_settler_from_the_board() -> None:
    s = with_settlers("east_to_west_3")
    play(s, "work E2-5, golden, upgrade yellow 0")
    assert asked(s) == "RecallSettler"
    assert sorted(legal(s)) == ["recall C1-1", "recall E2-5"]
    ready = s.boards.ready[0]
    play(s, "recall E2-5")
    assert s.boards.ready[0] == ready + 1
    assert len(s.bazaar.kept[0]) == 1
    assert s.player == 1


# --- all of them -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", WITH_HANDS)
def test_the_words_of_a_deal_say_that_a_card_is_taken_back(id: str) -> None:
    words = game(id).translator.formatters["deal"]
    assert ", upgrade once, take a card back, the others take 1 " in words("G01", "en")
    assert ", 1 Aufwertung, eine Karte zurücknehmen, die anderen nehmen 1 " in words("G01", "de")


@pytest.mark.parametrize("id", WITH_SETTLERS)
def test_the_words_of_a_deal_say_that_a_settler_is_taken_back(id: str) -> None:
    words = game(id).translator.formatters["deal"]
    assert ", take a settler back, the others" in words("G01", "en")
    assert ", einen Siedler zurücknehmen, die anderen" in words("G01", "de")


@pytest.mark.parametrize("id", [*WITH_HANDS, *WITH_SETTLERS])
def test_the_encoding_distinguishes_such_a_deal_from_one_without(id: str) -> None:
    without = corrected(id, "golden_deals", DEALS.replace("take_back = true", "take_back = false"))
    one, other = (each.new(2, seed=1, golden_deals=True).encode(0) for each in (game(id), without))
    assert len(one) == len(other) == game(id).encoding_size
    open_cards = 6 if id == "spice_road" else 4
    assert sorted(a - b for a, b in zip(one, other, strict=True) if a != b) == [1.0] * open_cards


@pytest.mark.parametrize("id", [*WITH_HANDS, *WITH_SETTLERS])
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_with_such_deals_lose_no_piece(id: str, seed: int) -> None:
    """Everything that is taken back is found again, and every prompt and event can be said."""
    state = game(id).new(3, seed, golden_deals=True, bonus_cards="both")
    stream = Rng(key_of(seed)).stream("test")
    seen = set()
    for _ in range(1500):
        if state.over:
            break
        seen.add(state.observe(None)["question"][0])  # type: ignore[index]
        assert state.prompt("de")
        actions = state.legal_actions()
        events: list[fondaco.Event] = []
        state.apply(actions[stream.below(len(actions))], events)
        assert all(event.text(lang) for event in events for lang in ("en", "de"))
        assert state.invariant_violations() == []
    assert seen & {"TakeCardBack", "RecallSettler", "RecallAnywhere"}


def test_the_strip_of_a_deal_shows_the_symbol() -> None:
    for width in (50, 110):
        drawn = deal_strip(PrintedGoldenDeal((1, 0, 0, 0), 1, (0, 1, 0, 0), take_back=True), width, 24)
        assert drawn.count('href="#i-take-back"') == 1
    assert "i-take-back" not in deal_strip(PrintedGoldenDeal((1, 0, 0, 0), 1), 110, 24)


def test_taking_back_is_something_for_its_owner() -> None:
    assert DealCard("A", 1, take_back=True).take_back
    with pytest.raises(InvalidComponent, match="A does nothing for its owner"):
        DealCard("A", 1)


def test_no_deal_of_our_list_takes_anything_back() -> None:
    for id in (*WITH_HANDS, *WITH_SETTLERS):
        assert not any(card.take_back for card in fondaco.game(id).golden_deals.cards)  # type: ignore[attr-defined]
