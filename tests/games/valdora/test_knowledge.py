"""What everyone has seen of a book stays known; what nobody has seen is drawn anew (supplement, 1 and 3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fondaco.games.valdora import pages
from fondaco.games.valdora.state import ValdoraState

from .tables import BOOK, GAME, empty_book, open_book, play, table


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
        {"recto": "gold", "verso": None},  # its front was uncovered, its back never
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
        assert world.right[BOOK["C"]][-2:] == s.right[BOOK["C"]][-2:]
        third = pages.face_up(world.right[BOOK["C"]][-3])
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
    assert s.revealed == before  # nothing lay below
    play(s, "buy right")
    assert s.revealed == before + 1


def test_the_back_of_an_order_stays_unknown_until_it_is_laid_into_a_book() -> None:
    s = table("N3", orders="silver gold ruby")
    orders: Any = s.observe(0)["seats"]
    assert orders[0]["orders"][0] == {"order": "silver", "other_side": None, "back_up": False}
    labels = {GAME.orders.labels[GAME.books.kind[pages.face_up(s.determinize(0, n).orders[0][0]) ^ 1]] for n in range(40)}
    assert len(labels) > 2
    play(s, "move C")
    before = s.revealed
    play(s, "return 1 left")
    assert s.revealed == before + 1  # its back
    page = s.left[BOOK["C"]][0]
    assert pages.seen_of(page) == pages.BOTH
    assert s.determinize(1, 4).left == s.left


def test_the_frame_tells_the_set_of_a_card() -> None:
    """No determinization moves a card from one book into the other."""
    s = table("W1", orders="silver gold ruby")
    play(s, "move D, return 3 left, end")
    for seed in range(10):
        world = s.determinize(0, seed)
        for column in ("right", "left", "orders", "completed", "bought"):
            for mine, theirs in zip(getattr(s, column), getattr(world, column), strict=True):
                for one, other in zip(mine, theirs, strict=True):
                    sets = [next(cards for cards in GAME.books.sets if pages.card_of(page) in cards) for page in (one, other)]
                    assert sets[0] == sets[1]


def test_completed_orders_are_known_to_all() -> None:
    """Each was seen when it was delivered (a ruling)."""
    s = table("N3")
    empty_book(s, "C")
    for seat in (0, 1, 2, None):
        seats: Any = s.observe(seat)["seats"]
        assert len(seats[1]["completed"]) == 27
        assert s.determinize(seat, 3).scores() == s.scores()
