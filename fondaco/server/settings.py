"""The settings of the server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


def default_file(folder: Path) -> Path:
    """Return the database file in a folder. A file of an earlier version, under its earlier name, is used if it exists."""
    earlier = folder / "house.db"
    return earlier if earlier.exists() else folder / "fondaco.db"


DEFAULT_DB = f"sqlite+aiosqlite:///{default_file(Path.home() / '.fondaco')}"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server, fixed when it starts."""

    db: str = DEFAULT_DB
    """An SQLAlchemy async URL."""
    bot_seconds: float = 40.0
    """The timeout of a bot's decision; after it a fallback bot takes the seat. A search saves up to six budgets for the start of
    a turn, so it needs several times its usual budget."""
    bot_workers: int = 1
    """The number of bot processes."""
    bot_delay: float = 0.7
    """Minimum delay between two automatic moves, in seconds, so that people can follow them."""
