"""Rewards: what a space, a tile or a card gives (symbols of the sheet beside the rulebook).

Amounts are taken at once. Effects ask or draw something. The player chooses the order of several effects, and each is finished,
with everything it triggers, before the next begins (a ruling: order-of-rewards).
"""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import JsonValue, Message
from ..items import GOODS, PAIRS, Bundle
from ..state import AnyPolo
from .obstacles import (
    BONUSES_IN_ORDER,
    COPIES_ITSELF,
    GOODS_IN_ORDER,
    MESSAGES,
    NO_POST_THERE,
    NO_SUCH_EFFECT,
    TOO_FEW_BONUSES_LEFT,
)
from .payment import gain


def reward(s: AnyPolo, seat: int, bundle: Bundle) -> None:
    """Give a seat a reward."""
    if bundle.amounts:
        gain(s, seat, bundle.amounts)
    if bundle.effects:
        s.stack.append(Effects(seat, bundle.effects))


class Effects(Task[AnyPolo]):
    """Effects still to be carried out for a seat. The player chooses their order if they differ."""

    __slots__ = ("effects",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effects")

    def __init__(self, seat: int, effects: tuple[int, ...]) -> None:
        self.seat = seat
        self.effects = effects

    def run(self, s: AnyPolo, seat: int) -> None:
        effects = self.effects
        if len(effects) > 1:
            if not s.black_dice:
                effects = tuple([effect for effect in effects if effect != s.game.die_effect])
            if len(set(effects)) > 1:
                s.stack.append(Order(seat, effects))
                return
        if effects:
            carry_out_effect(s, seat, effects[0], effects)

    def to_json(self) -> list[JsonValue]:
        return ["Effects", self.seat, list(self.effects)]


def carry_out_effect(s: AnyPolo, seat: int, effect: int, effects: tuple[int, ...]) -> None:
    """Carry out one of the effects, or all of its kind where they are joined; the others wait."""
    number = effects.count(effect) if effect in s.game.joined_effects else 1
    others = list(effects)
    for _ in range(number):
        others.remove(effect)
    if others:
        s.stack.append(Effects(seat, tuple(others)))
    s.game.effects[effect](s, seat, number)


class Order(Question[AnyPolo]):
    """Which of these effects comes first?"""

    __slots__ = ("effects",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effects")

    def __init__(self, seat: int, effects: tuple[int, ...]) -> None:
        self.seat = seat
        self.effects = effects

    def legal(self, s: AnyPolo) -> list[int]:
        first_effect, stored = s.game.first_effect.actions, s.game.stored
        return [first_effect[effect - stored] for effect in sorted(set(self.effects))]

    def obstacle(self, s: AnyPolo, action: int) -> int:
        number = s.game.first_effect.offset(action)
        if number < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if s.game.stored + number in self.effects else NO_SUCH_EFFECT

    def refusal(self, s: AnyPolo, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], effect=effect_label(s, s.game.stored + s.game.first_effect.offset(action)))

    def perform(self, s: AnyPolo, action: int) -> None:
        carry_out_effect(s, self.seat, s.game.stored + s.game.first_effect.offset(action), self.effects)

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-first", {"effects": [effect_label(s, effect) for effect in sorted(set(self.effects))]})

    def to_json(self) -> list[JsonValue]:
        return ["Order", self.seat, list(self.effects)]


def effect_label(s: AnyPolo, effect: int) -> str:
    """Return the label of an effect."""
    return s.game.first_effect.axes[0].labels[effect - s.game.stored]


class Good(Question[AnyPolo]):
    """Which good do you take? Several are named in the order pepper, silk, gold, so that every outcome has one path."""

    __slots__ = ("first", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "first")

    selection_fields = ()

    def __init__(self, seat: int, left: int, first: int) -> None:
        self.seat = seat
        self.left = left
        self.first = first
        """The first good that may still be named."""

    def legal(self, s: AnyPolo) -> list[int]:
        return list(s.game.take_good.actions[self.first :])

    def obstacle(self, s: AnyPolo, action: int) -> int:
        good = s.game.take_good.offset(action)
        if good < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if good >= self.first else GOODS_IN_ORDER

    def refusal(self, s: AnyPolo, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], item=s.game.items.ITEMS[GOODS[s.game.take_good.offset(action)]])

    def perform(self, s: AnyPolo, action: int) -> None:
        good = s.game.take_good.offset(action)
        gain(s, self.seat, ((GOODS[good], 1),))
        if self.left > 1:
            s.stack.append(Good(self.seat, self.left - 1, good))

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-good", {"left": self.left})


class Pair(Question[AnyPolo]):
    """Which two different goods do you take?"""

    __slots__ = ()

    def legal(self, s: AnyPolo) -> list[int]:
        return list(s.game.take_pair.actions)

    def obstacle(self, s: AnyPolo, action: int) -> int:
        return NO_OBSTACLE if s.game.take_pair.offset(action) >= 0 else OTHER_QUESTION

    def perform(self, s: AnyPolo, action: int) -> None:
        first, second = PAIRS[s.game.take_pair.offset(action)]
        gain(s, self.seat, ((first, 1), (second, 1)))

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-pair")


