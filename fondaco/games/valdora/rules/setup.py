"""Spielmaterial und Spielvorbereitung: pawns, coins, gems, books and craftsmen at the start (pages 1 to 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..packing import Pages, make_page, marked_seen
from ..tables import NOBODY
from .turn import TURN

if TYPE_CHECKING:
    from ..state import ValdoraState


def set_up(s: ValdoraState) -> None:
    """Give every column its first value. Seat 0 is the start player.

    All pawns stand together in the harbour city. That is no encounter, so no seat pays for it (a ruling: no-payment-at-start).
    """
    game, components = s.game, s.game.components
    craftsmen = game.craftsmen.start_counts(s.players)
    for tableau, coins in zip(s.seats, components.setup.coins, strict=False):
        tableau.coins = coins
        tableau.cargo = game.equipment.first_cargo
        tableau.craftsmen = (0,) * len(craftsmen)
    s.pawns = [game.spaces.start] * s.players
    s.gems = shuffled_gems(s)
    s.pages_right = [shuffled_book(s, book) for book in range(len(game.books.labels))]
    s.pages_left = [()] * len(game.books.labels)
    s.craftsmen_left = craftsmen
    s.workshops = (NOBODY,) * len(craftsmen)
    s.bonus_tiles_left = components.bonus.tiles
    s.stack.append(TURN[0])


def shuffled_gems(s: ValdoraState) -> list[tuple[int, ...]]:
    """Return the gems of each gem road, drawn from the bag until it is empty, and an empty area."""
    components, kinds = s.game.components, s.game.gem_kinds
    bag = [gem for gem, count in enumerate(components.gems.counts()) for _ in range(count)]
    s.rng.stream("gems").shuffle(bag)
    per_road = components.gems.per_road
    roads = [bag[first : first + per_road] for first in range(0, len(bag), per_road)]
    return [*[tuple([road.count(gem) for gem in range(kinds)]) for road in roads], (0,) * kinds]


def shuffled_book(s: ValdoraState, book: int) -> Pages:
    """Return the pages of a book: all on the right with their fronts up, as the rulebook suggests.

    Only the front of the first page has been seen (a ruling: fronts-on-the-right).
    """
    cards = list(s.game.books.sets[book])
    s.rng.stream("book", book).shuffle(cards)
    *below, top = [make_page(card) for card in cards]
    return (*below, marked_seen(top))
