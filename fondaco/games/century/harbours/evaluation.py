"""How well each seat stands: a judgement from public facts, for bots. The weights were tuned by matches between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..cubes.evaluation import WORTH
from ..cubes.packing import ONE, count, most_times, total, unpack
from ..sea.components import NOWHERE
from ..sea.outposts import ROWS, PayOutpost, outpost_points
from .harbours_scoring import cube_points, tile_points

if TYPE_CHECKING:
    from .state import WondersGame, WondersState

STEADY, RISING = 0.45, 0.4
"""How much counts of a point tile: in step with the share of its cost that is held, and with the cube of that share."""
SPARE_CUBES = 0.35
"""Points that come of the worth of the cubes that the tile does not need."""
TURN = 0.5
"""Points that it costs to be a turn away from a trade or a delivery."""
OUTPOST = 0.8
"""Points that come of an outpost over a whole game, besides those it uncovers."""
COLUMN = 3.0
"""Points that come of a column that is all but empty."""
CHOICE = 5.0
"""Points that come of an emptied column as long as its bonus tile has not been chosen."""
BONUS = {"free_step": 5.0, "upgrade": 2.5, "hold": 3.0, "points": 0.0, "harvest": 2.5}
"""Points that come of a bonus tile over a whole game, besides those printed on it."""
ROUNDS = 50
"""By then outposts and bonus tiles have brought what they bring. (Were it counted in point tiles, nobody would take them.)"""
MOST_KEPT = 1 << 14
"""So many outlooks are kept, and so many promises of cubes: while one seat thinks, the others mostly stay where they are."""


class Promises(dict[int, tuple[float, ...]]):
    """The points that cubes promise for each point tile, by the cubes at hand.

    Each hold is worked out once, when it first occurs.
    """

    def __init__(self, costs: Sequence[Sequence[int]], values: Sequence[int]) -> None:
        self.tiles = list(zip(costs, values, strict=True))

    def __missing__(self, store: int) -> tuple[float, ...]:
        cubes = unpack(store)
        self[store] = answer = tuple(_promise_of(cost, cubes, points) for cost, points in self.tiles)
        return answer

    def best(self, store: int, tiles: Sequence[int]) -> tuple[float, int]:
        """What cubes promise for the tile they serve best, wherever it lies, and that tile."""
        promises = self[store]
        return max(((promises[tile], tile) for tile in tiles), default=NO_PROMISE)


NO_PROMISE = (0.0, 0)


def _promise_of(cost: Sequence[int], cubes: Sequence[int], points: int) -> float:
    """The last cubes of a cost count more than the first; those that are not needed count a little."""
    paid = owed = spare = 0
    for value, need, held in zip(WORTH, cost, cubes, strict=True):
        used = held if held < need else need
        paid += value * used
        owed += value * need
        spare += value * (held - used)
    share = paid / owed
    return points * (STEADY * share + RISING * share**3) + SPARE_CUBES * spare


Outlook = dict[int, tuple[float, int]]
"""For islands: what the cubes promise after a trade there, and for which point tile."""


class Judgement:
    """What can be worked out from the components and the open point tiles alone."""

    def __init__(self, game: WondersGame) -> None:
        self.trades = list(enumerate(zip(game.islands.cost, game.islands.gain, strict=True)))
        self.promises = Promises(game.points.counts, game.points.value)
        self.bonus = tuple(BONUS[kind] for kind in game.red_kinds.labels)
        far = range(len(game.tiles) + 1)
        self.delay = [[TURN * max(1, -(-away // max(1, reach))) for away in far] for reach in far]
        """Points that it costs to act on a tile that many steps away, by the steps that a turn allows: one turn at least."""
        self.outlooks: dict[tuple[int, int, tuple[int, ...]], Outlook] = {}
        self.promised: dict[tuple[object, ...], float] = {}
        """What the cubes of a seat promise, by all that it depends on."""

    def outlook(self, store: int, limit: int, tiles: tuple[int, ...]) -> Outlook:
        """The islands whose trade can be paid, the best first."""
        key = store, limit, tiles
        found = self.outlooks.get(key)
        if found is None:
            if len(self.outlooks) >= MOST_KEPT:
                self.outlooks.clear()
            outlook = []
            for island, (cost, gain) in self.trades:
                for times in range(1, most_times(store, cost) + 1):
                    promise, tile = self.promises.best(_kept(store + times * (gain - cost), limit), tiles)
                    outlook.append((promise, island, tile))
            outlook.sort()  # so that of all ways to trade on an island the best one stays
            best = {island: (promise, tile) for promise, island, tile in outlook}
            found = self.outlooks[key] = dict(sorted(best.items(), key=lambda item: -item[1][0]))
        return found


def _kept(store: int, limit: int) -> int:
    """Cubes down to a limit: the cheapest go back."""
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
    owned = s.bonuses.of(seat)
    engine = OUTPOST * sum(built) + COLUMN * begun * begun / (ROWS * ROWS) + CHOICE * max(0, emptied - sum(owned))
    for worth, tiles_owned in zip(s.game.judgement.bonus, owned, strict=True):
        engine += worth * tiles_owned
    promise = _promise(s, seat, tiles)
    return points + engine * left + (promise if promise > cubes else cubes)


def _promise(s: WondersState, seat: int, tiles: tuple[int, ...]) -> float:
    """What the cubes of a seat promise. Each situation is worked out once, when it first occurs."""
    sea, store, limit, reach = s.sea, s.cubes[seat], s.limit_of(seat), s.reach(seat)
    top = s.stack[-1]
    paying = top.left if isinstance(top, PayOutpost) and top.seat == seat else None
    key = (seat, store, limit, reach, sea.ships[seat], paying, sea.chart, *s.harbours.tiles, *sea.outposts)
    promised = s.game.judgement.promised
    found = promised.get(key)
    if found is None:
        if len(promised) >= MOST_KEPT:
            promised.clear()
        found = promised[key] = _best_promise(s, seat, tiles, reach, paying)
    return found


def _best_promise(s: WondersState, seat: int, tiles: tuple[int, ...], reach: int, paying: int | None) -> float:
    """The best of a delivery, and of a trade and then a delivery. Every turn costs.

    Cubes that the hold cannot keep promise nothing: if they did, a bot with a full hold might harvest for ever.
    """
    game = s.game
    judgement = game.judgement
    limit = s.limit_of(seat)
    store = _kept(s.cubes[seat], limit)
    sea = s.sea
    ship = sea.ships[seat]
    if ship == NOWHERE:
        return judgement.promises.best(store, tiles)[0]
    distances = sea.chart.distances()
    away = distances[ship]
    delay = judgement.delay[reach]
    harbours = {tile: harbour for harbour, tile in enumerate(s.harbours.tiles, game.first_harbour)}
    promises = judgement.promises[store]
    best = 0.0
    for tile in tiles:
        promise = promises[tile] - delay[away[harbours[tile]]]
        if promise > best:
            best = promise
    price = game.prices[s.players]
    for island, (promise, tile) in judgement.outlook(store, limit, tiles).items():
        if promise <= best:
            break
        if sea.chart.cells[island] is None:
            continue
        there = sea.outposts[island]
        if there and not there >> seat & 1:
            owed = paying if paying is not None and island == ship else price * there.bit_count()
            paid = _kept(store, total(store) - owed)
            promise, tile = judgement.outlook(paid, limit, tiles).get(island, NO_PROMISE)
            if promise <= best:
                continue
        promise -= delay[away[island]] + delay[distances[island][harbours[tile]]]
        if promise > best:
            best = promise
    return best
