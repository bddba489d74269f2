"""What the question on top still promises: a judgement for bots that look at positions in the middle of an action.

Where an answer pays out at once, the promise is what the seat would stand to gain with the best answer, by the same judgement as
everywhere else: so lines through an action that is not finished can be compared with those that are.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING, Any

from ...polo.components import CardKind
from ...polo.items import CAMEL, COIN, GOODS, Amounts, Bundle
from ...polo.packing import DIE_CODES
from ...polo.rules.city_cards import SwapOnce, Times, repetitions
from ...polo.rules.contracts import KeepDrawn, MakeRoom
from ...polo.rules.placing import usable_dice
from ...polo.rules.posts import cities_of
from ...polo.rules.rewards import Copy, Good, Order, Pair, Trigger
from ...polo.state import NOWHERE
from ..items import CONTRACT, COPY, GOOD, PAIR, STORED, TRIGGER
from ..rules.city_cards import SwapEach
from ..rules.contracts import Extra, Take
from ..rules.market import Row
from ..rules.placing import Die, bounds
from ..rules.travel import FARE, Travel, due
from ..tables import BEIJING, CARDS, CITIES, COINS, CONTRACTS, KHAN, PURSE, TRAVEL
from .routes import stops
from .seat import GOOD_IN_BEIJING, MANY_POSTS, PRICE, rounds_left, standing

if TYPE_CHECKING:
    from ..state import MarcoPoloState

ACTION = 1.4
"""What an action brings at least."""
PIP = 0.4
"""What one pip more is worth where it is not said how much."""
FURTHER = 0.5
"""What a journey that ends in no city is worth, but for its cost."""

Store = tuple[int, ...]
Dice = tuple[int, ...]
Cards = tuple[int, ...]


def _store(s: MarcoPoloState, seat: int) -> Store:
    return tuple(s.store[seat * STORED : seat * STORED + STORED])


def _with(store: Store, amounts: Amounts, times: int = 1) -> Store:
    """A store and what is gained."""
    changed = list(store)
    for item, number in amounts:
        changed[item] += number * times
    return tuple(changed)


def _without(store: Store, amounts: Amounts, times: int = 1) -> Store:
    """A store and what is paid."""
    return _with(store, amounts, -times)


def _bundle(s: MarcoPoloState, seat: int, store: Store, hand: Dice, gained: Bundle, times: int = 1) -> float:
    """How a seat stands with other things and other dice, and with a reward; goods of choice are the best ones."""
    store = _with(store, gained.amounts, times)
    if GOOD in gained.effects:
        best = max(standing(s, seat, _with(store, ((good, 1),)), hand) for good in GOODS)
        return best + (times - 1) * PRICE[GOOD]
    return standing(s, seat, store, hand) + times * sum(PRICE[effect] for effect in gained.effects)


def _die(s: MarcoPoloState, asked: Die) -> float:
    """What the action brings with the best dice that can still be placed, less those dice."""
    seat, space, left = asked.seat, asked.space, asked.left
    hand = s.hand[seat]
    dice = usable_dice(s, seat, space)
    needed = s.game.spaces.dice[space]
    named = s.game.characters.names_values[s.characters[seat]]
    if left < needed:
        value = s.board[space][left - needed] // DIE_CODES
        going = dice[:left] if named else tuple(die for die in dice if die >= asked.last)[:left]
    else:
        least, most = bounds(s, seat, space)
        plain = space in (COINS, PURSE, KHAN)  # whatever the die shows
        if named:
            value, going = (least if plain else most), dice[:left]
        else:
            count = len(dice) - left
            fitting = [at for at in range(count + 1) if least <= dice[at] // DIE_CODES <= most]
            at = fitting[0 if plain else -1]
            value, going = dice[at] // DIE_CODES, dice[at : at + left]
    rest = list(hand)
    for die in going:
        rest.remove(die)
    store = _store(s, seat)
    occupied = len(s.board[space]) > needed - left
    if occupied and space not in (KHAN, PURSE) and space < CARDS and not s.game.characters.joins_free[s.characters[seat]]:
        store = _without(store, ((COIN, value),))
    return _action(s, seat, space, value, store, tuple(rest)) - standing(s, seat, _store(s, seat), hand)


def _action(s: MarcoPoloState, seat: int, space: int, value: int, store: Store, hand: Dice) -> float:
    """How a seat would stand after an action."""
    spaces = s.game.spaces
    if space in spaces.rows:
        return _bundle(s, seat, store, hand, spaces.rows[space][value - 1])
    if space == KHAN:
        return _bundle(s, seat, store, hand, spaces.khan)
    if space in (COINS, PURSE):
        return _bundle(s, seat, store, hand, spaces.coins if space == COINS else spaces.purse)
    if space == TRAVEL:
        places = {s.figures[2 * seat], s.figures[2 * seat + 1]} - {NOWHERE}
        journeys = [_journey(s, seat, FARE, 0, value, here, store, 0, 0) for here in places]
        return standing(s, seat, store, hand) + max(journeys)
    if space == CONTRACTS:
        return _contracts(s, seat, value, store, hand)
    return _card(s, seat, s.city_cards[space - CARDS], value, store, hand)


def _card(s: MarcoPoloState, seat: int, card: int, value: int, store: Store, hand: Dice) -> float:
    """How a seat would stand after using a city card."""
    cards = s.game.cards
    kind = cards.kind[card]
    if kind is CardKind.REPEAT and not cards.travels[card]:
        times = min(value, repetitions(s, seat, card))
        cost, gained = cards.cost[card].amounts, cards.reward[card]
        return max(_bundle(s, seat, _without(store, cost, often), hand, gained, often) for often in {1, (times + 1) // 2, times})
    if kind is CardKind.PIPS:
        return _bundle(s, seat, store, hand, cards.reward[card], value)
    if kind is CardKind.COUNTED:
        return _bundle(s, seat, store, hand, cards.reward[card], min(value, repetitions(s, seat, card)))
    if kind is CardKind.TABLE:
        return _bundle(s, seat, store, hand, cards.rows[card][value - 1])
    return standing(s, seat, store, hand) + ACTION + PIP * value


def _contracts(s: MarcoPoloState, seat: int, value: int, store: Store, hand: Dice) -> float:
    """How a seat would stand with the best one or two contracts up to that place."""
    row, old = s.row[:value], s.active[seat]
    extra = s.game.spaces.extra
    single = []
    for place, card in enumerate(row):
        single.append((_held(s, seat, store, hand, old, (card,)) + PRICE[CAMEL] * extra[place], place))
    single.sort(reverse=True)
    best = single[0][0]
    if len(single) > 1:
        first, second = single[0][1], single[1][1]
        both = _held(s, seat, store, hand, old, (row[first], row[second]))
        best = max(best, both + PRICE[CAMEL] * (extra[first] + extra[second]))
    return best


def _held(s: MarcoPoloState, seat: int, store: Store, hand: Dice, old: Cards, new: Cards) -> float:
    """How a seat would stand with new contracts, and as many old ones as there is room for."""
    room = s.game.slots - len(new)
    if len(old) <= room:
        return standing(s, seat, store, hand, (*old, *new))
    return max(standing(s, seat, store, hand, (*kept, *new)) for kept in combinations(old, room))


def _row(s: MarcoPoloState, asked: Row) -> float:
    store, hand = _store(s, asked.seat), s.hand[asked.seat]
    gained = s.game.spaces.rows[asked.space][asked.value - 1]
    return _bundle(s, asked.seat, store, hand, gained) - standing(s, asked.seat, store, hand)


def _take(s: MarcoPoloState, asked: Take) -> float:
    seat = asked.seat
    store, hand, held = _store(s, seat), s.hand[seat], s.active[seat]
    before = standing(s, seat, store, hand)
    if asked.first < 0:
        return _contracts(s, seat, asked.value, store, hand) - before
    old, new = held[:-1], held[-1:]
    best = _held(s, seat, store, hand, old, new)
    for place in range(asked.first + 1, min(asked.value, len(s.row))):
        with_it = _held(s, seat, store, hand, old, (*new, s.row[place])) + PRICE[CAMEL] * s.game.spaces.extra[place]
        if with_it > best:
            best = with_it
    return best - before


def _extra(s: MarcoPoloState, asked: Extra) -> float:
    """Coins or camels, and behind them a second contract."""
    behind = s.stack[-2]
    return PRICE[CAMEL] * asked.amount + (_take(s, behind) if isinstance(behind, Take) else 0.0)


def _make_room(s: MarcoPoloState, asked: MakeRoom) -> float:
    seat = asked.seat
    store, hand, held = _store(s, seat), s.hand[seat], s.active[seat]
    at = len(held) - asked.new
    return _held(s, seat, store, hand, held[:at], held[at:]) - standing(s, seat, store, hand)


def _travel(s: MarcoPoloState, asked: Travel) -> float:
    store = _store(s, asked.seat)
    best = _journey(s, asked.seat, asked.fare, asked.steps, asked.most, asked.here, store, asked.coins, asked.camels)
    entered = 0
    for city in cities_of(asked.entered):
        entered |= 1 << city
    if asked.other != NOWHERE and asked.other < CITIES:
        entered |= 1 << asked.other
    if entered:
        worths = s.game.judgement.cities(rounds_left(s), s.bonuses)
        best += sum(worths[city] for city in range(CITIES) if (entered & ~s.posts[asked.seat]) >> city & 1)
    return best


def _journey(
    s: MarcoPoloState, seat: int, fare: int, done: int, most: int, here: int, store: Store, coins: int, camels: int
) -> float:
    """What the best end of a journey is worth, less what it costs; so many steps and costs of roads are planned already."""
    judgement, game = s.game.judgement, s.game
    worths = judgement.cities(rounds_left(s), s.bonuses)
    posts = s.posts[seat]
    character = s.characters[seat]
    number = posts.bit_count()
    if number == game.characters.posts[character]:
        return 0.0
    vp = game.places.post_vp[number + 1] + (MANY_POSTS if rounds_left(s) and number >= 3 else 0.0)
    coin_price, camel_price = judgement.purse_prices(len(s.hand[seat]), rounds_left(s))
    best = FURTHER - coin_price * (coins + due(s, fare, done)[0]) - camel_price * camels
    for city, steps, road_coins, road_camels in stops(game.characters.roads[character], here, most - done):
        if posts >> city & 1 or not (done or steps):
            continue
        fare_coins, fare_camels, pairs = due(s, fare, done + steps)
        all_coins, all_camels = coins + road_coins + fare_coins, camels + road_camels + fare_camels
        if all_coins > store[COIN] or all_camels > store[CAMEL]:
            continue
        value = worths[city] + vp - coin_price * all_coins - camel_price * all_camels - PRICE[PAIR] * pairs
        if city == BEIJING:
            value += game.places.beijing[s.beijing.index(NOWHERE)] + GOOD_IN_BEIJING * sum(store[good] for good in GOODS)
        else:
            value += judgement.arrival(city, s.outposts, s.bonuses)
        if value > best:
            best = value
    return best


def _times(s: MarcoPoloState, asked: Times) -> float:
    store, hand = _store(s, asked.seat), s.hand[asked.seat]
    cost, gained = s.game.cards.cost[asked.card].amounts, s.game.cards.reward[asked.card]
    often = {1, (asked.most + 1) // 2, asked.most}
    best = max(_bundle(s, asked.seat, _without(store, cost, times), hand, gained, times) for times in often)
    return best - standing(s, asked.seat, store, hand)


def _good(s: MarcoPoloState, asked: Good) -> float:
    store = _store(s, asked.seat)
    before = standing(s, asked.seat, store)
    best = max(standing(s, asked.seat, _with(store, ((good, 1),))) for good in GOODS[asked.least :])
    return best - before + (asked.left - 1) * PRICE[GOOD]


JUDGES: dict[type, Callable[[Any, Any], float]] = {
    Die: _die,
    Row: _row,
    Take: _take,
    MakeRoom: _make_room,
    Travel: _travel,
    Times: _times,
    Good: _good,
    Extra: _extra,
    Pair: lambda s, asked: PRICE[PAIR],
    Copy: lambda s, asked: PRICE[COPY],
    Trigger: lambda s, asked: PRICE[TRIGGER] * asked.left,
    KeepDrawn: lambda s, asked: PRICE[CONTRACT],
    Order: lambda s, asked: sum(PRICE[effect] for effect in asked.effects),
    SwapOnce: lambda s, asked: PIP * asked.most,
    SwapEach: lambda s, asked: PIP * asked.left,
}


def pending(s: MarcoPoloState) -> float:
    """What the seat that is asked still has before it, beyond what it holds."""
    asked = s.stack[-1]
    judge = JUDGES.get(type(asked))
    return judge(s, asked) if judge else 0.0
