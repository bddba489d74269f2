"""Seen faces of a book stay known, and unseen faces are resampled (supplement, 1 and 3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fondaco.games.valdora.packing import BOTH_SEEN, card_of, face_down, face_up, seen_of
from fondaco.games.valdora.state import ValdoraState

from .positions import BOOK, GAME, empty_book, open_book, play, table


def book(s: ValdoraState, city: str) -> Any:
    seen: Any = s.observe(None)["books"]
    return seen[city]


def test_pages_seen_and_turned_back_are_listed_at_their_place() -> None:
    s = table("N3")
    open_book(s, "C", "silver/ruby gold/silver gold/emerald amethyst/gold")
    play(s, "move C")
    assert book(s, "C")["right"][-1] == {"recto": "silver", "verso": None}
    play(s, "turn right, turn right, turn left, turn left")
    unknown = {"recto": None, "verso": None}
    assert book(s, "C")["left"] == []
    assert book(s, "C")["right"] == [unknown] * 24 + [
        {"recto": "gold", "verso": None},  # only its front has been open
        {"recto": "gold", "verso": "silver"},
        {"recto": "silver", "verso": "ruby"},
    ]


def test_known_pages_survive_every_determinization() -> None:
    s = table("N3")
    open_book(s, "C", "silver/ruby gold/silver gold/emerald amethyst/gold")
    play(s, "move C, turn right, turn right, turn left, turn left, end")
    backs: Counter[int] = Counter()
    for seed in range(60):
        world = s.determinize(seed % 3, seed)
        assert world.observe(1) == s.observe(1)
        assert world.pages_right[BOOK["C"]][-2:] == s.pages_right[BOOK["C"]][-2:]
        third = face_up(world.pages_right[BOOK["C"]][-3])
        assert GAME.orders.labels[GAME.books.kind[third]] == "gold"
        backs[GAME.books.kind[third + 1]] += 1
    assert len(backs) > 3, "a front seen does not tell its back"


def test_turning_what_is_known_reveals_nothing() -> None:
    s = table("N3")
    play(s, "move C")
    steps = []
    for move in ("turn right", "turn left", "turn right"):
        before = s.revealed
        play(s, move)
        steps.append(s.revealed - before)
    assert steps == [2, 0, 0]  # the back of one page and the front of the next; then nothing new
    before = s.revealed
    play(s, "buy left")
    assert s.revealed == before  # no page was below
    play(s, "buy right")
    assert s.revealed == before + 1


def test_the_back_of_an_order_stays_unknown_until_it_is_laid_into_a_book() -> None:
    s = table("N3", orders="silver gold ruby")
    orders: Any = s.observe(0)["seats"]
    assert orders[0]["orders"][0] == {"order": "silver", "other_side": None, "back_up": False}
    labels = {GAME.orders.labels[GAME.books.kind[face_down(s.determinize(0, n).seats[0].orders[0])]] for n in range(40)}
    assert len(labels) > 2
    play(s, "move C")
    before = s.revealed
    play(s, "return 1 left")
    assert s.revealed == before + 1  # its back
    page = s.pages_left[BOOK["C"]][0]
    assert seen_of(page) == BOTH_SEEN
    assert s.determinize(1, 4).pages_left == s.pages_left


def sets_of_pages(s: ValdoraState) -> list[list[int]]:
    """Return the set of each page of all stacks."""
    before_seats = [stack for each in s.seats for stack in (each.orders, each.completed, each.bought_equipment)]
    stacks = [*s.pages_right, *s.pages_left, *before_seats]
    return [
        [next(book for book, cards in enumerate(GAME.books.sets) if card_of(page) in cards) for page in stack] for stack in stacks
    ]


def test_the_frame_shows_the_set_of_a_card() -> None:
    """No determinization moves a card to the set of another book."""
    s = table("W1", orders="silver gold ruby")
    play(s, "move D, return 3 left, end")
    for seed in range(10):
        world = s.determinize(0, seed)
        assert sets_of_pages(world) == sets_of_pages(s)


def test_completed_orders_are_known_to_all() -> None:
    """Each was seen when it was delivered (a ruling)."""
    s = table("N3")
    empty_book(s, "C")
    for seat in (0, 1, 2, None):
        seats: Any = s.observe(seat)["seats"]
        assert len(seats[1]["completed"]) == 27
        assert s.determinize(seat, 3).scores() == s.scores()
