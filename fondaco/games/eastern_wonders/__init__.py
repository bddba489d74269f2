"""Fernöstliche Wunder (Century: Eastern Wonders), 2 to 4 players."""

from .game import EasternWonders as GAME

__all__ = ["GAME"]
