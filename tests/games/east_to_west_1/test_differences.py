"""What Von Ost nach West I has otherwise than its two sister games: each line of the table of differences."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.core.components import Source
from fondaco.games.century.cubes.packing import pack
from fondaco.games.century.settlers.boards import NOTHING
from fondaco.games.century.settlers.locations import EXPLORATION
from fondaco.games.east_to_west_1.state import EastToWest1State

from ..century.boards import claim_from_pile, lay_point_card, place, take_bonus_tile
from ..century.positions import cubes, legal, play, take_out
from .positions import GAME, table


def test_it_joins_spice_road_and_new_world() -> None:
    """The facts on boards, cards and tiles are those of the sister games, and are written down once."""
    road, world = fondaco.game("spice_road").components, fondaco.game("new_world").components  # type: ignore[attr-defined]
    assert GAME.components.merchants == road.merchants
    assert GAME.components.boards == world.boards
    assert "M01" not in GAME.components_text


def test_the_boards() -> None:
    assert [side.id for side in GAME.components.sides()] == ["A1", "B1", "E2", "C2"]


def test_cards_with_a_black_star_leave() -> None:
    s = table(players=4)
    cards = [*s.boards.point_row.cards, *s.boards.point_row.pile.cards]
    assert {GAME.components.point_cards.cards[card].star for card in cards} == {"", "white"}


def test_bonus_tiles() -> None:
    """Those marked III leave, 20 are in play, 12 are placed at the forts; there are three slots."""
    s = table()
    assert sum(map(len, s.boards.bonus_stacks)) == 12
    assert sum(map(len, s.boards.bonus_stacks)) + len(s.boards.bonus_box) == 20
    assert GAME.boards.bonus_slots == 3
    assert GAME.components.boards.source is Source.RECONSTRUCTED


def test_bonus_tiles_come_from_forts() -> None:
    s = table(held=(0, 0, 0, 0))
    play(s, "work A1-1, bonus A1-1")
    assert len(s.boards.bonus_tiles[0]) == 1


@pytest.mark.parametrize(("players", "covered", "beside"), [(2, 2, 8), (3, 2, 8), (4, 0, 10)])
def test_exploration_tiles_lie_beside_the_board(players: int, covered: int, beside: int) -> None:
    s = GAME.new(players, seed=2)
    assert isinstance(s, EastToWest1State)
    assert sum(cover != NOTHING for cover in s.boards.covered_by) == covered
    assert len(s.boards.exploration_display) == beside


def test_exploring_takes_a_tile_from_beside_the_board_or_from_a_location() -> None:
    """With fewer than four players the two covered locations can be opened instead."""
    s = GAME.new(2, seed=2)
    assert isinstance(s, EastToWest1State)
    explorer = GAME.boards.point_cards.kind.index(EXPLORATION)
    if explorer not in s.boards.point_row.cards:
        lay_point_card(s, 0, explorer)
    s.cubes[0] = pack((9, 9, 9, 9))
    at = s.boards.point_row.cards.index(explorer)
    s.boards.ready[0] = 12
    s.boards.reserve[0] = 0
    play(s, f"work {('A1-1', 'A1-2', 'B1-1', 'B1-2')[at]}, claim")
    assert len(legal(s, "explore")) == 10
    before = len(s.boards.exploration_display)
    tile = GAME.boards.explorations.labels[s.boards.exploration_display[0]]
    s.apply(s.parse(f"explore {tile}"))
    assert len(s.boards.exploration_display) == before - 1


def test_four_merchants_lie_open_and_no_starting_cards_are_used() -> None:
    s = table()
    assert len(s.merchants.row) == 4
    assert len(s.merchants.row) + len(s.merchants.pile) == 43
    assert GAME.merchants.starters == 0


@pytest.mark.parametrize(("at", "slot", "settlers"), [("E2-5", 0, 1), ("E2-6", 1, 1), ("C2-5", 2, 2), ("C2-6", 3, 3)])
def test_markets_from_left_to_right(at: str, slot: int, settlers: int) -> None:
    assert GAME.boards.locations.slot[place(table(), at)] == slot
    assert GAME.boards.locations.settlers[place(table(), at)] == settlers


def test_a_route_has_five_cards_at_most() -> None:
    assert GAME.route.max_cards == 5


@pytest.mark.parametrize(("players", "ready"), [(2, 7), (3, 6), (4, 6)])
def test_settlers_and_cubes_at_the_start(players: int, ready: int) -> None:
    s = GAME.new(players, seed=1)
    assert isinstance(s, EastToWest1State)
    assert s.boards.ready == [ready] * players
    assert [cubes(s, seat) for seat in range(players)] == [[3, 0, 0, 0], [4, 0, 0, 0], [4, 0, 0, 0], [3, 1, 0, 0]][:players]


def test_merchant_cards_tiles_count_route_and_discarded_cards() -> None:
    """Two points for every two merchants, in the route or used."""
    s = table(route="M01 M02 M03")
    s.bazaar.kept[0] = tuple(take_out(s, "M04 M05"))
    tile = GAME.boards.bonus_tiles.kind.index("merchant_cards")
    take_bonus_tile(s, 0, tile)
    assert s.breakdown()[0]["bonus_tiles"] == 4


def test_the_eighth_point_card_ends_the_game_with_its_round() -> None:
    s = table(held=(9, 9, 9, 9))
    claim_from_pile(s, 0, 7)
    for move in ("work A1-1", "claim"):
        s.apply(s.parse(move))
    while s.player == 0:
        s.apply(s.legal_actions()[-1])
    assert s.last_round
    s.apply(s.parse("rest"))
    assert s.over
    assert s.ended_by == "point-cards"
