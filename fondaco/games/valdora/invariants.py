"""What must be true of every state: no piece is lost or doubled, no limit broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .packing import card_of, face_up, is_back_up, is_unseen
from .tables import ANY, EMPTY, LEFT, NO_CARD, NOBODY, RIGHT

if TYPE_CHECKING:
    from .state import ValdoraState


def violations(s: ValdoraState) -> list[str]:
    """Return the broken invariants; empty if there are none."""
    return [*_gems(s), *_coins(s), *_craftsmen(s), *_bonus_tiles(s), *_pages(s), *_equipment(s)]


def _gems(s: ValdoraState) -> list[str]:
    game = s.game
    found = []
    loaded = [gem for tableau in s.seats for gem in tableau.cargo if gem >= 0]
    for gem, count in enumerate(game.components.gems.counts()):
        if sum(gems[gem] for gems in s.gems) + loaded.count(gem) != count:
            found.append(f"a gem of kind {gem} is lost or doubled")
    if min(min(gems) for gems in s.gems) < 0:
        found.append("a place has fewer gems than none")
    for tableau in s.seats:
        for kind, gem in enumerate(tableau.cargo):
            if gem not in (EMPTY, NO_CARD) and game.equipment.loads[kind] not in (ANY, gem):
                found.append(f"equipment {kind} carries a gem of kind {gem}")
    return found


def _coins(s: ValdoraState) -> list[str]:
    within = all(0 <= tableau.coins <= s.game.max_coins for tableau in s.seats)
    return [] if within else ["a purse holds too many coins or fewer than none"]


def _craftsmen(s: ValdoraState) -> list[str]:
    found = []
    craftsmen = s.game.craftsmen
    for colour, count in enumerate(craftsmen.start_counts(s.players)):
        held = [tableau.craftsmen[colour] for tableau in s.seats]
        if s.craftsmen_left[colour] < 0 or s.craftsmen_left[colour] + sum(held) != count:
            found.append(f"a craftsman of colour {colour} is lost or doubled")
        enough = [seat for seat in range(s.players) if held[seat] >= craftsmen.needed[colour]]
        owner = s.workshops[colour]
        wrong_owner = bool(enough) if owner == NOBODY else owner not in enough
        if wrong_owner:
            found.append(f"the workshop of colour {colour} belongs to the wrong seat")
    return found


def _bonus_tiles(s: ValdoraState) -> list[str]:
    held = sum(tableau.bonus_tiles for tableau in s.seats)
    complete = s.bonus_tiles_left >= 0 and s.bonus_tiles_left + held == s.game.components.bonus.tiles
    return [] if complete else ["a bonus tile is lost or doubled"]


def _pages(s: ValdoraState) -> list[str]:
    found = []
    stacks = [*s.pages_right, *s.pages_left]
    with_seats = [page for tableau in s.seats for page in (*tableau.orders, *tableau.completed, *tableau.bought_equipment)]
    pages = [page for stack in stacks for page in stack] + with_seats
    if sorted(map(card_of, pages)) != list(range(len(s.game.books.fronts))):
        found.append("a page is lost or doubled")
    open_pages = [stack[-1] for stack in stacks if stack] + with_seats
    if any(map(is_unseen, open_pages)):
        found.append("an open page has not been seen")
    for side, column in ((RIGHT, s.pages_right), (LEFT, s.pages_left)):
        if any(is_back_up(page) != (side == LEFT) for stack in column for page in stack):
            found.append("a page of a book shows the wrong side")
    if any(len(tableau.orders) > s.game.max_orders for tableau in s.seats):
        found.append("a seat has too many open orders")
    return found


def _equipment(s: ValdoraState) -> list[str]:
    found = []
    game = s.game
    for seat, tableau in enumerate(s.seats):
        owned = [kind for kind, gem in enumerate(tableau.cargo) if gem != NO_CARD]
        cards = [kind for kind, gem in enumerate(game.equipment.first_cargo) if gem != NO_CARD]
        cards += [game.books.kind[face_up(page)] for page in tableau.bought_equipment]
        if sorted(cards) != owned:
            found.append(f"the equipment of seat {seat} differs from its cards")
    return found
