"""How well each seat stands: a judgement from public facts, for bots. The weights were tuned by matches between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..century.aims import WORTH
from ..century.cubes import most_times, unpack
from ..century.islands import NOWHERE
from ..century.outposts import ROWS, outpost_points
from ..century.wonders.scoring import cube_points, tile_points

if TYPE_CHECKING:
    from .game import EasternWonders
    from .state import EasternWondersState

STEADY, RISING = 0.45, 0.4
"""How much counts of a point tile: in step with the share of its cost that is held, and with the cube of that share."""
SPARE_CUBES = 0.4
"""Points that come of the worth of the cubes that the tile does not need."""
FAR = 0.04
"""So much of a point tile is lost for each turn that its harbour is away."""
TRADE = 0.4
"""Points that come of the worth that a trade would add."""
WAIT = 0.75
"""How much of it is left for each turn that the island is away."""
PRICE = 0.5
"""Points that a cube costs which has to be paid for an outpost first."""
OUTPOST = 0.8
"""Points that come of an outpost over a whole game, besides those it uncovers."""
COLUMN = 3.0
"""Points that come of a column that is all but empty."""
BONUS = {"free_step": 5.0, "upgrade": 2.5, "hold": 3.0, "points": 0.0, "harvest": 2.5}
"""Points that come of a bonus tile over a whole game, besides those printed on it."""

ROUNDS = 50
"""By then outposts and bonus tiles have brought what they bring. (Were it counted in point tiles, nobody would take them.)"""


class Promises(dict[int, tuple[tuple[float, float], ...]]):
    """What cubes promise for each point tile, by the cubes at hand: the share of its points, and points of the cubes to spare.

    Each hold is worked out once, when it first occurs.
    """

    def __init__(self, costs: Sequence[Sequence[int]]) -> None:
        self.costs = costs

    def __missing__(self, store: int) -> tuple[tuple[float, float], ...]:
        cubes = unpack(store)
        self[store] = answer = tuple(_promise_of(cost, cubes) for cost in self.costs)
        return answer


def _promise_of(cost: Sequence[int], cubes: Sequence[int]) -> tuple[float, float]:
    """The last cubes of a cost count more than the first."""
    paid = owed = spare = 0
    for value, need, held in zip(WORTH, cost, cubes, strict=True):
        used = held if held < need else need
        paid += value * used
        owed += value * need
        spare += value * (held - used)
    share = paid / owed
    return STEADY * share + RISING * share**3, SPARE_CUBES * spare


class Gains(dict[int, tuple[float, ...]]):
    """The points that the trade of each island promises, by the cubes at hand."""

    def __init__(self, game: EasternWonders) -> None:
        self.costs = game.islands.cost
        self.profits = [
            sum(value * (got - given) for value, got, given in zip(WORTH, island.get, island.give, strict=True))
            for island in game.tables.islands.tiles
        ]

    def __missing__(self, store: int) -> tuple[float, ...]:
        self[store] = answer = tuple(
            TRADE * profit * most_times(store, cost) for cost, profit in zip(self.costs, self.profits, strict=True)
        )
        return answer


class Judgement:
    """What can be worked out from the components alone."""

    def __init__(self, game: EasternWonders) -> None:
        self.promises = Promises(game.points.counts)
        self.gains = Gains(game)
        self.bonus = tuple(BONUS[kind] for kind in game.red_kinds.labels)
        self.wait = tuple(WAIT**turns for turns in range(len(game.tables.islands.tiles) + 10))


def evaluate(s: EasternWondersState) -> list[float]:
    """Expected points of each seat."""
    if s.over:
        return [float(score) for score in s.scores()]
    left = max(0.0, 1.0 - s.round / ROUNDS)
    return [_expected(s, seat, left) for seat in range(s.players)]


def _expected(s: EasternWondersState, seat: int, left: float) -> float:
    """The points of a seat, and those that are not there yet. So much of the game is left."""
    points = float(tile_points(s, seat) + s.bonuses.points[seat] + outpost_points(s, seat))
    cubes = cube_points(s, seat)
    if s.last_round and (s.player is None or seat < s.player):
        return points + cubes
    built = s.sea.built[seat * ROWS : (seat + 1) * ROWS]
    emptied = min(built)
    begun = sum(taken > emptied for taken in built)
    engine = OUTPOST * sum(built) + COLUMN * begun * begun / (ROWS * ROWS)
    for worth, owned in zip(s.game.judgement.bonus, s.bonuses.of(seat), strict=True):
        engine += worth * owned
    promise = _promise(s, seat) + _trade(s, seat)
    return points + engine * left + (promise if promise > cubes else cubes)


def _promise(s: EasternWondersState, seat: int) -> float:
    """What the cubes are worth for the point tile they serve best."""
    game = s.game
    points = game.points
    promises = game.judgement.promises[s.store[seat]]
    ship = s.sea.ships[seat]
    away = s.sea.chart.distances()[ship] if ship != NOWHERE else None
    free = s.free_steps(seat)
    best = 0.0
    for harbour, tile in enumerate(s.harbours.tiles, game.first_harbour):
        if 0 <= tile < points.closed:
            share, spare = promises[tile]
            turns = (away[harbour] + free - 1) // free if away is not None else 0
            promise = points.value[tile] * share * (1.0 - FAR * turns) + spare
            if promise > best:
                best = promise
    return best


def _trade(s: EasternWondersState, seat: int) -> float:
    """What the best trade of an island promises: far ones less, and those less where an outpost has to be paid first."""
    ship = s.sea.ships[seat]
    if ship == NOWHERE:
        return 0.0
    judgement = s.game.judgement
    away = s.sea.chart.distances()[ship]
    outposts = s.sea.outposts
    free = s.free_steps(seat)
    cells = s.sea.chart.cells
    best = 0.0
    for island, gain in enumerate(judgement.gains[s.store[seat]]):
        if gain > best and cells[island] is not None:
            there = outposts[island]
            if there and not there >> seat & 1:
                gain -= PRICE * there.bit_count() * s.game.prices[s.players]
            gain *= judgement.wait[(away[island] + free - 1) // free]
            if gain > best:
                best = gain
    return best
