"""The red bonus tiles: one for each emptied column, of a kind of choice; it helps from then on, or counts at the end (page 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Self

from ....core.actions import Axis, Family
from ....core.columns import copied, per_seat
from ....core.components import Component, Section, require, require_count, require_unique
from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import JsonValue, Message, Translator
from ....core.native import TypeVar
from ....core.parts import Part
from ..cubes.components import NO_CUBES, Cubes
from ..cubes.packing import pack
from .harbours import HarbourGame, HarbourState


class RedBonus(Component, frozen=True):
    """A kind of bonus tile in a component file."""

    kind: Literal["free_step", "upgrade", "hold", "points", "harvest"]
    points: list[int]
    """Of each tile, from the top of the pile."""
    steps: int = 0
    """Free steps whenever the ship moves."""
    upgrades: int = 0
    """Upgrades whenever an outpost is built."""
    room: int = 0
    """Places in the hold."""
    harvest: Cubes = NO_CUBES
    """Cubes whenever there is a harvest."""

    def __post_init__(self) -> None:
        require(min(self.steps, self.upgrades, self.room, *self.harvest, *self.points) >= 0, f"{self.kind} has a negative number")
        require(len(self.points) >= 1, f"there is no tile of {self.kind}")


class RedBonusTable(Section, frozen=True, kw_only=True):
    """The red bonus tiles in a component file."""

    count: int
    kinds: list[RedBonus]

    def __post_init__(self) -> None:
        require_unique("kinds", [kind.kind for kind in self.kinds])
        require_count("tiles", sum(len(kind.points) for kind in self.kinds), self.count)


class RedKinds:
    """The kinds of bonus tiles as tuples of ints by number, for the rules."""

    def __init__(self, kinds: Sequence[RedBonus]) -> None:
        self.labels = tuple(kind.kind for kind in kinds)
        self.points = tuple(tuple(kind.points) for kind in kinds)
        self.steps = tuple(kind.steps for kind in kinds)
        self.upgrades = tuple(kind.upgrades for kind in kinds)
        self.room = tuple(kind.room for kind in kinds)
        self.harvest = tuple(pack(kind.harvest) for kind in kinds)

    def most(self, effects: Sequence[int]) -> int:
        """What one seat with all tiles would have of an effect."""
        return sum(effect * len(points) for effect, points in zip(effects, self.points, strict=True))


@dataclass(slots=True, eq=False, init=False, repr=False)
class RedBonuses(Part):
    """The bonus tiles: how many are left of each kind, what each seat has, and what that adds up to."""

    left: list[int] = copied()
    """How many tiles each pile has."""
    owned: list[int] = copied()
    """How many tiles of each kind each seat has; a seat's kinds lie side by side."""
    steps: list[int] = per_seat(0)
    upgrades: list[int] = per_seat(0)
    room: list[int] = per_seat(0)
    harvest: list[int] = per_seat(0)
    points: list[int] = per_seat(0)

    @classmethod
    def of_kinds(cls, kinds: RedKinds, players: int) -> Self:
        """Return all bonus tiles of these kinds, before a seat has any."""
        bonuses = cls.new(players)
        bonuses.left = [len(points) for points in kinds.points]
        bonuses.owned = [0] * (players * len(kinds.points))
        return bonuses

    def printed(self, kinds: RedKinds, kind: int) -> int:
        """The points printed on the top tile of a pile; none when it is empty."""
        left = self.left[kind]
        return kinds.points[kind][-left] if left else 0

    def take(self, kinds: RedKinds, seat: int, kind: int) -> int:
        """A seat takes the top tile of a pile; returns the points printed on it."""
        printed = self.printed(kinds, kind)
        self.left[kind] -= 1
        self.owned[seat * len(self.left) + kind] += 1
        self.steps[seat] += kinds.steps[kind]
        self.upgrades[seat] += kinds.upgrades[kind]
        self.room[seat] += kinds.room[kind]
        self.harvest[seat] += kinds.harvest[kind]
        self.points[seat] += printed
        return printed

    def of(self, seat: int) -> list[int]:
        """How many tiles of each kind a seat has."""
        kinds = len(self.left)
        return self.owned[seat * kinds : (seat + 1) * kinds]


class RedBonusGame(HarbourGame):
    """A game with red bonus tiles. All of them have harbours, too."""

    red_kinds: RedKinds

    def bonus_family(self) -> Family:
        """The family of the choice among the piles."""
        self.bonus = Family("bonus", Axis("bonus", self.red_kinds.labels))
        return self.bonus


RedBonus_co = TypeVar("RedBonus_co", bound=RedBonusGame, covariant=True, default=RedBonusGame)


class RedBonusState(HarbourState[RedBonus_co]):
    """A state with red bonus tiles; a subclass declares the column."""

    __slots__ = ()

    bonuses: RedBonuses

    def limit_of(self, seat: int) -> int:
        return self.game.cubes.limit_of(self, seat)

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        family = self.game.bonus
        if family.base <= action < family.end:
            return {"printed": self.bonuses.printed(self.game.red_kinds, action - family.base)}
        return super().action_details(action)


class ChooseBonus(Question[RedBonusState]):
    """From which pile do you take a bonus tile?"""

    __slots__ = ()

    def legal(self, s: RedBonusState) -> list[int]:
        base = s.game.bonus.base
        return [base + kind for kind, left in enumerate(s.bonuses.left) if left]

    def apply(self, s: RedBonusState, action: int) -> None:
        game = s.game
        if not game.bonus.base <= action < game.bonus.end:
            raise not_asked()
        kind = action - game.bonus.base
        if not s.bonuses.left[kind]:
            raise Refused("no-bonus-left", bonus=game.red_kinds.labels[kind])
        printed = s.bonuses.take(game.red_kinds, self.seat, kind)
        if s.event_sink is not None:
            s.emit("bonus", self.seat, bonus=game.red_kinds.labels[kind], printed=printed)

    def prompt(self, s: RedBonusState) -> Message:
        return Message("ask-bonus", {"seat": self.seat})


def ask_bonus(s: RedBonusState, seat: int) -> None:
    """A seat may choose a bonus tile; not asked when none is left."""
    if any(s.bonuses.left):
        s.stack.append(ChooseBonus(seat))


def add_bonus_noun(translator: Translator, kinds: Sequence[RedBonus]) -> None:
    """Teach a translator to word the kinds of bonus tiles."""

    by_name: dict[str, RedBonus] = {kind.kind: kind for kind in kinds}

    def bonus(value: JsonValue, lang: str) -> str:
        kind = by_name[str(value)]
        return translator.format(Message(f"bonus-{kind.kind.replace('_', '-')}", {"room": kind.room, "gain": kind.harvest}), lang)

    translator.formatters["bonus"] = bonus
