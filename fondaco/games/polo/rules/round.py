"""Rundenablauf: the parts of a round that both games have (pages 15 and 16)."""

from __future__ import annotations

from ..state import AnyPolo


def seats_from_start_player(s: AnyPolo) -> list[int]:
    """Return all seats clockwise from the start player.

    Bonuses and low rolls are handled in this order (a ruling: round-start-clockwise).
    """
    return s.clockwise_from(s.hourglass)


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


def next_seat_with_dice(s: AnyPolo, seat: int) -> int | None:
    """Return the next seat clockwise that still has dice, perhaps the same one; None when the round is over."""
    for other in s.others_clockwise(seat):
        if s.seats[other].dice:
            return other
    return seat if s.seats[seat].dice else None


def take_dice_back(s: AnyPolo) -> None:
    """Return all dice to their owners, except those of colours that are not in play."""
    s.board = list(s.game.spaces.neutral[s.players])
    s.black_dice = s.game.spaces.black_dice[s.players]
    for each in s.seats:
        each.own_colour_on = 0
        each.dice = ()


def show_goals(s: AnyPolo) -> None:
    """End the game, and turn the goals over."""
    s.revealed += 1
    s.emit("end", None)
    if s.event_sink is not None:
        for seat, each in enumerate(s.seats):
            for goal in each.goals.cards:
                s.emit("goal", seat, goal=s.game.goals.labels[goal])
