"""What can prevent an action of settlers, and the message for it.

All parts number their obstacles apart: markets and routes from 130, boats from 150.
"""

from __future__ import annotations

BOARD_NOT_IN_PLAY = 100
NOT_EXPLORED = 101
OWN_SETTLERS_THERE = 102
TOO_FEW_SETTLERS = 103
NO_POINT_CARD = 105
CANNOT_CLAIM = 106
MUST_TAKE = 107
OTHER_STACK = 108
STACK_EMPTY = 109
NO_BONUS_SLOT = 110
NOT_TO_BE_EXPLORED = 111

MESSAGES = {
    BOARD_NOT_IN_PLAY: "board-not-in-play",
    NOT_EXPLORED: "not-explored",
    OWN_SETTLERS_THERE: "own-settlers-there",
    TOO_FEW_SETTLERS: "too-few-settlers",
    NO_POINT_CARD: "no-point-card-here",
    CANNOT_CLAIM: "cannot-claim",
    MUST_TAKE: "leave-nothing-done",
    OTHER_STACK: "other-stack",
    STACK_EMPTY: "empty-stack",
    NO_BONUS_SLOT: "no-bonus-slot",
    NOT_TO_BE_EXPLORED: "not-to-be-explored",
}
