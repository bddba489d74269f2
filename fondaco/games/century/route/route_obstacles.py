"""What can prevent an action on a trade route, and the message for it. All parts number their obstacles apart."""

from __future__ import annotations

NO_CARD_IN_ROUTE = 140
TRAVELLERS_THERE = 141
TOO_FEW_TRAVELLERS = 142
NO_GOLDEN_DEALS = 143
SWAP_TWO = 144
NO_TRAVELLER_THERE = 145

MESSAGES = {
    NO_CARD_IN_ROUTE: "no-card-in-route",
    TRAVELLERS_THERE: "travellers-there",
    TOO_FEW_TRAVELLERS: "too-few-travellers",
    NO_GOLDEN_DEALS: "no-golden-deals",
    SWAP_TWO: "swap-two",
    NO_TRAVELLER_THERE: "no-traveller-there",
}
