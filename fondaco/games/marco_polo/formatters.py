"""Words for what only this game has: characters with their gifts, goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.messages import JsonValue, Message, Translator
from ..polo.formatters import Words, named, several
from .items import parse

if TYPE_CHECKING:
    from .game import MarcoPolo

GIFTS = ("names_values", "white_die", "joins_free", "tribute", "oasis_jump", "posts_on_the_way")
"""What a character either has or has not."""


def add_nouns(translator: Translator, game: MarcoPolo) -> None:
    """Teach a translator the things of this game."""
    tables = game.tables
    words = Words(translator, game, named(tables.map.locations), named(tables.characters.cards))
    words.add()
    characters = {card.id: card for card in tables.characters.cards}
    goals = {card.id: card for card in tables.goals.cards}

    def gifts(value: JsonValue, lang: str) -> str:
        """A character with all that it can."""
        card = characters[str(value)]
        found = [Message(f"gift-{name.replace('_', '-')}") for name in GIFTS if getattr(card, name)]
        if card.income:
            found.append(Message("gift-income", {"items": parse(card.income).to_json()}))
        if card.start:
            found.append(Message("gift-start", {"city": card.start}))
        if card.extra_posts:
            found.append(Message("gift-extra-posts", {"number": card.extra_posts}))
        if card.figures > 1:
            found.append(Message("gift-figures"))
        told = "; ".join(translator.format(message, lang) for message in found)
        return f"{words.character(value, lang)} ({told})"

    def goal(value: JsonValue, lang: str) -> str:
        card = goals[str(value)]
        points = words.items([["vp", card.vp]], lang)
        return f"{card.id} ({words.place(card.large, lang)} + {words.place(card.small, lang)}: {points})"

    translator.formatters |= {"choice": gifts, "goal": goal, "goals": several(goal)}
