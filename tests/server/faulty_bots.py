"""Bots that fail in every way a bot can."""

from __future__ import annotations

import os
import time

from fondaco.bots import Sight


class Faulty:
    def __init__(self, seed: int | bytes = 0) -> None: ...


class Sleeper(Faulty):
    def choose(self, sight: Sight) -> int:
        time.sleep(60)
        return 0


class Raiser(Faulty):
    def choose(self, sight: Sight) -> int:
        raise RuntimeError("lost the thread")


class Cheat(Faulty):
    def choose(self, sight: Sight) -> int:
        return next(action for action in range(sight.game.num_actions) if action not in sight.legal)


class Deserter(Faulty):
    def choose(self, sight: Sight) -> int:
        os._exit(7)


class Talker(Faulty):
    def choose(self, sight: Sight) -> int:
        print("I think …")
        return sight.legal[0]
