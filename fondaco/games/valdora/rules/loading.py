"""Edelsteine aufladen: from a gem road, or in a harbour from the central area (pages 5 and 6)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from .. import packing as barred
from ..components import GEMS
from ..state import ValdoraState
from ..tables import ANY, EMPTY, NO_CARD, NONE
from .provisions import take_provisions

GEM_KINDS = len(GEMS)


class Load(Question[ValdoraState]):
    """What is loaded next? Cards of equipment are loaded in their order, so that there is one way to every load.

    `loaded` gems have been loaded in this action, onto cards before `first`. `barred` counts the gems that swaps have put into
    the area: none of those is loaded again in the same action (a ruling: unloaded-gem-stays), and no card is loaded twice in it
    (a ruling: card-loaded-once).
    """

    __slots__ = ("barred", "first", "loaded")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first", "loaded", "barred")

    selection_fields = ()

    def __init__(self, seat: int, first: int, loaded: int, barred: int) -> None:
        self.seat = seat
        self.first = first
        self.loaded = loaded
        self.barred = barred

    def legal(self, s: ValdoraState) -> list[int]:
        game, seat = s.game, self.seat
        space = s.pawns[seat]
        actions = [game.provisions.base] if game.spaces.city[space] and not self.loaded else []
        offset = game.spaces.gems[space]
        if offset != NONE and not self.full(s):
            kinds, coins, cargo = game.equipment_kinds, s.coins[seat], s.cargo
            gems = self.there(s, offset)
            for kind in range(self.first, kinds):
                held = cargo[seat * kinds + kind]
                if held == NO_CARD:
                    continue
                action = game.load.base + kind * GEM_KINDS
                wanted = game.equipment.loads[kind]
                if wanted != ANY:
                    if held == EMPTY and gems[wanted]:
                        actions.append(action + wanted)
                elif game.equipment.coins[kind] <= coins:
                    actions += [action + gem for gem in range(GEM_KINDS) if gems[gem] and gem != held]
        actions.append(game.end.base)
        return actions

    def full(self, s: ValdoraState) -> bool:
        """Whether all ships have been used. A gem that is swapped takes a ship as well (a ruling: swap-takes-a-ship)."""
        ships = s.game.spaces.ships[s.pawns[self.seat]]
        return 0 < ships <= self.loaded

    def there(self, s: ValdoraState, offset: int) -> list[int]:
        """The gems that can be loaded, by kind."""
        gems = s.gems[offset : offset + GEM_KINDS]
        if self.barred:
            return [count - unloaded for count, unloaded in zip(gems, barred.counts(self.barred), strict=True)]
        return gems

    def apply(self, s: ValdoraState, action: int) -> None:
        game = s.game
        if game.load.base <= action < game.load.end:
            self.load(s, *divmod(action - game.load.base, GEM_KINDS))
        elif action == game.provisions.base:
            take_provisions(s, self.seat, self.loaded)
        elif action != game.end.base:
            raise not_asked()

    def load(self, s: ValdoraState, kind: int, gem: int) -> None:
        """Load a gem onto a card of equipment. A cart or a horse may put its gem into the area for it, and is paid again.

        In no other way does a gem leave its card before it is handed over (a ruling: gems-stay-loaded).
        """
        game, seat = s.game, self.seat
        equipment, place = game.equipment.labels[kind], seat * game.equipment_kinds + kind
        held, offset = s.cargo[place], game.spaces.gems[s.pawns[seat]]
        if held == NO_CARD:
            raise Refused("equipment-not-owned", equipment=equipment)
        wanted, price = game.equipment.loads[kind], game.equipment.coins[kind]
        if wanted not in (ANY, gem):
            raise Refused("wrong-gem", equipment=equipment, gem=GEMS[wanted])
        if kind < self.first:
            raise Refused("loaded-in-order", equipment=equipment)
        if held != EMPTY and wanted != ANY:
            raise Refused("not-free", equipment=equipment)
        if held == gem:
            raise Refused("same-gem", equipment=equipment, gem=GEMS[gem])
        if offset == NONE:
            raise Refused("no-gems-here")
        if self.full(s):
            raise Refused("no-more-ships", ships=self.loaded)
        if not self.there(s, offset)[gem]:
            raise Refused("gem-put-there" if s.gems[offset + gem] else "gem-not-here", gems=[GEMS[gem]])
        if price > s.coins[seat]:
            raise Refused("cannot-pay-loading", equipment=equipment, price=price, coins=s.coins[seat])
        s.coins[seat] -= price
        s.gems[offset + gem] -= 1
        s.cargo[place] = gem
        unloaded = self.barred
        if held != EMPTY:
            s.gems[game.spaces.area + held] += 1
            if offset == game.spaces.area:
                unloaded += barred.one(held)
            s.emit("unload", seat, gem=GEMS[held], off=equipment)
        s.emit("load", seat, gem=GEMS[gem], onto=equipment)
        further = Load(seat, kind + 1, self.loaded + 1, unloaded)
        if len(further.legal(s)) > 1:
            s.stack.append(further)

    def prompt(self, s: ValdoraState) -> Message:
        if self.loaded:
            id = "ask-load-more"
        elif self.on_road(s):
            id = "ask-load-road"
        else:
            id = "ask-load-city" if s.game.spaces.city[s.pawns[self.seat]] else "ask-load-harbour"
        return Message(id, {"seat": self.seat, "left": self.most(s), "from": "road" if self.on_road(s) else "area"})

    def on_road(self, s: ValdoraState) -> bool:
        """Whether gems of a road are loaded, not those of the area."""
        return s.game.spaces.gems[s.pawns[self.seat]] not in (NONE, s.game.spaces.area)

    def most(self, s: ValdoraState) -> int:
        """How many gems can still be loaded: as cards, coins, gems and ships allow."""
        game = s.game
        legal = [game.load.values(action) for action in self.legal(s) if game.space.family(action) is game.load]
        coins, cards = s.coins[self.seat], 0
        for price in sorted(game.equipment.coins[kind] for kind in {kind for kind, _ in legal}):
            coins -= price
            cards += coins >= 0
        if not legal:
            return 0
        there = sum(self.there(s, game.spaces.gems[s.pawns[self.seat]])[gem] for gem in {gem for _, gem in legal})
        ships = game.spaces.ships[s.pawns[self.seat]]
        return min(cards, there, ships - self.loaded) if ships else min(cards, there)
