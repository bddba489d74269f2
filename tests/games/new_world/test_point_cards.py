"""Punktekarten (page 16): new settlers and exploration. Native help is in test_work, tools are in test_locations."""

from __future__ import annotations

import pytest

from fondaco.games.century.settlers.boards import NOTHING

from .positions import GAME, TILE, asked, claimed, cover, cubes, event_kinds, legal, play, reason, table, uncover


@pytest.mark.parametrize(("card", "cost", "new"), [("S01", [0, 0, 2, 0], 1), ("S08", [0, 0, 0, 3], 2)])
def test_new_settlers_come_from_the_reserve(card: str, cost: list[int], new: int) -> None:
    s = play(table(cost, card), "work A1-1, claim")
    assert s.boards.reserve[0] == 5 - new
    assert s.boards.ready[0] == 7 - 1 + new


def test_as_many_settlers_as_the_reserve_holds() -> None:
    """Page 16: without a reserve the benefit is lost, the card can be taken all the same."""
    s = table([0, 0, 0, 3], "S08")
    s.boards.ready[0], s.boards.reserve[0] = 11, 1
    play(s, "work A1-1, claim")
    assert (s.boards.ready[0], s.boards.reserve[0]) == (11, 0)
    s = table([0, 0, 0, 3], "S08")
    s.boards.ready[0], s.boards.reserve[0] = 12, 0
    play(s, "work A1-1, claim")
    assert (s.boards.ready[0], s.boards.reserve[0]) == (11, 0)
    assert claimed(s) == ["S08"]


def test_exploration_takes_any_tile_and_opens_its_location_for_all() -> None:
    """Page 16: the location can be used by all players from now on."""
    s = table([2, 0, 0, 1], "E01")
    cover(s, "C1-3", "X05")
    play(s, "work A1-1, claim")
    assert asked(s) == "Explore"
    assert len(legal(s)) == 10
    assert s.describe(s.parse("explore X05")) == "Take X05 (3 points) and open C1-3 (+ 2 meat)"
    play(s, "explore X05, leave")
    assert s.boards.explored[0] == (TILE["X05"],)
    assert "work C1-3" in legal(s)
    assert s.player == 1


def test_cubes_come_at_once() -> None:
    s = play(table([2, 0, 0, 1], "E01"), "work A1-1, claim, explore X01")
    assert cubes(s) == [0, 2, 0, 0]
    s = play(table([2, 0, 0, 1], "E01"), "work A1-1, claim, explore X02")
    assert cubes(s) == [1, 0, 1, 0]


def test_a_settler_comes_at_once() -> None:
    s = play(table([2, 0, 0, 1], "E01"), "work A1-1, claim, explore X03")
    assert (s.boards.ready[0], s.boards.reserve[0]) == (7, 4)


def test_points_and_icons_count_at_the_end() -> None:
    s = play(table([2, 0, 0, 1], "E01"), "work A1-1, claim, explore X05")
    assert s.breakdown()[0]["exploration"] == 3
    s = play(table([2, 0, 0, 1], "E01"), "work A1-1, claim, explore X07")
    assert s.breakdown()[0]["exploration"] == 0


def test_a_tile_that_is_gone() -> None:
    s = table([2, 0, 0, 1], "E01")
    uncover(s, "X05")
    play(s, "work A1-1, claim")
    assert reason(s, "explore X05") == "X05 (3 points) cannot be taken any more, or was never there."


def test_with_nothing_left_to_explore_the_benefit_is_lost() -> None:
    """A ruling."""
    s = table([2, 0, 0, 1], "E01")
    s.boards.covered_by = [NOTHING] * len(GAME.boards.locations.labels)
    play(s, "work A1-1")
    assert "nothing-to-explore" in event_kinds(s, "claim")
    assert asked(s) == "BonusToo"


def test_the_limit_counts_after_exploring() -> None:
    s = play(table([10, 0, 0, 1], "E01"), "work A1-1, claim, explore X01")
    assert cubes(s) == [8, 2, 0, 0]
    play(s, "leave")
    assert s.player == 1
