"""What can prevent an action of boats, and the message for it. The numbers are unique among all parts."""

from __future__ import annotations

CANNOT_LAND = 70
NO_ISLAND = 71
CANNOT_TRADE = 72
NO_MARKET = 73
NO_OUTPOST = 74

MESSAGES = {
    CANNOT_LAND: "boat-cannot-land",
    NO_ISLAND: "no-island",
    CANNOT_TRADE: "cannot-trade",
    NO_MARKET: "no-market",
    NO_OUTPOST: "no-outpost",
}
