"""Spielende: the points of a seat (pages 7 and 16)."""

from __future__ import annotations

from .locations import ICONS
from .state import NOTHING, SettledState


def icons(s: SettledState, seat: int) -> list[int]:
    """Return the number of icons of a seat by kind: one on each point card, and those on exploration tiles."""
    counts = [0] * len(ICONS)
    kind = s.game.point_cards.kind
    for card in s.boards.claimed[seat]:
        counts[kind[card]] += 1
    icon = s.game.explorations.icon
    for tile in s.boards.explored[seat]:
        if icon[tile] != NOTHING:
            counts[icon[tile]] += 1
    return counts


def settlers_in_play(s: SettledState, seat: int) -> int:
    """Return the number of settlers of a seat that are out of the reserve, on its board or elsewhere."""
    return s.game.settlers - s.boards.reserve[seat]


def bonus_values(s: SettledState, seat: int) -> list[int]:
    """Return the points of each bonus tile of a seat."""
    tiles = s.boards.bonus_tiles[seat]
    if not tiles:
        return []
    counts, out, merchants = icons(s, seat), settlers_in_play(s, seat), s.merchant_cards(seat)
    return [s.game.bonus_tiles.score(tile, counts, out, merchants) for tile in tiles]


def points(s: SettledState, seat: int) -> dict[str, int]:
    """Return the points of a seat by source. All of them are public."""
    game, boards = s.game, s.boards
    return {
        "point_cards": sum(game.point_cards.value[card] for card in boards.claimed[seat]),
        "bonus_tiles": sum(bonus_values(s, seat)),
        "exploration": sum(game.explorations.points[tile] for tile in boards.explored[seat]),
        "cubes": game.leftover[s.store[seat]],
    }
