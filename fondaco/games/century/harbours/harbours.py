"""Häfen: point tiles to fulfil, and the closed harbour that wanders (pages 4 and 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from ....core.columns import copied, part, shared
from ....core.components import Component, Section, require, require_count
from ....core.errors import Refused
from ....core.messages import JsonValue, Message, Translator
from ....core.native import TypeVar
from ....core.parts import Part
from ....core.piles import Pile, resample
from ....core.rng import Stream
from ..cubes.components import Cubes
from ..cubes.packing import Payable, missing, pack
from ..sea.outposts import OutpostGame, OutpostState

EMPTY = -1
"""Instead of a point tile: none, because the pile has run out."""
UNSEEN = -1
"""Instead of a harbour: the closed-harbour tile still lies in the pile."""
CLOSED = "closed"
"""The label of the closed-harbour tile."""


class PointTile(Component, frozen=True):
    """A point tile: cubes to deliver, points to gain."""

    id: str
    cost: Cubes
    points: int

    def __post_init__(self) -> None:
        require(min(self.cost) >= 0 and sum(self.cost) > 0, f"{self.id} costs nothing")


class PointTileTable(Section, frozen=True, kw_only=True):
    """The point tiles in a component file."""

    count: int
    tiles: list[PointTile]

    def __post_init__(self) -> None:
        require_count("tiles", len(self.tiles), self.count)


class PointTiles:
    """All point tiles as tuples of ints by number, for the rules. The number after the last one is the closed-harbour tile."""

    def __init__(self, tiles: Sequence[PointTile]) -> None:
        self.closed = len(tiles)
        self.labels = (*(tile.id for tile in tiles), CLOSED)
        self.cost = tuple(pack(tile.cost) for tile in tiles)
        self.counts = tuple(list(tile.cost) for tile in tiles)
        self.value = tuple(tile.points for tile in tiles)
        self.payable = Payable(self.cost)


@dataclass(slots=True, eq=False, init=False, repr=False)
class Harbours(Part):
    """The tiles on the harbours, and the pile."""

    tiles: list[int] = copied()
    """What lies on each harbour: a point tile, the closed-harbour tile, or `EMPTY`."""
    pile: Pile = part()
    closed: int = shared(UNSEEN)
    """The harbour that is closed."""
    mixed: int = shared(0)
    """The closed-harbour tile is among this number of tiles on top of the pile; 0 once it has been seen."""

    @classmethod
    def laid_out(cls, points: PointTiles, harbours: int, mixed_with: int, stream: Stream) -> Self:
        """Return a tile on each harbour, and the pile: the closed-harbour tile is mixed with the next few on top of it."""
        laid = cls.new(players=0)  # no column goes by seat
        laid.pile = Pile(range(points.closed))
        laid.pile.shuffle(stream)
        laid.tiles = [laid.pile.draw() for _ in range(harbours)]
        laid.mixed = mixed_with + 1
        laid.pile.insert(len(laid.pile) - stream.below(laid.mixed), points.closed)
        return laid

    def redraw(self, closed_tile: int, seat: int | None, stream: Stream) -> None:
        """Draw anew the order of the pile. All know between which tiles the closed-harbour tile must lie."""
        if self.mixed:
            self.pile.remove(closed_tile)
        resample([self.pile], seat, stream)
        if self.mixed:
            self.pile.insert(len(self.pile) - stream.below(self.mixed), closed_tile)


class HarbourGame(OutpostGame):
    """A game with harbours. All of them have outposts, too."""

    points: PointTiles
    tiles_to_end: int
    """How many point tiles of one seat make the round the last one."""


Harbour_co = TypeVar("Harbour_co", bound=HarbourGame, covariant=True, default=HarbourGame)


class HarbourState(OutpostState[Harbour_co]):
    """A state with harbours; a subclass declares the columns."""

    __slots__ = ()

    harbours: Harbours
    fulfilled: list[list[int]]
    """The point tiles of each seat. They lie face down, but all have seen them (a ruling: point-tiles-are-public)."""


def can_fulfil(s: HarbourState, seat: int, tile: int) -> bool:
    """Whether a seat can pay what lies on that tile of the map, if it is a harbour."""
    harbour = tile - s.game.first_harbour
    if not 0 <= harbour < len(s.harbours.tiles):
        return False
    points = s.game.points
    point_tile = s.harbours.tiles[harbour]
    return 0 <= point_tile < points.closed and points.payable[s.cubes[seat]][point_tile]


def fulfil(s: HarbourState, seat: int) -> None:
    """Deliver the cubes shown on the point tile where the ship stands, and take it. The fourth makes this round the last."""
    game = s.game
    points = game.points
    tile = s.sea.ships[seat]
    harbour = tile - game.first_harbour
    if not 0 <= harbour < len(s.harbours.tiles):
        raise Refused("no-harbour", tile=game.tiles[tile])
    point_tile = s.harbours.tiles[harbour]
    if point_tile == points.closed:
        raise Refused("harbour-closed", tile=game.tiles[tile])
    if point_tile == EMPTY:
        raise Refused("harbour-empty", tile=game.tiles[tile])
    if not points.payable[s.cubes[seat]][point_tile]:
        lack = missing(s.cubes[seat], points.cost[point_tile])
        raise Refused("cannot-fulfil", point_tile=points.labels[point_tile], cubes=lack)
    s.cubes[seat] -= points.cost[point_tile]
    s.fulfilled[seat].append(point_tile)
    if s.event_sink is not None:
        s.emit("fulfil", seat, point_tile=points.labels[point_tile], tile=game.tiles[tile])
    refill(s, harbour)
    if len(s.fulfilled[seat]) >= game.tiles_to_end and not s.last_round:
        s.last_round = True
        s.emit("last-round", seat)


def refill(s: HarbourState, harbour: int) -> None:
    """After a delivery: the closed-harbour tile, if it lies on another harbour, comes here, and that one gets the new tile."""
    harbours = s.harbours
    opened = harbour
    if harbours.closed != UNSEEN:
        opened = harbours.closed
        _close(s, harbour)
    if not harbours.pile.cards:
        harbours.tiles[opened] = EMPTY  # (a ruling: harbour-stays-empty)
        return
    new = harbours.pile.draw()
    s.revealed += 1
    if new == s.game.points.closed:
        harbours.mixed = 0
        _close(s, opened)
        return
    if harbours.mixed:
        harbours.mixed -= 1
    harbours.tiles[opened] = new
    if s.event_sink is not None:
        s.emit("point-tile", None, point_tile=s.game.points.labels[new], tile=s.game.tiles[s.game.first_harbour + opened])


def _close(s: HarbourState, harbour: int) -> None:
    s.harbours.closed = harbour
    s.harbours.tiles[harbour] = s.game.points.closed
    if s.event_sink is not None:
        s.emit("close", None, tile=s.game.tiles[s.game.first_harbour + harbour])


def add_point_tile_noun(translator: Translator, tiles: Sequence[PointTile]) -> None:
    """Teach a translator to word point tiles."""
    by_id = {tile.id: tile for tile in tiles}

    def point_tile(value: JsonValue, lang: str) -> str:
        if value == CLOSED:
            return translator.format(Message("closed-words"), lang)
        tile = by_id[str(value)]
        return translator.format(Message("point-tile-words", {"id": tile.id, "points": tile.points, "cubes": tile.cost}), lang)

    def closed_among(value: JsonValue, lang: str) -> str:
        return translator.format(Message("closed-among", {"count": value}) if value else Message("closed-seen"), lang)

    translator.formatters |= {"point_tile": point_tile, "closed_among": closed_among}
