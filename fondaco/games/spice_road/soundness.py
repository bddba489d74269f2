"""What must be true of every table: no piece is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.piles import EVERYBODY
from ..century.cubes import unpack
from ..century.deals import NO_DEAL, Deals

if TYPE_CHECKING:
    from .state import SpiceRoadState


def problems(s: SpiceRoadState) -> list[str]:
    """The broken invariants; empty when all is sound."""
    game = s.game
    found = []
    merchants = [*s.row.cards, *s.row.pile.cards]
    for seat in range(s.players):
        own = s.hand[seat] + s.played[seat]
        if sorted(own)[: game.starters] != list(range(game.starters)):
            found.append(f"seat {seat} lacks a starting card")
        if s.hand[seat] != sorted(s.hand[seat]):
            found.append(f"the hand of seat {seat} is not sorted")
        merchants += [card for card in own if card >= game.starters]
    if s.deals is not None:
        found += deal_problems(s, s.deals, merchants)
        merchants += s.deals.discard
    if sorted(merchants) != game.merchants_in_play(s.options):
        found.append("a merchant is lost or doubled")
    points = [*s.point_row, *s.point_pile.cards, *(card for cards in s.claimed for card in cards)]
    if sorted(points) != list(range(len(game.points.labels))):
        found.append("a point card is lost or doubled")
    coins = game.tables.setup.coins_per_player * s.players
    if s.gold_left + sum(s.gold) != coins or s.silver_left + sum(s.silver) != coins:
        found.append("a coin is lost or doubled")
    if len(s.row.cards) != len(s.row.cubes):
        found.append("cubes lie on no card")
    if any(count < 0 for cubes in s.store + s.row.cubes for count in unpack(cubes)):
        found.append("fewer cubes than none")
    return found


def deal_problems(s: SpiceRoadState, deals: Deals, merchants: list[int]) -> list[str]:
    """What is broken about the deals."""
    game = s.game
    found = []
    faces = [face for face in deals.on.cards if face != NO_DEAL] + deals.box.cards
    if sorted(faces) != sorted(game.deal_cards.copies):
        found.append("a golden deal is lost or doubled")
    if [card for card, face in enumerate(deals.on.cards) if face != NO_DEAL] != game.merchants_in_play(s.options):
        found.append("a golden deal lies on no merchant")
    hidden = set(s.row.pile.cards)
    if any(deals.on.known[card] != EVERYBODY for card in merchants if card not in hidden):
        found.append("the golden deal of an open merchant is not known")
    return found
