"""Rounds: every seat has one turn in each, clockwise from the start player; the one in which the goal is reached is the last."""

from __future__ import annotations

from .state import CenturyState


def next_seat(s: CenturyState, seat: int, goal: str) -> int | None:
    """Whose turn comes next; None once the last seat has played the last round, which ends the game by its goal."""
    following = seat + 1
    if following < s.players:
        return following
    if s.last_round:
        end(s, goal)
        return None
    if s.round == s.game.round_limit:
        end(s, "round-limit")
        return None
    s.round += 1
    return 0


def end(s: CenturyState, reason: str) -> None:
    """The game is over: nothing more is asked."""
    s.ended_by = reason
    s.tell(f"end-{reason}", None)
