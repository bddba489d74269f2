"""What can prevent turning a card down for a step or taking a reward, and the message for it."""

from __future__ import annotations

from typing import Final

NOT_THERE_TO_SPEND: Final = 320
CARDS_RISE: Final = 321
COLUMN_BRINGS_CARD: Final = 322

MESSAGES: Final = {
    NOT_THERE_TO_SPEND: "not-there-to-spend",
    CARDS_RISE: "spend-rising",
    COLUMN_BRINGS_CARD: "column-brings-card",
}
