"""The value of a position for each seat, from public facts, for bots.

What a seat holds has the price of what it usually becomes, in points: goods that of the contracts they fulfil, coins and camels
that of the journeys they pay. Prices fade with the dice that are left.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ...polo.evaluation import FAR, best_journeys, dice_value, expected_contract_points, spare_goods
from ...polo.items import CAMEL, COIN, GOLD, GOODS, PEPPER, SILK, VP
from ...polo.state import NOWHERE
from ..components import LARGE
from ..rules.placing import Die
from ..rules.round import dice_to_come
from ..tables import BEIJING, CITIES, PURSE
from . import weights
from .routes import cheapest
from .weights import PRICE, PRICES

if TYPE_CHECKING:
    from ..game import MarcoPolo
    from ..state import MarcoPoloState


class Evaluator:
    """What is the same all game: the worth of tiles, contracts and journeys."""

    def __init__(self, game: MarcoPolo) -> None:
        self.game = game
        self.bonus = tuple([PRICES.worth(bonus) for bonus in game.bonuses])
        self.outpost = tuple([PRICES.worth(bonus) for bonus in game.outposts])
        self.contract_vp = tuple([vp + weights.FULFILLED_BONUS for vp in game.contracts.vp])
        rewards = zip(game.contracts.vp, game.contracts.reward, strict=True)
        self.contract_extras = tuple([PRICES.worth(reward) - vp * PRICE[VP] for vp, reward in rewards])
        self.contract_cost = tuple([PRICES.price(cost) for cost in game.contracts.cost])
        goals = game.goals.cities
        counts = [sum([cities >> city & 1 for cities in goals]) for city in range(CITIES)]
        self.goal = tuple([weights.GOAL_CITY * count for count in counts])
        """The expected points of a city that may be on a goal of a seat."""
        prices = weights.STEP_PRICE, PRICE[COIN], PRICE[CAMEL]
        self.ways = tuple([cheapest(roads, game.places.fare, *prices) for roads in game.characters.roads])
        self.character = tuple([self._character(game, number) for number in range(len(game.characters.labels))])
        # most lines of a search leave the arguments of these as they are: other seats, cities, journeys
        self.cities = lru_cache(maxsize=256)(self._cities)
        self.journeys = lru_cache(maxsize=4096)(self._journeys)
        self.seat = lru_cache(maxsize=1 << 14)(self._seat)

    @staticmethod
    def _character(game: MarcoPolo, number: int) -> float:
        """Return the worth of the abilities of a character before the game."""
        characters = game.characters
        value = game.components.setup.stacks * PRICES.worth(characters.income[number])
        value += 9.0 if characters.names_values[number] else 0.0
        value += 8.5 if characters.white_die[number] else 0.0
        value += 7.0 if characters.joins_free[number] else 0.0
        value += 8.5 if characters.is_paid[number] else 0.0
        value += 10.5 if characters.posts_on_the_way[number] else 0.0
        value += 4.0 if characters.figures[number] > 1 else 0.0
        return value + (5.0 if characters.roads[number] is game.places.jumps else 0.0)

    def _cities(self, rounds_left: int, bonuses: tuple[int, ...]) -> tuple[float, ...]:
        """Return the future value of a post in each city, without what is paid at once."""
        found = [self.goal[city] + weights.POST for city in range(CITIES)]
        for number, city in enumerate(self.game.places.card_city):
            share = 1.0 if number < LARGE - 1 else 0.6
            found[city] += share * weights.CARD_USE * (rounds_left + 0.4)
        for city, tile in enumerate(bonuses):
            found[LARGE + city] += weights.BONUS_USE * self.bonus[tile] * rounds_left
        return tuple(found)

    def arrival(self, city: int, outposts: tuple[int, ...], bonuses: tuple[int, ...]) -> float:
        """Return the value that a post brings at once, which is nothing in Beijing."""
        if city < LARGE:
            return self.outpost[outposts[city]] if outposts[city] != NOWHERE else 0.0
        return self.bonus[bonuses[city - LARGE]] if city < BEIJING else 0.0

    def money_prices(self, dice: int, rounds_left: int) -> tuple[float, float]:
        """Return the prices of a coin and a camel, by the dice on the tableau and the rounds to come."""
        dice_left = dice + 5 * rounds_left
        fade = dice_left / (dice_left + weights.LATE)
        coin = weights.COIN_AT_END + fade * (PRICE[COIN] - weights.COIN_AT_END)
        return coin, weights.CAMEL_AT_END + fade * (PRICE[CAMEL] - weights.CAMEL_AT_END)

    def _journeys(
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
        """Return the value of the best journeys from here: a city's worth and its bonus, less the way and the dice.

        A journey that coins and camels nearly pay for counts for more.
        """
        values = []
        for here in figures:
            if here == NOWHERE:
                continue
            ways = self.ways[character][here]
            for city in range(CITIES):
                if posts >> city & 1:
                    continue
                price, need_coins, need_camels = ways[city]
                value = cities[city] - price - weights.JOURNEY_PRICE
                value += beijing if city == BEIJING else self.arrival(city, outposts, bonuses)
                if value > 0.0:
                    if coins < need_coins:
                        value *= FAR + (1.0 - FAR) * coins / need_coins
                    if camels < need_camels:
                        value *= FAR + (1.0 - FAR) * camels / need_camels
                values.append(value)
        return best_journeys(values, weights.NEAR, weights.NEXT)

    def _seat(
        self,
        store: tuple[int, ...],
        dice: tuple[int, ...],
        contracts: tuple[int, ...],
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
        """Return the expected value of a seat; ``slot`` are the points of its slot in Beijing, or of the next one there.

        In the last round the seat that is asked counts for more, because it can still fulfil contracts without dice. The die of
        the seat that acts next counts as placed. Otherwise rerolling it would keep the value of everything else up.
        """
        cities = self.cities(rounds_left, bonuses)
        dice_left = len(dice) + 5 * rounds_left
        kept = len(dice) - 1 if acts and dice else len(dice)
        fade = (kept + 5 * rounds_left) / (kept + 5 * rounds_left + weights.LATE)
        coin_price, camel_price = self.money_prices(kept, rounds_left)

        value = float(store[VP])
        if dice:
            value += dice_value(dice, weights.DIE, weights.LAST_DICE, rounds_left)
        value += self._contracts(contracts, store, dice_left, fade, asked)

        coins, camels = store[COIN], store[CAMEL]
        rich = coins - weights.MANY_COINS if coins > weights.MANY_COINS else 0
        if kept or rounds_left:
            value += coin_price * coins - weights.BEYOND_MANY * (coin_price - weights.COIN_AT_END) * rich
        else:
            value += coins // self.game.components.scoring.coins_for_vp
        herd = camels - weights.MANY_CAMELS if camels > weights.MANY_CAMELS else 0
        value += camel_price * camels - weights.BEYOND_MANY * (camel_price - weights.CAMEL_AT_END) * herd

        for city in range(CITIES):
            if posts >> city & 1:
                value += cities[city]
        if posts >> BEIJING & 1:
            value += slot + weights.GOOD_IN_BEIJING * (store[PEPPER] + store[SILK] + store[GOLD])
        number = posts.bit_count()
        if character != NOWHERE and number < self.game.characters.posts[character]:
            paying = min(coins, 30), min(camels, 12)
            value += fade * self.journeys(character, figures, posts, cities, outposts, bonuses, slot, *paying)
        if rounds_left and number >= 4:
            value += weights.MANY_POSTS * (number - 3)
        return value

    def _contracts(self, contracts: tuple[int, ...], store: tuple[int, ...], dice_left: int, fade: float, asked: bool) -> float:
        """Return the value of goods and of the contracts they are for. Goods without a contract are worth less."""
        left = list(store)
        value = 0.0
        for card in contracts:
            surplus = self.contract_vp[card] + fade * self.contract_extras[card] - self.contract_cost[card]
            missing, covered = 0.0, 0.0
            for item, number in self.game.contracts.cost[card]:
                have = left[item]
                if have > number:
                    have = number
                left[item] -= have
                if item != CAMEL:
                    covered += PRICE[item] * have
                missing += weights.DICE_FOR[item] * (number - have)
            if not dice_left:
                if asked and not missing:
                    value += weights.READY * (covered + surplus)
                continue
            chances = 1.0 - missing / (0.6 * dice_left)
            if chances < 0.0:
                chances = 0.0
            # a contract that is ready is nearly as good as fulfilled, while there is a turn to do it in
            ready = 2.0 / (missing + 2.0)
            value += weights.READY * chances * covered + 0.85 * chances * ready * (surplus if surplus > 0.5 else 0.5)
            value += (1.0 - chances) * 0.3 * fade * covered
        for item in GOODS:
            if left[item]:
                value += weights.SPARE * PRICE[item] * fade * spare_goods(left[item])
        return value


def rounds_left(s: MarcoPoloState) -> int:
    """Return the number of rounds after this one."""
    return s.game.components.setup.stacks - s.round


def dice_of(s: MarcoPoloState, seat: int) -> tuple[int, ...]:
    """Return the dice on a seat's tableau, or those it is expected to roll once the bonuses of the round are paid."""
    return s.seats[seat].dice or (weights.TO_COME if dice_to_come(s) else ())


