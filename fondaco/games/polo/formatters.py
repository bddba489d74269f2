"""Words for items, places, dice, spaces, contracts and city cards, as messages need them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from ...core.messages import JsonValue, Message, Translator
from .components import CardKind
from .items import Bundle
from .state import PoloGame

Noun = Callable[[Any, str], str]
Names = Mapping[str, tuple[str, str]]
"""English and German names by id."""


def by_value(rows: Sequence[Bundle]) -> Iterator[tuple[str, Bundle]]:
    """Rewards by what a die shows, equal ones together: ``2–6`` for the values from 2 to 6."""
    value = 1
    for row, equal in groupby(rows):
        last = value + len(list(equal)) - 1
        yield (f"{value}–{last}" if last > value else f"{value}"), row
        value = last + 1


def named(things: Sequence[Any]) -> dict[str, tuple[str, str]]:
    """The names of things in a component file; one without a German name has the English one."""
    return {thing.id: (thing.name, thing.name_de or thing.name) for thing in things}


def several(word: Noun) -> Noun:
    """The noun for a list of things."""

    def words(value: Any, lang: str) -> str:
        return ", ".join(word(one, lang) for one in value)

    return words


class Words:
    """The nouns that both games know; each adds its own."""

    def __init__(self, translator: Translator, game: PoloGame, places: Names, characters: Names) -> None:
        self.translator = translator
        self.game = game
        self.places = places
        self.characters = characters
        self.contracts = {label: number for number, label in enumerate(game.contracts.labels)}
        self.cards = {label: number for number, label in enumerate(game.cards.labels)}
        self.card_spaces = dict(zip(game.spaces.labels[game.spaces.first_card :], game.places.card_city, strict=False))
        self.tiles = dict(zip((*game.bonus_labels, *game.outpost_labels), (*game.bonuses, *game.outposts), strict=True))

    def add(self) -> None:
        """Teach the translator these nouns."""
        nouns = self.translator.formatters
        nouns |= {"city": self.place, "here": self.place, "old": self.place, "character": self.character}
        nouns |= {"space": self.space, "colour": self.colour, "dice": self.dice, "item": self.item, "items": self.items}
        nouns |= {"reward": self.items, "pair": self.pair, "swap": self.swap, "card": self.card, "effect": self.effect}
        nouns |= {"contract": self.contract, "contracts": several(self.contract), "effects": self.alternatives}
        nouns |= {"bonus": self.tile, "outpost": self.tile, "tile": self.kind, "owner": self.owner, "lines": self.lines}
        nouns |= {"shown": self.shown}

    def say(self, id: str, lang: str, **args: JsonValue | Message) -> str:
        """A message in words."""
        return self.translator.format(Message(id, args), lang)

    def place(self, value: JsonValue, lang: str) -> str:
        return self.places[str(value)][lang == "de"]

    def character(self, value: JsonValue, lang: str) -> str:
        return self.characters[str(value)][lang == "de"]

    def item(self, value: JsonValue, lang: str) -> str:
        return self.say(f"item-{value}", lang)

    def items(self, value: Any, lang: str) -> str:
        numbers: dict[str, int] = {}
        for name, number in value:
            numbers[name] = numbers.get(name, 0) + number
        parts = [self.say(f"some-{name}", lang, number=number) for name, number in numbers.items()]
        return " + ".join(parts) if parts else self.say("nothing", lang)

    def bundle(self, value: Bundle, lang: str) -> str:
        return self.items(value.to_json(), lang)

    def colour(self, value: JsonValue, lang: str) -> str:
        return self.say(f"colour-{value}", lang)

    def dice(self, value: Any, lang: str) -> str:
        return ", ".join(self.say("one-die", lang, colour=shade, value=pips) for shade, pips in value)

    def space(self, value: JsonValue, lang: str) -> str:
        name = str(value)
        if name not in self.card_spaces:
            return self.say(f"space-{name}", lang)
        city = self.game.places.labels[self.card_spaces[name]]
        number = name.removeprefix(city)
        return (
            self.say("space-card-number", lang, city=city, number=number) if number else self.say("space-card", lang, city=city)
        )

    def contract(self, value: JsonValue, lang: str) -> str:
        number = self.contracts[str(value)]
        names = self.game.items.ITEMS
        cost = [[names[item], count] for item, count in self.game.contracts.cost[number]]
        return f"{value} ({self.items(cost, lang)} → {self.bundle(self.game.contracts.reward[number], lang)})"

    def swap(self, value: JsonValue, lang: str) -> str:
        paid, gained = self.game.cards.swap_words[self.game.cards.swap_labels.index(str(value))]
        return f"{self.bundle(paid, lang)} → {self.bundle(gained, lang)}"

    def pair(self, value: JsonValue, lang: str) -> str:
        """Two goods, as an answer of their own."""
        words = " + ".join(self.item(name, lang) for name in str(value).split("-"))
        return words[0].upper() + words[1:]

    def card(self, value: JsonValue, lang: str) -> str:
        cards, number = self.game.cards, self.cards[str(value)]
        kind, reward = cards.kind[number], cards.reward[number]
        if kind is CardKind.REPEAT:
            return f"{self.bundle(cards.cost[number], lang)} → {self.bundle(reward, lang)}"
        if kind is CardKind.TABLE:
            return " / ".join(f"{values}: {self.bundle(row, lang)}" for values, row in by_value(cards.rows[number]))
        if kind is CardKind.PIPS:
            return self.say("card-pips", lang, reward=reward.to_json())
        if kind is CardKind.COUNTED:
            counted = "card-posts" if cards.counts_posts[number] else "card-contracts"
            return self.say(counted, lang, reward=reward.to_json())
        if kind is CardKind.SEAL:
            return self.say("card-seal", lang, items=cards.cost[number].to_json())
        return " / ".join(self.swap(cards.swap_labels[each], lang) for each in cards.swaps[number])

    def effect(self, value: JsonValue, lang: str) -> str:
        return self.say(f"effect-{value}", lang)

    def alternatives(self, value: Any, lang: str) -> str:
        """Effects to choose from."""
        *others, last = [self.effect(one, lang) for one in value]
        return self.say("this-or-that", lang, this=", ".join(others), that=last) if others else last

    def tile(self, value: JsonValue, lang: str) -> str:
        return self.bundle(self.tiles[str(value)], lang)

    def kind(self, value: JsonValue, lang: str) -> str:
        """Which kind of tile it is."""
        return self.say("kind-outpost" if value in self.game.outpost_labels else "kind-city-bonus", lang)

    def shown(self, value: Any, lang: str) -> str:
        """The contracts on some places; one that was taken leaves a gap."""
        return "; ".join(self.contract(card, lang) if card else "–" for card in value)

    def owner(self, value: Any, lang: str) -> str:
        return self.say("seat-name", lang, number=value + 1)

    def lines(self, value: Any, lang: str) -> str:
        return "; ".join(f"{number}: {self.items(line, lang)}" for number, line in enumerate(value, 1))
