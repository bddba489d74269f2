"""Punktekarte nehmen: pay all cubes shown on a point card, take it, and perhaps a coin (page 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.errors import Refused
from ...century.cubes.packing import missing

if TYPE_CHECKING:
    from ..state import SpiceRoadState


def claim(s: SpiceRoadState, seat: int, place: int) -> None:
    """Claim the point card at a place. The claim that completes a set makes this round the last one."""
    if place >= len(s.point_row):
        raise Refused("no-point-card-there", place=place + 1, last=len(s.point_row))
    points = s.game.points
    card = s.point_row[place]
    store = s.store[seat]
    if not points.payable[store][card]:
        lack = missing(store, points.cost[card])
        raise Refused("cannot-claim", point_card=points.labels[card], cubes=lack)
    s.store[seat] = store - points.cost[card]
    s.claimed[seat].append(card)
    if s.event_sink is not None:
        s.emit("claim", seat, point_card=points.labels[card])
    take_coin(s, seat, place)
    del s.point_row[place]
    if s.point_pile.cards:
        new = s.point_pile.draw()
        s.point_row.append(new)
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("point-card", None, point_card=points.labels[new])
    if len(s.claimed[seat]) >= s.game.cards_to_end[s.players] and not s.last_round:
        s.last_round = True
        s.emit("last-round", seat)


def take_coin(s: SpiceRoadState, seat: int, place: int) -> None:
    """One coin at most: what lies above the first or the second card."""
    metal = coin_above(place, s.gold_left, s.silver_left)
    if metal == "gold":
        s.gold[seat] += 1
        s.gold_left -= 1
    elif metal == "silver":
        s.silver[seat] += 1
        s.silver_left -= 1
    if metal:
        s.emit("coin", seat, metal=metal)


def coin_above(place: int, gold_left: int, silver_left: int) -> str | None:
    """The coins above a place: gold above the first, silver above the second. Without gold the silver moves up to the first."""
    if place == 0:
        return "gold" if gold_left else "silver" if silver_left else None
    if place == 1 and gold_left and silver_left:
        return "silver"
    return None
