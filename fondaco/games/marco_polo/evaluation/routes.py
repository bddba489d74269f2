"""Routes on the map, for the evaluation: the cheapest way to each city, and all cities that some steps can reach."""

from __future__ import annotations

from functools import cache

from ...polo.tables import Roads
from ..tables import CITIES

Way = tuple[float, int, int]
"""The price of a way in points, and its cost in coins and camels."""
Stop = tuple[int, int, int, int]
"""A city, and the cost of stopping there: steps, and the coins and camels of the roads."""


def cheapest(
    roads: Roads, fare: tuple[int, ...], step_price: float, coin_price: float, camel_price: float
) -> tuple[tuple[Way, ...], ...]:
    """Return the cheapest way from every location to every city."""
    table = []
    for start in range(len(roads)):
        found: dict[int, tuple[float, int, int, int]] = {start: (0.0, 0, 0, 0)}
        open_locations = {start}
        while open_locations:
            here = min(open_locations, key=lambda location: found[location][0])
            open_locations.remove(here)
            price, steps, coins, camels = found[here]
            for to, road_coins, road_camels, _, _ in roads[here]:
                further = price + step_price + road_camels * camel_price + road_coins * coin_price
                if to not in found or further < found[to][0]:
                    found[to] = (further, steps + 1, coins + road_coins, camels + road_camels)
                    open_locations.add(to)
        cities = [found[city] for city in range(CITIES)]
        longest = len(fare) - 1
        table.append(tuple([(price, coins + fare[min(steps, longest)], camels) for price, steps, coins, camels in cities]))
    return tuple(table)


@cache
def stops(roads: Roads, here: int, limit: int) -> tuple[Stop, ...]:
    """Return the cities where a journey of at most `limit` steps can end; of two ways with equal steps none that costs more."""
    found: list[Stop] = []
    reached: dict[int, set[tuple[int, int]]] = {here: {(0, 0)}}
    for steps in range(limit + 1):
        ends = [(location, costs) for location, costs in sorted(reached.items()) if location < CITIES]
        found += [(location, steps, coins, camels) for location, costs in ends for coins, camels in sorted(costs)]
        further: dict[int, set[tuple[int, int]]] = {}
        for location, costs in reached.items():
            for to, coins, camels, _, _ in roads[location]:
                further.setdefault(to, set()).update([(cost[0] + coins, cost[1] + camels) for cost in costs])
        reached = {location: _cheap(costs) for location, costs in further.items()}
    return tuple(found)


def _cheap(costs: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Return the costs without those that are as high as another one, or higher."""
    return {cost for cost in costs if not any(other != cost and other[0] <= cost[0] and other[1] <= cost[1] for other in costs)}
