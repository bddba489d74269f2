"""What a seat may still get: a plan of what it fetches, delivers and buys, for bots.

Everything in the plan is worth its points, less some for every turn that lies before it. The weights were tuned by matches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..components import GOLD
from ..rules.craftsmen import next_left
from ..tables import ANY, EMPTY, NO_CARD, NOBODY, NONE

if TYPE_CHECKING:
    from ..game import Valdora

DELAY = 0.78
"""What is a turn away counts so much of what is here."""
WORKSHOP = 8.0
"""What a workshop promises besides its points, as long as there are bonus tiles."""
STEP = 4.0
"""What a craftsman is worth who brings a workshop nearer but does not open it."""
NEW_ORDER = (3.0, 6.0, 9.0)
"""What an order promises that is still to be bought: if one place is free for it, for the second and for the third."""
EQUIPMENT = (7.0, 6.0, 5.0, 4.0, 3.0, 2.0)
"""What each further piece of equipment promises over a whole game."""
SHOPPING = 0.5
"""How much of that gold promises that lies on the way to a catalogue."""
COIN = (0.0, 0.9, 1.6, 2.1, 2.5, 2.8, 3.0)
"""What coins are worth; fewer at a time than those before."""
PROVISIONS = 0.7
SPARE = 0.6
"""What a gem promises that no order wants yet."""
WITHOUT_TOOL = 5.0
"""Turns that it takes to get the equipment for a gem."""
WITHOUT_COINS = 2.0
"""Turns that it takes to get coins."""
NEVER = 30.0
"""Turns that it takes to get a gem that is nowhere on the board."""
BONUS_PACE = 2.0
"""Points that a seat gets for bonus tiles in a turn, at most."""
BONUS_TILE = 4.0
"""What each bonus tile that is left promises, at most."""
SOON = 6.0
"""Turns until which new orders and workshops pay in full."""
LONG = 20.0
"""Turns until which equipment pays in full."""
LATE_END, HALF_LATE = 30.0, 20.0
"""What it costs a seat that wants the end at most that turns lie before it, and after how many turns half of that."""
UNBOUGHT = 7.0
"""Turns that it takes to buy an order and complete it."""
GIVE_UP = 10.0
"""Turns after which another order had better be bought."""
PURSE, LACK = 4, 0.4
"""As many coins as a visit to an order book takes, and the turns that each missing one costs."""


class Table(NamedTuple):
    """All that lies in the middle and that the prospects of seats depend on."""

    left: float
    """So many turns are left."""
    stacks: tuple[int, ...]
    workshops: tuple[int, ...]
    bonus_left: int
    gems: tuple[int, ...]


class Situation(NamedTuple):
    """All that a seat's prospects depend on besides."""

    seat: int
    here: int
    coins: int
    provisions: bool
    cargo: tuple[int, ...]
    bought: int
    orders: tuple[int, ...]
    """Their kinds."""
    craftsmen: tuple[int, ...]
    offer: tuple[int, ...] | None
    """What lies open in the book that the seat is using now, if it is."""
    wish: float
    """How much the seat wants the end, from 0 to 1."""


