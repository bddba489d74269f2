"""How well each seat stands: a judgement from public facts, for bots.

What a seat holds is priced by what it usually becomes, in points: goods by the contracts they fulfil, coins, camels and jade by
the journeys and seals they pay. Prices fade with the dice that are left to make something of it. The numbers were found by
playing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ...polo.components import CardKind
from ...polo.evaluation import FAR, Prices, most_contracts, of_the_best, on_tableau, spare
from ...polo.items import CAMEL, COIN, GOLD, GOODS, PEPPER, SILK, VP
from ...polo.rules.rewards import own_bonus_cities
from ...polo.rules.round import following
from ...polo.state import NOWHERE
from ...polo.tables import Cards
from ..components.board import SEAL_KINDS
from ..components.map import CONTRACT_CITIES, SPECIAL_CITIES
from ..items import GOOD, JADE, STORED
from ..rules.round import Income
from ..tables import CITIES, FIRST_BONUS, FIRST_OASIS, FREE_OF_SEAL, OUTPOSTS, SPECIAL

if TYPE_CHECKING:
    from ..game import MarcoPolo2
    from ..state import MarcoPolo2State

PRICE = (0.33, 0.42, 0.6, 0.95, 1.3, 1.0, 0.7, 0.95, 1.7, 2.0, 1.2, 1.8, 2.0, 1.4, 1.9)
"""Points for one of each item, in the middle of the game."""
PRICES = Prices(PRICE)
AT_END = {PEPPER: 0.5, SILK: 0.5, GOLD: 0.5, JADE: 0.5, COIN: 0.1, CAMEL: 0.02}
"""What is left of it at the very end."""
DIE = (0.0, 1.1, 1.25, 1.4, 1.55, 1.75, 1.9)
"""Points for a die on the tableau by its value."""
LAST_DICE = (0.0, 0.2, 0.35, 0.45, 0.55, 0.6)
"""How much less dice are worth in the last round, by how many there are."""
DICE_FOR = {CAMEL: 0.25, PEPPER: 0.35, SILK: 0.5, GOLD: 0.6, JADE: 0.5, GOOD: 0.4}
"""How many dice one of each takes."""
STEP_PRICE, JOURNEY_PRICE = 0.5, 1.8
"""What a step costs beside its road, and what a journey costs in dice."""
NEAR, NEXT = 0.5, 0.25
"""How much of the two best journeys' promise counts while they are not made."""
SPARE = 0.7
"""What is left of the price of goods without a contract."""
POST, MANY_POSTS = 0.5, 1.0
"""For a post, wherever it is; the ninth and those after it are far away."""
CONTRACT_CITY = 0.8
"""A round's worth of a city with contracts, for the first of them."""
CARD_USE, SPECIAL_USE = 0.5, 0.8
"""The share of rounds in which cards and special cities are used."""
SEAL_HOPE = 0.45
"""What a simple seal has of the upgraded one."""
SEA = 0.5
"""What a seal is worth for its sea route."""
GOAL_ARMS = 0.22
"""Of so many coats of arms a goal counts one once more."""
WAITING, LAST_WAITING = 2.0, 0.8
"""What the next action will cost in dice, before the last round and in it."""
LATE = 3.0
"""So many dice before the end, things are worth half."""
MANY_COINS, MANY_CAMELS, MANY_JADE = 16, 8, 5
"""Beyond so many of them they are worth less."""

Way = tuple[float, int, int, int]
"""The price of a way in points, and the coins, camels and jade it takes."""


class Judgement:
    """What the things of a game are worth, worked out once."""

    def __init__(self, game: MarcoPolo2) -> None:
        self.game = game
        self.bonus = tuple(PRICES.worth(bonus) for bonus in game.bonuses)
        self.outpost = tuple(PRICES.worth(bonus) for bonus in game.outposts)
        self.contract = tuple(PRICES.worth(reward) + 0.8 for reward in game.contracts.reward)
        self.contract_cost = tuple(PRICES.price(cost) for cost in game.contracts.cost)
        self.card = tuple(max(0.2, CARD_USE * of_card(game.cards, card)) for card in range(len(game.cards.labels)))
        """What a round's use of each city card brings."""
        self.seal_bonus = tuple(PRICES.worth(bonus) for bonus in game.seals.bonus)
        goals = game.goals.seals
        self.seal_goal = tuple(sum(points[seal] for points in goals) / len(goals) for seal in range(SEAL_KINDS))
        """The points that a goal gives for an upgraded seal, on average."""
        self.special = tuple(PRICES.worth(reward) for reward in game.seals.city_reward)
        self.character = tuple(self._character(number) for number in range(len(game.characters.labels)))
        # Most lines of a search differ in nothing that these depend on: other seats, cities, journeys.
        self.ways = lru_cache(maxsize=256)(self._ways)
        self.cities = lru_cache(maxsize=512)(self._cities)
        self.arms = lru_cache(maxsize=4096)(self._arms)
        self.promise = lru_cache(maxsize=8192)(self._promise)
        self.seat = lru_cache(maxsize=8192)(self._seat)

    def _character(self, number: int) -> float:
        """What the gifts of a character are worth before the game."""
        gifts = self.game.characters
        value = 0.0
        for mark, worth_ in (
            (gifts.free_oases, 7.0),
            (gifts.doubles, 6.0),
            (gifts.free_roads, 7.0),
            (gifts.jade_vp, 8.0),
            (gifts.collects, 6.0),
            (gifts.extra_arms, 7.5),
            (gifts.rolling, 8.0),
        ):
            value += worth_ if mark[number] else 0.0
        return value

    def _ways(self, character: int, seals: int) -> tuple[tuple[Way, ...], ...]:
        """From every location to every city: the cheapest way, for a character with a set of seals."""
        roads = self.game.characters.roads[character]
        free_oases = self.game.characters.free_oases[character]
        gift = 4.0 if free_oases else 0.0
        table = []
        for start in range(len(roads)):
            found: dict[int, Way] = {start: (0.0, 0, 0, 0)}
            done: set[int] = set()
            while len(done) < len(found):
                here = min((place for place in found if place not in done), key=lambda place: found[place][0])
                done.add(here)
                paid, coins, camels, jade = found[here]
                for to, road_coins, road_camels, road_jade, seal in roads[here]:
                    if seal != FREE_OF_SEAL and not seals >> seal & 1:
                        continue
                    further = paid + PRICES.price(((COIN, road_coins), (CAMEL, road_camels), (JADE, road_jade)))
                    if to < FIRST_OASIS or not free_oases:
                        further += STEP_PRICE
                    else:
                        further = max(further - gift, paid + 0.01)
                    if to not in found or (to not in done and further < found[to][0]):
                        found[to] = (further, coins + road_coins, camels + road_camels, jade + road_jade)
            table.append(tuple(found.get(city, (99.0, 99, 99, 99)) for city in range(CITIES)))
        return tuple(table)

    def _cities(
        self, rounds_left: int, fresh: bool, city_cards: tuple[int, ...], bonuses: tuple[int, ...], upgraded: int
    ) -> tuple[float, ...]:
        """What a post in each city will still bring, without what is paid at once and without its coat of arms."""
        game = self.game
        uses = rounds_left + (1.0 if fresh else 0.3)
        found = [POST] * CITIES
        for city in range(CONTRACT_CITIES):
            found[city] += 0.5 * CONTRACT_CITY * uses
        for at, city in enumerate(game.places.card_city):
            found[city] += (1.0 if city != game.places.card_city[at - 1] else 0.6) * self.card[city_cards[at]] * uses
        for at, tile in enumerate(bonuses):
            found[FIRST_BONUS + at] += self.bonus[tile] * rounds_left
        for at in range(SPECIAL_CITIES):
            seal = game.seals.city_seal[at]
            brings = self.special[at] - 1.6 + (1.4 * self.seal_bonus[seal] if upgraded >> seal & 1 else 0.0)
            found[SPECIAL + at] += SPECIAL_USE * max(0.3, brings) * uses
        return tuple(found)

    def _arms(self, posts: int, extra: int) -> float:
        """The points that coats of arms will bring, with those that a goal may count again."""
        arms, points = self.game.places.arms, self.game.goals.arms_points
        number = len({arms[city] for city in range(CITIES) if posts >> city & 1})
        counted = min(number * (1.0 + GOAL_ARMS) + extra, len(points) - 1.001)
        whole = int(counted)
        return points[whole] + (counted - whole) * (points[whole + 1] - points[whole])

    def settled(self, posts: int, city: int, extra: int, cities: tuple[float, ...], outpost: int, bonus: int) -> float:
        """What a post in one more city is worth, now and later."""
        value = cities[city] + self.arms(posts | 1 << city, extra) - self.arms(posts, extra)
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

    def _promise(
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
        """What the best journeys from here promise: a city's worth and its bonus, less the way and the dice.

        A journey that coins, camels and jade nearly pay for counts for more.
        """
        extra = self.game.characters.extra_arms[character]
        promises = []
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
                promise = self.settled(posts, city, extra, cities, outpost, bonus) - paid - JOURNEY_PRICE
                if promise > 0.0:
                    short = max(0, need_coins - coins) + max(0, need_camels - camels) + need_jade
                    if short > jade:
                        promise *= FAR + (1.0 - FAR) * max(0.0, 1.0 - (short - jade) / 8.0)
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
        seals: int,
        upgraded: int,
        rounds_left: int,
        fresh: bool,
        city_cards: tuple[int, ...],
        outposts: tuple[int, ...],
        bonuses: tuple[int, ...],
    ) -> float:
        """What a seat stands to gain."""
        cities = self.cities(rounds_left, fresh, city_cards, bonuses, upgraded)
        dice_left = len(hand) + 5 * (rounds_left + fresh)
        fade = dice_left / (dice_left + LATE)
        value = float(store[VP])
        if hand:
            value += on_tableau(hand, DIE, LAST_DICE, rounds_left)
        value += self._contracts(active, store, dice_left, fade)
        for item, many in ((COIN, MANY_COINS), (CAMEL, MANY_CAMELS), (JADE, MANY_JADE)):
            number = store[item]
            beyond = number - many if number > many else 0
            value += AT_END[item] * number + fade * (PRICE[item] - AT_END[item]) * (number - 0.6 * beyond)
        for city in range(CITIES):
            if posts >> city & 1:
                value += cities[city]
        value += self.arms(posts, self.game.characters.extra_arms[character] if character != NOWHERE else 0)
        if posts & (1 << CONTRACT_CITIES) - 1:
            value += 0.5 * CONTRACT_CITY * (rounds_left + (1.0 if fresh else 0.3))
        value += self._seals(seals, upgraded, rounds_left, fade)
        number = posts.bit_count()
        if character != NOWHERE and number < self.game.places.posts:
            purse = (min(store[COIN], 24), min(store[CAMEL], 12), min(store[JADE], 8))
            value += fade * self.promise(character, figures, posts, seals, cities, outposts, bonuses, *purse)
        if rounds_left and number >= 5:
            value += MANY_POSTS * (number - 4)
        return value

    def income(self, s: MarcoPolo2State, seat: int) -> float:
        """What a seat is still to gain at the start of a round."""
        value = sum(self.bonus[s.bonuses[city]] for city in own_bonus_cities(s, seat))
        return value + sum(self.seal_bonus[seal] for seal in range(SEAL_KINDS) if s.upgraded[seat] >> seal & 1)

    def _seals(self, seals: int, upgraded: int, rounds_left: int, fade: float) -> float:
        """Upgraded seals pay every round and may be on a goal; simple ones may become such, and open sea routes."""
        value = 0.0
        for seal in range(SEAL_KINDS):
            if seals >> seal & 1:
                whole = self.seal_bonus[seal] * rounds_left + self.seal_goal[seal]
                value += fade * SEA + (whole if upgraded >> seal & 1 else SEAL_HOPE * fade * whole)
        return value

    def _contracts(self, active: tuple[int, ...], store: tuple[int, ...], dice_left: int, fade: float) -> float:
        """Goods, and the contracts they are for. Goods without a contract are worth less, and the less the more there are."""
        left = list(store)
        value = 0.0
        for card in active:
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
                missing += DICE_FOR[item] * (number - have)
            if not dice_left:
                continue
            hope = max(0.0, 1.0 - missing / (0.6 * dice_left))
            # what is ready is nearly as good as fulfilled, while there is a turn to do it in
            ready = 2.0 / (missing + 2.0)
            value += 0.9 * hope * covered + 0.85 * hope * ready * (surplus if surplus > 0.5 else 0.5)
            value += (1.0 - hope) * covered * (0.3 * fade + 0.3)
        for item in GOODS:
            number = left[item]
            if number:
                value += max(AT_END[item] * number * (1.0 - fade), SPARE * PRICE[item] * fade * spare(number))
        return value


def of_card(cards: Cards, card: int) -> float:
    """What the use of a city card brings above the price of its die."""
    worth, kind = PRICES.worth, cards.kind[card]
    if kind is CardKind.REPEAT:
        brings = 2.5 * (worth(cards.reward[card]) - worth(cards.cost[card]))
    elif kind is CardKind.TABLE:
        brings = sum(worth(row) for row in cards.rows[card]) / len(cards.rows[card])
    elif kind in (CardKind.PIPS, CardKind.COUNTED):
        brings = (4 if kind is CardKind.PIPS else 3) * worth(cards.reward[card])
    else:
        brings = 2.5
    return brings - 1.2


def evaluate(s: MarcoPolo2State) -> list[float]:
    """Expected points of each seat."""
    if s.over:
        return [float(score) for score in s.scores()]
    judgement = s.game.judgement
    rounds_left, fresh = rounds_after(s), not_rolled(s)
    values = most_contracts(s, s.game.tables.scoring.most_contracts)
    for seat in range(s.players):
        values[seat] += judgement.seat(
            tuple(s.store[seat * STORED : seat * STORED + STORED]),
            s.hand[seat],
            s.active[seat],
            s.characters[seat],
            tuple(s.figures[2 * seat : 2 * seat + 2]),
            s.posts[seat],
            s.seals[seat],
            s.upgraded[seat],
            rounds_left,
            fresh,
            s.city_cards,
            s.outposts,
            s.bonuses,
        )
    for seat, character in enumerate(s.characters):
        if character != NOWHERE:
            if s.kept and s.game.characters.collects[character]:
                values[seat] += 0.9 * sum(judgement.outpost[tile] for tile in s.kept)
            if not s.round:  # characters are being picked
                values[seat] += judgement.character[character]
    if fresh:
        for frame in s.stack:
            if isinstance(frame, Income):
                values[frame.seat] += judgement.income(s, frame.seat)
    waiting = _next_to_act(s)
    if waiting is not None:
        values[waiting] -= WAITING if rounds_left else LAST_WAITING
    return values


def rounds_after(s: MarcoPolo2State) -> int:
    """How many rounds will still begin."""
    return s.game.tables.setup.rounds - max(s.round, 1)


def not_rolled(s: MarcoPolo2State) -> bool:
    """Whether a round has begun, or is about to, and all its dice are still to come."""
    return not any(s.hand) and not any(s.marks)


def _next_to_act(s: MarcoPolo2State) -> int | None:
    """The seat whose action comes next. It will cost dice: were that not counted, rolling on and on would seem better.

    None at the start of a round and when nobody else has dice: then it would seem good to throw dice away and let others begin.
    """
    if not any(s.marks) or sum(map(bool, s.hand)) < 2:
        return None
    asked = s.stack[-1].seat
    return asked if not s.acted else following(s, asked)
