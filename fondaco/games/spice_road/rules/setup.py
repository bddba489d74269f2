"""Aufbau: how the table is laid out (page 2)."""

from __future__ import annotations

from ....core.piles import Pile
from ...century.cubes.packing import pack
from ...century.merchants.components import lay_out_merchants
from ..state import SpiceRoadState
from .turn import begin_turn


def set_up(s: SpiceRoadState) -> None:
    """Lay out the table. Seat 0 is the start player."""
    game, players = s.game, s.players
    setup = game.tables.setup
    starters = list(range(game.starters))

    # 1. and 2.: point cards, five of them open, and the coins above the first two
    s.point_pile = Pile(range(len(game.points.labels)))
    s.point_pile.shuffle(s.rng.stream("point cards"))
    s.point_row = [s.point_pile.draw() for _ in range(setup.point_row)]
    s.gold_left = s.silver_left = setup.coins_per_player * players

    # 3. and 4.: one of each starting card a player; the merchants, bonus cards among them, six of them open
    s.hand = [starters[:] for _ in range(players)]
    s.row, s.deals = lay_out_merchants(s, setup.merchant_row)

    # 6. and 7.: caravans and the first spices, more for those who play later
    s.store = [pack(cubes) for cubes in setup.start_cubes[:players]]

    begin_turn(s, 0)
