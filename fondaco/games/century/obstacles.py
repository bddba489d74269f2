"""What can prevent an action with cubes, merchants and hands, and the message for it.

Questions combine obstacles of several parts, so all parts number them apart: settlers from 100, the sea from 200.
"""

from __future__ import annotations

from typing import Final

NO_SUCH_CUBE: Final = 2
COLOURS_RISE: Final = 3
TRADES_NOT_PAYABLE: Final = 4
MORE_THAN_ALL_TRADES: Final = 5
TOO_MANY_STEPS: Final = 6
TOO_FEW_TO_UPGRADE: Final = 7
KEEP_BETWEEN: Final = 8
NO_MERCHANT: Final = 20
TOO_FEW_TO_ACQUIRE: Final = 21
COST_NOT_PAYABLE: Final = 22
NOT_IN_HAND: Final = 40
NOT_PLAYED: Final = 41
BACK_ITSELF: Final = 42
NO_DEAL_ON_STARTER: Final = 43
NO_SECOND_CARD: Final = 44
LAY_ANOTHER: Final = 45
NO_POINT_CARD: Final = 60
CARD_NOT_PAYABLE: Final = 61

MESSAGES: Final = {
    NO_SUCH_CUBE: "no-such-cube",
    COLOURS_RISE: "colours-rise",
    TRADES_NOT_PAYABLE: "cannot-trade-so-often",
    MORE_THAN_ALL_TRADES: "more-than-all-trades",
    TOO_MANY_STEPS: "too-many-steps",
    TOO_FEW_TO_UPGRADE: "too-few-to-upgrade",
    KEEP_BETWEEN: "keep-between",
    NO_MERCHANT: "no-merchant-there",
    TOO_FEW_TO_ACQUIRE: "too-few-to-acquire",
    COST_NOT_PAYABLE: "cannot-trade",
    NOT_IN_HAND: "not-in-hand",
    NOT_PLAYED: "not-played",
    BACK_ITSELF: "back-itself",
    NO_DEAL_ON_STARTER: "no-deal-on-starter",
    NO_SECOND_CARD: "no-second-card",
    LAY_ANOTHER: "lay-another",
    NO_POINT_CARD: "no-point-card-there",
    CARD_NOT_PAYABLE: "cannot-claim",
}
