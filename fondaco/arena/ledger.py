"""The ledger: every finished game is one more line of a file, so that an interrupt loses none of them.

The first line is the tournament; a ledger of another one is refused, so that results are never mixed.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from .tournament import Outcome, Tournament
from .words import ArenaError


class Ledger:
    """The finished games of a tournament; with a path they are kept, and found again."""

    def __init__(self, tournament: Tournament, path: Path | None = None) -> None:
        self.outcomes: dict[int, Outcome] = {}
        self._path = path
        self._file = None
        if path is None:
            return
        rules = tournament.rules
        header = {"tournament": tournament, "rules": rules.version, "components": rules.digest}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            kept = self._read(path, msgspec.json.decode(msgspec.json.encode(header))) if path.exists() else 0
            self._file = path.open("r+b" if kept else "wb")
            self._file.truncate(kept)
            self._file.seek(kept)
        except OSError as error:
            raise ArenaError("cannot-keep", file=str(path), reason=error.strerror or str(error)) from None
        if not kept:
            self._write(header)

    def _read(self, path: Path, header: dict[str, Any]) -> int:
        """Read what is there, and return how much of it is sound: an interrupt may have left half a line at the end."""
        lines = path.read_bytes().split(b"\n")
        kept = 0
        for number, line in enumerate(lines[:-1], 1):
            try:
                if number == 1:
                    self._compare(path, msgspec.json.decode(line), header)
                else:
                    outcome = msgspec.json.decode(line, type=Outcome)
                    self.outcomes[outcome.number] = outcome
            except msgspec.MsgspecError:
                raise ArenaError("not-a-ledger", file=str(path), line=number) from None
            kept += len(line) + 1
        if not kept and lines[-1]:
            raise ArenaError("not-a-ledger", file=str(path), line=1)
        return kept

    @staticmethod
    def _compare(path: Path, found: Any, wanted: dict[str, Any]) -> None:
        """Refuse the ledger of another tournament. One may be made longer: games are only ever added at the end."""
        if not isinstance(found, dict) or not isinstance(found.get("tournament"), dict):
            raise ArenaError("not-a-ledger", file=str(path), line=1)
        flat = {**found, **found["tournament"]}
        for name, value in {**wanted, **wanted["tournament"]}.items():
            if name not in ("tournament", "games") and flat.get(name) != value:
                raise ArenaError(
                    "other-tournament", file=str(path), name=name, found=_spell(flat.get(name)), wanted=_spell(value)
                )

    def add(self, outcome: Outcome) -> None:
        """Note a finished game; once this returns it is in the file."""
        self.outcomes[outcome.number] = outcome
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
        if self._file is not None:
            self._file.close()


def _spell(value: Any) -> str:
    return msgspec.json.encode(value).decode()[:80]
