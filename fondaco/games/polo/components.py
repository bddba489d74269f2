"""The tables that the component files of both games share. What no public text states is marked ``reconstructed``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Generic, TypeVar

from ...core.components import Component, Section, require, require_count, require_unique
from .items import CAMEL, COIN, Bundle

PIPS = 6


class BonusActions(Section, frozen=True, kw_only=True):
    """Zusatzaktionen that cost something, and the compensation."""

    reroll: str
    turn: str
    buy: str
    compensation_below: int

    items: ClassVar[type[Bundle]]

    def __post_init__(self) -> None:
        for cost in (self.reroll, self.turn, self.buy):
            require([item for item, _ in self.items.parse_payment(cost).amounts] == [CAMEL], f"“{cost}” must be camels")
        require(0 <= self.compensation_below <= 15, "compensation_below must be 0 to 15")

    def camels(self) -> tuple[int, int, int]:
        """What rerolling, turning and buying a die cost."""
        costs = [self.items.parse_payment(cost).count(CAMEL) for cost in (self.reroll, self.turn, self.buy)]
        return costs[0], costs[1], costs[2]


class Posts(Section, frozen=True, kw_only=True):
    """Trading posts."""

    count: int
    vp: list[int]


class Road(Component, frozen=True):
    """A road between two locations, for both directions, and what it costs beside the fare."""

    a: str
    b: str
    cost: str = ""
    reconstructed: bool = False

    items: ClassVar[type[Bundle]]
    payable: ClassVar[frozenset[int]] = frozenset((CAMEL, COIN))

    def __post_init__(self) -> None:
        require(self.a != self.b, f"a road leads from {self.a} to itself")
        if self.cost:
            items = {item for item, _ in self.items.parse_payment(self.cost).amounts}
            names = ", ".join(self.items.ITEMS[item] for item in sorted(self.payable))
            require(items <= self.payable, f"the road {self.a} - {self.b} can only cost {names}")


def require_locations(locations: Sequence[Any], counts: Mapping[Enum, int]) -> None:
    """Check that locations stand in the order of their kinds, and that each kind has its number."""
    require_unique("locations", [location.id for location in locations])
    kinds, order = [location.kind for location in locations], list(counts)
    names = ", ".join(kind.value for kind in order)
    require(kinds == sorted(kinds, key=order.index), f"locations stand in order: {names}")
    for kind, count in counts.items():
        require_count(f"locations of kind {kind.value}", kinds.count(kind), count)


def require_roads(roads: tuple[Road, ...], ids: list[str]) -> None:
    """Check that roads lead from location to location, none twice, and leave none out."""
    ends = {end for road in roads for end in (road.a, road.b)}
    dangling = sorted(ends - set(ids))
    require(not dangling, f"ends of roads unknown: {', '.join(dangling)}; known: {', '.join(ids)}")
    require_unique("roads", ["-".join(sorted((road.a, road.b))) for road in roads])
    require(ends == set(ids), f"no road leads to {', '.join(sorted(set(ids) - ends))}")


class Piece(Component, frozen=True):
    """A card or a tile, and the id by which it is known."""

    id: str


class Tile(Piece, frozen=True):
    """A tile with a reward."""

    reward: str
    reconstructed: bool = False

    items: ClassVar[type[Bundle]]

    def __post_init__(self) -> None:
        self.items.parse(self.reward)


T = TypeVar("T", bound=Tile)


class Tiles(Section, Generic[T], frozen=True, kw_only=True):
    """Tiles of one kind."""

    count: int
    tiles: tuple[T, ...]

    def __post_init__(self) -> None:
        require_count("tiles", len(self.tiles), self.count)
        require_unique("tiles", [tile.id for tile in self.tiles])


C = TypeVar("C", bound=Piece)


class Deck(Section, Generic[C], frozen=True, kw_only=True):
    """Cards of one kind."""

    count: int
    cards: tuple[C, ...]

    def __post_init__(self) -> None:
        require_count("cards", len(self.cards), self.count)
        require_unique("cards", [card.id for card in self.cards])


class CardKind(Enum):
    """How a city card works."""

    REPEAT = "repeat"
    EITHER = "either"
    EACH = "each"
    PIPS = "pips"
    COUNTED = "counted"
    TABLE = "table"
    SEAL = "seal"


class Counts(Enum):
    """What a city card counts."""

    CONTRACTS = "contracts"
    POSTS = "posts"


FIELDS = {
    CardKind.REPEAT: ("cost", "reward"),
    CardKind.PIPS: ("reward",),
    CardKind.COUNTED: ("reward", "counts"),
    CardKind.TABLE: ("rows",),
    CardKind.EITHER: ("swaps",),
    CardKind.EACH: ("swaps",),
    CardKind.SEAL: ("cost",),
}
"""What stands on a card of each kind."""


class CityCard(Piece, frozen=True):
    """A city card."""

    kind: CardKind
    cost: str = ""
    reward: str = ""
    rows: list[str] = []
    swaps: list[str] = []
    counts: Counts | None = None
    reconstructed: bool = False

    items: ClassVar[type[Bundle]]
    kinds: ClassVar[frozenset[CardKind]]
    """The kinds that the game has."""
    fares: ClassVar[frozenset[int]]
    """With what a card can have steps paid."""

    def __post_init__(self) -> None:
        require(self.kind in self.kinds, f"{self.id}: this game has no {self.kind.value} cards")
        for name in ("cost", "reward", "rows", "swaps", "counts"):
            expected = name in FIELDS[self.kind]
            require(
                bool(getattr(self, name)) == expected,
                f"{self.id}: a {self.kind.value} card has {'a' if expected else 'no'} {name}",
            )
        if self.rows:
            require_count(f"rows of {self.id}", len(self.rows), PIPS)
        for text in filter(None, (self.cost, self.reward, *self.rows)):
            self.items.parse(text)
        for swap in self.swaps:
            self.items.parse_swap(swap)
        if self.kind is CardKind.REPEAT:
            self._check_steps()
        elif self.kind is CardKind.SEAL:
            self.items.parse_payment(self.cost)

    def _check_steps(self) -> None:
        cost, gained = self.items.parse(self.cost), self.items.parse(self.reward)
        step = self.items.parse("1 step").effects
        if gained.effects == step:
            kinds = {item for item, _ in cost.amounts} | set(cost.effects)
            names = ", ".join(self.items.ITEMS[item] for item in sorted(self.fares))
            require(not gained.amounts and kinds <= self.fares, f"{self.id}: steps can only cost {names}")
        else:
            require(not cost.effects, f"{self.id}: only steps cost effects")
            require(step[0] not in gained.effects, f"{self.id} gives steps together with other things")


class Contract(Piece, frozen=True):
    """A contract: goods and camels to pay, points and a reward to gain."""

    cost: str
    vp: int
    reward: str
    starting: bool = False
    reconstructed: bool = False

    items: ClassVar[type[Bundle]]
    payable: ClassVar[frozenset[int]]
    """With what contracts are paid."""

    def __post_init__(self) -> None:
        cost = self.items.parse(self.cost)
        require({item for item, _ in cost.amounts} | set(cost.effects) <= self.payable, f"{self.id} must cost camels and goods")
        require(self.vp >= 0, f"{self.id} has negative points")
        self.items.parse(self.reward)


K = TypeVar("K", bound=Contract)


class Contracts(Section, Generic[K], frozen=True, kw_only=True):
    """The contracts, the starting ones first."""

    starting: int
    regular: int
    cards: tuple[K, ...]

    def __post_init__(self) -> None:
        require_count("starting contracts", sum(card.starting for card in self.cards), self.starting)
        require_count("regular contracts", sum(not card.starting for card in self.cards), self.regular)
        require(all(card.starting for card in self.cards[: self.starting]), "the starting contracts come first")
        require_unique("contracts", [card.id for card in self.cards])
