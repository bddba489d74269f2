"""Zusatzaktionen: fulfilling a contract (`contracts`), rerolling a die, adjusting it by one, buying a black one (page 13)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Task
from ..components import PIPS
from ..items import CAMEL
from ..packing import COLOURS, DIE_CODES, colour_of, die_of, is_neutral, numbered_die, value_of
from ..state import AnyPolo
from .contracts import contract_refusal, fulfil, fulfil_obstacle, legal_to_fulfil
from .obstacles import (
    BOUGHT_ALREADY,
    CANNOT_FULFIL,
    CONTRACT_NOT_HELD,
    DICE_WITHOUT_VALUE,
    MESSAGES,
    NO_BLACK_DICE,
    NO_SUCH_DIE,
    NOT_YOUR_COLOUR,
    PAST_END,
    TOO_FEW_CAMELS,
)

UP: Final = 0
DOWN: Final = 1


def legal_bonus_actions(s: AnyPolo, seat: int) -> list[int]:
    """Return the bonus actions without an obstacle, in the order of the action space."""
    # Fast path, 1.2 µs instead of 54: the obstacles below for each die on the tableau, with the camels counted only once
    game, each = s.game, s.seats[seat]
    actions = legal_to_fulfil(s, seat) if each.contracts else []
    camels = game.differences.camels(s, seat)
    if camels < game.cheapest_bonus_action:
        return actions
    shown = game.differences.has_values
    if shown is None or shown(s, seat):
        numbers = {die % DIE_CODES * PIPS + die // DIE_CODES - 1 for die in each.dice}  # `number_of`
        if camels >= game.reroll_cost:
            reroll = game.reroll.actions
            actions += sorted([reroll[number] for number in numbers])
        if camels >= game.turn_cost:
            turn_die = game.turn_die.actions
            for number in sorted(numbers):
                value = number % PIPS + 1
                if value < PIPS:
                    actions.append(turn_die[2 * number + UP])
                if value > 1:
                    actions.append(turn_die[2 * number + DOWN])
    if camels >= game.buy_cost and s.black_dice and not s.bought:
        actions.append(game.buy_black_die.only)
    return actions


def bonus_action_obstacle(s: AnyPolo, seat: int, action: int) -> int:
    """Return what prevents a bonus action that both games have, as a constant."""
    game = s.game
    card = game.complete.offset(action)
    if card >= 0:
        return fulfil_obstacle(s, seat, card)
    number = game.reroll.offset(action)
    if number >= 0:
        return reroll_obstacle(s, seat, numbered_die(number))
    number = game.turn_die.offset(action)
    if number >= 0:
        return turn_die_obstacle(s, seat, numbered_die(number // 2), number % 2)
    return buy_obstacle(s, seat) if action == game.buy_black_die.only else OTHER_QUESTION


def bonus_action_refusal(s: AnyPolo, seat: int, action: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to a bonus action."""
    game = s.game
    if obstacle in (CONTRACT_NOT_HELD, CANNOT_FULFIL):
        return contract_refusal(s, seat, game.complete.offset(action), obstacle)
    if obstacle == TOO_FEW_CAMELS:
        bought = action == game.buy_black_die.only
        cost = game.buy_cost if bought else game.reroll_cost if game.reroll.offset(action) >= 0 else game.turn_cost
        return Refused(MESSAGES[obstacle], needed=cost, held=game.differences.camels(s, seat))
    if obstacle in (NO_SUCH_DIE, NOT_YOUR_COLOUR, PAST_END):
        number = game.reroll.offset(action)
        return die_refusal(numbered_die(number if number >= 0 else game.turn_die.offset(action) // 2), obstacle)
    return Refused(MESSAGES[obstacle])


def perform_bonus_action(s: AnyPolo, seat: int, action: int) -> None:
    """Carry out a bonus action that both games have; the turn goes on afterwards."""
    game = s.game
    s.stack.append(game.turns[seat])
    card = game.complete.offset(action)
    if card >= 0:
        fulfil(s, seat, card)
        return
    number = game.reroll.offset(action)
    if number >= 0:
        cost = game.reroll_cost
        s.stack.append(Reroll(seat, numbered_die(number)))
    elif action == game.buy_black_die.only:
        cost = game.buy_cost
        s.bought = True
        s.stack.append(Buy(seat))
    else:
        cost = game.turn_cost
        number, way = divmod(game.turn_die.offset(action), 2)
        die = numbered_die(number)
        s.stack.append(TurnDie(seat, die, value_of(die) + (1 if way == UP else -1)))
    game.differences.charge(s, seat, ((CAMEL, cost),), 1)


def has_values(s: AnyPolo, seat: int) -> bool:
    """Return whether the dice of a seat show values before they are placed."""
    shown = s.game.differences.has_values
    return shown is None or shown(s, seat)


def die_obstacle(s: AnyPolo, seat: int, die: int, shown: int) -> int:
    """Return what prevents using a die as one of the tableau's; `shown` is how it shows there."""
    if shown in s.seats[seat].dice:
        return NO_OBSTACLE
    return NO_SUCH_DIE if is_neutral(die) or colour_of(die) == seat else NOT_YOUR_COLOUR


def die_refusal(die: int, obstacle: int) -> Refused:
    """Return the refusal of a die."""
    if obstacle == NO_SUCH_DIE:
        return Refused(MESSAGES[obstacle], colour=COLOURS[colour_of(die)], value=value_of(die))
    if obstacle == PAST_END:
        return Refused(MESSAGES[obstacle], value=value_of(die))
    return Refused(MESSAGES[obstacle], colour=COLOURS[colour_of(die)])


# --- 1 Würfel neu würfeln ----------------------------------------------------------------------------------------------------


def reroll_obstacle(s: AnyPolo, seat: int, die: int) -> int:
    """Return what prevents rerolling a die."""
    if not has_values(s, seat):
        return DICE_WITHOUT_VALUE
    return die_obstacle(s, seat, die, die) or camels_obstacle(s, seat, s.game.reroll_cost)


def camels_obstacle(s: AnyPolo, seat: int, cost: int) -> int:
    """Return `TOO_FEW_CAMELS` if a seat cannot pay this number of camels."""
    return TOO_FEW_CAMELS if s.game.differences.camels(s, seat) < cost else NO_OBSTACLE


class Reroll(Task[AnyPolo]):
    """A die is rerolled, now that it is paid for."""

    __slots__ = ("die",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "die")

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def run(self, s: AnyPolo, seat: int) -> None:
        colour, each = colour_of(self.die), s.seats[seat]
        each.remove_die(self.die)
        rolled = s.roll_single(seat, "reroll")
        each.add_die(die_of(colour, rolled))
        if s.event_sink is not None:
            s.emit("reroll", seat, colour=COLOURS[colour], value=value_of(self.die), new=rolled)
        after_roll = s.game.differences.after_roll
        if after_roll is not None:
            after_roll(s, seat, rolled)


# --- 1 Würfel rauf oder runter drehen ----------------------------------------------------------------------------------------


def turn_die_obstacle(s: AnyPolo, seat: int, die: int, way: int) -> int:
    """Return what prevents adjusting a die; it never goes from 6 to 1 or from 1 to 6."""
    if not has_values(s, seat):
        return DICE_WITHOUT_VALUE
    obstacle = die_obstacle(s, seat, die, die)
    if obstacle:
        return obstacle
    if value_of(die) == (PIPS if way == UP else 1):
        return PAST_END
    return camels_obstacle(s, seat, s.game.turn_cost)


class TurnDie(Task[AnyPolo]):
    """A die is adjusted to its new value, now that it is paid for."""

    __slots__ = ("die", "new")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "die", "new")

    def __init__(self, seat: int, die: int, new: int) -> None:
        self.seat = seat
        self.die = die
        self.new = new

    def run(self, s: AnyPolo, seat: int) -> None:
        colour, each = colour_of(self.die), s.seats[seat]
        each.remove_die(self.die)
        each.add_die(die_of(colour, self.new))
        if s.event_sink is not None:
            s.emit("turn", seat, colour=COLOURS[colour], value=value_of(self.die), new=self.new)


# --- 1 schwarzen Würfel kaufen -----------------------------------------------------------------------------------------------


def buy_obstacle(s: AnyPolo, seat: int) -> int:
    """Return what prevents buying a black die, which is possible once a turn."""
    if s.bought:
        return BOUGHT_ALREADY
    return camels_obstacle(s, seat, s.game.buy_cost) if s.black_dice else NO_BLACK_DICE


class Buy(Task[AnyPolo]):
    """A black die is taken, now that it is paid for."""

    __slots__ = ()

    def run(self, s: AnyPolo, seat: int) -> None:
        s.game.effects[s.game.die_effect](s, seat, 1)
