"""The actions of a turn, one class each: a game lists those that it has (`HandRules.turn_actions`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION
from ....core.native import mypyc_attr

if TYPE_CHECKING:
    from ..state import CenturyState

S = TypeVar("S", bound="CenturyState")


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnAction(Generic[S]):
    """One kind of action of a turn. ``value`` is the number of an action in its family: a card, a place of a row."""

    def legal(self, s: S, seat: int) -> Sequence[int]:
        """Return the actions without an obstacle, sorted."""
        raise NotImplementedError

    def obstacle(self, s: S, seat: int, value: int) -> int:
        """Return what prevents an action, as a constant; `NO_OBSTACLE` if nothing does."""
        return NO_OBSTACLE

    def refusal(self, s: S, seat: int, value: int, obstacle: int) -> Refused:
        """Return the refusal for an obstacle."""
        raise NotImplementedError

    def perform(self, s: S, seat: int, value: int) -> None:
        """Carry out an action without an obstacle."""
        raise NotImplementedError


class OtherQuestion(TurnAction["CenturyState"]):
    """Stands for all actions that are not asked for in a turn."""

    def obstacle(self, s: CenturyState, seat: int, value: int) -> int:
        return OTHER_QUESTION
