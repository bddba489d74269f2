"""Auf den Spuren von Marco Polo (The Voyages of Marco Polo), 2 to 4 players."""

from .game import MarcoPolo as GAME

__all__ = ["GAME"]
