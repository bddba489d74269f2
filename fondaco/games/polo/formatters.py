"""Formatters for items, locations, dice, spaces, contracts and city cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from ...core.messages import JsonValue, Message, Translator
from .components import CardKind
from .game import AnyPoloGame
from .items import Bundle

Formatter = Callable[[Any, str], str]
Names = Mapping[str, tuple[str, str]]
"""English and German names by id."""


def by_value(rows: Sequence[Bundle]) -> Iterator[tuple[str, Bundle]]:
    """Yield rewards by the value of a die, equal ones together: ``2–6`` for the values from 2 to 6."""
    value = 1
    for row, equal in groupby(rows):
        last = value + len(list(equal)) - 1
        yield (f"{value}–{last}" if last > value else f"{value}"), row
        value = last + 1


def names_by_id(components: Sequence[Any]) -> dict[str, tuple[str, str]]:
    """Return the names of components by id; one without a German name has the English one."""
    return {component.id: (component.name, component.name_de or component.name) for component in components}


def several(formatter: Formatter) -> Formatter:
    """Return the formatter for a list of values."""

    def format_all(value: Any, lang: str) -> str:
        return ", ".join(formatter(each, lang) for each in value)

    return format_all


class Formatters:
    """The formatters that both games have; each game adds more."""

    def __init__(self, translator: Translator, game: AnyPoloGame, places: Names, characters: Names) -> None:
        self.translator = translator
        self.game = game
        self.places = places
        self.characters = characters
        self.contracts = {label: number for number, label in enumerate(game.contracts.labels)}
        self.cards = {label: number for number, label in enumerate(game.cards.labels)}
        self.card_spaces = dict(zip(game.spaces.labels[game.spaces.first_card :], game.places.card_city, strict=False))
        self.tiles = dict(zip((*game.bonus_labels, *game.outpost_labels), (*game.bonuses, *game.outposts), strict=True))

    def add(self) -> None:
        """Give the translator these formatters."""
        formatters = self.translator.formatters
        formatters |= {"city": self.place, "here": self.place, "old": self.place, "character": self.character}
        formatters |= {"space": self.space, "colour": self.colour, "dice": self.dice, "item": self.item, "items": self.items}
        formatters |= {"reward": self.items, "pair": self.pair, "swap": self.swap, "card": self.card, "effect": self.effect}
        formatters |= {"contract": self.contract, "contracts": several(self.contract), "effects": self.alternatives}
        formatters |= {"bonus": self.tile, "outpost": self.tile, "tile": self.kind, "owner": self.owner, "lines": self.lines}
        formatters |= {"shown": self.shown}

    def text(self, id: str, lang: str, **args: JsonValue | Message) -> str:
        """Return a message as text."""
        return self.translator.format(Message(id, args), lang)

    def place(self, value: JsonValue, lang: str) -> str:
        return self.places[str(value)][lang == "de"]

    def character(self, value: JsonValue, lang: str) -> str:
        return self.characters[str(value)][lang == "de"]

    def item(self, value: JsonValue, lang: str) -> str:
        return self.text(f"item-{value}", lang)

    def items(self, value: Any, lang: str) -> str:
        numbers: dict[str, int] = {}
        for name, number in value:
            numbers[name] = numbers.get(name, 0) + number
        parts = [self.text(f"some-{name}", lang, number=number) for name, number in numbers.items()]
        return " + ".join(parts) if parts else self.text("nothing", lang)

    def bundle(self, value: Bundle, lang: str) -> str:
        return self.items(value.to_json(), lang)

    def colour(self, value: JsonValue, lang: str) -> str:
        return self.text(f"colour-{value}", lang)

    def dice(self, value: Any, lang: str) -> str:
        return ", ".join(self.text("one-die", lang, colour=shade, value=pips) for shade, pips in value)

    def space(self, value: JsonValue, lang: str) -> str:
        name = str(value)
        if name not in self.card_spaces:
            return self.text(f"space-{name}", lang)
        city = self.game.places.labels[self.card_spaces[name]]
        number = name.removeprefix(city)
        return (
            self.text("space-card-number", lang, city=city, number=number) if number else self.text("space-card", lang, city=city)
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
        """Word two goods, as an action."""
        text = " + ".join(self.item(name, lang) for name in str(value).split("-"))
        return text[0].upper() + text[1:]

    def card(self, value: JsonValue, lang: str) -> str:
        cards, number = self.game.cards, self.cards[str(value)]
        kind, reward = cards.kind[number], cards.reward[number]
        if kind is CardKind.REPEAT:
            return f"{self.bundle(cards.cost[number], lang)} → {self.bundle(reward, lang)}"
        if kind is CardKind.TABLE:
            return " / ".join(f"{values}: {self.bundle(row, lang)}" for values, row in by_value(cards.rows[number]))
        if kind is CardKind.PIPS:
            return self.text("card-pips", lang, reward=reward.to_json())
        if kind is CardKind.COUNTED:
            counted = "card-posts" if cards.counts_posts[number] else "card-contracts"
            return self.text(counted, lang, reward=reward.to_json())
        if kind is CardKind.SEAL:
            return self.text("card-seal", lang, items=cards.cost[number].to_json())
        return " / ".join(self.swap(cards.swap_labels[each], lang) for each in cards.swaps[number])

    def effect(self, value: JsonValue, lang: str) -> str:
        return self.text(f"effect-{value}", lang)

    def alternatives(self, value: Any, lang: str) -> str:
        """Word effects to choose from."""
        *others, last = [self.effect(effect, lang) for effect in value]
        return self.text("this-or-that", lang, this=", ".join(others), that=last) if others else last

    def tile(self, value: JsonValue, lang: str) -> str:
        return self.bundle(self.tiles[str(value)], lang)

    def kind(self, value: JsonValue, lang: str) -> str:
        """Word the kind of a tile."""
        return self.text("kind-outpost" if value in self.game.outpost_labels else "kind-city-bonus", lang)

    def shown(self, value: Any, lang: str) -> str:
        """Word the contracts on slots; one that was taken leaves a gap."""
        return "; ".join(self.contract(card, lang) if card else "–" for card in value)

    def owner(self, value: Any, lang: str) -> str:
        return self.text("seat-name", lang, number=value + 1)

    def lines(self, value: Any, lang: str) -> str:
        return "; ".join(f"{number}: {self.items(line, lang)}" for number, line in enumerate(value, 1))
