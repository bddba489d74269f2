"""What can prevent an action of Valdora, and the message for it."""

from __future__ import annotations

from typing import Final

MUST_MOVE: Final = 2
TOO_FAR: Final = 3
NEEDS_PROVISIONS: Final = 4
CANNOT_PAY_ENCOUNTER: Final = 5
PROVISIONS_IN_CITIES: Final = 6
ONE_ACTION: Final = 7
NO_PAGE: Final = 8
CANNOT_PAY_TURNING: Final = 9
CANNOT_PAY_ORDER: Final = 10
ORDERS_FULL: Final = 11
ORDERS_NOT_FULL: Final = 12
NO_ORDERS_HERE: Final = 13
EQUIPMENT_OWNED: Final = 14
NO_GOLD: Final = 15
EQUIPMENT_NOT_OWNED: Final = 16
WRONG_GEM: Final = 17
LOADED_IN_ORDER: Final = 18
NOT_FREE: Final = 19
SAME_GEM: Final = 20
NO_GEMS_HERE: Final = 21
NO_MORE_SHIPS: Final = 22
GEM_NOT_HERE: Final = 23
GEM_PUT_HERE: Final = 24
CANNOT_PAY_LOADING: Final = 25
NO_ORDER: Final = 26
OTHER_PATRON: Final = 27
NO_COIN: Final = 28
GEMS_MISSING: Final = 29
GEM_NOT_THERE: Final = 30

MESSAGES: Final = {
    MUST_MOVE: "must-move",
    TOO_FAR: "too-far",
    NEEDS_PROVISIONS: "needs-provisions",
    CANNOT_PAY_ENCOUNTER: "cannot-pay-encounter",
    PROVISIONS_IN_CITIES: "provisions-in-cities",
    ONE_ACTION: "one-action",
    NO_PAGE: "no-page",
    CANNOT_PAY_TURNING: "cannot-pay-turning",
    CANNOT_PAY_ORDER: "cannot-pay-order",
    ORDERS_FULL: "orders-full",
    ORDERS_NOT_FULL: "orders-not-full",
    NO_ORDERS_HERE: "no-orders-here",
    EQUIPMENT_OWNED: "equipment-owned",
    NO_GOLD: "no-gold",
    EQUIPMENT_NOT_OWNED: "equipment-not-owned",
    WRONG_GEM: "wrong-gem",
    LOADED_IN_ORDER: "loaded-in-order",
    NOT_FREE: "not-free",
    SAME_GEM: "same-gem",
    NO_GEMS_HERE: "no-gems-here",
    NO_MORE_SHIPS: "no-more-ships",
    GEM_NOT_HERE: "gem-not-here",
    GEM_PUT_HERE: "gem-put-here",
    CANNOT_PAY_LOADING: "cannot-pay-loading",
    NO_ORDER: "no-order",
    OTHER_PATRON: "other-patron",
    NO_COIN: "no-coin",
    GEMS_MISSING: "gems-missing",
    GEM_NOT_THERE: "gem-not-there",
}
