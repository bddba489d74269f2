"""Expected points with islands and harbours: an evaluation from public facts, for bots.

The weights were tuned by matches between bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..cubes.evaluation import WORTH
from ..cubes.packing import ONE, count, most_times, total, unpack
from ..sea.outposts import PayOutpost, outpost_points
from ..sea.sea import NOWHERE, ROWS
from .harbours_scoring import cube_points, point_tile_points

if TYPE_CHECKING:
    from ..sea.sea_rules import SeaRules
    from ..state import CenturyState
    from .point_tiles import PointTileRules

STEADY: Final = 0.45
RISING: Final = 0.4
"""The shares of a point tile that count: in step with the share of its cost that is held, and with the cube of that share."""
SPARE_CUBES: Final = 0.35
"""Points for each worth of the cubes that the tile does not need."""
TURN: Final = 0.5
"""The cost in points of being a turn away from a trade or a delivery."""
OUTPOST: Final = 0.8
"""Points of an outpost over a whole game, besides those that it uncovers."""
COLUMN: Final = 3.0
"""Points of a column that is all but empty."""
CHOICE: Final = 5.0
"""Points of an emptied column until its bonus tile is chosen."""
BONUS: Final = {"free_step": 5.0, "upgrade": 2.5, "hold": 3.0, "points": 0.0, "harvest": 2.5}
"""Points of a bonus tile over a whole game, besides those printed on it."""
ROUNDS: Final = 50
"""By this round outposts and bonus tiles have brought what they bring. (With point tiles instead, bots would take none.)"""
MAX_CACHED: Final = 1 << 14
"""The most entries of a cache: while one seat is evaluated, the others mostly stay as they are."""
NO_DELIVERY: Final = (0.0, 0)


class DeliveryValues(dict[int, tuple[float, ...]]):
    """The value of cubes for each point tile, by the cubes: each collection is worked out once, when it first occurs."""

    def __init__(self, costs: Sequence[Sequence[int]], points: Sequence[int]) -> None:
        self.tiles = list(zip(costs, points, strict=True))

    def __missing__(self, cubes: int) -> tuple[float, ...]:
        held = unpack(cubes)
        self[cubes] = answer = tuple([_delivery_value(cost, held, points) for cost, points in self.tiles])
        return answer

    def best(self, cubes: int, tiles: Sequence[int]) -> tuple[float, int]:
        """Return the value of cubes for the tile that they serve best, wherever it lies, and that tile."""
        values = self[cubes]
        return max([(values[tile], tile) for tile in tiles], default=NO_DELIVERY)


def _delivery_value(cost: Sequence[int], cubes: Sequence[int], points: int) -> float:
    """The last cubes of a cost count more than the first; those that are not needed count a little."""
    paid = owed = spare = 0
    for worth, needed, held in zip(WORTH, cost, cubes, strict=True):
        used = held if held < needed else needed
        paid += worth * used
        owed += worth * needed
        spare += worth * (held - used)
    share = paid / owed
    return points * (STEADY * share + RISING * share**3) + SPARE_CUBES * spare


TradeValues = dict[int, tuple[float, int]]
"""For islands: the value of the cubes after a trade there, and the point tile that they serve best."""


class Evaluator:
    """What follows from the components and the open point tiles alone."""

    def __init__(self, sea: SeaRules, point_tiles: PointTileRules, bonus_kinds: Sequence[str]) -> None:
        self.trades = list(enumerate(zip(sea.islands.cost, sea.islands.gain, strict=True)))
        self.deliveries = DeliveryValues(point_tiles.counts, point_tiles.value)
        self.bonus = tuple([BONUS[kind] for kind in bonus_kinds])
        far = range(len(sea.tiles) + 1)
        self.delay = [[TURN * max(1, -(-away // max(1, steps))) for away in far] for steps in far]
        """The cost in points of acting on a tile that many steps away, by the steps in a turn: one turn at least."""
        self.trade_values: dict[tuple[int, int, tuple[int, ...]], TradeValues] = {}
        self.cube_values: dict[tuple[object, ...], float] = {}
        """The value of the cubes of a seat, by all that it depends on."""

    def values_after_trades(self, cubes: int, limit: int, tiles: tuple[int, ...]) -> TradeValues:
        """Return the islands whose trade can be paid, the best first."""
        key = cubes, limit, tiles
        found = self.trade_values.get(key)
        if found is None:
            if len(self.trade_values) >= MAX_CACHED:
                self.trade_values.clear()
            values = []
            for island, (cost, gain) in self.trades:
                for times in range(1, most_times(cubes, cost) + 1):
                    value, tile = self.deliveries.best(_kept(cubes + times * (gain - cost), limit), tiles)
                    values.append((value, island, tile))
            values.sort()  # so that the best of all trades on an island stays
            best = {island: (value, tile) for value, island, tile in values}
            found = self.trade_values[key] = dict(sorted(best.items(), key=lambda item: -item[1][0]))
        return found


def _kept(cubes: int, limit: int) -> int:
    """Return cubes down to a limit: the cheapest are returned."""
    excess = total(cubes) - limit
    for colour, one in enumerate(ONE):
        if excess <= 0:
            break
        returned = min(excess, count(cubes, colour))
        cubes -= returned * one
        excess -= returned
    return cubes


def expected_scores_at_sea(s: CenturyState) -> list[float]:
    """Return the expected points of each seat, before the end."""
    closed = s.game.point_tiles.closed
    tiles = tuple([tile for tile in s.harbours.tiles if 0 <= tile < closed])
    left = share_left(s)
    return [_expected_score(s, seat, left, tiles) for seat in range(s.players)]


def share_left(s: CenturyState) -> float:
    """Return the share of the game that is left for what pays over a whole game."""
    return max(0.0, 1.0 - s.round / ROUNDS)


def _expected_score(s: CenturyState, seat: int, left: float, tiles: tuple[int, ...]) -> float:
    """Return the points of a seat and those still to come in the given share of the game."""
    points = float(point_tile_points(s, seat) + s.red_bonuses.points[seat] + outpost_points(s, seat))
    cubes = cube_points(s, seat)
    if s.last_round and (s.player is None or seat < s.player):
        return points + cubes
    built = s.sea.built_rows(seat)
    emptied = min(built)
    begun = sum([taken > emptied for taken in built])
    bonus_tiles = s.red_bonuses.of(seat)
    engine = OUTPOST * sum(built) + COLUMN * begun * begun / (ROWS * ROWS) + CHOICE * max(0, emptied - sum(bonus_tiles))
    for worth, tile_count in zip(s.game.harbours.evaluator.bonus, bonus_tiles, strict=True):
        engine += worth * tile_count
    value = _cube_value(s, seat, tiles)
    return points + engine * left + (value if value > cubes else cubes)


def _cube_value(s: CenturyState, seat: int, tiles: tuple[int, ...]) -> float:
    """Return the value of the cubes of a seat. Each situation is worked out once, when it first occurs."""
    game, sea, cubes = s.game, s.sea, s.cubes[seat]
    limit, steps = game.cubes.limit_of(s, seat), game.harbours.steps_in_turn(s, seat)
    top = s.stack[-1]
    paying = top.left if isinstance(top, PayOutpost) and top.seat == seat else None
    key = (seat, cubes, limit, steps, sea.ships[seat], paying, sea.map, *s.harbours.tiles, *sea.outposts)
    cube_values = game.harbours.evaluator.cube_values
    found = cube_values.get(key)
    if found is None:
        if len(cube_values) >= MAX_CACHED:
            cube_values.clear()
        found = cube_values[key] = _best_plan(s, seat, tiles, steps, limit, paying)
    return found


def _best_plan(s: CenturyState, seat: int, tiles: tuple[int, ...], steps: int, limit: int, paying: int | None) -> float:
    """Return the best value of a delivery, and of a trade and then a delivery. Every turn costs.

    Cubes that the hold cannot keep have no value: if they had, a bot with a full hold might harvest for ever.
    """
    game, sea = s.game, s.sea
    evaluator = game.harbours.evaluator
    cubes, ship = _kept(s.cubes[seat], limit), sea.ships[seat]
    if ship == NOWHERE:
        return evaluator.deliveries.best(cubes, tiles)[0]
    distances = sea.map.distances()
    away = distances[ship]
    delay = evaluator.delay[steps]
    harbours = {tile: harbour for harbour, tile in enumerate(s.harbours.tiles, game.sea.first_harbour)}
    values = evaluator.deliveries[cubes]
    best = 0.0
    for tile in tiles:
        value = values[tile] - delay[away[harbours[tile]]]
        if value > best:
            best = value
    price = game.sea.prices[s.players]
    for island, (value, tile) in evaluator.values_after_trades(cubes, limit, tiles).items():
        if value <= best:
            break
        if not sea.is_on_map(island):
            continue
        outposts = sea.outpost_count(island)
        if outposts and not sea.has_outpost(seat, island):
            owed = paying if paying is not None and island == ship else price * outposts
            paid = _kept(cubes, total(cubes) - owed)
            value, tile = evaluator.values_after_trades(paid, limit, tiles).get(island, NO_DELIVERY)
            if value <= best:
                continue
        value -= delay[away[island]] + delay[distances[island][harbours[tile]]]
        if value > best:
            best = value
    return best
