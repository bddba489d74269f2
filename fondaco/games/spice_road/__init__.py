"""Die Gewürzstraße (Century: Spice Road), 2 to 5 players."""

from .game import SpiceRoad as GAME

__all__ = ["GAME"]
