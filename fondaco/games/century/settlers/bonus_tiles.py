"""Bonusplättchen: what they count at the end, and how they are taken from their stacks (page 16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....core.components import Component, Section, require, require_count, require_unique
from ....core.errors import Refused
from ....core.piles import EVERYBODY
from .icons import ICONS, Icon
from .state import SettledState

TileKind = Literal["icon", "pair", "settlers", "flat", "merchant_cards"]
TileMark = Literal["", "I", "II", "III"]
ICONS_SHOWN: dict[TileKind, int] = {"icon": 1, "pair": 2, "settlers": 0, "flat": 0, "merchant_cards": 0}


class BonusTile(Component, frozen=True):
    """A bonus tile in a component file: points for each time that its condition is fulfilled."""

    id: str
    kind: TileKind
    points: int
    icons: list[Icon] = []
    per: int = 0
    """How many settlers or merchant cards count once."""
    mark: TileMark = ""
    """The part of Von Ost nach West in which it joins; none: it is in every game."""

    def __post_init__(self) -> None:
        require_count(f"icons on {self.id}", len(self.icons), ICONS_SHOWN[self.kind])
        counts = self.kind in ("settlers", "merchant_cards")
        require(self.per >= 0 and bool(self.per) == counts, f"{self.id} is of the kind {self.kind}: per {self.per}")
        require(self.points >= 1, f"{self.id} brings no points")


class BonusTileTable(Section, frozen=True, kw_only=True):
    """All bonus tiles."""

    count: int
    tiles: list[BonusTile]

    def __post_init__(self) -> None:
        require_count("tiles", len(self.tiles), self.count)
        require_unique("tile ids", [tile.id for tile in self.tiles])


class BonusTiles:
    """All bonus tiles as tuples of ints by tile number, for the rules."""

    def __init__(self, tiles: list[BonusTile]) -> None:
        self.labels = tuple(tile.id for tile in tiles)
        self.kind = tuple(tile.kind for tile in tiles)
        self.points = tuple(tile.points for tile in tiles)
        self.icons = tuple(tuple(ICONS.index(icon) for icon in tile.icons) for tile in tiles)
        self.per = tuple(tile.per for tile in tiles)
        self._mark = tuple(tile.mark for tile in tiles)

    def in_play(self, removed_marks: Sequence[TileMark]) -> list[int]:
        """The tiles that are shuffled."""
        return [tile for tile, mark in enumerate(self._mark) if mark not in removed_marks]

    def score(self, tile: int, icons: Sequence[int], settlers: int, merchant_cards: int) -> int:
        """The points of a tile for whoever has so many icons of each kind, settlers out of the reserve, and merchant cards.

        Each tile counts for itself: an icon may serve several.
        """
        kind = self.kind[tile]
        if kind == "icon":
            times = icons[self.icons[tile][0]]
        elif kind == "pair":
            first, second = self.icons[tile]
            times = icons[first] // 2 if first == second else min(icons[first], icons[second])
        elif kind == "settlers":
            times = settlers // self.per[tile]
        elif kind == "merchant_cards":
            times = merchant_cards // self.per[tile]
        else:
            times = 1
        return times * self.points[tile]


def can_take(s: SettledState, seat: int, stacks: Sequence[int]) -> bool:
    """Whether there is a tile on one of these stacks, and room for it."""
    land = s.land
    return len(land.tiles[seat]) < s.game.bonus_slots and any(land.stacks[stack].cards for stack in stacks)


def legal_stacks(s: SettledState, stacks: Sequence[int]) -> list[int]:
    """The actions that take the uppermost tile of one of these stacks."""
    base = s.game.bonus.base
    return [base + stack for stack in stacks if s.land.stacks[stack].cards]


def take(s: SettledState, seat: int, stack: int, stacks: Sequence[int]) -> None:
    """Take the uppermost tile of a stack, one of these, onto a free slot; the one below lies open from now on."""
    land = s.land
    label = s.game.locations.stack_labels[stack]
    if stack not in stacks:
        raise Refused("other-stack", stack=label)
    pile = land.stacks[stack]
    if not pile.cards:
        raise Refused("empty-stack", stack=label)
    if len(land.tiles[seat]) >= s.game.bonus_slots:
        raise Refused("no-bonus-slot", slots=s.game.bonus_slots)
    tile = pile.draw()
    land.tiles[seat].append(tile)
    if s.event_sink is not None:
        s.emit("bonus", seat, bonus_tile=s.game.bonus_tiles.labels[tile])
    if pile.cards:
        pile.knowers[-1] = EVERYBODY
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("bonus-shown", None, stack=label, bonus_tile=s.game.bonus_tiles.labels[pile.cards[-1]])
