"""How a house is run."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

DEFAULT_DB = f"sqlite+aiosqlite:///{Path.home() / '.fondaco' / 'house.db'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be settled when the server starts."""

    db: str = DEFAULT_DB
    """An SQLAlchemy async URL."""
    bot_seconds: float = 40.0
    """How long a bot may think before a simpler one takes its seat. A search saves up to six budgets for the start of a turn."""
    bot_workers: int = 1
    """In how many processes bots think."""
    bot_delay: float = 0.7
    """Minimum delay between two automatic moves, in seconds, so that people can follow them."""
