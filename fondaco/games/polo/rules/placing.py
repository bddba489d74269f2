"""Die Aktionen: choosing dice for an action space, one by one (pages 6, 13 and 14)."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ..components import PIPS
from ..packing import BLACK, COLOURS, DIE_CODES, remove
from ..state import AnyPolo
from .bonus_actions import require_die

S = TypeVar("S", bound=AnyPolo)


def usable_dice(s: AnyPolo, seat: int, space: int) -> tuple[int, ...]:
    """The dice that may go there by their colour: each player's colour lies only once, but cards hold one die anyway."""
    dice = s.hand[seat]
    if space < s.game.spaces.first_card and s.marks[seat] >> space & 1:
        return tuple(die for die in dice if die % DIE_CODES >= BLACK)
    return dice


def mark(s: AnyPolo, seat: int, space: int, placed: tuple[int, ...]) -> None:
    """Remember that a die of the seat's colour lies on a space."""
    for die in placed:
        if die % DIE_CODES == seat:
            s.marks[seat] |= 1 << space
            return


class Die(Question[S], Generic[S]):
    """Which die do you place? Several go in rising order, by value and then by colour: the first one is the lowest.

    ``last`` is the die placed before, 0 for none.
    """

    __slots__ = ("last", "left", "space")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space", "left", "last")

    # --- what each game answers in its own way ---

    def __init__(self, seat: int, space: int, left: int, last: int) -> None:
        self.seat = seat
        self.space = space
        self.left = left
        self.last = last

    def bounds(self, s: S) -> tuple[int, int]:
        """Between which values the lowest die must lie."""
        raise NotImplementedError

    def too_low(self, s: S, least: int) -> Refused:
        """Why a die below the bounds is refused."""
        raise NotImplementedError

    def too_high(self, s: S, value: int) -> Refused:
        """Why a die above the bounds is refused."""
        raise NotImplementedError

    def carry_out(self, s: S) -> None:
        """All dice lie there: the action begins."""
        raise NotImplementedError

    # --- the question ---

    def legal(self, s: S) -> list[int]:
        last = self.last
        least, most = (1, PIPS) if last else self.bounds(s)
        dice = usable_dice(s, self.seat, self.space)
        base = s.game.die.base - 1
        before = 0
        actions = []
        count = len(dice) - self.left
        for at, die in enumerate(dice):
            if at > count:
                break
            value = die // DIE_CODES
            if die != before and die >= last and least <= value <= most:
                actions.append(base + die % DIE_CODES * PIPS + value)
            before = die
        actions.sort()
        return actions

    def apply(self, s: S, action: int) -> None:
        index = action - s.game.die.base
        if not 0 <= index < s.game.die.size:
            raise not_asked()
        die = (index % PIPS + 1) * DIE_CODES + index // PIPS
        self.put(s, die, die)

    def put(self, s: S, die: int, own: int) -> None:
        """Place a die; ``own`` is what it was on the tableau."""
        self._check(s, die, own)
        remove(s, self.seat, own)
        s.board[self.space] += (die,)
        if self.left > 1:
            s.stack.append(type(self)(self.seat, self.space, self.left - 1, die))
        else:
            self.carry_out(s)

    def _check(self, s: S, die: int, own: int) -> None:
        """Refuse a die that cannot be placed now."""
        seat, space, last = self.seat, self.space, self.last
        value, colour = divmod(die, DIE_CODES)
        require_die(s, seat, die, own)
        dice = usable_dice(s, seat, space)
        if own not in dice:
            raise Refused("own-colour", space=s.game.spaces.labels[space], colour=COLOURS[seat])
        if last:
            if die < last:
                raise Refused("dice-order", colour=COLOURS[last % DIE_CODES], value=last // DIE_CODES)
        else:
            least, most = self.bounds(s)
            if value < least:
                raise self.too_low(s, least)
            if value > most:
                raise self.too_high(s, value)
        if not self.enough(dice, die):
            raise Refused("dice-after", left=self.left - 1, colour=COLOURS[colour], value=value)

    def enough(self, dice: tuple[int, ...], die: int) -> bool:
        """Whether enough dice can follow this one in rising order."""
        return len(dice) - dice.index(die) >= self.left

    def prompt(self, s: S) -> Message:
        return Message("ask-die", {"space": s.game.spaces.labels[self.space], "left": self.left})
