"""Punktekarte nehmen: pay all cubes shown on a point card, take it, and perhaps a coin (page 3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE
from ...century.cubes.packing import missing
from ...century.hand.turn_action import TurnAction
from ...century.obstacles import CARD_NOT_PAYABLE, MESSAGES, NO_POINT_CARD

if TYPE_CHECKING:
    from ..state import SpiceRoadState


class Claim(TurnAction["SpiceRoadState"]):
    """Take a point card of the row. The claim that completes a set makes this round the last one."""

    def legal(self, s: SpiceRoadState, seat: int) -> Sequence[int]:
        claim, payable = s.game.point_cards.claim.actions, s.game.point_cards.payable[s.cubes[seat]]
        return [claim[place] for place, card in enumerate(s.point_row) if payable[card]]

    def obstacle(self, s: SpiceRoadState, seat: int, place: int) -> int:
        if place >= len(s.point_row):
            return NO_POINT_CARD
        return NO_OBSTACLE if s.game.point_cards.payable[s.cubes[seat]][s.point_row[place]] else CARD_NOT_PAYABLE

    def refusal(self, s: SpiceRoadState, seat: int, place: int, obstacle: int) -> Refused:
        if obstacle == NO_POINT_CARD:
            return Refused(MESSAGES[obstacle], place=place + 1, last=len(s.point_row))
        points, card = s.game.point_cards, s.point_row[place]
        return Refused(MESSAGES[obstacle], point_card=points.labels[card], cubes=missing(s.cubes[seat], points.cost[card]))

    def perform(self, s: SpiceRoadState, seat: int, place: int) -> None:
        points, card = s.game.point_cards, s.point_row[place]
        s.cubes[seat] -= points.cost[card]
        s.claimed[seat].append(card)
        if s.event_sink is not None:
            s.emit("claim", seat, point_card=points.labels[card])
        take_coin(s, seat, place)
        del s.point_row[place]
        refill(s)
        if len(s.claimed[seat]) >= points.to_end[s.players] and not s.last_round:
            s.last_round = True
            s.emit("last-round", seat)


def refill(s: SpiceRoadState) -> None:
    """Add a new card to the row, for all to see."""
    if s.point_pile.cards:
        new = s.point_pile.draw()
        s.point_row.append(new)
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("point-card", None, point_card=s.game.point_cards.labels[new])


def take_coin(s: SpiceRoadState, seat: int, place: int) -> None:
    """Take one coin at most: what lies above the first or the second card."""
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
    """Return the coins above a place: gold above the first, silver above the second. Without gold silver moves to the first."""
    if place == 0:
        return "gold" if gold_left else "silver" if silver_left else None
    if place == 1 and gold_left and silver_left:
        return "silver"
    return None
