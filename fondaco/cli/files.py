"""Files that commands read and write. Read errors are one-line messages; failed writes leave no partial file."""

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
from .errors import CommandError, FileError


def read_text(path: Path) -> str:
    """Read a text file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise CommandError("cannot-read", file=str(path), detail=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise CommandError("not-text", file=str(path), position=str(error.start)) from None
    except ValueError:
        raise CommandError("bad-file-name", file=str(path)) from None


def read_game(id: str, components: Path | None) -> Game:
    """The game with that id, with the components of a file if one is given."""
    default_game = game(id)
    if components is None:
        return default_game
    text = read_text(components)
    try:
        return game_with_components(id, text)
    except FondacoError as error:
        raise FileError(str(components), error) from None


def read_record(path: Path) -> Record:
    """Read the record in a file."""
    text = read_text(path)
    try:
        return Record.loads(text)
    except FondacoError as error:
        raise FileError(str(path), error) from None


def replay_record(path: Path, record: Record, upto: int | None = None) -> State:
    """Replay a record; an error names the file it came from."""
    try:
        return record.replay(upto)
    except FondacoError as error:
        raise FileError(str(path), error) from None


def write_text(path: Path, text: str) -> None:
    """Write a file atomically: if writing fails, the earlier content stays."""
    with _named_write_errors(path):
        if path.exists() and not path.is_file():
            path.write_text(text, "utf-8")  # a device or a pipe cannot be replaced
        else:
            _replace(Path(os.path.realpath(path)), text)


@contextmanager
def _named_write_errors(path: Path) -> Iterator[None]:
    """Re-raise errors of writing as a `CommandError` that names the file."""
    try:
        yield
    except OSError as error:
        raise CommandError("cannot-write", file=str(path), detail=error.strerror or str(error)) from None
    except (RuntimeError, ValueError):  # the home folder of an unknown user, or a null character in the name
        raise CommandError("bad-file-name", file=str(path)) from None


def _replace(path: Path, text: str) -> None:
    """Write a temporary file beside the path, then rename it."""
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
    """Write a record; ``~`` is the home folder. An existing file is only overwritten if it is empty or a record."""
    with _named_write_errors(path):
        target = path.expanduser()
        has_content = target.is_file() and target.stat().st_size > 0
    if has_content and not _is_record(target):
        raise CommandError("not-a-record", file=str(path))
    write_text(target, record.dumps())


def _is_record(path: Path) -> bool:
    try:
        Record.loads(read_text(path))
    except FondacoError:
        return False
    return True


def _umask() -> int:
    """The permission bits that new files do not get. The system only returns them when they are set."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
