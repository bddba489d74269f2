"""Words for items, places, dice, cards and characters, as messages need them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from ...core.messages import Message, Plain, Speaker
from .components import CARD_SPACES, CardKind
from .items import Bundle, parse
from .tables import BOARD_SPACES, CARDS

if TYPE_CHECKING:
    from .game import MarcoPolo

GIFTS = ("names_values", "white_die", "joins_free", "tribute", "oasis_jump", "posts_on_the_way")
"""What a character either has or has not."""

Noun = Callable[[Any, str], str]


def by_value(rows: Sequence[Bundle]) -> Iterator[tuple[str, Bundle]]:
    """Rewards by what a die shows, equal ones together: ``2–6`` for the values from 2 to 6."""
    value = 1
    for row, equal in groupby(rows):
        last = value + len(list(equal)) - 1
        yield (f"{value}–{last}" if last > value else f"{value}"), row
        value = last + 1


def add_nouns(speaker: Speaker, game: MarcoPolo) -> None:
    """Teach a speaker the things of this game."""
    tables = game.tables
    names = {place.id: (place.name, place.name_de or place.name) for place in tables.map.locations}
    characters = {card.id: (card.name, card.name_de or card.name) for card in tables.characters.cards}
    cards_of_characters = {card.id: card for card in tables.characters.cards}
    contracts = {label: number for number, label in enumerate(game.contracts.labels)}
    cards = {label: number for number, label in enumerate(game.cards.labels)}
    goals = {card.id: card for card in tables.goals.cards}
    card_spaces = {game.spaces.labels[CARDS + at]: game.places.card_city[at] for at in range(CARD_SPACES)}

    def place(value: Plain, lang: str) -> str:
        return names[str(value)][lang == "de"]

    def character(value: Plain, lang: str) -> str:
        return characters[str(value)][lang == "de"]

    def gifts(value: Plain, lang: str) -> str:
        """A character with all that it can."""
        card = cards_of_characters[str(value)]
        found = [Message(f"gift-{name.replace('_', '-')}") for name in GIFTS if getattr(card, name)]
        if card.income:
            found.append(Message("gift-income", {"items": parse(card.income).plain()}))
        if card.start:
            found.append(Message("gift-start", {"city": card.start}))
        if card.extra_posts:
            found.append(Message("gift-extra-posts", {"number": card.extra_posts}))
        if card.figures > 1:
            found.append(Message("gift-figures"))
        words = "; ".join(speaker.say(message, lang) for message in found)
        return f"{character(value, lang)} ({words})"

    def item(value: Plain, lang: str) -> str:
        return speaker.say(Message(f"item-{value}"), lang)

    def items(value: Any, lang: str) -> str:
        parts = [speaker.say(Message(f"some-{name}", {"number": number}), lang) for name, number in value]
        return " + ".join(parts) if parts else speaker.say(Message("nothing"), lang)

    def bundle(value: Bundle, lang: str) -> str:
        return items(value.plain(), lang)

    def colour(value: Plain, lang: str) -> str:
        return speaker.say(Message(f"colour-{value}"), lang)

    def dice(value: Any, lang: str) -> str:
        return ", ".join(speaker.say(Message("one-die", {"colour": shade, "value": pips}), lang) for shade, pips in value)

    def space(value: Plain, lang: str) -> str:
        name = str(value)
        if name in BOARD_SPACES:
            return speaker.say(Message(f"space-{name}"), lang)
        city = game.places.labels[card_spaces[name]]
        number = name.removeprefix(city)
        message = (
            Message("space-card-number", {"city": city, "number": number}) if number else Message("space-card", {"city": city})
        )
        return speaker.say(message, lang)

    def contract(value: Plain, lang: str) -> str:
        number = contracts[str(value)]
        cost = Bundle(game.contracts.cost[number])
        return f"{value} ({bundle(cost, lang)} → {bundle(game.contracts.reward[number], lang)})"

    def several(word: Noun) -> Noun:
        def words(value: Any, lang: str) -> str:
            return ", ".join(word(one, lang) for one in value)

        return words

    def goal(value: Plain, lang: str) -> str:
        card = goals[str(value)]
        return f"{card.id} ({place(card.large, lang)} + {place(card.small, lang)}, {card.vp})"

    def swap(value: Plain, lang: str) -> str:
        paid, gained = game.cards.swap_words[game.cards.swap_labels.index(str(value))]
        return f"{bundle(paid, lang)} → {bundle(gained, lang)}"

    def pair(value: Plain, lang: str) -> str:
        return " + ".join(item(name, lang) for name in str(value).split("-"))

    def card(value: Plain, lang: str) -> str:
        number = cards[str(value)]
        kind, reward = game.cards.kind[number], game.cards.reward[number]
        if kind is CardKind.REPEAT:
            return f"{bundle(game.cards.cost[number], lang)} → {bundle(reward, lang)}"
        if kind is CardKind.TABLE:
            return " / ".join(f"{values}: {bundle(row, lang)}" for values, row in by_value(game.cards.rows[number]))
        if kind is CardKind.PIPS:
            return speaker.say(Message("card-pips", {"reward": reward.plain()}), lang)
        if kind is CardKind.COUNTED:
            counted = "card-posts" if game.cards.counts_posts[number] else "card-contracts"
            return speaker.say(Message(counted, {"reward": reward.plain()}), lang)
        swaps = [swap(game.cards.swap_labels[each], lang) for each in game.cards.swaps[number]]
        return " / ".join(swaps)

    def effects(value: Any, lang: str) -> str:
        return several(effect)(value, lang)

    def effect(value: Plain, lang: str) -> str:
        return speaker.say(Message(f"effect-{value}"), lang)

    speaker.nouns |= {
        "city": place,
        "here": place,
        "old": place,
        "character": character,
        "choice": gifts,
        "space": space,
        "colour": colour,
    }
    speaker.nouns |= {"item": item, "items": items, "reward": items, "dice": dice, "contract": contract, "swap": swap}
    speaker.nouns |= {"contracts": several(contract), "goals": several(goal), "goal": goal, "pair": pair, "card": card}

    def lines(value: Any, lang: str) -> str:
        return "; ".join(f"{number}: {items(line, lang)}" for number, line in enumerate(value, 1))

    tiles = {tile.id: parse(tile.reward) for tile in (*tables.city_bonuses.tiles, *tables.outposts.tiles)}

    def tile(value: Plain, lang: str) -> str:
        return bundle(tiles[str(value)], lang)

    def owner(value: Any, lang: str) -> str:
        return speaker.say(Message("seat-name", {"number": value + 1}), lang)

    speaker.nouns |= {"bonus": tile, "outpost": tile, "owner": owner}
    speaker.nouns |= {"lines": lines, "effect": effect, "effects": effects}
