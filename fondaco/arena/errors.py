"""The error of the arena."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from ..core.errors import FondacoError
from ..core.messages import JsonValue, Message, Translator

TRANSLATOR = Translator("fondaco.arena", "fondaco.core")


class ArenaError(FondacoError):
    """A tournament that cannot be played, or a file of it that cannot be used."""

    def __init__(self, id: str, /, **args: JsonValue | Message) -> None:
        super().__init__(Message(id, args), TRANSLATOR)


def require_module(name: str, extra: str = "arena") -> None:
    """Raise an error with the command that installs a package, if its module cannot be imported."""
    try:
        import_module(name)
    except ImportError:
        raise ArenaError("needs-extra", package=name.partition(".")[0], extra=extra) from None


def write_error(path: Path, error: OSError) -> ArenaError:
    """The error for a file that cannot be written."""
    return ArenaError("cannot-keep", file=str(path), detail=error.strerror or str(error))
