"""Von Ost nach West, part II (Century: From East to West II), 2 to 4 players."""

from .game import EastToWest2 as GAME

__all__ = ["GAME"]
