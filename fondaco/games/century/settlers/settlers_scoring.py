"""Spielende: the points of a seat (pages 7 and 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .boards import NOTHING
from .locations import ICONS

if TYPE_CHECKING:
    from ..state import CenturyState


def icons(s: CenturyState, seat: int) -> list[int]:
    """Return the number of icons of a seat by kind: one on each point card, and those on exploration tiles."""
    counts = [0] * len(ICONS)
    kind = s.game.boards.point_cards.kind
    for card in s.boards.claimed[seat]:
        counts[kind[card]] += 1
    icon = s.game.boards.explorations.icon
    for tile in s.boards.explored[seat]:
        if icon[tile] != NOTHING:
            counts[icon[tile]] += 1
    return counts


def settlers_in_play(s: CenturyState, seat: int) -> int:
    """Return the number of settlers of a seat that are out of the reserve, on its board or elsewhere."""
    return s.game.boards.settlers - s.boards.reserve[seat]


def bonus_values(s: CenturyState, seat: int) -> list[int]:
    """Return the points of each bonus tile of a seat."""
    tiles = s.boards.bonus_tiles[seat]
    if not tiles:
        return []
    counts, out, merchants = icons(s, seat), settlers_in_play(s, seat), s.game.boards.merchants_of(s, seat)
    return [s.game.boards.bonus_tiles.score(tile, counts, out, merchants) for tile in tiles]


def points(s: CenturyState, seat: int) -> dict[str, int]:
    """Return the points of a seat by source. All of them are public."""
    rules, boards = s.game.boards, s.boards
    return {
        "point_cards": sum(rules.point_cards.value[card] for card in boards.claimed[seat]),
        "bonus_tiles": sum(bonus_values(s, seat)),
        "exploration": sum(rules.explorations.points[tile] for tile in boards.explored[seat]),
        "cubes": rules.leftover[s.cubes[seat]],
    }
