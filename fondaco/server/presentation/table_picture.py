"""The picture of a table for a viewer, of the current position or of an earlier moment."""

from __future__ import annotations

from dataclasses import replace

from ...core.scene import available_actions, build_scene
from ...core.state import State
from ..errors import RequestError
from ..tables.table import Table
from .svg_parts import Picture, changed_pieces, split_into_parts
from .table_json import own_last_decision, pending_picks
from .viewer import Viewer


def table_picture(table: Table, viewer: Viewer) -> tuple[Picture, list[str]]:
    """Return the picture of a table, and the ids of the pieces that changed since the viewer's last decision."""
    state = table.state
    assert state is not None
    seat = viewer.seat
    scene = build_scene(state, seat, viewer.lang, viewer.layout, table.names)
    picks = pending_picks(table, seat)
    if picks is not None:
        earlier = available_actions(picks.before, picks.moves_by_pick, viewer.lang, table.names)
        scene = replace(scene, actions={**earlier, **scene.actions})
    svg = state.game.render(scene)
    last_decision = own_last_decision(table, seat)
    changed: list[str] = []
    if last_decision is not None and last_decision < table.move_count and not table.over:
        before = table.state_at(last_decision).svg(seat, viewer.lang, viewer.layout, table.names)
        changed = changed_pieces(before, svg)
    return split_into_parts(svg, viewer.layout), changed


def picture_at(table: Table, move_count: int, viewer: Viewer) -> tuple[State, Picture]:
    """Return the position after a number of moves, and its picture. Running games are shown as a spectator sees them."""
    if table.state is None or not 0 <= move_count <= table.move_count:
        raise RequestError("no-such-moment", 404, last=table.move_count)
    if viewer.seat is not None and not table.over:
        raise RequestError("replay-as-spectator", 403)
    if viewer.seat is not None and viewer.seat not in range(len(table.seats)):
        raise RequestError("no-such-seat-here", 404)
    state = table.state_at(move_count)
    svg = state.svg(viewer.seat, viewer.lang, viewer.layout, table.names)
    return state, split_into_parts(svg, viewer.layout)
