"""The error of the arena."""

from __future__ import annotations

from pathlib import Path

from ..core.errors import FondacoError
from ..core.messages import JsonValue, Message, Translator

TRANSLATOR = Translator("fondaco.arena", "fondaco.core")


class ArenaError(FondacoError):
    """A tournament that cannot be played, or a file of it that cannot be used."""

    def __init__(self, id: str, /, **args: JsonValue | Message) -> None:
        super().__init__(Message(id, args), TRANSLATOR)


def missing_package(package: str, extra: str = "arena") -> ArenaError:
    """The error for a package that a plain install lacks, with the command that installs it."""
    return ArenaError("needs-extra", package=package, extra=extra)


def write_error(path: Path, error: OSError) -> ArenaError:
    """The error for a file that cannot be written."""
    return ArenaError("cannot-keep", file=str(path), detail=error.strerror or str(error))
