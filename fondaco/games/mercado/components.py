"""The component file of the game, as typed tables."""

from __future__ import annotations

from typing import Literal

from ...core.components import Component, HouseRules, Section, Source, require, require_count, require_unique

Symbol = Literal[
    "none",
    "counterfeit",
    "remove_counterfeit",
    "joker",
    "privilege",
    "seal",
    "advance",
    "opponents_counterfeit",
    "opponents_joker",
]
"""What a space of the board can show."""


class Bag(Component, frozen=True):
    """The coins each player starts with."""

    gold: int
    silver: int
    copper: int
    turquoise: int
    counterfeit: int

    def coins(self) -> tuple[int, ...]:
        """The counts in the order of `packing.COINS`."""
        return self.gold, self.silver, self.copper, self.turquoise, 0, self.counterfeit

    def __post_init__(self) -> None:
        require(min(self.coins()) >= 0, "a bag cannot hold fewer coins than none")
        require(sum(self.coins()) <= 100, "a bag holds at most 100 coins at the start")


class Setup(Section, frozen=True, kw_only=True):
    """The set-up: the tiles on display, and the coins and seals of each seat."""

    players: tuple[int, int]
    objects: int
    scents: int
    bag: Bag
    counterfeits: int
    jokers: int
    seals: int
    seals_each: int

    def __post_init__(self) -> None:
        minimum, maximum = self.players
        require(2 <= minimum <= maximum <= 4, "players must lie between 2 and 4")
        require(min(self.objects, self.scents) >= 1, "objects and scents on display must be 1 or more")
        require(min(self.jokers, self.seals_each) >= 0, "jokers and seals_each must be 0 or more")
        require(self.jokers + self.counterfeits <= 100, "there may be 100 jokers and counterfeits at most")
        require(self.counterfeits >= maximum * self.bag.counterfeit, "too few counterfeits for the bags")
        require(self.seals >= maximum * self.seals_each, "too few seals for the players")


class Turn(Section, frozen=True, kw_only=True):
    """The numbers of a turn."""

    draw: int
    seal_draw: int
    seal_points: int

    def __post_init__(self) -> None:
        require(min(self.draw, self.seal_draw) >= 1, "draw and seal_draw must be 1 or more")
        require(self.seal_points >= 0, "seal_points must be 0 or more")


class Board(Section, frozen=True, kw_only=True):
    """The two sides of the board, space by space, clockwise."""

    advance: int
    first_game: int
    side_a: list[Symbol]
    side_b: list[Symbol]

    def __post_init__(self) -> None:
        require(len(self.side_a) >= 2, "a side has two spaces or more")
        require_count("spaces of side_b", len(self.side_b), len(self.side_a))
        require(1 <= self.first_game <= len(self.side_a), "first_game is no space of the board")
        require(1 <= self.advance < len(self.side_a), "advance must be 1 or more and less than a lap")
        for name, side in (("side_a", self.side_a), ("side_b", self.side_b)):
            require("advance" not in side or self._stops(side), f"the advances of {name} lead round and round")

    def _stops(self, side: list[Symbol]) -> bool:
        """Whether every chain of advances comes to an end."""
        for start in range(len(side)):
            at = start
            for _ in side:
                if side[at] != "advance":
                    break
                at = (at + self.advance) % len(side)
            else:
                return False
        return True


class Price(Component, frozen=True):
    """What a tile costs: coins by colour, jokers, and one free group at most."""

    gold: int = 0
    silver: int = 0
    copper: int = 0
    turquoise: int = 0
    joker: int = 0
    same: int = 0
    different: int = 0

    @property
    def fixed(self) -> tuple[int, int, int, int]:
        """The coins by real colour."""
        return self.gold, self.silver, self.copper, self.turquoise

    @property
    def size(self) -> int:
        """How many coins that is."""
        return sum(self.fixed) + self.joker + self.same + self.different

    def __post_init__(self) -> None:
        require(min(*self.fixed, self.joker, self.same, self.different) >= 0, "a price cannot be negative")
        require(2 <= self.size <= 4, f"a price is 2, 3 or 4 coins, not {self.size}")
        require(not (self.same and self.different), "a price has one free group at most")
        require(self.different <= len(self.fixed), f"there are no {self.different} different colours")


class Effects(Component, frozen=True):
    """What somebody gets, in the order it is carried out."""

    joker: int = 0
    counterfeit: int = 0
    remove_counterfeit: int = 0
    privilege: int = 0
    seal: int = 0
    extra_turn: int = 0

    def __post_init__(self) -> None:
        lowest = min(self.joker, self.counterfeit, self.remove_counterfeit, self.privilege, self.seal, self.extra_turn)
        require(lowest >= 0, "an effect cannot be negative")


class Opponents(Component, frozen=True):
    """What a purchase means for the others."""

    counterfeit: int = 0
    lose_privilege: int = 0
    no_seal: bool = False

    def __post_init__(self) -> None:
        require(min(self.counterfeit, self.lose_privilege) >= 0, "an effect cannot be negative")


class MarketTile(Component, frozen=True):
    """A tile of the market people: it stays all game."""

    id: str
    name: str
    name_de: str
    price: Price


class GoodsTile(Component, frozen=True):
    """A goods tile. It may know more about its source than its section."""

    id: str
    name: str
    name_de: str
    price: Price
    points: int | Literal["rank", "reveal"] = 0
    buyer: Effects = Effects()
    opponents: Opponents = Opponents()
    source: Source | None = None
    note: str = ""

    def __post_init__(self) -> None:
        require(isinstance(self.points, str) or self.points >= 0, f"{self.id} has negative points")


class Market(Section, frozen=True, kw_only=True):
    """The two market people."""

    inspector: MarketTile
    money_changer: MarketTile


class Goods(Section, frozen=True, kw_only=True):
    """All goods tiles with the same back."""

    count: int
    tiles: list[GoodsTile]

    def __post_init__(self) -> None:
        require_count("tiles", len(self.tiles), self.count)


class Privilege(Component, frozen=True):
    """A face of the privileges."""

    id: str
    copies: int
    value: int
    extra: Effects = Effects()

    def __post_init__(self) -> None:
        require(self.copies >= 1, f"{self.id} must be there at least once")
        require(self.value >= 1, f"{self.id} must have a value of 1 or more")


class Privileges(Section, frozen=True, kw_only=True):
    """The privileges."""

    count: int
    faces: list[Privilege]

    def __post_init__(self) -> None:
        require_count("copies of faces", sum(face.copies for face in self.faces), self.count)
        require_unique("privileges", [face.id for face in self.faces])


class Components(Component, frozen=True):
    """The whole file."""

    setup: Setup
    turn: Turn
    house: HouseRules
    board: Board
    market: Market
    objects: Goods
    scents: Goods
    privileges: Privileges

    def __post_init__(self) -> None:
        tiles: list[GoodsTile | MarketTile] = [
            *self.objects.tiles,
            *self.scents.tiles,
            self.market.inspector,
            self.market.money_changer,
        ]
        require_unique("tiles", [tile.id for tile in tiles])
        require(self.objects.count > self.setup.objects, "there must be more objects than on display")
        require(self.scents.count > self.setup.scents, "there must be more scents than on display")
        require(all(tile.points != "reveal" for tile in self.objects.tiles), "only scents can reveal an object")
