"""Rewards: what a space, a tile or a card gives (symbols of the sheet beside the rulebook).

Amounts are taken at once. Effects ask or draw something; several of them come in the order the player likes, and each is
finished, with everything it triggers, before the next begins (supplement, section 3).
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, Task, not_asked
from ...core.messages import Message, Plain
from .components import LARGE, SMALL
from .items import COPY, DIE, GOOD, GOODS, ITEMS, PAIRS, STORED, TRIGGER, Bundle
from .state import MarcoPoloState
from .store import gain

EFFECTS = ITEMS[GOOD:TRIGGER]
"""What `first` names."""


def reward(s: MarcoPoloState, seat: int, bundle: Bundle) -> None:
    """Give a seat a reward."""
    if bundle.amounts:
        gain(s, seat, bundle.amounts)
    if bundle.effects:
        s.stack.append(Effects(seat, bundle.effects))


@dataclass(slots=True, eq=False)
class Effects(Task[MarcoPoloState]):
    """Effects that wait for a seat. Their order is asked only between different ones."""

    seat: int
    effects: tuple[int, ...]

    def entry(self, s: MarcoPoloState, seat: int) -> None:
        effects = self.effects
        if len(effects) > 1:
            if not s.black_dice:
                effects = tuple(effect for effect in effects if effect != DIE)
            if len(set(effects)) > 1:
                s.stack.append(Order(seat, effects))
                return
            if len(effects) > 1:
                s.stack.append(Effects(seat, effects[1:]))
        if effects:
            s.game.effects[effects[0]](s, seat)

    def plain(self) -> list[Plain]:
        return ["Effects", self.seat, list(self.effects)]


@dataclass(slots=True, eq=False)
class Order(Question[MarcoPoloState]):
    """Which of these effects comes first?"""

    seat: int
    effects: tuple[int, ...]

    def legal(self, s: MarcoPoloState) -> list[int]:
        base = s.game.first.base - GOOD
        return [base + effect for effect in sorted(set(self.effects))]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        game = s.game
        effect = action - game.first.base + GOOD
        if not game.first.base <= action < game.first.end:
            raise not_asked()
        if effect not in self.effects:
            raise Refused("no-such-effect", effect=ITEMS[effect])
        rest = list(self.effects)
        rest.remove(effect)
        s.stack.append(Effects(self.seat, tuple(rest)))
        game.effects[effect](s, self.seat)

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-first", {"effects": [ITEMS[effect] for effect in sorted(set(self.effects))]})

    def plain(self) -> list[Plain]:
        return ["Order", self.seat, list(self.effects)]


@dataclass(slots=True, eq=False)
class Good(Question[MarcoPoloState]):
    """Which good do you take? Several are named in the order pepper, silk, gold, so that every outcome has one path."""

    seat: int
    left: int
    least: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        base = s.game.good.base
        return s.game.ids[base + self.least : base + len(GOODS)]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        good = action - s.game.good.base
        if not 0 <= good < len(GOODS):
            raise not_asked()
        if good < self.least:
            raise Refused("good-order", item=ITEMS[GOODS[good]])
        gain(s, self.seat, ((GOODS[good], 1),))
        if self.left > 1:
            s.stack.append(Good(self.seat, self.left - 1, good))

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-good", {"left": self.left})


@dataclass(slots=True, eq=False)
class Pair(Question[MarcoPoloState]):
    """Which two different goods do you take?"""

    seat: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        return s.game.ids[s.game.pair.base : s.game.pair.end]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        pair = action - s.game.pair.base
        if not 0 <= pair < len(PAIRS):
            raise not_asked()
        first, second = PAIRS[pair]
        gain(s, self.seat, ((first, 1), (second, 1)))

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-pair")


@dataclass(slots=True, eq=False)
class Copy(Question[MarcoPoloState]):
    """Which other city bonus do you gain? No post is needed there."""

    seat: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        game = s.game
        base = game.bonus.base
        return [base + city for city, tile in enumerate(s.bonuses) if COPY not in game.bonuses[tile].effects]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        game = s.game
        city = action - game.bonus.base
        if not 0 <= city < SMALL:
            raise not_asked()
        bonus = game.bonuses[s.bonuses[city]]
        if COPY in bonus.effects:
            raise Refused("copies-itself", city=game.places.labels[LARGE + city])
        reward(s, self.seat, bonus)

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-copy")


@dataclass(slots=True, eq=False)
class Trigger(Question[MarcoPoloState]):
    """The bonus of which city with an own post? Several must be different ones, named in the order of the map.

    No city bonus changes what another one gives, so this order takes nothing from anybody.
    """

    seat: int
    left: int
    least: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        base = s.game.bonus.base
        cities = own_small_cities(s, self.seat, self.least)
        return [base + city for city in cities[: len(cities) - self.left + 1]]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        game = s.game
        city = action - game.bonus.base
        if not 0 <= city < SMALL:
            raise not_asked()
        name = game.places.labels[LARGE + city]
        if not s.posts[self.seat] >> LARGE + city & 1:
            raise Refused("no-post-there", city=name)
        if city < self.least:
            raise Refused("bonus-order", city=name)
        cities = own_small_cities(s, self.seat, city)
        if len(cities) < self.left:
            raise Refused("bonuses-left", city=name, left=self.left)
        if self.left > 1:
            s.stack.append(Trigger(self.seat, self.left - 1, city + 1))
        reward(s, self.seat, game.bonuses[s.bonuses[city]])

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-trigger", {"left": self.left})


def own_small_cities(s: MarcoPoloState, seat: int, least: int = 0) -> list[int]:
    """The small cities with a post of the seat, counted from 0, from one on."""
    posts = s.posts[seat] >> LARGE
    return [city for city in range(least, SMALL) if posts >> city & 1]


def ask_good(s: MarcoPoloState, seat: int) -> None:
    """One good of choice."""
    s.stack.append(Good(seat, 1, 0))


def ask_pair(s: MarcoPoloState, seat: int) -> None:
    """Two different goods."""
    s.stack.append(Pair(seat))


def ask_copy(s: MarcoPoloState, seat: int) -> None:
    """Another city bonus."""
    s.stack.append(Copy(seat))


def goods_of(s: MarcoPoloState, seat: int) -> tuple[int, int, int]:
    """Pepper, silk and gold of a seat."""
    own = seat * STORED + GOODS[0]
    pepper, silk, gold = s.store[own : own + len(GOODS)]
    return pepper, silk, gold
