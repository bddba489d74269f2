"""Words where boards and islands meet: tiles are islands or exploration tiles, symbols are spices or the marks of locations."""

from __future__ import annotations

from ....core.messages import Plain, Speaker
from ..islands import SYMBOLS, add_tile_nouns
from .boat_setup import BoatTables
from .words import add_settler_nouns


def add_boat_nouns(speaker: Speaker, tables: BoatTables) -> None:
    """Teach a speaker to word all of them; it words cubes already."""
    add_settler_nouns(speaker, tables.sides(), tables.point_cards.cards, tables.bonus_tiles.tiles, tables.exploration_tiles.tiles)
    exploration, mark = speaker.nouns["tile"], speaker.nouns["symbol"]
    add_tile_nouns(speaker, tables.islands.tiles)
    island, spice = speaker.nouns["tile"], speaker.nouns["symbol"]
    explorations = {tile.id for tile in tables.exploration_tiles.tiles}

    def tile(value: Plain, lang: str) -> str:
        return exploration(value, lang) if value in explorations else island(value, lang)

    def symbol(value: Plain, lang: str) -> str:
        return spice(value, lang) if value in SYMBOLS else mark(value, lang)

    speaker.nouns |= {"tile": tile, "symbol": symbol}
