"""The weights of the evaluation, in points. They were found by matches between bots."""

from __future__ import annotations

from typing import Final

from ...polo.evaluation import Prices
from ...polo.items import CAMEL, COIN, GOLD, PEPPER, SILK
from ..items import GOOD, JADE

PRICE: Final[tuple[float, ...]] = (0.33, 0.42, 0.6, 0.95, 1.3, 1.0, 0.7, 0.95, 1.7, 2.0, 1.2, 1.8, 2.0, 1.4, 1.9)
"""Points for one of each item, in the middle of the game."""
PRICES: Final = Prices(PRICE)
AT_END: Final = {PEPPER: 0.5, SILK: 0.5, GOLD: 0.5, JADE: 0.5, COIN: 0.1, CAMEL: 0.02}
"""The prices at the very end."""
DIE: Final[tuple[float, ...]] = (0.0, 1.1, 1.25, 1.4, 1.55, 1.75, 1.9)
"""Points for a die on the tableau by its value."""
LAST_DICE: Final[tuple[float, ...]] = (0.0, 0.2, 0.35, 0.45, 0.55, 0.6)
"""The share of their value that dice lose in the last round, by their number."""
DICE_FOR: Final = {CAMEL: 0.25, PEPPER: 0.35, SILK: 0.5, GOLD: 0.6, JADE: 0.5, GOOD: 0.4}
"""The dice that it takes to get one of each item."""
STEP_PRICE: Final = 0.5
JOURNEY_PRICE: Final = 1.8
"""The price of a step beside its road, and of a journey in dice."""
NEAR: Final = 0.5
NEXT: Final = 0.25
"""The shares of the best journey's value and of the second best one's that count before they are made."""
SPARE: Final = 0.7
"""The share of their price that goods without a contract are worth."""
POST: Final = 0.5
MANY_POSTS: Final = 1.0
"""Points for any post, and for posts beyond the fourth; the ninth and later ones are out of reach."""
CONTRACT_CITY: Final = 0.8
"""Points for the first city with contracts, each round."""
CARD_USE: Final = 0.5
SPECIAL_USE: Final = 0.8
"""The shares of rounds in which cards and special cities are used."""
SIMPLE_SEAL: Final = 0.45
"""The share of an upgraded seal's value that a simple one is worth."""
SEA: Final = 0.5
"""Points for the sea route of a seal."""
GOAL_ARMS: Final = 0.22
"""The share of coats of arms that a goal counts once more."""
WAITING: Final = 2.0
LAST_WAITING: Final = 0.8
"""The dice that the next action costs, in points, before the last round and in it."""
LATE: Final = 3.0
"""The number of dice before the end at which items are worth half."""
MANY_COINS: Final = 16
MANY_CAMELS: Final = 8
MANY_JADE: Final = 5
"""Items beyond these numbers are worth less."""
