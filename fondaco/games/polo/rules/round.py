"""Rundenablauf: the parts of a round that both games know (pages 15 and 16)."""

from __future__ import annotations

from ..state import AnyPolo


def clockwise(s: AnyPolo) -> list[int]:
    """All seats from the start player on: in this order bonuses and low rolls are handled (a ruling: round-start-clockwise)."""
    return [(s.hourglass + offset) % s.players for offset in range(s.players)]


def begin_round(s: AnyPolo) -> None:
    """Count the new round."""
    s.round += 1
    s.turn_number += 1
    s.emit("round", None, number=s.round)


def begin_turn(s: AnyPolo, seat: int) -> None:
    """The seat's turn begins."""
    s.turn_number += 1
    s.acted = False
    s.bought = False
    s.new_posts = 0
    s.stack.append(s.game.turns[seat])


def following(s: AnyPolo, seat: int) -> int | None:
    """The next seat clockwise that still has dice; None when the round is over."""
    for offset in range(1, s.players + 1):
        other = (seat + offset) % s.players
        if s.hand[other]:
            return other
    return None


def show_goals(s: AnyPolo) -> None:
    """The game is over, and the goals are turned over."""
    s.revealed += 1
    s.emit("end", None)
    if s.event_sink is not None:
        for seat in range(s.players):
            for goal in s.goals[seat].cards:
                s.emit("goal", seat, goal=s.game.goals.labels[goal])
