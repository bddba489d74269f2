"""Punktekarten: paying for one, and the benefit it brings (page 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE
from ..cubes.packing import missing
from .exploration import explore
from .locations import EXPLORATION, NATIVE_HELP, TOOL
from .settler_obstacles import CANNOT_CLAIM, MESSAGES, NO_POINT_CARD

if TYPE_CHECKING:
    from ..state import CenturyState


def claim_obstacle(s: CenturyState, slot: int, cubes: int) -> int:
    """Return what prevents paying with these cubes for the card in a slot of the row."""
    cards = s.boards.point_row.cards
    if slot >= len(cards):
        return NO_POINT_CARD
    return NO_OBSTACLE if s.game.boards.point_cards.payable[cubes][cards[slot]] else CANNOT_CLAIM


def claim_refusal(s: CenturyState, slot: int, cubes: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to claiming a card."""
    if obstacle == NO_POINT_CARD:
        return Refused(MESSAGES[obstacle])
    points, card = s.game.boards.point_cards, s.boards.point_row.cards[slot]
    return Refused(MESSAGES[obstacle], point_card=points.labels[card], cubes=missing(cubes, points.cost[card]))


def emit_next_card(s: CenturyState) -> None:
    """Report the new top card of the pile, which is open (page 6, step 2) unless it was pushed under the pile before."""
    pile = s.boards.point_row.pile.cards
    if pile and s.event_sink is not None:
        s.emit("next-point-card", None, point_card=s.game.boards.point_cards.labels[pile[-1]])


def claim(s: CenturyState, seat: int, slot: int) -> None:
    """Pay and take the card; the row closes up, then comes the benefit. The claim that completes a set ends the game."""
    rules, boards = s.game.boards, s.boards
    points, row = rules.point_cards, boards.point_row
    card = row.cards[slot]
    s.cubes[seat] -= points.cost[card]
    boards.claimed[seat] += (card,)
    if s.event_sink is not None:
        s.emit("claim", seat, point_card=points.labels[card])
    had_open_top = bool(row.pile.cards)
    new = row.take(slot)
    if new is not None and s.event_sink is not None:
        s.emit("point-card", None, point_card=points.labels[new])
    if row.pile.cards or (new is not None and not had_open_top):
        s.revealed += 1
    emit_next_card(s)
    gain_benefit(s, seat, card)
    if len(boards.claimed[seat]) >= rules.cards_to_end and not s.last_round:
        s.last_round = True
        s.emit("last-round", seat)


def gain_benefit(s: CenturyState, seat: int, card: int) -> None:
    """What a card brings: native help or tools at the locations with its mark, an exploration, or new settlers."""
    points, boards = s.game.boards.point_cards, s.boards
    kind, has_mark = points.kind[card], s.game.boards.locations.has_mark[points.mark[card]]
    if kind == NATIVE_HELP:
        boards.native_help[seat] = increased(boards.native_help[seat], 1, has_mark)
    elif kind == TOOL:
        boards.tool_cubes[seat] = increased(boards.tool_cubes[seat], points.gain[card], has_mark)
    elif kind == EXPLORATION:
        explore(s, seat)
    else:
        s.emit("recruit", seat, count=boards.recruit(seat, points.settlers[card]))


def increased(values: tuple[int, ...], amount: int, where: tuple[int, ...]) -> tuple[int, ...]:
    """Return the values by location, increased where there is a 1."""
    return tuple([value + amount * here for value, here in zip(values, where, strict=True)])


def renew_point_cards(s: CenturyState) -> None:
    """Exchange the open point cards: they go under the pile, and new ones come (page 7)."""
    row = s.boards.point_row
    row.renew(s.rng)
    s.revealed += 1
    if s.event_sink is not None:
        for card in row.cards:
            s.emit("point-card", None, point_card=s.game.boards.point_cards.labels[card])
    emit_next_card(s)
