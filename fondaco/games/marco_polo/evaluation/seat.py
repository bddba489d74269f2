"""How well each seat stands: a judgement from public facts, for bots.

What a seat holds is priced by what it usually becomes, in points: goods by the contracts they fulfil, coins and camels by the
journeys they pay. Prices fade with the dice that are left to make something of it. The numbers were found by playing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ...polo.evaluation import FAR, Prices, most_contracts, of_the_best, on_tableau, spare
from ...polo.items import CAMEL, COIN, GOLD, GOODS, PEPPER, SILK, VP
from ...polo.packing import DIE_CODES
from ...polo.state import NOWHERE
from ..components import LARGE
from ..items import STORED
from ..rules.placing import Die
from ..rules.round import dice_to_come
from ..tables import BEIJING, CITIES, PURSE
from .routes import cheapest

if TYPE_CHECKING:
    from ..game import MarcoPolo
    from ..state import MarcoPoloState

PRICE = (0.33, 0.57, 0.65, 1.14, 1.75, 1.0, 1.1, 1.9, 1.8, 1.2, 2.0, 2.0, 1.9)
"""Points for one of each item, in the middle of the game."""
PRICES = Prices(PRICE)
DIE = (1.8, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8)
"""Points for a die on the tableau by its value; Raschid's shows 0 and can be anything."""
TO_COME = tuple(value * DIE_CODES for value in (2, 3, 4, 4, 5))
"""What dice are taken to show before they are rolled."""
DICE_FOR = (0.2, 0.25, 0.35, 0.6, 0.9)
"""How many dice one of each stored item takes."""
STEP_PRICE = 1.6
JOURNEY_PRICE = 1.0
"""What a step costs beside its road, and what a journey costs in dice."""
NEAR, NEXT = 0.65, 0.1
"""How much of the two best journeys' promise counts while they are not made."""
COIN_AT_END, CAMEL_AT_END = 0.1, 0.0
"""What is left of those prices when nothing more can be bought."""
MANY_COINS, MANY_CAMELS = 18, 7
"""Beyond so many of them, coins and camels are worth less."""
CONTRACT_HOPE = 0.8
"""For a contract fulfilled, beside what it pays."""
READY = 0.9
"""What is left of a contract's worth while it could be fulfilled and is not."""
GOAL_HOPE = 0.5
"""For every goal that names a city."""
POST = 0.8
"""For a post, wherever it is; the eighth and the ninth are far away."""
MANY_POSTS = 0.8
GOOD_IN_BEIJING = 0.25
CARD_USE = 0.75
"""For a city card, each round; which card it is has not been found to matter."""
BONUS_USE = 1.2
"""How much of its price a city's bonus is worth, each round."""
SPARE = 0.9
"""What is left of the price of goods without a contract."""
MOST_CONTRACTS, COMPLETED = 0.7, 0.4
"""How much of the hope for most contracts counts, and what a fulfilled one adds to it."""
WAITING, LAST_WAITING = 2.0, 0.8
"""What the next action will cost in dice, before the last round and in it."""
LAST_DICE = (0.0, 0.15, 0.25, 0.35, 0.45, 0.55)
"""How much less dice are worth in the last round, by how many there are: the last ones find little to do."""
LATE = 3.0
"""So many dice before the end, things are worth half."""


