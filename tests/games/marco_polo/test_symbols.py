"""Symbols: every reward, outpost bonus and city bonus (supplement, section 3)."""

from __future__ import annotations

import pytest

from .positions import (
    GAME,
    PLACE,
    asked,
    at_alexandria,
    contracts,
    dice,
    every_line,
    held,
    legal,
    next_round,
    no_outposts,
    play,
    posts,
    put_bonuses,
    set_items,
    set_special,
    table,
)


@pytest.mark.parametrize(
    ("tile", "moves", "gained"),
    [
        ("coin_3", "", {"coin": 3}),
        ("coin_5", "", {"coin": 5}),
        ("camel_2", "", {"camel": 2}),
        ("camel_3", "", {"camel": 3}),
        ("gold_2", "", {"gold": 2}),
        ("silk_2", "", {"silk": 2}),
        ("good_choice", "good pepper", {"pepper": 1}),
        ("good_choice", "good gold", {"gold": 1}),
        ("travel_step", "stop", {}),
        ("contract", "", {}),
        ("black_die", "", {}),
    ],
)
def test_every_outpost_bonus(tile: str, moves: str, gained: dict[str, int]) -> None:
    """It goes to the seat that places the first post there, and out of the game."""
    s = table("berke kubilai", ("1 1",), ("3 coin",), outposts=no_outposts(alexandria=tile), contracts=("",))
    set_special(s, "C20")
    black = s.black_dice
    play(s, "place travel, die blue 1, die blue 1, step alexandria")
    if moves:
        play(s, moves)
    assert asked(s) == "Turn"
    assert held(s) == gained
    assert s.outpost_bonuses[PLACE["alexandria"]] < 0
    assert contracts(s.seats[0].contracts) == (["C20"] if tile == "contract" else [])
    assert [die.split()[0] for die in dice(s)] == (["black"] if tile == "black_die" else [])
    assert s.black_dice == black - (tile == "black_die")


@pytest.mark.parametrize(
    ("letter", "moves", "gained"),
    [
        ("A", "", {"coin": 5}),
        ("B", "", {"camel": 3}),
        ("C", "pair pepper-silk", {"pepper": 1, "silk": 1}),
        ("C", "pair pepper-gold", {"pepper": 1, "gold": 1}),
        ("C", "pair silk-gold", {"silk": 1, "gold": 1}),
        ("D", "bonus ormuz", {"coin": 5}),
        ("E", "", {"camel": 1, "coin": 3}),
        ("F", "", {"vp": 3}),
    ],
)
def test_every_city_bonus_on_placing_and_every_round(letter: str, moves: str, gained: dict[str, int]) -> None:
    """Wherever the tile lies: at once, and again at the start of every round."""
    others = [other for other in "ABCEFD" if other != letter]
    s = table("berke kubilai", ("1 1", "1"), ("3 coin",), "oasis_09")
    put_bonuses(s, others[1] + others[0] + others[2] + letter + others[3] + others[4])
    play(s, "place travel, die blue 1, die blue 1, step xian")
    if moves:
        play(s, moves)
    assert held(s) == gained
    set_items(s, 0, "")
    next_round(s)
    if moves:
        play(s, moves)
    assert held(s) == gained


def test_the_same_good_twice_is_no_pair() -> None:
    assert GAME.take_pair.axes[0].labels == ("pepper-silk", "pepper-gold", "silk-gold")


def test_goods_of_choice_are_chosen_one_by_one() -> None:
    """Section 3: chosen again for every single good, so all ten mixtures of three goods can be had, each by one path."""
    lines = every_line(play(at_alexandria("2_coin_to_good_choice", "6 coin"), "times 3"))
    mixtures = [tuple(held(s).get(good, 0) for good in ("pepper", "silk", "gold")) for s in lines]
    assert len(mixtures) == len(set(mixtures)) == 10
    assert all(sum(mixture) == 3 for mixture in mixtures)


def test_a_black_die_by_reward_is_no_purchase() -> None:
    """Not limited to one a turn: that limit is only for buying; and it keeps its owner in the round."""
    s = table("berke kubilai", ("6", "6"), ("9 camel 6 pepper",), contracts=("S04 C03",))
    set_items(s, 0, "9 camel 4 pepper 1 gold")
    play(s, "buy, complete S04, complete C03")
    assert sum(die.startswith("black") for die in dice(s)) == 3
    assert s.black_dice == 0
    play(s, "place camels")
    play(s, legal(s)[0])
    play(s, "row 1, end, place purse, die yellow 6, end")
    assert s.player == 0


def test_no_black_die_left_gives_nothing() -> None:
    s = table("berke kubilai", ("6", "6 6 6 6 6 b1 b1 b1"), ("2 camel 1 gold 1 pepper",), contracts=("S04",))
    play(s, "complete S04")
    assert dice(s) == ["blue 6"]
    assert held(s) == {"vp": 4}


def test_copying_needs_no_post_and_is_chosen_again_each_round() -> None:
    s = table("berke kubilai", ("1", "1"), posts=("xian",))
    next_round(s)
    assert legal(s) == ["bonus anxi", "bonus ormuz", "bonus kashgar", "bonus adana", "bonus kochi"]
    play(s, "bonus kochi")
    assert held(s)["vp"] == 3
    while asked(s) != "Turn":
        play(s, "camels 0")
    next_round(s)
    play(s, "bonus kashgar, pair silk-gold")
    assert (held(s)["vp"], held(s)["silk"], held(s)["gold"]) == (3, 1, 1)


def test_each_reward_is_finished_before_the_next_begins() -> None:
    """C36 after an outpost: whatever the first reward triggers comes before the second."""
    tiles = no_outposts(alexandria="travel_step", moscow="good_choice")
    s = table("rubruk kubilai", ("6 6",), ("12 coin 2 camel",), "oasis_01", outposts=tiles)
    play(s, "place travel, die blue 6, die blue 6, step moscow, step oasis_01, step venezia, step alexandria, stop")
    assert legal(s) == ["first good", "first step"]
    play(s, "first step, step oasis_04")
    assert asked(s) == "Good"


def test_steps_of_different_rewards_are_separate_movements() -> None:
    """Section 5: each may place a post; a step as an outpost bonus leads on from there."""
    tiles = no_outposts(alexandria="travel_step")
    s = table("berke kubilai", ("1 1",), ("3 coin 4 camel 3 pepper",), "oasis_04", contracts=("S06",), outposts=tiles)
    play(s, "place travel, die blue 1, die blue 1, step alexandria")
    assert posts(s) == ["alexandria"]
    play(s, "step oasis_04, complete S06, step adana")
    assert posts(s) == ["alexandria", "adana"]
    assert held(s) == {"vp": 1, "coin": 3, "camel": 4 - 1 - 2 + 1}


def test_a_step_never_moves_the_hourglass() -> None:
    s = table("berke kubilai", ("6 6 6",), ("1 camel 3 pepper",), contracts=("S06",))
    s.hourglass = 1
    play(s, "complete S06, step oasis_01")
    assert s.hourglass == 1
    s = at_alexandria("2_camel_to_travel_step", "2 camel")
    s.hourglass = 1
    play(s, "step oasis_01, stop")
    assert s.hourglass == 1
