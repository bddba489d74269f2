"""The components flattened into tuples of ints, for the rules. Components are numbered by their places in the component file."""

from __future__ import annotations

from typing import Final

from ...core.components import require
from .components import GEMS, Book, Components, Kind, Workshop

ANY: Final = -1
"""What a cart or a horse loads."""
NONE: Final = -1
"""A space without a book, a patron or gems."""
EMPTY: Final = -1
"""In `cargo`: an equipment card that carries no gem."""
NO_CARD: Final = -2
"""In `cargo`: equipment that the seat does not own."""
NOBODY: Final = -1
"""The owner of a workshop in the supply."""

SIDES: Final = ("right", "left")
RIGHT: Final = 0
LEFT: Final = 1
"""The sides of a book, in the order of `SIDES`."""
SIDE_NUMBERS: Final = (RIGHT, LEFT)


class Spaces:
    """The spaces of the map by number."""

    def __init__(self, components: Components) -> None:
        spaces = components.map.spaces
        self.labels = tuple([space.id for space in spaces])
        self.kinds = tuple([space.kind for space in spaces])
        self.is_city = tuple([kind is Kind.CITY for kind in self.kinds])
        self.is_mine = tuple([kind is Kind.MINE for kind in self.kinds])
        self.ships = tuple([space.ships for space in spaces])
        colours = [stack.colour for stack in components.craftsmen.stacks]
        self.patron = tuple([colours.index(space.colour) if space.colour else NONE for space in spaces])
        """The colour of the patron who lives on a space."""
        with_book = [number for number, space in enumerate(spaces) if space.book]
        self.book = tuple([with_book.index(number) if number in with_book else NONE for number in range(len(spaces))])
        self.gem_roads = tuple([number for number, kind in enumerate(self.kinds) if kind is Kind.GEM_ROAD])
        self.area = len(self.gem_roads)
        """The number of the central area among the places with gems: it follows the gem roads."""
        self.gem_place = tuple([self._gem_place(number) for number in range(len(spaces))])
        """The place whose gems can be loaded on a space: the gem road itself, or the area."""
        self.start = self.labels.index(components.setup.start)
        self.near = self._near(components.map.roads)
        """The targets of a move without provisions."""
        self.far = tuple([self._far(number) for number in range(len(spaces))])
        """The targets of a move with provisions."""
        self._check(components.setup.players[1])

    def _check(self, players: int) -> None:
        """Require that every space can be reached and that a pawn can always move, wherever the other pawns stand."""
        reached = set[int]()
        edge = {self.start}
        while edge:
            reached |= edge
            edge = {target for space in edge for target in self.near[space]} - reached
        cut_off = [label for space, label in enumerate(self.labels) if space not in reached]
        require(not cut_off, f"map.roads: there is no way from {self.labels[self.start]} to {', '.join(cut_off)}")
        for label, targets in zip(self.labels, self.near, strict=True):
            # entering a mine costs nothing, and the other pawns are fewer than the players
            free = any(self.is_mine[target] for target in targets) or len(targets) >= players
            require(free, f"map.spaces: from {label} a move must always be possible, but it reaches only {len(targets)} spaces")

    def _gem_place(self, space: int) -> int:
        """Return the place whose gems can be loaded on a space."""
        if space in self.gem_roads:
            return self.gem_roads.index(space)
        return self.area if self.ships[space] else NONE

    def _near(self, roads: list[tuple[str, str]]) -> tuple[frozenset[int], ...]:
        """Return the targets along the roads for each space. Entering a city ends the move."""
        neighbours: list[list[int]] = [[] for _ in self.labels]
        for end, other_end in roads:
            space, neighbour = self.labels.index(end), self.labels.index(other_end)
            neighbours[space].append(neighbour)
            neighbours[neighbour].append(space)
        near = []
        for start in range(len(self.labels)):
            found, on_the_way = {start}, [start]
            while on_the_way:
                for space in neighbours[on_the_way.pop()]:
                    if space not in found:
                        found.add(space)
                        if not self.is_city[space]:
                            on_the_way.append(space)
            near.append(frozenset(found - {start}))
        return tuple(near)

    def _far(self, start: int) -> frozenset[int]:
        """Return the targets of a move through one city, and on from it without provisions."""
        found = set(self.near[start])
        for city in self.near[start]:
            if self.is_city[city]:
                found.update(self.near[city])
        return frozenset(found - {start})


class Equipment:
    """The kinds of equipment by number."""

    def __init__(self, components: Components) -> None:
        kinds = components.equipment.kinds
        self.labels: tuple[str, ...] = tuple([kind.id for kind in kinds])
        self.loads = tuple([ANY if kind.loads == "any" else GEMS.index(kind.loads) for kind in kinds])
        self.price = tuple([kind.coins for kind in kinds])
        """The coins that each loading costs."""
        owned = components.setup.equipment
        self.first_cargo = tuple([EMPTY if kind.id in owned else NO_CARD for kind in kinds])
        """The cargo of each seat at the start."""


class Orders:
    """The kinds of orders by number."""

    def __init__(self, components: Components) -> None:
        kinds = components.orders.kinds
        colours = [stack.colour for stack in components.craftsmen.stacks]
        self.labels = tuple([kind.id for kind in kinds])
        self.colour = tuple([colours.index(kind.colour) for kind in kinds])
        self.gems = tuple([tuple([number for number, gem in enumerate(GEMS) if gem in kind.needs]) for kind in kinds])
        self.coins = tuple([kind.needs.count("coin") for kind in kinds])
        self.points = tuple([kind.points for kind in kinds])


class Books:
    """The books, one in each city that has one, and all their cards: every book has a set of its own."""

    def __init__(self, components: Components, spaces: Spaces, equipment: Equipment, orders: Orders) -> None:
        cities = [space for space in components.map.spaces if space.book]
        self.labels = tuple([city.id for city in cities])
        self.space = tuple([spaces.labels.index(label) for label in self.labels])
        self.has_orders = tuple([city.book is Book.ORDERS for city in cities])
        self.sets: list[range] = []
        """The cards of each book at the start of the game."""
        faces: list[int] = []
        for of_orders in self.has_orders:
            first = len(faces) // 2
            if of_orders:
                order_cards = components.order_book.cards
                faces += [orders.labels.index(face) for card in order_cards for face in (card.recto, card.verso)]
            else:
                cards = components.catalogue.cards
                faces += [equipment.labels.index(face) for card in cards for face in (card.recto, card.verso)]
            self.sets.append(range(first, len(faces) // 2))
        self.kind = tuple(faces)
        """What is printed on each face: a kind of order or of equipment."""
        self.fronts = self.kind[::2]


class Craftsmen:
    """Craftsmen and workshops by colour; colours are numbered clockwise around the board of the craftsmen."""

    def __init__(self, components: Components) -> None:
        stacks = components.craftsmen.stacks
        self.labels: tuple[str, ...] = tuple([stack.colour for stack in stacks])
        self.counts = tuple([stack.count for stack in stacks])
        self.missing_with_three = tuple([int(stack.colour in components.craftsmen.three_players_lack) for stack in stacks])
        tiles: dict[str, Workshop] = {tile.colour: tile for tile in components.workshops.tiles}
        self.needed = tuple([tiles[colour].craftsmen for colour in self.labels])
        """The number of craftsmen that opens the workshop."""
        self.points = tuple([tiles[colour].points for colour in self.labels])

    def start_counts(self, players: int) -> tuple[int, ...]:
        """Return the craftsmen of each stack at the start."""
        if players != 3:
            return self.counts
        return tuple([count - missing for count, missing in zip(self.counts, self.missing_with_three, strict=True)])
