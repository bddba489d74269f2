"""A bot process: it reads requests with records, one JSON line each, and writes the action of a bot or hints.

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

MAX_CACHED_BOTS = 32

bots: dict[tuple[str, int, str], Bot] = {}
"""The cached bots by table, seat and bot spec, the one used last at the end.

A bot reuses the tree of its turn, as in the arena, if the position is the one it expected. A new bot would be correct, too.
"""


def choose(spec: str, seed: str, record: str, table: str) -> int:
    """Return the action of a bot at the end of a record. The bot receives the view of its seat."""
    view = _view(record)
    key = table, view.seat, spec
    player = bots.pop(key, None) or bot(spec, bytes.fromhex(seed))
    action = player.choose(view)
    bots[key] = player  # a bot that failed is not cached
    if len(bots) > MAX_CACHED_BOTS:
        del bots[next(iter(bots))]
    return action


def hints(seed: str, record: str, lang: str) -> list[JsonValue]:
    """Return the best moves with their explanations, the best first, from the view of the seat to move."""
    found = find_hints(_view(record), bytes.fromhex(seed), HINT_ITERATIONS, HINT_SECONDS)
    return [{"action": hint.action, "explanation": hint.explanation(lang)} for hint in found]


def _view(record: str) -> PlayerView:
    state = Record.loads(record).replay()
    seat = state.player
    assert seat is not None
    return PlayerView(state, seat)


TASKS: dict[str, Callable[..., JsonValue]] = {"choose": choose, "hints": hints}


def main() -> None:
    """Reply to requests until the input ends. Output of bots goes to the server log, because stdout carries the replies."""
    replies, sys.stdout = sys.stdout, sys.stderr
    print("{}", file=replies, flush=True)
    for line in sys.stdin:
        try:
            request = json.loads(line)
            reply: dict[str, JsonValue] = {"result": TASKS[request.pop("task")](**request)}
        except Exception as error:
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), file=replies, flush=True)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        sys.stderr.close()  # the server has ended
