"""The map in any frame: from what is seen to what is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .....core.scene import AvailableAction
from .....draw.panels import Box
from ...merchants.view.printed_merchants import missing
from .hex import Cell, Design, Places, fit
from .map_layout import Mooring, Tile, chart
from .printed_sea import CLOSED, SEA
from .sea_context import AnyChart

WORDY = (55, 32)
"""Where hexagons are so wide and so high, there is room for words."""


def places(table: AnyChart, box: Box, design: Design) -> Places:
    """Where everything lies: it depends on the layout of the map alone."""
    return fit(_cells(table, "islands") + _cells(table, "seas"), _cells(table, "harbours"), box, design)


def _cells(table: AnyChart, kind: str) -> tuple[Cell, ...]:
    return tuple((q, r) for q, r in (tile["at"] for tile in table.seen.get(kind, ())))


def board(table: AnyChart, box: Box, where: Places) -> str:
    """The map."""
    wordy = where.grid.wide >= WORDY[0] and where.grid.high >= WORDY[1]
    kinds = {"islands": "island", "seas": "sea", "harbours": "harbour"}
    tiles = [_tile(table, seen[name], seen, wordy) for kind, name in kinds.items() for seen in table.seen.get(kind, ())]
    stay = table.live("stay") or table.live("stop")
    ship = {table.seat: stay} if stay and table.seat is not None else {}
    return chart(box, where, tiles, [_mooring(table, seen) for seen in table.seen.get("harbours", ())], ship)


def _tile(table: AnyChart, label: str, seen: Mapping[str, Any], wordy: bool) -> Tile:
    """A tile. Where the own ship is, one builds or loads; elsewhere one sails to, or begins at."""
    face = table.catalogue.islands.get(label)
    here = label == table.here
    live: AvailableAction | None = table.live("sail", label) or table.live("place", label) or table.live("market", label)
    why = (None if here else table.why("sail", label)) or (table.why("market", label) if face else None)
    if here:
        live = live or table.live("build") or table.live("load")
        why = why or (table.why("build") if face else None)
    tolls = sum(seat != table.seat for seat in seen["ships"]) if face and table.live("sail", label) else 0
    toll = table.say("view-toll", count=tolls) if wordy else f"−{tolls}"
    return Tile(
        label=label,
        cell=tuple(seen["at"]),
        title=table.words("view-tile", tile=label),
        face=face,
        outposts=seen.get("outposts", ()),
        sea=label.startswith(SEA),
        cubes=seen.get("cubes", ()),
        ships=seen["ships"],
        live=live,
        why=why,
        toll=toll if tolls else "",
    )


def _mooring(table: AnyChart, seen: Mapping[str, Any]) -> Mooring:
    """The point tile of a harbour; where the own ship is, one delivers."""
    label, here = seen["point_tile"], seen["harbour"] == table.here
    why = table.why("fulfil") if here else None
    if label is None:
        return Mooring(label=f"none-{seen['harbour']}", title=table.say("view-no-tile"), why=why)
    words = table.words("view-point-tile", point_tile=label)
    if label == CLOSED:
        return Mooring(label=CLOSED, title=words, closed=table.say("view-closed"), why=why)
    face = table.catalogue.points[label]
    faint = table.seat is not None and any(missing(table.mine["cubes"], face.cost))
    live = table.live("fulfil") if here else None
    return Mooring(label=label, title=table.lacking(face.cost, words), face=face, faint=faint, live=live, why=why)
