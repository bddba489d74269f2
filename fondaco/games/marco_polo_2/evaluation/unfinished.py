"""What the questions and tasks above the turn still promise: for bots that look at positions in the middle of an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...polo.items import CAMEL, COIN
from ...polo.packing import DIE_CODES
from ...polo.rules.bonus_actions import Buy, Reroll
from ...polo.rules.city_cards import Repeat, Swap, SwapOnce, Times
from ...polo.rules.contracts import Fulfil, KeepDrawn
from ...polo.rules.rewards import Copy, Effects, Good, Order, Pair, Trigger
from ...polo.state import NOWHERE
from ..items import CONTRACT, COPY, DIE, GOOD, JADE, PAIR, TRIGGER
from ..rules.black_dice import ChooseBlack
from ..rules.books import Offer, offers
from ..rules.contracts import Take, TakeFrom
from ..rules.money_bag import Bag
from ..rules.payment import Payment
from ..rules.placing import Act, Die, dice_for
from ..rules.seals import TakeSeal, Upgraded
from ..rules.travel import ExtraPost, Journey, Oases, OnePost, Travel
from ..rules.turn import Turn
from ..tables import BAG, BOOK, BOOK_OF, CARDS, CITIES, CONTRACTS, FIRST_BONUS, KHAN, OUTPOSTS, SEALS, SPECIALS
from .seat import PRICE, PRICES, not_rolled, rounds_after

if TYPE_CHECKING:
    from ..state import MarcoPolo2State

ACTION = 1.4
"""What an action brings at least."""
PIP = 0.4
"""What one pip more is worth where it is not said how much."""


def _space(s: MarcoPolo2State, seat: int, space: int, value: int) -> float:
    """What an action brings with a lowest die of that value."""
    judgement = s.game.judgement
    if space == BAG:
        return PRICE[COIN] * 3
    if space < KHAN:
        return max(PRICES.worth(offer) for offer in offers(s, BOOK_OF[space - BOOK])[:2])
    if space == KHAN:
        return PRICES.worth(s.game.spaces.khan)
    if space == SEALS:
        return ACTION + PIP * value
    if space == CONTRACTS:
        return 2 * PRICE[CONTRACT] + PRICES.worth(s.game.spaces.contracts)
    if space < SPECIALS:
        return ACTION + PIP * value
    if space < CARDS:
        return judgement.special[space - SPECIALS]
    return ACTION + PIP * value


def _die(s: MarcoPolo2State, asked: Die) -> float:
    """Dice that are being placed are worth what the lowest of them allows; before the first one, what the best ones would."""
    needed = dice_for(s, asked.seat, asked.space)
    placed = needed - asked.left
    if placed:
        value = s.board[asked.space][-placed] // DIE_CODES
    else:
        hand = s.hand[asked.seat]
        value = hand[-min(needed, len(hand))] // DIE_CODES
    return _space(s, asked.seat, asked.space, value)


def _stop(s: MarcoPolo2State, seat: int, place: int, posts: int) -> float:
    """What it is worth to end a journey at a place."""
    if place >= CITIES or place == NOWHERE or posts >> place & 1:
        return 0.0
    judgement = s.game.judgement
    cities = judgement.cities(rounds_after(s), not_rolled(s), s.city_cards, s.bonuses, s.upgraded[seat])
    outpost = s.outposts[place] if place < OUTPOSTS else NOWHERE
    bonus = s.bonuses[place - FIRST_BONUS] if place >= FIRST_BONUS else NOWHERE
    return judgement.settled(posts, place, s.game.characters.extra_arms[s.characters[seat]], cities, outpost, bonus)


def _travel(s: MarcoPolo2State, asked: Travel) -> float:
    cost = PRICES.price(((COIN, asked.coins), (CAMEL, asked.camels), (JADE, asked.jade)))
    here = _stop(s, asked.seat, asked.here, s.posts[asked.seat]) if asked.entered else 0.0
    other = _stop(s, asked.seat, asked.other, s.posts[asked.seat]) if asked.split > 0 else 0.0
    return ACTION + PIP * (asked.most - asked.steps) + here + other - cost


def _journey(s: MarcoPolo2State, task: Journey) -> float:
    value, posts = 0.0, s.posts[task.seat]
    for place, moves in ((task.first, task.first_moves), (task.second, task.second_moves)):
        if moves:
            value += _stop(s, task.seat, place, posts)
            posts |= 1 << place
    return value


def _best(s: MarcoPolo2State, seat: int, cities: int) -> float:
    return max(_stop(s, seat, city, s.posts[seat]) for city in range(CITIES) if cities >> city & 1)


def _times(s: MarcoPolo2State, asked: Times) -> float:
    cards = s.game.cards
    return asked.most * max(0.0, PRICES.worth(cards.reward[asked.card]) - PRICES.worth(cards.cost[asked.card]))


def _payment(s: MarcoPolo2State, asked: Payment) -> float:
    return -PRICES.price(((COIN, asked.coins), (CAMEL, asked.camels), (GOOD, asked.goods)))


def _swap(s: MarcoPolo2State, task: Swap) -> float:
    _, _, item, number = s.game.cards.swap[task.swap]
    return PRICE[item] * number * task.times


def _upgraded(s: MarcoPolo2State, task: Upgraded) -> float:
    judgement = s.game.judgement
    return judgement.seal_bonus[task.seal] * (rounds_after(s) + 1) + 0.7 * judgement.seal_goal[task.seal]


def _effects(s: MarcoPolo2State, frame: Effects | Order) -> float:
    return sum(PRICE[effect] if effect < len(PRICE) else 1.0 for effect in frame.effects)


JUDGES: dict[type, Callable[[Any, Any], float]] = {
    Die: _die,
    Act: lambda s, task: _space(s, task.seat, task.space, task.value),
    Offer: lambda s, asked: max(PRICES.worth(offer) for offer in offers(s, asked.book)[:2]),
    TakeSeal: lambda s, asked: ACTION + PIP * asked.value,
    Take: lambda s, asked: (
        PRICE[CONTRACT] + PRICES.worth(s.game.spaces.contracts) + (PRICE[CONTRACT] if asked.first < 0 else 0.0)
    ),
    TakeFrom: lambda s, asked: 1.0,
    Travel: _travel,
    Journey: _journey,
    ExtraPost: lambda s, asked: _best(s, asked.seat, asked.passed) + _best(s, asked.seat, asked.ends or asked.passed),
    OnePost: lambda s, asked: _best(s, asked.seat, asked.ends),
    Oases: lambda s, asked: 0.6 * asked.number,
    Payment: _payment,
    Fulfil: lambda s, task: s.game.judgement.contract[task.card] + 1.0,
    Upgraded: _upgraded,
    Times: _times,
    Repeat: lambda s, task: task.times * PRICES.worth(s.game.cards.reward[task.card]),
    SwapOnce: lambda s, asked: PIP * asked.most,
    Swap: _swap,
    Bag: lambda s, asked: PRICE[COIN] * 3,
    ChooseBlack: lambda s, asked: PRICE[DIE],
    Buy: lambda s, task: PRICE[DIE],
    Reroll: lambda s, task: 0.0,
    Good: lambda s, asked: PRICE[GOOD] * asked.left,
    Pair: lambda s, asked: PRICE[PAIR],
    Copy: lambda s, asked: PRICE[COPY],
    Trigger: lambda s, asked: PRICE[TRIGGER] * asked.left,
    KeepDrawn: lambda s, asked: PRICE[CONTRACT],
    Effects: _effects,
    Order: _effects,
}


def pending(s: MarcoPolo2State) -> float:
    """What the seat to act still has before it in this action, beyond what it holds."""
    value = 0.0
    for frame in reversed(s.stack):
        if type(frame) is Turn:
            break
        judge = JUDGES.get(type(frame))
        if judge:
            value += judge(s, frame)
    return value
