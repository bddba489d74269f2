"""Marco Polo II: Im Auftrag des Khan (In the Service of the Khan), 2 to 4 players."""

from .game import MarcoPolo2 as GAME

__all__ = ["GAME"]
