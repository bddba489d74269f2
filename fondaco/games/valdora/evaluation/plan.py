"""A plan of what a seat will fetch, deliver and buy, and its expected value, for bots.

Each step counts its points, less a share for every turn before it. The weights were tuned by tournaments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ..components import GOLD
from ..rules.craftsmen import next_colour_left
from ..tables import ANY, EMPTY, NO_CARD, NOBODY, NONE

if TYPE_CHECKING:
    from ..game import Valdora

DELAY: Final = 0.78
"""The share of a value that counts if it is one turn away."""
WORKSHOP: Final = 8.0
"""The value of a workshop beyond its points, while there are bonus tiles."""
NEXT_CRAFTSMAN: Final = 4.0
"""The value of a craftsman that a workshop needs but that does not open it."""
NEW_ORDERS: Final[tuple[float, ...]] = (3.0, 6.0, 9.0)
"""The value of an order still to be bought, for the first, second and third free slot."""
NEW_EQUIPMENT: Final[tuple[float, ...]] = (7.0, 6.0, 5.0, 4.0, 3.0, 2.0)
"""The value of each further equipment card over a whole game."""
CARRIED_GOLD: Final = 0.5
"""The share of the next equipment card's value that counts for gold on the way to a catalogue."""
COINS: Final[tuple[float, ...]] = (0.0, 0.9, 1.6, 2.1, 2.5, 2.8, 3.0)
"""The value of coins by their number."""
PROVISIONS: Final = 0.7
SPARE_GEM: Final = 0.6
"""The value of a gem that no open order needs."""
TURNS_TO_TOOL: Final = 5.0
"""The turns needed to buy the equipment for a gem."""
TURNS_TO_COINS: Final = 2.0
"""The turns needed to get coins."""
TURNS_TO_MISSING_GEM: Final = 30.0
"""The turns needed to get a gem that is nowhere on the board."""
BONUS_POINTS_PER_TURN: Final = 2.0
"""The most points that a seat gets from bonus tiles in a turn."""
BONUS_TILE: Final = 4.0
"""The highest value of each bonus tile that is left."""
FULL_ORDER_TURNS: Final = 6.0
"""The turns that must be left for new orders and workshops to have their full value."""
FULL_EQUIPMENT_TURNS: Final = 20.0
"""The turns that must be left for equipment to have its full value."""
MAX_DELAY_COST: Final = 30.0
"""The highest cost of a distant end for a seat that wants it."""
HALF_DELAY_TURNS: Final = 20.0
"""The turns to the end that cost half of it."""
TURNS_TO_NEW_ORDER: Final = 7.0
"""The turns needed to buy an order and complete it."""
MAX_ORDER_TURNS: Final = 10.0
"""The turns after which another order should be bought instead."""
BOOK_VISIT_COINS: Final = 4
"""The coins that a visit to an order book needs."""
TURNS_PER_MISSING_COIN: Final = 0.4


class BoardSituation(NamedTuple):
    """The parts of the board that plans depend on."""

    turns_left: float
    craftsmen_left: tuple[int, ...]
    workshops: tuple[int, ...]
    bonus_tiles_left: int
    gems: tuple[tuple[int, ...], ...]


class SeatSituation(NamedTuple):
    """What the plan of a seat depends on, apart from the board."""

    seat: int
    space: int
    coins: int
    provisions: bool
    cargo: tuple[int, ...]
    bought: int
    """The number of equipment cards bought."""
    orders: tuple[int, ...]
    """The kinds of the open orders."""
    craftsmen: tuple[int, ...]
    offer: tuple[int, ...] | None
    """The kinds of the open pages of the book that the seat is using; None if it uses no book."""
    wish_to_end: float
    """How much the seat wants the end, from 0 to 1."""


