"""The value of an unfinished action, for bots that evaluate positions in the middle of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ....core import bits
from ...polo.items import CAMEL, COIN
from ...polo.packing import value_of
from ...polo.rules.bonus_actions import Buy, Reroll
from ...polo.rules.city_cards import ChooseSwap, HowOften, Repeat, Swap
from ...polo.rules.contracts import Fulfil, KeepOrRefuse
from ...polo.rules.rewards import Copy, Effects, Good, Order, Pair, Trigger
from ...polo.state import NOWHERE
from ..items import CONTRACT, COPY, DIE, GOOD, JADE, PAIR, TRIGGER
from ..rules.black_dice import ChooseBlack
from ..rules.books import Offer, offers_of
from ..rules.contracts import Take, TakeFrom
from ..rules.journey import ExtraPost, Journey, Oases, OnePost
from ..rules.money_bag import Bag
from ..rules.payment import Payment
from ..rules.placing import Act, Die, dice_for
from ..rules.seals import TakeSeal, Upgraded
from ..rules.travel import Travel
from ..rules.turn import Turn
from ..tables import BAG, BOOK, BOOK_OF, CARDS, CITIES, CONTRACTS, FIRST_BONUS, KHAN, OUTPOSTS, SEALS, SPECIALS
from .seat import not_rolled, rounds_after
from .weights import PRICE, PRICES

if TYPE_CHECKING:
    from ..state import MarcoPolo2State

ACTION: Final = 1.4
"""Points that an action brings at least."""
PIP: Final = 0.4
"""Points for one more pip where nothing better is known."""


def _space(s: MarcoPolo2State, seat: int, space: int, value: int) -> float:
    """Return the value of an action, by the value of its lowest die."""
    evaluator = s.game.evaluator
    if space == BAG:
        return PRICE[COIN] * 3
    if space < KHAN:
        return max([PRICES.worth(offer) for offer in offers_of(s, BOOK_OF[space - BOOK])[:2]])
    if space == KHAN:
        return PRICES.worth(s.game.spaces.khan)
    if space == SEALS:
        return ACTION + PIP * value
    if space == CONTRACTS:
        return 2 * PRICE[CONTRACT] + PRICES.worth(s.game.spaces.contracts)
    if space < SPECIALS:
        return ACTION + PIP * value
    if space < CARDS:
        return evaluator.special[space - SPECIALS]
    return ACTION + PIP * value


def _die(s: MarcoPolo2State, asked: Die) -> float:
    """Return the value of dice being placed: of the lowest of them, or before the first one of the best ones."""
    needed = dice_for(s, asked.seat, asked.space)
    placed = needed - asked.left
    if placed:
        value = value_of(s.board[asked.space][-placed])
    else:
        dice = s.seats[asked.seat].dice
        value = value_of(dice[-min(needed, len(dice))])
    return _space(s, asked.seat, asked.space, value)


def _stop(s: MarcoPolo2State, seat: int, location: int, posts: int) -> float:
    """Return the value of ending a journey in a location."""
    if location >= CITIES or location == NOWHERE or bits.contains(posts, location):
        return 0.0
    evaluator = s.game.evaluator
    cities = evaluator.cities(rounds_after(s), not_rolled(s), s.city_cards, s.city_bonuses, s.upgraded_seals[seat])
    outpost = s.outpost_bonuses[location] if location < OUTPOSTS else NOWHERE
    bonus = s.city_bonuses[location - FIRST_BONUS] if location >= FIRST_BONUS else NOWHERE
    return evaluator.post_value(posts, location, s.game.characters.extra_arms[s.seats[seat].character], cities, outpost, bonus)


def _travel(s: MarcoPolo2State, asked: Travel) -> float:
    cost = PRICES.price(((COIN, asked.coins), (CAMEL, asked.camels), (JADE, asked.jade)))
    here = _stop(s, asked.seat, asked.here, s.seats[asked.seat].posts) if asked.entered else 0.0
    other = _stop(s, asked.seat, asked.other, s.seats[asked.seat].posts) if asked.split > 0 else 0.0
    return ACTION + PIP * (asked.limit - asked.steps) + here + other - cost


def _journey(s: MarcoPolo2State, task: Journey) -> float:
    value, posts = 0.0, s.seats[task.seat].posts
    for location, moves in ((task.first, task.first_moves), (task.second, task.second_moves)):
        if moves:
            value += _stop(s, task.seat, location, posts)
            posts = bits.added(posts, location)
    return value


def _best(s: MarcoPolo2State, seat: int, cities: int) -> float:
    return max([_stop(s, seat, city, s.seats[seat].posts) for city in bits.each(cities)])


def _times(s: MarcoPolo2State, asked: HowOften) -> float:
    cards = s.game.cards
    return asked.limit * max(0.0, PRICES.worth(cards.reward[asked.card]) - PRICES.worth(cards.cost[asked.card]))


def _payment(s: MarcoPolo2State, asked: Payment) -> float:
    return -PRICES.price(((COIN, asked.coins), (CAMEL, asked.camels), (GOOD, asked.goods)))


def _swap(s: MarcoPolo2State, task: Swap) -> float:
    _, _, item, number = s.game.cards.swap[task.swap]
    return PRICE[item] * number * task.times


def _upgraded(s: MarcoPolo2State, task: Upgraded) -> float:
    evaluator = s.game.evaluator
    return evaluator.seal_bonus[task.seal] * (rounds_after(s) + 1) + 0.7 * evaluator.seal_goal[task.seal]


def _effects(s: MarcoPolo2State, frame: Effects | Order) -> float:
    return sum([PRICE[effect] if effect < len(PRICE) else 1.0 for effect in frame.effects], 0.0)


VALUE_BY_QUESTION: dict[type, Callable[[Any, Any], float]] = {
    Die: _die,
    Act: lambda s, task: _space(s, task.seat, task.space, task.value),
    Offer: lambda s, asked: max([PRICES.worth(offer) for offer in offers_of(s, asked.book)[:2]]),
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
    Fulfil: lambda s, task: s.game.evaluator.contract[task.card] + 1.0,
    Upgraded: _upgraded,
    HowOften: _times,
    Repeat: lambda s, task: task.times * PRICES.worth(s.game.cards.reward[task.card]),
    ChooseSwap: lambda s, asked: PIP * asked.limit,
    Swap: _swap,
    Bag: lambda s, asked: PRICE[COIN] * 3,
    ChooseBlack: lambda s, asked: PRICE[DIE],
    Buy: lambda s, task: PRICE[DIE],
    Reroll: lambda s, task: 0.0,
    Good: lambda s, asked: PRICE[GOOD] * asked.left,
    Pair: lambda s, asked: PRICE[PAIR],
    Copy: lambda s, asked: PRICE[COPY],
    Trigger: lambda s, asked: PRICE[TRIGGER] * asked.left,
    KeepOrRefuse: lambda s, asked: PRICE[CONTRACT],
    Effects: _effects,
    Order: _effects,
}


def unfinished_value(s: MarcoPolo2State) -> float:
    """Return the value that the frames of this action add to what the seat to act holds."""
    value = 0.0
    for frame in reversed(s.stack):
        if type(frame) is Turn:
            break
        frame_value = VALUE_BY_QUESTION.get(type(frame))
        if frame_value:
            value += frame_value(s, frame)
    return value
