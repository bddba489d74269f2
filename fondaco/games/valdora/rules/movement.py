"""Bewegung und Begegnung: the pawn must move and pays the players it meets (page 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ..components import MAX_SEATS
from .obstacles import CANNOT_PAY_ENCOUNTER, MESSAGES, MUST_MOVE, NEEDS_PROVISIONS, TOO_FAR

if TYPE_CHECKING:
    from ..state import ValdoraState


class Move(Question["ValdoraState"]):
    """Where do you move? At most to the next city, or with provisions through one city. You may not stay.

    Passing a pawn costs nothing; only the space where a move ends matters (a ruling: pawns-do-not-block).
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, s: ValdoraState) -> list[int]:
        # Fast path, 0.4 µs instead of 20: `move_obstacle` of each space, from a table of the spaces within reach.
        game, seat = s.game, self.seat
        tableau, here = s.seats[seat], s.pawns[seat]
        moves = (game.far_moves if tableau.provisions else game.near_moves)[here]
        if tableau.coins < s.players - 1:  # with a coin for every other pawn no encounter costs too much
            move = game.move.actions
            too_dear = [move[space] for space in set(s.pawns) if encounter_cost(s, seat, space) > tableau.coins]
            if too_dear:
                return [action for action in moves if action not in too_dear]
        return [*moves]

    def obstacle(self, s: ValdoraState, action: int) -> int:
        space = s.game.move.offset(action)
        return move_obstacle(s, self.seat, space) if space >= 0 else OTHER_QUESTION

    def refusal(self, s: ValdoraState, action: int, obstacle: int) -> Refused:
        seat, space = self.seat, s.game.move.offset(action)
        label = s.game.spaces.labels[space]
        if obstacle == MUST_MOVE:
            return Refused(MESSAGES[obstacle], here=label)
        if obstacle == CANNOT_PAY_ENCOUNTER:
            price = encounter_cost(s, seat, space)
            return Refused(MESSAGES[obstacle], to=label, price=price, coins=s.seats[seat].coins)
        return Refused(MESSAGES[obstacle], to=label)

    def perform(self, s: ValdoraState, action: int) -> None:
        """Move the pawn and pay for encounters. Provisions are used only if needed (a ruling: provisions-spent-if-needed)."""
        game, seat = s.game, self.seat
        space = game.move.offset(action)
        through_city = space not in game.spaces.near[s.pawns[seat]]
        s.pawns[seat] = space
        if through_city:
            s.seats[seat].provisions = False
        if s.event_sink is not None:
            s.emit("move-on" if through_city else "move", seat, to=game.spaces.labels[space])
        if encounter_cost(s, seat, space):
            pay_encounters(s, seat)

    def prompt(self, s: ValdoraState) -> Message:
        id = "ask-move-provisions" if s.seats[self.seat].provisions else "ask-move"
        return Message(id, {"seat": self.seat, "here": s.game.spaces.labels[s.pawns[self.seat]]})


MOVES: Final = tuple([Move(seat) for seat in range(MAX_SEATS)])


def move_obstacle(s: ValdoraState, seat: int, space: int) -> int:
    """Return what prevents moving a seat's pawn to a space."""
    spaces, tableau, here = s.game.spaces, s.seats[seat], s.pawns[seat]
    if space not in spaces.near[here]:
        if space == here:
            return MUST_MOVE
        if space not in spaces.far[here]:
            return TOO_FAR
        if not tableau.provisions:
            return NEEDS_PROVISIONS
    return NO_OBSTACLE if encounter_cost(s, seat, space) <= tableau.coins else CANNOT_PAY_ENCOUNTER


def encounter_cost(s: ValdoraState, seat: int, space: int) -> int:
    """Ending a move costs 1 coin for every other pawn on the space, but nothing on a silver mine."""
    if s.game.spaces.is_mine[space]:
        return 0
    return s.pawns.count(space) - (s.pawns[seat] == space)


def pay_encounters(s: ValdoraState, seat: int) -> None:
    """Pay 1 coin to each player on the space; the bank gets it if that player's purse is full."""
    space, limit = s.pawns[seat], s.game.max_coins
    for other in range(s.players):
        if other != seat and s.pawns[other] == space:
            s.seats[seat].coins -= 1
            if s.seats[other].coins < limit:
                s.seats[other].coins += 1
                s.emit("encounter", seat, other=other)
            else:
                s.emit("encounter-full", seat, other=other)
