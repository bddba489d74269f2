"""What Von Ost nach West III has otherwise than part II: each line of the table of differences, and page 15."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

import fondaco
from fondaco.core.messages import JsonValue
from fondaco.core.piles import EVERYBODY
from fondaco.games.century.cubes.packing import pack
from fondaco.games.century.settlers.boards import NOTHING
from fondaco.games.east_to_west_3.game import EastToWest3
from fondaco.games.east_to_west_3.state import EastToWest3State

from ..century.boards import SYMBOLS, all_but_one_of_a_column, crowd, islands, open_up, place, settle, take_bonus_tile
from ..century.positions import asked, cubes, labels, legal, play, reason, show, take_out

GAME = cast(EastToWest3, fondaco.game("east_to_west_3"))


def table(held: Sequence[int] = (3, 0, 0, 0), players: int = 2, **options: JsonValue) -> EastToWest3State:
    """A new game in which all locations are open, and seat 0 has these cubes and all its settlers."""
    s = GAME.new(players, seed=1, **options)
    assert isinstance(s, EastToWest3State)
    s.cubes[0] = pack(held)
    open_up(s)
    crowd(s)
    assert s.invariant_violations() == []
    return s


def test_it_joins_all_three_games() -> None:
    """The facts are those of the sister games, and are written down once; outposts and the map are those of part II."""
    wonders = fondaco.game("eastern_wonders").components  # type: ignore[attr-defined]
    road, world, second = (fondaco.game(id).components for id in ("spice_road", "new_world", "east_to_west_2"))  # type: ignore[attr-defined]
    assert GAME.components.merchants == road.merchants
    assert GAME.components.islands == wonders.islands
    assert GAME.components.boards == world.boards
    assert (GAME.components.outposts, GAME.components.map) == (second.outposts, second.map)


def test_six_boards() -> None:
    assert [side.id for side in GAME.components.sides()] == ["A2", "B2", "E2", "D2", "C1", "F2"]


def test_cards_with_a_black_star_leave() -> None:
    s = table(players=4)
    cards = [*s.boards.point_row.cards, *s.boards.point_row.pile.cards]
    assert {GAME.components.point_cards.cards[card].star for card in cards} == {"", "white"}


def test_all_bonus_tiles_but_one_are_placed() -> None:
    """25 are in play; four stacks of four on B2 and F2, four stacks of two on D2; there are four slots."""
    s = table()
    sizes = dict(zip(GAME.boards.locations.stack_labels, map(len, s.boards.bonus_stacks), strict=True))
    assert sizes == {"B2a": 4, "B2b": 4, "D2a": 2, "D2b": 2, "D2c": 2, "D2d": 2, "F2a": 4, "F2b": 4}
    assert len(s.boards.bonus_box) == 1
    assert GAME.boards.bonus_slots == 4


@pytest.mark.parametrize(("players", "placed"), [(2, 9), (3, 9), (4, 7)])
def test_exploration_tiles(players: int, placed: int) -> None:
    s = GAME.new(players, seed=2)
    assert isinstance(s, EastToWest3State)
    assert sum(cover != NOTHING for cover in s.boards.covered_by) == placed
    assert s.boards.exploration_display == ()


def test_the_islands_are_those_of_part_two() -> None:
    s = table()
    assert [len(islands(s, symbol)) for symbol in SYMBOLS] == [3, 3, 3, 3]
    assert GAME.sea.columns * len(SYMBOLS) == 12


def test_four_merchants_lie_open_and_no_starting_cards_are_used() -> None:
    s = table()
    assert len(s.merchants.row) == 4
    assert len(s.merchants.row) + len(s.merchants.pile) == 43
    assert GAME.merchants.starters == 0


def test_a_market_uses_its_card_and_keeps_it() -> None:
    """The first market's card is the first of the row; the row closes to the left and is refilled."""
    s = table(held=(0, 0, 0, 0))
    producer = next(card for card in GAME.components.merchants.cards if sum(card.gain) and not sum(card.cost) and not card.steps)
    show(s, producer.id)
    second, new = s.merchants.row[1], s.merchants.pile.cards[-1]
    play(s, "work E2-5")
    assert cubes(s) == list(producer.gain)
    assert labels(s, s.bazaar.kept[0]) == producer.id
    assert s.merchants.row[0] == second
    assert s.merchants.row[-1] == new
    assert s.boards.settlers_on[place(s, "E2-5")] == 1


