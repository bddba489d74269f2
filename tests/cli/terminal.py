"""Ways to run the command in a test: in this process, as a process of its own, and at a terminal."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from unittest.mock import patch

from fondaco.cli import main

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "fondaco"]
TIMEOUT = 60
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@dataclass(frozen=True)
class Result:
    """What a run of the command left behind."""

    code: int
    out: str
    err: str


def environment(**more: str) -> dict[str, str]:
    """An environment in which nothing of the tester's own shows."""
    plain = {
        name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "FONDACO_LANG")
    }
    return {**plain, "PYTHONPATH": str(ROOT), **more}


def run_in_process(*args: object, stdin: str = "") -> Result:
    """Run the command in this process, over a pipe."""
    out, err = io.StringIO(), io.StringIO()
    env = environment()
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch.object(sys, "stdin", io.StringIO(stdin)),
        patch.dict(os.environ, env, clear=True),
    ):
        code = main([str(arg) for arg in args])
    return Result(code, out.getvalue(), err.getvalue())


def run_as_process(*args: object, stdin: str = "") -> Result:
    """Run the command as a process of its own, over a pipe."""
    words = [*COMMAND, *map(str, args)]
    done = subprocess.run(words, input=stdin, capture_output=True, text=True, timeout=TIMEOUT, env=environment(), check=False)
    return Result(done.returncode, done.stdout, done.stderr)


def enable_interrupts() -> None:
    """Let SIGINT mean something in a new process, even where tests run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _attach_terminal() -> None:
    """Make the terminal that of the new process. Ctrl-C means something there, even where tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    enable_interrupts()


class Terminal:
    """The command at a terminal that a test types into."""

    def __init__(self, *args: object, columns: int = 100, lines: int = 60, **env: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        words = [*COMMAND, *map(str, args)]
        self._process = subprocess.Popen(
            words, stdin=slave, stdout=slave, stderr=slave, env=environment(TERM="xterm", **env), start_new_session=True,
            preexec_fn=_attach_terminal,
        )  # fmt: skip
        os.close(slave)
        self.seen = ""
        """All that was ever on the screen."""
        self._read = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def wait_for(self, words: str) -> str:
        """Wait for some words; all that was printed since the last words waited for, without control codes."""
        return CONTROL.sub("", self.wait_for_raw(words))

    def wait_for_raw(self, words: str) -> str:
        """The same with control codes."""
        start, deadline = self._read, time.monotonic() + TIMEOUT
        while words not in self.seen[start:]:
            ready, _, _ = select.select([self._master], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"waited for {words!r}, saw {self.seen[start:]!r}"
            self.seen += os.read(self._master, 65536).decode(errors="replace")
        self._read = self.seen.index(words, start) + len(words)
        return self.seen[start : self._read]

    def interrupt(self) -> None:
        """Press Ctrl-C, and again while nothing happens: Python's line reader misses one that comes just before it waits."""
        deadline = time.monotonic() + TIMEOUT
        while self._process.poll() is None and time.monotonic() < deadline:
            self.type("\x03")
            time.sleep(0.5)

    def end(self) -> int:
        """Wait until the command ends; its exit code."""
        deadline = time.monotonic() + TIMEOUT
        while self._process.poll() is None:
            assert time.monotonic() < deadline, f"does not end, saw {self.seen[-500:]!r}"
            ready, _, _ = select.select([self._master], [], [], 0.05)
            if ready:
                try:
                    self.seen += os.read(self._master, 65536).decode(errors="replace")
                except OSError:
                    break
        return self._process.wait(TIMEOUT)
