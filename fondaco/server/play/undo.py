"""Taking back: as far as the last thing that was revealed, left to chance, or decided by somebody else."""

from __future__ import annotations

from .table import Table


def undo_to(table: Table, seat: int) -> int | None:
    """How many moves stay if the seat takes its last decision back; None if it cannot."""
    return _last_own(table, seat, table.at)


def restart_to(table: Table, seat: int) -> int | None:
    """How many moves stay if the seat takes back all it can of its turn; None if there is nothing."""
    kept = undo_to(table, seat)
    if kept is None:
        return None
    turn = table.steps[kept].turn
    while True:
        further = _last_own(table, seat, kept)
        if further is None or table.steps[further].turn != turn:
            return kept
        kept = further


def _last_own(table: Table, seat: int, before: int) -> int | None:
    """The last decision of a seat among the first `before` moves, if it can still be taken back.

    Forced decisions after it, whosever they are, go with it: nobody chose them.
    """
    if table.state is None or table.over or table.outdated:
        return None
    for at in range(before - 1, -1, -1):
        step = table.steps[at]
        if step.revealed != table.state.revealed:
            return None
        if not step.forced:
            return at if step.seat == seat else None
    return None
