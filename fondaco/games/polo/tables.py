"""The components as tuples of ints, for the rules. A component has a number: its index in the component file."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from ...core.native import mypyc_attr
from .components import CardKind, CityCard, Contract, Counts, Deck
from .components import Contracts as ContractCards
from .items import VP, Bundle

NO_SEAL: Final = -1
"""The seal of a road that needs none."""


class Road(NamedTuple):
    """A road as seen from one of its ends, and what it costs."""

    to: int
    """The location that it leads to."""
    coins: int
    camels: int
    jade: int = 0
    seal: int = NO_SEAL
    """The seal that it needs."""


Roads = tuple[tuple[Road, ...], ...]
"""The roads from every location, sorted by where they lead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Places:
    """The map: cities first, those with a city bonus side by side."""

    labels: tuple[str, ...]
    cities: int
    """Locations below this number are cities, where posts stand."""
    outpost_cities: int
    """The number of cities with an outpost bonus; they are the first cities."""
    bonus_from: int
    """The first city with a city bonus."""
    bonus_cities: int
    """The number of cities with a city bonus."""
    post_vp: tuple[int, ...]
    """The points for placing the first post, the second, and so on; entry 0 is none."""
    card_city: tuple[int, ...]
    """The city of each space for a city card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Spaces:
    """The action spaces by number."""

    labels: tuple[str, ...]
    dice: tuple[int, ...]
    """The number of dice that each space takes."""
    first_card: int
    """The first of the spaces on city cards; they are the last of all spaces."""
    neutral: dict[int, tuple[tuple[int, ...], ...]]
    """The dice that stay on the board all game, by player count: those of colours that are not in play."""
    black_dice: dict[int, int]
    """The number of black dice, by player count."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Characters:
    """The characters as tuples by number."""

    labels: tuple[str, ...]
    figures: tuple[int, ...]
    """The number of figures of each character."""
    roads: tuple[Roads, ...]
    """The roads as each character may use them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Goals:
    """The goal cards."""

    labels: tuple[str, ...]


class Cards:
    """The city cards."""

    def __init__(self, section: Deck[CityCard], items: type[Bundle]) -> None:
        cards, nothing = section.cards, items()
        step = items.parse("1 step").effects
        self.labels = tuple(card.id for card in cards)
        self.kind = tuple(card.kind for card in cards)
        self.cost = tuple(items.parse(card.cost) if card.cost else nothing for card in cards)
        self.reward = tuple(items.parse(card.reward) if card.reward else nothing for card in cards)
        self.rows = tuple(tuple(items.parse(row) for row in card.rows) for card in cards)
        self.counts_posts = tuple(card.counts is Counts.POSTS for card in cards)
        labels: list[str] = []
        swaps: list[tuple[Bundle, Bundle]] = []
        by_card: list[tuple[int, ...]] = []
        for card in cards:
            numbers = []
            for text in card.swaps:
                paid, gained = items.parse_swap(text)
                labels.append(f"{paid.to_json()[0][0]}-{gained.to_json()[0][0]}")
                numbers.append(len(swaps))
                swaps.append((paid, gained))
            by_card.append(tuple(numbers))
        self.swap_labels = tuple(labels)
        self.swap = tuple((*paid.amounts[0], *gained.amounts[0]) for paid, gained in swaps)
        """Each swap: item and number paid, item and number gained."""
        self.swap_words = tuple((paid, gained) for paid, gained in swaps)
        self.swaps = tuple(by_card)
        """The numbers of the swaps of each card."""
        self.travels = tuple(
            kind is CardKind.REPEAT and reward.effects[:1] == step for kind, reward in zip(self.kind, self.reward, strict=True)
        )


class Contracts:
    """The contracts, the starting ones first."""

    def __init__(self, section: ContractCards[Contract], items: type[Bundle]) -> None:
        cards = section.cards
        self.labels = tuple(card.id for card in cards)
        self.starting = section.starting
        costs = [items.parse(card.cost) for card in cards]
        self.cost = tuple((*cost.amounts, *Counter(cost.effects).items()) for cost in costs)
        """The cost of each contract; goods of free choice come last, as the item of that effect."""
        self.vp = tuple(card.vp for card in cards)
        rewards = [items.parse(card.reward) for card in cards]
        self.reward = tuple(
            items(((VP, card.vp), *reward.amounts) if card.vp else reward.amounts, reward.effects)
            for card, reward in zip(cards, rewards, strict=True)
        )
