"""Fort-Feld: the point card above the fort, a bonus tile, or both (page 16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from .bonus_tiles import TakeBonusTile, can_take, legal_stacks, stack_obstacle, stack_refusal, take
from .point_cards import claim, claim_obstacle, claim_refusal
from .settler_obstacles import MESSAGES, MUST_TAKE
from .state import SettledState


def fort_obstacle(s: SettledState, seat: int, location: int, cubes: int) -> int:
    """Return what prevents using a fort with these cubes: if no bonus tile can be taken, what prevents claiming its card."""
    locations = s.game.locations
    obstacle = claim_obstacle(s, locations.slot[location], cubes)
    return NO_OBSTACLE if obstacle and can_take(s, seat, locations.stacks[location]) else obstacle


def fort_refusal(s: SettledState, seat: int, location: int, cubes: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to using a fort."""
    return claim_refusal(s, s.game.locations.slot[location], cubes, obstacle)


def use_fort(s: SettledState, seat: int, location: int) -> None:
    """Ask what the seat takes. A fort without stacks, in Von Ost nach West, gives its card without a question."""
    if s.game.locations.stacks[location]:
        s.stack.append(Fort(seat, location))
    else:
        claim(s, seat, s.game.locations.slot[location])


def can_claim(s: SettledState, seat: int, location: int) -> bool:
    """Whether a seat can pay for the card above a fort."""
    return not claim_obstacle(s, s.game.locations.slot[location], s.store[seat])


class Fort(Question[SettledState]):
    """What do you take at the fort? At least one of the two, in either order (a ruling: fort-in-either-order)."""

    __slots__ = ("location",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def legal(self, s: SettledState) -> list[int]:
        actions = [s.game.claim.only] if can_claim(s, self.seat, self.location) else []
        stacks = s.game.locations.stacks[self.location]
        return actions + legal_stacks(s, stacks) if can_take(s, self.seat, stacks) else actions

    def obstacle(self, s: SettledState, action: int) -> int:
        game, seat, location = s.game, self.seat, self.location
        if action == game.claim.only:
            return claim_obstacle(s, game.locations.slot[location], s.store[seat])
        stack = game.bonus_stack.offset(action)
        if stack >= 0:
            return stack_obstacle(s, seat, stack, game.locations.stacks[location])
        return MUST_TAKE if action == game.decline.only else OTHER_QUESTION

    def refusal(self, s: SettledState, action: int, obstacle: int) -> Refused:
        if obstacle == MUST_TAKE:
            return Refused(MESSAGES[obstacle])
        if action == s.game.claim.only:
            return claim_refusal(s, s.game.locations.slot[self.location], s.store[self.seat], obstacle)
        return stack_refusal(s, s.game.bonus_stack.offset(action), obstacle)

    def perform(self, s: SettledState, action: int) -> None:
        game, seat, location = s.game, self.seat, self.location
        if action == game.claim.only:
            if can_take(s, seat, game.locations.stacks[location]):
                s.stack.append(BonusToo(seat, location))  # below what the card asks, so asked after it
            claim(s, seat, game.locations.slot[location])
        else:
            take(s, seat, game.bonus_stack.offset(action))
            if can_claim(s, seat, location):
                s.stack.append(ClaimToo(seat, location))

    def prompt(self, s: SettledState) -> Message:
        locations = s.game.locations
        card = can_claim(s, self.seat, self.location)
        tile = can_take(s, self.seat, locations.stacks[self.location])
        halves = "both" if card and tile else "card" if card else "tile"
        return Message("ask-fort", {"location": locations.labels[self.location], "halves": halves})


class ClaimToo(Question[SettledState]):
    """You have taken a bonus tile: do you claim the point card as well? Asked if you can pay for it."""

    __slots__ = ("location",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def legal(self, s: SettledState) -> list[int]:
        return [s.game.claim.only, s.game.decline.only]

    def obstacle(self, s: SettledState, action: int) -> int:
        return NO_OBSTACLE if action == s.game.claim.only or action == s.game.decline.only else OTHER_QUESTION

    def perform(self, s: SettledState, action: int) -> None:
        if action == s.game.claim.only:
            claim(s, self.seat, s.game.locations.slot[self.location])

    def prompt(self, s: SettledState) -> Message:
        card = s.boards.point_row.cards[s.game.locations.slot[self.location]]
        return Message("ask-claim-too", {"point_card": s.game.point_cards.labels[card]})


class BonusToo(TakeBonusTile):
    """You have claimed the point card: do you take a bonus tile as well? Asked if there is one and a slot for it."""

    __slots__ = ("location",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def stacks(self, s: SettledState) -> Sequence[int]:
        return s.game.locations.stacks[self.location]

    def prompt(self, s: SettledState) -> Message:
        return Message("ask-bonus-too")
