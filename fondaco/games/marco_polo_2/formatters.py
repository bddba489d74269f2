"""Words for what only this game has: seals, offers, goals with their coats of arms, characters with their gifts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.messages import JsonValue, Message, Translator
from ..polo.formatters import Words, named, several
from .items import parse
from .tables import FIRST_OASIS

if TYPE_CHECKING:
    from .game import MarcoPolo2

GIFTS = ("free_oases", "doubles", "collects", "free_roads")
"""What a character either has or has not."""
AMOUNTS = ("start", "income", "upgrading", "completing")
"""What a character gains at some occasion."""


class MarcoPolo2Words(Words):
    """The nouns of this game."""

    game: MarcoPolo2

    def called(self, value: JsonValue, lang: str) -> str:
        """A place within a sentence: an oasis says where it is, if its name in the component file is ours."""
        oasis = Message(f"place-{str(value).replace('_', '-')}")
        named = self.translator.has(oasis.id, lang) and not self.game.has_custom_components
        return self.translator.format(oasis, lang) if named else self.place(value, lang)

    def place_kind(self, value: JsonValue, lang: str) -> str:
        """Oases have an article, cities none."""
        return "oasis" if value in self.game.places.labels[FIRST_OASIS:] else "city"

    def effect(self, value: JsonValue, lang: str) -> str:
        """Choosing a contract where a post was just placed is named by its city."""
        if str(value) in self.places:
            return self.say("effect-in-city", lang, city=value)
        return super().effect(value, lang)


def add_nouns(translator: Translator, game: MarcoPolo2) -> None:
    """Teach a translator the things of this game."""
    tables = game.tables
    words = MarcoPolo2Words(translator, game, named(tables.map.locations), named(tables.characters.cards))
    words.add()
    for name in ("city", "here"):
        translator.forms |= {f"{name}_called": (name, words.called), f"{name}_kind": (name, words.place_kind)}
    seals = named(tables.seals.seals)
    characters = {card.id: card for card in tables.characters.cards}
    goals = {card.id: card for card in tables.goals.cards}
    books = dict(zip(game.books.labels, game.books.labels, strict=True)) | {tile.id: tile.book for tile in tables.books.tiles}
    tiles = dict(zip(game.books.tile_labels, game.books.tile, strict=True))

    def seal(value: JsonValue, lang: str) -> str:
        return words.say("seal-name", lang, name=seals[str(value)][lang == "de"])

    def arms(value: JsonValue, lang: str) -> str:
        return words.say("arms-name", lang, number=str(value).removeprefix("arms_"))

    def book(label: str, lang: str) -> str:
        return words.say(f"label-{books[label]}", lang)

    def offer(value: JsonValue, lang: str) -> str:
        """An offer by its number and its book."""
        label, _, number = str(value).rpartition("-")
        return words.say("offer-name", lang, number=number, book=book(label, lang))

    def tile(value: JsonValue, lang: str) -> str:
        one, two = (words.bundle(offer, lang) for offer in tiles[str(value)])
        return words.say("offer-tile", lang, one=one, two=two)

    def all_tiles(value: Any, lang: str) -> str:
        """New tiles, each with its book."""
        return "; ".join(f"{book(label, lang)}: {tile(label, lang)}" for label in value)

    def cards(value: Any, lang: str) -> str:
        return "; ".join(words.card(card, lang) for card in value)

    def goal(value: JsonValue, lang: str) -> str:
        card = goals[str(value)]
        icons = [f"{seal(name, lang)}: {points}" for name, points in card.seals.items()]
        return f"{card.id} ({', '.join([*icons, *(arms(icon, lang) for icon in card.arms)])})"

    def place(value: JsonValue, lang: str) -> str:
        """A place for a contract: its city and a number."""
        return f"{words.place(str(value)[:-1], lang)} {str(value)[-1]}"

    def bag(value: Any, lang: str) -> str:
        return words.bundle(game.spaces.bag[int(value) - 1], lang)

    def gifts(value: JsonValue, lang: str) -> str:
        """A character with all that it can."""
        card = characters[str(value)]
        found = [Message(f"gift-{name.replace('_', '-')}") for name in GIFTS if getattr(card, name)]
        for name in AMOUNTS:
            if getattr(card, name):
                found.append(Message(f"gift-{name}", {"items": parse(getattr(card, name)).to_json()}))
        if card.oasis:
            choice = {
                "coins": words.items([["coin", card.oasis_coins]], lang),
                "camels": words.items([["camel", card.oasis_camels]], lang),
            }
            found.append(Message("gift-oasis", {"items": parse(card.oasis).to_json(), **choice}))
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
        told = "; ".join(translator.format(message, lang) for message in found)
        return f"{words.character(value, lang)} ({told})"

    translator.formatters |= {"seal": seal, "arms": arms, "goal": goal, "goals": several(goal), "choice": gifts, "bag": bag}
    translator.formatters |= {"offer": offer, "offer_tile": tile, "offer_tiles": all_tiles, "place": place}
    translator.formatters |= {"cards": cards}
