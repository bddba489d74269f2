"""Die Aktionen: placing dice on an action space (pages 6 and 14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, Task
from ...polo.components import PIPS
from ...polo.items import COIN
from ...polo.packing import dice_for_messages, value_of
from ...polo.rules import placing as polo
from ...polo.rules.obstacles import (
    ACTED_ALREADY,
    CARD_USED,
    CARD_USELESS,
    DIE_TOO_HIGH,
    DIE_TOO_LOW,
    NEW_POST,
    NO_CONTRACTS,
    NO_DICE,
    NO_POST,
    OWN_COLOUR,
    TOO_FEW_DICE,
)
from ...polo.rules.placing import mark_own_colour, own_colour_refusal, usable_dice
from ...polo.state import Dice
from ..state import MarcoPolo2State
from ..tables import AREA, BAG, BOOK, BOOK_OF, CARDS, CONTRACTS, KHAN, LOWER, SEALS, SPECIAL, SPECIALS, UPPER
from . import books, city_cards, contracts, payment, seals, simple_actions
from .money_bag import Bag
from .obstacles import ALL_SEALS, LOWER_ONLY, MESSAGES, NO_CONTRACT_CITY, NO_FIRST_STEP, SPACE_FULL
from .travel import SPACE, can_move, travel


def dice_for(s: MarcoPolo2State, seat: int, space: int) -> int:
    """Return the number of dice that a seat places on a space: De Wu needs only one for a seal."""
    return s.game.characters.seal_dice[s.seats[seat].character] if space == SEALS else s.game.spaces.dice[space]


def space_obstacle(s: MarcoPolo2State, seat: int, space: int) -> int:
    """Return what prevents placing dice on a space, as a constant. `turn` has the obstacles of the money bag."""
    if not s.seats[seat].dice:
        return NO_DICE
    if s.acted:
        return ACTED_ALREADY
    return board_obstacle(s, seat, space) or dice_obstacle(s, seat, space)


def board_obstacle(s: MarcoPolo2State, seat: int, space: int) -> int:
    """Return what prevents using a space whatever the dice show."""
    game = s.game
    if SPECIALS <= space < AREA:
        city = city_of_space(s, space)
        if not s.has_post(seat, city):
            return NO_POST
        if s.is_new_post(city):
            return NEW_POST
    if space >= CARDS:
        if s.board[space]:
            return CARD_USED
        return NO_OBSTACLE if city_cards.is_usable(s, seat, s.city_cards[space - CARDS]) else CARD_USELESS
    if space == KHAN or space >= SPECIALS:
        return SPACE_FULL if len(s.board[space]) >= game.spaces.slots[space] else NO_OBSTACLE
    if space == SEALS:
        return ALL_SEALS if seals.lowest_die_for_seal(s, seat) > PIPS else NO_OBSTACLE
    if space == CONTRACTS:
        cities = contracts.contract_cities(s, seat)
        if not cities:
            return NO_CONTRACT_CITY
        return NO_OBSTACLE if contracts.contract_slots(s, cities) else NO_CONTRACTS
    if is_travel_space(space):
        if space != LOWER and game.characters.free_roads[s.seats[seat].character]:
            return LOWER_ONLY
        return NO_OBSTACLE if can_move(s, seat, SPACE + space - UPPER, game.spaces.coins[space - UPPER]) else NO_FIRST_STEP
    return NO_OBSTACLE


def dice_obstacle(s: MarcoPolo2State, seat: int, space: int) -> int:
    """Return what the dice of a seat lack for a space."""
    each, needed = s.seats[seat], dice_for(s, seat, space)
    dice = usable_dice(s, seat, space) if each.own_colour_on else each.dice
    if len(dice) < needed:
        return OWN_COLOUR if len(dice) < len(each.dice) else TOO_FEW_DICE
    low, high = bounds(s, seat, space)
    lowest = value_of(first_fitting(dice[: len(dice) - needed + 1], low))
    if lowest < low:
        return DIE_TOO_LOW
    return NO_OBSTACLE if lowest <= high else DIE_TOO_HIGH


def first_fitting(dice: Dice, low: int) -> int:
    """Return the first of sorted dice that shows at least a value; the last one if none does."""
    for die in dice:
        if value_of(die) >= low:
            return die
    return dice[-1]


def city_of_space(s: MarcoPolo2State, space: int) -> int:
    """Return the city of a special space or of a card on the map."""
    return SPECIAL + space - SPECIALS if space < CARDS else s.game.places.card_city[space - CARDS]


def is_travel_space(space: int) -> bool:
    """Return whether a space is one of the three travel spaces."""
    return UPPER <= space <= LOWER


def costs_fee(space: int) -> bool:
    """Return whether a space costs as many coins as the lowest die shows if it is occupied: the blue ones."""
    return BOOK <= space < SPECIALS and space != KHAN


def bounds(s: MarcoPolo2State, seat: int, space: int) -> tuple[int, int]:
    """Return the values between which the lowest die must be.

    The coins for an occupied blue space must be there before the action pays out, and on a travel space together with the first
    step.
    """
    low = lowest_value(s, seat, space)
    if not s.board[space] or not costs_fee(space):
        return low, PIPS
    if not is_travel_space(space):
        return low, min(payment.coins(s, seat), PIPS)
    coins, high = s.game.spaces.coins[space - UPPER], PIPS
    while high and not can_move(s, seat, SPACE + space - UPPER, coins + high):
        high -= 1
    return low, high


def lowest_value(s: MarcoPolo2State, seat: int, space: int) -> int:
    """Return the lowest value that a space takes from a seat."""
    if space >= CARDS:
        return city_cards.lowest_die_for_card(s, seat, s.city_cards[space - CARDS])
    if space == KHAN:
        return value_of(s.board[space][-1]) if s.board[space] else 1
    if space == SEALS:
        return seals.lowest_die_for_seal(s, seat)
    return s.game.books.die[BOOK_OF[space - BOOK]] if BOOK <= space < KHAN else 1


def place_dice(s: MarcoPolo2State, seat: int, space: int) -> None:
    """Choose a space; its dice are asked for one by one."""
    s.stack.append(s.game.turns[seat])
    s.stack.append(Die(seat, space, dice_for(s, seat, space), 0))


def space_refusal(s: MarcoPolo2State, seat: int, space: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to placing dice on a space."""
    game = s.game
    label = game.spaces.labels[space]
    if obstacle in (NO_POST, NEW_POST):
        return Refused(MESSAGES[obstacle], city=game.places.labels[city_of_space(s, space)])
    if obstacle == CARD_USED:
        return Refused(MESSAGES[obstacle], space=label)
    if obstacle == CARD_USELESS:
        return city_cards.why_useless(s, seat, s.city_cards[space - CARDS])
    if obstacle == TOO_FEW_DICE:
        return Refused(MESSAGES[obstacle], space=label, needed=dice_for(s, seat, space), held=len(s.seats[seat].dice))
    if obstacle == OWN_COLOUR:
        return own_colour_refusal(s, seat, space)
    if obstacle == SPACE_FULL:
        return Refused("khan-full") if space == KHAN else Refused("city-full", space=label)
    if obstacle == NO_FIRST_STEP:
        return Refused(MESSAGES[obstacle], space=label, coins=game.spaces.coins[space - UPPER])
    if obstacle in (DIE_TOO_LOW, DIE_TOO_HIGH):
        die = first_fitting(usable_dice(s, seat, space), bounds(s, seat, space)[0])
        return value_refusal(s, seat, space, obstacle, value_of(die))
    return Refused(MESSAGES[obstacle])


