"""The red bonus tiles: one for each emptied column, of a kind of your choice; it helps at once or counts at the end (page 5)."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from ....core.actions import Axis, Family
from ....core.columns import copied, per_seat
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import JsonValue, Message, Translator
from ....core.parts import Part
from ..cubes.packing import pack
from ..part import CenturyPart, Seen
from .components import RedBonus
from .formatters import add_red_bonus_formatter
from .harbour_obstacles import MESSAGES, NO_BONUS_LEFT
from .invariants import red_bonus_violations

if TYPE_CHECKING:
    from ..state import CenturyState


class RedKinds:
    """The kinds of bonus tiles as tuples of ints by number."""

    def __init__(self, kinds: Sequence[RedBonus]) -> None:
        self.labels = tuple([kind.kind for kind in kinds])
        self.points = tuple([tuple(kind.points) for kind in kinds])
        self.steps = tuple([kind.steps for kind in kinds])
        self.upgrades = tuple([kind.upgrades for kind in kinds])
        self.room = tuple([kind.room for kind in kinds])
        self.harvest = tuple([pack(kind.harvest) for kind in kinds])

    def of_all_tiles(self, effects: Sequence[int]) -> int:
        """Return the effect of all tiles together, the most that one seat can have of it."""
        return sum([effect * len(points) for effect, points in zip(effects, self.points, strict=True)])


@dataclass(slots=True, eq=False, init=False, repr=False)
class RedBonuses(Part):
    """How many bonus tiles are left of each kind, which ones each seat has, and the sum of their effects."""

    left: list[int] = copied()
    """How many tiles each pile has."""
    by_seat: list[int] = copied()
    """How many tiles of each kind each seat has; the kinds of a seat lie side by side."""
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
        bonuses.by_seat = [0] * (players * len(kinds.points))
        return bonuses

    def printed_on_top(self, kinds: RedKinds, kind: int) -> int:
        """Return the points printed on the top tile of a pile; 0 when it is empty."""
        left = self.left[kind]
        return kinds.points[kind][-left] if left else 0

    def take(self, kinds: RedKinds, seat: int, kind: int) -> int:
        """Give a seat the top tile of a pile, and return the points printed on it."""
        printed = self.printed_on_top(kinds, kind)
        self.left[kind] -= 1
        self.by_seat[seat * len(self.left) + kind] += 1
        self.steps[seat] += kinds.steps[kind]
        self.upgrades[seat] += kinds.upgrades[kind]
        self.room[seat] += kinds.room[kind]
        self.harvest[seat] += kinds.harvest[kind]
        self.points[seat] += printed
        return printed

    def of(self, seat: int) -> list[int]:
        """Return how many tiles of each kind a seat has."""
        kinds = len(self.left)
        return self.by_seat[seat * kinds : (seat + 1) * kinds]


class RedBonusRules(CenturyPart["CenturyState"]):
    """The kinds of red bonus tiles of one game, and the choice among the piles."""

    def __init__(self, in_use: Sequence[RedBonus], described: Sequence[RedBonus]) -> None:
        """Take the kinds in use, and all those that messages describe."""
        self.kinds = RedKinds(in_use)
        self.described = described
        self.choose = Family("bonus", Axis("bonus", self.kinds.labels))

    def families(self) -> Sequence[Family]:
        return [self.choose]

    def howto_sections(self) -> Mapping[str, str]:
        return {"ChooseBonus": "bonus"}

    def observation_formatters(self) -> Mapping[str, str]:
        return {"seats[].bonuses": "counted"}

    def add_formatters(self, translator: Translator) -> None:
        add_red_bonus_formatter(translator, self.described)

    def action_details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """The points printed on the top tile of a pile."""
        kind = self.choose.offset(action)
        return {"printed": s.red_bonuses.printed_on_top(self.kinds, kind)} if kind >= 0 else {}

    def observe(self, s: CenturyState, viewer: int | None) -> dict[str, JsonValue]:
        return {"bonus_piles": dict(zip(self.kinds.labels, s.red_bonuses.left, strict=True))}

    def observe_seat(self, s: CenturyState, seat: int, viewer: int | None) -> dict[str, JsonValue]:
        return {"bonuses": dict(zip(self.kinds.labels, s.red_bonuses.of(seat), strict=True))}

    def encoding_size(self, seats: int) -> int:
        return len(self.kinds.labels)

    def encode(self, seen: Seen, order: Sequence[int], seats: int, numbers: array[float]) -> None:
        numbers.extend([seen["bonus_piles"][kind] / 4 for kind in self.kinds.labels])

    def points(self, s: CenturyState, seat: int) -> Mapping[str, int]:
        return {"bonus_tiles": s.red_bonuses.points[seat]}

    def violations(self, s: CenturyState) -> list[str]:
        return red_bonus_violations(s)


class ChooseBonus(Question["CenturyState"]):
    """From which pile do you take a bonus tile?"""

    __slots__ = ()

    def legal(self, s: CenturyState) -> list[int]:
        return bonus_choices(s)

    def obstacle(self, s: CenturyState, action: int) -> int:
        kind = s.game.red_bonuses.choose.offset(action)
        return bonus_obstacle(s, kind) if kind >= 0 else OTHER_QUESTION

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return bonus_refusal(s, s.game.red_bonuses.choose.offset(action))

    def perform(self, s: CenturyState, action: int) -> None:
        take_bonus(s, self.seat, s.game.red_bonuses.choose.offset(action))

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-bonus", {"seat": self.seat})


def bonus_choices(s: CenturyState) -> list[int]:
    """Return the actions that take a bonus tile."""
    choose = s.game.red_bonuses.choose.actions
    return [choose[kind] for kind, left in enumerate(s.red_bonuses.left) if left]


def bonus_obstacle(s: CenturyState, kind: int) -> int:
    """Return what prevents taking a bonus tile of a kind."""
    return NO_OBSTACLE if s.red_bonuses.left[kind] else NO_BONUS_LEFT


def bonus_refusal(s: CenturyState, kind: int) -> Refused:
    """Return the refusal of a kind without tiles."""
    return Refused(MESSAGES[NO_BONUS_LEFT], bonus=s.game.red_bonuses.kinds.labels[kind])


def take_bonus(s: CenturyState, seat: int, kind: int) -> None:
    """Take the top tile of a kind."""
    kinds = s.game.red_bonuses.kinds
    printed = s.red_bonuses.take(kinds, seat, kind)
    if s.event_sink is not None:
        s.emit("bonus", seat, bonus=kinds.labels[kind], printed=printed)


def ask_bonus(s: CenturyState, seat: int) -> None:
    """Ask a seat for a bonus tile unless none is left."""
    if any(s.red_bonuses.left):
        s.stack.append(ChooseBonus(seat))
