"""Von Ost nach West, part I (Century: From East to West I), 2 to 4 players."""

from .game import EastToWest1 as GAME

__all__ = ["GAME"]
