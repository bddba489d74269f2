"""The components flattened into tuples of ints, for the rules. Things are numbers: their places in the component file."""

from __future__ import annotations

from ...core.components import require
from .components import GEMS, Book, Components, Kind, Workshop

ANY = -1
"""What a cart or a horse loads."""
NONE = -1
"""No book, no house, no gems: what a space has not."""
EMPTY = -1
"""In the cargo: a card of equipment without a gem."""
NO_CARD = -2
"""In the cargo: equipment that the seat does not own."""
NOBODY = -1
"""Who owns a workshop in the supply."""


class Spaces:
    """The map. ``near`` and ``far`` are the targets of a move without provisions and with them, sorted."""

    def __init__(self, tables: Components) -> None:
        spaces = tables.map.spaces
        self.labels = tuple(space.id for space in spaces)
        self.kinds = tuple(space.kind for space in spaces)
        self.city = tuple(kind is Kind.CITY for kind in self.kinds)
        self.mine = tuple(kind is Kind.MINE for kind in self.kinds)
        self.ships = tuple(space.ships for space in spaces)
        colours = [stack.colour for stack in tables.craftsmen.stacks]
        self.house = tuple(colours.index(space.colour) if space.colour else NONE for space in spaces)
        """The colour of the patron who lives there."""
        with_book = [number for number, space in enumerate(spaces) if space.book]
        self.book = tuple(with_book.index(number) if number in with_book else NONE for number in range(len(spaces)))
        self.gem_roads = tuple(number for number, kind in enumerate(self.kinds) if kind is Kind.GEM_ROAD)
        self.area = len(self.gem_roads) * len(GEMS)
        """Where the gems of the central area begin in the column of all gems that lie on the board."""
        self.gems = tuple(self._gems(number) for number in range(len(spaces)))
        """Where the gems begin that can be loaded on a space: those of the gem road itself, or the area's."""
        self.start = self.labels.index(tables.setup.start)
        self.near = self._near(tables.map.roads)
        self.far = tuple(self._far(number) for number in range(len(spaces)))
        self._check(tables.setup.players[1])

    def _check(self, players: int) -> None:
        """Every space can be reached, and from every space a move is possible, wherever the others stand."""
        reached = set[int]()
        edge = {self.start}
        while edge:
            reached |= edge
            edge = {there for here in edge for there in self.near[here]} - reached
        cut_off = [label for space, label in enumerate(self.labels) if space not in reached]
        require(not cut_off, f"map.roads: there is no way from {self.labels[self.start]} to {', '.join(cut_off)}")
        for label, targets in zip(self.labels, self.near, strict=True):
            # a mine is free to enter, and rivals cannot stand on as many spaces as there are players
            free = any(self.mine[target] for target in targets) or len(targets) >= players
            require(free, f"map.spaces: from {label} a move must always be possible, but it reaches only {len(targets)} spaces")

    def _gems(self, space: int) -> int:
        if space in self.gem_roads:
            return self.gem_roads.index(space) * len(GEMS)
        return self.area if self.ships[space] else NONE

    def _near(self, roads: list[tuple[str, str]]) -> tuple[list[int], ...]:
        """Any distance along the roads; entering a city ends the move."""
        beside: list[list[int]] = [[] for _ in self.labels]
        for a, b in roads:
            here, there = self.labels.index(a), self.labels.index(b)
            beside[here].append(there)
            beside[there].append(here)
        near = []
        for start in range(len(self.labels)):
            found, on_the_way = {start}, [start]
            while on_the_way:
                for there in beside[on_the_way.pop()]:
                    if there not in found:
                        found.add(there)
                        if not self.city[there]:
                            on_the_way.append(there)
            near.append(sorted(found - {start}))
        return tuple(near)

    def _far(self, start: int) -> list[int]:
        """Through one city, and from there as far as without provisions."""
        found = set(self.near[start])
        for city in self.near[start]:
            if self.city[city]:
                found.update(self.near[city])
        return sorted(found - {start})


class Equipment:
    """The kinds of equipment."""

    def __init__(self, tables: Components) -> None:
        kinds = tables.equipment.kinds
        self.labels: tuple[str, ...] = tuple(kind.id for kind in kinds)
        self.loads = tuple(ANY if kind.loads == "any" else GEMS.index(kind.loads) for kind in kinds)
        self.coins = tuple(kind.coins for kind in kinds)
        self.start = tuple(kind.id in tables.setup.equipment for kind in kinds)


class Orders:
    """The kinds of orders."""

    def __init__(self, tables: Components) -> None:
        kinds = tables.orders.kinds
        colours = [stack.colour for stack in tables.craftsmen.stacks]
        self.labels = tuple(kind.id for kind in kinds)
        self.colour = tuple(colours.index(kind.colour) for kind in kinds)
        self.gems = tuple(tuple(number for number, gem in enumerate(GEMS) if gem in kind.needs) for kind in kinds)
        self.coins = tuple(kind.needs.count("coin") for kind in kinds)
        self.points = tuple(kind.points for kind in kinds)


class Books:
    """The books, one in each city that has one, and all their cards: every book has a set of its own."""

    def __init__(self, tables: Components, spaces: Spaces, equipment: Equipment, orders: Orders) -> None:
        cities = [space for space in tables.map.spaces if space.book]
        self.labels = tuple(city.id for city in cities)
        self.space = tuple(spaces.labels.index(label) for label in self.labels)
        self.has_orders = tuple(city.book is Book.ORDERS for city in cities)
        self.sets: list[range] = []
        """The cards of each book at the start of the game."""
        faces: list[int] = []
        for orders_here in self.has_orders:
            first = len(faces) // 2
            if orders_here:
                order_cards = tables.order_book.cards
                faces += [orders.labels.index(face) for card in order_cards for face in (card.recto, card.verso)]
            else:
                cards = tables.catalogue.cards
                faces += [equipment.labels.index(face) for card in cards for face in (card.recto, card.verso)]
            self.sets.append(range(first, len(faces) // 2))
        self.kind = tuple(faces)
        """What is on each face: a kind of order or of equipment."""
        self.fronts = self.kind[::2]


class Craftsmen:
    """Craftsmen and workshops by colour; colours are numbered clockwise around the board of the craftsmen."""

    def __init__(self, tables: Components) -> None:
        stacks = tables.craftsmen.stacks
        self.labels: tuple[str, ...] = tuple(stack.colour for stack in stacks)
        self.counts = tuple(stack.count for stack in stacks)
        self.lacking = tuple(int(stack.colour in tables.craftsmen.three_players_lack) for stack in stacks)
        tiles: dict[str, Workshop] = {tile.colour: tile for tile in tables.workshops.tiles}
        self.needed = tuple(tiles[colour].craftsmen for colour in self.labels)
        """How many craftsmen open the workshop."""
        self.points = tuple(tiles[colour].points for colour in self.labels)
