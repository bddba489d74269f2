"""Mercado, 2 to 4 players."""

from .game import Mercado as GAME

__all__ = ["GAME"]
