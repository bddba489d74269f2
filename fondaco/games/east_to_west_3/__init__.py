"""Von Ost nach West, part III (Century: From East to West III), 2 to 4 players."""

from .game import EastToWest3 as GAME

__all__ = ["GAME"]
