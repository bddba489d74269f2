"""Rounds: each seat has a turn in each; the round in which a seat has enough to end the game is the last."""

from __future__ import annotations

from .state import CenturyState


def next_turn(s: CenturyState, seat: int, reason: str) -> int | None:
    """The seat after this one, clockwise; None when its turn was the last. After the last round the game ends for the reason."""
    following = seat + 1
    if following < s.players:
        return following
    if s.last_round or s.round == s.game.round_limit:
        s.ended_by = reason if s.last_round else "round-limit"
        s.emit(f"end-{s.ended_by}", None)
        return None
    s.round += 1
    return 0
