"""Zusatzaktionen that change dice: roll one anew, turn one by one, buy a black one (page 13).

The other two are fulfilling a contract (`contracts.complete`) and three coins (`placing`, `take_money`).
"""

from __future__ import annotations

from ...core.errors import Refused
from .components import PIPS
from .dice import add, gain_black_die, remove, roll_one
from .items import CAMEL, STORED
from .state import MarcoPoloState
from .store import pay
from .tables import BLACK, COLOURS, DIE_CODES

UP, DOWN = 0, 1


def legal(s: MarcoPoloState, seat: int, actions: list[int]) -> None:
    """Add what the seat can pay for, in the order of the action space: reroll, turn, buy."""
    game = s.game
    camels = s.store[seat * STORED + CAMEL]
    if camels < game.cheapest_bonus:
        return
    if not game.characters.names_values[s.characters[seat]]:
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


def _own_die(s: MarcoPoloState, seat: int, colour: int, value: int) -> int:
    """A die on the seat's tableau; refused if there is none."""
    die = value * DIE_CODES + colour
    if s.game.characters.names_values[s.characters[seat]]:
        raise Refused("dice-without-value")
    if die not in s.hand[seat]:
        if colour < BLACK and colour != seat:
            raise Refused("not-your-colour", colour=COLOURS[colour])
        raise Refused("no-such-die", colour=COLOURS[colour], value=value)
    return die


def _require_camels(s: MarcoPoloState, seat: int, needed: int) -> None:
    held = s.store[seat * STORED + CAMEL]
    if held < needed:
        raise Refused("too-few-camels", needed=needed, held=held)


def reroll(s: MarcoPoloState, seat: int, colour: int, value: int) -> None:
    """1 Würfel neu würfeln."""
    die = _own_die(s, seat, colour, value)
    _require_camels(s, seat, s.game.reroll_cost)
    s.stack.append(s.game.turns[seat])
    pay(s, seat, ((CAMEL, s.game.reroll_cost),))
    remove(s, seat, die)
    rolled = roll_one(s, seat, "reroll")
    add(s, seat, rolled * DIE_CODES + colour)
    if s.log is not None:
        s.tell("reroll", seat, colour=COLOURS[colour], value=value, new=rolled)


def turn(s: MarcoPoloState, seat: int, colour: int, value: int, way: int) -> None:
    """1 Würfel rauf oder runter drehen, never from 6 to 1 or from 1 to 6."""
    die = _own_die(s, seat, colour, value)
    new = value + 1 if way == UP else value - 1
    if not 1 <= new <= PIPS:
        raise Refused("turn-past-end", value=value)
    _require_camels(s, seat, s.game.turn_cost)
    s.stack.append(s.game.turns[seat])
    pay(s, seat, ((CAMEL, s.game.turn_cost),))
    remove(s, seat, die)
    add(s, seat, new * DIE_CODES + colour)
    if s.log is not None:
        s.tell("turn", seat, colour=COLOURS[colour], value=value, new=new)


def buy(s: MarcoPoloState, seat: int) -> None:
    """1 schwarzen Würfel kaufen: once a turn."""
    if s.bought:
        raise Refused("bought-already")
    if not s.black_dice:
        raise Refused("no-black-dice")
    _require_camels(s, seat, s.game.buy_cost)
    s.stack.append(s.game.turns[seat])
    pay(s, seat, ((CAMEL, s.game.buy_cost),))
    s.bought = True
    gain_black_die(s, seat)
