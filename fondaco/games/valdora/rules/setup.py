"""Spielmaterial und Spielvorbereitung: how the table is laid out (pages 1 to 3)."""

from __future__ import annotations

from .. import pages
from ..state import ValdoraState
from ..tables import EMPTY, NO_CARD, NOBODY
from .turn import TURN


def set_up(s: ValdoraState) -> None:
    """Lay everything out. Seat 0 is the start player; all pawns stand in the harbour city, without provisions.

    That they stand there together is no encounter: nobody pays for it (a ruling: no-payment-at-start).
    """
    game, players, tables = s.game, s.players, s.game.tables
    kinds, colours = len(game.equipment.labels), len(game.craftsmen.labels)
    s.pawns = [game.spaces.start] * players
    s.coins = tables.setup.coins[:players]
    s.cargo = [NO_CARD] * (players * kinds)
    for seat in range(players):
        for kind, owned in enumerate(game.equipment.start):
            if owned:
                s.cargo[seat * kinds + kind] = EMPTY

    # so many gems from the bag on every gem road: then it is empty
    s.gems = [0] * (game.spaces.area + game.gem_kinds)
    bag = [gem for gem, count in enumerate(tables.gems.counts()) for _ in range(count)]
    s.rng.stream("gems").shuffle(bag)
    for place, gem in enumerate(bag):
        s.gems[place // tables.gems.per_road * game.gem_kinds + gem] += 1

    # the books: all pages on the right stack with their fronts up (a ruling: fronts-on-the-right); the rulebook only suggests it
    s.right = [()] * len(game.books.labels)
    s.left = [()] * len(game.books.labels)
    for book, cards in enumerate(game.books.sets):
        order = list(cards)
        s.rng.stream("book", book).shuffle(order)
        stack = [pages.make_page(card) for card in order]
        stack[-1] = pages.marked_seen(stack[-1])
        s.right[book] = tuple(stack)

    s.stacks = list(game.craftsmen.counts)
    if players == 3:
        s.stacks = [count - lacking for count, lacking in zip(s.stacks, game.craftsmen.lacking, strict=True)]
    s.craftsmen = [0] * (players * colours)
    s.workshops = [NOBODY] * colours
    s.bonus_left = tables.bonus.tiles

    s.stack.append(TURN[0])
