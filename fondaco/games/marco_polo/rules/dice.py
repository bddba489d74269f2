"""Black dice."""

from __future__ import annotations

from ...polo.packing import BLACK, DIE_CODES, add, roll_one
from ..state import MarcoPoloState


def gain_black_die(s: MarcoPoloState, seat: int, number: int) -> None:
    """Take a black die from the board and roll it; nothing if none is left. Raschid's shows no value until it is placed."""
    if not s.black_dice:
        s.emit("no-black-die", seat)
        return
    s.black_dice -= 1
    value = 0 if s.game.characters.names_values[s.characters[seat]] else roll_one(s, seat, "black die")
    add(s, seat, value * DIE_CODES + BLACK)
    if s.event_sink is not None:
        s.emit("black-die", seat, value=value)
