"""Islands, and the sea around them: what stands and lies on the tiles of the map.

Eastern Wonders and every combination with it share this. Tiles are numbers: the islands first, then the harbours, then the empty
sea. A game that has no harbours, or no sea, has no such numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self

from ....core.actions import Axis, Family
from ....core.columns import copied, per_seat, shared, unset
from ....core.components import Component, Section, require, require_count
from ....core.messages import JsonValue, Message, Translator
from ....core.native import TypeVar
from ....core.parts import Part
from ..cubes.components import Cubes
from ..cubes.packing import Payable, pack
from ..game import CenturyGame
from ..state import CenturyState
from .hex_map import Chart

SYMBOLS = ("ginger", "chili", "tea", "cloves")
"""The symbols of islands and the rows of a player board: the four spices, in the order of the colours."""
Symbol = Literal["ginger", "chili", "tea", "cloves"]

HARBOUR, OPEN_SEA = "harbour", "sea"
"""The tiles that are no islands; their labels are numbered."""
WORDS = {HARBOUR: "harbour-words", OPEN_SEA: "sea-words"}

NOWHERE = -1
"""The tile of a ship that is not yet on the map."""


class Island(Component, frozen=True):
    """An island in a component file: its symbol, and its trade."""

    id: str
    symbol: Symbol
    give: Cubes
    get: Cubes

    def __post_init__(self) -> None:
        require(min(*self.give, *self.get) >= 0, f"{self.id} has a negative number")
        require(bool(sum(self.give) and sum(self.get)), f"{self.id} trades nothing")
        require(self.give != self.get, f"{self.id} trades cubes for the same cubes")


class IslandTable(Section, frozen=True, kw_only=True):
    """The islands in a component file."""

    count: int
    tiles: list[Island]

    def __post_init__(self) -> None:
        require_count("tiles", len(self.tiles), self.count)


class Islands:
    """All islands as tuples of ints by tile number, for the rules."""

    def __init__(self, islands: list[Island]) -> None:
        self.labels = tuple(island.id for island in islands)
        self.row = tuple(SYMBOLS.index(island.symbol) for island in islands)
        self.cost = tuple(pack(island.give) for island in islands)
        self.gain = tuple(pack(island.get) for island in islands)
        self.payable = Payable(self.cost)


@dataclass(slots=True, eq=False, init=False, repr=False)
class Sea(Part):
    """The map: where the ships and outposts of all seats stand, and the cubes that were left behind."""

    chart: Chart = unset()
    ships: list[int] = per_seat(NOWHERE)
    """The tile of each seat's ship."""
    cubes: list[int] = copied()
    """The cubes lying on each tile, packed."""
    outposts: list[int] = copied()
    """The seats with an outpost on each tile, as the bits of an int."""
    built: list[int] = copied()
    """How many outposts each seat has built from each row of its board; a seat's rows lie side by side."""
    groups: int = shared(0)
    """The groups of start cubes still to choose from, as the bits of an int."""

    @classmethod
    def on_chart(cls, chart: Chart, players: int, groups: int = 0) -> Self:
        """Return the map of a chart, without ships and outposts, with all groups of start cubes."""
        sea = cls.new(players)
        tiles = len(chart.cells)
        sea.chart = chart
        sea.cubes = [0] * tiles
        sea.outposts = [0] * tiles
        sea.built = [0] * (players * len(SYMBOLS))
        sea.groups = (1 << groups) - 1
        return sea


class SeaGame(CenturyGame):
    """A game with islands. The numbers by which the games differ are set by each of them."""

    islands: Islands
    tiles: tuple[str, ...]
    """The labels of all tiles: islands, harbours, empty sea."""
    cubes_left_behind: ClassVar[bool] = False
    """Whether cubes can lie on the tiles of the map."""

    def set_tiles(self, harbours: int, seas: int = 0) -> None:
        """Set the tiles of the map, and the families of sailing and of the market."""
        self.tiles = (
            *self.islands.labels,
            *(f"{HARBOUR}_{number}" for number in range(1, harbours + 1)),
            *(f"{OPEN_SEA}_{number}" for number in range(1, seas + 1)),
        )
        self.first_harbour = len(self.islands.labels)
        self.first_sea = self.first_harbour + harbours
        self.sail = Family("sail", Axis("tile", self.tiles))
        self.build = Family("build")
        self.nothing = Family("nothing")


Sea_co = TypeVar("Sea_co", bound=SeaGame, covariant=True, default=SeaGame)


class SeaState(CenturyState[Sea_co]):
    """A state with islands. A subclass declares the column, so that a game's state can have other states as bases, too."""

    __slots__ = ()

    sea: Sea

    # --- what a game decides about its ships and outposts --------------------------------------------------------------------

    def arrived(self, seat: int) -> None:
        """What follows once a ship has ended its movement, before its tolls are asked: pushed first, it comes after them."""

    def outpost_built(self, seat: int, tile: int, column: int) -> None:
        """What a new outpost brings; `column` is the one that it emptied on the player board, or `outposts.NO_COLUMN`."""
        raise NotImplementedError


def add_tile_nouns(translator: Translator, islands: list[Island]) -> None:
    """Teach a translator to word tiles, in full or as the place ``here``, and whose ships and outposts are there."""
    by_id = {island.id: island for island in islands}

    def tile(value: JsonValue, lang: str) -> str:
        name = str(value)
        if name not in by_id:
            return here(value, lang)
        island = by_id[name]
        args: dict[str, JsonValue] = {"here": name, "cost": island.give, "gain": island.get}
        return translator.format(Message("island-words", args), lang)

    def here(value: JsonValue, lang: str) -> str:
        name = str(value)
        kind, _, number = name.rpartition("_")
        if name in by_id:
            return translator.format(Message("island-name", {"symbol": by_id[name].symbol, "number": number}), lang)
        return translator.format(Message(WORDS[kind], {"number": int(number)}), lang)

    def symbol(value: JsonValue, lang: str) -> str:
        return translator.format(Message(f"symbol-{value}"), lang)

    def seat_number(value: JsonValue, lang: str) -> str:
        assert isinstance(value, int)
        return str(value + 1)

    def seats_there(value: Any, lang: str) -> str:
        return ", ".join(translator.format(Message("seat-name", {"number": seat + 1}), lang) for seat in value) or "–"

    def counted(value: Any, lang: str) -> str:
        """How many there are of each kind: „5 × Ingwer“, as „Ingwer 5“ is the name of an island."""
        kinds = [
            (count, translator.format(Message(f"label-{kind.replace('_', '-')}"), lang)) for kind, count in value.items() if count
        ]
        return ", ".join(f"{count} × {name}" for count, name in kinds) or "–"

    translator.formatters |= {"tile": tile, "here": here, "symbol": symbol, "seat_number": seat_number}
    translator.formatters |= {"seats_there": seats_there, "counted": counted}
