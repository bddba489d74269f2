"""What must be true of every state: no piece is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..polo import invariants as polo
from ..polo.state import NOWHERE
from .tables import BEIJING

if TYPE_CHECKING:
    from .state import MarcoPoloState


def violations(s: MarcoPoloState) -> list[str]:
    """Return the violated invariants."""
    shown = [*(card for card in s.contract_row if card >= 0), *s.contract_stacks.cards]
    return [
        *polo.store_violations(s),
        *_dice(s),
        *polo.post_violations(s),
        *_beijing(s),
        *polo.figure_violations(s),
        *polo.contract_violations(s, shown),
        *polo.goal_violations(s),
    ]


def _dice(s: MarcoPoloState) -> list[str]:
    white_die = s.game.characters.white_die
    white = any(each.character != NOWHERE and white_die[each.character] for each in s.seats)
    spaces = s.game.spaces
    return polo.dice_violations(
        s, spaces.neutral[s.players], s.game.components.setup.dice, (spaces.black_dice[s.players], int(white))
    )


def _beijing(s: MarcoPoloState) -> list[str]:
    return [
        f"seat {seat} and the slots in Beijing do not agree"
        for seat in range(s.players)
        if (seat in s.beijing_slots) != s.has_post(seat, BEIJING) or s.beijing_slots.count(seat) > 1
    ]
