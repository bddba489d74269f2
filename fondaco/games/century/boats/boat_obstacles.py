"""What can prevent an action of boats, and the message for it. All parts number their obstacles apart."""

from __future__ import annotations

CANNOT_LAND = 150
NO_ISLAND = 151
NO_MARKET = 152
NO_OUTPOST = 153

MESSAGES = {
    CANNOT_LAND: "boat-cannot-land",
    NO_ISLAND: "no-island",
    NO_MARKET: "no-market",
    NO_OUTPOST: "no-outpost",
}
