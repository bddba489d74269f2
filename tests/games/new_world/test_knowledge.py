"""What is hidden: the order of the draw pile below its top, the bonus tiles below others, and those left in the box."""

from __future__ import annotations

from .tables import play, table


def test_worlds_differ_below_the_open_cards() -> None:
    s = table()
    land = s.land
    orders, tops, boxes = set(), set(), set()
    for seed in range(10):
        other = s.determinize(0, seed).land
        assert other.points.cards == land.points.cards
        assert other.points.pile.cards[-1] == land.points.pile.cards[-1]
        assert [stack.cards[-1] for stack in other.stacks] == [stack.cards[-1] for stack in land.stacks]
        assert sorted(other.points.pile.cards) == sorted(land.points.pile.cards)
        orders.add(tuple(other.points.pile.cards))
        tops.add(tuple(stack.cards[0] for stack in other.stacks))
        boxes.add(tuple(sorted(other.box.cards)))
    assert min(len(orders), len(tops), len(boxes)) > 5


def test_exploration_tiles_are_open() -> None:
    s = table(players=4)
    assert s.determinize(1, 3).land.cover == s.land.cover


def test_working_reveals_nothing_by_itself() -> None:
    s = table()
    revealed = s.revealed
    play(s, "work A1-3, work B1-4, upgrade yellow 2, upgrade red 1")
    assert s.revealed == revealed
