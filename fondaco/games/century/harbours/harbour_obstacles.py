"""What can prevent an action at the start, at a harbour or with bonus tiles, and the message for it.

All parts number their obstacles apart: the sea from 200.
"""

from __future__ import annotations

from typing import Final

GROUP_GONE: Final = 250
NOT_A_HARBOUR: Final = 251
HARBOUR_CLOSED: Final = 252
HARBOUR_EMPTY: Final = 253
CANNOT_FULFIL: Final = 254
NO_BONUS_LEFT: Final = 255

MESSAGES: Final = {
    GROUP_GONE: "group-gone",
    NOT_A_HARBOUR: "no-harbour",
    HARBOUR_CLOSED: "harbour-closed",
    HARBOUR_EMPTY: "harbour-empty",
    CANNOT_FULFIL: "cannot-fulfil",
    NO_BONUS_LEFT: "no-bonus-left",
}
