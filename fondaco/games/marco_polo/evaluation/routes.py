"""Ways over the map as the evaluation sees them: the cheapest to each city, and all that some steps can reach."""

from __future__ import annotations

from functools import cache

from ..tables import CITIES, Road

Roads = tuple[tuple[Road, ...], ...]
"""The roads from every location."""
Way = tuple[float, int, int]
"""The price of a way in points, and the coins and camels it takes."""
Stop = tuple[int, int, int, int]
"""A city, and what it takes to stop there: steps, and the coins and camels of the roads."""


def cheapest(
    roads: Roads, fare: tuple[int, ...], step_price: float, coin_price: float, camel_price: float
) -> tuple[tuple[Way, ...], ...]:
    """From every location to every city: the cheapest way."""
    table = []
    for start in range(len(roads)):
        found: dict[int, tuple[float, int, int, int]] = {start: (0.0, 0, 0, 0)}
        open_places = {start}
        while open_places:
            here = min(open_places, key=lambda place: found[place][0])
            open_places.remove(here)
            price, steps, coins, camels = found[here]
            for to, road_camels, road_coins in roads[here]:
                further = price + step_price + road_camels * camel_price + road_coins * coin_price
                if to not in found or further < found[to][0]:
                    found[to] = (further, steps + 1, coins + road_coins, camels + road_camels)
                    open_places.add(to)
        cities = [found[city] for city in range(CITIES)]
        longest = len(fare) - 1
        table.append(tuple((price, coins + fare[min(steps, longest)], camels) for price, steps, coins, camels in cities))
    return tuple(table)


@cache
def stops(roads: Roads, here: int, most: int) -> tuple[Stop, ...]:
    """The cities where a journey of so many steps at most can end; of two ways with as many steps, none that costs more."""
    found: list[Stop] = []
    reached: dict[int, set[tuple[int, int]]] = {here: {(0, 0)}}
    for steps in range(most + 1):
        found += [(place, steps, *cost) for place, costs in sorted(reached.items()) if place < CITIES for cost in sorted(costs)]
        further: dict[int, set[tuple[int, int]]] = {}
        for place, costs in reached.items():
            for to, camels, coins in roads[place]:
                further.setdefault(to, set()).update((cost[0] + coins, cost[1] + camels) for cost in costs)
        reached = {place: _cheap(costs) for place, costs in further.items()}
    return tuple(found)


def _cheap(costs: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Without those that cost as much as another one, or more."""
    return {cost for cost in costs if not any(other != cost and other[0] <= cost[0] and other[1] <= cost[1] for other in costs)}
