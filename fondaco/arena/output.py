"""The files of a tournament: the ledger of its games, the table of its games, and its plots.

Every played game is appended to the ledger, so an interrupt loses no finished game. The first line of a ledger is the tournament
with the rules version and the digest of the components. The ledger of another tournament is refused, so that results are not
mixed. A bot is known only by its spec: after a change of its code, start a new ledger. A ledger locked by another process is
refused. On systems without file locks this is not detected.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

import msgspec

from .errors import ArenaError, write_error
from .results import TournamentResults
from .tournament import PlayedGame

if sys.platform != "win32":
    import fcntl

MAX_VALUE_LENGTH = 80
"""Characters of a differing value that an error shows."""


class ResultsFolder:
    """The folder of a tournament."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.ledger = path / "games.jsonl"

    def save_table(self, results: TournamentResults) -> None:
        """Write the table of all games as `games.csv`. If that fails, an existing table is unchanged."""
        table = self.path / "games.csv"
        draft = self.path / ".games.csv.draft"
        try:
            draft.write_text(results.to_csv(), "utf-8", newline="\n")
            draft.replace(table)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise write_error(table, error) from None

    def save_plots(self, results: TournamentResults, lang: str = "en") -> None:
        """Write the plots as PNG and SVG."""
        from .plots import save_plots  # loads matplotlib

        save_plots(results, self.path, lang)


class Ledger:
    """The played games of a tournament, given by its header. With a path they are also in a file, from which it resumes."""

    def __init__(self, header: dict[str, Any], path: Path | None = None) -> None:
        self.played_games: dict[int, PlayedGame] = {}
        self._file: BinaryIO | None = None
        if path is None:
            return
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
            self._open(header, path)
        except OSError as error:
            self.close()
            raise write_error(path, error) from None
        except ArenaError:
            self.close()
            raise

    def _open(self, header: dict[str, Any], path: Path) -> None:
        """Lock the file, read its games, and remove an incomplete last line."""
        assert self._file is not None
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise ArenaError("ledger-in-use", file=str(path)) from None
        self.played_games, valid_bytes = read_ledger(header, path)
        self._file.truncate(valid_bytes)
        if not valid_bytes:
            self._write(header)

    def add(self, played: PlayedGame) -> None:
        """Add a played game. After the call it is stored on disk."""
        self.played_games[played.number] = played
        if self._file is not None:
            self._write(played)

    def _write(self, line: Any) -> None:
        assert self._file is not None
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the file, which releases the lock."""
        if self._file is not None:
            self._file.close()


def read_ledger(header: dict[str, Any], path: Path) -> tuple[dict[int, PlayedGame], int]:
    """The played games of a ledger by number, and the length of its complete lines in bytes.

    The header is that of the tournament. After an interrupt the last line may be incomplete.
    """
    lines = path.read_bytes().split(b"\n")
    played_games: dict[int, PlayedGame] = {}
    valid_bytes = 0
    for number, line in enumerate(lines[:-1], 1):
        try:
            if number == 1:
                _require_same_tournament(path, msgspec.json.decode(line), header)
            else:
                played = msgspec.json.decode(line, type=PlayedGame)
                played_games[played.number] = played
        except msgspec.MsgspecError:
            raise ArenaError("not-a-ledger", file=str(path), line=number) from None
        valid_bytes += len(line) + 1
    if not valid_bytes and lines[-1]:
        raise ArenaError("not-a-ledger", file=str(path), line=1)
    return played_games, valid_bytes


def _require_same_tournament(path: Path, actual: Any, expected: dict[str, Any]) -> None:
    """Refuse the ledger of another tournament. The number of games may differ: further games come after the existing ones."""
    if not isinstance(actual, dict) or not isinstance(actual.get("tournament"), dict):
        raise ArenaError("not-a-ledger", file=str(path), line=1)
    values = _comparable(actual)
    for name, value in _comparable(expected).items():
        if name not in ("tournament", "games") and values.get(name) != value:
            texts = [msgspec.json.encode(shown).decode()[:MAX_VALUE_LENGTH] for shown in (values.get(name), value)]
            raise ArenaError("other-tournament", file=str(path), name=name, actual=texts[0], expected=texts[1])


def _comparable(line: dict[str, Any]) -> dict[str, Any]:
    """All values of a first line, in one dict. ``players: 0`` is replaced by the number of entrants, which means the same."""
    values = {**line, **line["tournament"]}
    return {**values, "players": values.get("players") or len(msgspec.convert(values.get("entrants"), list[str]))}
