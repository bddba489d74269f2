"""The terminal: what is printed on it and what is typed into it. Without a person at it, it is a plain pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NoReturn

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


class Paper(Console):
    """A console that leaves a closed pipe to whoever runs the command."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def paper(width: int | None = None, plain: bool = False) -> Paper:
    """Where things are printed: coloured for a person, plain for a pipe or where NO_COLOR is set."""
    if width is None and not sys.stdout.isatty() and "COLUMNS" not in os.environ:
        width = WIDTH
    colourless: dict[str, Any] = {"color_system": None} if plain or os.environ.get("NO_COLOR") else {}
    return Paper(width=width, theme=THEME, highlight=False, markup=False, emoji=False, **colourless)


class Screen:
    """A terminal to talk through."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        """Whether a person sits at it."""
        self.paper = paper()
        self._readline = _load_readline() if self.live else None

    def print(self, thing: Any = "", style: str | None = None) -> None:
        self.paper.print(thing, style=style, soft_wrap=not self.live and isinstance(thing, str))

    def clear(self, history: bool = False) -> None:
        """Wipe the screen, if need be with what was scrolled out of it; a pipe keeps everything."""
        if self.live and os.environ.get("TERM", "dumb") != "dumb":
            self.paper.file.write("\033[H\033[2J" + ("\033[3J" if history else ""))
            self.paper.file.flush()

    def ask(self, complete: Callable[[str], Sequence[str]]) -> str | None:
        """A line typed at the prompt, None when there will be no more. ``complete`` gives the lines that begin so."""
        if not self.live:
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
