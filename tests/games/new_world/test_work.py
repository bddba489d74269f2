"""Arbeiten and Ausruhen (page 7): how many settlers go, and who has to leave."""

from __future__ import annotations

import pytest

from .positions import LOCATION, asked, cubes, event_kinds, give_turn, legal, own, play, reason, settle, table, there


def test_an_empty_location_needs_what_is_printed() -> None:
    """Page 7, Beispiel: to use an empty location for one settler, Tom places one."""
    s = play(table(), "work A1-3")
    assert there(s, "A1-3") == (0, 1)
    assert s.boards.ready[0] == 6


def test_ousting_needs_one_more_than_stand_there() -> None:
    """Page 7, Beispiel: where three blue settlers stand, Tom places four; the three go back to their owner."""
    s = table()
    settle(s, 1, "B1-3", 3)
    assert s.boards.ready == [7, 4]
    play(s, "work B1-3")
    assert there(s, "B1-3") == (0, 4)
    assert s.boards.ready == [3, 7]


def test_ousting_counts_those_there_and_not_what_is_printed() -> None:
    """Page 7, Hinweis: through native help fewer may stand there than printed, and then fewer oust them."""
    s = table()
    settle(s, 1, "B1-4", 1)  # printed: 3
    play(s, "work B1-4")
    assert there(s, "B1-4") == (0, 2)


def test_own_settlers_block_a_location() -> None:
    s = play(table(), "work A1-3, rest")
    assert "work A1-3" not in legal(s)
    assert reason(s, "work A1-3") == "Your own settlers are at A1-3."
    assert reason(s, "work A1-3", "de") == "Auf A1-3 stehen schon eigene Siedler."


def test_an_exploration_tile_blocks_a_location() -> None:
    s = table()
    assert reason(s, "work C1-3") == "An exploration tile covers C1-3."


def test_a_board_that_is_not_in_play() -> None:
    assert reason(table(), "work E1-2") == "E1-2 is on a board that is not in play."
    assert "work E1-2" in legal(table(board="E1"))


def test_too_few_settlers() -> None:
    s = table()
    settle(s, 0, "A1-3", 5)
    assert reason(s, "work B1-4") == "B1-4 needs 3 settlers; you have 2 on your board."
    assert "work A1-4" in legal(s)


def test_without_settlers_there_is_only_rest() -> None:
    s = table()
    settle(s, 0, "A1-3", 7)
    assert legal(s) == ["rest"]


def test_rest_takes_all_settlers_back() -> None:
    s = table()
    settle(s, 0, "A1-3", 2)
    settle(s, 0, "B1-3", 3)
    settle(s, 1, "A1-4", 2)
    play(s, "rest")
    assert s.boards.ready == [7, 5]
    assert there(s, "A1-3") == there(s, "B1-3") == (-1, 0)
    assert there(s, "A1-4") == (1, 2)


def test_rest_is_possible_with_no_settler_out() -> None:
    """A ruling: there always is a turn."""
    s = table()
    assert "rest" in legal(s)
    assert event_kinds(s, "rest") == ["rest"]


@pytest.mark.parametrize(("cards", "needed"), [("N01", 1), ("N01 N03", 1), ("N05", 2)])
def test_native_help_saves_settlers_at_its_mark(cards: str, needed: int) -> None:
    """Page 16: one fewer at locations with the symbol, cumulative, but always one at least. B1-3 (plough) is for two."""
    s = table()
    own(s, cards)
    play(s, "work B1-3")
    assert there(s, "B1-3") == (0, needed)


def test_native_help_is_cumulative() -> None:
    """Two helps at the anvil: three settlers become one."""
    s = table()
    own(s, "N05 N07")
    play(s, "work B1-4, upgrade yellow 0")
    assert there(s, "B1-4") == (0, 1)


def test_native_help_saves_settlers_when_ousting() -> None:
    """Supplement: help lowers either number. Four to oust three become two."""
    s = table()
    settle(s, 1, "B1-3", 3)
    own(s, "N01 N03")
    play(s, "work B1-3")
    assert there(s, "B1-3") == (0, 2)
    assert s.boards.ready == [5, 7]


def test_native_help_of_others_does_not_count() -> None:
    s = table()
    own(s, "N01", seat=1)
    play(s, "work B1-3")
    assert there(s, "B1-3") == (0, 2)


def test_help_may_be_what_makes_work_possible() -> None:
    s = table()
    own(s, "N05 N07")
    settle(s, 0, "A1-3", 6)
    assert "work B1-4" in legal(s)


def test_work_is_described_with_what_it_takes() -> None:
    s = table(points="E07")
    settle(s, 1, "A1-3", 1)
    words = s.describe(s.parse("work A1-3"), player_names=["Tom", "Eva"])
    assert words == "Work at A1-3 (+ 2 corn) with 2 settlers, ousting 1 of Eva"
    words = s.describe(s.parse("work A1-1"))
    assert words.startswith("Work at A1-1 (fort 1) with 1 settler; above it E07 (9 points")


def test_ousted_settlers_can_be_used_at_once() -> None:
    """Supplement: they are ready for use when their owner's turn comes."""
    s = table()
    settle(s, 1, "A1-3", 7)
    s.boards.ready[0] += 2
    s.boards.reserve[0] -= 2
    play(s, "work A1-3")
    give_turn(s, 1)
    assert s.boards.ready[1] == 7
    assert asked(s) == "Turn"
    assert "work B1-4" in legal(s)
    assert there(s, "A1-3") == (0, 8)
    assert LOCATION["A1-3"] in s.boards.locations_in_play
    assert cubes(s) == [5, 0, 0, 0]
