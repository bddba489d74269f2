"""Output on stdout, stderr and in files: consoles, tables and JSON."""

from __future__ import annotations

import json
import os
import sys
from typing import IO, Any, Literal, NoReturn

from rich import box
from rich.console import Console
from rich.table import Table
from rich.theme import Theme

from .errors import single_line
from .i18n import translate

WIDTH = 100
"""Columns per line if there is no terminal to ask."""

THEME = Theme(
    {
        "title": "bold",
        "label": "dim",
        "viewer": "bold cyan",
        "to-act": "bold yellow",
        "number": "bold green",
        "notation": "cyan",
        "news": "default",
        "quiet": "dim",
        "question": "bold",
        "error": "red",
        "best": "bold green",
    },
    inherit=True,
)


class PlainConsole(Console):
    """A console that strips trailing blanks outside a terminal and re-raises `BrokenPipeError` for `cli.run` to handle."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError

    def print(self, *objects: Any, **how: Any) -> None:
        if self.is_terminal:
            super().print(*objects, **how)
            return
        with self.capture() as captured:
            super().print(*objects, **how)
        self.file.write("\n".join(line.rstrip(" ") for line in captured.get().split("\n")))


def make_console(file: IO[str] | None = None) -> PlainConsole:
    """A console for stdout or a file: coloured at a terminal, plain in pipes, in files and where NO_COLOR is set."""
    is_terminal = file is None and sys.stdout.isatty()
    width = None if is_terminal or (file is None and "COLUMNS" in os.environ) else WIDTH
    colours: Literal["auto"] | None = None if file is not None or os.environ.get("NO_COLOR") else "auto"
    return PlainConsole(file=file, width=width, theme=THEME, color_system=colours, highlight=False, markup=False, emoji=False)


def make_table(*columns: str) -> Table:
    """An empty table. The title of each column is the message ``column-<name>``; an empty name gives an empty title."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True, header_style="label")
    for column in columns:
        table.add_column(translate(f"column-{column}") if column else "", no_wrap=column == "title")
    return table


def print_json(value: Any) -> None:
    """Print a value as JSON on stdout."""
    json.dump(value, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def print_error(text: str) -> None:
    """Print an error as one line on stderr."""
    print(f"fondaco: {single_line(text)}", file=sys.stderr)
