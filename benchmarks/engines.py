"""Engines of two worktrees, each in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

PROGRAM = Path(__file__).with_name("engine_process.py")
FIRST_NUMBER = {"decisions": 2, "clones": 1000}
"""Games and clones of the measurement that finds out how many fill the time."""


class Engine:
    """The package of one folder, in a new process. A context manager: the process ends with it."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        self._process = subprocess.Popen(
            [sys.executable, str(PROGRAM)],
            env=environment,
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        about = self._answer()
        if not Path(about["folder"]).is_relative_to(folder):
            raise SystemExit(f"{folder} contains no engine: Python imported {about['folder']}")
        self.compiled: bool = about["compiled"]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._process.kill()
        self._process.wait()

    def speed(self, measurement: str, game: str, number: int, seed: int) -> float:
        """Return decisions or clones a second of processor time, of this number of games or clones."""
        result = self._measured(measurement, game, number, seed)
        return float(result["count"] / result["seconds"])

    def number_for(self, measurement: str, game: str, seconds: float) -> int:
        """Return the number of games or clones that take about this time."""
        number = FIRST_NUMBER[measurement]
        self._measured(measurement, game, number, 0)  # the first one of a process is slower
        return max(1, round(number * seconds / self._measured(measurement, game, number, 0)["seconds"]))

    def _measured(self, measurement: str, game: str, number: int, seed: int) -> dict[str, float]:
        assert self._process.stdin is not None
        task = {"measurement": measurement, "game": game, "number": number, "seed": seed}
        self._process.stdin.write(json.dumps(task) + "\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"the process of {self._process.args!r} ended: exit code {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer
