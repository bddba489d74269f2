"""The weights of the evaluation, in points. They were found by matches between bots."""

from __future__ import annotations

from typing import Final

from ...polo.evaluation import Prices
from ...polo.packing import die_of

PRICE: Final[tuple[float, ...]] = (0.33, 0.57, 0.65, 1.14, 1.75, 1.0, 1.1, 1.9, 1.8, 1.2, 2.0, 2.0, 1.9)
"""Points for one of each item, in the middle of the game."""
PRICES: Final = Prices(PRICE)
DIE: Final[tuple[float, ...]] = (1.8, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8)
"""Points for a die on the tableau by its value; Raschid's shows 0 and can be anything."""
TO_COME: Final = tuple([die_of(0, value) for value in (2, 3, 4, 4, 5)])
"""The dice that a seat is expected to roll."""
DICE_FOR: Final[tuple[float, ...]] = (0.2, 0.25, 0.35, 0.6, 0.9)
"""The dice that it takes to get one of each stored item."""
STEP_PRICE: Final = 1.6
JOURNEY_PRICE: Final = 1.0
"""The price of a step beside its road, and of a journey in dice."""
NEAR: Final = 0.65
NEXT: Final = 0.1
"""The shares of the best journey's value and of the second best one's that count before they are made."""
COIN_AT_END: Final = 0.1
CAMEL_AT_END: Final = 0.0
"""The prices of a coin and a camel when nothing more can be bought."""
MANY_COINS: Final = 18
MANY_CAMELS: Final = 7
"""Coins and camels beyond these numbers are worth less."""
BEYOND_MANY: Final = 0.6
"""The share of their price that they lose."""
FULFILLED_BONUS: Final = 0.8
"""Points for fulfilling a contract, beside what it pays."""
READY: Final = 0.9
"""The share of a contract's value that counts while it could be fulfilled and is not."""
GOAL_CITY: Final = 0.5
"""Points for each goal that names a city."""
POST: Final = 0.8
"""Points for any post; the eighth and the ninth are out of reach."""
MANY_POSTS: Final = 0.8
GOOD_IN_BEIJING: Final = 0.25
CARD_USE: Final = 0.75
"""Points for a city card, each round; no difference between cards was found."""
BONUS_USE: Final = 1.2
"""The share of its price that a city's bonus is worth, each round."""
SPARE: Final = 0.9
"""The share of their price that goods without a contract are worth."""
CONTRACT_MAJORITY: Final = 0.7
COMPLETED: Final = 0.4
"""The share of the expected points for most contracts that counts, and the points that a fulfilled contract adds."""
WAITING: Final = 2.0
LAST_WAITING: Final = 0.8
"""The dice that the next action costs, in points, before the last round and in it."""
LAST_DICE: Final[tuple[float, ...]] = (0.0, 0.15, 0.25, 0.35, 0.45, 0.55)
"""The share of their value that dice lose in the last round, by their number: the last ones have little to do."""
LATE: Final = 3.0
"""The number of dice before the end at which items are worth half."""
