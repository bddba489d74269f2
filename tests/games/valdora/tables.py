"""Tables laid out for a test: pawns, purses, equipment, orders, books, gems and craftsmen by their labels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import fondaco
from fondaco.games.valdora import pages
from fondaco.games.valdora.components import COLOURS, GEMS
from fondaco.games.valdora.game import Valdora
from fondaco.games.valdora.rules.craftsmen import open_workshop
from fondaco.games.valdora.state import ValdoraState
from fondaco.games.valdora.tables import EMPTY, NO_CARD

GAME = cast(Valdora, fondaco.game("valdora"))
SPACE = {label: space for space, label in enumerate(GAME.spaces.labels)}
BOOK = {label: book for book, label in enumerate(GAME.books.labels)}
KIND = {label: kind for kind, label in enumerate(GAME.equipment.labels)}
ORDER = {label: kind for kind, label in enumerate(GAME.orders.labels)}
COLOUR = {label: colour for colour, label in enumerate(GAME.craftsmen.labels)}
KINDS = len(KIND)


def table(at: str = "H", coins: int = 6, equipment: str = "", orders: str = "", players: int = 3) -> ValdoraState:
    """A new game in which seat 0 stands there, with these coins, this equipment (``cart hammer:amethyst``) and these orders.

    The other pawns wait on a mine, where they cost nobody anything.
    """
    s = GAME.new(players, seed=1)
    assert isinstance(s, ValdoraState)
    s.pawns = [SPACE[at]] + [SPACE["O3"]] * (players - 1)
    s.coins[0] = coins
    equip(s, 0, equipment)
    give_orders(s, 0, orders)
    assert s.invariant_violations() == []
    return s


def equip(s: ValdoraState, seat: int, equipment: str) -> None:
    """Give a seat equipment, each with a gem perhaps."""
    for word in equipment.split():
        label, _, gem = word.partition(":")
        place = seat * KINDS + KIND[label]
        if s.cargo[place] == NO_CARD:
            s.bought[seat] += (pull(s, "A", KIND[label]),)
        s.cargo[place] = EMPTY
        if gem:
            s.cargo[place] = GEMS.index(gem)
            from_road = next(at for at in range(s.cargo[place], len(s.gems), len(GEMS)) if s.gems[at])
            s.gems[from_road] -= 1


def give_orders(s: ValdoraState, seat: int, orders: str) -> None:
    """Give a seat open orders, out of the book of city C."""
    for label in orders.split():
        s.orders[seat] += (pull(s, "C", ORDER[label]),)


def complete(s: ValdoraState, seat: int, orders: str) -> None:
    """Let a seat have completed these orders."""
    for label in orders.split():
        s.completed[seat] += (pull(s, "C", ORDER[label]),)


def pull(s: ValdoraState, city: str, kind: int) -> int:
    """Take a page with this front out of the right stack of a book."""
    book = BOOK[city]
    stack = list(s.right[book])
    page = next(page for page in stack if GAME.books.kind[pages.face_up(page)] == kind)
    stack.remove(page)
    stack[-1] = pages.marked_seen(stack[-1])
    s.right[book] = tuple(stack)
    return pages.marked_seen(page)


def open_book(s: ValdoraState, city: str, right: str) -> None:
    """Put pages on top of the right stack of a book, each as ``front`` or ``front/back``; the first one is the top."""
    book = BOOK[city]
    labels = ORDER if GAME.books.has_orders[book] else KIND
    stack = list(s.right[book])
    stack[-1] = pages.make_page(pages.card_of(stack[-1]))
    chosen = []
    for word in right.split():
        front, _, back = word.partition("/")
        page = next(page for page in stack if fits(page, labels[front], labels[back] if back else None))
        stack.remove(page)
        chosen.append(page)
    stack += reversed(chosen)
    stack[-1] = pages.marked_seen(stack[-1])
    s.right[book] = tuple(stack)
    assert s.invariant_violations() == []


def fits(page: int, front: int, back: int | None) -> bool:
    """Whether a page has this front and, if it matters, this back."""
    card = pages.card_of(page)
    return GAME.books.kind[2 * card] == front and back in (None, GAME.books.kind[2 * card + 1])


def empty_book(s: ValdoraState, city: str) -> None:
    """Let seat 1 have completed all orders of a book."""
    book = BOOK[city]
    s.completed[1] += tuple(pages.marked_seen(page) for page in s.right[book])
    s.right[book] = ()


def lay_gems(s: ValdoraState, where: str, gems: str) -> None:
    """Let exactly these gems lie on a gem road, or in the ``area``; others are swapped with the other roads."""
    offset = GAME.spaces.area if where == "area" else GAME.spaces.gems[SPACE[where]]
    own = range(offset, offset + len(GEMS))
    wanted = [gems.split().count(gem) for gem in GEMS]
    for gem, count in enumerate(wanted):
        while s.gems[offset + gem] != count:
            step = 1 if s.gems[offset + gem] < count else -1
            other = next(at for at in range(gem, len(s.gems), len(GEMS)) if at not in own and s.gems[at] - step >= 0)
            s.gems[other] -= step
            s.gems[offset + gem] += step
    assert s.invariant_violations() == []


def gems(s: ValdoraState, where: str) -> list[str]:
    """The gems on a gem road, or in the ``area``."""
    offset = GAME.spaces.area if where == "area" else GAME.spaces.gems[SPACE[where]]
    return [gem for at, gem in enumerate(GEMS) for _ in range(s.gems[offset + at])]


def hire(s: ValdoraState, seat: int, colours: str) -> None:
    """Give a seat craftsmen, and the workshops they open."""
    for colour in colours.split():
        s.stacks[COLOUR[colour]] -= 1
        s.craftsmen[seat * len(COLOURS) + COLOUR[colour]] += 1
        open_workshop(s, seat, COLOUR[colour])
    assert s.invariant_violations() == []


def craftsmen(s: ValdoraState, seat: int = 0) -> list[str]:
    """The craftsmen of a seat."""
    own = s.craftsmen[seat * len(COLOURS) : (seat + 1) * len(COLOURS)]
    return [colour for colour, count in zip(GAME.craftsmen.labels, own, strict=True) for _ in range(count)]


def workshops(s: ValdoraState, seat: int = 0) -> list[str]:
    """The workshops of a seat."""
    return [colour for colour, owner in zip(GAME.craftsmen.labels, s.workshops, strict=True) if owner == seat]


def cargo(s: ValdoraState, seat: int = 0) -> dict[str, str | None]:
    """The equipment of a seat, each with its gem."""
    own = s.cargo[seat * KINDS : (seat + 1) * KINDS]
    return {label: GEMS[gem] if gem >= 0 else None for label, gem in zip(KIND, own, strict=True) if gem != NO_CARD}


def order_labels(s: ValdoraState, seat: int = 0) -> list[str]:
    """The open orders of a seat."""
    return [GAME.orders.labels[GAME.books.kind[pages.face_up(page)]] for page in s.orders[seat]]


def tops(s: ValdoraState, city: str) -> tuple[str | None, str | None]:
    """What a book shows on the left and on the right."""
    book = BOOK[city]
    labels: Iterable[str] = ORDER if GAME.books.has_orders[book] else KIND
    names = list(labels)
    left, right = (stack[book][-1:] for stack in (s.left, s.right))
    return (
        names[GAME.books.kind[pages.face_up(left[0])]] if left else None,
        names[GAME.books.kind[pages.face_up(right[0])]] if right else None,
    )


def play(s: ValdoraState, moves: str) -> ValdoraState:
    """Play moves in notation, separated by commas."""
    for move in moves.split(","):
        s.apply(s.parse(move))
        assert s.invariant_violations() == []
    return s


def legal(s: ValdoraState) -> list[str]:
    """The legal actions in notation."""
    return [s.notation(action) for action in s.legal_actions()]


def reason(s: ValdoraState, move: str, lang: str = "en") -> str | None:
    """Why a move is not possible."""
    return s.why_not(s.parse(move), lang)
