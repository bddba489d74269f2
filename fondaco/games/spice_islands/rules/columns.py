"""An emptied column: a merchant of the row free of charge, or, from the second column on, a red bonus tile (page 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import OTHER_QUESTION
from ....core.messages import JsonValue, Message
from ...century.harbours.harbour_obstacles import NO_BONUS_LEFT
from ...century.harbours.red_bonuses import bonus_choices, bonus_obstacle, bonus_refusal, take_bonus
from ...century.merchants.merchants import merchant_obstacle, merchant_refusal
from ...century.sea.island_market import OfferTrade
from ...century.sea.outposts import NO_COLUMN
from ...century.state import DetailedQuestion
from .obstacles import COLUMN_BRINGS_CARD, MESSAGES

if TYPE_CHECKING:
    from ..state import SpiceIslandsState


class ChooseReward(DetailedQuestion["SpiceIslandsState"]):
    """What do you take for the emptied column? The cubes on a merchant come with it (a ruling: reward-keeps-cubes).

    It is acquired like any other (page 9: „erwirb“), so that with golden deals its deal may be made instead of taking it into the
    hand (a ruling: reward-may-make-deal). The page names the hand, but so does page 3 about acquiring, which golden deals change.
    """

    __slots__ = ("column",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "column")

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def legal(self, s: SpiceIslandsState) -> list[int]:
        merchants = [*s.game.hands.acquire.actions[: len(s.merchants.row)]]
        return merchants + bonus_choices(s) if s.game.brings_bonus[self.column] else merchants

    def obstacle(self, s: SpiceIslandsState, action: int) -> int:
        place = s.game.hands.acquire.offset(action)
        if place >= 0:
            return merchant_obstacle(s, place)
        kind = s.game.red_bonuses.choose.offset(action)
        if kind < 0:
            return OTHER_QUESTION
        return bonus_obstacle(s, kind) if s.game.brings_bonus[self.column] else COLUMN_BRINGS_CARD

    def refusal(self, s: SpiceIslandsState, action: int, obstacle: int) -> Refused:
        if obstacle == COLUMN_BRINGS_CARD:
            return Refused(MESSAGES[obstacle], column=self.column + 1)
        if obstacle == NO_BONUS_LEFT:
            return bonus_refusal(s, s.game.red_bonuses.choose.offset(action))
        return merchant_refusal(s, s.game.hands.acquire.offset(action))

    def perform(self, s: SpiceIslandsState, action: int) -> None:
        place = s.game.hands.acquire.offset(action)
        if place >= 0:
            s.game.merchants.on_paid(s, self.seat, place)
        else:
            take_bonus(s, self.seat, s.game.red_bonuses.choose.offset(action))

    def prompt(self, s: SpiceIslandsState) -> Message:
        tiles = s.game.brings_bonus[self.column] and any(s.red_bonuses.left)
        asked = "ask-reward-card" if not tiles else "ask-reward" if s.merchants.row else "ask-reward-tile"
        return Message(asked, {"seat": self.seat, "column": self.column + 1})

    def details(self, s: SpiceIslandsState, action: int) -> Mapping[str, JsonValue | Message]:
        """A merchant is free of charge here, wherever it lies."""
        return {"price": 0} if s.game.hands.acquire.offset(action) >= 0 else {}


def reward_outpost(s: SpiceIslandsState, seat: int, column: int) -> None:
    """Ask for the reward of an emptied column, unless nothing is left of it; then offer the trade of the island."""
    s.stack.append(OfferTrade(seat))
    if column != NO_COLUMN and (s.merchants.row or (s.game.brings_bonus[column] and any(s.red_bonuses.left))):
        s.stack.append(ChooseReward(seat, column))
