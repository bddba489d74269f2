"""What can prevent an action at a market, and the message for it. All parts number their obstacles apart."""

from __future__ import annotations

NO_CARD_AT_MARKET = 130
CANNOT_USE = 131
NO_SETTLER_THERE = 132

MESSAGES = {
    NO_CARD_AT_MARKET: "no-card-at-market",
    CANNOT_USE: "cannot-use-card",
    NO_SETTLER_THERE: "no-settler-there",
}
