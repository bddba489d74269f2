"""What can prevent an action at a market or on a trade route, and the message for it. The numbers are unique among all parts."""

from __future__ import annotations

NO_MERCHANT = 50
CANNOT_USE = 51
CANNOT_TRADE = 52
NO_SETTLER_THERE = 53
NO_CARD_IN_ROUTE = 54
TRAVELLERS_THERE = 55
TOO_FEW_TRAVELLERS = 56
NO_GOLDEN_DEALS = 57
SWAP_TWO = 58
NO_TRAVELLER_THERE = 59

MESSAGES = {
    NO_MERCHANT: "no-card-at-market",
    CANNOT_USE: "cannot-use-card",
    CANNOT_TRADE: "cannot-trade",
    NO_SETTLER_THERE: "no-settler-there",
    NO_CARD_IN_ROUTE: "no-card-in-route",
    TRAVELLERS_THERE: "travellers-there",
    TOO_FEW_TRAVELLERS: "too-few-travellers",
    NO_GOLDEN_DEALS: "no-golden-deals",
    SWAP_TWO: "swap-two",
    NO_TRAVELLER_THERE: "no-traveller-there",
}
