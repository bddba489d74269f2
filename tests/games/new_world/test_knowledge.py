"""What is hidden: the order of the draw pile below its top, the bonus tiles below others, and those left in the box."""

from __future__ import annotations

from .positions import play, table


def test_worlds_differ_below_the_open_cards() -> None:
    s = table()
    boards = s.boards
    orders, tops, boxes = set(), set(), set()
    for seed in range(10):
        other = s.determinize(0, seed).boards
        assert other.point_row.cards == boards.point_row.cards
        assert other.point_row.pile.cards[-1] == boards.point_row.pile.cards[-1]
        assert [stack.cards[-1] for stack in other.bonus_stacks] == [stack.cards[-1] for stack in boards.bonus_stacks]
        assert sorted(other.point_row.pile.cards) == sorted(boards.point_row.pile.cards)
        orders.add(tuple(other.point_row.pile.cards))
        tops.add(tuple(stack.cards[0] for stack in other.bonus_stacks))
        boxes.add(tuple(sorted(other.bonus_box.cards)))
    assert min(len(orders), len(tops), len(boxes)) > 5


def test_exploration_tiles_are_open() -> None:
    s = table(players=4)
    assert s.determinize(1, 3).boards.covered_by == s.boards.covered_by


def test_work_alone_reveals_nothing() -> None:
    s = table()
    revealed = s.revealed
    play(s, "work A1-3, work B1-4, upgrade yellow 2, upgrade red 1")
    assert s.revealed == revealed
