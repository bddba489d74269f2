"""Die Aktionen: placing dice on an action space (pages 6, 13 and 14)."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, not_asked
from ...core.messages import Message, Plain
from . import bazaar, city_cards, contracts, khan, take_money
from .characters import Tribute
from .components import PIPS
from .dice import remove
from .items import COIN, STORED
from .state import NOWHERE, MarcoPoloState
from .store import pay
from .tables import (
    BLACK,
    CAMELS,
    CARDS,
    COINS,
    COLOURS,
    CONTRACTS,
    DIE_CODES,
    GOLD_ROW,
    KHAN,
    PEPPER_ROW,
    PURSE,
    SILK_ROW,
    TRAVEL,
    plain_dice,
)
from .travel import cheapest_start, travel

FINE = 0
NO_DICE, ACTED, TOO_FEW, OWN_COLOUR, TOO_DEAR, KHAN_LOW, KHAN_FULL, CARD_USED, NO_POST, CARD_VAIN, NO_CONTRACTS, NO_STEP = range(
    1, 13
)
"""What may stand against placing dice on a space."""


def obstacle(s: MarcoPoloState, seat: int, space: int) -> int:
    """What stands against placing dice there, `FINE` if nothing does."""
    dice = s.hand[seat]
    if not dice:
        return NO_DICE
    if space == PURSE:
        return FINE
    if s.acted:
        return ACTED
    if space >= CARDS:
        if not s.posts[seat] >> s.game.places.card_city[space - CARDS] & 1:
            return NO_POST
        if s.board[space]:
            return CARD_USED
        return FINE if city_cards.usable(s, seat, s.city_cards[space - CARDS]) else CARD_VAIN
    game = s.game
    if s.marks[seat] >> space & 1:
        dice = tuple(die for die in dice if die % DIE_CODES >= BLACK)
        if len(dice) < game.spaces.dice[space]:
            return OWN_COLOUR
    elif len(dice) < game.spaces.dice[space]:
        return TOO_FEW
    board = s.board[space]
    character = s.characters[seat]
    if space == KHAN:
        if len(board) >= game.spaces.khan_slots:
            return KHAN_FULL
        if board and dice[-1] // DIE_CODES < board[-1] // DIE_CODES and not game.characters.names_values[character]:
            return KHAN_LOW
        return FINE
    coins = s.store[seat * STORED + COIN]
    if space == TRAVEL:
        start = cheapest_start(s, seat)
        if start is None or start > coins:
            return NO_STEP
        coins -= start
    elif space == CONTRACTS and not s.row:
        return NO_CONTRACTS
    if board and coins < (dice[0] // DIE_CODES or 1) and not game.characters.joins_free[character]:
        return TOO_DEAR
    return FINE


def place(s: MarcoPoloState, seat: int, space: int) -> None:
    """Choose a space; its dice are asked for one by one."""
    against = obstacle(s, seat, space)
    if against:
        raise refusal(s, seat, space, against)
    s.stack.append(s.game.turns[seat])
    s.stack.append(Die(seat, space, s.game.spaces.dice[space], 0))


def refusal(s: MarcoPoloState, seat: int, space: int, against: int) -> Refused:
    """The words for an obstacle."""
    game = s.game
    label = game.spaces.labels[space]
    if against == TOO_FEW:
        return Refused("too-few-dice", space=label, needed=game.spaces.dice[space], held=len(s.hand[seat]))
    if against == OWN_COLOUR:
        return Refused("own-colour", space=label, colour=COLOURS[seat])
    if against == TOO_DEAR:
        coins = s.store[seat * STORED + COIN]
        if space == TRAVEL:
            return Refused("travel-too-dear", needed=(cheapest_start(s, seat) or 0) + lowest(s, seat, space), held=coins)
        return Refused("space-too-dear", space=label, needed=lowest(s, seat, space), held=coins)
    if against == KHAN_LOW:
        return Refused("khan-too-low", value=s.board[KHAN][-1] // DIE_CODES)
    if against == KHAN_FULL:
        return Refused("khan-full")
    if against == CARD_USED:
        return Refused("card-used", space=label)
    if against == NO_POST:
        return Refused("card-needs-post", city=game.places.labels[game.places.card_city[space - CARDS]])
    if against == CARD_VAIN:
        return city_cards.in_vain(s, seat, s.city_cards[space - CARDS])
    if against == NO_STEP:
        start = cheapest_start(s, seat)
        if start is None:
            return Refused("no-step-too-few-camels")
        return Refused("no-step-too-few-coins", needed=start, held=s.store[seat * STORED + COIN])
    return Refused({NO_DICE: "no-dice", ACTED: "acted-already", NO_CONTRACTS: "no-contracts"}[against])


def usable_dice(s: MarcoPoloState, seat: int, space: int) -> tuple[int, ...]:
    """The dice that may go there by their colour. On blue spaces and the khan's favour each player's colour lies only once."""
    dice = s.hand[seat]
    if space < CARDS and s.marks[seat] >> space & 1:
        return tuple(die for die in dice if die % DIE_CODES >= BLACK)
    return dice


def lowest(s: MarcoPoloState, seat: int, space: int) -> int:
    """The lowest value that the seat could place there."""
    return usable_dice(s, seat, space)[0] // DIE_CODES or 1


def bounds(s: MarcoPoloState, seat: int, space: int) -> tuple[int, int]:
    """Between which values the lowest die must lie.

    Occupied blue spaces cost as many coins as the lowest die shows, and they must be there before the action pays out.
    """
    board = s.board[space]
    if not board or space == PURSE or space >= CARDS:
        return 1, PIPS
    if space == KHAN:
        return board[-1] // DIE_CODES, PIPS
    if s.game.characters.joins_free[s.characters[seat]]:
        return 1, PIPS
    coins = s.store[seat * STORED + COIN]
    if space == TRAVEL:
        coins -= cheapest_start(s, seat) or 0
    return 1, min(coins, PIPS)


@dataclass(slots=True, eq=False)
class Die(Question[MarcoPoloState]):
    """Which die do you place? Several go in rising order, by value and then by colour: the first one is the lowest.

    ``last`` is the die placed before, 0 for none. Raschid names the value of a die by placing it.
    """

    seat: int
    space: int
    left: int
    last: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        seat, left, last = self.seat, self.left, self.last
        least, most = (1, PIPS) if last else bounds(s, seat, self.space)
        dice = usable_dice(s, seat, self.space)
        base = s.game.die.base - 1
        if s.game.characters.names_values[s.characters[seat]]:
            colours = sorted(set(dice))
            return [
                base + colour * PIPS + value
                for colour in colours
                for value in range(least, most + 1)
                if value * DIE_CODES + colour >= last and _room(dice, value, colour, left)
            ]
        before = 0
        actions = []
        count = len(dice) - left
        for at, die in enumerate(dice):
            if at > count:
                break
            value = die // DIE_CODES
            if die != before and die >= last and least <= value <= most:
                actions.append(base + die % DIE_CODES * PIPS + value)
            before = die
        actions.sort()
        return actions

    def apply(self, s: MarcoPoloState, action: int) -> None:
        game, seat, space = s.game, self.seat, self.space
        index = action - game.die.base
        if not 0 <= index < game.die.size:
            raise not_asked()
        colour, value = index // PIPS, index % PIPS + 1
        die = value * DIE_CODES + colour
        own = colour if game.characters.names_values[s.characters[seat]] else die
        self._check(s, colour, value, die, own)
        remove(s, seat, own)
        s.board[space] += (die,)
        if self.left > 1:
            s.stack.append(Die(seat, space, self.left - 1, die))
        else:
            carry_out(s, seat, space)

    def _check(self, s: MarcoPoloState, colour: int, value: int, die: int, own: int) -> None:
        """Refuse a die that cannot be placed now."""
        game, seat, space, last = s.game, self.seat, self.space, self.last
        if own not in s.hand[seat]:
            if colour < BLACK and colour != seat:
                raise Refused("not-your-colour", colour=COLOURS[colour])
            raise Refused("no-such-die", colour=COLOURS[colour], value=value)
        dice = usable_dice(s, seat, space)
        if own not in dice:
            raise Refused("own-colour", space=game.spaces.labels[space], colour=COLOURS[seat])
        if last:
            if die < last:
                raise Refused("dice-order", colour=COLOURS[last % DIE_CODES], value=last // DIE_CODES)
        else:
            least, most = bounds(s, seat, space)
            if value < least:
                raise Refused("khan-too-low", value=least)
            if value > most:
                coins = s.store[seat * STORED + COIN]
                needed = value + ((cheapest_start(s, seat) or 0) if space == TRAVEL else 0)
                if space == TRAVEL:
                    raise Refused("travel-too-dear", needed=needed, held=coins)
                raise Refused("space-too-dear", space=game.spaces.labels[space], needed=needed, held=coins)
        if own == die:
            enough = len(dice) - dice.index(die) >= self.left
        else:
            enough = _room(dice, value, colour, self.left)
        if not enough:
            raise Refused("dice-after", left=self.left - 1, colour=COLOURS[colour], value=value)

    def prompt(self, s: MarcoPoloState) -> Message:
        args: dict[str, Plain | Message] = {"space": s.game.spaces.labels[self.space], "left": self.left}
        if s.game.characters.names_values[s.characters[self.seat]]:
            return Message("ask-die-named", args)
        return Message("ask-die", args)


def _room(dice: tuple[int, ...], value: int, colour: int, left: int) -> bool:
    """Whether enough dice without value can follow this one in rising order: behind a 6 only those of no earlier colour."""
    if value < PIPS:
        return len(dice) >= left
    return sum(other >= colour for other in dice) >= left


def carry_out(s: MarcoPoloState, seat: int, space: int) -> None:
    """All dice lie there: pay for joining others, then the action begins at once."""
    game = s.game
    needed = game.spaces.dice[space]
    board = s.board[space]
    placed = board[-needed:]
    value = placed[0] // DIE_CODES
    if s.log is not None:
        s.tell("place", seat, space=game.spaces.labels[space], dice=plain_dice(placed))
    if space == PURSE:
        take_money.take_from_purse(s, seat)
        return
    s.acted = True
    if space >= CARDS:
        city_cards.use(s, seat, s.city_cards[space - CARDS], value)
        return
    for die in placed:
        if die % DIE_CODES == seat:
            s.marks[seat] |= 1 << space
            break
    if space != KHAN and len(board) > needed and not game.characters.joins_free[s.characters[seat]]:
        pay(s, seat, ((COIN, value),))
    if s.paid != NOWHERE and s.paid != seat and game.characters.tribute[s.players][space]:
        s.stack.append(Tribute(s.paid, space))
    ACTIONS[space](s, seat, value)


ACTIONS = {
    COINS: take_money.take_coins,
    CAMELS: bazaar.go_to_camels,
    PEPPER_ROW: bazaar.go_to_pepper,
    SILK_ROW: bazaar.go_to_silk,
    GOLD_ROW: bazaar.go_to_gold,
    CONTRACTS: contracts.take_contracts,
    TRAVEL: travel,
    KHAN: khan.ask_favour,
}
