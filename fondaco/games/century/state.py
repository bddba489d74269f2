"""The state of a Century game: the course of the game, the cubes, and the columns of its parts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ...core.columns import absent, per_seat, shared
from ...core.frames import Question, S
from ...core.messages import JsonValue, Message
from ...core.native import TypeVar, mypyc_attr
from ...core.rng import Stream
from ...core.state import State
from .game import CenturyGame

if TYPE_CHECKING:
    from .bazaar.bazaar import Bazaar
    from .harbours.harbours import Harbours
    from .harbours.red_bonuses import RedBonuses
    from .merchants.golden_deals import Deals
    from .merchants.merchants import Merchants
    from .route.route import Route
    from .sea.sea import Sea
    from .settlers.boards import Boards

MAX_SEATS: Final = 5
"""No Century game is for more players."""

Century_co = TypeVar("Century_co", bound=CenturyGame, covariant=True, default=CenturyGame)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False, init=False, repr=False)
class CenturyState(State[Century_co]):
    """Rounds, cubes, and the parts of all Century games: a game's state declares those again that it has.

    Rules of a shared part take a `CenturyState`, rules of one game its own state.
    """

    ended_by: str | None = shared(None)
    last_round: bool = shared(False)
    """Whether this round is played to its end and is the last."""
    round: int = shared(1)
    cubes: list[int] = per_seat(0)
    """The cubes of each seat, packed (`cubes.packing`): its caravan, hold or warehouse."""

    merchants: Merchants = absent()
    deals: Deals | None = absent()
    """The golden deals on the merchants; None when the game is played without."""
    hand: list[list[int]] = absent()
    """Each seat's hand, sorted: numbers of starting cards and merchants."""
    played: list[list[int]] = absent()
    """The cards lying open before each seat, in the order they were played."""
    sea: Sea = absent()
    harbours: Harbours = absent()
    red_bonuses: RedBonuses = absent()
    fulfilled: list[list[int]] = absent()
    """The point tiles of each seat. They lie face down, but all seats have seen them (a ruling: point-tiles-are-public)."""
    boards: Boards = absent()
    bazaar: Bazaar = absent()
    route: Route = absent()

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        for part in self.game.parts:
            part.resample_hidden(self, seat, stream)

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        """What the parts say of an action, then what the open question adds. ``asked`` says what a common action is about."""
        found: dict[str, JsonValue | Message] = {"asked": "no"}
        for part in self.game.parts:
            found.update(part.action_details(self, action))
        question = self.question if self.stack else None
        if isinstance(question, DetailedQuestion):
            found.update(question.details(self, action))
        return found

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        parts = self.game.parts
        seen: dict[str, JsonValue] = {"round": self.round, "last_round": self.last_round, "ended_by": self.ended_by}
        for part in parts:
            seen.update(part.observe(self, seat))
        seats: list[JsonValue] = []
        for each, points in enumerate(self.breakdown()):
            shown: dict[str, JsonValue] = {}
            for part in parts:
                shown.update(part.observe_seat(self, each, seat))
            seats.append({**shown, "score": {**points}})
        seen["seats"] = seats
        return seen

    def breakdown(self) -> list[dict[str, int]]:
        found = []
        for seat in range(self.players):
            points: dict[str, int] = {}
            for part in self.game.parts:
                points.update(part.points(self, seat))
            found.append(points)
        return found

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        """Most points; of those tied, the seat that had the last turn, which is the highest."""
        return self.scores()[seat], seat

    def invariant_violations(self) -> list[str]:
        return [violation for part in self.game.parts for violation in part.violations(self)]


@mypyc_attr(allow_interpreted_subclasses=True)
class DetailedQuestion(Question[S]):
    """A question that says more of its actions than their labels do: what they cost and bring as things are."""

    __slots__ = ()

    def details(self, s: S, action: int) -> Mapping[str, JsonValue | Message]:
        """What the question adds to the message of an action; nothing to those that it does not ask for."""
        raise NotImplementedError
