"""Tiles, privileges and board as tuples of ints by number, for the rules."""

from __future__ import annotations

from typing import get_args

from .components import Components, Effects, GoodsTile, MarketTile, Symbol
from .prices import takes

MOST_SEATS = 4

SYMBOLS: tuple[str, ...] = get_args(Symbol)
(
    NO_SYMBOL,
    GET_COUNTERFEIT,
    REMOVE_COUNTERFEIT,
    GET_JOKER,
    GET_PRIVILEGE,
    GET_SEAL,
    ADVANCE,
    OPPONENTS_COUNTERFEIT,
    OPPONENTS_JOKER,
) = range(len(SYMBOLS))

RANK = -1
REVEAL = -2
"""Points of a tile that are not a number: by the buyer's place on the board, and those of an object yet to be revealed."""

EFFECTS = ("joker", "counterfeit", "remove_counterfeit", "privilege", "seal", "extra_turn")
Gain = tuple[int, ...]
"""How much of each of the `EFFECTS`."""


def gain_of(effects: Effects) -> Gain:
    """Effects of a component file as numbers."""
    return tuple(getattr(effects, name) for name in EFFECTS)


class Tiles:
    """All tiles by number: objects, scents, the inspector, the money changer."""

    def __init__(self, tables: Components) -> None:
        market = tables.market
        goods = [*tables.objects.tiles, *tables.scents.tiles]
        tiles: list[GoodsTile | MarketTile] = [*goods, market.inspector, market.money_changer]
        self.objects = len(tables.objects.tiles)
        """Tiles below this number are objects."""
        self.goods = len(goods)
        """Tiles below this number are goods."""
        self.inspector = self.goods
        self.changer = self.goods + 1
        self.labels = tuple(tile.id for tile in tiles)
        self.names = tuple((tile.name, tile.name_de) for tile in tiles)
        self.price = tuple(tile.price for tile in tiles)
        self.size = tuple(tile.price.size for tile in tiles)
        self.takes = tuple(takes(tile.price) for tile in tiles)
        self.points = tuple(_points(tile) for tile in goods)
        self.buyer = tuple(gain_of(tile.buyer) for tile in goods)
        self.counterfeits = tuple(tile.opponents.counterfeit for tile in goods)
        """For each opponent of the buyer."""
        self.lose = tuple(tile.opponents.lose_privilege for tile in goods)
        self.no_seal = tuple(tile.opponents.no_seal for tile in goods)
        self.display = (tables.setup.objects, tables.setup.scents)
        self.slots = sum(self.display) + 2


def _points(tile: GoodsTile) -> int:
    if isinstance(tile.points, int):
        return tile.points
    return RANK if tile.points == "rank" else REVEAL


class Privileges:
    """The faces of the privileges by number."""

    def __init__(self, tables: Components) -> None:
        faces = tables.privileges.faces
        self.labels = tuple(face.id for face in faces)
        self.value = tuple(face.value for face in faces)
        self.extra = tuple(gain_of(face.extra) for face in faces)
        self.copies = tuple(number for number, face in enumerate(faces) for _ in range(face.copies))
        """All privileges of the box."""


class Board:
    """Both sides of the board."""

    def __init__(self, tables: Components) -> None:
        board = tables.board
        self.length = len(board.side_a)
        self.advance = board.advance
        self.first_game = board.first_game - 1
        self.sides = {side: tuple(map(SYMBOLS.index, spaces)) for side, spaces in (("A", board.side_a), ("B", board.side_b))}