class Judgement:
    """What the things of a game are worth, worked out once."""

    def __init__(self, game: MarcoPolo) -> None:
        self.game = game
        self.bonus = tuple(PRICES.worth(bonus) for bonus in game.bonuses)
        self.outpost = tuple(PRICES.worth(bonus) for bonus in game.outposts)
        self.contract_vp = tuple(vp + CONTRACT_HOPE for vp in game.contracts.vp)
        self.contract_extras = tuple(
            PRICES.worth(reward) - vp * PRICE[VP] for vp, reward in zip(game.contracts.vp, game.contracts.reward, strict=True)
        )
        self.contract_cost = tuple(PRICES.price(cost) for cost in game.contracts.cost)
        goals = game.goals.cities
        self.goal = tuple(GOAL_HOPE * sum(cities >> city & 1 for cities in goals) for city in range(CITIES))
        """The hope that a city is on a goal of a seat."""
        prices = {"step_price": STEP_PRICE, "coin_price": PRICE[COIN], "camel_price": PRICE[CAMEL]}
        self.ways = tuple(cheapest(roads, game.places.fare, **prices) for roads in game.characters.roads)
        self.character = tuple(self._character(game, number) for number in range(len(game.characters.labels)))
        # Most lines of a search differ in nothing that these depend on: other seats, cities, journeys.
        self.cities = lru_cache(maxsize=256)(self._cities)
        self.promise = lru_cache(maxsize=4096)(self._promise)
        self.seat = lru_cache(maxsize=1 << 14)(self._seat)

    @staticmethod
    def _character(game: MarcoPolo, number: int) -> float:
        """What the gifts of a character are worth before the game."""
        gifts = game.characters
        value = game.tables.setup.stacks * PRICES.worth(gifts.income[number])
        marks = (gifts.names_values, gifts.white_die, gifts.joins_free, gifts.is_paid, gifts.posts_on_the_way)
        for mark, price in zip(marks, (9.0, 8.5, 7.0, 8.5, 10.5), strict=True):
            value += price if mark[number] else 0.0
        value += 4.0 if gifts.figures[number] > 1 else 0.0
        return value + (5.0 if gifts.roads[number] is game.places.jumps else 0.0)

    def _cities(self, rounds_left: int, bonuses: tuple[int, ...]) -> tuple[float, ...]:
        """What a post in each city will still bring, without what is paid at once."""
        found = [self.goal[city] + POST for city in range(CITIES)]
        for at, city in enumerate(self.game.places.card_city):
            share = 1.0 if at < LARGE - 1 else 0.6
            found[city] += share * CARD_USE * (rounds_left + 0.4)
        for city, tile in enumerate(bonuses):
            found[LARGE + city] += BONUS_USE * self.bonus[tile] * rounds_left
        return tuple(found)

    def arrival(self, city: int, outposts: tuple[int, ...], bonuses: tuple[int, ...]) -> float:
        """What a post brings at once, in Beijing nothing."""
        if city < LARGE:
            return self.outpost[outposts[city]] if outposts[city] != NOWHERE else 0.0
        return self.bonus[bonuses[city - LARGE]] if city < BEIJING else 0.0

    def purse_prices(self, dice: int, rounds_left: int) -> tuple[float, float]:
        """The prices of a coin and a camel, with so many dice on the tableau and so many rounds to come."""
        dice_left = dice + 5 * rounds_left
        fade = dice_left / (dice_left + LATE)
        coin = COIN_AT_END + fade * (PRICE[COIN] - COIN_AT_END)
        return coin, CAMEL_AT_END + fade * (PRICE[CAMEL] - CAMEL_AT_END)

    def _promise(
        self,
        character: int,
        figures: tuple[int, ...],
        posts: int,
        cities: tuple[float, ...],
        outposts: tuple[int, ...],
        bonuses: tuple[int, ...],
        beijing: int,
        coins: int,
        camels: int,
    ) -> float:
        """What the best journeys from here promise: a city's worth and its bonus, less the way and the dice.

        A journey that coins and camels nearly pay for counts for more.
        """
        promises = []
        for here in figures:
            if here == NOWHERE:
                continue
            ways = self.ways[character][here]
            for city in range(CITIES):
                if posts >> city & 1:
                    continue
                price, need_coins, need_camels = ways[city]
                promise = cities[city] - price - JOURNEY_PRICE
                promise += beijing if city == BEIJING else self.arrival(city, outposts, bonuses)
                if promise > 0.0:
                    if coins < need_coins:
                        promise *= FAR + (1.0 - FAR) * coins / need_coins
                    if camels < need_camels:
                        promise *= FAR + (1.0 - FAR) * camels / need_camels
                promises.append(promise)
        return of_the_best(promises, NEAR, NEXT)

    def _seat(
        self,
        store: tuple[int, ...],
        hand: tuple[int, ...],
        active: tuple[int, ...],
        character: int,
        figures: tuple[int, ...],
        posts: int,
        slot: int,
        rounds_left: int,
        asked: bool,
        acts: bool,
        outposts: tuple[int, ...],
        bonuses: tuple[int, ...],
    ) -> float:
        """What a seat stands to gain; ``slot`` are the points of its place in Beijing, or of the next one there.

        In the last round it counts who is asked, for he can still fulfil contracts without dice, and who acts next: his die is as
        good as gone. Were it not, rolling it again would keep up the prices of all else.
        """
        cities = self.cities(rounds_left, bonuses)
        dice_left = len(hand) + 5 * rounds_left
        kept = len(hand) - 1 if acts and hand else len(hand)
        fade = (kept + 5 * rounds_left) / (kept + 5 * rounds_left + LATE)
        coin_price, camel_price = self.purse_prices(kept, rounds_left)

        value = float(store[VP])
        if hand:
            value += on_tableau(hand, DIE, LAST_DICE, rounds_left)
        value += self._contracts(active, store, dice_left, fade, asked)

        coins, camels = store[COIN], store[CAMEL]
        rich = coins - MANY_COINS if coins > MANY_COINS else 0
        if kept or rounds_left:
            value += coin_price * coins - 0.6 * (coin_price - COIN_AT_END) * rich
        else:
            value += coins // self.game.tables.scoring.coins_for_vp
        herd = camels - MANY_CAMELS if camels > MANY_CAMELS else 0
        value += camel_price * camels - 0.6 * (camel_price - CAMEL_AT_END) * herd

        for city in range(CITIES):
            if posts >> city & 1:
                value += cities[city]
        if posts >> BEIJING & 1:
            value += slot + GOOD_IN_BEIJING * (store[PEPPER] + store[SILK] + store[GOLD])
        number = posts.bit_count()
        if character != NOWHERE and number < self.game.characters.posts[character]:
            purse, herd = min(coins, 30), min(camels, 12)
            value += fade * self.promise(character, figures, posts, cities, outposts, bonuses, slot, purse, herd)
        if rounds_left and number >= 4:
            value += MANY_POSTS * (number - 3)
        return value

    def _contracts(self, active: tuple[int, ...], store: tuple[int, ...], dice_left: int, fade: float, asked: bool) -> float:
        """Goods, and the contracts they are for. Goods without a contract are worth less, and the less the more there are."""
        left = list(store)
        value = 0.0
        for card in active:
            surplus = self.contract_vp[card] + fade * self.contract_extras[card] - self.contract_cost[card]
            missing, covered = 0.0, 0.0
            for item, number in self.game.contracts.cost[card]:
                have = left[item]
                if have > number:
                    have = number
                left[item] -= have
                if item != CAMEL:
                    covered += PRICE[item] * have
                missing += DICE_FOR[item] * (number - have)
            if not dice_left:
                if asked and not missing:
                    value += READY * (covered + surplus)
                continue
            hope = 1.0 - missing / (0.6 * dice_left)
            if hope < 0.0:
                hope = 0.0
            # what is ready is nearly as good as fulfilled, while there is a turn to do it in
            ready = 2.0 / (missing + 2.0)
            value += READY * hope * covered + 0.85 * hope * ready * (surplus if surplus > 0.5 else 0.5)
            value += (1.0 - hope) * 0.3 * fade * covered
        for item in GOODS:
            if left[item]:
                value += SPARE * PRICE[item] * fade * spare(left[item])
        return value


