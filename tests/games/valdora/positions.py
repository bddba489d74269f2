"""Positions for tests: pawns, coins, equipment, orders, books, gems and craftsmen, by their labels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import fondaco
from fondaco.core.tuples import replaced
from fondaco.games.valdora.components import GEMS
from fondaco.games.valdora.game import Valdora
from fondaco.games.valdora.packing import back_of, card_of, face_up, front_of, make_page, marked_seen
from fondaco.games.valdora.rules.craftsmen import open_workshop
from fondaco.games.valdora.rules.payment import add_gem
from fondaco.games.valdora.state import ValdoraState
from fondaco.games.valdora.tables import EMPTY, LEFT, NO_CARD, RIGHT

GAME = cast(Valdora, fondaco.game("valdora"))
SPACE = {label: space for space, label in enumerate(GAME.spaces.labels)}
BOOK = {label: book for book, label in enumerate(GAME.books.labels)}
KIND = {label: kind for kind, label in enumerate(GAME.equipment.labels)}
ORDER = {label: kind for kind, label in enumerate(GAME.orders.labels)}
COLOUR = {label: colour for colour, label in enumerate(GAME.craftsmen.labels)}


def table(
    space: str = "H", coins: int = 6, equipment: str = "", orders: str = "", players: int = 3, pawns: str = ""
) -> ValdoraState:
    """Return a new game with the pawn of seat 0 on a space, with its coins, equipment (``cart hammer:amethyst``) and orders.

    The other pawns wait on a mine, where they cost nothing, unless their spaces are given.
    """
    s = GAME.new(players, seed=1)
    assert isinstance(s, ValdoraState)
    s.pawns = [SPACE[space], *[SPACE[label] for label in pawns.split() or ["O3"] * (players - 1)]]
    s.seats[0].coins = coins
    equip(s, 0, equipment)
    give_orders(s, 0, orders)
    assert s.invariant_violations() == []
    return s


def coins(s: ValdoraState) -> list[int]:
    """Return the coins of each seat."""
    return [tableau.coins for tableau in s.seats]


def set_coins(s: ValdoraState, *numbers: int) -> None:
    """Give the seats these coins, from seat 0 on."""
    for tableau, number in zip(s.seats, numbers, strict=False):
        tableau.coins = number


def provisions(s: ValdoraState) -> list[bool]:
    """Return whether each seat has provisions."""
    return [tableau.provisions for tableau in s.seats]


def equip(s: ValdoraState, seat: int, equipment: str) -> None:
    """Give a seat equipment, each perhaps with a gem."""
    tableau = s.seats[seat]
    for word in equipment.split():
        label, _, name = word.partition(":")
        kind, gem = KIND[label], GEMS.index(name) if name else EMPTY
        if not s.has_equipment(seat, kind):
            tableau.bought_equipment += (pull(s, "A", kind),)
        tableau.cargo = replaced(tableau.cargo, kind, gem)
        if gem != EMPTY:
            add_gem(s, next(place for place, gems in enumerate(s.gems) if gems[gem]), gem, -1)


def give_orders(s: ValdoraState, seat: int, orders: str) -> None:
    """Give a seat open orders from the book of city C."""
    for label in orders.split():
        s.seats[seat].orders += (pull(s, "C", ORDER[label]),)


def complete(s: ValdoraState, seat: int, orders: str) -> None:
    """Give a seat completed orders from the book of city C."""
    for label in orders.split():
        s.seats[seat].completed += (pull(s, "C", ORDER[label]),)


def pull(s: ValdoraState, city: str, kind: int) -> int:
    """Take a page with this front from the right side of a book."""
    book = BOOK[city]
    stack = list(s.pages(book, RIGHT))
    page = next(page for page in stack if GAME.books.kind[face_up(page)] == kind)
    stack.remove(page)
    stack[-1] = marked_seen(stack[-1])
    s.stacks_on(RIGHT)[book] = tuple(stack)
    return marked_seen(page)


def open_book(s: ValdoraState, city: str, right: str) -> None:
    """Put pages on top of the right side of a book, each as ``front`` or ``front/back``; the first one is the top."""
    book = BOOK[city]
    labels = ORDER if GAME.books.has_orders[book] else KIND
    stack = list(s.pages(book, RIGHT))
    stack[-1] = make_page(card_of(stack[-1]))
    chosen = []
    for word in right.split():
        front, _, back = word.partition("/")
        page = next(page for page in stack if has_faces(page, labels[front], labels[back] if back else None))
        stack.remove(page)
        chosen.append(page)
    stack += reversed(chosen)
    stack[-1] = marked_seen(stack[-1])
    s.stacks_on(RIGHT)[book] = tuple(stack)
    assert s.invariant_violations() == []


def has_faces(page: int, front: int, back: int | None) -> bool:
    """Return whether a page has this front and, if one is given, this back."""
    card, kind = card_of(page), GAME.books.kind
    return kind[front_of(card)] == front and back in (None, kind[back_of(card)])


def empty_book(s: ValdoraState, city: str) -> None:
    """Give all orders of a book to seat 1, as completed ones."""
    book = BOOK[city]
    s.seats[1].completed += tuple(marked_seen(page) for page in s.pages(book, RIGHT))
    s.stacks_on(RIGHT)[book] = ()


def gem_place(label: str) -> int:
    """Return the place of a gem road, or of the ``area``."""
    return GAME.spaces.area if label == "area" else GAME.spaces.gem_place[SPACE[label]]


def lay_gems(s: ValdoraState, label: str, names: str) -> None:
    """Put exactly these gems on a gem road or in the ``area``, in exchange with the other roads."""
    place = gem_place(label)
    for gem, name in enumerate(GEMS):
        while missing := names.split().count(name) - s.gems[place][gem]:
            step = 1 if missing > 0 else -1
            others = [other for other in range(len(s.gems)) if other != place and s.gems[other][gem] >= step]
            add_gem(s, others[0], gem, -step)
            add_gem(s, place, gem, step)
    assert s.invariant_violations() == []


def gems(s: ValdoraState, label: str) -> list[str]:
    """Return the gems on a gem road or in the ``area``."""
    return [name for gem, name in enumerate(GEMS) for _ in range(s.gems[gem_place(label)][gem])]


def hire(s: ValdoraState, seat: int, colours: str) -> None:
    """Give a seat craftsmen, and the workshops that they open."""
    tableau = s.seats[seat]
    for label in colours.split():
        colour = COLOUR[label]
        s.craftsmen_left = replaced(s.craftsmen_left, colour, s.craftsmen_left[colour] - 1)
        tableau.craftsmen = replaced(tableau.craftsmen, colour, tableau.craftsmen[colour] + 1)
        open_workshop(s, seat, colour)
    assert s.invariant_violations() == []


def craftsmen(s: ValdoraState, seat: int = 0) -> list[str]:
    """Return the craftsmen of a seat."""
    return [colour for colour, count in zip(COLOUR, s.seats[seat].craftsmen, strict=True) for _ in range(count)]


def workshops(s: ValdoraState, seat: int = 0) -> list[str]:
    """Return the workshops of a seat."""
    return [colour for colour, owner in zip(COLOUR, s.workshops, strict=True) if owner == seat]


def cargo(s: ValdoraState, seat: int = 0) -> dict[str, str | None]:
    """Return the equipment of a seat with the gem on each card."""
    return {
        label: GEMS[gem] if gem >= 0 else None for label, gem in zip(KIND, s.seats[seat].cargo, strict=True) if gem != NO_CARD
    }


def order_labels(s: ValdoraState, seat: int = 0) -> list[str]:
    """Return the open orders of a seat."""
    return [GAME.orders.labels[kind] for kind in s.order_kinds(seat)]


def tops(s: ValdoraState, city: str) -> tuple[str | None, str | None]:
    """Return the open pages of a book, on the left and on the right."""
    book = BOOK[city]
    labels: Iterable[str] = ORDER if GAME.books.has_orders[book] else KIND
    names = list(labels)
    left, right = [names[s.open_kind(book, side)] if s.pages(book, side) else None for side in (LEFT, RIGHT)]
    return left, right


def play(s: ValdoraState, moves: str) -> ValdoraState:
    """Play moves in notation, separated by commas."""
    for move in moves.split(","):
        s.apply(s.parse(move))
        assert s.invariant_violations() == []
    return s


def legal(s: ValdoraState) -> list[str]:
    """Return the legal actions in notation."""
    return [s.notation(action) for action in s.legal_actions()]


def reason(s: ValdoraState, move: str, lang: str = "en") -> str | None:
    """Return the reason why a move is not legal."""
    return s.why_not(s.parse(move), lang)
