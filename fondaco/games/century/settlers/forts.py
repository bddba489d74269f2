"""Fort-Feld: the point card above the fort, a bonus tile, or both (page 16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION
from ....core.messages import JsonValue, Message
from ..state import DetailedQuestion
from .bonus_tiles import TakeBonusTile, can_take, legal_stacks, stack_obstacle, stack_refusal, take
from .point_cards import claim, claim_obstacle, claim_refusal
from .settler_obstacles import MESSAGES, MUST_TAKE

if TYPE_CHECKING:
    from ..state import CenturyState


def fort_obstacle(s: CenturyState, seat: int, location: int, cubes: int) -> int:
    """Return what prevents using a fort with these cubes: if no bonus tile can be taken, what prevents claiming its card."""
    locations = s.game.boards.locations
    obstacle = claim_obstacle(s, locations.slot[location], cubes)
    return NO_OBSTACLE if obstacle and can_take(s, seat, locations.stacks[location]) else obstacle


def fort_refusal(s: CenturyState, seat: int, location: int, cubes: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to using a fort."""
    return claim_refusal(s, s.game.boards.locations.slot[location], cubes, obstacle)


def use_fort(s: CenturyState, seat: int, location: int) -> None:
    """Ask what the seat takes. A fort without stacks, in Von Ost nach West, gives its card without a question."""
    if s.game.boards.locations.stacks[location]:
        s.stack.append(Fort(seat, location))
    else:
        claim(s, seat, s.game.boards.locations.slot[location])


def can_claim(s: CenturyState, seat: int, location: int) -> bool:
    """Whether a seat can pay for the card above a fort."""
    return not claim_obstacle(s, s.game.boards.locations.slot[location], s.cubes[seat])


class Fort(DetailedQuestion["CenturyState"]):
    """What do you take at the fort? At least one of the two, in either order (a ruling: fort-in-either-order)."""

    __slots__ = ("location",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def legal(self, s: CenturyState) -> list[int]:
        actions = [s.game.boards.claim.only] if can_claim(s, self.seat, self.location) else []
        stacks = s.game.boards.locations.stacks[self.location]
        return actions + legal_stacks(s, stacks) if can_take(s, self.seat, stacks) else actions

    def obstacle(self, s: CenturyState, action: int) -> int:
        rules, seat, location = s.game.boards, self.seat, self.location
        if action == rules.claim.only:
            return claim_obstacle(s, rules.locations.slot[location], s.cubes[seat])
        stack = rules.bonus_stack.offset(action)
        if stack >= 0:
            return stack_obstacle(s, seat, stack, rules.locations.stacks[location])
        return MUST_TAKE if action == rules.decline.only else OTHER_QUESTION

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        if obstacle == MUST_TAKE:
            return Refused(MESSAGES[obstacle])
        if action == s.game.boards.claim.only:
            return claim_refusal(s, s.game.boards.locations.slot[self.location], s.cubes[self.seat], obstacle)
        return stack_refusal(s, s.game.boards.bonus_stack.offset(action), obstacle)

    def perform(self, s: CenturyState, action: int) -> None:
        rules, seat, location = s.game.boards, self.seat, self.location
        if action == rules.claim.only:
            if can_take(s, seat, rules.locations.stacks[location]):
                s.stack.append(BonusToo(seat, location))  # below what the card asks, so asked after it
            claim(s, seat, rules.locations.slot[location])
        else:
            take(s, seat, rules.bonus_stack.offset(action))
            if can_claim(s, seat, location):
                s.stack.append(ClaimToo(seat, location))

    def prompt(self, s: CenturyState) -> Message:
        locations = s.game.boards.locations
        card = can_claim(s, self.seat, self.location)
        tile = can_take(s, self.seat, locations.stacks[self.location])
        halves = "both" if card and tile else "card" if card else "tile"
        return Message("ask-fort", {"location": locations.labels[self.location], "halves": halves})

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        return claim_details(s, self.location) if action == s.game.boards.claim.only else {}


def claim_details(s: CenturyState, location: int) -> dict[str, JsonValue | Message]:
    """Return the point card above a fort, for the words of claiming it."""
    cards, slot = s.boards.point_row.cards, s.game.boards.locations.slot[location]
    return {"shown": 1, "point_card": s.game.boards.point_cards.labels[cards[slot]]} if slot < len(cards) else {}


class ClaimToo(DetailedQuestion["CenturyState"]):
    """You have taken a bonus tile: do you claim the point card as well? Asked if you can pay for it."""

    __slots__ = ("location",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def legal(self, s: CenturyState) -> list[int]:
        return [s.game.boards.claim.only, s.game.boards.decline.only]

    def obstacle(self, s: CenturyState, action: int) -> int:
        return NO_OBSTACLE if action == s.game.boards.claim.only or action == s.game.boards.decline.only else OTHER_QUESTION

    def perform(self, s: CenturyState, action: int) -> None:
        if action == s.game.boards.claim.only:
            claim(s, self.seat, s.game.boards.locations.slot[self.location])

    def prompt(self, s: CenturyState) -> Message:
        card = s.boards.point_row.cards[s.game.boards.locations.slot[self.location]]
        return Message("ask-claim-too", {"point_card": s.game.boards.point_cards.labels[card]})

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        if action == s.game.boards.claim.only:
            return claim_details(s, self.location)
        return {"left": "card"} if action == s.game.boards.decline.only else {}


class BonusToo(TakeBonusTile):
    """You have claimed the point card: do you take a bonus tile as well? Asked if there is one and a slot for it."""

    __slots__ = ("location",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def stacks(self, s: CenturyState) -> Sequence[int]:
        return s.game.boards.locations.stacks[self.location]

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-bonus-too")
