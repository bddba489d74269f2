"""The value of an unfinished action, for bots that evaluate positions in the middle of one.

If a question pays out at once, it is worth what the seat gains with the best action, by the evaluation of `seat`. So lines
through an unfinished action can be compared with finished ones.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from ...polo.components import CardKind
from ...polo.items import CAMEL, COIN, GOODS, Amounts, Bundle
from ...polo.packing import queued_cities, value_of
from ...polo.rules.bonus_actions import has_values
from ...polo.rules.city_cards import ChooseSwap, HowOften, repetitions
from ...polo.rules.contracts import KeepOrRefuse, MakeRoom
from ...polo.rules.placing import usable_dice
from ...polo.rules.rewards import Copy, Good, Order, Pair, Trigger
from ...polo.state import NOWHERE, Dice
from ..items import CONTRACT, COPY, GOOD, PAIR, TRIGGER
from ..rules.city_cards import SwapInTurn
from ..rules.contracts import ChooseExtra, Take
from ..rules.market import Row
from ..rules.placing import Die, bounds, costs_fee
from ..rules.travel import FARE, Travel, step_cost
from ..tables import BEIJING, CARDS, CITIES, COINS, CONTRACTS, KHAN, PURSE, TRAVEL
from .routes import stops
from .seat import rounds_left, seat_value
from .weights import GOOD_IN_BEIJING, MANY_POSTS, PRICE

if TYPE_CHECKING:
    from ..state import MarcoPoloState

ACTION: Final = 1.4
"""Points that an action brings at least."""
PIP: Final = 0.4
"""Points for one more pip where nothing better is known."""
FURTHER: Final = 0.5
"""Points for a journey that ends in no city, but for its cost."""

Store = tuple[int, ...]
Cards = tuple[int, ...]


def _with(store: Store, amounts: Amounts, times: int = 1) -> Store:
    """Return a store with a gain."""
    changed = list(store)
    for item, number in amounts:
        changed[item] += number * times
    return tuple(changed)


def _without(store: Store, amounts: Amounts, times: int = 1) -> Store:
    """Return a store without a payment."""
    return _with(store, amounts, -times)


def _bundle(s: MarcoPoloState, seat: int, store: Store, dice: Dice, gained: Bundle, times: int = 1) -> float:
    """Return the value of a seat with another store, other dice and a reward; goods of its choice are the best ones."""
    store = _with(store, gained.amounts, times)
    if GOOD in gained.effects:
        best = max([seat_value(s, seat, _with(store, ((good, 1),)), dice) for good in GOODS])
        return best + (times - 1) * PRICE[GOOD]
    return seat_value(s, seat, store, dice) + times * sum([PRICE[effect] for effect in gained.effects], 0.0)


def _die(s: MarcoPoloState, asked: Die) -> float:
    """Return the value of the action with the best dice that can still be placed, less those dice."""
    seat, space, left = asked.seat, asked.space, asked.left
    tableau = s.seats[seat].dice
    dice = usable_dice(s, seat, space)
    needed = s.game.spaces.dice[space]
    named = not has_values(s, seat)
    if left < needed:
        value = value_of(s.board[space][left - needed])
        going = dice[:left] if named else tuple([die for die in dice if die >= asked.last])[:left]
    else:
        low, high = bounds(s, seat, space)
        any_value = space in (COINS, PURSE, KHAN)
        if named:
            value, going = (low if any_value else high), dice[:left]
        else:
            count = len(dice) - left
            fitting = [index for index in range(count + 1) if low <= value_of(dice[index]) <= high]
            index = fitting[0 if any_value else -1]
            value, going = value_of(dice[index]), dice[index : index + left]
    others = list(tableau)
    for die in going:
        others.remove(die)
    store = s.seats[seat].store
    occupied = len(s.board[space]) > needed - left
    if occupied and costs_fee(s, seat, space):
        store = _without(store, ((COIN, value),))
    return _action(s, seat, space, value, store, tuple(others)) - seat_value(s, seat, s.seats[seat].store, tableau)


def _action(s: MarcoPoloState, seat: int, space: int, value: int, store: Store, dice: Dice) -> float:
    """Return the value of a seat after an action."""
    spaces = s.game.spaces
    if space in spaces.rows:
        return _bundle(s, seat, store, dice, spaces.rows[space][value - 1])
    if space == KHAN:
        return _bundle(s, seat, store, dice, spaces.khan)
    if space in (COINS, PURSE):
        return _bundle(s, seat, store, dice, spaces.coins if space == COINS else spaces.purse)
    if space == TRAVEL:
        starts = {*s.seats[seat].figures} - {NOWHERE}
        journeys = [_journey(s, seat, FARE, 0, value, here, store, 0, 0) for here in starts]
        return seat_value(s, seat, store, dice) + max(journeys)
    if space == CONTRACTS:
        return _contracts(s, seat, value, store, dice)
    return _card(s, seat, s.city_cards[space - CARDS], value, store, dice)


def _card(s: MarcoPoloState, seat: int, card: int, value: int, store: Store, dice: Dice) -> float:
    """Return the value of a seat after using a city card."""
    cards = s.game.cards
    kind = cards.kind[card]
    if kind is CardKind.REPEAT and not cards.travels[card]:
        times = min(value, repetitions(s, seat, card))
        cost, gained = cards.cost[card].amounts, cards.reward[card]
        counts = {1, (times + 1) // 2, times}
        return max([_bundle(s, seat, _without(store, cost, count), dice, gained, count) for count in counts])
    if kind is CardKind.PIPS:
        return _bundle(s, seat, store, dice, cards.reward[card], value)
    if kind is CardKind.COUNTED:
        return _bundle(s, seat, store, dice, cards.reward[card], min(value, repetitions(s, seat, card)))
    if kind is CardKind.TABLE:
        return _bundle(s, seat, store, dice, cards.rows[card][value - 1])
    return seat_value(s, seat, store, dice) + ACTION + PIP * value


def _contracts(s: MarcoPoloState, seat: int, value: int, store: Store, dice: Dice) -> float:
    """Return the value of a seat with the best one or two contracts up to a slot."""
    row, old = s.contract_row[:value], s.seats[seat].contracts
    extra = s.game.spaces.extra
    single = []
    for slot, card in enumerate(row):
        single.append((_held(s, seat, store, dice, old, (card,)) + PRICE[CAMEL] * extra[slot], slot))
    single.sort(reverse=True)
    best = single[0][0]
    if len(single) > 1:
        first, second = single[0][1], single[1][1]
        both = _held(s, seat, store, dice, old, (row[first], row[second]))
        best = max(best, both + PRICE[CAMEL] * (extra[first] + extra[second]))
    return best


def _held(s: MarcoPoloState, seat: int, store: Store, dice: Dice, old: Cards, new: Cards) -> float:
    """Return the value of a seat with new contracts, and the best old ones on the other slots."""
    room = s.game.contract_slots - len(new)
    if len(old) <= room:
        return seat_value(s, seat, store, dice, (*old, *new))
    return max([seat_value(s, seat, store, dice, (*kept, *new)) for kept in combinations(old, room)])


def _row(s: MarcoPoloState, asked: Row) -> float:
    store, dice = s.seats[asked.seat].store, s.seats[asked.seat].dice
    gained = s.game.spaces.rows[asked.space][asked.value - 1]
    return _bundle(s, asked.seat, store, dice, gained) - seat_value(s, asked.seat, store, dice)


def _take(s: MarcoPoloState, asked: Take) -> float:
    seat = asked.seat
    store, dice, held = s.seats[seat].store, s.seats[seat].dice, s.seats[seat].contracts
    before = seat_value(s, seat, store, dice)
    if asked.first < 0:
        return _contracts(s, seat, asked.value, store, dice) - before
    old, new = held[:-1], held[-1:]
    best = _held(s, seat, store, dice, old, new)
    for slot in range(asked.first + 1, asked.last_slot(s)):
        with_it = _held(s, seat, store, dice, old, (*new, s.contract_row[slot])) + PRICE[CAMEL] * s.game.spaces.extra[slot]
        if with_it > best:
            best = with_it
    return best - before


def _extra(s: MarcoPoloState, asked: ChooseExtra) -> float:
    """Return the value of coins or camels, and of the second contract that follows."""
    behind = s.stack[-2]
    return PRICE[CAMEL] * asked.amount + (_take(s, behind) if isinstance(behind, Take) else 0.0)


def _make_room(s: MarcoPoloState, asked: MakeRoom) -> float:
    seat = asked.seat
    store, dice, held = s.seats[seat].store, s.seats[seat].dice, s.seats[seat].contracts
    old = len(held) - asked.new
    return _held(s, seat, store, dice, held[:old], held[old:]) - seat_value(s, seat, store, dice)


def _travel(s: MarcoPoloState, asked: Travel) -> float:
    store = s.seats[asked.seat].store
    best = _journey(s, asked.seat, asked.fare, asked.steps, asked.limit, asked.here, store, asked.coins, asked.camels)
    entered = {*queued_cities(asked.entered)}
    if asked.other != NOWHERE and asked.other < CITIES:
        entered.add(asked.other)
    if entered:
        worths = s.game.evaluator.cities(rounds_left(s), s.city_bonuses)
        best += sum([worths[city] for city in sorted(entered) if not s.has_post(asked.seat, city)], 0.0)
    return best


def _journey(
    s: MarcoPoloState, seat: int, fare: int, done: int, limit: int, here: int, store: Store, coins: int, camels: int
) -> float:
    """Return the value of the best end of a journey, less its cost; `done` steps and the costs of their roads are planned."""
    evaluator, game = s.game.evaluator, s.game
    worths = evaluator.cities(rounds_left(s), s.city_bonuses)
    character, number = s.seats[seat].character, s.post_count(seat)
    if number == game.characters.posts[character]:
        return 0.0
    vp = game.places.post_vp[number + 1] + (MANY_POSTS if rounds_left(s) and number >= 3 else 0.0)
    coin_price, camel_price = evaluator.money_prices(len(s.seats[seat].dice), rounds_left(s))
    best = FURTHER - coin_price * (coins + step_cost(s, fare, done)[0]) - camel_price * camels
    for city, steps, road_coins, road_camels in stops(game.characters.roads[character], here, limit - done):
        if s.has_post(seat, city) or not (done or steps):
            continue
        fare_coins, fare_camels, pairs = step_cost(s, fare, done + steps)
        all_coins, all_camels = coins + road_coins + fare_coins, camels + road_camels + fare_camels
        if all_coins > store[COIN] or all_camels > store[CAMEL]:
            continue
        value = worths[city] + vp - coin_price * all_coins - camel_price * all_camels - PRICE[PAIR] * pairs
        if city == BEIJING:
            value += game.places.beijing[s.beijing_slots.index(NOWHERE)] + GOOD_IN_BEIJING * sum([store[good] for good in GOODS])
        else:
            value += evaluator.arrival(city, s.outpost_bonuses, s.city_bonuses)
        if value > best:
            best = value
    return best


def _times(s: MarcoPoloState, asked: HowOften) -> float:
    store, dice = s.seats[asked.seat].store, s.seats[asked.seat].dice
    cost, gained = s.game.cards.cost[asked.card].amounts, s.game.cards.reward[asked.card]
    counts = {1, (asked.limit + 1) // 2, asked.limit}
    best = max([_bundle(s, asked.seat, _without(store, cost, times), dice, gained, times) for times in counts])
    return best - seat_value(s, asked.seat, store, dice)


def _good(s: MarcoPoloState, asked: Good) -> float:
    store = s.seats[asked.seat].store
    before = seat_value(s, asked.seat, store)
    best = max([seat_value(s, asked.seat, _with(store, ((good, 1),))) for good in GOODS[asked.first :]])
    return best - before + (asked.left - 1) * PRICE[GOOD]


VALUE_BY_QUESTION: dict[type, Callable[[Any, Any], float]] = {
    Die: _die,
    Row: _row,
    Take: _take,
    MakeRoom: _make_room,
    Travel: _travel,
    HowOften: _times,
    Good: _good,
    ChooseExtra: _extra,
    Pair: lambda s, asked: PRICE[PAIR],
    Copy: lambda s, asked: PRICE[COPY],
    Trigger: lambda s, asked: PRICE[TRIGGER] * asked.left,
    KeepOrRefuse: lambda s, asked: PRICE[CONTRACT],
    Order: lambda s, asked: sum([PRICE[effect] for effect in asked.effects], 0.0),
    ChooseSwap: lambda s, asked: PIP * asked.limit,
    SwapInTurn: lambda s, asked: PIP * asked.left,
}


def unfinished_value(s: MarcoPoloState) -> float:
    """Return the value that the open question adds to what the seat holds."""
    asked = s.stack[-1]
    value = VALUE_BY_QUESTION.get(type(asked))
    return value(s, asked) if value else 0.0
