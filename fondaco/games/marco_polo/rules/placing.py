"""Die Aktionen: placing dice on an action space (pages 6, 13 and 14)."""

from __future__ import annotations

from collections.abc import Callable

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE
from ....core.messages import Message
from ...polo.components import PIPS
from ...polo.items import COIN
from ...polo.packing import DIE_CODES, colour_of, dice_for_messages, die_of, number_of, value_of
from ...polo.rules import placing as polo
from ...polo.rules.bonus_actions import has_values
from ...polo.rules.city_cards import why_useless
from ...polo.rules.obstacles import (
    ACTED_ALREADY,
    CARD_USED,
    CARD_USELESS,
    DIE_TOO_LOW,
    NEW_POST,
    NO_CONTRACTS,
    NO_DICE,
    NO_POST,
    OWN_COLOUR,
    TOO_FEW_DICE,
)
from ...polo.rules.payment import pay
from ...polo.rules.placing import mark_own_colour, own_colour_refusal, usable_dice
from ...polo.state import NOWHERE, Dice
from ..state import MarcoPoloState
from ..tables import CAMELS, CARDS, COINS, CONTRACTS, GOLD_ROW, KHAN, PEPPER_ROW, PURSE, SILK_ROW, TRAVEL
from . import city_cards, contracts, market, simple_actions
from .characters import Tribute
from .obstacles import KHAN_FULL, KHAN_TOO_LOW, MESSAGES, NO_FIRST_STEP, SPACE_TOO_DEAR, TRAVEL_TOO_DEAR
from .travel import cheapest_first_step, travel


def space_obstacle(s: MarcoPoloState, seat: int, space: int) -> int:
    """Return what prevents placing dice on a space, as a constant; `NO_OBSTACLE` if nothing does."""
    each = s.seats[seat]
    dice = each.dice
    if not dice:
        return NO_DICE
    if space == PURSE:
        return NO_OBSTACLE
    if s.acted:
        return ACTED_ALREADY
    if space >= CARDS:
        return card_obstacle(s, seat, space)
    game, board = s.game, s.board[space]
    if each.own_colour_on and s.has_own_die_on(seat, space):
        dice = usable_dice(s, seat, space)
        if len(dice) < game.spaces.dice[space]:
            return OWN_COLOUR
    elif len(dice) < game.spaces.dice[space]:
        return TOO_FEW_DICE
    if space == KHAN:
        return khan_obstacle(s, seat, dice)
    if space == CONTRACTS and not s.contract_row:
        return NO_CONTRACTS
    if space == TRAVEL:
        first_step = cheapest_first_step(s, seat)
        if first_step is None or first_step > s.held(seat, COIN):
            return NO_FIRST_STEP
    if board and costs_fee(s, seat, space) and (value_of(dice[0]) or 1) > coins_for_space(s, seat, space):
        return TRAVEL_TOO_DEAR if space == TRAVEL else SPACE_TOO_DEAR
    return NO_OBSTACLE


def card_obstacle(s: MarcoPoloState, seat: int, space: int) -> int:
    """A city card takes one die, of a seat that had a post in its city before this turn (page 11)."""
    city = s.game.places.card_city[space - CARDS]
    if not s.has_post(seat, city):
        return NO_POST
    if s.is_new_post(city):
        return NEW_POST
    if s.board[space]:
        return CARD_USED
    return NO_OBSTACLE if city_cards.is_usable(s, seat, s.city_cards[space - CARDS]) else CARD_USELESS


def khan_obstacle(s: MarcoPoloState, seat: int, dice: Dice) -> int:
    """The khan has four slots; each die must show at least as much as the one before it (page 7)."""
    slots = s.board[KHAN]
    if len(slots) >= s.game.spaces.khan_slots:
        return KHAN_FULL
    if slots and value_of(dice[-1]) < value_of(slots[-1]) and has_values(s, seat):
        return KHAN_TOO_LOW
    return NO_OBSTACLE


def costs_fee(s: MarcoPoloState, seat: int, space: int) -> bool:
    """Return whether an occupied space costs a seat as many coins as the lowest die shows (page 6). Berke Khan never pays."""
    if space in (PURSE, KHAN) or space >= CARDS:
        return False
    return not s.game.characters.joins_free[s.seats[seat].character]


def coins_for_space(s: MarcoPoloState, seat: int, space: int) -> int:
    """Return the coins with which a seat can pay for an occupied space, before the action pays out."""
    coins = s.held(seat, COIN)
    return coins - (cheapest_first_step(s, seat) or 0) if space == TRAVEL else coins


def lowest_value(s: MarcoPoloState, seat: int, space: int) -> int:
    """Return the lowest value that a seat could place on a space."""
    return value_of(usable_dice(s, seat, space)[0]) or 1


def place_dice(s: MarcoPoloState, seat: int, space: int) -> None:
    """Choose a space; its dice are asked for one by one."""
    s.stack.append(s.game.turns[seat])
    s.stack.append(Die(seat, space, s.game.spaces.dice[space], 0))


