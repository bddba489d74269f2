"""Zusatzaktionen: a contract fulfilled (`contracts.complete`); a die rolled anew, turned by one, a black one bought (page 13)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Task
from ..components import PIPS
from ..items import CAMEL
from ..packing import BLACK, COLOURS, DIE_CODES, add, remove, roll_one
from ..state import AnyPolo
from .contracts import complete

UP, DOWN = 0, 1


def legal(s: AnyPolo, seat: int, actions: list[int]) -> None:
    """Add what the seat can pay for, in the order of the action space: reroll, turn, buy."""
    game = s.game
    camels = game.camels(s, seat)
    if camels < game.cheapest_bonus:
        return
    if game.rolls(s, seat):
        if camels >= game.reroll_cost:
            base = game.reroll.base - 1
            actions += sorted({base + die % DIE_CODES * PIPS + die // DIE_CODES for die in s.hand[seat]})
        if camels >= game.turn_cost:
            base = game.turn.base - 2
            turns = set()
            for die in s.hand[seat]:
                value = die // DIE_CODES
                up = base + 2 * (die % DIE_CODES * PIPS + value)
                if value < PIPS:
                    turns.add(up + UP)
                if value > 1:
                    turns.add(up + DOWN)
            actions += sorted(turns)
    if camels >= game.buy_cost and s.black_dice and not s.bought:
        actions.append(game.buy.base)


def carry_out(s: AnyPolo, seat: int, action: int) -> None:
    """Carry out one of the bonus actions that both games have: they stand side by side in the action space."""
    game = s.game
    if action < game.complete.end:
        complete(s, seat, action - game.complete.base)
    elif action < game.reroll.end:
        colour, value = divmod(action - game.reroll.base, PIPS)
        reroll(s, seat, colour, value + 1)
    elif action < game.turn.end:
        die, way = divmod(action - game.turn.base, 2)
        turn(s, seat, die // PIPS, die % PIPS + 1, way)
    else:
        buy(s, seat)


def _own_die(s: AnyPolo, seat: int, colour: int, value: int) -> int:
    """A die on the seat's tableau; refused if there is none."""
    die = value * DIE_CODES + colour
    if not s.game.rolls(s, seat):
        raise Refused("dice-without-value")
    require_die(s, seat, die, die)
    return die


def require_die(s: AnyPolo, seat: int, die: int, own: int) -> None:
    """Refuse a die that is not on the seat's tableau; ``own`` is what it is there, if it shows nothing yet."""
    if own not in s.hand[seat]:
        value, colour = divmod(die, DIE_CODES)
        if colour < BLACK and colour != seat:
            raise Refused("not-your-colour", colour=COLOURS[colour])
        raise Refused("no-such-die", colour=COLOURS[colour], value=value)


def _require_camels(s: AnyPolo, seat: int, needed: int) -> None:
    held = s.game.camels(s, seat)
    if held < needed:
        raise Refused("too-few-camels", needed=needed, held=held)


def reroll(s: AnyPolo, seat: int, colour: int, value: int) -> None:
    """1 Würfel neu würfeln."""
    die = _own_die(s, seat, colour, value)
    _require_camels(s, seat, s.game.reroll_cost)
    s.stack += (s.game.turns[seat], Reroll(seat, die))
    s.game.charge(s, seat, ((CAMEL, s.game.reroll_cost),))


class Reroll(Task[AnyPolo]):
    """A die is rolled anew, now that it is paid for."""

    __slots__ = ("die",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "die")

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def run(self, s: AnyPolo, seat: int) -> None:
        value, colour = divmod(self.die, DIE_CODES)
        remove(s, seat, self.die)
        rolled = roll_one(s, seat, "reroll")
        add(s, seat, rolled * DIE_CODES + colour)
        if s.event_sink is not None:
            s.emit("reroll", seat, colour=COLOURS[colour], value=value, new=rolled)
        s.game.rolled(s, seat, rolled)


def turn(s: AnyPolo, seat: int, colour: int, value: int, way: int) -> None:
    """1 Würfel rauf oder runter drehen, never from 6 to 1 or from 1 to 6."""
    die = _own_die(s, seat, colour, value)
    new = value + 1 if way == UP else value - 1
    if not 1 <= new <= PIPS:
        raise Refused("turn-past-end", value=value)
    _require_camels(s, seat, s.game.turn_cost)
    s.stack += (s.game.turns[seat], TurnDie(seat, die, new))
    s.game.charge(s, seat, ((CAMEL, s.game.turn_cost),))


class TurnDie(Task[AnyPolo]):
    """A die is turned to its new value, now that it is paid for."""

    __slots__ = ("die", "new")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "die", "new")

    def __init__(self, seat: int, die: int, new: int) -> None:
        self.seat = seat
        self.die = die
        self.new = new

    def run(self, s: AnyPolo, seat: int) -> None:
        value, colour = divmod(self.die, DIE_CODES)
        remove(s, seat, self.die)
        add(s, seat, self.new * DIE_CODES + colour)
        if s.event_sink is not None:
            s.emit("turn", seat, colour=COLOURS[colour], value=value, new=self.new)


def buy(s: AnyPolo, seat: int) -> None:
    """1 schwarzen Würfel kaufen: once a turn."""
    if s.bought:
        raise Refused("bought-already")
    if not s.black_dice:
        raise Refused("no-black-dice")
    _require_camels(s, seat, s.game.buy_cost)
    s.bought = True
    s.stack += (s.game.turns[seat], Buy(seat))
    s.game.charge(s, seat, ((CAMEL, s.game.buy_cost),))


class Buy(Task[AnyPolo]):
    """A black die is taken, now that it is paid for."""

    __slots__ = ()

    def run(self, s: AnyPolo, seat: int) -> None:
        s.game.effects[s.game.die_effect](s, seat, 1)
