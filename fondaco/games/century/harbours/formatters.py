"""Formatters of point tiles and red bonus tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.messages import JsonValue, Message, Translator
from .components import PointTile, RedBonus

CLOSED_LABEL: Final = "closed"
"""The label of the closed-harbour tile."""


def add_point_tile_formatters(translator: Translator, tiles: Sequence[PointTile]) -> None:
    """Add the formatters of point tiles and of the place of the closed-harbour tile."""
    by_id = {tile.id: tile for tile in tiles}

    def point_tile(value: JsonValue, lang: str) -> str:
        if value == CLOSED_LABEL:
            return translator.format(Message("closed-described"), lang)
        tile = by_id[str(value)]
        args: dict[str, JsonValue] = {"id": tile.id, "points": tile.points, "cubes": tile.cost}
        return translator.format(Message("point-tile-described", args), lang)

    def closed_among(value: JsonValue, lang: str) -> str:
        return translator.format(Message("closed-among", {"count": value}) if value else Message("closed-seen"), lang)

    translator.formatters |= {"point_tile": point_tile, "closed_among": closed_among}


def add_red_bonus_formatter(translator: Translator, kinds: Sequence[RedBonus]) -> None:
    """Add the formatter of the kinds of bonus tiles."""
    by_name: dict[str, RedBonus] = {kind.kind: kind for kind in kinds}

    def bonus(value: JsonValue, lang: str) -> str:
        kind = by_name[str(value)]
        return translator.format(Message(f"bonus-{kind.kind.replace('_', '-')}", {"room": kind.room, "gain": kind.harvest}), lang)

    translator.formatters["bonus"] = bonus
