"""Bots that fail, one for each way in which a bot can fail."""

from __future__ import annotations

import os
import time
from pathlib import Path

from fondaco.bots import PlayerView
from fondaco.bots.random_bot import RandomBot
from fondaco.core.rng import Seed


class CrashesOnce(RandomBot):
    """Ends its process: only the first time if it has the path of a file to note that, else every time."""

    def __init__(self, seed: Seed, note: str = "") -> None:
        super().__init__(seed)
        self.note = note

    def choose(self, view: PlayerView) -> int:
        if not self.note or not Path(self.note).exists():
            if self.note:
                Path(self.note).touch()
            os._exit(3)
        return super().choose(view)


class CrashesSilently(RandomBot):
    """Closes all pipes, then ends its process."""

    def choose(self, view: PlayerView) -> int:
        os.closerange(3, 256)
        time.sleep(0.3)
        os._exit(3)


class ExitsProcess(RandomBot):
    """Ends its process."""

    def choose(self, view: PlayerView) -> int:
        os._exit(7)


class FailsToStart(RandomBot):
    """Raises an error when it is created with any seed but 0. The validation of a tournament uses seed 0 and passes."""

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        if seed != 0:
            raise RuntimeError("not today")


class NeverAnswers(RandomBot):
    """Takes a minute for a decision, which is longer than any time limit in the tests."""

    def choose(self, view: PlayerView) -> int:
        time.sleep(60)
        return super().choose(view)


class RaisesError(RandomBot):
    """Raises an error when it chooses."""

    def choose(self, view: PlayerView) -> int:
        raise RuntimeError("out of order")


class PlaysIllegally(RandomBot):
    """Returns an action that is not legal."""

    def choose(self, view: PlayerView) -> int:
        return next(action for action in range(view.game.num_actions) if action not in view.legal_actions)


class PrintsToStdout(RandomBot):
    """Prints when it chooses."""

    def choose(self, view: PlayerView) -> int:
        print("I think …")
        return view.legal_actions[0]
