"""Words for what only this game has: seals, offers, goals with their coats of arms, characters with their gifts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...core.messages import Message, Plain, Speaker
from ..polo.words import Words, named, several
from .items import Bundle, parse

if TYPE_CHECKING:
    from .game import MarcoPolo2
    from .state import MarcoPolo2State

GIFTS = ("free_oases", "doubles", "collects", "free_roads")
"""What a character either has or has not."""
AMOUNTS = ("start", "income", "upgrading", "completing")
"""What a character gains at some occasion."""


class MarcoPolo2Words(Words):
    """The nouns of this game."""

    game: MarcoPolo2

    def effect(self, value: Plain, lang: str) -> str:
        """Choosing a contract where a post was just placed is named by its city."""
        if str(value) in self.places:
            return self.say("effect-in-city", lang, city=value)
        return super().effect(value, lang)


def add_nouns(speaker: Speaker, game: MarcoPolo2) -> None:
    """Teach a speaker the things of this game."""
    tables = game.tables
    words = MarcoPolo2Words(speaker, game, named(tables.map.locations), named(tables.characters.cards))
    words.add()
    seals = named(tables.seals.seals)
    characters = {card.id: card for card in tables.characters.cards}
    goals = {card.id: card for card in tables.goals.cards}
    offers: dict[str, Bundle] = {}
    for book, label in enumerate(game.books.labels):
        offers |= {f"{label}-{number}": offer for number, offer in enumerate(game.books.free[book], 1)}
    for label, pair in zip(game.books.tile_labels, game.books.tile, strict=True):
        offers |= {f"{label}-{number}": offer for number, offer in enumerate(pair, 3)}

    def seal(value: Plain, lang: str) -> str:
        return words.say("seal-name", lang, name=seals[str(value)][lang == "de"])

    def arms(value: Plain, lang: str) -> str:
        return words.say("arms-name", lang, number=str(value).removeprefix("arms_"))

    def offer(value: Plain, lang: str) -> str:
        return words.bundle(offers[str(value)], lang)

    def tile(value: Plain, lang: str) -> str:
        return words.say("offer-tile", lang, one=offer(f"{value}-3", lang), two=offer(f"{value}-4", lang))

    def goal(value: Plain, lang: str) -> str:
        card = goals[str(value)]
        icons = [f"{seal(name, lang)}: {points}" for name, points in card.seals.items()]
        return f"{card.id} ({', '.join([*icons, *(arms(icon, lang) for icon in card.arms)])})"

    def place(value: Plain, lang: str) -> str:
        """A place for a contract: its city and a number."""
        return f"{words.place(str(value)[:-1], lang)} {str(value)[-1]}"

    def shown(value: Any, lang: str) -> str:
        """The contracts in a city; one that was taken leaves a gap."""
        return "; ".join(words.contract(card, lang) if card else "–" for card in value)

    def bag(value: Any, lang: str) -> str:
        return words.bundle(game.spaces.bag[int(value) - 1], lang)

    def gifts(value: Plain, lang: str) -> str:
        """A character with all that it can."""
        card = characters[str(value)]
        found = [Message(f"gift-{name.replace('_', '-')}") for name in GIFTS if getattr(card, name)]
        for name in AMOUNTS:
            if getattr(card, name):
                found.append(Message(f"gift-{name}", {"items": parse(getattr(card, name)).plain()}))
        if card.oasis:
            choice = {
                "coins": words.items([["coin", card.oasis_coins]], lang),
                "camels": words.items([["camel", card.oasis_camels]], lang),
            }
            found.append(Message("gift-oasis", {"items": parse(card.oasis).plain(), **choice}))
        if card.jade_vp:
            found.append(Message("gift-jade-vp", {"items": [["vp", card.jade_vp]]}))
        if card.figures > 1:
            found.append(Message("gift-figures"))
        if card.seal_dice:
            found.append(Message("gift-seal-dice", {"number": card.seal_dice}))
        if card.extra_arms:
            found.append(Message("gift-extra-arms", {"number": card.extra_arms}))
        if card.rolling:
            found.append(Message("gift-rolling"))
        told = "; ".join(speaker.say(message, lang) for message in found)
        return f"{words.character(value, lang)} ({told})"

    speaker.nouns |= {"seal": seal, "arms": arms, "goal": goal, "goals": several(goal), "choice": gifts, "bag": bag}
    speaker.nouns |= {"offer": offer, "offer_tile": tile, "offer_tiles": several(tile), "place": place}
    speaker.nouns |= {"cards": several(words.card), "shown": shown}


def details(s: MarcoPolo2State, action: int) -> Mapping[str, Plain | Message]:
    """What the table adds to the words of an action: which contract lies on a place, which bonus in a city, camels for oases."""
    game = s.game
    family = game.space.family(action)
    if family is game.take:
        card = s.display[action - family.base]
        return {"shown": [game.contracts.labels[card] if card >= 0 else ""]}
    if family is game.bonus:
        return {"bonus": game.bonus_labels[s.bonuses[action - family.base]]}
    if family is game.compensate and s.stack and s.question.plain()[0] == "Oases":
        assert s.player is not None
        _, camels = game.characters.oasis_choice[s.characters[s.player]]
        return {"times": (action - family.base) * camels}
    return {}
