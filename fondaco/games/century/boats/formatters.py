"""Formatters where boards and islands meet: tiles are islands or exploration tiles, symbols are spices or marks of locations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.messages import JsonValue, Translator
from ..sea.components import SYMBOLS, add_tile_nouns

if TYPE_CHECKING:
    from .components import BoatTables


def join_formatters(translator: Translator, tables: BoatTables) -> None:
    """Add the formatters of islands to those of boards, which must be there."""
    exploration, mark = translator.formatters["tile"], translator.formatters["symbol"]
    add_tile_nouns(translator, tables.islands.tiles)
    island, spice = translator.formatters["tile"], translator.formatters["symbol"]
    explorations = {tile.id for tile in tables.exploration_tiles.tiles}

    def tile(value: JsonValue, lang: str) -> str:
        return exploration(value, lang) if value in explorations else island(value, lang)

    def symbol(value: JsonValue, lang: str) -> str:
        return spice(value, lang) if value in SYMBOLS else mark(value, lang)

    translator.formatters |= {"tile": tile, "symbol": symbol}
