"""Bots that make trouble."""

from __future__ import annotations

import os
import time
from pathlib import Path

from fondaco.bots import PlayerView
from fondaco.bots.random_bot import RandomBot
from fondaco.core.rng import Seed


class Mortal(RandomBot):
    """Takes its process with it: once, if it is told where to note that; otherwise always."""

    def __init__(self, seed: Seed, note: str = "") -> None:
        super().__init__(seed)
        self.note = note

    def choose(self, view: PlayerView) -> int:
        if not self.note or not Path(self.note).exists():
            if self.note:
                Path(self.note).touch()
            os._exit(3)
        return super().choose(view)


class Hushed(RandomBot):
    """Takes its process with it, and is quiet for a moment before."""

    def choose(self, view: PlayerView) -> int:
        os.closerange(3, 256)
        time.sleep(0.3)
        os._exit(3)


class Unborn(RandomBot):
    """Cannot be made with any seed of a game."""

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        if seed != 0:
            raise RuntimeError("not today")


class Broken(RandomBot):
    """Raises an error."""

    def choose(self, view: PlayerView) -> int:
        raise RuntimeError("out of order")


class Cheat(RandomBot):
    """Does what is not allowed."""

    def choose(self, view: PlayerView) -> int:
        return next(action for action in range(view.game.num_actions) if action not in view.legal_actions)
