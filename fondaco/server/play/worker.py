"""A worker process: reads positions as records, a JSON line each, and answers what a bot would do there.

Its first line says that it has started. It ends when its input does, so it never outlives the server.
"""

from __future__ import annotations

import json
import sys

from ...bots import Sight, bot
from ...core.record import Record


def choose(spec: str, seed: str, record: str) -> int:
    """Replay, look, choose. The bot gets its seat's sight, not the position."""
    state = Record.loads(record).replay()
    seat = state.player
    assert seat is not None
    return bot(spec, bytes.fromhex(seed)).choose(Sight(state, seat))


def main() -> None:
    """Answer until there are no more questions. What a bot prints goes to the log of the server, not between the answers."""
    answers, sys.stdout = sys.stdout, sys.stderr
    print("{}", file=answers, flush=True)
    for line in sys.stdin:
        try:
            answer: dict[str, int | str] = {"action": choose(**json.loads(line))}
        except Exception as error:
            answer = {"fault": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
