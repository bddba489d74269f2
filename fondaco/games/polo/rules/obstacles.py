"""What can prevent the actions that both games have, and the messages for it. The obstacles of one game only begin at 50."""

from __future__ import annotations

from typing import Final

DICE_WITHOUT_VALUE: Final = 2
NO_SUCH_DIE: Final = 3
NOT_YOUR_COLOUR: Final = 4
PAST_END: Final = 5
TOO_FEW_CAMELS: Final = 6
BOUGHT_ALREADY: Final = 7
NO_BLACK_DICE: Final = 8
CONTRACT_NOT_HELD: Final = 9
CANNOT_FULFIL: Final = 10
JUST_TAKEN: Final = 11
OWN_COLOUR: Final = 12
DICE_ORDER: Final = 13
DIE_TOO_LOW: Final = 14
DIE_TOO_HIGH: Final = 15
TOO_FEW_FOLLOW: Final = 16
TOO_OFTEN: Final = 17
ONCE_AT_LEAST: Final = 18
CANNOT_SWAP: Final = 19
MORE_THAN_DUE: Final = 20
CHARACTER_TAKEN: Final = 21
CHARACTER_NOT_OFFERED: Final = 22
MUST_RELOCATE: Final = 23
NO_POST_THERE: Final = 24
POST_STAYS: Final = 25
NO_SUCH_EFFECT: Final = 26
GOODS_IN_ORDER: Final = 27
COPIES_ITSELF: Final = 28
BONUSES_IN_ORDER: Final = 29
TOO_FEW_BONUSES_LEFT: Final = 30
ONE_STEP_AT_LEAST: Final = 31
SWITCH_THEN_STEP: Final = 32
ONE_FIGURE: Final = 33
SWITCHED_ALREADY: Final = 34
SAME_PLACE: Final = 35
OTHER_CANNOT_MOVE: Final = 36
NO_ROAD: Final = 37
CANNOT_PAY_STEP: Final = 38
NO_DICE: Final = 39
ACTED_ALREADY: Final = 40
MUST_ACT: Final = 41
NO_POST: Final = 42
NEW_POST: Final = 43
CARD_USED: Final = 44
CARD_USELESS: Final = 45
TOO_FEW_DICE: Final = 46
NO_CONTRACTS: Final = 47
ONE_CONTRACT_AT_LEAST: Final = 48

MESSAGES: Final = {
    DICE_WITHOUT_VALUE: "dice-without-value",
    NO_SUCH_DIE: "no-such-die",
    NOT_YOUR_COLOUR: "not-your-colour",
    PAST_END: "turn-past-end",
    TOO_FEW_CAMELS: "too-few-camels",
    BOUGHT_ALREADY: "bought-already",
    NO_BLACK_DICE: "no-black-dice",
    CONTRACT_NOT_HELD: "contract-not-held",
    CANNOT_FULFIL: "cannot-complete",
    JUST_TAKEN: "just-taken",
    OWN_COLOUR: "own-colour",
    DICE_ORDER: "dice-order",
    TOO_FEW_FOLLOW: "dice-after",
    TOO_OFTEN: "too-often",
    ONCE_AT_LEAST: "once-at-least",
    CANNOT_SWAP: "cannot-swap",
    MORE_THAN_DUE: "compensation-is",
    CHARACTER_TAKEN: "character-taken",
    CHARACTER_NOT_OFFERED: "character-not-offered",
    MUST_RELOCATE: "must-relocate",
    NO_POST_THERE: "no-post-there",
    POST_STAYS: "post-stays",
    NO_SUCH_EFFECT: "no-such-effect",
    GOODS_IN_ORDER: "good-order",
    COPIES_ITSELF: "copies-itself",
    BONUSES_IN_ORDER: "bonus-order",
    TOO_FEW_BONUSES_LEFT: "bonuses-left",
    ONE_STEP_AT_LEAST: "one-step-at-least",
    SWITCH_THEN_STEP: "switch-then-step",
    ONE_FIGURE: "one-figure",
    SWITCHED_ALREADY: "switched-already",
    SAME_PLACE: "same-place",
    OTHER_CANNOT_MOVE: "other-cannot-move",
    NO_ROAD: "no-road",
    CANNOT_PAY_STEP: "cannot-pay-step",
    NO_DICE: "no-dice",
    ACTED_ALREADY: "acted-already",
    MUST_ACT: "must-act",
    NO_POST: "card-needs-post",
    NEW_POST: "post-is-new",
    CARD_USED: "card-used",
    TOO_FEW_DICE: "too-few-dice",
    NO_CONTRACTS: "no-contracts",
    ONE_CONTRACT_AT_LEAST: "one-contract-at-least",
}
