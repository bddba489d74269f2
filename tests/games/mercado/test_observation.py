"""What a seat may know: bags are open, privileges are not."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

from fondaco.games.mercado.observation import QUESTIONS
from fondaco.games.mercado.packing import LAID

from .positions import GAME, TILE, bag, give, play, table


def seat(s: Any, number: int, viewer: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = s.observe(viewer)["seats"][number]
    return found


def test_everyone_can_tell_what_a_bag_holds() -> None:
    s = table()
    bag(s, "gold gold silver counterfeit", 1)
    for viewer in (0, 1, None):
        assert seat(s, 1, viewer)["bag"] == [2, 1, 0, 0, 0, 1]


def test_the_chances_of_the_next_draw() -> None:
    """Three of 25 coins, five of a kind: one or more comes with 1 - (20 over 3) / (25 over 3)."""
    chances = seat(table(), 0)["chances"]
    none = comb(20, 3) / comb(25, 3)
    three = comb(5, 3) / comb(25, 3)
    assert chances["gold"][0] == pytest.approx(1 - none, abs=1e-4)
    assert chances["counterfeit"] == chances["gold"]
    assert chances["gold"][2] == pytest.approx(three, abs=1e-4)
    assert chances["joker"] == [0.0, 0.0, 0.0]


def test_chances_that_can_be_counted_by_hand() -> None:
    s = table()
    bag(s, "gold gold silver counterfeit")
    own = seat(s, 0)
    assert own["next_draw"] == 3
    # of the four ways to draw three of four coins, both gold come in two, silver in three
    assert own["chances"]["gold"] == [1.0, 0.5, 0.0]
    assert own["chances"]["silver"] == [0.75, 0.0, 0.0]
    assert own["chances"]["copper"] == [0.0, 0.0, 0.0]


def test_before_a_seal_is_paid_the_next_draw_is_of_two() -> None:
    s = table()
    bag(s, "gold gold gold gold gold")
    play(s, "draw")
    own = seat(s, 0)
    assert own["next_draw"] == 2
    assert own["chances"]["gold"] == [1.0, 1.0]
    assert seat(s, 1)["next_draw"] == 3


def test_a_bag_that_is_too_small_has_no_chances() -> None:
    s = table()
    bag(s, "gold gold")
    assert seat(s, 0)["chances"]["gold"] == [0.0, 0.0, 0.0]


def test_privileges_are_known_to_their_owner_alone() -> None:
    s = table(players=3)
    give(s, "p3 p1-joker", 1)
    assert seat(s, 1, 1)["privileges"] == ["p3", "p1-joker"]
    for viewer in (0, 2, None):
        assert seat(s, 1, viewer)["privileges"] == [None, None]
    unseen = s.observe(1)["unseen"]
    others = s.observe(0)["unseen"]
    assert isinstance(unseen, list)
    assert isinstance(others, list)
    assert (len(unseen), len(others)) == (16, 18)
    assert (unseen.count("p3"), others.count("p3")) == (3, 4)


def test_what_the_draw_piles_hold_is_known_but_not_in_which_order() -> None:
    s = table()
    assert s.observe(0)["objects"] == [s.game.tiles.labels[tile] for tile in sorted(s.objects.cards)]
    worlds = {tuple(s.determinize(0, seed).objects.cards) for seed in range(5)}
    assert len(worlds) == 5
    assert all(sorted(world) == sorted(s.objects.cards) for world in worlds)


def test_drawing_a_privilege_is_told_to_its_owner_alone() -> None:
    s = table(start=6, players=3)
    give(s, "p3", 0)
    events: list[Any] = []
    s.start_space = 9  # three spaces lead to a privilege
    s.apply(s.parse("privilege p3"))
    s.apply(s.parse("use"), events)
    told = next(event for event in events if event.kind == "privilege")
    assert told.text("en", 0).startswith("Player 1 draws a privilege: ")
    assert told.text("en", 1) == told.text("en", None) == "Player 1 draws a privilege."
    assert told.data_for(2)["data"] == {}


def test_the_coin_to_lay_and_the_tiles_passed_are_marks_among_the_numbers() -> None:
    s = table()
    bag(s, "turquoise turquoise counterfeit")
    play(s, "draw")
    slots, inspector = GAME.tiles.slots, s.display.index(TILE["inspector"])
    question = slice(10, 10 + len(QUESTIONS) + LAID + slots + 1)
    marks = [float(name == "LayCoin") for name in QUESTIONS] + [0.0, 0.0, 0.0, 1.0, 0.0]
    assert list(s.encode(0)[question]) == [*marks, *[0.0] * slots, 0.0]
    play(s, "put inspector")
    assert list(s.encode(0)[question]) == [*marks, *[1.0] * inspector, *[0.0] * (slots - inspector), 1.0]
