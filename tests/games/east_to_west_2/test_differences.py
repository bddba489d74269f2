"""What Von Ost nach West II has otherwise than its two sister games: each line of the table of differences, and page 13."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

import fondaco
from fondaco.core.components import Source
from fondaco.core.messages import JsonValue
from fondaco.games.century.cubes.packing import pack
from fondaco.games.century.settlers.boards import NOTHING
from fondaco.games.east_to_west_2.game import EastToWest2
from fondaco.games.east_to_west_2.state import EastToWest2State

from ..century.boards import (
    SYMBOLS,
    all_but_one_of_a_column,
    claim_from_pile,
    crowd,
    islands,
    near,
    open_up,
    outpost,
    place,
    settle,
    tile,
)
from ..century.positions import asked, cubes, legal, play, reason

GAME = cast(EastToWest2, fondaco.game("east_to_west_2"))


def table(held: Sequence[int] = (3, 0, 0, 0), players: int = 2, **options: JsonValue) -> EastToWest2State:
    """A new game in which all locations are open, and seat 0 has these cubes and all its settlers."""
    s = GAME.new(players, seed=1, **options)
    assert isinstance(s, EastToWest2State)
    s.cubes[0] = pack(held)
    open_up(s)
    crowd(s)
    assert s.invariant_violations() == []
    return s


def test_it_joins_eastern_wonders_and_new_world() -> None:
    """The facts on boards, cards and tiles are those of the sister games, and are written down once."""
    wonders, world = fondaco.game("eastern_wonders").components, fondaco.game("new_world").components  # type: ignore[attr-defined]
    assert GAME.components.islands == wonders.islands
    assert GAME.components.boards == world.boards
    assert GAME.components.point_cards == world.point_cards
    assert "ginger_1" not in GAME.components_text


def test_the_boards() -> None:
    assert [side.id for side in GAME.components.sides()] == ["A2", "B2", "C1", "F2"]


def test_cards_with_a_white_star_leave() -> None:
    s = table(players=4)
    cards = [*s.boards.point_row.cards, *s.boards.point_row.pile.cards]
    stars = {GAME.components.point_cards.cards[card].star for card in cards}
    assert stars == {"", "black"}


def test_bonus_tiles() -> None:
    """Those marked I and III leave; 16 of 17 are placed, four on each stack of B2 and F2; there are four slots."""
    s = table()
    assert [len(stack) for stack in s.boards.bonus_stacks] == [4, 4, 4, 4]
    assert len(s.boards.bonus_box) == 1
    assert GAME.boards.bonus_slots == 4
    assert GAME.boards.locations.stack_labels == ["B2a", "B2b", "F2a", "F2b"]


@pytest.mark.parametrize(("players", "placed"), [(2, 9), (3, 9), (4, 7)])
def test_exploration_tiles(players: int, placed: int) -> None:
    """Seven locations are always covered, two more with fewer than four players; the others stay in the box."""
    s = GAME.new(players, seed=2)
    assert isinstance(s, EastToWest2State)
    assert sum(cover != NOTHING for cover in s.boards.covered_by) == placed
    assert s.boards.exploration_display == ()


@pytest.mark.parametrize("layout", ["star", "random"])
def test_twelve_islands_around_a_sea_tile(layout: str) -> None:
    """Three islands of each symbol; every tile touches two others; all boats begin on the sea tile."""
    s = table(players=4, map=layout)
    assert [len(islands(s, symbol)) for symbol in SYMBOLS] == [3, 3, 3, 3]
    assert sum(cell is not None for cell in s.sea.map.cells) == 13
    assert all(len(s.sea.map.near[at]) >= 2 for at, cell in enumerate(s.sea.map.cells) if cell is not None)
    assert s.sea.ships == [tile(s, "sea_1")] * 4
    assert len(near(s, "sea_1")) == 6


@pytest.mark.parametrize("seed", range(10))
def test_the_sea_tile_is_the_centre_of_every_random_map(seed: int) -> None:
    """Page 12, steps 9 and 10: it is the centre, and the islands lie around it."""
    s = GAME.new(2, seed=seed, map="random")
    assert isinstance(s, EastToWest2State)
    assert len(near(s, "sea_1")) == 6


def test_twelve_outposts_with_made_up_values() -> None:
    """The example on page 13: 1 + 2 = 3 points for two outposts of a row."""
    assert GAME.sea.columns == 3
    assert GAME.sea.uncovered == (0, 1, 3, 6)
    assert GAME.components.outposts.source is Source.RECONSTRUCTED
    s = table()
    for island in islands(s, "tea")[:2]:
        outpost(s, island)
    assert s.breakdown()[0]["outposts"] == 3


def test_forts_give_no_bonus_tile() -> None:
    s = table(held=(9, 9, 9, 9))
    play(s, "work A2-1")
    assert len(s.boards.claimed[0]) == 1
    assert s.boards.bonus_tiles[0] == ()
    assert "leave" not in {family.name for family in GAME.space.families}


@pytest.mark.parametrize(("at", "reach"), [("A2-4", 1), ("F2-1", 1), ("F2-3", 2), ("F2-6", 99)])
def test_how_far_boats_sail(at: str, reach: int) -> None:
    """To a tile next to it; one or two steps; anywhere. It must be another tile (a ruling)."""
    s = table()
    away = s.sea.map.distances()[tile(s, "sea_1")]
    play(s, f"work {at}")
    expected = [f"sail {GAME.sea.tiles[at]}" for at, cell in enumerate(s.sea.map.cells) if cell and 1 <= away[at] <= reach]
    assert legal(s) == expected
    assert "already" in (reason(s, "sail sea_1") or "")
    gone = next(label for label in GAME.sea.islands.labels if s.sea.map.cells[tile(s, label)] is None)
    assert "not on the map" in (reason(s, f"sail {gone}") or "")


def test_toll_then_outpost_then_trade() -> None:
    """The order of page 13: a cube to each boat there, an outpost that costs two for each in a game of two, the trade."""
    s = table(held=(9, 1, 0, 0))
    island = next(label for label in islands(s, "cloves") if label in near(s, "sea_1"))
    s.sea.ships[1] = tile(s, island)
    outpost(s, island, seat=1)
    before = cubes(s, 1)
    play(s, f"work F2-1, sail {island}")
    assert asked(s) == "Toll"
    play(s, "pay red")
    assert cubes(s, 1) == [before[0], before[1] + 1, 0, 0]
    assert asked(s) == "BuildOrNot"
    play(s, "build, pay yellow, pay yellow")
    assert cubes(s) == [7, 0, 0, 0]
    assert s.sea.outposts[tile(s, island)] == 0b11


def test_three_and_four_pay_one_for_each_outpost() -> None:
    s = table(held=(5, 0, 0, 0), players=3)
    island = near(s, "sea_1")[0]
    outpost(s, island, seat=1)
    outpost(s, island, seat=2)
    play(s, f"work F2-1, sail {island}, build, pay yellow, pay yellow")
    assert cubes(s) == [3, 0, 0, 0]


def test_a_boat_that_cannot_pay_the_toll_may_not_land() -> None:
    s = table(held=(0, 0, 0, 0))
    island = near(s, "sea_1")[0]
    s.sea.ships[1] = tile(s, island)
    play(s, "work F2-1")
    assert f"sail {island}" not in legal(s)
    assert "hand over a cube" in (reason(s, f"sail {island}") or "")


def test_a_boat_that_can_land_nowhere_does_not_sail() -> None:
    """With all tiles around it taken by others and no cube, the location cannot be used."""
    s = table(held=(0, 0, 0, 0), players=4)
    corner = next(at for at, cell in enumerate(s.sea.map.cells) if cell and len(s.sea.map.near[at]) == 2)
    s.sea.ships[0] = corner
    s.sea.ships[1:] = [*s.sea.map.near[corner], s.sea.map.near[corner][0]]
    assert "work F2-1" not in legal(s)
    assert "could land nowhere" in (reason(s, "work F2-1") or "")


def test_a_trade_needs_no_outpost() -> None:
    s = table(held=(9, 9, 9, 9))
    island = near(s, "sea_1")[0]
    play(s, f"work F2-1, sail {island}, nothing")
    assert asked(s) == "TradeOrNot"
    play(s, "trade 1")
    assert s.sea.outposts[tile(s, island)] == 0


def test_the_sea_tile_has_no_toll_no_outpost_and_no_trade() -> None:
    s = table(held=(0, 0, 0, 0))
    s.sea.ships[0] = tile(s, near(s, "sea_1")[0])
    play(s, "work F2-1, sail sea_1")
    assert s.player == 1


def test_boat_trade_once_at_least() -> None:
    s = table(held=(9, 9, 9, 9))
    assert "There is no island at " in (reason(s, "work F2-2") or "")
    s.sea.ships[0] = tile(s, islands(s, "tea")[0])
    play(s, "work F2-2")
    assert asked(s) == "Trade"
    assert reason(s, "nothing") is not None
    s = table(held=(0, 0, 0, 0))
    s.sea.ships[0] = tile(s, islands(s, "tea")[0])
    assert "You lack" in (reason(s, "work F2-2") or "")


def test_outpost_trade_at_any_own_outpost() -> None:
    s = table(held=(9, 9, 9, 9))
    assert "no outpost on an island" in (reason(s, "work F2-4") or "")
    first, second = islands(s, "chili")[:2]
    outpost(s, first)
    outpost(s, second, seat=1)
    play(s, "work F2-4")
    assert legal(s) == [f"market {first}"]
    assert "no outpost on" in (reason(s, f"market {second}") or "")
    play(s, f"market {first}")
    assert asked(s) == "Trade"


def test_an_emptied_column_brings_a_bonus_tile() -> None:
    s = table(held=(0, 0, 0, 0))
    island = all_but_one_of_a_column(s, "sea_1")
    play(s, f"work F2-1, sail {island}, build")
    assert legal(s) == ["bonus B2a", "bonus B2b", "bonus F2a", "bonus F2b"]
    top = s.boards.bonus_stacks[2].cards[-1]
    play(s, "bonus F2a")
    assert s.boards.bonus_tiles[0] == (top,)


def test_without_a_free_slot_a_column_brings_nothing() -> None:
    s = table(held=(0, 0, 0, 0))
    island = all_but_one_of_a_column(s, "sea_1")
    for stack in s.boards.bonus_stacks:
        s.boards.bonus_tiles[0] += (stack.draw(),)
        stack.knowers[-1] = -1
    play(s, f"work F2-1, sail {island}, build")
    assert s.player == 1


def test_native_help_and_printed_settlers() -> None:
    """The locations for boats carry the canoe and need 1, 1, 2, 3 settlers; others are ousted as everywhere."""
    at = [place(table(), label) for label in ("F2-1", "F2-2", "F2-3", "F2-6")]
    assert [GAME.boards.locations.settlers[number] for number in at] == [1, 1, 2, 3]
    s = table()
    settle(s, 1, "F2-1", 2)
    play(s, "work F2-1")
    assert s.boards.settlers_on[place(s, "F2-1")] == 3


def test_resting_brings_all_settlers_back() -> None:
    s = table(held=(0, 0, 0, 0))
    s.sea.ships[0] = tile(s, near(s, "sea_1")[0])
    play(s, "work F2-1, sail sea_1, rest, rest")
    assert s.boards.ready[0] == 12


@pytest.mark.parametrize(("players", "ready"), [(2, 7), (3, 6), (4, 6)])
def test_settlers_and_cubes_at_the_start(players: int, ready: int) -> None:
    s = GAME.new(players, seed=1)
    assert isinstance(s, EastToWest2State)
    assert s.boards.ready == [ready] * players
    assert [cubes(s, seat) for seat in range(players)] == [[3, 0, 0, 0], [4, 0, 0, 0], [4, 0, 0, 0], [3, 1, 0, 0]][:players]


def test_the_eighth_point_card_ends_the_game_with_its_round() -> None:
    s = table(held=(9, 9, 9, 9))
    claim_from_pile(s, 0, 7)
    s.apply(s.parse("work A2-1"))
    while s.player == 0:
        s.apply(s.legal_actions()[-1])
    assert s.last_round
    s.apply(s.parse("rest"))
    assert s.over
    assert s.ended_by == "point-cards"