def seat_value(
    s: MarcoPoloState,
    seat: int,
    store: tuple[int, ...] | None = None,
    dice: tuple[int, ...] | None = None,
    contracts: tuple[int, ...] | None = None,
) -> float:
    """Return the expected value of a seat: as it is, or with another store, other dice, other contracts."""
    each, slots, left = s.seats[seat], s.beijing_slots, rounds_left(s)
    owner = seat if seat in slots else NOWHERE
    return s.game.evaluator.seat(
        each.store if store is None else store,
        dice_of(s, seat) if dice is None else dice,
        each.contracts if contracts is None else contracts,
        each.character,
        each.figures,
        each.posts,
        s.game.places.beijing[slots.index(owner)] if owner in slots else 0,
        left,
        not left and s.stack[-1].seat == seat,
        not left and _next_to_act(s) == seat,
        s.outpost_bonuses,
        s.city_bonuses,
    )


def evaluate(s: MarcoPoloState) -> list[float]:
    """Return the expected points of each seat."""
    if s.over:
        return [float(score) for score in s.scores()]
    values = expected_contract_points(s, s.game.components.scoring.most_contracts)
    for seat, each in enumerate(s.seats):
        values[seat] = weights.CONTRACT_MAJORITY * values[seat] + weights.COMPLETED * len(each.fulfilled) + seat_value(s, seat)
    waiting = _next_to_act(s)
    # at the start of a round no seat is behind with a die
    if waiting is not None and (s.acted or any(each.own_colour_on for each in s.seats) or _placing(s)):
        values[waiting] -= weights.WAITING if rounds_left(s) else weights.LAST_WAITING
    if not s.round:  # characters are being picked
        for seat, each in enumerate(s.seats):
            values[seat] += s.game.evaluator.character[each.character] if each.character != NOWHERE else 0.0
    return values


def _next_to_act(s: MarcoPoloState) -> int | None:
    """Return the seat whose action comes next; None when no dice are left.

    The action will cost dice. If that were not counted, rerolling again and again would seem better.
    """
    asked, placing = s.stack[-1].seat, _placing(s)
    if not s.acted and not placing:
        return asked
    for seat in s.others_clockwise(asked):
        if s.seats[seat].dice:
            return seat
    return asked if len(s.seats[asked].dice) > placing else None


def _placing(s: MarcoPoloState) -> int:
    """Return the number of dice being placed for an action, which counts as done."""
    question = s.stack[-1]
    return question.left if isinstance(question, Die) and question.space != PURSE else 0
