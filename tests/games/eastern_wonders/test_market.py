"""Marktaktion: outposts, columns, bonus tiles and trades (page 5)."""

from __future__ import annotations

import pytest

from fondaco.games.eastern_wonders.state import EasternWondersState

from .positions import GAME, cubes, give, legal, own, play, reason, table


def test_toms_nine_ginger() -> None:
    """The rulebook's example: with 9 ginger Tom trades 3, 6 or 9 for 1, 2 or 3 cloves."""
    s = play(table("cloves_1", [9, 0, 0, 0], outposts="cloves_1"), "stay")
    assert legal(s) == ["nothing", "harvest", "trade 1", "trade 2", "trade 3"]
    for times, left in (1, [6, 0, 0, 1]), (2, [3, 0, 0, 2]), (3, [0, 0, 0, 3]):
        assert cubes(play(s.clone(), f"trade {times}")) == left
    assert "3 ginger" in str(reason(s, "trade 4"))


def test_a_trade_needs_an_outpost() -> None:
    s = play(table("cloves_1", [9, 0, 0, 0]), "stay")
    assert legal(s) == ["build", "nothing", "harvest"]
    assert "no outpost on cloves 1" in str(reason(s, "trade 1"))
    s = play(table("cloves_1", [2, 0, 0, 0], outposts="cloves_1"), "stay")
    assert reason(s, "trade 1") == "To trade once you lack 1 ginger."
    assert reason(s, "trade 1", "de") == "Um einmal zu tauschen, fehlen dir 1 Ingwer."


def test_there_is_no_market_in_a_harbour() -> None:
    s = play(table("harbour_3", [9, 0, 0, 0]), "stay")
    assert reason(s, "trade 1") == reason(s, "build") == "There is no island at harbour 3."


def test_the_first_outpost_on_an_island_is_free_and_can_be_used_at_once() -> None:
    s = play(table("cloves_1", [3, 0, 0, 0]), "stay, build")
    assert legal(s) == ["nothing", "trade 1"]
    play(s, "trade 1")
    assert cubes(s) == [0, 0, 0, 1]
    assert s.player == 1


def test_building_alone_is_a_market_action() -> None:
    s = play(table("cloves_1", [3, 0, 0, 0]), "stay, build, nothing")
    assert cubes(s) == [3, 0, 0, 0]
    assert s.player == 1
    assert play(table("cloves_1", [2, 0, 0, 0]), "stay, build").player == 1, "nothing is asked when the trade cannot be paid"


def test_one_own_outpost_on_an_island() -> None:
    s = play(table("cloves_1", outposts="cloves_1"), "stay")
    assert "You have an outpost on cloves 1" in str(reason(s, "build"))


@pytest.mark.parametrize(("players", "price"), [(2, [2]), (3, [1, 2]), (4, [1, 2, 3])])
def test_an_outpost_costs_a_cube_for_each_that_is_there_two_in_a_game_of_two(players: int, price: list[int]) -> None:
    for there, expected in enumerate(price, 1):
        s = table("cloves_1", [4, 0, 0, 0], players=players)
        for seat in range(1, there + 1):
            own(s, seat, "cloves_1")
        play(s, "stay")
        words = "one cube" if expected == 1 else f"{expected} cubes"
        assert s.describe(s.parse("build")) == f"Build an outpost for {words}"
        play(s, "build" + ", pay yellow" * expected)
        assert cubes(s) == [4 - expected, 0, 0, 0]
        assert s.sea.outposts_built[3] == 1
        poor = table("cloves_1", [expected - 1, 0, 0, 0], players=players)
        poor.sea.outposts = s.sea.outposts[:]
        poor.sea.outposts[GAME.sea.tiles.index("cloves_1")] ^= 1
        assert "build" not in legal(play(poor, "stay"))
        costs = "a cube" if expected == 1 else f"{expected} cubes"
        assert f"costs {costs} now; you have {expected - 1}." in str(reason(poor, "build"))


def test_the_price_is_paid_in_cubes_of_choice_and_every_choice_has_one_path() -> None:
    s = table("cloves_1", [1, 1, 0, 1])
    own(s, 1, "cloves_1")
    play(s, "stay, build")
    assert legal(s) == ["pay yellow", "pay red"], "brown alone is not enough for two"
    assert reason(s, "pay brown") == "You cannot pay with cloves now: 2 cubes are still to be paid, cheaper colours first."
    play(s, "pay red")
    assert legal(s) == ["pay brown"]
    assert reason(s, "pay yellow") == "You cannot pay with ginger now: a cube is still to be paid, cheaper colours first."
    assert reason(s, "pay green", "de") == "Tee hast du nicht."
    assert cubes(play(s, "pay brown")) == [1, 0, 0, 0]


def test_the_leftmost_outpost_of_the_islands_row_is_taken() -> None:
    """Each row shows nothing, then 1, 2, 2 and 3 points from left to right."""
    points = []
    s = table()
    for island in ("tea_1", "tea_2", "tea_3", "tea_4", "tea_5"):
        own(s, 0, island)
        points.append(s.breakdown()[0]["outposts"])
    assert points == [0, 1, 3, 5, 8]
    assert s.sea.outposts_built[:4] == [0, 0, 5, 0]


def emptied(kind: str, cubes: list[int] | None = None, outposts: str = "ginger_1 chili_1 tea_1") -> EasternWondersState:
    """Seat 0 has built on cloves_1, with it emptied a column, and taken a bonus tile."""
    s = table("cloves_1", cubes or [0, 0, 0, 0], outposts=outposts)
    return play(s, f"stay, build, bonus {kind}")


