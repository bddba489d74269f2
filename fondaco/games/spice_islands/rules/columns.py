"""An emptied column: a merchant of the row free of charge, or, from the second column on, a red bonus tile (page 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import not_asked
from ....core.messages import JsonValue, Message
from ...century.harbours.red_bonuses import ChooseBonus
from ...century.merchants.merchants import merchant_obstacle, merchant_refusal
from ...century.state import DetailedQuestion

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
        return merchants + ChooseBonus(self.seat).legal(s) if s.game.bonus_for[self.column] else merchants

    def apply(self, s: SpiceIslandsState, action: int) -> None:
        game = s.game
        place = game.hands.acquire.offset(action)
        if place >= 0:
            if merchant_obstacle(s, place):
                raise merchant_refusal(s, place)
            game.merchants.on_paid(s, self.seat, place)
        elif game.bonus.base <= action < game.bonus.end:
            if not game.bonus_for[self.column]:
                raise Refused("column-brings-card", column=self.column + 1)
            ChooseBonus(self.seat).apply(s, action)
        else:
            raise not_asked()

    def prompt(self, s: SpiceIslandsState) -> Message:
        tiles = s.game.bonus_for[self.column] and any(s.bonuses.left)
        asked = "ask-reward-card" if not tiles else "ask-reward" if s.merchants.row else "ask-reward-tile"
        return Message(asked, {"seat": self.seat, "column": self.column + 1})

    def details(self, s: SpiceIslandsState, action: int) -> Mapping[str, JsonValue | Message]:
        """A merchant is free of charge here, wherever it lies."""
        return {"price": 0} if s.game.hands.acquire.offset(action) >= 0 else {}


def ask_reward(s: SpiceIslandsState, seat: int, column: int) -> None:
    """Ask what the column brings; not when there is nothing left of it."""
    if s.merchants.row or (s.game.bonus_for[column] and any(s.bonuses.left)):
        s.stack.append(ChooseReward(seat, column))
