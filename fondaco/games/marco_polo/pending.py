"""What the question on top still promises: a judgement for bots that look at positions in the middle of an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..polo.city_cards import SwapOnce, Times
from ..polo.contracts import KeepDrawn
from ..polo.rewards import Copy, Good, Order, Pair, Trigger
from .bazaar import Row
from .city_cards import SwapEach
from .contracts import Extra, Take
from .evaluation import PRICE, worth
from .items import CAMEL, CONTRACT, COPY, GOOD, PAIR, TRIGGER
from .placing import Die
from .tables import CARDS, CONTRACTS, DIE_CODES, KHAN, TRAVEL
from .travel import Travel

if TYPE_CHECKING:
    from .state import MarcoPoloState

ACTION = 1.4
"""What an action brings at least."""
PIP = 0.4
"""What one pip more is worth where it is not said how much."""


def _die(s: MarcoPoloState, asked: Die) -> float:
    """Dice that are being placed are worth what the lowest of them allows; before the first one, what the best ones would."""
    space, placed = asked.space, s.game.spaces.dice[asked.space] - asked.left
    if placed:
        value = s.board[space][-placed] // DIE_CODES
    else:
        hand = s.hand[asked.seat]
        value = hand[-min(asked.left, len(hand))] // DIE_CODES or 6
    if space in s.game.spaces.rows:
        return worth(s.game.spaces.rows[space][value - 1])
    if space == KHAN:
        return ACTION + PRICE[GOOD]
    return ACTION + (PIP * value if space in (CONTRACTS, TRAVEL) or space >= CARDS else 0.0)


def _row(s: MarcoPoloState, asked: Row) -> float:
    return worth(s.game.spaces.rows[asked.space][asked.value - 1])


def _take(s: MarcoPoloState, asked: Take) -> float:
    return ACTION + PIP * asked.value if asked.first < 0 else 0.0


def _travel(s: MarcoPoloState, asked: Travel) -> float:
    return ACTION + PIP * (asked.most - asked.steps) + (1.0 if asked.steps else 0.0)


def _times(s: MarcoPoloState, asked: Times) -> float:
    cards = s.game.cards
    return asked.most * max(0.0, worth(cards.reward[asked.card]) - worth(cards.cost[asked.card]))


JUDGES: dict[type, Callable[[Any, Any], float]] = {
    Die: _die,
    Row: _row,
    Take: _take,
    Travel: _travel,
    Times: _times,
    Extra: lambda s, asked: PRICE[CAMEL] * asked.amount,
    Good: lambda s, asked: PRICE[GOOD] * asked.left,
    Pair: lambda s, asked: PRICE[PAIR],
    Copy: lambda s, asked: PRICE[COPY],
    Trigger: lambda s, asked: PRICE[TRIGGER] * asked.left,
    KeepDrawn: lambda s, asked: PRICE[CONTRACT],
    Order: lambda s, asked: sum(PRICE[effect] for effect in asked.effects),
    SwapOnce: lambda s, asked: PIP * asked.most,
    SwapEach: lambda s, asked: PIP * asked.left,
}


def pending(s: MarcoPoloState) -> float:
    """What the seat that is asked still has before it, beyond what it holds."""
    asked = s.stack[-1]
    judge = JUDGES.get(type(asked))
    return judge(s, asked) if judge else 0.0
