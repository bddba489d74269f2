"""Run the command in a test: in this process, as a new process, or at a terminal."""

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
    """The exit code and the output of a run of the command."""

    code: int
    out: str
    err: str


def environment(**changes: str) -> dict[str, str]:
    """The environment variables without those that change the output, and with the changes."""
    output_variables = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "FONDACO_LANG")
    inherited = {name: value for name, value in os.environ.items() if name not in output_variables}
    return {**inherited, "PYTHONPATH": str(ROOT), **changes}


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
    """Run the command as a new process, over a pipe."""
    command = [*COMMAND, *map(str, args)]
    run = subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=TIMEOUT, env=environment(), check=False)
    return Result(run.returncode, run.stdout, run.stderr)


def enable_interrupts() -> None:
    """Restore SIGINT in a new process. Shells ignore it for tests that run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _attach_terminal() -> None:
    """Make the terminal the controlling terminal of the new process, and enable Ctrl-C."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    enable_interrupts()


class Terminal:
    """The command at a pseudo-terminal, with the test as its user."""

    def __init__(self, *args: object, columns: int = 100, lines: int = 60, **env: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        command = [*COMMAND, *map(str, args)]
        self._process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment(TERM="xterm", **env), start_new_session=True,
            preexec_fn=_attach_terminal,
        )  # fmt: skip
        os.close(slave)
        self.output = ""
        """Everything printed so far, with control codes."""
        self._read_to = 0
        """The end of the text waited for last."""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def wait_for(self, text: str) -> str:
        """Wait until a text is printed. Returns the output since the last such text, without control codes."""
        return CONTROL.sub("", self.wait_for_raw(text))

    def wait_for_raw(self, text: str) -> str:
        """Like `wait_for`, with control codes."""
        start, deadline = self._read_to, time.monotonic() + TIMEOUT
        while text not in self.output[start:]:
            ready, _, _ = select.select([self._master], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"waited for {text!r}, got {self.output[start:]!r}"
            self.output += os.read(self._master, 65536).decode(errors="replace")
        self._read_to = self.output.index(text, start) + len(text)
        return self.output[start : self._read_to]

    def interrupt(self) -> None:
        """Press Ctrl-C until the command ends. Python's `input` misses an interrupt just before it starts to wait."""
        deadline = time.monotonic() + TIMEOUT
        while self._process.poll() is None and time.monotonic() < deadline:
            self.type("\x03")
            time.sleep(0.5)

    def end(self) -> int:
        """Wait until the command ends, and return its exit code."""
        deadline = time.monotonic() + TIMEOUT
        while self._process.poll() is None:
            assert time.monotonic() < deadline, f"does not end, printed {self.output[-500:]!r}"
            ready, _, _ = select.select([self._master], [], [], 0.05)
            if ready:
                try:
                    self.output += os.read(self._master, 65536).decode(errors="replace")
                except OSError:
                    break
        return self._process.wait(TIMEOUT)
