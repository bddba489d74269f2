"""What must be true of every table: no piece is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..polo import invariants as polo
from .tables import BEIJING

if TYPE_CHECKING:
    from .state import MarcoPoloState


def problems(s: MarcoPoloState) -> list[str]:
    """The broken invariants; empty when all is sound."""
    shown = [*(card for card in s.row if card >= 0), *s.stacks.cards]
    return [*polo.stores(s), *_dice(s), *_posts(s), *polo.contracts(s, shown), *polo.goals(s)]


def _dice(s: MarcoPoloState) -> list[str]:
    setup, white_die = s.game.tables.setup, s.game.characters.white_die
    white = any(character >= 0 and white_die[character] for character in s.characters)
    black = setup.black_dice[s.players - setup.players[0]]
    return polo.dice(s, s.game.spaces.neutral[s.players], setup.dice, (black, int(white)))


def _posts(s: MarcoPoloState) -> list[str]:
    found = polo.posts(s)
    for seat in range(s.players):
        if (seat in s.beijing) != bool(s.posts[seat] >> BEIJING & 1) or s.beijing.count(seat) > 1:
            found.append(f"seat {seat} and the slots in Beijing do not agree")
        found += polo.figures(s, seat, s.game.characters.figures)
    return found
