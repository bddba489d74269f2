"""How well each seat stands: a judgement from public facts, for bots. The weights were tuned by matches between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..aims import WORTH
from ..cubes import ONE, count, most_times, total, unpack
from ..islands import NOWHERE
from ..outposts import ROWS, outpost_points
from .scoring import cube_points, tile_points

if TYPE_CHECKING:
    from .state import WondersGame, WondersState

STEADY, RISING = 0.45, 0.4
"""How much counts of a point tile: in step with the share of its cost that is held, and with the cube of that share."""
SPARE_CUBES = 0.35
"""Points that come of the worth of the cubes that the tile does not need."""
FAR = 0.04
"""So much of a point tile is lost for each turn that its harbour is away."""
WAIT = 0.75
"""How much of a trade's promise is left for each turn that the island is away."""
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
MOST_OUTLOOKS = 1 << 14
"""So many outlooks are kept."""


class Promises(dict[int, tuple[tuple[float, float], ...]]):
    """What cubes promise for each point tile, by the cubes at hand: points of the tile, and points of the cubes to spare.

    Each hold is worked out once, when it first occurs.
    """

    def __init__(self, costs: Sequence[Sequence[int]], values: Sequence[int]) -> None:
        self.tiles = list(zip(costs, values, strict=True))

    def __missing__(self, store: int) -> tuple[tuple[float, float], ...]:
        cubes = unpack(store)
        self[store] = answer = tuple(_promise_of(cost, cubes, points) for cost, points in self.tiles)
        return answer

    def best(self, store: int, tiles: Sequence[int]) -> float:
        """What cubes promise for the tile they serve best, wherever it lies."""
        promises = self[store]
        return max((sum(promises[tile]) for tile in tiles), default=0.0)


def _promise_of(cost: Sequence[int], cubes: Sequence[int], points: int) -> tuple[float, float]:
    """The last cubes of a cost count more than the first."""
    paid = owed = spare = 0
    for value, need, held in zip(WORTH, cost, cubes, strict=True):
        used = held if held < need else need
        paid += value * used
        owed += value * need
        spare += value * (held - used)
    share = paid / owed
    return points * (STEADY * share + RISING * share**3), SPARE_CUBES * spare


class Judgement:
    """What can be worked out from the components and the open point tiles alone."""

    def __init__(self, game: WondersGame) -> None:
        self.islands = list(enumerate(zip(game.islands.cost, game.islands.gain, strict=True)))
        self.promises = Promises(game.points.counts, game.points.value)
        self.bonus = tuple(BONUS[kind] for kind in game.red_kinds.labels)
        self.wait = tuple(WAIT**turns for turns in range(len(game.tiles) + 1))
        far = range(len(game.tiles) + 1)
        self.turns = [[max(1, -(-away // max(1, reach))) for away in far] for reach in far]
        """How many turns it takes to act on a tile that many steps away, by the steps that a turn allows: one at least."""
        self.outlooks: dict[tuple[int, int, tuple[int, ...]], list[tuple[int, float]]] = {}

    def outlook(self, store: int, limit: int, tiles: tuple[int, ...]) -> list[tuple[int, float]]:
        """The islands whose trade would serve the point tiles, best first, and the points that it promises."""
        key = store, limit, tiles
        found = self.outlooks.get(key)
        if found is None:
            if len(self.outlooks) >= MOST_OUTLOOKS:
                self.outlooks.clear()
            now = self.promises.best(store, tiles)
            found = []
            for island, (cost, gain) in self.islands:
                most = most_times(store, cost)
                after = [_kept(store + times * (gain - cost), limit) for times in {most, (most + 1) // 2} if times]
                best = max((self.promises.best(cubes, tiles) for cubes in after), default=0.0)
                if best > now:
                    found.append((island, best - now))
            found.sort(key=lambda pair: -pair[1])
            self.outlooks[key] = found
        return found


def _kept(store: int, limit: int) -> int:
    """Cubes at the end of the turn: the cheapest go back."""
    excess = total(store) - limit
    for colour, one in enumerate(ONE):
        if excess <= 0:
            break
        returned = min(excess, count(store, colour))
        store -= returned * one
        excess -= returned
    return store


def expected(s: WondersState) -> list[float]:
    """Expected points of each seat, before the end."""
    closed = s.game.points.closed
    tiles = tuple([tile for tile in s.harbours.tiles if 0 <= tile < closed])
    left = part_left(s)
    return [_expected(s, seat, left, tiles) for seat in range(s.players)]


def part_left(s: WondersState) -> float:
    """How much of the game is left for what pays over a whole game."""
    return max(0.0, 1.0 - s.round / ROUNDS)


def _expected(s: WondersState, seat: int, left: float, tiles: tuple[int, ...]) -> float:
    """The points of a seat, and those that are not there yet. So much of the game is left."""
    points = float(tile_points(s, seat) + s.bonuses.points[seat] + outpost_points(s, seat))
    cubes = cube_points(s, seat)
    if s.last_round and (s.player is None or seat < s.player):
        return points + cubes
    built = s.sea.built[seat * ROWS : (seat + 1) * ROWS]
    emptied = min(built)
    begun = sum([taken > emptied for taken in built])
    engine = OUTPOST * sum(built) + COLUMN * begun * begun / (ROWS * ROWS)
    for worth, owned in zip(s.game.judgement.bonus, s.bonuses.of(seat), strict=True):
        engine += worth * owned
    promise = _promise(s, seat, tiles)
    return points + engine * left + (promise if promise > cubes else cubes)


def _promise(s: WondersState, seat: int, tiles: tuple[int, ...]) -> float:
    """What the cubes promise: for the point tile they serve best, and for the trade that would serve one better."""
    game = s.game
    judgement = game.judgement
    store = s.store[seat]
    ship = s.sea.ships[seat]
    if ship == NOWHERE:
        return judgement.promises.best(store, tiles)
    away = s.sea.chart.distances()[ship]
    turns = judgement.turns[s.reach(seat)]
    closed = game.points.closed
    promises = judgement.promises[store]
    best = 0.0
    for harbour, tile in enumerate(s.harbours.tiles, game.first_harbour):
        if 0 <= tile < closed:
            points, spare = promises[tile]
            promise = points * (1.0 - FAR * turns[away[harbour]]) + spare
            if promise > best:
                best = promise
    outposts = s.sea.outposts
    cells = s.sea.chart.cells
    price = PRICE * game.prices[s.players]
    trade = 0.0
    for island, gain in judgement.outlook(store, s.limit_of(seat), tiles):
        if gain <= trade:
            break
        if cells[island] is not None:
            there = outposts[island]
            if there and not there >> seat & 1:
                gain -= price * there.bit_count()
            gain *= judgement.wait[turns[away[island]]]
            if gain > trade:
                trade = gain
    return best + trade