def value_refusal(s: MarcoPolo2State, seat: int, space: int, obstacle: int, value: int) -> Refused:
    """Return the refusal of a die that is too low for a space, or costs too much on an occupied one."""
    label = s.game.spaces.labels[space]
    if obstacle == DIE_TOO_LOW:
        low = lowest_value(s, seat, space)
        return Refused("khan-too-low", value=low) if space == KHAN else Refused("die-too-low", space=label, value=low)
    if is_travel_space(space):
        return Refused("travel-too-dear", space=label, value=value)
    return Refused("space-too-dear", space=label, needed=value, held=payment.coins(s, seat))


class Die(polo.Die[MarcoPolo2State]):
    """Which die do you place?"""

    __slots__ = ()

    def bounds(self, s: MarcoPolo2State) -> tuple[int, int]:
        return bounds(s, self.seat, self.space)

    def bounds_refusal(self, s: MarcoPolo2State, obstacle: int, value: int) -> Refused:
        return value_refusal(s, self.seat, self.space, obstacle, value)

    def carry_out(self, s: MarcoPolo2State) -> None:
        begin_action(s, self.seat, self.space)


def begin_action(s: MarcoPolo2State, seat: int, space: int) -> None:
    """All dice are placed: pay if the space was occupied, then carry out the action."""
    dice = dice_for(s, seat, space)
    there, placed = s.board[space][:-dice], s.board[space][-dice:]
    value = value_of(placed[0])
    if s.event_sink is not None:
        s.emit("place", seat, space=s.game.spaces.labels[space], dice=dice_for_messages(placed))
    if space == BAG:
        s.used_money_bag = True
        s.stack.append(Bag(seat))
        return
    s.acted = True
    if space >= CARDS:
        city_cards.use_card(s, seat, s.city_cards[space - CARDS], value)
        return
    mark_own_colour(s, seat, space, placed)
    fee = value if there and costs_fee(space) else 0
    if is_travel_space(space):
        travel(s, seat, space, value, fee)
        return
    act = Act(seat, space, value)
    if fee:
        s.stack.append(act)
        payment.charge(s, seat, ((COIN, fee),), 1)
    else:
        act.run(s, seat)


class Act(Task[MarcoPolo2State]):
    """An action, once the fee for its occupied space is paid; ``value`` is that of the lowest die."""

    __slots__ = ("space", "value")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space", "value")

    def __init__(self, seat: int, space: int, value: int) -> None:
        self.seat = seat
        self.space = space
        self.value = value

    def run(self, s: MarcoPolo2State, seat: int) -> None:
        ACTIONS[self.space](s, seat, self.space, self.value)


ACTIONS: dict[int, Callable[[MarcoPolo2State, int, int, int], None]] = {
    **dict.fromkeys(range(BOOK, KHAN), books.open_book),
    KHAN: simple_actions.ask_favour,
    SEALS: seals.visit_guilds,
    CONTRACTS: contracts.take_contracts,
    **dict.fromkeys(range(SPECIALS, CARDS), simple_actions.visit_special_city),
}
