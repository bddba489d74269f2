"""What can prevent an action of settlers, and the message for it.

The obstacles of all parts with settlers have different numbers: those of markets and routes begin at 50, those of boats at 70.
"""

from __future__ import annotations

BOARD_NOT_IN_PLAY = 30
NOT_EXPLORED = 31
OWN_SETTLERS_THERE = 32
TOO_FEW_SETTLERS = 33
CANNOT_TRADE = 34
NO_POINT_CARD = 35
CANNOT_CLAIM = 36
MUST_TAKE = 37
OTHER_STACK = 38
STACK_EMPTY = 39
NO_BONUS_SLOT = 40
NOT_TO_BE_EXPLORED = 41

MESSAGES = {
    BOARD_NOT_IN_PLAY: "board-not-in-play",
    NOT_EXPLORED: "not-explored",
    OWN_SETTLERS_THERE: "own-settlers-there",
    TOO_FEW_SETTLERS: "too-few-settlers",
    CANNOT_TRADE: "cannot-trade",
    NO_POINT_CARD: "no-point-card-here",
    CANNOT_CLAIM: "cannot-claim",
    MUST_TAKE: "leave-nothing-done",
    OTHER_STACK: "other-stack",
    STACK_EMPTY: "empty-stack",
    NO_BONUS_SLOT: "no-bonus-slot",
    NOT_TO_BE_EXPLORED: "not-to-be-explored",
}
