"""The result of a game: points by source, ranks, and the scores over time."""

from __future__ import annotations

from ...core.messages import JsonValue
from ..tables.table import Table


def result_json(table: Table, lang: str) -> dict[str, JsonValue]:
    """Return the result. Of a game that cannot be replayed, only the stored scores and ranks are known, and the reason."""
    if table.replay_error is not None:
        assert table.row.result is not None, "a finished game has a result"
        return {
            "names": list(table.names),
            **table.row.result,
            "sources": [],
            "points": [],
            "score_history": [],
            "reason": table.replay_error.text(lang),
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
        "score_history": [[move_count, *scores] for move_count, scores in score_history(table)],
        "reason": "",
    }


def score_history(table: Table) -> list[tuple[int, list[int]]]:
    """Return the scores at the start, after each turn and at the end, each with the number of moves before it."""
    state = table.initial_state()
    history = [(0, state.scores())]
    for move_count, step in enumerate(table.steps, 1):
        turn_number = state.turn_number
        state.apply(state.parse(step.move))
        if state.turn_number != turn_number or state.over:
            history.append((move_count, state.scores()))
    return history
