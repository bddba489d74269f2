"""The map in both layouts: from what is seen to what is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....draw.panels import Box
from ....draw.scene import Live
from ...century.drawing.faces import missing
from ...century.drawing.sea.chart import Mooring, Tile, chart
from ...century.drawing.sea.faces import CLOSED
from ...century.drawing.sea.hexes import Design, Places, fit
from .table import Table

WORDY = 55
"""Where hexagons are so wide, there is room for words."""


def places(table: Table, box: Box, design: Design) -> Places:
    """Where everything lies: it depends on the layout of the map alone."""
    islands = tuple((q, r) for q, r in (tile["at"] for tile in table.seen["islands"]))
    harbours = tuple((q, r) for q, r in (tile["at"] for tile in table.seen["harbours"]))
    return fit(islands, harbours, box, design)


def board(table: Table, box: Box, where: Places) -> str:
    """The map."""
    wordy = where.grid.wide >= WORDY
    tiles = [_tile(table, seen["island"], seen, wordy) for seen in table.seen["islands"]]
    tiles += [_tile(table, seen["harbour"], seen, wordy) for seen in table.seen["harbours"]]
    stay = table.live("stay") or table.live("stop")
    ship = {table.seat: stay} if stay and table.seat is not None else {}
    return chart(box, where, tiles, [_mooring(table, seen) for seen in table.seen["harbours"]], ship)


def _tile(table: Table, label: str, seen: Mapping[str, Any], wordy: bool) -> Tile:
    """A tile. Where the own ship is, one builds or loads; elsewhere one sails to, or begins at."""
    face = table.catalogue.islands.get(label)
    here = label == table.here
    live: Live | None = table.live("sail", label) or table.live("place", label)
    why = None if here else table.why("sail", label)
    if here:
        live = live or table.live("build") or table.live("load")
        why = table.why("build") if face else None
    tolls = sum(seat != table.seat for seat in seen["ships"]) if face and table.live("sail", label) else 0
    toll = table.say("see-toll", count=tolls) if wordy else f"−{tolls}"
    return Tile(
        label=label,
        cell=tuple(seen["at"]),
        title=table.words("see-tile", tile=label),
        face=face,
        outposts=seen.get("outposts", ()),
        cubes=seen["cubes"],
        ships=seen["ships"],
        live=live,
        why=why,
        toll=toll if tolls else "",
    )


def _mooring(table: Table, seen: Mapping[str, Any]) -> Mooring:
    """The point tile of a harbour; where the own ship is, one delivers."""
    label, here = seen["point_tile"], seen["harbour"] == table.here
    why = table.why("fulfil") if here else None
    if label is None:
        return Mooring(label=f"none-{seen['harbour']}", title=table.say("see-no-tile"), why=why)
    words = table.words("see-point-tile", point_tile=label)
    if label == CLOSED:
        return Mooring(label=CLOSED, title=words, closed=table.say("see-closed"), why=why)
    face = table.catalogue.points[label]
    faint = table.seat is not None and any(missing(table.mine["cubes"], face.cost))
    live = table.live("fulfil") if here else None
    return Mooring(label=label, title=table.lacking(face, words), face=face, faint=faint, live=live, why=why)
