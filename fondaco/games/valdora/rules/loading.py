"""Edelsteine aufladen: from a gem road, or in a harbour from the central area (pages 5 and 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ....core.tuples import replaced
from ..components import GEMS, MAX_SEATS
from ..packing import gem_count, one_gem
from ..tables import ANY, EMPTY, NO_CARD, NONE
from .obstacles import (
    CANNOT_PAY_LOADING,
    EQUIPMENT_NOT_OWNED,
    GEM_NOT_HERE,
    GEM_PUT_HERE,
    LOADED_IN_ORDER,
    MESSAGES,
    NO_GEMS_HERE,
    NO_MORE_SHIPS,
    NOT_FREE,
    SAME_GEM,
    WRONG_GEM,
)
from .payment import add_gem
from .simple_actions import provisions_obstacle, take_provisions

if TYPE_CHECKING:
    from ..state import ValdoraState


class Load(Question["ValdoraState"]):
    """Which gem do you load next, and onto which equipment card?

    Cards are loaded in the order of their kinds, so that every load has exactly one sequence of decisions. Each card is loaded at
    most once in an action (a ruling: card-loaded-once).
    """

    __slots__ = ("first", "loaded", "unloaded")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first", "loaded", "unloaded")

    selection_fields = ()

    def __init__(self, seat: int, first: int, loaded: int, unloaded: int) -> None:
        self.seat = seat
        self.first = first
        """The first kind of equipment that may still be loaded."""
        self.loaded = loaded
        """The number of gems loaded in this action."""
        self.unloaded = unloaded
        """The gems put into the area in this action, as packed counts: they stay there (a ruling: unloaded-gem-stays)."""

    def legal(self, s: ValdoraState) -> list[int]:
        # Fast path, 0.9 µs instead of 5.6: `obstacle` of each card and gem, from the gems here that can be loaded.
        game, tableau = s.game, s.seats[self.seat]
        in_city = game.spaces.is_city[s.pawns[self.seat]]
        actions = [game.take_provisions.only] if in_city and not self.loaded else []
        gems = self.gems_to_load(s)
        if gems:
            loads, price, load = game.equipment.loads, game.equipment.price, game.load_actions
            for kind, held in enumerate(tableau.cargo):
                if held == NO_CARD or kind < self.first:
                    continue
                fitting = loads[kind]
                if fitting != ANY:
                    if held == EMPTY and fitting in gems:
                        actions.append(load[kind][fitting])
                elif price[kind] <= tableau.coins:
                    actions += [load[kind][gem] for gem in gems if gem != held]
        actions.append(game.end_turn.only)
        return actions

    def has_choice(self, s: ValdoraState) -> bool:
        """Return whether a gem can be loaded or provisions taken."""
        return len(self.legal(s)) > 1

    def obstacle(self, s: ValdoraState, action: int) -> int:
        game = s.game
        if action == game.end_turn.only:
            return NO_OBSTACLE
        kind, gem = game.loaded_of[action]
        if kind >= 0:
            return self.load_obstacle(s, kind, gem)
        return provisions_obstacle(s, self.seat, self.loaded) if action == game.take_provisions.only else OTHER_QUESTION

    def load_obstacle(self, s: ValdoraState, kind: int, gem: int) -> int:
        """Return what prevents loading a gem onto a kind of equipment.

        A gem leaves its card only when it is handed over or swapped (a ruling: gems-stay-loaded).
        """
        game, tableau, space = s.game, s.seats[self.seat], s.pawns[self.seat]
        held, loads = tableau.cargo[kind], game.equipment.loads[kind]
        if held == NO_CARD:
            return EQUIPMENT_NOT_OWNED
        if loads not in (ANY, gem):
            return WRONG_GEM
        if kind < self.first:
            return LOADED_IN_ORDER
        if held != EMPTY and loads != ANY:
            return NOT_FREE
        if held == gem:
            return SAME_GEM
        place = game.spaces.gem_place[space]
        if place == NONE:
            return NO_GEMS_HERE
        if self.loaded and self.all_ships_used(s):
            return NO_MORE_SHIPS
        here = s.gems[place][gem]
        if not here:
            return GEM_NOT_HERE
        if self.unloaded and here <= gem_count(self.unloaded, gem):
            return GEM_PUT_HERE
        return NO_OBSTACLE if game.equipment.price[kind] <= tableau.coins else CANNOT_PAY_LOADING

    def refusal(self, s: ValdoraState, action: int, obstacle: int) -> Refused:
        game = s.game
        kind, gem = game.loaded_of[action]
        if kind < 0 or obstacle == NO_GEMS_HERE:
            return Refused(MESSAGES[obstacle])
        if obstacle == NO_MORE_SHIPS:
            return Refused(MESSAGES[obstacle], ships=self.loaded)
        label = game.equipment.labels[kind]
        if obstacle in (GEM_NOT_HERE, GEM_PUT_HERE):
            return Refused(MESSAGES[obstacle], gems=[GEMS[gem]])
        if obstacle in (WRONG_GEM, SAME_GEM):
            carried = gem if obstacle == SAME_GEM else game.equipment.loads[kind]
            return Refused(MESSAGES[obstacle], equipment=label, gem=GEMS[carried])
        if obstacle == CANNOT_PAY_LOADING:
            coins = s.seats[self.seat].coins
            return Refused(MESSAGES[obstacle], equipment=label, price=game.equipment.price[kind], coins=coins)
        return Refused(MESSAGES[obstacle], equipment=label)

    def perform(self, s: ValdoraState, action: int) -> None:
        kind, gem = s.game.loaded_of[action]
        if kind >= 0:
            self.load(s, kind, gem)
        elif action == s.game.take_provisions.only:
            take_provisions(s, self.seat)

    def load(self, s: ValdoraState, kind: int, gem: int) -> None:
        """Load a gem. A gem that a cart or a horse already carries goes into the area, and the new one is paid for again."""
        game, seat, tableau = s.game, self.seat, s.seats[self.seat]
        label, place = game.equipment.labels[kind], game.spaces.gem_place[s.pawns[seat]]
        unloaded, held = self.unloaded, tableau.cargo[kind]
        tableau.coins -= game.equipment.price[kind]
        tableau.cargo = replaced(tableau.cargo, kind, gem)
        add_gem(s, place, gem, -1)
        if held != EMPTY:
            add_gem(s, game.spaces.area, held, 1)
            if place == game.spaces.area:
                unloaded += one_gem(held)
            s.emit("unload", seat, gem=GEMS[held], off=label)
        if s.event_sink is not None:
            s.emit("load", seat, gem=GEMS[gem], onto=label)
        question = Load(seat, kind + 1, self.loaded + 1, unloaded)
        if question.has_choice(s):
            s.stack.append(question)

    def all_ships_used(self, s: ValdoraState) -> bool:
        """Return whether each ship of a harbour has been used. A swapped gem takes one as well (a ruling: swap-takes-a-ship)."""
        ships = s.game.spaces.ships[s.pawns[self.seat]]
        return 0 < ships <= self.loaded

    def gems_to_load(self, s: ValdoraState) -> list[int]:
        """Return the kinds of gems that can still be loaded here."""
        place = s.game.spaces.gem_place[s.pawns[self.seat]]
        if place == NONE or (self.loaded and self.all_ships_used(s)):
            return []
        gems = s.gems[place]
        if self.unloaded:
            return [gem for gem, count in enumerate(gems) if count > gem_count(self.unloaded, gem)]
        return [gem for gem, count in enumerate(gems) if count]

    def prompt(self, s: ValdoraState) -> Message:
        spaces, space = s.game.spaces, s.pawns[self.seat]
        on_road = spaces.gem_place[space] not in (NONE, spaces.area)
        if self.loaded:
            id = "ask-load-more"
        elif on_road:
            id = "ask-load-road"
        else:
            id = "ask-load-city" if spaces.is_city[space] else "ask-load-harbour"
        return Message(id, {"seat": self.seat, "left": self.max_loads(s), "from": "road" if on_road else "area"})

    def max_loads(self, s: ValdoraState) -> int:
        """Return the number of gems that can still be loaded, as cards, coins, gems and ships allow."""
        game = s.game
        pairs = [pair for pair in [game.loaded_of[action] for action in self.legal(s)] if pair[0] >= 0]
        if not pairs:
            return 0
        coins, cards = s.seats[self.seat].coins, 0
        for price in sorted([game.equipment.price[kind] for kind in {kind for kind, _ in pairs}]):
            coins -= price
            cards += coins >= 0
        space = s.pawns[self.seat]
        here, ships = s.gems[game.spaces.gem_place[space]], game.spaces.ships[space]
        gems = sum([here[gem] - gem_count(self.unloaded, gem) for gem in {gem for _, gem in pairs}])
        return min(cards, gems, ships - self.loaded) if ships else min(cards, gems)


LOAD: Final = tuple([Load(seat, 0, 0, 0) for seat in range(MAX_SEATS)])
"""The first question of each seat's action."""