def space_refusal(s: MarcoPoloState, seat: int, space: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to placing dice on a space."""
    game = s.game
    label = game.spaces.labels[space]
    if obstacle == TOO_FEW_DICE:
        return Refused(MESSAGES[obstacle], space=label, needed=game.spaces.dice[space], held=len(s.seats[seat].dice))
    if obstacle == OWN_COLOUR:
        return own_colour_refusal(s, seat, space)
    if obstacle in (SPACE_TOO_DEAR, TRAVEL_TOO_DEAR):
        return too_dear_refusal(s, seat, space, lowest_value(s, seat, space))
    if obstacle == KHAN_TOO_LOW:
        return Refused(MESSAGES[obstacle], value=value_of(s.board[KHAN][-1]))
    if obstacle == CARD_USED:
        return Refused(MESSAGES[obstacle], space=label)
    if obstacle in (NO_POST, NEW_POST):
        return Refused(MESSAGES[obstacle], city=game.places.labels[game.places.card_city[space - CARDS]])
    if obstacle == CARD_USELESS:
        return why_useless(s, seat, s.city_cards[space - CARDS])
    if obstacle == NO_FIRST_STEP:
        needed = cheapest_first_step(s, seat)
        if needed is None:
            return Refused("no-step-too-few-camels")
        return Refused("no-step-too-few-coins", needed=needed, held=s.held(seat, COIN))
    return Refused(MESSAGES[obstacle])


def too_dear_refusal(s: MarcoPoloState, seat: int, space: int, value: int) -> Refused:
    """Return the refusal of an occupied space on which a die of this value would be the lowest."""
    coins = s.held(seat, COIN)
    if space == TRAVEL:
        return Refused(MESSAGES[TRAVEL_TOO_DEAR], needed=value + (cheapest_first_step(s, seat) or 0), held=coins)
    return Refused(MESSAGES[SPACE_TOO_DEAR], space=s.game.spaces.labels[space], needed=value, held=coins)


def bounds(s: MarcoPoloState, seat: int, space: int) -> tuple[int, int]:
    """Return the values between which the lowest die must be."""
    if not s.board[space]:
        return 1, PIPS
    if space == KHAN:
        return value_of(s.board[space][-1]), PIPS
    if costs_fee(s, seat, space):
        return 1, min(coins_for_space(s, seat, space), PIPS)
    return 1, PIPS


class Die(polo.Die[MarcoPoloState]):
    """Which die do you place? Raschid names the value of a die by placing it."""

    __slots__ = ()

    def bounds(self, s: MarcoPoloState) -> tuple[int, int]:
        return bounds(s, self.seat, self.space)

    def bounds_refusal(self, s: MarcoPoloState, obstacle: int, value: int) -> Refused:
        if obstacle == DIE_TOO_LOW:
            return Refused(MESSAGES[KHAN_TOO_LOW], value=self.bounds(s)[0])
        return too_dear_refusal(s, self.seat, self.space, value)

    def carry_out(self, s: MarcoPoloState) -> None:
        begin_action(s, self.seat, self.space)

    def on_tableau(self, s: MarcoPoloState, die: int) -> int:
        named = s.game.characters.names_values[s.seats[self.seat].character]
        return die_of(colour_of(die), 0) if named else die

    def names_values(self, s: MarcoPoloState) -> bool:
        """Return whether the seat names the values of its dice."""
        return s.game.characters.names_values[s.seats[self.seat].character]

    def legal(self, s: MarcoPoloState) -> list[int]:
        # Fast path, 1.9 µs instead of 20: `obstacle` of each value of each die, with the bounds and the usable dice only once
        if not self.names_values(s):
            return polo.Die.legal(self, s)
        last, choose_die = self.last, s.game.choose_die.actions
        low, high = (1, PIPS) if last else self.bounds(s)
        usable = usable_dice(s, self.seat, self.space)
        actions = []
        for die in sorted(set(usable)):
            for value in range(low, high + 1):
                named = die + value * DIE_CODES
                if named >= last and (value < PIPS or self.enough_follow(usable, named)):
                    actions.append(choose_die[number_of(named)])
        return actions

    def enough_follow(self, dice: Dice, die: int) -> bool:
        if value_of(dice[0]):
            return polo.Die.enough_follow(self, dice, die)
        if value_of(die) < PIPS:
            return len(dice) >= self.left
        # behind a 6 only those of no earlier colour can follow
        return len([other for other in dice if colour_of(other) >= colour_of(die)]) >= self.left

    def prompt(self, s: MarcoPoloState) -> Message:
        if not self.names_values(s):
            return polo.Die.prompt(self, s)
        return Message("ask-die-named", {"space": s.game.spaces.labels[self.space], "left": self.left})


def begin_action(s: MarcoPoloState, seat: int, space: int) -> None:
    """All dice are placed: pay if the space was occupied, then carry out the action."""
    game = s.game
    dice = game.spaces.dice[space]
    there, placed = s.board[space][:-dice], s.board[space][-dice:]
    value = value_of(placed[0])
    if s.event_sink is not None:
        s.emit("place", seat, space=game.spaces.labels[space], dice=dice_for_messages(placed))
    if space == PURSE:
        simple_actions.take_from_purse(s, seat)
        return
    s.acted = True
    if space >= CARDS:
        city_cards.use_card(s, seat, s.city_cards[space - CARDS], value)
        return
    mark_own_colour(s, seat, space, placed)
    if there and costs_fee(s, seat, space):
        pay(s, seat, ((COIN, value),))
    if s.tribute_seat not in (NOWHERE, seat) and game.characters.tribute[s.players][space]:
        s.stack.append(Tribute(s.tribute_seat, space))
    ACTIONS[space](s, seat, value)


ACTIONS: dict[int, Callable[[MarcoPoloState, int, int], None]] = {
    COINS: simple_actions.take_coins,
    CAMELS: market.go_to_camels,
    PEPPER_ROW: market.go_to_pepper,
    SILK_ROW: market.go_to_silk,
    GOLD_ROW: market.go_to_gold,
    CONTRACTS: contracts.take_contracts,
    TRAVEL: travel,
    KHAN: simple_actions.ask_favour,
}
