"""Bonusspielplan G1/H1 (page 7): special locations that give another turn."""

from __future__ import annotations

import fondaco

from .tables import CARD, GAME, asked, cubes, legal, play, row, table, told


def test_bonus_trade_gives_another_turn() -> None:
    s = play(table([0, 2, 0, 0], board="G1"), "work G1-1")
    assert legal(s) == ["trade 1", "trade 2"]
    turn = s.turn
    play(s, "trade 2")
    assert cubes(s) == [4, 0, 0, 0]
    assert (s.player, asked(s), s.turn) == (0, "Turn", turn + 1)
    play(s, "work A1-3")
    assert s.player == 1


def test_bonus_trade_must_be_possible() -> None:
    assert "work G1-1" not in legal(table([3, 0, 0, 0], board="G1"))


def test_the_storage_is_checked_after_each_turn() -> None:
    """A ruling: a further turn is a whole turn. Six meat make twelve corn: two go back before it."""
    s = play(table([0, 6, 0, 0], board="G1"), "work G1-1, trade 6")
    assert legal(s) == ["keep yellow 10"]
    play(s, "keep yellow 10")
    assert (s.player, asked(s)) == (0, "Turn")
    play(s, "work A1-3")
    assert legal(s) == ["keep yellow 10"]
    play(s, "keep yellow 10")
    assert s.player == 1


def test_new_point_cards() -> None:
    """The four open cards go under the pile, four new ones are laid out, then another turn."""
    s = table(points="T01 N01 S01 E01", board="H1")
    pile = s.land.points.pile
    coming = {GAME.point_cards.labels[card] for card in pile.cards[-4:]}
    revealed = s.revealed
    assert told(s, "work H1-1") == ["work", *["point-card"] * 4, "next-point-card"]  # the pile is an open one (page 6)
    assert set(row(s)) == coming
    assert s.revealed > revealed
    assert (s.player, asked(s)) == (0, "Turn")
    assert len(s.land.points) == 26
    assert sorted(s.land.points.returned[0].cards) == sorted(CARD[label] for label in ("T01", "N01", "S01", "E01"))


def test_returned_cards_come_last_and_their_order_is_unknown() -> None:
    """A ruling: below the pile in random order. Everybody knows which they are."""
    s = play(table(points="T01 N01 S01 E01", board="H1"), "work H1-1")
    returned = {CARD[label] for label in ("T01", "N01", "S01", "E01")}
    orders = set()
    for seed in range(20):
        world = s.determinize(0, seed)
        assert set(world.land.points.returned[0].cards) == returned
        orders.add(tuple(world.land.points.returned[0].cards))
    assert len(orders) > 5
    points = s.land.points
    for _ in range(22):
        points.take(0)
    assert points.returned == []
    assert set(points.pile.cards) == returned
    assert points.pile.known[-1] == -1


def test_the_whole_row_may_come_back_when_the_pile_is_empty() -> None:
    s = table(board="H1")
    before = set(s.land.points.cards)
    s.land.points.pile.cards.clear()
    s.land.points.pile.known.clear()
    events: list[fondaco.Event] = []
    s.apply(s.parse("work H1-1"), events)
    assert [event.kind for event in events] == ["work", *["point-card"] * 4]
    assert set(s.land.points.cards) == before
    assert len(s.land.points) == 0
