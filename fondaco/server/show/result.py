"""How a game ended: points by source, ranks, scores over time."""

from __future__ import annotations

from ...core.messages import JsonValue
from ..play.table import Table


def result(table: Table, lang: str) -> dict[str, JsonValue]:
    """The reckoning as plain data. Of a game of older rules only the result is known, and why there is no more."""
    if table.outdated is not None:
        assert table.row.result is not None, "a game that is over has a result"
        reason = table.outdated.text(lang)
        return {
            "names": list(table.names),
            **table.row.result,
            "sources": [],
            "points": [],
            "score_history": [],
            "reason": reason,
        }
    state = table.state
    assert state is not None
    breakdown = state.breakdown()
    sources = list(dict.fromkeys(source for seat in breakdown for source in seat))
    return {
        "names": list(table.names),
        "sources": [{"id": source, "name": table.game.label(source, lang)} for source in sources],
        "points": [[seat.get(source, 0) for source in sources] for seat in breakdown],
        "scores": state.scores(),
        "ranks": state.ranks(),
        "score_history": [[at, *scores] for at, scores in course(table)],
        "reason": "",
    }


def course(table: Table) -> list[tuple[int, list[int]]]:
    """The scores at the start, at the end of every turn, and at the end: after so many moves."""
    state = table.start()
    points = [(0, state.scores())]
    for at, step in enumerate(table.steps, 1):
        turn = state.turn_number
        state.apply(state.parse(step.move))
        if state.turn_number != turn or state.over:
            points.append((at, state.scores()))
    return points
