"""Line input and output of an interactive command: at a terminal with line editing and completion, otherwise over a pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from .output import make_console

CLEAR_SCREEN = "\033[H\033[2J"
CLEAR_SCROLLBACK = "\033[3J"


class Screen:
    """A terminal, or a pipe in its place. A pipe is never cleared, and lines read from it are printed again."""

    def __init__(self) -> None:
        self.is_interactive = sys.stdin.isatty() and sys.stdout.isatty()
        """Whether stdin and stdout are a terminal."""
        self.console = make_console()
        self._readline = _load_readline() if self.is_interactive else None

    def print(self, content: Any = "", style: str | None = None) -> None:
        self.console.print(content, style=style, soft_wrap=not self.is_interactive and isinstance(content, str))

    def clear(self, history: bool = False) -> None:
        """Clear the screen of a terminal; with `history` also its scrollback and the lines typed before."""
        if self.is_interactive and os.environ.get("TERM", "dumb") != "dumb":
            self.console.file.write(CLEAR_SCREEN + (CLEAR_SCROLLBACK if history else ""))
            self.console.file.flush()
        if history and self._readline is not None:
            self._readline.clear_history()

    def read_line(self, complete: Callable[[str], Sequence[str]]) -> str | None:
        """Read a line at the prompt; None at the end of input. ``complete`` returns the completions of a beginning."""
        if not self.is_interactive:
            line = sys.stdin.readline()
            if not line:
                return None
            self.print(f"> {line.strip()}")
            return line.strip()
        if self._readline is not None:
            self._readline.set_completer(_completer(complete))
        self.console.file.flush()
        try:
            return input("> ").strip()
        except EOFError:
            self.print()
            return None
        except KeyboardInterrupt:
            self.print()
            raise


def _completer(complete: Callable[[str], Sequence[str]]) -> Callable[[str, int], str | None]:
    """Adapt to readline, which asks for one completion at a time until it gets None."""

    def nth_completion(text: str, index: int) -> str | None:
        lines = complete(text)
        return lines[index] if index < len(lines) else None

    return nth_completion


def _load_readline() -> Any:
    """The readline module, set up for line editing, history and completion of whole lines; None where it is missing."""
    try:
        readline = import_module("readline")
    except ImportError:
        return None
    readline.set_completer_delims("")
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
    return readline
