"""The ledger: every finished game is one more line of a file, so that an interrupt loses none of them.

The first line is the tournament, with the version of the rules and the digest of the components; a ledger of another one is
refused, so that results are not mixed. Bots are told apart by their names alone: whoever changes the code of one starts a new
ledger. A ledger that another arena is writing to is refused as well; where files cannot be locked, nobody notices.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

import msgspec

from .errors import ArenaError
from .tournament import PlayedGame, Tournament

if sys.platform != "win32":
    import fcntl

MAX_VALUE_LENGTH = 80
"""How much of a differing value an error shows."""


def header(tournament: Tournament) -> dict[str, Any]:
    """The first line of a tournament's ledger."""
    rules = tournament.game
    whole = {"tournament": tournament, "rules": rules.rules_version, "components": rules.digest}
    line: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))
    return line


def read_ledger(tournament: Tournament, path: Path) -> tuple[dict[int, PlayedGame], int]:
    """The finished games in a ledger, and how many bytes of it are sound: an interrupt may have left half a line at the end."""
    lines = path.read_bytes().split(b"\n")
    outcomes: dict[int, PlayedGame] = {}
    sound = 0
    for number, line in enumerate(lines[:-1], 1):
        try:
            if number == 1:
                _require_same_tournament(path, msgspec.json.decode(line), header(tournament))
            else:
                outcome = msgspec.json.decode(line, type=PlayedGame)
                outcomes[outcome.number] = outcome
        except msgspec.MsgspecError:
            raise ArenaError("not-a-ledger", file=str(path), line=number) from None
        sound += len(line) + 1
    if not sound and lines[-1]:
        raise ArenaError("not-a-ledger", file=str(path), line=1)
    return outcomes, sound


def _require_same_tournament(path: Path, found: Any, wanted: dict[str, Any]) -> None:
    """Refuse the ledger of another tournament. One may be made longer: games are only ever added at the end."""
    if not isinstance(found, dict) or not isinstance(found.get("tournament"), dict):
        raise ArenaError("not-a-ledger", file=str(path), line=1)
    flat = _comparable(found)
    for name, value in _comparable(wanted).items():
        if name not in ("tournament", "games") and flat.get(name) != value:
            there, here = (msgspec.json.encode(one).decode()[:MAX_VALUE_LENGTH] for one in (flat.get(name), value))
            raise ArenaError("other-tournament", file=str(path), name=name, found=there, wanted=here)


def _comparable(line: dict[str, Any]) -> dict[str, Any]:
    """All that a first line says; the players are those at a table, whether somebody counted them or not."""
    told = {**line, **line["tournament"]}
    return {**told, "players": told.get("players") or len(msgspec.convert(told.get("entrants"), list[str]))}


class Ledger:
    """The finished games of a tournament; with a path they are kept, and found again."""

    def __init__(self, tournament: Tournament, path: Path | None = None) -> None:
        self.played_games: dict[int, PlayedGame] = {}
        self._file: BinaryIO | None = None
        if path is None:
            return
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
            self._open(tournament, path)
        except OSError as error:
            self.close()
            raise ArenaError("cannot-keep", file=str(path), reason=error.strerror or str(error)) from None
        except ArenaError:
            self.close()
            raise

    def _open(self, tournament: Tournament, path: Path) -> None:
        """Keep other arenas off, and find what is finished."""
        assert self._file is not None
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise ArenaError("ledger-in-use", file=str(path)) from None
        self.played_games, sound = read_ledger(tournament, path)
        self._file.truncate(sound)
        if not sound:
            self._write(header(tournament))

    def add(self, outcome: PlayedGame) -> None:
        """Note a finished game; once this returns it is in the file."""
        self.played_games[outcome.number] = outcome
        if self._file is not None:
            self._write(outcome)

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
        """Let others have the file."""
        if self._file is not None:
            self._file.close()
