"""Spielerzug: exactly one of four actions, then the check of the caravans (pages 2 and 3); with golden deals one of five.

Playing, acquiring and resting are in `century.hand.hand_turn`, deals in `century.hand.hand_deals`, the limit of ten cubes is in
`century.cubes.limit`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....core.frames import agendas
from ...century.cubes.limit import check_limit, check_limits
from ...century.cubes.packing import total
from ...century.hand.hand_deals import MakeDeal
from ...century.hand.hand_turn import Acquire, HandTurn, Play, Rest
from ...century.hand.turn_action import TurnAction
from ...century.rounds import next_turn
from ...century.state import MAX_SEATS
from .claim import Claim

if TYPE_CHECKING:
    from ..state import SpiceRoadState

ACTIONS: dict[str, TurnAction[Any]] = {
    "play": Play(),
    "acquire": Acquire(),
    "claim": Claim(),
    "rest": Rest(),
    "deal": MakeDeal(),
}
"""The actions of a turn by family, in the order of their ids."""


class Turn(HandTurn["SpiceRoadState"]):
    """Which action? Play a card, acquire a merchant, claim a point card, or rest."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, s: SpiceRoadState) -> list[int]:
        # Fast path, 0.6 µs instead of 1.4: `legal` of the four actions, without the calls
        game, seat = s.game, self.seat
        hands, cubes = game.hands, s.cubes[seat]
        ids, payable = hands.play.actions, game.merchants.payable[cubes]
        actions = []
        for card in s.hand[seat]:
            if payable[card]:
                actions.append(ids[card])
        places, reach = len(s.merchants.row), total(cubes) + 1
        actions += hands.acquire.actions[: places if places < reach else reach]
        ids, payable = game.point_cards.claim.actions, game.point_cards.payable[cubes]
        for place, card in enumerate(s.point_row):
            if payable[card]:
                actions.append(ids[place])
        actions.append(hands.rest.only)
        return actions


class TurnWithDeals(HandTurn["SpiceRoadState"]):
    """Which action, when golden deals are played? Instead of playing a card of the hand its deal can be made."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)


TURNS: Final = tuple([Turn(seat) for seat in range(MAX_SEATS)])
TURNS_WITH_DEALS: Final = tuple([TurnWithDeals(seat) for seat in range(MAX_SEATS)])


def ask_action(s: SpiceRoadState, seat: int) -> None:
    """Begin the seat's turn."""
    s.turn_number += 1
    s.stack.append(TURNS[seat])


def ask_action_or_deal(s: SpiceRoadState, seat: int) -> None:
    """Begin the seat's turn, with one more action to choose from."""
    s.turn_number += 1
    s.stack.append(TURNS_WITH_DEALS[seat])


def end_turn(s: SpiceRoadState, seat: int) -> None:
    """Begin the next seat's turn, if there is one."""
    following = next_turn(s, seat, "point-cards")
    if following is not None:
        begin_turn(s, following)


TURN: Final = agendas("turn", ask_action, check_limit, end_turn, seats=MAX_SEATS)
TURN_WITH_DEALS: Final = agendas("turn", ask_action_or_deal, check_limits, end_turn, seats=MAX_SEATS)
"""Deals give cubes to all others, so all caravans are checked."""


def begin_turn(s: SpiceRoadState, seat: int) -> None:
    """Push the agenda of a turn, as the option says."""
    s.stack.append((TURN if s.deals is None else TURN_WITH_DEALS)[seat])
