"""Fort-Feld: the point card above the fort, a bonus tile, or both (page 16)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from . import bonus_tiles
from .point_cards import can_claim, claim, require_claimable
from .state import SettledState


class Fort(Question[SettledState]):
    """What do you take at the fort? One of the two at least; the two in either order (a ruling: fort-in-either-order)."""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def legal(self, s: SettledState) -> list[int]:
        game = s.game
        actions = []
        if can_claim(s, game.locations.slot[self.place], s.cubes[self.seat]):
            actions.append(game.claim.base)
        stacks = game.locations.stacks[self.place]
        if bonus_tiles.can_take(s, self.seat, stacks):
            actions += bonus_tiles.legal_stacks(s, stacks)
        return actions

    def apply(self, s: SettledState, action: int) -> None:
        game, seat, place = s.game, self.seat, self.place
        if action == game.claim.base:
            also = bonus_tiles.can_take(s, seat, game.locations.stacks[place])
            require_claimable(s, game.locations.slot[place], s.cubes[seat])
            if also:
                s.stack.append(BonusToo(seat, place))  # below what the card asks, so asked after it
            claim(s, seat, game.locations.slot[place])
        elif game.bonus.base <= action < game.bonus.end:
            bonus_tiles.take(s, seat, action - game.bonus.base, game.locations.stacks[place])
            if can_claim(s, game.locations.slot[place], s.cubes[seat]):
                s.stack.append(ClaimToo(seat, place))
        elif action == game.leave.base:
            raise Refused("leave-nothing-done")
        else:
            raise not_asked()

    def prompt(self, s: SettledState) -> Message:
        locations = s.game.locations
        card = can_claim(s, locations.slot[self.place], s.cubes[self.seat])
        tile = bonus_tiles.can_take(s, self.seat, locations.stacks[self.place])
        halves = "both" if card and tile else "card" if card else "tile"
        return Message("ask-fort", {"location": locations.labels[self.place], "halves": halves})


class ClaimToo(Question[SettledState]):
    """You have taken a bonus tile: do you claim the point card as well? Only asked when it can be paid."""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def legal(self, s: SettledState) -> list[int]:
        return [s.game.claim.base, s.game.leave.base]

    def apply(self, s: SettledState, action: int) -> None:
        if action == s.game.claim.base:
            claim(s, self.seat, s.game.locations.slot[self.place])
        elif action != s.game.leave.base:
            raise not_asked()

    def prompt(self, s: SettledState) -> Message:
        card = s.land.points.cards[s.game.locations.slot[self.place]]
        return Message("ask-claim-too", {"point_card": s.game.point_cards.labels[card]})


class BonusToo(Question[SettledState]):
    """You have claimed the point card: do you take a bonus tile as well? Only asked when there is one and room for it."""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def legal(self, s: SettledState) -> list[int]:
        stacks = s.game.locations.stacks[self.place]
        return [*bonus_tiles.legal_stacks(s, stacks), s.game.leave.base]

    def apply(self, s: SettledState, action: int) -> None:
        game = s.game
        if game.bonus.base <= action < game.bonus.end:
            bonus_tiles.take(s, self.seat, action - game.bonus.base, game.locations.stacks[self.place])
        elif action != game.leave.base:
            raise not_asked()

    def prompt(self, s: SettledState) -> Message:
        return Message("ask-bonus-too")


def can_use_fort(s: SettledState, seat: int, place: int, store: int) -> bool:
    """Whether one half of the action at least is possible with these cubes."""
    locations = s.game.locations
    return can_claim(s, locations.slot[place], store) or bonus_tiles.can_take(s, seat, locations.stacks[place])


def require_fort(s: SettledState, seat: int, place: int, store: int) -> None:
    """Refuse a fort where neither half of the action is possible: it is the card that is missed."""
    if not bonus_tiles.can_take(s, seat, s.game.locations.stacks[place]):
        require_claimable(s, s.game.locations.slot[place], store)


def use_fort(s: SettledState, seat: int, place: int) -> None:
    """Ask what is taken. A fort without stacks, in Von Ost nach West, gives its card alone, and asks nothing."""
    if s.game.locations.stacks[place]:
        s.stack.append(Fort(seat, place))
    else:
        claim(s, seat, s.game.locations.slot[place])
