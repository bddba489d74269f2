"""What can prevent an action at sea, and the message for it. All parts number their obstacles apart."""

from __future__ import annotations

from typing import Final

THERE_ALREADY: Final = 200
NOT_ON_MAP: Final = 201
TOO_FAR: Final = 202
TOLL_NOT_PAYABLE: Final = 203
NOT_AN_ISLAND: Final = 210
NO_OWN_OUTPOST: Final = 211
ALREADY_BUILT: Final = 212
TOO_FEW_TO_BUILD: Final = 213

MESSAGES: Final = {
    THERE_ALREADY: "there-already",
    NOT_ON_MAP: "not-on-map",
    TOO_FAR: "too-far",
    TOLL_NOT_PAYABLE: "cannot-end-there",
    NOT_AN_ISLAND: "no-island",
    NO_OWN_OUTPOST: "no-outpost",
    ALREADY_BUILT: "already-built",
    TOO_FEW_TO_BUILD: "too-few-to-build",
}
