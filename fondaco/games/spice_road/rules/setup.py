"""Aufbau: rows, coins, hands and caravans (page 2)."""

from __future__ import annotations

from ....core.piles import Pile
from ...century.cubes.packing import pack
from ..state import SpiceRoadState
from .turn import begin_turn


def set_up(s: SpiceRoadState) -> None:
    """Set up all components. Seat 0 is the start player."""
    game, players = s.game, s.players
    setup = game.components.setup

    # 1. and 2.: point cards, five of them open, and the coins above the first two
    s.point_pile = Pile(range(len(game.point_cards.labels)))
    s.point_pile.shuffle(s.rng.stream("point cards"))
    s.point_row = [s.point_pile.draw() for _ in range(setup.point_row)]
    s.gold_left = setup.coins_per_player * players
    s.silver_left = setup.coins_per_player * players

    # 3. and 4.: one of each starting card a player; the merchants, bonus cards among them, six of them open
    game.hands.set_up(s)
    s.merchants = game.merchants.set_up(s)
    s.deals = game.golden_deals.set_up(s)

    # 6. and 7.: caravans and the first spices, more for those who play later
    s.cubes = [pack(cubes) for cubes in setup.start_cubes[:players]]

    begin_turn(s, 0)
