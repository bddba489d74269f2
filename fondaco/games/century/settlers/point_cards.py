"""Punktekarten: paying for one, and the benefit it brings (page 16)."""

from __future__ import annotations

from ....core.errors import Refused
from ..cubes.packing import missing
from .exploration import explore
from .icons import EXPLORATION, MARKS, NATIVE_HELP, TOOL
from .recruiting import recruit
from .state import SettledState


def can_claim(s: SettledState, slot: int, store: int) -> bool:
    """Whether these cubes pay for the card above a fort."""
    cards = s.land.points.cards
    return slot < len(cards) and s.game.point_cards.payable[store][cards[slot]]


def require_claimable(s: SettledState, slot: int, store: int) -> None:
    """Refuse a card that is not there or cannot be paid."""
    cards = s.land.points.cards
    if slot >= len(cards):
        raise Refused("no-point-card-here")
    points = s.game.point_cards
    if not points.payable[store][cards[slot]]:
        raise Refused("cannot-claim", point_card=points.labels[cards[slot]], cubes=missing(store, points.cost[cards[slot]]))


def tell_next_card(s: SettledState) -> None:
    """Tell which card lies on top of the pile now: it is an open one (page 6, step 2), but for cards that went back under it."""
    pile = s.land.points.pile.cards
    if pile and s.event_sink is not None:
        s.emit("next-point-card", None, point_card=s.game.point_cards.labels[pile[-1]])


def claim(s: SettledState, seat: int, slot: int) -> None:
    """Pay and take the card; the row closes up, then the benefit. The claim that completes a set ends the game."""
    require_claimable(s, slot, s.cubes[seat])
    game, land = s.game, s.land
    points = game.point_cards
    card = land.points.cards[slot]
    s.cubes[seat] -= points.cost[card]
    land.claimed[seat].append(card)
    if s.event_sink is not None:
        s.emit("claim", seat, point_card=points.labels[card])
    lay_open = bool(land.points.pile.cards)
    new = land.points.take(slot)
    if new is not None and s.event_sink is not None:
        s.emit("point-card", None, point_card=points.labels[new])
    if land.points.pile.cards or (new is not None and not lay_open):
        s.revealed += 1
    tell_next_card(s)
    kind = points.kind[card]
    if kind == NATIVE_HELP:
        land.helpers[seat * len(MARKS) + points.mark[card]] += 1
    elif kind == TOOL:
        land.tools[seat * len(MARKS) + points.mark[card]] += points.gain[card]
    elif kind == EXPLORATION:
        explore(s, seat)
    else:
        recruit(s, seat, points.settlers[card])
    if len(land.claimed[seat]) >= game.cards_to_end and not s.last_round:
        s.last_round = True
        s.emit("last-round", seat)