@pytest.mark.parametrize(("at", "slot", "settlers"), [("E2-5", 0, 1), ("E2-6", 1, 1), ("D2-1", 2, 2), ("D2-2", 3, 3)])
def test_markets_from_left_to_right(at: str, slot: int, settlers: int) -> None:
    assert GAME.boards.locations.slot[place(table(), at)] == slot
    assert GAME.boards.locations.settlers[place(table(), at)] == settlers


def test_a_trade_must_be_paid_once() -> None:
    s = table(held=(0, 0, 0, 0))
    trader = next(card for card in GAME.components.merchants.cards if sum(card.cost))
    show(s, trader.id)
    assert "work E2-5" not in legal(s)
    assert "cannot pay the trade" in (reason(s, "work E2-5") or "")
    s.cubes[0] = pack(trader.cost)
    play(s, "work E2-5")
    assert legal(s) == ["trade 1"]


def test_a_market_without_a_card_cannot_be_used() -> None:
    s = table(held=(9, 9, 9, 9))
    s.bazaar.kept[1] = (*s.merchants.row[2:], *s.merchants.pile.cards)
    s.merchants.row, s.merchants.cubes_on = s.merchants.row[:2], [0, 0]
    s.merchants.pile.cards, s.merchants.pile.knowers = [], []
    assert reason(s, "work D2-1") == "There is no merchant below this market."


def test_every_fourth_merchant_allows_a_tile_from_d2() -> None:
    s = table(held=(9, 9, 9, 9))
    s.bazaar.kept[0] = tuple(take_out(s, "M01 M02 M03"))
    producer = next(
        card for card in GAME.components.merchants.cards[5:] if sum(card.gain) and not sum(card.cost) and not card.steps
    )
    show(s, producer.id)
    play(s, "work E2-5")
    assert asked(s) == "CardBonus"
    assert legal(s) == ["bonus D2a", "bonus D2b", "bonus D2c", "bonus D2d", "leave"]
    assert "does not belong here" in (reason(s, "bonus B2a") or "")
    play(s, "bonus D2c")
    assert len(s.boards.bonus_tiles[0]) == 1


def test_with_no_tile_left_on_d2_a_fourth_merchant_brings_none() -> None:
    """(a ruling: no-tile-for-merchants) Those on B2 and F2 do not help."""
    s = table(held=(0, 0, 0, 0))
    s.bazaar.kept[0] = tuple(take_out(s, "M01 M02 M03"))
    for label, pile in zip(GAME.boards.locations.stack_labels, s.boards.bonus_stacks, strict=True):
        while label.startswith("D2") and pile.cards:
            s.boards.bonus_box.put_at_bottom(pile.draw(), EVERYBODY)
    producer = next(
        card for card in GAME.components.merchants.cards[5:] if sum(card.gain) and not sum(card.cost) and not card.steps
    )
    show(s, producer.id)
    play(s, "work E2-5")
    assert len(s.bazaar.kept[0]) == 4
    assert (s.player, s.boards.bonus_tiles[0]) == (1, ())


def test_columns_bring_tiles_from_b2_and_f2_only() -> None:
    s = table(held=(0, 0, 0, 0))
    island = all_but_one_of_a_column(s, "sea_1")
    play(s, f"work F2-1, sail {island}, build")
    assert legal(s) == ["bonus B2a", "bonus B2b", "bonus F2a", "bonus F2b"]


