"""Formatters of tiles, spices, and the ships and outposts there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ....core.messages import JsonValue, Message, Translator
from .components import SYMBOLS, Island

HARBOUR: Final = "harbour"
OPEN_SEA: Final = "sea"
"""The tiles that are no islands; their labels are numbered."""


def add_tile_formatters(translator: Translator, islands: Sequence[Island]) -> None:
    """Add formatters of tiles, in full and as the place ``here``, and of the ships and outposts there.

    Formatters of exploration tiles and of symbols of locations stay in use for all other values.
    """
    of_other_tiles, of_other_symbols = translator.formatters.get("tile"), translator.formatters.get("symbol")
    by_id = {island.id: island for island in islands}

    def tile(value: JsonValue, lang: str) -> str:
        name = str(value)
        if name not in by_id:
            is_numbered = name.rpartition("_")[0] in (HARBOUR, OPEN_SEA)
            return here(value, lang) if is_numbered or of_other_tiles is None else of_other_tiles(value, lang)
        island = by_id[name]
        args: dict[str, JsonValue] = {"here": name, "cost": island.give, "gain": island.get}
        return translator.format(Message("island-described", args), lang)

    def here(value: JsonValue, lang: str) -> str:
        name = str(value)
        kind, _, number = name.rpartition("_")
        if name in by_id:
            return translator.format(Message("island-name", {"symbol": by_id[name].symbol, "number": number}), lang)
        return translator.format(Message("harbour-name" if kind == HARBOUR else "sea-name", {"number": int(number)}), lang)

    def symbol(value: JsonValue, lang: str) -> str:
        if value not in SYMBOLS and of_other_symbols is not None:
            return of_other_symbols(value, lang)
        return translator.format(Message(f"symbol-{value}"), lang)

    def seat_number(value: JsonValue, lang: str) -> str:
        assert isinstance(value, int)
        return str(value + 1)

    def seats_there(value: Any, lang: str) -> str:
        return ", ".join([translator.format(Message("seat-name", {"number": seat + 1}), lang) for seat in value]) or "–"

    def counted(value: Any, lang: str) -> str:
        """The number of each kind: „5 × Ingwer“, because „Ingwer 5“ is the name of an island."""
        kinds = [
            (count, translator.format(Message(f"label-{kind.replace('_', '-')}"), lang)) for kind, count in value.items() if count
        ]
        return ", ".join([f"{count} × {name}" for count, name in kinds]) or "–"

    translator.formatters |= {"tile": tile, "here": here, "symbol": symbol, "seat_number": seat_number}
    translator.formatters |= {"seats_there": seats_there, "counted": counted}
