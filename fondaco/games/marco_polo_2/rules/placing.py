"""Die Aktionen: placing dice on an action space (pages 6 and 14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Task
from ...polo.components import PIPS
from ...polo.items import COIN
from ...polo.packing import COLOURS, DIE_CODES, plain_dice
from ...polo.rules import placing as polo
from ...polo.rules.placing import mark, usable_dice
from ...polo.rules.rewards import reward
from ..components.map import CONTRACT_CITIES
from ..items import JADE, STORED
from ..state import MarcoPolo2State
from ..tables import AREA, BAG, BOOK, BOOK_OF, CARDS, CONTRACTS, KHAN, LOWER, SEALS, SPECIAL, SPECIALS, UPPER
from . import books, city_cards, contracts, seals, special_cities
from .money_bag import Bag
from .payment import charge
from .travel import SPACE, can_move, travel

FINE = 0
NO_DICE, ACTED, NO_POST, NEW_POST, CARD_USED, CARD_VAIN, TOO_FEW, OWN_COLOUR, FULL = range(1, 10)
TOO_LOW, TOO_DEAR, NO_CITY, NO_CONTRACTS, ALL_SEALS, LOWER_ONLY, NO_STEP = range(10, 17)
"""What may stand against placing dice on a space."""


def dice_for(s: MarcoPolo2State, seat: int, space: int) -> int:
    """How many dice a seat places on a space: De Wu needs only one for a seal."""
    return s.game.characters.seal_dice[s.characters[seat]] if space == SEALS else s.game.spaces.dice[space]


def obstacle(s: MarcoPolo2State, seat: int, space: int) -> int:
    """What stands against placing dice there, `FINE` if nothing does. The money bag is a matter of `turn`."""
    if not s.hand[seat]:
        return NO_DICE
    if s.acted:
        return ACTED
    against = _place(s, seat, space)
    if against:
        return against
    dice = usable_dice(s, seat, space)
    needed = dice_for(s, seat, space)
    if len(dice) < needed:
        return OWN_COLOUR if len(dice) < len(s.hand[seat]) else TOO_FEW
    least, most = bounds(s, seat, space)
    if dice[len(dice) - needed] // DIE_CODES < least:
        return TOO_LOW
    for die in dice[: len(dice) - needed + 1]:
        if least <= die // DIE_CODES <= most:
            return FINE
    return TOO_DEAR


def _place(s: MarcoPolo2State, seat: int, space: int) -> int:
    """What stands against a space whatever the dice show."""
    game, board = s.game, s.board[space]
    if space >= SPECIALS:
        if space < AREA:
            city = SPECIAL + space - SPECIALS if space < CARDS else game.places.card_city[space - CARDS]
            if not s.posts[seat] >> city & 1:
                return NO_POST
            if s.new_posts >> city & 1:
                return NEW_POST
        if space >= CARDS:
            if board:
                return CARD_USED
            return FINE if city_cards.usable(s, seat, s.city_cards[space - CARDS]) else CARD_VAIN
    if space == KHAN or space >= SPECIALS:
        return FULL if len(board) >= game.spaces.slots[space] else FINE
    if space == SEALS:
        return ALL_SEALS if seals.least_die(s, seat) > PIPS else FINE
    if space == CONTRACTS:
        cities = s.posts[seat] & (1 << CONTRACT_CITIES) - 1
        if not cities:
            return NO_CITY
        return FINE if contracts.open_places(s, cities) else NO_CONTRACTS
    if UPPER <= space <= LOWER:
        if space != LOWER and game.characters.free_roads[s.characters[seat]]:
            return LOWER_ONLY
        return FINE if can_move(s, seat, SPACE + space - UPPER, game.spaces.coins[space - UPPER]) else NO_STEP
    return FINE


def bounds(s: MarcoPolo2State, seat: int, space: int) -> tuple[int, int]:
    """Between which values the lowest die must lie.

    Occupied blue spaces cost as many coins as the lowest die shows; they must be there before the action pays out, and on a
    travel space together with the first step.
    """
    if space == BAG or SPECIALS <= space < CARDS:
        return 1, PIPS
    if space >= CARDS:
        return city_cards.least(s, seat, s.city_cards[space - CARDS]), PIPS
    board = s.board[space]
    if space == KHAN:
        return board[-1] // DIE_CODES if board else 1, PIPS
    least = 1
    if space < KHAN:
        least = s.game.books.die[BOOK_OF[space - BOOK]]
    elif space == SEALS:
        least = seals.least_die(s, seat)
    if not board:
        return least, PIPS
    if UPPER <= space <= LOWER:
        way, coins, most = SPACE + space - UPPER, s.game.spaces.coins[space - UPPER], PIPS
        while most and not can_move(s, seat, way, coins + most):
            most -= 1
        return least, most
    return least, min(purse(s, seat), PIPS)


def purse(s: MarcoPolo2State, seat: int) -> int:
    """How many coins a seat can pay, in jade too."""
    own = seat * STORED
    return s.store[own + COIN] + s.store[own + JADE]


def place(s: MarcoPolo2State, seat: int, space: int) -> None:
    """Choose a space; its dice are asked for one by one."""
    against = obstacle(s, seat, space)
    if against:
        raise refusal(s, seat, space, against)
    s.stack.append(s.game.turns[seat])
    s.stack.append(Die(seat, space, dice_for(s, seat, space), 0))


REASONS = {
    NO_DICE: "no-dice",
    ACTED: "acted-already",
    NO_CITY: "no-contract-city",
    NO_CONTRACTS: "no-contracts",
    ALL_SEALS: "all-seals",
    LOWER_ONLY: "lower-only",
}
"""Obstacles that need no more words."""


def refusal(s: MarcoPolo2State, seat: int, space: int, against: int) -> Refused:
    """The words for an obstacle."""
    game = s.game
    label = game.spaces.labels[space]
    if against in (NO_POST, NEW_POST):
        city = SPECIAL + space - SPECIALS if space < CARDS else game.places.card_city[space - CARDS]
        return Refused("card-needs-post" if against == NO_POST else "post-is-new", city=game.places.labels[city])
    if against == CARD_USED:
        return Refused("card-used", space=label)
    if against == CARD_VAIN:
        return city_cards.in_vain(s, seat, s.city_cards[space - CARDS])
    if against == TOO_FEW:
        return Refused("too-few-dice", space=label, needed=dice_for(s, seat, space), held=len(s.hand[seat]))
    if against == OWN_COLOUR:
        return Refused("own-colour", space=label, colour=COLOURS[seat])
    if against == FULL:
        return Refused("khan-full") if space == KHAN else Refused("city-full", space=label)
    if against == NO_STEP:
        return Refused("no-step-payable", space=label, coins=game.spaces.coins[space - UPPER])
    if against == TOO_LOW:
        return too_low(s, space, bounds(s, seat, space)[0])
    if against == TOO_DEAR:
        least = bounds(s, seat, space)[0]
        values = (die // DIE_CODES for die in usable_dice(s, seat, space))
        return too_high(s, seat, space, next(value for value in values if value >= least))
    return Refused(REASONS[against])


def too_low(s: MarcoPolo2State, space: int, least: int) -> Refused:
    """Why a die is too low."""
    if space == KHAN:
        return Refused("khan-too-low", value=least)
    return Refused("die-too-low", space=s.game.spaces.labels[space], value=least)


def too_high(s: MarcoPolo2State, seat: int, space: int, value: int) -> Refused:
    """Why a die costs too much on an occupied space."""
    label = s.game.spaces.labels[space]
    if UPPER <= space <= LOWER:
        return Refused("travel-too-dear", space=label, value=value)
    return Refused("space-too-dear", space=label, needed=value, held=purse(s, seat))


class Die(polo.Die[MarcoPolo2State]):
    """Which die do you place?"""

    __slots__ = ()

    def bounds(self, s: MarcoPolo2State) -> tuple[int, int]:
        return bounds(s, self.seat, self.space)

    def too_low(self, s: MarcoPolo2State, least: int) -> Refused:
        return too_low(s, self.space, least)

    def too_high(self, s: MarcoPolo2State, value: int) -> Refused:
        return too_high(s, self.seat, self.space, value)

    def carry_out(self, s: MarcoPolo2State) -> None:
        carry_out(s, self.seat, self.space)


def carry_out(s: MarcoPolo2State, seat: int, space: int) -> None:
    """All dice lie there: pay for joining others, then the action begins at once."""
    needed = dice_for(s, seat, space)
    board = s.board[space]
    placed = board[-needed:]
    value = placed[0] // DIE_CODES
    if s.event_sink is not None:
        s.emit("place", seat, space=s.game.spaces.labels[space], dice=plain_dice(placed))
    if space == BAG:
        s.bagged = True
        s.stack.append(Bag(seat))
        return
    s.acted = True
    if space >= CARDS:
        city_cards.use(s, seat, s.city_cards[space - CARDS], value)
        return
    mark(s, seat, space, placed)
    fee = value if len(board) > needed and space != KHAN and space < SPECIALS else 0
    if UPPER <= space <= LOWER:
        travel(s, seat, space, value, fee)
        return
    if fee:
        s.stack.append(Act(seat, space, value))
        charge(s, seat, ((COIN, fee),))
    else:
        act(s, seat, space, value)


class Act(Task[MarcoPolo2State]):
    """An action that begins once the fee for its occupied space is paid."""

    __slots__ = ("space", "value")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space", "value")

    def __init__(self, seat: int, space: int, value: int) -> None:
        self.seat = seat
        self.space = space
        self.value = value

    def run(self, s: MarcoPolo2State, seat: int) -> None:
        act(s, seat, self.space, self.value)


def act(s: MarcoPolo2State, seat: int, space: int, value: int) -> None:
    """Carry an action out; the lowest die shows that value."""
    ACTIONS[space](s, seat, space, value)


def grant_favour(s: MarcoPolo2State, seat: int, space: int, value: int) -> None:
    """Die Gunst des Khan."""
    reward(s, seat, s.game.spaces.khan)


ACTIONS: dict[int, Callable[[MarcoPolo2State, int, int, int], None]] = {
    **dict.fromkeys(range(BOOK, KHAN), books.open_book),
    KHAN: grant_favour,
    SEALS: seals.visit_guilds,
    CONTRACTS: contracts.take_contracts,
    **dict.fromkeys(range(SPECIALS, CARDS), special_cities.visit),
}
