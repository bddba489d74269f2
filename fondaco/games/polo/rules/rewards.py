"""Rewards: what a space, a tile or a card gives (symbols of the sheet beside the rulebook).

Amounts are taken at once. Effects ask or draw something; several of them come in the order the player likes, and each is
finished, with everything it triggers, before the next begins (a ruling: order-of-rewards).
"""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, Task, not_asked
from ....core.messages import JsonValue, Message
from ..items import GOODS, PAIRS, Bundle
from ..state import AnyPolo
from .payment import gain


def reward(s: AnyPolo, seat: int, bundle: Bundle) -> None:
    """Give a seat a reward."""
    if bundle.amounts:
        gain(s, seat, bundle.amounts)
    if bundle.effects:
        s.stack.append(Effects(seat, bundle.effects))


class Effects(Task[AnyPolo]):
    """Effects that wait for a seat. Their order is asked only between different ones."""

    __slots__ = ("effects",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effects")

    def __init__(self, seat: int, effects: tuple[int, ...]) -> None:
        self.seat = seat
        self.effects = effects

    def run(self, s: AnyPolo, seat: int) -> None:
        effects = self.effects
        if len(effects) > 1:
            if not s.black_dice:
                effects = tuple(effect for effect in effects if effect != s.game.die_effect)
            if len(set(effects)) > 1:
                s.stack.append(Order(seat, effects))
                return
        if effects:
            begin(s, seat, effects[0], effects)

    def to_json(self) -> list[JsonValue]:
        return ["Effects", self.seat, list(self.effects)]


def begin(s: AnyPolo, seat: int, effect: int, effects: tuple[int, ...]) -> None:
    """One of the effects takes place, or all of its kind where several are one; the others wait."""
    number = effects.count(effect) if effect in s.game.joined else 1
    rest = list(effects)
    for _ in range(number):
        rest.remove(effect)
    if rest:
        s.stack.append(Effects(seat, tuple(rest)))
    s.game.effects[effect](s, seat, number)


class Order(Question[AnyPolo]):
    """Which of these effects comes first?"""

    __slots__ = ("effects",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effects")

    def __init__(self, seat: int, effects: tuple[int, ...]) -> None:
        self.seat = seat
        self.effects = effects

    def legal(self, s: AnyPolo) -> list[int]:
        base = s.game.first.base - s.STORED
        return [base + effect for effect in sorted(set(self.effects))]

    def apply(self, s: AnyPolo, action: int) -> None:
        game = s.game
        if not game.first.base <= action < game.first.end:
            raise not_asked()
        effect = action - game.first.base + s.STORED
        if effect not in self.effects:
            raise Refused("no-such-effect", effect=game.first.axes[0].labels[effect - s.STORED])
        begin(s, self.seat, effect, self.effects)

    def prompt(self, s: AnyPolo) -> Message:
        labels = s.game.first.axes[0].labels
        return Message("ask-first", {"effects": [labels[effect - s.STORED] for effect in sorted(set(self.effects))]})

    def to_json(self) -> list[JsonValue]:
        return ["Order", self.seat, list(self.effects)]


class Good(Question[AnyPolo]):
    """Which good do you take? Several are named in the order pepper, silk, gold, so that every outcome has one path."""

    __slots__ = ("least", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "least")

    selection_fields = ()

    def __init__(self, seat: int, left: int, least: int) -> None:
        self.seat = seat
        self.left = left
        self.least = least

    def legal(self, s: AnyPolo) -> list[int]:
        base = s.game.good.base
        return s.game.all_actions[base + self.least : base + len(GOODS)]

    def apply(self, s: AnyPolo, action: int) -> None:
        good = action - s.game.good.base
        if not 0 <= good < len(GOODS):
            raise not_asked()
        if good < self.least:
            raise Refused("good-order", item=s.game.items.ITEMS[GOODS[good]])
        gain(s, self.seat, ((GOODS[good], 1),))
        if self.left > 1:
            s.stack.append(Good(self.seat, self.left - 1, good))

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-good", {"left": self.left})


class Pair(Question[AnyPolo]):
    """Which two different goods do you take?"""

    __slots__ = ()

    def legal(self, s: AnyPolo) -> list[int]:
        return s.game.all_actions[s.game.pair.base : s.game.pair.end]

    def apply(self, s: AnyPolo, action: int) -> None:
        pair = action - s.game.pair.base
        if not 0 <= pair < len(PAIRS):
            raise not_asked()
        first, second = PAIRS[pair]
        gain(s, self.seat, ((first, 1), (second, 1)))

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-pair")


class Copy(Question[AnyPolo]):
    """Which other city bonus do you gain? No post is needed there, but the tile must lie there (a ruling: bonus-in-the-box)."""

    __slots__ = ()

    def legal(self, s: AnyPolo) -> list[int]:
        game = s.game
        base = game.bonus.base
        return [base + city for city, tile in enumerate(s.bonuses) if game.copy_effect not in game.bonuses[tile].effects]

    def apply(self, s: AnyPolo, action: int) -> None:
        game = s.game
        city = action - game.bonus.base
        if not 0 <= city < game.bonus.size:
            raise not_asked()
        if game.copy_effect in game.bonuses[s.bonuses[city]].effects:
            raise Refused("copies-itself", city=game.bonus.axes[0].labels[city])
        gain_city_bonus(s, self.seat, city)

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-copy")


class Trigger(Question[AnyPolo]):
    """The bonus of which city with an own post? Several must be different ones, named in the order of the map.

    No city bonus changes what another one gives, so this order takes nothing from anybody.
    """

    __slots__ = ("least", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "least")

    selection_fields = ()

    def __init__(self, seat: int, left: int, least: int) -> None:
        self.seat = seat
        self.left = left
        self.least = least

    def legal(self, s: AnyPolo) -> list[int]:
        base = s.game.bonus.base
        cities = own_bonus_cities(s, self.seat, self.least)
        return [base + city for city in cities[: len(cities) - self.left + 1]]

    def apply(self, s: AnyPolo, action: int) -> None:
        game = s.game
        city = action - game.bonus.base
        if not 0 <= city < game.bonus.size:
            raise not_asked()
        name = game.bonus.axes[0].labels[city]
        if not s.posts[self.seat] >> game.places.bonus_from + city & 1:
            raise Refused("no-post-there", city=name)
        if city < self.least:
            raise Refused("bonus-order", city=name)
        cities = own_bonus_cities(s, self.seat, city)
        if len(cities) < self.left:
            raise Refused("bonuses-left", city=name, left=self.left)
        if self.left > 1:
            s.stack.append(Trigger(self.seat, self.left - 1, city + 1))
        gain_city_bonus(s, self.seat, city)

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-trigger", {"left": self.left})


def gain_city_bonus(s: AnyPolo, seat: int, city: int) -> None:
    """The bonus of a city that was chosen, counted from the first one that has a bonus."""
    game, tile = s.game, s.bonuses[city]
    bonus = game.bonuses[tile]
    if s.event_sink is not None:
        s.emit("bonus", seat, city=game.bonus.axes[0].labels[city], tile=game.bonus_labels[tile], items=bonus.to_json())
    reward(s, seat, bonus)


def own_bonus_cities(s: AnyPolo, seat: int, least: int = 0) -> list[int]:
    """The cities with a city bonus and a post of the seat, counted from 0, from one on."""
    places = s.game.places
    posts = s.posts[seat] >> places.bonus_from
    return [city for city in range(least, places.bonus_cities) if posts >> city & 1]


def ask_good(s: AnyPolo, seat: int, number: int) -> None:
    """So many goods of choice."""
    s.stack.append(Good(seat, number, 0))


def ask_pair(s: AnyPolo, seat: int, number: int) -> None:
    """Two different goods."""
    s.stack.append(Pair(seat))


def ask_copy(s: AnyPolo, seat: int, number: int) -> None:
    """Another city bonus."""
    s.stack.append(Copy(seat))


def goods_of(s: AnyPolo, seat: int) -> tuple[int, int, int]:
    """Pepper, silk and gold of a seat."""
    own = seat * s.STORED + GOODS[0]
    pepper, silk, gold = s.store[own : own + len(GOODS)]
    return pepper, silk, gold
