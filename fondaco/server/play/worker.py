"""A worker process: reads positions as records, a JSON line each, and answers what a bot would do there, or gives a hint.

Its first line says that it has started. It ends when its input does, so it never outlives the server.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

from ...bots import Bot, PlayerView, bot, find_hints
from ...bots.hints import HINT_ITERATIONS, HINT_SECONDS
from ...core.messages import JsonValue
from ...core.record import Record

KEPT = 32
"""So many bots stay in memory, those that were asked last."""

_bots: dict[tuple[str, int, str], Bot] = {}
"""The bots by table, seat and name, the one asked last at the end. What one has thought before helps it on in its turn, as in
the arena; whether the position is the one it expected, a bot sees by itself. A new one would do as well."""


def choose(spec: str, seed: str, record: str, table: str) -> int:
    """Replay, look, choose. The bot gets its seat's view, not the position."""
    view = _view(record)
    place = table, view.seat, spec
    player = _bots.pop(place, None) or bot(spec, bytes.fromhex(seed))
    action = player.choose(view)
    _bots[place] = player  # only now: one that failed is not asked again
    if len(_bots) > KEPT:
        del _bots[next(iter(_bots))]
    return action


def advise(seed: str, record: str, lang: str) -> list[JsonValue]:
    """The best moves with what is expected of them, the best first; from what the seat sees, no more."""
    hints = find_hints(_view(record), bytes.fromhex(seed), HINT_ITERATIONS, HINT_SECONDS)
    return [{"action": one.action, "why": one.explanation(lang)} for one in hints]


def _view(record: str) -> PlayerView:
    state = Record.loads(record).replay()
    seat = state.player
    assert seat is not None
    return PlayerView(state, seat)


TASKS: dict[str, Callable[..., JsonValue]] = {"choose": choose, "advise": advise}


def main() -> None:
    """Answer until there are no more questions. What a bot prints goes to the log of the server, not between the answers."""
    answers, sys.stdout = sys.stdout, sys.stderr
    print("{}", file=answers, flush=True)
    for line in sys.stdin:
        try:
            question = json.loads(line)
            answer: dict[str, JsonValue] = {"answer": TASKS[question.pop("task")](**question)}
        except Exception as error:
            answer = {"fault": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        sys.stderr.close()  # the server is gone, and nobody is left to be told
