"""What can prevent the actions that only this game has, and the messages for it."""

from __future__ import annotations

from typing import Final

from ...polo.rules import obstacles as polo

SPACE_TOO_DEAR: Final = 50
TRAVEL_TOO_DEAR: Final = 51
KHAN_FULL: Final = 52
KHAN_TOO_LOW: Final = 53
NO_FIRST_STEP: Final = 54
ROW_TOO_HIGH: Final = 55
NO_CONTRACT_THERE: Final = 56
CONTRACT_TOO_FAR: Final = 57
CONTRACTS_IN_ORDER: Final = 58
KEEP_TWO: Final = 60
CANNOT_PAY_PAIRS: Final = 61
PAIRS_IN_ORDER: Final = 62
CANNOT_PAY_PAIR: Final = 63

MESSAGES: Final = {
    **polo.MESSAGES,
    SPACE_TOO_DEAR: "space-too-dear",
    TRAVEL_TOO_DEAR: "travel-too-dear",
    KHAN_FULL: "khan-full",
    KHAN_TOO_LOW: "khan-too-low",
    ROW_TOO_HIGH: "row-too-high",
    NO_CONTRACT_THERE: "no-contract-there",
    CONTRACT_TOO_FAR: "contract-too-far",
    CONTRACTS_IN_ORDER: "contract-order",
    KEEP_TWO: "keep-two",
    CANNOT_PAY_PAIRS: "cannot-pay-pairs",
    PAIRS_IN_ORDER: "pair-order",
    CANNOT_PAY_PAIR: "cannot-pay-pair",
}
