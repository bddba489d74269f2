"""Bonusplättchen: the points they bring at the end, and how they are taken from their stacks (page 16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from ....core.components import Component, Section, require, require_count, require_unique
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION
from ....core.messages import JsonValue, Message
from ....core.piles import EVERYBODY
from ..state import DetailedQuestion
from .locations import ICONS, Icon
from .settler_obstacles import MESSAGES, NO_BONUS_SLOT, OTHER_STACK, STACK_EMPTY

if TYPE_CHECKING:
    from ..state import CenturyState


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
    """The number of settlers or merchant cards that count once."""
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
    """All bonus tiles as tuples by tile number, for the rules."""

    def __init__(self, tiles: list[BonusTile]) -> None:
        self.labels = tuple([tile.id for tile in tiles])
        self.kind = tuple([tile.kind for tile in tiles])
        self.points = tuple([tile.points for tile in tiles])
        self.icons = tuple([tuple([ICONS.index(icon) for icon in tile.icons]) for tile in tiles])
        self.per = tuple([tile.per for tile in tiles])
        self._mark = tuple([tile.mark for tile in tiles])

    def in_play(self, removed_marks: Sequence[TileMark]) -> list[int]:
        """Return the tiles that are shuffled."""
        return [tile for tile, mark in enumerate(self._mark) if mark not in removed_marks]

    def score(self, tile: int, icons: Sequence[int], settlers: int, merchant_cards: int) -> int:
        """Return the points of a tile for numbers of icons by kind, of settlers out of the reserve, and of merchant cards.

        Each tile counts alone: an icon may serve several.
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


def can_take(s: CenturyState, seat: int, stacks: Sequence[int]) -> bool:
    """Whether one of these stacks has a tile, and the seat a free slot for it."""
    boards = s.boards
    has_slot = len(boards.bonus_tiles[seat]) < s.game.boards.bonus_slots
    return has_slot and any(boards.bonus_stacks[stack].cards for stack in stacks)


def legal_stacks(s: CenturyState, stacks: Sequence[int]) -> list[int]:
    """Return the actions that take the top tile of one of these stacks, for a seat that `can_take`."""
    take = s.game.boards.bonus_stack.actions
    return [take[stack] for stack in stacks if s.boards.bonus_stacks[stack].cards]


def stack_obstacle(s: CenturyState, seat: int, stack: int, stacks: Sequence[int]) -> int:
    """Return what prevents taking the top tile of a stack, if these are the stacks to choose from."""
    if stack not in stacks:
        return OTHER_STACK
    boards = s.boards
    if not boards.bonus_stacks[stack].cards:
        return STACK_EMPTY
    return NO_OBSTACLE if len(boards.bonus_tiles[seat]) < s.game.boards.bonus_slots else NO_BONUS_SLOT


def stack_refusal(s: CenturyState, stack: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to taking a bonus tile."""
    if obstacle == NO_BONUS_SLOT:
        return Refused(MESSAGES[obstacle], slots=s.game.boards.bonus_slots)
    return Refused(MESSAGES[obstacle], stack=s.game.boards.locations.stack_labels[stack])


def take(s: CenturyState, seat: int, stack: int) -> None:
    """Take the top tile of a stack onto a free slot; the tile below it is open from now on."""
    boards, labels = s.boards, s.game.boards.bonus_tiles.labels
    tile, rest = boards.draw_bonus_tile(stack)
    boards.bonus_tiles[seat] += (tile,)
    if s.event_sink is not None:
        s.emit("bonus", seat, bonus_tile=labels[tile])
    if rest.cards:
        rest.knowers[-1] = EVERYBODY
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("bonus-shown", None, stack=s.game.boards.locations.stack_labels[stack], bonus_tile=labels[rest.cards[-1]])


class TakeBonusTile(DetailedQuestion["CenturyState"]):
    """Which bonus tile do you take? A subclass says from which stacks, and whether the seat may decline."""

    __slots__ = ()
    may_decline: ClassVar[bool] = True

    def stacks(self, s: CenturyState) -> Sequence[int]:
        """Return the stacks to choose from."""
        raise NotImplementedError

    def legal(self, s: CenturyState) -> list[int]:
        actions = legal_stacks(s, self.stacks(s))
        return [*actions, s.game.boards.decline.only] if self.may_decline else actions

    def obstacle(self, s: CenturyState, action: int) -> int:
        stack = s.game.boards.bonus_stack.offset(action)
        if stack >= 0:
            return stack_obstacle(s, self.seat, stack, self.stacks(s))
        return NO_OBSTACLE if self.may_decline and action == s.game.boards.decline.only else OTHER_QUESTION

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return stack_refusal(s, s.game.boards.bonus_stack.offset(action), obstacle)

    def perform(self, s: CenturyState, action: int) -> None:
        stack = s.game.boards.bonus_stack.offset(action)
        if stack >= 0:
            take(s, self.seat, stack)

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        return {"left": "tile"} if action == s.game.boards.decline.only else {}