class Prospects:
    """What a seat may still get."""

    def __init__(self, game: Valdora, table: Table, sources: list[list[int]], now: Situation) -> None:
        self.game = game
        self.now = now
        self.left = table.left
        self.soon = min(table.left / SOON, 1.0)
        self.sources = sources
        """For each gem the spaces where it lies."""
        self.here = now.here
        self.moved = False
        """Whether `here` is the house of an order completed on the way."""
        self.coins = now.coins
        self.stacks = list(table.stacks)
        self.craftsmen = list(now.craftsmen)
        self.workshops = list(table.workshops)
        self.bonus_left = table.bonus_left
        self.spare = [gem for gem in now.cargo if gem >= 0]
        loads = game.equipment.loads
        self.tools = [loads[kind] for kind, gem in enumerate(now.cargo) if gem != NO_CARD and loads[kind] != ANY]
        self.free = sum([gem == EMPTY and loads[kind] == ANY for kind, gem in enumerate(now.cargo)])

    def value(self) -> float:
        value = self.progress() + self.deliveries(list(self.now.orders))
        share = min(self.left / LONG, 1.0)
        value += COIN[min(self.coins, len(COIN) - 1)] * min(share * 3, 1.0)
        value += PROVISIONS * min(share * 3, 1.0) * self.now.provisions
        value += self.equipment(share)
        return value + self.new_orders()

    def progress(self) -> float:
        """What workshops promise, open ones and those to come."""
        own = self.workshops.count(self.now.seat)
        steps = 0
        for count, needed, owner in zip(self.craftsmen, self.game.craftsmen.needed, self.workshops, strict=True):
            if owner in (NOBODY, self.now.seat):
                steps += min(count, needed - 1)
        bonus = min(own * WORKSHOP, BONUS_PACE * self.left, BONUS_TILE * self.bonus_left)
        return bonus + self.soon * STEP * steps

    def deliveries(self, kinds: list[int]) -> float:
        """What the open orders promise: the best one first, from its house on to the next."""
        home, value, then = self.here, 0.0, 0.0
        while kinds:
            best, chosen, duration = -1.0, kinds[0], 0.0
            for kind in set(kinds):
                turns = self.duration(kind)
                promise = self.promise(kind, then + turns)
                if promise > best:
                    best, chosen, duration = promise, kind, turns
            value += best
            then += duration
            kinds.remove(chosen)
            self.reserve(chosen)
        self.here, self.moved = home, False
        return value

    def delay(self) -> float:
        """What it costs a seat that wants the end that it is still far away: nothing at the end, and never more than LATE_END."""
        turns = self.turns_to_end()
        return LATE_END * turns / (HALF_LATE + turns)

    def turns_to_end(self) -> float:
        """The turns that the seat needs to end the game, if nobody helps: the nearest orders first, then new ones."""
        kinds, home, total = list(self.now.orders), self.here, 0.0
        while self.missing():
            useful = [(min(self.duration(kind), GIVE_UP), kind) for kind in set(kinds) if self.brings_end(kind)]
            if not useful:
                break
            turns, chosen = min(useful)
            total += turns
            kinds.remove(chosen)
            self.reserve(chosen)
        self.here, self.moved = home, False
        if self.missing():
            total += self.missing() * UNBOUGHT + LACK * max(PURSE - self.coins, 0)
            if not self.browsing(orders=True):
                judgement = self.game.judgement
                total += min([judgement.turns[home][space] for space in judgement.order_books])
        return total

    def brings_end(self, kind: int) -> bool:
        """Whether an order of some kind brings the end nearer: one whose craftsman is of the colour that may be left does not."""
        found = next_left(self.stacks, self.game.orders.colour[kind])
        most = max(self.stacks)
        return self.stacks[found] < most or self.stacks.count(most) > 1

    def missing(self) -> int:
        """How many craftsmen must be hired until the end."""
        return sum(self.stacks) - max(self.stacks)

    def duration(self, kind: int) -> float:
        """The turns until an order of some kind is completed."""
        game = self.game
        orders, judgement = game.orders, game.judgement
        house = judgement.house[orders.colour[kind]]
        extra = WITHOUT_COINS if orders.coins[kind] > self.coins else 0.0
        missing = [gem for gem in orders.gems[kind] if gem not in self.spare]
        free = self.free
        for gem in missing:
            if gem not in self.tools:
                if free:
                    free -= 1
                    extra += WITHOUT_COINS / 2 if self.coins < 3 else 0.0
                else:
                    extra += WITHOUT_TOOL - (GOLD in self.spare)
        return self.journey(missing, house) + extra

    def journey(self, missing: list[int], house: int) -> float:
        """The turns to load gems and bring them to a house; no turn lies between two orders for the same house."""
        turns, here = self.game.judgement.turns, self.here
        if not missing:
            return 0 if here == house and self.moved else turns[here][house]
        total = 0
        while missing:
            best, place = 99, -1
            for gem in missing:
                for space in self.sources[gem]:
                    length = turns[here][space] + turns[space][house]
                    if length < best:
                        best, place = length, space
            if place < 0:
                return NEVER
            total += turns[here][place]
            here = place
            missing = [gem for gem in missing if place not in self.sources[gem]]
        return total + turns[here][house]

    def promise(self, kind: int, then: float) -> float:
        """What an order brings that is completed in so many turns, points and all."""
        time = (self.left + 1.5 - then) / 3
        return self.gain(kind) * float(DELAY**then) * min(max(time, 0.03), 1.0)

    def gain(self, kind: int) -> float:
        """What an order brings once it is completed."""
        game = self.game
        colour = game.orders.colour[kind]
        points = float(game.orders.points[kind])
        if self.workshops[colour] == self.now.seat and self.bonus_left:
            points += game.tables.bonus.points
        found = next_left(self.stacks, colour)
        if found == NONE:
            return points
        if not self.craftsmen[found]:
            points += game.tables.scoring.craftsman_colour
        if self.workshops[found] == NOBODY:
            if self.craftsmen[found] + 1 >= game.craftsmen.needed[found]:
                points += game.craftsmen.points[found] + self.soon * min(WORKSHOP, BONUS_TILE * self.bonus_left)
            else:
                points += self.soon * STEP
        return points

    def reserve(self, kind: int) -> None:
        """An order is completed: the next one starts from its house and must do without what it takes."""
        game = self.game
        self.here, self.moved = game.judgement.house[game.orders.colour[kind]], True
        self.coins = max(0, self.coins - game.orders.coins[kind])
        for gem in game.orders.gems[kind]:
            if gem in self.spare:
                self.spare.remove(gem)
            elif gem in self.tools:
                self.tools.remove(gem)
            elif self.free:
                self.free -= 1
        colour = game.orders.colour[kind]
        if self.workshops[colour] == self.now.seat and self.bonus_left:
            self.bonus_left -= 1
        found = next_left(self.stacks, colour)
        if found != NONE:
            self.stacks[found] -= 1
            self.craftsmen[found] += 1
            if self.workshops[found] == NOBODY and self.craftsmen[found] >= game.craftsmen.needed[found]:
                self.workshops[found] = self.now.seat

    def equipment(self, share: float) -> float:
        """What equipment and gems promise, and the way to the next catalogue."""
        game, bought = self.game, self.now.bought
        value = share * (sum(EQUIPMENT[:bought]) + SPARE * len(self.spare))
        if GOLD in self.spare and bought < len(EQUIPMENT):
            turns = game.judgement.turns[self.here]
            nearest = min(turns[space] for space in game.judgement.catalogues)
            if self.browsing(orders=False):
                nearest = 0
            value += SHOPPING * share * EQUIPMENT[bought] * float(DELAY**nearest)
        return value

    def browsing(self, *, orders: bool) -> bool:
        """Whether the seat is using a book now and could buy what it shows."""
        game, offer = self.game, self.now.offer
        if offer is None or game.books.has_orders[game.spaces.book[self.here]] != orders:
            return False
        if orders:
            return self.coins > 0
        return any(self.now.cargo[kind] == NO_CARD for kind in offer)

    def new_orders(self) -> float:
        """What the free places for orders promise, and the way to the next order book."""
        game = self.game
        slots = min(game.most_orders - len(self.now.orders), len(NEW_ORDER))
        turns = game.judgement.turns[self.here]
        nearest = min([turns[space] for space in game.judgement.order_books])
        late = 0.0 if self.coins else WITHOUT_COINS
        promise = sum(NEW_ORDER[:slots]) * float(DELAY ** (nearest + late)) * self.soon
        if slots and self.browsing(orders=True):
            promise += self.best_page(slots)
        return promise

    def best_page(self, slots: int) -> float:
        """What the better of the open orders adds if it is bought now."""
        best = max((self.promise(kind, self.duration(kind)) for kind in self.now.offer or ()), default=0.0)
        return max(0.0, best - NEW_ORDER[slots - 1] * DELAY**2 - 1.0)