def rounds_left(s: MarcoPoloState) -> int:
    """How many rounds come after this one."""
    return s.game.tables.setup.stacks - s.round


def dice_of(s: MarcoPoloState, seat: int) -> tuple[int, ...]:
    """The dice on a seat's tableau, or those it will have when the bonuses of the round are paid."""
    return s.hand[seat] or (TO_COME if dice_to_come(s) else ())


def standing(
    s: MarcoPoloState,
    seat: int,
    store: tuple[int, ...] | None = None,
    hand: tuple[int, ...] | None = None,
    active: tuple[int, ...] | None = None,
) -> float:
    """What a seat stands to gain by itself: as things are, or with another store, other dice, other contracts."""
    beijing = s.beijing
    slots = s.game.places.beijing
    if seat in beijing:
        slot = slots[beijing.index(seat)]
    else:
        slot = slots[beijing.index(NOWHERE)] if NOWHERE in beijing else 0
    left = rounds_left(s)
    return s.game.judgement.seat(
        tuple(s.store[seat * STORED : seat * STORED + STORED]) if store is None else store,
        dice_of(s, seat) if hand is None else hand,
        s.active[seat] if active is None else active,
        s.characters[seat],
        tuple(s.figures[2 * seat : 2 * seat + 2]),
        s.posts[seat],
        slot,
        left,
        not left and s.stack[-1].seat == seat,
        not left and _next_to_act(s) == seat,
        s.outposts,
        s.bonuses,
    )


def evaluate(s: MarcoPoloState) -> list[float]:
    """Expected points of each seat."""
    if s.over:
        return [float(score) for score in s.scores()]
    values = most_contracts(s, s.game.tables.scoring.most_contracts)
    for seat in range(s.players):
        values[seat] = MOST_CONTRACTS * values[seat] + COMPLETED * len(s.completed[seat]) + standing(s, seat)
    waiting = _next_to_act(s)
    if waiting is not None and (s.acted or any(s.marks) or _placing(s)):  # at the start of a round nobody is behind with a die
        values[waiting] -= WAITING if rounds_left(s) else LAST_WAITING
    if not s.round:  # characters are being picked
        for seat, character in enumerate(s.characters):
            values[seat] += s.game.judgement.character[character] if character != NOWHERE else 0.0
    return values


def _next_to_act(s: MarcoPoloState) -> int | None:
    """The seat whose action comes next. It will cost dice: were that not counted, rolling on and on would seem better.

    None when no dice are left.
    """
    asked, placing = s.stack[-1].seat, _placing(s)
    if not s.acted and not placing:
        return asked
    for offset in range(1, s.players):
        seat = (asked + offset) % s.players
        if s.hand[seat]:
            return seat
    return asked if len(s.hand[asked]) > placing else None


def _placing(s: MarcoPoloState) -> int:
    """How many dice are being placed for an action: that is as good as done."""
    question = s.stack[-1]
    return question.left if isinstance(question, Die) and question.space != PURSE else 0
