"""The value of a position for each seat, from public facts, for bots.

What a seat holds has the price of what it usually becomes, in points: goods that of the contracts they fulfil, coins, camels and
jade that of the journeys and seals they pay. Prices fade with the dice that are left.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ....core import bits
from ...polo.components import CardKind
from ...polo.evaluation import FAR, best_journeys, dice_value, expected_contract_points, spare_goods
from ...polo.items import CAMEL, COIN, GOLD, GOODS, PEPPER, SILK, VP
from ...polo.rules.rewards import own_bonus_cities
from ...polo.rules.round import next_seat_with_dice
from ...polo.state import NOWHERE
from ...polo.tables import NO_SEAL, Cards
from ..components.board import SEAL_KINDS
from ..components.map import CONTRACT_CITIES, SPECIAL_CITIES
from ..items import GOOD, JADE
from ..rules.round import Income
from ..tables import CITIES, FIRST_BONUS, FIRST_OASIS, OUTPOSTS, SPECIAL
from . import weights
from .weights import PRICE, PRICES

if TYPE_CHECKING:
    from ..game import MarcoPolo2
    from ..state import MarcoPolo2State

Way = tuple[float, int, int, int]
"""The price of a way in points, and its cost in coins, camels and jade."""


class Evaluator:
    """What is the same all game: the worth of tiles, contracts, cards and seals."""

    def __init__(self, game: MarcoPolo2) -> None:
        self.game = game
        self.bonus = tuple([PRICES.worth(bonus) for bonus in game.bonuses])
        self.outpost = tuple([PRICES.worth(bonus) for bonus in game.outposts])
        self.contract = tuple([PRICES.worth(reward) + 0.8 for reward in game.contracts.reward])
        self.contract_cost = tuple([PRICES.price(cost) for cost in game.contracts.cost])
        cards = range(len(game.cards.labels))
        self.card = tuple([max(0.2, weights.CARD_USE * card_value(game.cards, card)) for card in cards])
        """The value of each city card in one round."""
        self.seal_bonus = tuple([PRICES.worth(bonus) for bonus in game.seals.bonus])
        goals = game.goals.seals
        self.seal_goal = tuple([sum([points[seal] for points in goals]) / len(goals) for seal in range(SEAL_KINDS)])
        """The average points that a goal gives for an upgraded seal."""
        self.special = tuple([PRICES.worth(reward) for reward in game.seals.city_reward])
        self.character = tuple([self._character(number) for number in range(len(game.characters.labels))])
        # most lines of a search leave the arguments of these as they are: other seats, cities, journeys
        self.ways = lru_cache(maxsize=256)(self._ways)
        self.cities = lru_cache(maxsize=512)(self._cities)
        self.arms = lru_cache(maxsize=4096)(self._arms)
        self.journeys = lru_cache(maxsize=8192)(self._journeys)
        self.seat = lru_cache(maxsize=8192)(self._seat)

    def _character(self, number: int) -> float:
        """Return the worth of the abilities of a character before the game."""
        characters = self.game.characters
        value = 0.0
        value += 7.0 if characters.free_oases[number] else 0.0
        value += 6.0 if characters.doubles[number] else 0.0
        value += 7.0 if characters.free_roads[number] else 0.0
        value += 8.0 if characters.jade_vp[number] else 0.0
        value += 6.0 if characters.collects[number] else 0.0
        value += 7.5 if characters.extra_arms[number] else 0.0
        value += 8.0 if characters.rolling[number] else 0.0
        return value

    def _ways(self, character: int, seals: int) -> tuple[tuple[Way, ...], ...]:
        """Return the cheapest way from every location to every city, for a character with a set of seals."""
        roads = self.game.characters.roads[character]
        free_oases = self.game.characters.free_oases[character]
        oasis_value = 4.0 if free_oases else 0.0
        table = []
        for start in range(len(roads)):
            found: dict[int, Way] = {start: (0.0, 0, 0, 0)}
            done: set[int] = set()
            while len(done) < len(found):
                here = min([location for location in found if location not in done], key=lambda location: found[location][0])
                done.add(here)
                paid, coins, camels, jade = found[here]
                for to, road_coins, road_camels, road_jade, seal in roads[here]:
                    if seal != NO_SEAL and not bits.contains(seals, seal):
                        continue
                    further = paid + PRICES.price(((COIN, road_coins), (CAMEL, road_camels), (JADE, road_jade)))
                    if to < FIRST_OASIS or not free_oases:
                        further += weights.STEP_PRICE
                    else:
                        further = max(further - oasis_value, paid + 0.01)
                    if to not in found or (to not in done and further < found[to][0]):
                        found[to] = (further, coins + road_coins, camels + road_camels, jade + road_jade)
            table.append(tuple([found.get(city, (99.0, 99, 99, 99)) for city in range(CITIES)]))
        return tuple(table)

    def _cities(
        self, rounds_left: int, fresh: bool, city_cards: tuple[int, ...], bonuses: tuple[int, ...], upgraded: int
    ) -> tuple[float, ...]:
        """Return the future value of a post in each city, without what is paid at once and without its coat of arms."""
        game = self.game
        uses = rounds_left + (1.0 if fresh else 0.3)
        found = [weights.POST] * CITIES
        for city in range(CONTRACT_CITIES):
            found[city] += 0.5 * weights.CONTRACT_CITY * uses
        for number, city in enumerate(game.places.card_city):
            found[city] += (1.0 if city != game.places.card_city[number - 1] else 0.6) * self.card[city_cards[number]] * uses
        for number, tile in enumerate(bonuses):
            found[FIRST_BONUS + number] += self.bonus[tile] * rounds_left
        for number in range(SPECIAL_CITIES):
            seal = game.seals.city_seal[number]
            value = self.special[number] - 1.6 + (1.4 * self.seal_bonus[seal] if bits.contains(upgraded, seal) else 0.0)
            found[SPECIAL + number] += weights.SPECIAL_USE * max(0.3, value) * uses
        return tuple(found)

    def _arms(self, posts: int, extra: int) -> float:
        """Return the expected points of coats of arms, with those that a goal may count again."""
        arms, points = self.game.places.arms, self.game.goals.arms_points
        number = len({arms[city] for city in bits.each(posts)})
        counted = min(number * (1.0 + weights.GOAL_ARMS) + extra, len(points) - 1.001)
        whole = int(counted)
        return points[whole] + (counted - whole) * (points[whole + 1] - points[whole])

    def post_value(self, posts: int, city: int, extra: int, cities: tuple[float, ...], outpost: int, bonus: int) -> float:
        """Return the worth of a post in one more city, now and later."""
        value = cities[city] + self.arms(bits.added(posts, city), extra) - self.arms(posts, extra)
        if outpost != NOWHERE:
            value += self.outpost[outpost]
        if bonus != NOWHERE:
            value += self.bonus[bonus]
        if city < CONTRACT_CITIES:
            value += 0.8
        number = posts.bit_count() + 1
        if number < len(self.game.places.post_vp):
            value += self.game.places.post_vp[number]
        return value

    def _journeys(
        self,
        character: int,
        figures: tuple[int, ...],
        posts: int,
        seals: int,
        cities: tuple[float, ...],
        outposts: tuple[int, ...],
        bonuses: tuple[int, ...],
        coins: int,
        camels: int,
        jade: int,
    ) -> float:
        """Return the value of the best journeys from here: a city's worth and its bonus, less the way and the dice.

        A journey that coins, camels and jade nearly pay for counts for more.
        """
        extra = self.game.characters.extra_arms[character]
        values = []
        for here in figures:
            if here == NOWHERE:
                continue
            ways = self.ways(character, seals)[here]
            for city in range(CITIES):
                if posts >> city & 1:
                    continue
                paid, need_coins, need_camels, need_jade = ways[city]
                outpost = outposts[city] if city < OUTPOSTS else NOWHERE
                bonus = bonuses[city - FIRST_BONUS] if city >= FIRST_BONUS else NOWHERE
                value = self.post_value(posts, city, extra, cities, outpost, bonus) - paid - weights.JOURNEY_PRICE
                if value > 0.0:
                    short = max(0, need_coins - coins) + max(0, need_camels - camels) + need_jade
                    if short > jade:
                        value *= FAR + (1.0 - FAR) * max(0.0, 1.0 - (short - jade) / 8.0)
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
        seals: int,
        upgraded: int,
        rounds_left: int,
        fresh: bool,
        city_cards: tuple[int, ...],
        outposts: tuple[int, ...],
        bonuses: tuple[int, ...],
    ) -> float:
        """Return the expected value of a seat."""
        cities = self.cities(rounds_left, fresh, city_cards, bonuses, upgraded)
        dice_left = len(dice) + 5 * (rounds_left + fresh)
        fade = dice_left / (dice_left + weights.LATE)
        value = float(store[VP])
        if dice:
            value += dice_value(dice, weights.DIE, weights.LAST_DICE, rounds_left)
        value += self._contracts(contracts, store, dice_left, fade)
        for item, many in ((COIN, weights.MANY_COINS), (CAMEL, weights.MANY_CAMELS), (JADE, weights.MANY_JADE)):
            number = store[item]
            beyond = number - many if number > many else 0
            value += weights.AT_END[item] * number + fade * (PRICE[item] - weights.AT_END[item]) * (number - 0.6 * beyond)
        for city in bits.each(posts):
            value += cities[city]
        value += self.arms(posts, self.game.characters.extra_arms[character] if character != NOWHERE else 0)
        if posts & bits.first(CONTRACT_CITIES):
            value += 0.5 * weights.CONTRACT_CITY * (rounds_left + (1.0 if fresh else 0.3))
        value += self._seals(seals, upgraded, rounds_left, fade)
        number = posts.bit_count()
        if character != NOWHERE and number < self.game.places.posts:
            paying = min(store[COIN], 24), min(store[CAMEL], 12), min(store[JADE], 8)
            value += fade * self.journeys(character, figures, posts, seals, cities, outposts, bonuses, *paying)
        if rounds_left and number >= 5:
            value += weights.MANY_POSTS * (number - 4)
        return value

    def income(self, s: MarcoPolo2State, seat: int) -> float:
        """Return the value of what a seat still gains at the start of a round."""
        value = sum([self.bonus[s.city_bonuses[city]] for city in own_bonus_cities(s, seat)], 0.0)
        return value + sum([self.seal_bonus[seal] for seal in bits.each(s.upgraded_seals[seat])], 0.0)

    def _seals(self, seals: int, upgraded: int, rounds_left: int, fade: float) -> float:
        """Return the value of seals: upgraded ones pay every round and may be on a goal, simple ones may be upgraded."""
        value = 0.0
        for seal in bits.each(seals):
            whole = self.seal_bonus[seal] * rounds_left + self.seal_goal[seal]
            value += fade * weights.SEA + (whole if bits.contains(upgraded, seal) else weights.SIMPLE_SEAL * fade * whole)
        return value

    def _contracts(self, contracts: tuple[int, ...], store: tuple[int, ...], dice_left: int, fade: float) -> float:
        """Return the value of goods and of the contracts they are for. Goods without a contract are worth less."""
        left = list(store)
        value = 0.0
        for card in contracts:
            surplus = self.contract[card] - self.contract_cost[card]
            missing, covered = 0.0, 0.0
            for item, number in self.game.contracts.cost[card]:
                if item == GOOD:
                    have = min(number, left[PEPPER] + left[SILK] + left[GOLD])
                else:
                    have = min(left[item], number)
                    left[item] -= have
                    if item not in (CAMEL, JADE):
                        covered += PRICE[item] * have
                missing += weights.DICE_FOR[item] * (number - have)
            if not dice_left:
                continue
            chances = max(0.0, 1.0 - missing / (0.6 * dice_left))
            # a contract that is ready is nearly as good as fulfilled, while there is a turn to do it in
            ready = 2.0 / (missing + 2.0)
            value += 0.9 * chances * covered + 0.85 * chances * ready * (surplus if surplus > 0.5 else 0.5)
            value += (1.0 - chances) * covered * (0.3 * fade + 0.3)
        for item in GOODS:
            number = left[item]
            if number:
                value += max(
                    weights.AT_END[item] * number * (1.0 - fade), weights.SPARE * PRICE[item] * fade * spare_goods(number)
                )
        return value


def card_value(cards: Cards, card: int) -> float:
    """Return the value of using a city card, above the price of its die."""
    worth, kind = PRICES.worth, cards.kind[card]
    if kind is CardKind.REPEAT:
        value = 2.5 * (worth(cards.reward[card]) - worth(cards.cost[card]))
    elif kind is CardKind.TABLE:
        value = sum([worth(row) for row in cards.rows[card]], 0.0) / len(cards.rows[card])
    elif kind in (CardKind.PIPS, CardKind.COUNTED):
        value = (4 if kind is CardKind.PIPS else 3) * worth(cards.reward[card])
    else:
        value = 2.5
    return value - 1.2


def evaluate(s: MarcoPolo2State) -> list[float]:
    """Return the expected points of each seat."""
    if s.over:
        return [float(score) for score in s.scores()]
    evaluator = s.game.evaluator
    rounds_left, fresh = rounds_after(s), not_rolled(s)
    values = expected_contract_points(s, s.game.components.scoring.most_contracts)
    for seat, each in enumerate(s.seats):
        values[seat] += evaluator.seat(
            each.store,
            each.dice,
            each.contracts,
            each.character,
            each.figures,
            each.posts,
            s.seals[seat],
            s.upgraded_seals[seat],
            rounds_left,
            fresh,
            s.city_cards,
            s.outpost_bonuses,
            s.city_bonuses,
        )
        if each.character != NOWHERE:
            if s.stored_outposts and s.game.characters.collects[each.character]:
                values[seat] += 0.9 * sum([evaluator.outpost[tile] for tile in s.stored_outposts], 0.0)
            if not s.round:  # characters are being picked
                values[seat] += evaluator.character[each.character]
    if fresh:
        for frame in s.stack:
            if isinstance(frame, Income):
                values[frame.seat] += evaluator.income(s, frame.seat)
    waiting = _next_to_act(s)
    if waiting is not None:
        values[waiting] -= weights.WAITING if rounds_left else weights.LAST_WAITING
    return values


def rounds_after(s: MarcoPolo2State) -> int:
    """Return the number of rounds that still begin."""
    return s.game.components.setup.rounds - max(s.round, 1)


def not_rolled(s: MarcoPolo2State) -> bool:
    """Return whether a round has begun, or is about to, and its dice are not rolled yet."""
    return not any(each.dice or each.own_colour_on for each in s.seats)


def _next_to_act(s: MarcoPolo2State) -> int | None:
    """Return the seat whose action comes next. If its dice were not counted, rerolling again and again would seem better.

    None at the start of a round and when no other seat has dice: otherwise it would seem good to waste dice and let others begin.
    """
    with_dice = [seat for seat, each in enumerate(s.seats) if each.dice]
    if len(with_dice) < 2 or not any(each.own_colour_on for each in s.seats):
        return None
    asked: int = s.stack[-1].seat
    return next_seat_with_dice(s, asked) if s.acted else asked
