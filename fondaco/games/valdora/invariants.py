"""What must be true of every table: no piece is lost or doubled, no limit broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import pages
from .tables import ANY, EMPTY, NO_CARD, NOBODY

if TYPE_CHECKING:
    from .state import ValdoraState


def problems(s: ValdoraState) -> list[str]:
    """The broken invariants; empty when all is sound."""
    game = s.game
    found = []
    loaded = [gem for gem in s.cargo if gem >= 0]
    for gem, count in enumerate(game.tables.gems.counts()):
        if sum(s.gems[gem :: game.gem_kinds]) + loaded.count(gem) != count:
            found.append(f"a gem of kind {gem} is lost or doubled")
    if min(s.gems) < 0:
        found.append("fewer gems than none")
    for place, gem in enumerate(s.cargo):
        kind = place % game.equipment_kinds
        if gem not in (EMPTY, NO_CARD) and game.equipment.loads[kind] not in (ANY, gem):
            found.append(f"gem {gem} lies on equipment {kind}")
    found += page_problems(s)
    if not all(0 <= coins <= game.most_coins for coins in s.coins):
        found.append("a purse is too full or less than empty")
    for colour, count in enumerate(game.craftsmen.counts):
        start = count - (game.craftsmen.lacking[colour] if s.players == 3 else 0)
        owned = s.craftsmen[colour :: len(s.stacks)]
        if s.stacks[colour] < 0 or s.stacks[colour] + sum(owned) != start:
            found.append(f"a craftsman of colour {colour} is lost or doubled")
        enough = [seat for seat in range(s.players) if owned[seat] >= game.craftsmen.needed[colour]]
        if (s.workshops[colour] == NOBODY and enough) or s.workshops[colour] not in (NOBODY, *enough):
            found.append(f"the workshop of colour {colour} is with the wrong seat")
    if s.bonus_left < 0 or s.bonus_left + sum(s.bonus_tiles) != game.tables.bonus.tiles:
        found.append("a bonus tile is lost or doubled")
    return found


def page_problems(s: ValdoraState) -> list[str]:
    """What is broken about the pages."""
    game = s.game
    found = []
    everywhere = [page for column in (s.right, s.left, s.orders, s.completed, s.bought) for stack in column for page in stack]
    if sorted(map(pages.card_of, everywhere)) != list(range(len(game.books.fronts))):
        found.append("a page is lost or doubled")
    open_pages = [stack[-1] for stack in (*s.right, *s.left) if stack]
    open_pages += [page for column in (s.orders, s.completed, s.bought) for stack in column for page in stack]
    if any(map(pages.is_unseen, open_pages)):
        found.append("an open page has not been seen")
    for side, stacks in enumerate((s.right, s.left)):
        if any(bool(page & pages.BACK_UP) != bool(side) for stack in stacks for page in stack):
            found.append("a page of a book shows the wrong side")
    if any(len(orders) > game.most_orders for orders in s.orders):
        found.append("a seat has too many open orders")
    kinds = game.equipment_kinds
    for seat in range(s.players):
        own = [kind for kind in range(kinds) if s.cargo[seat * kinds + kind] != NO_CARD]
        cards = [kind for kind, owned in enumerate(game.equipment.start) if owned]
        cards += [game.books.kind[pages.face_up(page)] for page in s.bought[seat]]
        if sorted(cards) != own:
            found.append(f"the equipment of seat {seat} is not what it has bought")
    return found
