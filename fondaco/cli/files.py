"""Files the command reads and writes. What cannot be read is said in one line; what cannot be written leaves nothing behind."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..core.errors import FondacoError
from ..core.game import Game
from ..core.record import Record
from ..core.registry import game, game_with_components
from ..core.state import State
from .i18n import CommandError, FileError


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise CommandError("cannot-read", file=str(path), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise CommandError("not-text", file=str(path), place=str(error.start)) from None
    except ValueError:
        raise CommandError("no-such-path", file=str(path)) from None


def read_game(id: str, components: Path | None) -> Game:
    """A game, with its own components or with those of a file."""
    own = game(id)
    if components is None:
        return own
    text = read_text(components)
    try:
        return game_with_components(id, text)
    except FondacoError as fault:
        raise FileError(str(components), fault) from None


def read_record(path: Path) -> Record:
    """The record in a file."""
    text = read_text(path)
    try:
        return Record.loads(text)
    except FondacoError as fault:
        raise FileError(str(path), fault) from None


def replay_record(path: Path, record: Record, upto: int | None = None) -> State:
    """The state a record leads to; an error names the file."""
    try:
        return record.replay(upto)
    except FondacoError as fault:
        raise FileError(str(path), fault) from None


def write_text(path: Path, text: str) -> None:
    """Write a file in one go: either all of it is there afterwards, or what was there before."""
    with _named_write_errors(path):
        if path.exists() and not path.is_file():
            path.write_text(text, "utf-8")  # a device or a pipe: it is written to, never replaced
        else:
            _replace(Path(os.path.realpath(path)), text)


@contextmanager
def _named_write_errors(path: Path) -> Iterator[None]:
    """Whatever keeps a file from being written is told with its name."""
    try:
        yield
    except OSError as error:
        raise CommandError("cannot-write", file=str(path), reason=error.strerror or str(error)) from None
    except (RuntimeError, ValueError):  # the home of somebody unknown, or a letter that no name can have
        raise CommandError("no-such-path", file=str(path)) from None


def _replace(path: Path, text: str) -> None:
    """Put a finished draft in the place of a file."""
    handle, draft = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(draft, path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        os.replace(draft, path)
    except BaseException:
        os.unlink(draft)
        raise


def save_record(path: Path, record: Record) -> None:
    """Write a record; ``~`` is the home folder. A file that is no record is not written over."""
    with _named_write_errors(path):
        place = path.expanduser()
        taken = place.is_file() and place.stat().st_size > 0
    if taken and not _is_record(place):
        raise CommandError("not-a-record", file=str(path))
    write_text(place, record.dumps())


def _is_record(path: Path) -> bool:
    try:
        Record.loads(read_text(path))
    except FondacoError:
        return False
    return True


def _umask() -> int:
    """The rights that new files do not get; it can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
