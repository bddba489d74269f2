"""What every Century game has: cubes in front of each seat, and the questions about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...core.actions import Axis, Family, number_axis
from ...core.columns import per_seat, shared
from ...core.game import Game
from ...core.messages import JsonValue, Message
from ...core.native import TypeVar
from ...core.state import State
from .cubes.packing import COLOURS, count

COLOUR = Axis("colour", COLOURS)

MOST_SEATS = 5
"""No Century game is for more players."""


class Worded:
    """A question that says more of its answers than their labels do: what they cost and bring as things stand."""

    __slots__ = ()

    def words(self, s: Any, action: int) -> Mapping[str, JsonValue | Message]:
        """What the question adds to the words of an action; nothing about those that it does not ask for.

        ``asked`` says what an action is about that several questions have.
        """
        raise NotImplementedError


class CenturyGame(Game):
    """A game with cubes. Its rules share these families, and the limit that is checked at the end of a turn."""

    limit: int
    """How many cubes a seat may keep, as long as nothing gives it more room."""
    most_kept: int
    """How many cubes a seat could ever keep."""
    most_steps: int
    """How many times one effect upgrades at most."""

    def cube_families(self, limit: int, steps: int, more_room: int = 0, in_turn: int = 0) -> list[Family]:
        """The families of the shared questions.

        `more_room` is what can be gained beyond the limit, `in_turn` how many more cubes one may have in a turn before a trade.
        """
        self.limit = limit
        self.most_kept = most = limit + more_room
        self.most_steps = steps
        self.pay = Family("pay", COLOUR)
        self.trade = Family("trade", number_axis("times", 1, most + in_turn))
        self.upgrade = Family("upgrade", Axis("colour", COLOURS[:-1]), number_axis("times", 0, steps))
        self.keep = Family("keep", COLOUR, number_axis("times", 0, most))
        return [self.pay, self.trade, self.upgrade, self.keep]

    def either_families(self) -> list[Family]:
        """The family of trades that bring one of two gains, any number of all trades: for games with bonus cards."""
        self.first = Family("first", number_axis("times", 0, self.trade.size))
        return [self.first]


Century_co = TypeVar("Century_co", bound=CenturyGame, covariant=True, default=CenturyGame)


@dataclass(slots=True, eq=False, init=False, repr=False)
class CenturyState(State[Century_co]):
    """A state with cubes, played in rounds."""

    ended_by: str | None = shared(None)
    last_round: bool = shared(False)
    """Whether this round is played to its end and is the last."""
    round: int = shared(1)
    store: list[int] = per_seat(0)
    """The cubes of each seat, packed: its caravan, hold or warehouse."""

    def limit_of(self, seat: int) -> int:
        """How many cubes this seat may keep at the end of a turn."""
        return self.game.limit

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        """What is paid, returned and gained, as far as the question says it."""
        game, question = self.game, self.question if self.stack else None
        found: dict[str, JsonValue | Message] = {}
        if game.upgrade.base <= action < game.upgrade.end:
            found["better"] = COLOURS[game.upgrade.values(action)[0] + 1]
        elif game.keep.base <= action < game.keep.end:
            colour, kept = game.keep.values(action)
            found["returned"] = 0 if question is None else max(0, count(self.store[question.seat], colour) - kept)
            found["cubes"] = [kept if lane == colour else 0 for lane in range(len(COLOURS))]
        else:
            found["asked"] = "no"
        return {**found, **question.words(self, action)} if isinstance(question, Worded) else found
