"""What must be true of every table: no piece is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.cubes.packing import unpack
from ..century.merchants.invariants import merchant_problems

if TYPE_CHECKING:
    from .state import SpiceRoadState


def problems(s: SpiceRoadState) -> list[str]:
    """The broken invariants; empty when all is sound."""
    game = s.game
    found = []
    taken = []
    for seat in range(s.players):
        own = s.hand[seat] + s.played[seat]
        if sorted(own)[: game.starters] != list(range(game.starters)):
            found.append(f"seat {seat} lacks a starting card")
        if s.hand[seat] != sorted(s.hand[seat]):
            found.append(f"the hand of seat {seat} is not sorted")
        taken += [card for card in own if card >= game.starters]
    found += merchant_problems(s, taken)
    points = [*s.point_row, *s.point_pile.cards, *(card for cards in s.claimed for card in cards)]
    if sorted(points) != list(range(len(game.points.labels))):
        found.append("a point card is lost or doubled")
    coins = game.tables.setup.coins_per_player * s.players
    if s.gold_left + sum(s.gold) != coins or s.silver_left + sum(s.silver) != coins:
        found.append("a coin is lost or doubled")
    if any(count < 0 for cubes in s.store for count in unpack(cubes)):
        found.append("fewer cubes than none")
    return found
