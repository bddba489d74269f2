"""What can prevent the actions that only this game has, and the messages for it."""

from __future__ import annotations

from typing import Final

from ...polo.rules import obstacles as polo

BAG_ONCE: Final = 50
BAG_LAST_DIE: Final = 51
STORES_NONE: Final = 52
NOT_STORED: Final = 53
SEAL_NOT_OWNED: Final = 54
SEAL_UPGRADED: Final = 55
CANNOT_UPGRADE: Final = 56
SPACE_FULL: Final = 57
SPACE_TOO_DEAR: Final = 58
NO_CONTRACT_CITY: Final = 59
ALL_SEALS: Final = 60
LOWER_ONLY: Final = 61
NO_FIRST_STEP: Final = 62
OFFER_TOO_DEAR: Final = 63
SEAL_OWNED: Final = 64
SEAL_TOO_HIGH: Final = 65
NOT_ON_BOARD: Final = 66
PAY_BETWEEN: Final = 67
CONTRACTS_IN_ORDER: Final = 68
OTHER_CITY: Final = 69
NO_CONTRACT_THERE: Final = 70
NO_STEPS_LEFT: Final = 71
SEA_NEEDS_SEAL: Final = 72
NO_POST_POSSIBLE: Final = 73
MUST_PLACE: Final = 74
TOO_FEW_OASES: Final = 75
TOO_FEW_PAIRS: Final = 76
SEAL_NOT_UPGRADED: Final = 77

MESSAGES: Final = {
    **polo.MESSAGES,
    BAG_ONCE: "bag-once",
    BAG_LAST_DIE: "bag-last",
    STORES_NONE: "stores-none",
    NOT_STORED: "not-kept",
    SEAL_NOT_OWNED: "seal-not-owned",
    SEAL_UPGRADED: "seal-upgraded",
    CANNOT_UPGRADE: "cannot-upgrade",
    NO_CONTRACT_CITY: "no-contract-city",
    ALL_SEALS: "all-seals",
    LOWER_ONLY: "lower-only",
    NO_FIRST_STEP: "no-step-payable",
    OFFER_TOO_DEAR: "offer-too-dear",
    SEAL_OWNED: "seal-owned",
    SEAL_TOO_HIGH: "seal-too-high",
    NOT_ON_BOARD: "not-on-board",
    PAY_BETWEEN: "pay-between",
    CONTRACTS_IN_ORDER: "contract-order",
    OTHER_CITY: "other-city",
    NO_CONTRACT_THERE: "no-contract-there",
    NO_STEPS_LEFT: "no-steps-left",
    SEA_NEEDS_SEAL: "sea-needs-seal",
    NO_POST_POSSIBLE: "no-post-possible",
    MUST_PLACE: "must-place",
    TOO_FEW_OASES: "so-many-oases",
    TOO_FEW_PAIRS: "so-many-pairs",
    SEAL_NOT_UPGRADED: "seal-not-upgraded",
}
