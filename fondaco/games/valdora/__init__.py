"""Valdora, 3 to 5 players."""

from .game import Valdora as GAME

__all__ = ["GAME"]
