"""What can prevent an action of Valdora, and the message for it."""

from __future__ import annotations

MUST_MOVE = 2
TOO_FAR = 3
NEEDS_PROVISIONS = 4
CANNOT_PAY_ENCOUNTER = 5
PROVISIONS_IN_CITIES = 6
ONE_ACTION = 7
NO_PAGE = 8
CANNOT_PAY_TURNING = 9
CANNOT_PAY_ORDER = 10
ORDERS_FULL = 11
ORDERS_NOT_FULL = 12
NO_ORDERS_HERE = 13
EQUIPMENT_OWNED = 14
NO_GOLD = 15
EQUIPMENT_NOT_OWNED = 16
WRONG_GEM = 17
LOADED_IN_ORDER = 18
NOT_FREE = 19
SAME_GEM = 20
NO_GEMS_HERE = 21
NO_MORE_SHIPS = 22
GEM_NOT_HERE = 23
GEM_PUT_HERE = 24
CANNOT_PAY_LOADING = 25
NO_ORDER = 26
OTHER_PATRON = 27
NO_COIN = 28
GEMS_MISSING = 29
GEM_NOT_THERE = 30

MESSAGES = {
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
