"""Eine neue Welt (Century: A New World), 2 to 4 players."""

from .game import NewWorld as GAME

__all__ = ["GAME"]
