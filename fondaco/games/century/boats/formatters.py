"""Words where boards and islands meet: tiles are islands or exploration tiles, symbols are spices or the marks of locations."""

from __future__ import annotations

from ....core.messages import JsonValue, Translator
from ..sea.components import SYMBOLS, add_tile_nouns
from ..settlers.formatters import add_settler_nouns
from .components import BoatTables


def add_boat_nouns(translator: Translator, tables: BoatTables) -> None:
    """Teach a translator to word all of them; it words cubes already."""
    add_settler_nouns(
        translator, tables.sides(), tables.point_cards.cards, tables.bonus_tiles.tiles, tables.exploration_tiles.tiles
    )
    exploration, mark = translator.formatters["tile"], translator.formatters["symbol"]
    add_tile_nouns(translator, tables.islands.tiles)
    island, spice = translator.formatters["tile"], translator.formatters["symbol"]
    explorations = {tile.id for tile in tables.exploration_tiles.tiles}

    def tile(value: JsonValue, lang: str) -> str:
        return exploration(value, lang) if value in explorations else island(value, lang)

    def symbol(value: JsonValue, lang: str) -> str:
        return spice(value, lang) if value in SYMBOLS else mark(value, lang)

    translator.formatters |= {"tile": tile, "symbol": symbol}
