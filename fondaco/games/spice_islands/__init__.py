"""Die Gewürzinseln (Century: From Sand to Sea), 2 to 4 players."""

from .game import SpiceIslands as GAME

__all__ = ["GAME"]
