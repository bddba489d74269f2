"""What can prevent the actions that only this game has, and the messages for it."""

from __future__ import annotations

from ...polo.rules import obstacles as polo

BAG_ONCE = 50
BAG_LAST_DIE = 51
STORES_NONE = 52
NOT_STORED = 53
SEAL_NOT_OWNED = 54
SEAL_UPGRADED = 55
CANNOT_UPGRADE = 56
SPACE_FULL = 57
SPACE_TOO_DEAR = 58
NO_CONTRACT_CITY = 59
ALL_SEALS = 60
LOWER_ONLY = 61
NO_FIRST_STEP = 62
OFFER_TOO_DEAR = 63
SEAL_OWNED = 64
SEAL_TOO_HIGH = 65
NOT_ON_BOARD = 66
PAY_BETWEEN = 67
CONTRACTS_IN_ORDER = 68
OTHER_CITY = 69
NO_CONTRACT_THERE = 70
NO_STEPS_LEFT = 71
SEA_NEEDS_SEAL = 72
NO_POST_POSSIBLE = 73
MUST_PLACE = 74
TOO_FEW_OASES = 75
TOO_FEW_PAIRS = 76
SEAL_NOT_UPGRADED = 77

MESSAGES = {
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