def test_an_emptied_column_brings_a_bonus_tile_of_choice() -> None:
    s = play(table("cloves_1", outposts="ginger_1 chili_1 tea_1"), "stay, build")
    assert legal(s) == ["bonus free_step", "bonus upgrade", "bonus hold", "bonus points", "bonus harvest"]
    play(s, "bonus hold")
    assert s.red_bonuses.of(0) == [0, 0, 1, 0, 0]
    assert s.player == 1


def test_three_rows_are_no_column() -> None:
    assert play(table("cloves_1", outposts="ginger_1 chili_1 chili_2"), "stay, build").player == 1


def test_the_second_column_brings_another() -> None:
    first = "ginger_1 chili_1 tea_1 cloves_2"
    s = play(table("cloves_1", outposts=f"{first} ginger_2 chili_2 tea_2"), "stay, build")
    assert legal(s)[0] == "bonus free_step"
    s = play(table("cloves_1", outposts=f"{first} ginger_2 chili_2"), "stay, build")
    assert s.player == 1


def test_an_empty_pile_offers_nothing() -> None:
    s = table("cloves_1", outposts="ginger_1 chili_1 tea_1")
    give(s, 1, "hold hold hold hold")
    play(s, "stay, build")
    assert "bonus hold" not in legal(s)
    assert reason(s, "bonus hold") == "There is no such bonus tile left."


def test_the_points_on_top_of_a_pile_are_said() -> None:
    """Spielaufbau, step 4: the piles are open. The first tile of points is worth 6, the next one 5."""
    s = play(table("cloves_1", outposts="ginger_1 chili_1 tea_1"), "stay, build")
    assert s.describe(s.parse("bonus points")) == "Take a bonus tile: 6 points"
    assert s.describe(s.parse("bonus hold")) == "Take a bonus tile: room for 3 more cubes in the hold"
    give(s, 1, "points")
    assert s.describe(s.parse("bonus points"), "de") == "Ein Bonusplättchen nehmen: 5 Punkte"
    assert s.describe(s.parse("bonus harvest"), "de").endswith(", dazu 1 Punkt")
    give(s, 1, "points points points")
    assert s.describe(s.parse("bonus points")) == "Take a bonus tile: points"


def test_bonus_points_count_as_printed() -> None:
    """Points: 6, then 5; an upgrade tile 2, a harvest tile 1, the others nothing."""
    for kind, points in ("points", 6), ("upgrade", 2), ("harvest", 1), ("free_step", 0), ("hold", 0):
        assert emptied(kind).breakdown()[0]["bonus_tiles"] == points
    s = table()
    give(s, 0, "points")
    give(s, 1, "points")
    assert [points["bonus_tiles"] for points in s.breakdown()] == [6, 5]


def test_the_upgrade_tile_upgrades_whenever_an_outpost_is_built() -> None:
    s = table("cloves_1", [2, 0, 1, 0])
    give(s, 0, "upgrade")
    play(s, "stay, build")
    assert legal(s) == ["upgrade yellow 0", "upgrade yellow 1"]
    assert cubes(play(s.clone(), "upgrade yellow 1")) == [1, 1, 1, 0]
    play(s, "upgrade yellow 0")
    assert legal(s) == ["upgrade green 0", "upgrade green 1"]
    assert cubes(play(s, "upgrade green 1")) == [2, 0, 0, 1]


def test_the_upgrade_comes_before_the_trade() -> None:
    """tea_1 trades two ginger: with one of two upgraded, nothing is left to trade."""
    s = table("tea_1", [2, 0, 0, 0])
    give(s, 0, "upgrade")
    play(s, "stay, build")
    assert play(s.clone(), "upgrade yellow 1").player == 1
    assert legal(play(s, "upgrade yellow 0")) == ["nothing", "trade 1"]


def test_two_upgrade_tiles_upgrade_twice() -> None:
    s = table("chili_3", [2, 0, 0, 0])
    give(s, 0, "upgrade upgrade")
    play(s, "stay, build")
    assert legal(s) == ["upgrade yellow 0", "upgrade yellow 1", "upgrade yellow 2"]
    play(s, "upgrade yellow 1, upgrade red 1")
    assert cubes(s) == [1, 0, 1, 0]
    assert legal(s) == ["nothing", "trade 1"]


def test_the_upgrade_tile_does_not_help_the_outpost_that_earned_it() -> None:
    """“From now on”: the build that emptied the column came before."""
    s = emptied("upgrade", [1, 0, 0, 0])
    assert s.player == 1
    assert cubes(s) == [1, 0, 0, 0]
    assert s.red_bonuses.upgrades[0] == 1


def test_the_hold_tile_gives_room_for_three_more() -> None:
    s = table("tea_1", [12, 0, 0, 0])
    give(s, 0, "hold")
    play(s, "stay, harvest")
    assert legal(s) == ["keep yellow 13"]
    assert "limit 13" in s.prompt()
    give(s, 0, "hold")
    assert s.game.cubes.limit_of(s, 0) == 16
    assert s.game.cubes.limit_of(s, 1) == 10


def test_the_harvest_tile_adds_chili() -> None:
    s = table("tea_1")
    give(s, 0, "harvest harvest")
    assert cubes(play(s, "stay, harvest")) == [2, 2, 0, 0]


def test_the_free_step_tile() -> None:
    assert GAME.paid_steps.free_steps_of(emptied("free_step"), 0) == 2
    assert GAME.paid_steps.free_steps_of(emptied("hold"), 0) == 1
