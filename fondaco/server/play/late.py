"""Picking in any order: the rules ask in a fixed one, and what they are past is put in where it belongs (`core.picks`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...core.picks import Mark, begun, late_picks
from ...core.state import State
from .table import Step, Table


class Late(NamedTuple):
    """What can still be picked, though the rules are past it."""

    seat: int
    kept: int
    """How many moves were made before the first pick."""
    before: State
    """The position then."""
    picks: dict[int, tuple[int, ...]]
    """By what is picked: all moves from then on."""


def late(table: Table) -> Late | None:
    """What the seat that decided last may still pick."""
    if table.state is None or table.over or table.outdated:
        return None
    return _late(table, table.steps, table.state)


def holder(table: Table, seat: int, steps: Sequence[Step], state: State) -> int | None:
    """The seat, if its turn is over after these moves, but it confirms that itself, or may still pick something."""
    if state.over or state.player == seat:
        return None
    return seat if table.seats[seat].confirms or _late(table, steps, state) else None


def _late(table: Table, steps: Sequence[Step], state: State) -> Late | None:
    kept = begun([Mark(step.seat, step.turn, step.revealed, step.picking) for step in steps], state.revealed)
    if kept is None:
        return None
    before = table.start()
    for step in steps[:kept]:
        before.apply(before.parse(step.move))
    picks = late_picks(before, [before.parse(step.move) for step in steps[kept:]])
    return Late(steps[-1].seat, kept, before, picks) if picks else None
