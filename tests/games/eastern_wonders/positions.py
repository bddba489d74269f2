"""Positions for tests: ships, cubes, outposts and point tiles by their labels, on a map that is always the same.

The first-game layout, with these islands (columns from left to right, a column's tiles from top to bottom):

    harbour_1   ginger_3   chili_3   tea_4      harbour_3
    ginger_1    ginger_4   chili_4   tea_5      cloves_4
    ginger_2    ginger_5   chili_5   cloves_1   cloves_5
    harbour_2   chili_1    tea_1     cloves_2   harbour_4
                chili_2    tea_2     cloves_3
                           tea_3

So tea_1, in the middle, touches chili_5, cloves_1, cloves_2, tea_2, chili_1 and ginger_5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import fondaco
from fondaco.games.century.cubes.packing import pack, unpack
from fondaco.games.century.sea.hex_map import HexMap
from fondaco.games.eastern_wonders.game import EasternWonders
from fondaco.games.eastern_wonders.state import EasternWondersState

GAME = cast(EasternWonders, fondaco.game("eastern_wonders"))
TILE = {label: tile for tile, label in enumerate(GAME.sea.tiles)}
POINT_TILE = {label: tile for tile, label in enumerate(GAME.point_tiles.labels)}
KIND: dict[str, int] = {label: kind for kind, label in enumerate(GAME.red_bonuses.kinds.labels)}

LAYOUT = [label for label in GAME.sea.islands.labels if not label.endswith("_6")]


def table(
    ship: str = "tea_1",
    cubes: Sequence[int] = (0, 0, 0, 0),
    others: str = "",
    outposts: str = "",
    harbours: str = "",
    players: int = 2,
) -> EasternWondersState:
    """Seat 0 is about to sail from a tile, with these cubes and outposts. The other seats are on `others`, with no cubes.

    `harbours` are the point tiles that lie on the harbours, from the first on.
    """
    s = GAME.new(players, seed=1)
    assert isinstance(s, EasternWondersState)
    first = GAME.components.first_map
    at = dict(zip(LAYOUT, first.islands, strict=True))
    s.sea.map = HexMap([*(at.get(label) for label in GAME.sea.islands.labels), *first.harbours])
    while s.turn_number <= players:
        s.apply(s.legal_actions()[0])
    s.cubes = [pack(cubes)] + [0] * (players - 1)
    elsewhere = others.split() or ["chili_2", "chili_3", "tea_3"]
    s.sea.ships = [TILE[ship], *(TILE[label] for label in elsewhere[: players - 1])]
    own(s, 0, outposts)
    for harbour, label in enumerate(harbours.split()):
        lay(s, harbour, label)
    assert s.invariant_violations() == []
    return s


def own(s: EasternWondersState, seat: int, islands: str) -> None:
    """Give a seat outposts on these islands."""
    for label in islands.split():
        tile = TILE[label]
        s.sea.place_outpost(seat, tile, GAME.sea.islands.row[tile])


def lay(s: EasternWondersState, harbour: int, label: str) -> None:
    """Lay a point tile on a harbour; what lay there goes where it came from."""
    expected, there = POINT_TILE[label], s.harbours.tiles[harbour]
    row = s.harbours.tiles if expected in s.harbours.tiles else s.harbours.pile.cards
    row[row.index(expected)] = there
    s.harbours.tiles[harbour] = expected


def stack(s: EasternWondersState, tiles: str) -> None:
    """Bring tiles to the top of the pile, the first to be drawn first; `closed` is one of them if it has not been seen."""
    cards = s.harbours.pile.cards
    for label in reversed(tiles.split()):
        cards.remove(POINT_TILE[label])
        cards.append(POINT_TILE[label])


def give(s: EasternWondersState, seat: int, kinds: str) -> None:
    """Give a seat bonus tiles."""
    for kind in kinds.split():
        s.red_bonuses.take(GAME.red_bonuses.kinds, seat, KIND[kind])


def play(s: EasternWondersState, moves: str) -> EasternWondersState:
    """Play moves in notation, separated by commas."""
    for move in moves.split(","):
        s.apply(s.parse(move))
    return s


def legal(s: EasternWondersState) -> list[str]:
    """The legal actions in notation."""
    return [s.notation(action) for action in s.legal_actions()]


def cubes(s: EasternWondersState, seat: int = 0) -> list[int]:
    """A seat's hold, by colour."""
    return unpack(s.cubes[seat])


def lying(s: EasternWondersState, label: str) -> list[int]:
    """The cubes lying on a tile, by colour."""
    return unpack(s.sea.left_cubes[TILE[label]])


def ship(s: EasternWondersState, seat: int = 0) -> str:
    """The tile of a seat's ship."""
    return GAME.sea.tiles[s.sea.ships[seat]]


def harbours(s: EasternWondersState) -> list[str]:
    """What lies on the harbours."""
    return ["empty" if tile < 0 else GAME.point_tiles.labels[tile] for tile in s.harbours.tiles]


def reason(s: EasternWondersState, move: str, lang: str = "en") -> str | None:
    """Why a move is not possible."""
    return s.why_not(s.parse(move), lang)
