"""Spielende: points, and who wins (pages 7 and 16)."""

from __future__ import annotations

from .icons import ICONS
from .state import NOTHING, SettledState


def icons(s: SettledState, seat: int) -> list[int]:
    """How many icons of each kind a seat has: one on every point card, and those on exploration tiles."""
    counts = [0] * len(ICONS)
    kind = s.game.point_cards.kind
    for card in s.land.claimed[seat]:
        counts[kind[card]] += 1
    icon = s.game.explorations.icon
    for tile in s.land.explored[seat]:
        if icon[tile] != NOTHING:
            counts[icon[tile]] += 1
    return counts


def settlers(s: SettledState, seat: int) -> int:
    """How many settlers of a seat are out of the reserve, on its board or elsewhere."""
    return s.game.settlers - s.land.reserve[seat]


def bonus_values(s: SettledState, seat: int) -> list[int]:
    """What each of the bonus tiles brings."""
    tiles = s.land.tiles[seat]
    if not tiles:
        return []
    counts, out, merchants = icons(s, seat), settlers(s, seat), s.merchant_cards(seat)
    return [s.game.bonus_tiles.score(tile, counts, out, merchants) for tile in tiles]


def points(s: SettledState, seat: int) -> dict[str, int]:
    """The points of a seat by source. All of them are public."""
    game, land = s.game, s.land
    return {
        "point_cards": sum(game.point_cards.value[card] for card in land.claimed[seat]),
        "bonus_tiles": sum(bonus_values(s, seat)),
        "exploration": sum(game.explorations.points[tile] for tile in land.explored[seat]),
        "cubes": game.leftover[s.cubes[seat]],
    }
