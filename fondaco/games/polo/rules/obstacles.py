"""What can prevent the actions that both games have, and the messages for it. The obstacles of one game only begin at 50."""

from __future__ import annotations

DICE_WITHOUT_VALUE = 2
NO_SUCH_DIE = 3
NOT_YOUR_COLOUR = 4
PAST_END = 5
TOO_FEW_CAMELS = 6
BOUGHT_ALREADY = 7
NO_BLACK_DICE = 8
CONTRACT_NOT_HELD = 9
CANNOT_FULFIL = 10
JUST_TAKEN = 11
OWN_COLOUR = 12
DICE_ORDER = 13
DIE_TOO_LOW = 14
DIE_TOO_HIGH = 15
TOO_FEW_FOLLOW = 16
TOO_OFTEN = 17
ONCE_AT_LEAST = 18
CANNOT_SWAP = 19
MORE_THAN_DUE = 20
CHARACTER_TAKEN = 21
CHARACTER_NOT_OFFERED = 22
MUST_RELOCATE = 23
NO_POST_THERE = 24
POST_STAYS = 25
NO_SUCH_EFFECT = 26
GOODS_IN_ORDER = 27
COPIES_ITSELF = 28
BONUSES_IN_ORDER = 29
TOO_FEW_BONUSES_LEFT = 30
ONE_STEP_AT_LEAST = 31
SWITCH_THEN_STEP = 32
ONE_FIGURE = 33
SWITCHED_ALREADY = 34
SAME_PLACE = 35
OTHER_CANNOT_MOVE = 36
NO_ROAD = 37
CANNOT_PAY_STEP = 38
NO_DICE = 39
ACTED_ALREADY = 40
MUST_ACT = 41
NO_POST = 42
NEW_POST = 43
CARD_USED = 44
CARD_USELESS = 45
TOO_FEW_DICE = 46
NO_CONTRACTS = 47
ONE_CONTRACT_AT_LEAST = 48

MESSAGES = {
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
