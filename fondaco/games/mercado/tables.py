"""Tiles, privileges and board as tuples of ints by number, for the rules."""

from __future__ import annotations

from typing import Final, get_args

from .components import Components, Effects, GoodsTile, MarketTile, Symbol
from .packing import LAID
from .rules.prices import takes

MAX_SEATS: Final = 4
NOWHERE: Final = -1
"""No slot, and no space."""

SYMBOLS: Final[tuple[str, ...]] = get_args(Symbol)
NO_SYMBOL: Final = 0
GET_COUNTERFEIT: Final = 1
REMOVE_COUNTERFEIT: Final = 2
GET_JOKER: Final = 3
GET_PRIVILEGE: Final = 4
GET_SEAL: Final = 5
ADVANCE: Final = 6
OPPONENTS_COUNTERFEIT: Final = 7
OPPONENTS_JOKER: Final = 8
"""The symbols by number, in the order of `SYMBOLS`."""

RANK: Final = -1
REVEAL: Final = -2
"""Points of a tile that are not a number: by the buyer's place on the board, and those of an object yet to be revealed."""

EFFECTS: Final = ("joker", "counterfeit", "remove_counterfeit", "privilege", "seal", "extra_turn")
Gain = tuple[int, ...]
"""How much of each of the `EFFECTS`."""


def gain_of(effects: Effects) -> Gain:
    """Effects of a component file as numbers."""
    return tuple([getattr(effects, name) for name in EFFECTS])


class Tiles:
    """All tiles by number: objects, scents, the inspector, the money changer."""

    def __init__(self, components: Components) -> None:
        market = components.market
        goods = [*components.objects.tiles, *components.scents.tiles]
        tiles: list[GoodsTile | MarketTile] = [*goods, market.inspector, market.money_changer]
        self.objects = len(components.objects.tiles)
        """Tiles below this number are objects."""
        self.goods = len(goods)
        """Tiles below this number are goods."""
        self.inspector = self.goods
        self.changer = self.goods + 1
        self.labels = tuple([tile.id for tile in tiles])
        self.names = tuple([(tile.name, tile.name_de) for tile in tiles])
        self.price = tuple([tile.price for tile in tiles])
        self.size = tuple([tile.price.size for tile in tiles])
        self.takes = tuple([takes(tile.price) for tile in tiles])
        """For each tile by deposit the kinds of coins that it still takes; none if the deposit is the whole price."""
        self.deposits_taking = tuple(
            [tuple([frozenset([each for each in kinds if coin in kinds[each]]) for kinds in self.takes]) for coin in range(LAID)]
        )
        """For each kind of coin by tile the deposits that still take it."""
        self.points = tuple([_points(tile) for tile in goods])
        self.buyer = tuple([gain_of(tile.buyer) for tile in goods])
        self.counterfeits = tuple([tile.opponents.counterfeit for tile in goods])
        """For each opponent of the buyer."""
        self.lost_privileges = tuple([tile.opponents.lose_privilege for tile in goods])
        self.no_seal = tuple([tile.opponents.no_seal for tile in goods])
        self.display = (components.setup.objects, components.setup.scents)
        self.slots = sum(self.display) + 2

    def is_object(self, tile: int) -> bool:
        """Whether a tile is an object; of the goods, the others are scents."""
        return tile < self.objects

    def is_goods(self, tile: int) -> bool:
        """Whether a tile is sold; the market people stay."""
        return tile < self.goods


def _points(tile: GoodsTile) -> int:
    if isinstance(tile.points, int):
        return tile.points
    return RANK if tile.points == "rank" else REVEAL


class Privileges:
    """The kinds of privileges by number."""

    def __init__(self, components: Components) -> None:
        faces = components.privileges.faces
        self.labels = tuple([face.id for face in faces])
        self.value = tuple([face.value for face in faces])
        self.extra = tuple([gain_of(face.extra) for face in faces])
        self.copies = tuple([number for number, face in enumerate(faces) for _ in range(face.copies)])
        """All privileges of the box."""


class Board:
    """Both sides of the board."""

    def __init__(self, components: Components) -> None:
        board = components.board
        self.length = len(board.side_a)
        self.advance = board.advance
        self.first_game = board.first_game - 1
        sides = (("A", board.side_a), ("B", board.side_b))
        self.sides = {side: tuple([SYMBOLS.index(symbol) for symbol in spaces]) for side, spaces in sides}
