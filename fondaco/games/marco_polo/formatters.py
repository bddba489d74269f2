"""Formatters for what only this game has: characters with their abilities, goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.messages import JsonValue, Message, Translator
from ..polo.formatters import Formatters, names_by_id, several
from .items import parse

if TYPE_CHECKING:
    from .game import MarcoPolo

ABILITIES = ("names_values", "white_die", "joins_free", "tribute", "oasis_jump", "posts_on_the_way")
"""The abilities that a character either has or has not."""


def add_formatters(translator: Translator, game: MarcoPolo) -> None:
    """Give a translator the formatters of this game."""
    components = game.components
    shared = Formatters(translator, game, names_by_id(components.map.locations), names_by_id(components.characters.cards))
    shared.add()
    characters = {card.id: card for card in components.characters.cards}
    goals = {card.id: card for card in components.goals.cards}

    def abilities(value: JsonValue, lang: str) -> str:
        """Word a character with its abilities."""
        card = characters[str(value)]
        found = [Message(f"ability-{name.replace('_', '-')}") for name in ABILITIES if getattr(card, name)]
        if card.income:
            found.append(Message("ability-income", {"items": parse(card.income).to_json()}))
        if card.start:
            found.append(Message("ability-start", {"city": card.start}))
        if card.extra_posts:
            found.append(Message("ability-extra-posts", {"number": card.extra_posts}))
        if card.figures > 1:
            found.append(Message("ability-figures"))
        described = "; ".join(translator.format(message, lang) for message in found)
        return f"{shared.character(value, lang)} ({described})"

    def goal(value: JsonValue, lang: str) -> str:
        card = goals[str(value)]
        points = shared.items([["vp", card.vp]], lang)
        return f"{card.id} ({shared.place(card.large, lang)} + {shared.place(card.small, lang)}: {points})"

    translator.formatters |= {"choice": abilities, "goal": goal, "goals": several(goal)}
