"""Die Aktionen: placing dice on an action space (pages 6, 13 and 14)."""

from __future__ import annotations

from ....core.errors import Refused
from ....core.messages import Message
from ...polo.components import PIPS
from ...polo.items import COIN
from ...polo.packing import BLACK, COLOURS, DIE_CODES, plain_dice
from ...polo.rules import placing as polo
from ...polo.rules.city_cards import in_vain
from ...polo.rules.payment import pay
from ...polo.rules.placing import mark, usable_dice
from ...polo.state import NOWHERE
from ..items import STORED
from ..state import MarcoPoloState
from ..tables import CAMELS, CARDS, COINS, CONTRACTS, GOLD_ROW, KHAN, PEPPER_ROW, PURSE, SILK_ROW, TRAVEL
from . import city_cards, contracts, khan, market, take_money
from .characters import Tribute
from .travel import cheapest_start, travel

FINE = 0
NO_DICE, ACTED, TOO_FEW, OWN_COLOUR, TOO_DEAR, KHAN_LOW, KHAN_FULL = range(1, 8)
CARD_USED, NO_POST, NEW_POST, CARD_VAIN, NO_CONTRACTS, NO_STEP = range(8, 14)
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
        city = s.game.places.card_city[space - CARDS]
        if not s.posts[seat] >> city & 1:
            return NO_POST
        if s.new_posts >> city & 1:
            return NEW_POST
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
    if against in (NO_POST, NEW_POST):
        city = game.places.labels[game.places.card_city[space - CARDS]]
        return Refused("card-needs-post" if against == NO_POST else "post-is-new", city=city)
    if against == CARD_VAIN:
        return in_vain(s, seat, s.city_cards[space - CARDS])
    if against == NO_STEP:
        start = cheapest_start(s, seat)
        if start is None:
            return Refused("no-step-too-few-camels")
        return Refused("no-step-too-few-coins", needed=start, held=s.store[seat * STORED + COIN])
    return Refused({NO_DICE: "no-dice", ACTED: "acted-already", NO_CONTRACTS: "no-contracts"}[against])


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


class Die(polo.Die[MarcoPoloState]):
    """Which die do you place? Raschid names the value of a die by placing it."""

    __slots__ = ()

    def bounds(self, s: MarcoPoloState) -> tuple[int, int]:
        return bounds(s, self.seat, self.space)

    def too_low(self, s: MarcoPoloState, least: int) -> Refused:
        return Refused("khan-too-low", value=least)

    def too_high(self, s: MarcoPoloState, value: int) -> Refused:
        coins = s.store[self.seat * STORED + COIN]
        if self.space == TRAVEL:
            return Refused("travel-too-dear", needed=value + (cheapest_start(s, self.seat) or 0), held=coins)
        return Refused("space-too-dear", space=s.game.spaces.labels[self.space], needed=value, held=coins)

    def carry_out(self, s: MarcoPoloState) -> None:
        carry_out(s, self.seat, self.space)

    def _named(self, s: MarcoPoloState) -> bool:
        return s.game.characters.names_values[s.characters[self.seat]]

    def legal(self, s: MarcoPoloState) -> list[int]:
        if not self._named(s):
            return polo.Die.legal(self, s)
        least, most = (1, PIPS) if self.last else self.bounds(s)
        dice = usable_dice(s, self.seat, self.space)
        base = s.game.die.base - 1
        return [
            base + colour * PIPS + value
            for colour in sorted(set(dice))
            for value in range(least, most + 1)
            if value * DIE_CODES + colour >= self.last and _room(dice, value, colour, self.left)
        ]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        index = action - s.game.die.base
        if self._named(s) and 0 <= index < s.game.die.size:
            colour, value = divmod(index, PIPS)
            self.put(s, (value + 1) * DIE_CODES + colour, colour)
        else:
            polo.Die.apply(self, s, action)

    def enough(self, dice: tuple[int, ...], die: int) -> bool:
        if dice[0] >= DIE_CODES:
            return polo.Die.enough(self, dice, die)
        value, colour = divmod(die, DIE_CODES)
        return _room(dice, value, colour, self.left)

    def prompt(self, s: MarcoPoloState) -> Message:
        if self._named(s):
            return Message("ask-die-named", {"space": s.game.spaces.labels[self.space], "left": self.left})
        return polo.Die.prompt(self, s)


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
    if s.event_sink is not None:
        s.emit("place", seat, space=game.spaces.labels[space], dice=plain_dice(placed))
    if space == PURSE:
        take_money.take_from_purse(s, seat)
        return
    s.acted = True
    if space >= CARDS:
        city_cards.use(s, seat, s.city_cards[space - CARDS], value)
        return
    mark(s, seat, space, placed)
    if space != KHAN and len(board) > needed and not game.characters.joins_free[s.characters[seat]]:
        pay(s, seat, ((COIN, value),))
    if s.paid != NOWHERE and s.paid != seat and game.characters.tribute[s.players][space]:
        s.stack.append(Tribute(s.paid, space))
    ACTIONS[space](s, seat, value)


ACTIONS = {
    COINS: take_money.take_coins,
    CAMELS: market.go_to_camels,
    PEPPER_ROW: market.go_to_pepper,
    SILK_ROW: market.go_to_silk,
    GOLD_ROW: market.go_to_gold,
    CONTRACTS: contracts.take_contracts,
    TRAVEL: travel,
    KHAN: khan.ask_favour,
}
