"""The terminal: what is printed on it and what is typed into it. Without a person at it, it is a plain pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import IO, Any, Literal, NoReturn

from rich.console import Console
from rich.theme import Theme

WIDTH = 100
"""How wide lines are where there is no terminal to ask."""

THEME = Theme(
    {
        "title": "bold",
        "label": "dim",
        "own": "bold cyan",
        "turn": "bold yellow",
        "number": "bold green",
        "notation": "cyan",
        "news": "default",
        "quiet": "dim",
        "ask": "bold",
        "wrong": "red",
        "best": "bold green",
    },
    inherit=True,
)


class PlainConsole(Console):
    """A console that leaves a closed pipe to whoever runs the command, and no blanks at the ends of plain lines."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError

    def print(self, *things: Any, **how: Any) -> None:
        if self.is_terminal:
            super().print(*things, **how)
            return
        with self.capture() as captured:
            super().print(*things, **how)
        self.file.write("\n".join(line.rstrip(" ") for line in captured.get().split("\n")))


def make_console(file: IO[str] | None = None) -> PlainConsole:
    """Where things are printed: coloured for a person, plain for a pipe, for a file or where NO_COLOR is set."""
    to_person = file is None and sys.stdout.isatty()
    width = None if to_person or (file is None and "COLUMNS" in os.environ) else WIDTH
    colours: Literal["auto"] | None = None if file is not None or os.environ.get("NO_COLOR") else "auto"
    return PlainConsole(file=file, width=width, theme=THEME, color_system=colours, highlight=False, markup=False, emoji=False)


class Screen:
    """A terminal to talk through."""

    def __init__(self) -> None:
        self.is_interactive = sys.stdin.isatty() and sys.stdout.isatty()
        """Whether a person sits at it."""
        self.paper = make_console()
        self._readline = _load_readline() if self.is_interactive else None

    def print(self, thing: Any = "", style: str | None = None) -> None:
        self.paper.print(thing, style=style, soft_wrap=not self.is_interactive and isinstance(thing, str))

    def clear(self, history: bool = False) -> None:
        """Wipe the screen, if need be with what was scrolled out of it and typed before; a pipe keeps everything."""
        if self.is_interactive and os.environ.get("TERM", "dumb") != "dumb":
            self.paper.file.write("\033[H\033[2J" + ("\033[3J" if history else ""))
            self.paper.file.flush()
        if history and self._readline is not None:
            self._readline.clear_history()

    def read_line(self, complete: Callable[[str], Sequence[str]]) -> str | None:
        """A line typed at the prompt, None when there will be no more. ``complete`` gives the lines that begin so."""
        if not self.is_interactive:
            line = sys.stdin.readline()
            if not line:
                return None
            self.print(f"> {line.strip()}")
            return line.strip()
        if self._readline is not None:
            self._readline.set_completer(_completer(complete))
        self.paper.file.flush()
        try:
            return input("> ").strip()
        except EOFError:
            self.print()
            return None
        except KeyboardInterrupt:
            self.print()
            raise


def _completer(complete: Callable[[str], Sequence[str]]) -> Callable[[str, int], str | None]:
    """Readline asks for one completion after the other, until there are no more."""

    def nth(text: str, number: int) -> str | None:
        lines = complete(text)
        return lines[number] if number < len(lines) else None

    return nth


def _load_readline() -> Any:
    """Line editing, history and completion of whole lines, on systems that have it."""
    try:
        readline = import_module("readline")
    except ImportError:
        return None
    readline.set_completer_delims("")
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
    return readline
