"""The map in any frame: from what is seen to what is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .....core.scene import AvailableAction
from .....draw.panels import Box
from ...merchants.view.printed_merchants import missing
from .hex import Cell, Design, Places, fit
from .map_layout import Mooring, Tile, chart
from .printed_sea import CLOSED_HARBOUR, SEA
from .sea_context import AnySeaContext

WORDY = (55, 32)
"""Where hexagons are so wide and so high, there is room for words."""


def places(view: AnySeaContext, box: Box, design: Design) -> Places:
    """Return the positions on the map, which depend only on its layout."""
    return fit(_cells(view, "islands") + _cells(view, "seas"), _cells(view, "harbours"), box, design)


def _cells(view: AnySeaContext, kind: str) -> tuple[Cell, ...]:
    return tuple((q, r) for q, r in (tile["at"] for tile in view.observation.get(kind, ())))


def board(view: AnySeaContext, box: Box, where: Places) -> str:
    """Draw the map."""
    wordy = where.grid.wide >= WORDY[0] and where.grid.high >= WORDY[1]
    kinds = {"islands": "island", "seas": "sea", "harbours": "harbour"}
    tiles = [_tile(view, seen[name], seen, wordy) for kind, name in kinds.items() for seen in view.observation.get(kind, ())]
    stay = view.available("stay") or view.available("stop")
    ship = {view.seat: stay} if stay and view.seat is not None else {}
    return chart(box, where, tiles, [_mooring(view, seen) for seen in view.observation.get("harbours", ())], ship)


def _tile(view: AnySeaContext, label: str, seen: Mapping[str, Any], wordy: bool) -> Tile:
    """Return a tile. Where the viewer's ship is, one builds or loads; elsewhere one sails to, or begins at."""
    island = view.printed.islands.get(label)
    here = label == view.here
    action: AvailableAction | None = (
        view.available("sail", label) or view.available("place", label) or view.available("market", label)
    )
    why = (None if here else view.why("sail", label)) or (view.why("market", label) if island else None)
    if here:
        action = action or view.available("build") or view.available("load")
        why = why or (view.why("build") if island else None)
    tolls = sum(seat != view.seat for seat in seen["ships"]) if island and view.available("sail", label) else 0
    toll = view.translate("view-toll", count=tolls) if wordy else f"−{tolls}"
    return Tile(
        label=label,
        cell=tuple(seen["at"]),
        title=view.worded("view-tile", tile=label),
        island=island,
        outposts=seen.get("outposts", ()),
        sea=label.startswith(SEA),
        cubes=seen.get("cubes", ()),
        ships=seen["ships"],
        action=action,
        why=why,
        toll=toll if tolls else "",
    )


def _mooring(view: AnySeaContext, seen: Mapping[str, Any]) -> Mooring:
    """Return the point tile of a harbour; where the viewer's ship is, one delivers."""
    label, here = seen["point_tile"], seen["harbour"] == view.here
    why = view.why("fulfil") if here else None
    if label is None:
        return Mooring(label=f"none-{seen['harbour']}", title=view.translate("view-no-tile"), why=why)
    words = view.worded("view-point-tile", point_tile=label)
    if label == CLOSED_HARBOUR:
        return Mooring(label=CLOSED_HARBOUR, title=words, closed=view.translate("view-closed"), why=why)
    tile = view.printed.points[label]
    faint = view.seat is not None and any(missing(view.own["cubes"], tile.cost))
    action = view.available("fulfil") if here else None
    return Mooring(label=label, title=view.lacking(tile.cost, words), tile=tile, faint=faint, action=action, why=why)