class Plan:
    """What a seat can still gain. The methods follow the seat from order to order and use up what it has."""

    def __init__(self, game: Valdora, board: BoardSituation, sources: list[list[int]], seat: SeatSituation) -> None:
        self.game = game
        self.seat = seat
        self.turns_left = board.turns_left
        self.soon = min(board.turns_left / FULL_ORDER_TURNS, 1.0)
        """The share of the value of new orders and workshops that counts."""
        self.sources = sources
        """For each gem the spaces where it lies."""
        self.space = seat.space
        self.has_delivered = False
        """Whether `space` is the house of an order completed in the plan."""
        self.coins = seat.coins
        self.craftsmen_left = list(board.craftsmen_left)
        self.craftsmen = list(seat.craftsmen)
        self.workshops = list(board.workshops)
        self.bonus_tiles_left = board.bonus_tiles_left
        self.gems = [gem for gem in seat.cargo if gem >= 0]
        """The gems that no order of the plan has used."""
        loads = game.equipment.loads
        self.tools = [loads[kind] for kind, gem in enumerate(seat.cargo) if gem != NO_CARD and loads[kind] != ANY]
        """The gems whose tool no order of the plan has used."""
        self.empty_carts = sum([gem == EMPTY and loads[kind] == ANY for kind, gem in enumerate(seat.cargo)])
        """The free carts and horses."""

    def value(self) -> float:
        """Return the expected value of the plan."""
        value = self.workshop_value() + self.delivery_value(list(self.seat.orders))
        share = min(self.turns_left / FULL_EQUIPMENT_TURNS, 1.0)
        value += COINS[min(self.coins, len(COINS) - 1)] * min(share * 3, 1.0)
        value += PROVISIONS * min(share * 3, 1.0) * self.seat.provisions
        value += self.equipment_value(share)
        return value + self.new_order_value()

    def workshop_value(self) -> float:
        """Return the value of open workshops, and of craftsmen for further ones."""
        opened = self.workshops.count(self.seat.seat)
        steps = 0
        for count, needed, owner in zip(self.craftsmen, self.game.craftsmen.needed, self.workshops, strict=True):
            if owner in (NOBODY, self.seat.seat):
                steps += min(count, needed - 1)
        bonus = min(opened * WORKSHOP, BONUS_POINTS_PER_TURN * self.turns_left, BONUS_TILE * self.bonus_tiles_left)
        return bonus + self.soon * NEXT_CRAFTSMAN * steps

    def delivery_value(self, kinds: list[int]) -> float:
        """Return the value of open orders: the best one first, and from its house on to the next."""
        start, value, turns_before = self.space, 0.0, 0.0
        while kinds:
            best, chosen, chosen_turns = -1.0, kinds[0], 0.0
            for kind in set(kinds):
                turns = self.turns_to_complete(kind)
                order_value = self.order_value(kind, turns_before + turns)
                if order_value > best:
                    best, chosen, chosen_turns = order_value, kind, turns
            value += best
            turns_before += chosen_turns
            kinds.remove(chosen)
            self.complete(chosen)
        self.space, self.has_delivered = start, False
        return value

    def delay(self) -> float:
        """Return what a distant end costs a seat that wants it: 0 at the end, and never more than `MAX_DELAY_COST`."""
        turns = self.turns_to_end()
        return MAX_DELAY_COST * turns / (HALF_DELAY_TURNS + turns)

    def turns_to_end(self) -> float:
        """Return the turns that the seat needs to end the game alone: first the nearest orders, then new ones."""
        kinds, start, total = list(self.seat.orders), self.space, 0.0
        while self.craftsmen_to_end():
            useful = [(min(self.turns_to_complete(kind), MAX_ORDER_TURNS), kind) for kind in set(kinds) if self.hastens_end(kind)]
            if not useful:
                break
            turns, chosen = min(useful)
            total += turns
            kinds.remove(chosen)
            self.complete(chosen)
        self.space, self.has_delivered = start, False
        if self.craftsmen_to_end():
            missing_coins = max(BOOK_VISIT_COINS - self.coins, 0)
            total += self.craftsmen_to_end() * TURNS_TO_NEW_ORDER + TURNS_PER_MISSING_COIN * missing_coins
            if not self.can_buy(orders=True):
                evaluator = self.game.evaluator
                total += min([evaluator.turns[start][space] for space in evaluator.order_books])
        return total

    def hastens_end(self, kind: int) -> bool:
        """Return whether an order brings the end nearer; it does not if its craftsman is of the colour that may be left."""
        hired = next_colour_left(self.craftsmen_left, self.game.orders.colour[kind])
        largest = max(self.craftsmen_left)
        return self.craftsmen_left[hired] < largest or self.craftsmen_left.count(largest) > 1

    def craftsmen_to_end(self) -> int:
        """Return the number of craftsmen to be hired until the end."""
        return sum(self.craftsmen_left) - max(self.craftsmen_left)

    def turns_to_complete(self, kind: int) -> float:
        """Return the turns until an order of a kind is completed."""
        game = self.game
        orders, evaluator = game.orders, game.evaluator
        house = evaluator.house[orders.colour[kind]]
        extra = TURNS_TO_COINS if orders.coins[kind] > self.coins else 0.0
        missing = [gem for gem in orders.gems[kind] if gem not in self.gems]
        empty_carts = self.empty_carts
        for gem in missing:
            if gem not in self.tools:
                if empty_carts:
                    empty_carts -= 1
                    extra += TURNS_TO_COINS / 2 if self.coins < 3 else 0.0
                else:
                    extra += TURNS_TO_TOOL - (GOLD in self.gems)
        return self.journey(missing, house) + extra

    def journey(self, missing: list[int], house: int) -> float:
        """Return the turns to load gems and bring them to a house; two orders for one house need no turn between them."""
        turns, space = self.game.evaluator.turns, self.space
        if not missing:
            return 0 if space == house and self.has_delivered else turns[space][house]
        total = 0
        while missing:
            best, stop = 99, -1
            for gem in missing:
                for source in self.sources[gem]:
                    length = turns[space][source] + turns[source][house]
                    if length < best:
                        best, stop = length, source
            if stop < 0:
                return TURNS_TO_MISSING_GEM
            total += turns[space][stop]
            space = stop
            missing = [gem for gem in missing if stop not in self.sources[gem]]
        return total + turns[space][house]

    def order_value(self, kind: int, turns: float) -> float:
        """Return the value of an order that is completed after some turns."""
        time = (self.turns_left + 1.5 - turns) / 3
        return self.gain(kind) * float(DELAY**turns) * min(max(time, 0.03), 1.0)

    def gain(self, kind: int) -> float:
        """Return what completing an order brings: its points, a bonus tile, a craftsman and perhaps a workshop."""
        game = self.game
        colour = game.orders.colour[kind]
        points = float(game.orders.points[kind])
        if self.workshops[colour] == self.seat.seat and self.bonus_tiles_left:
            points += game.components.bonus.points
        hired = next_colour_left(self.craftsmen_left, colour)
        if hired == NONE:
            return points
        if not self.craftsmen[hired]:
            points += game.components.scoring.craftsman_colour
        if self.workshops[hired] == NOBODY:
            if self.craftsmen[hired] + 1 >= game.craftsmen.needed[hired]:
                points += game.craftsmen.points[hired] + self.soon * min(WORKSHOP, BONUS_TILE * self.bonus_tiles_left)
            else:
                points += self.soon * NEXT_CRAFTSMAN
        return points

    def complete(self, kind: int) -> None:
        """Complete an order: the next one starts from its house, without the gems, tools and coins that it used."""
        game = self.game
        colour = game.orders.colour[kind]
        self.space, self.has_delivered = game.evaluator.house[colour], True
        self.coins = max(0, self.coins - game.orders.coins[kind])
        for gem in game.orders.gems[kind]:
            if gem in self.gems:
                self.gems.remove(gem)
            elif gem in self.tools:
                self.tools.remove(gem)
            elif self.empty_carts:
                self.empty_carts -= 1
        if self.workshops[colour] == self.seat.seat and self.bonus_tiles_left:
            self.bonus_tiles_left -= 1
        hired = next_colour_left(self.craftsmen_left, colour)
        if hired != NONE:
            self.craftsmen_left[hired] -= 1
            self.craftsmen[hired] += 1
            if self.workshops[hired] == NOBODY and self.craftsmen[hired] >= game.craftsmen.needed[hired]:
                self.workshops[hired] = self.seat.seat

    def equipment_value(self, share: float) -> float:
        """Return the value of equipment and of unused gems, and of gold on the way to a catalogue."""
        game, bought = self.game, self.seat.bought
        value = share * (sum(NEW_EQUIPMENT[:bought]) + SPARE_GEM * len(self.gems))
        if GOLD in self.gems and bought < len(NEW_EQUIPMENT):
            turns = game.evaluator.turns[self.space]
            nearest = min([turns[space] for space in game.evaluator.catalogues])
            if self.can_buy(orders=False):
                nearest = 0
            value += CARRIED_GOLD * share * NEW_EQUIPMENT[bought] * float(DELAY**nearest)
        return value

    def can_buy(self, *, orders: bool) -> bool:
        """Return whether the seat is using a book of this kind and could buy an open page."""
        game, offer = self.game, self.seat.offer
        if offer is None or game.books.has_orders[game.spaces.book[self.space]] != orders:
            return False
        if orders:
            return self.coins > 0
        return any(self.seat.cargo[kind] == NO_CARD for kind in offer)

    def new_order_value(self) -> float:
        """Return the value of free slots for orders, by the way to the next order book."""
        game = self.game
        slots = min(game.max_orders - len(self.seat.orders), len(NEW_ORDERS))
        turns = game.evaluator.turns[self.space]
        nearest = min([turns[space] for space in game.evaluator.order_books])
        late = 0.0 if self.coins else TURNS_TO_COINS
        value = sum(NEW_ORDERS[:slots]) * float(DELAY ** (nearest + late)) * self.soon
        if slots and self.can_buy(orders=True):
            value += self.open_order_value(slots)
        return value

    def open_order_value(self, slots: int) -> float:
        """Return what buying the better of the open orders now adds."""
        values = [self.order_value(kind, self.turns_to_complete(kind)) for kind in self.seat.offer or ()]
        return max(0.0, max(values, default=0.0) - NEW_ORDERS[slots - 1] * DELAY**2 - 1.0)