class Copy(Question[AnyPolo]):
    """Which other city bonus do you gain? No post is needed there, but the tile must be in play (a ruling: bonus-in-the-box)."""

    __slots__ = ()

    def legal(self, s: AnyPolo) -> list[int]:
        city_bonus = s.game.city_bonus.actions
        return [city_bonus[city] for city in range(len(s.city_bonuses)) if not self.city_obstacle(s, city)]

    def obstacle(self, s: AnyPolo, action: int) -> int:
        city = s.game.city_bonus.offset(action)
        return self.city_obstacle(s, city) if city >= 0 else OTHER_QUESTION

    def city_obstacle(self, s: AnyPolo, city: int) -> int:
        """Return what prevents copying the bonus of a city."""
        copied = s.game.bonuses[s.city_bonuses[city]]
        return COPIES_ITSELF if s.game.copy_effect in copied.effects else NO_OBSTACLE

    def refusal(self, s: AnyPolo, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], city=bonus_city_label(s, s.game.city_bonus.offset(action)))

    def perform(self, s: AnyPolo, action: int) -> None:
        gain_city_bonus(s, self.seat, s.game.city_bonus.offset(action))

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-copy")


class Trigger(Question[AnyPolo]):
    """Which city with your post pays its bonus? Several must be different ones, named in the order of the map.

    City bonuses do not affect one another, so a fixed order costs no player anything.
    """

    __slots__ = ("first", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "first")

    selection_fields = ()

    def __init__(self, seat: int, left: int, first: int) -> None:
        self.seat = seat
        self.left = left
        self.first = first
        """The first city that may still be named."""

    def legal(self, s: AnyPolo) -> list[int]:
        city_bonus = s.game.city_bonus.actions
        cities = own_bonus_cities(s, self.seat, self.first)
        return [city_bonus[city] for city in cities if not self.city_obstacle(s, city)]

    def obstacle(self, s: AnyPolo, action: int) -> int:
        city = s.game.city_bonus.offset(action)
        return self.city_obstacle(s, city) if city >= 0 else OTHER_QUESTION

    def city_obstacle(self, s: AnyPolo, city: int) -> int:
        """Return what prevents naming a city."""
        if not s.has_post(self.seat, s.game.places.bonus_from + city):
            return NO_POST_THERE
        if city < self.first:
            return BONUSES_IN_ORDER
        return NO_OBSTACLE if len(own_bonus_cities(s, self.seat, city)) >= self.left else TOO_FEW_BONUSES_LEFT

    def refusal(self, s: AnyPolo, action: int, obstacle: int) -> Refused:
        name = bonus_city_label(s, s.game.city_bonus.offset(action))
        if obstacle == TOO_FEW_BONUSES_LEFT:
            return Refused(MESSAGES[obstacle], city=name, left=self.left)
        return Refused(MESSAGES[obstacle], city=name)

    def perform(self, s: AnyPolo, action: int) -> None:
        city = s.game.city_bonus.offset(action)
        if self.left > 1:
            s.stack.append(Trigger(self.seat, self.left - 1, city + 1))
        gain_city_bonus(s, self.seat, city)

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-trigger", {"left": self.left})


def bonus_city_label(s: AnyPolo, city: int) -> str:
    """Return the label of a city with a bonus, counted from the first one."""
    return s.game.city_bonus.axes[0].labels[city]


def gain_city_bonus(s: AnyPolo, seat: int, city: int) -> None:
    """Gain the bonus of a city that was chosen, counted from the first one that has a bonus."""
    game, tile = s.game, s.city_bonuses[city]
    bonus = game.bonuses[tile]
    if s.event_sink is not None:
        s.emit("bonus", seat, city=bonus_city_label(s, city), tile=game.bonus_labels[tile], items=bonus.to_json())
    reward(s, seat, bonus)


def own_bonus_cities(s: AnyPolo, seat: int, first: int = 0) -> list[int]:
    """Return the cities with a city bonus and a post of the seat, counted from 0, from a first one on."""
    places = s.game.places
    return [city for city in range(first, places.bonus_cities) if s.has_post(seat, places.bonus_from + city)]


def ask_good(s: AnyPolo, seat: int, number: int) -> None:
    """Ask for goods of the player's choice."""
    s.stack.append(Good(seat, number, 0))


def ask_pair(s: AnyPolo, seat: int, number: int) -> None:
    """Ask for two different goods."""
    s.stack.append(Pair(seat))


def ask_copy(s: AnyPolo, seat: int, number: int) -> None:
    """Ask for another city bonus."""
    s.stack.append(Copy(seat))
