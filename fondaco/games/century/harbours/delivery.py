"""Hafenaktion: cubes delivered for a point tile, and the closed harbour that moves after each delivery (pages 4 and 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE
from ..cubes.packing import missing
from .harbour_obstacles import CANNOT_FULFIL, HARBOUR_CLOSED, HARBOUR_EMPTY, MESSAGES, NOT_A_HARBOUR
from .harbours import EMPTY, UNSEEN

if TYPE_CHECKING:
    from ..state import CenturyState


def delivery_obstacle(s: CenturyState, seat: int, tile: int) -> int:
    """Return what prevents a seat from fulfilling the point tile on that tile of the map."""
    game = s.game
    if not game.sea.is_harbour(tile):
        return NOT_A_HARBOUR
    point_tile = s.harbours.tiles[tile - game.sea.first_harbour]
    if point_tile == game.point_tiles.closed:
        return HARBOUR_CLOSED
    if point_tile == EMPTY:
        return HARBOUR_EMPTY
    return NO_OBSTACLE if game.point_tiles.payable[s.cubes[seat]][point_tile] else CANNOT_FULFIL


def delivery_refusal(s: CenturyState, seat: int, tile: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to a delivery."""
    if obstacle != CANNOT_FULFIL:
        return Refused(MESSAGES[obstacle], tile=s.game.sea.tiles[tile])
    points = s.game.point_tiles
    point_tile = s.harbours.tiles[tile - s.game.sea.first_harbour]
    lacking = missing(s.cubes[seat], points.cost[point_tile])
    return Refused(MESSAGES[obstacle], point_tile=points.labels[point_tile], cubes=lacking)


def deliver(s: CenturyState, seat: int) -> None:
    """Deliver the cubes shown on the point tile where the ship is, and take it. The last one needed makes this round the last."""
    points, sea = s.game.point_tiles, s.game.sea
    tile = s.sea.ships[seat]
    harbour = tile - sea.first_harbour
    point_tile = s.harbours.tiles[harbour]
    s.cubes[seat] -= points.cost[point_tile]
    s.fulfilled[seat].append(point_tile)
    if s.event_sink is not None:
        s.emit("fulfil", seat, point_tile=points.labels[point_tile], tile=sea.tiles[tile])
    refill(s, harbour)
    if len(s.fulfilled[seat]) >= points.to_end and not s.last_round:
        s.last_round = True
        s.emit("last-round", seat)


def refill(s: CenturyState, harbour: int) -> None:
    """Refill the harbours after a delivery.

    If the closed-harbour tile is on another harbour, it moves here, and that one gets the new tile.
    """
    harbours, points = s.harbours, s.game.point_tiles
    opened = harbour
    if harbours.closed != UNSEEN:
        opened = harbours.closed
        _close(s, harbour)
    if not harbours.pile.cards:
        harbours.tiles[opened] = EMPTY  # (a ruling: harbour-stays-empty)
        return
    new = harbours.pile.draw()
    s.revealed += 1
    if new == points.closed:
        harbours.closed_among_top = 0
        _close(s, opened)
        return
    if harbours.closed_among_top:
        harbours.closed_among_top -= 1
    harbours.tiles[opened] = new
    if s.event_sink is not None:
        s.emit("point-tile", None, point_tile=points.labels[new], tile=harbour_label(s, opened))


def _close(s: CenturyState, harbour: int) -> None:
    s.harbours.closed = harbour
    s.harbours.tiles[harbour] = s.game.point_tiles.closed
    if s.event_sink is not None:
        s.emit("close", None, tile=harbour_label(s, harbour))


def harbour_label(s: CenturyState, harbour: int) -> str:
    """Return the label of a harbour."""
    sea = s.game.sea
    return sea.tiles[sea.first_harbour + harbour]
