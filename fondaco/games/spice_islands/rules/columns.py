"""An emptied column: a merchant of the row free of charge, or, from the second column on, a red bonus tile (page 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import JsonValue, Message
from ...century.harbours.red_bonuses import ChooseBonus
from ...century.merchants.merchants import require_merchant
from ...century.state import Worded

if TYPE_CHECKING:
    from ..state import SpiceIslandsState


class ChooseReward(Worded, Question["SpiceIslandsState"]):
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
        base = s.game.acquire.base
        merchants = s.game.all_actions[base : base + len(s.row.cards)]
        return merchants + ChooseBonus(self.seat).legal(s) if s.game.bonus_for[self.column] else merchants

    def apply(self, s: SpiceIslandsState, action: int) -> None:
        game = s.game
        if game.acquire.base <= action < game.acquire.end:
            place = action - game.acquire.base
            require_merchant(s, place)
            s.acquired(self.seat, place)
        elif game.bonus.base <= action < game.bonus.end:
            if not game.bonus_for[self.column]:
                raise Refused("column-brings-card", column=self.column + 1)
            ChooseBonus(self.seat).apply(s, action)
        else:
            raise not_asked()

    def prompt(self, s: SpiceIslandsState) -> Message:
        tiles = s.game.bonus_for[self.column] and any(s.bonuses.left)
        asked = "ask-reward-card" if not tiles else "ask-reward" if s.row.cards else "ask-reward-tile"
        return Message(asked, {"seat": self.seat, "column": self.column + 1})

    def words(self, s: SpiceIslandsState, action: int) -> Mapping[str, JsonValue | Message]:
        """A merchant is free of charge here, wherever it lies."""
        family = s.game.acquire
        return {"price": 0} if family.base <= action < family.end else {}


def ask_reward(s: SpiceIslandsState, seat: int, column: int) -> None:
    """Ask what the column brings; not when there is nothing left of it."""
    if s.row.cards or (s.game.bonus_for[column] and any(s.bonuses.left)):
        s.stack.append(ChooseReward(seat, column))