def test_merchant_cards_tiles_count_the_kept_cards() -> None:
    """Two points for every two merchants."""
    s = table(held=(0, 0, 0, 0))
    s.bazaar.kept[0] = tuple(take_out(s, "M01 M02 M03 M04 M05"))
    tile = GAME.boards.bonus_tiles.kind.index("merchant_cards")
    take_bonus_tile(s, 0, tile)
    assert s.breakdown()[0]["bonus_tiles"] == 4


def test_new_merchants_and_another_turn() -> None:
    """The four open cards go under the pile, in sight of all (a ruling); four new ones come in random order."""
    s = table()
    before, coming = list(s.merchants.row), s.merchants.pile.cards[-4:]
    play(s, "work E2-1")
    assert sorted(s.merchants.row) == sorted(coming)
    assert s.observe(1)["returned_merchants"] == labels(s, before).split()
    assert s.merchants.pile.cards[:4] == before[::-1]
    assert all(known == -1 for known in s.merchants.pile.knowers[:4])
    assert s.player == 0


@pytest.mark.parametrize(
    ("lie_open", "event"),
    [
        (0, "Player 1 finds no open merchant to exchange."),
        (1, "Player 1 has the open merchant exchanged."),
        (3, "Player 1 has the 3 open merchants exchanged."),
    ],
)
def test_as_many_merchants_are_exchanged_as_lie_open(lie_open: int, event: str) -> None:
    """The pile is used up; there is another turn in any case (a ruling of ours)."""
    s = table()
    merchants = s.merchants
    s.bazaar.kept[1] = (*merchants.pile.cards, *merchants.row[lie_open:])
    merchants.pile.cards.clear()
    merchants.pile.knowers.clear()
    del merchants.row[lie_open:], merchants.cubes_on[lie_open:]
    before = sorted(merchants.row)
    events: list[fondaco.Event] = []
    s.apply(s.parse("work E2-1"), events)
    assert [each.text() for each in events if each.kind == "refresh"] == [event]
    assert sorted(merchants.row) == before
    assert (s.player, asked(s)) == (0, "Turn")
    assert s.invariant_violations() == []


def test_forts_give_no_bonus_tile() -> None:
    s = table(held=(9, 9, 9, 9))
    play(s, "work A2-1")
    assert len(s.boards.claimed[0]) == 1
    assert s.boards.bonus_tiles[0] == ()


def test_a_golden_deal_instead_of_the_card() -> None:
    """The deal replaces the market card's effect; the card is kept."""
    s = table(held=(0, 0, 0, 0), golden_deals=True)
    trader = next(card for card in GAME.components.merchants.cards if sum(card.cost))
    show(s, trader.id)
    play(s, "work E2-5")
    assert legal(s) == ["golden"]
    assert "You lack" in (reason(s, "use") or "")
    s.cubes[0] = pack(trader.cost)
    assert legal(s) == ["use", "golden"]
    s.apply(s.parse("golden"))
    while s.player == 0 and asked(s) != "Turn":
        s.apply(s.legal_actions()[0])
    assert trader.id in labels(s, s.bazaar.kept[0])


def test_the_symbol_of_bonus_cards_recalls_a_settler_from_the_board() -> None:
    """Page 15 orders it: there is no "may", so it cannot be declined."""
    taker = next(card for card in GAME.components.bonus.cards if card.take_back)
    s = table(held=(0, 0, 0, 0), bonus_cards="both")
    show(s, taker.id)
    settle(s, 0, "C1-1", 2)
    play(s, "work E2-5")
    while asked(s) != "RecallSettler":
        s.apply(s.legal_actions()[0])
    assert sorted(legal(s)) == ["recall C1-1", "recall E2-5"]
    assert reason(s, "leave") is not None
    assert reason(s, "recall A2-1") == "None of your settlers is at A2-1."
    play(s, "recall C1-1")
    assert s.boards.settlers_on[place(s, "C1-1")] == 1
    assert s.boards.ready[0] == 12 - 2 - 1 + 1


def test_there_is_no_route() -> None:
    assert "travel" not in {family.name for family in GAME.space.families}
