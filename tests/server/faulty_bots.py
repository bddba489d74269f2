"""Bots that fail in every way a bot can."""

from __future__ import annotations

import os
import time

from fondaco.bots import PlayerView


class Faulty:
    def __init__(self, seed: int | bytes = 0) -> None: ...


class Sleeper(Faulty):
    def choose(self, view: PlayerView) -> int:
        time.sleep(60)
        return 0


class Raiser(Faulty):
    def choose(self, view: PlayerView) -> int:
        raise RuntimeError("lost the thread")


class Cheat(Faulty):
    def choose(self, view: PlayerView) -> int:
        return next(action for action in range(view.game.num_actions) if action not in view.legal_actions)


class Deserter(Faulty):
    def choose(self, view: PlayerView) -> int:
        os._exit(7)


class Talker(Faulty):
    def choose(self, view: PlayerView) -> int:
        print("I think …")
        return view.legal_actions[0]
