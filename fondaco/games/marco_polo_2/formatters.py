"""Formatters for what only this game has: seals, offers, goals with coats of arms, characters with their abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.messages import JsonValue, Message, Translator
from ..polo.formatters import Formatters, names_by_id, several
from .items import parse
from .tables import FIRST_OASIS

if TYPE_CHECKING:
    from .game import MarcoPolo2

ABILITIES = ("free_oases", "doubles", "collects", "free_roads")
"""The abilities that a character either has or has not."""
AMOUNTS = ("start", "income", "upgrading", "completing")
"""The gains of a character on an occasion."""


class MarcoPolo2Formatters(Formatters):
    """The formatters of both games, and two more for locations."""

    game: MarcoPolo2

    def called(self, value: JsonValue, lang: str) -> str:
        """Word a location within a sentence: an oasis with its surroundings, if its name in the component file is ours."""
        oasis = Message(f"place-{str(value).replace('_', '-')}")
        named = self.translator.has(oasis.id, lang) and not self.game.has_custom_components
        return self.translator.format(oasis, lang) if named else self.place(value, lang)

    def place_kind(self, value: JsonValue, lang: str) -> str:
        """Oases have an article, cities none."""
        return "oasis" if value in self.game.places.labels[FIRST_OASIS:] else "city"

    def effect(self, value: JsonValue, lang: str) -> str:
        """Word an effect; choosing a contract where a post was just placed is named by its city."""
        if str(value) in self.places:
            return self.text("effect-in-city", lang, city=value)
        return super().effect(value, lang)


def add_formatters(translator: Translator, game: MarcoPolo2) -> None:
    """Give a translator the formatters of this game."""
    components = game.components
    names = names_by_id(components.characters.cards)
    shared = MarcoPolo2Formatters(translator, game, names_by_id(components.map.locations), names)
    shared.add()
    for name in ("city", "here"):
        translator.forms |= {f"{name}_called": (name, shared.called), f"{name}_kind": (name, shared.place_kind)}
    seals = names_by_id(components.seals.seals)
    characters = {card.id: card for card in components.characters.cards}
    goals = {card.id: card for card in components.goals.cards}
    books = dict(zip(game.books.labels, game.books.labels, strict=True)) | {tile.id: tile.book for tile in components.books.tiles}
    tiles = dict(zip(game.books.tile_labels, game.books.tile, strict=True))

    def seal(value: JsonValue, lang: str) -> str:
        return shared.text("seal-name", lang, name=seals[str(value)][lang == "de"])

    def arms(value: JsonValue, lang: str) -> str:
        return shared.text("arms-name", lang, number=str(value).removeprefix("arms_"))

    def book(label: str, lang: str) -> str:
        return shared.text(f"label-{books[label]}", lang)

    def offer(value: JsonValue, lang: str) -> str:
        """Word an offer by its number and its book."""
        label, _, number = str(value).rpartition("-")
        return shared.text("offer-name", lang, number=number, book=book(label, lang))

    def tile(value: JsonValue, lang: str) -> str:
        first, second = (shared.bundle(offer, lang) for offer in tiles[str(value)])
        return shared.text("offer-tile", lang, one=first, two=second)

    def all_tiles(value: Any, lang: str) -> str:
        """Word new tiles, each with its book."""
        return "; ".join(f"{book(label, lang)}: {tile(label, lang)}" for label in value)

    def cards(value: Any, lang: str) -> str:
        return "; ".join(shared.card(card, lang) for card in value)

    def goal(value: JsonValue, lang: str) -> str:
        card = goals[str(value)]
        icons = [f"{seal(name, lang)}: {points}" for name, points in card.seals.items()]
        return f"{card.id} ({', '.join([*icons, *(arms(icon, lang) for icon in card.arms)])})"

    def place(value: JsonValue, lang: str) -> str:
        """Word a slot for a contract: its city and a number."""
        return f"{shared.place(str(value)[:-1], lang)} {str(value)[-1]}"

    def bag(value: Any, lang: str) -> str:
        return shared.bundle(game.spaces.bag[int(value) - 1], lang)

    def abilities(value: JsonValue, lang: str) -> str:
        """Word a character with its abilities."""
        card = characters[str(value)]
        found = [Message(f"ability-{name.replace('_', '-')}") for name in ABILITIES if getattr(card, name)]
        for name in AMOUNTS:
            if getattr(card, name):
                found.append(Message(f"ability-{name}", {"items": parse(getattr(card, name)).to_json()}))
        if card.oasis:
            choice = {
                "coins": shared.items([["coin", card.oasis_coins]], lang),
                "camels": shared.items([["camel", card.oasis_camels]], lang),
            }
            found.append(Message("ability-oasis", {"items": parse(card.oasis).to_json(), **choice}))
        if card.jade_vp:
            found.append(Message("ability-jade-vp", {"items": [["vp", card.jade_vp]]}))
        if card.figures > 1:
            found.append(Message("ability-figures"))
        if card.seal_dice:
            found.append(Message("ability-seal-dice", {"number": card.seal_dice}))
        if card.extra_arms:
            found.append(Message("ability-extra-arms", {"number": card.extra_arms}))
        if card.rolling:
            found.append(Message("ability-rolling"))
        described = "; ".join(translator.format(message, lang) for message in found)
        return f"{shared.character(value, lang)} ({described})"

    translator.formatters |= {"seal": seal, "arms": arms, "goal": goal, "goals": several(goal), "choice": abilities, "bag": bag}
    translator.formatters |= {"offer": offer, "offer_tile": tile, "offer_tiles": all_tiles, "place": place}
    translator.formatters |= {"cards": cards}
