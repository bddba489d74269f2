"""Any observation as a tidy table in text: facts in a line, rows as tables, seats side by side.

A game needs nothing for it. Where it says which nouns word which parts (`Game.wording`), cards and goods are spelled out; where
it has messages ``label-…``, its parts are called by them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..core.game import Game
from .i18n import LANGUAGE, seat_label, translate

BASE_FIELDS = ("game", "options", "players", "seat", "player", "question", "ranks")
"""The parts of every observation that are no part of the table."""
SEATS = "seats"
SCORE = "score"
"""What a seat's observation may say of its points; the breakdown says it already."""
EMPTY = "–"
COVERED = "+?"
"""What follows the points of a seat where some lie covered."""
SEPARATOR = "  ·  "


class ValueFormatter:
    """The values of a game's observation in words."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def label(self, name: str) -> str:
        return self._game.label(name, LANGUAGE.lang)

    def cell(self, path: str, value: Any) -> str:
        """A value as a text, short ones in a line, long ones below each other."""
        if value is None or value is False:
            return EMPTY
        noun = self._game.presentation.observation_formatters.get(path) or self._game.presentation.observation_formatters.get(
            f"{path.rpartition('.')[0]}.*"
        )
        if noun is not None:
            return self._game.translator.formatters[noun](value, LANGUAGE.lang)
        if value is True:
            return "✓"
        if isinstance(value, Mapping):
            return ", ".join(self._named(path, name, part) for name, part in value.items() if part) or EMPTY
        if isinstance(value, Sequence) and not isinstance(value, str):
            parts = [self.cell(f"{path}[]", part) for part in value]
            if any(" " in part for part in parts):
                return "\n".join(f"· {part}" for part in parts)
            return " ".join(parts) or EMPTY
        return str(value)

    def _named(self, path: str, name: str, value: Any) -> str:
        return self.label(name) if value is True else f"{self.label(name)} {self.cell(f'{path}.{name}', value)}"


def render_observation(
    game: Game, seen: Mapping[str, Any], breakdown: Sequence[Mapping[str, int | None]], sitting: Sequence[str] = ()
) -> RenderableType:
    """The table as one observation shows it. ``breakdown`` has the points that are shown, ``sitting`` says who sits where."""
    words = ValueFormatter(game)
    facts: list[Text] = []
    rows: list[RenderableType] = []
    for name, value in seen.items():
        if name in BASE_FIELDS or name == SEATS or value is None or value is False or value in ([], {}):
            continue
        if _is_rows(value):
            rows.append(_rows(words, name, value))
        elif isinstance(value, Mapping) and _is_rows(list(value.values())):
            rows.append(_rows(words, name, [{"": key, **part} for key, part in value.items()], numbered=False))
        elif isinstance(value, Mapping) and name not in game.presentation.observation_formatters:
            rows.append(_facts(words, name, value))
        elif "\n" in (lines := words.cell(name, value)):
            rows.append(_list(words, name, lines))
        else:
            facts.append(_fact(words, name, name, value))
    parts: list[RenderableType] = [FactLine(facts)] if facts else []
    if rows:
        parts.append(Columns([Padding(part, (1, 3, 0, 0)) for part in rows], padding=(0, 0)))
    if SEATS in seen:
        parts += ["", _seats(words, seen, breakdown, sitting), ""]
    return Group(*parts)


class FactLine:
    """Short facts one after the other, as many in a line as fit."""

    def __init__(self, facts: Sequence[Text]) -> None:
        self._facts = facts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for fact in self._facts:
            if line and line.cell_len + len(SEPARATOR) + fact.cell_len > options.max_width:
                yield line
                line = Text()
            line = (line.append(SEPARATOR, style="label") if line else line).append_text(fact)
        yield line


def _is_rows(value: Any) -> bool:
    """Whether a value is a list of tables."""
    return isinstance(value, list) and bool(value) and all(isinstance(part, Mapping) for part in value)


def _fact(words: ValueFormatter, path: str, name: str, value: Any) -> Text:
    """A name and its value."""
    fact = Text(words.label(name), style="label")
    return fact if value is True else fact.append(f" {words.cell(path, value)}", style="default not dim")


def _grid(title: str = "") -> Table:
    """An empty table, with a title where it is one of several."""
    grid = Table(box=box.SIMPLE_HEAD, show_edge=False, header_style="label", title_justify="left")
    if title:
        grid.title = Text(f" {title}", style="title")
    return grid


def _rows(words: ValueFormatter, name: str, rows: Sequence[Mapping[str, Any]], numbered: bool = True) -> Table:
    """A row of the table, a line for everything that lies in it, numbered as in notation."""
    grid = _grid(words.label(name))
    fields = list(dict.fromkeys(field for row in rows for field in row))
    if numbered:
        grid.add_column("")
    for field in fields:
        grid.add_column(words.label(field))
    for number, row in enumerate(rows, 1):
        cells = [words.cell(f"{name}[].{field}", row.get(field)) for field in fields]
        grid.add_row(*([str(number)] if numbered else []), *cells)
    return grid


def _facts(words: ValueFormatter, name: str, facts: Mapping[str, Any]) -> Table:
    """A table of names and values."""
    grid = Table(box=None, show_header=False, title=Text(f" {words.label(name)}", style="title"), title_justify="left")
    for field, value in facts.items():
        grid.add_row(Text(words.label(field), style="label"), words.cell(f"{name}.{field}", value))
    return grid


def _list(words: ValueFormatter, name: str, lines: str) -> Table:
    """A list whose entries take a line each."""
    grid = Table(box=None, show_header=False, title=Text(f" {words.label(name)}", style="title"), title_justify="left")
    grid.add_row(lines)
    return grid


def _seats(
    words: ValueFormatter, seen: Mapping[str, Any], breakdown: Sequence[Mapping[str, int | None]], sitting: Sequence[str]
) -> Table:
    """All seats side by side; the viewer's own stands out, and so does the one to act."""
    seats = seen[SEATS]
    grid = _grid()
    grid.header_style = "default"
    grid.add_column("")
    for seat in range(len(seats)):
        style = "own" if seat == seen["seat"] else "turn" if seat == seen["player"] else "title"
        who = Text(f"▶ {seat_label(seat)}" if seat == seen["player"] else seat_label(seat), style=style)
        grid.add_column(_seat_header(who, sitting, seat))
    grid.add_row(Text(translate("points"), style="label"), *(_points(words, sources) for sources in breakdown))
    for field in dict.fromkeys(field for seat in seats for field in seat if field != SCORE):
        cells = [words.cell(f"{SEATS}[].{field}", seat.get(field)) for seat in seats]
        if any(cell != EMPTY for cell in cells):
            grid.add_row(Text(words.label(field), style="label"), *cells)
    return grid


def _seat_header(name: Text, sitting: Sequence[str], seat: int) -> Text:
    """The head of a seat's column: its name, and who sits there."""
    return name.append(f"\n{sitting[seat]}", style="default not bold") if sitting else name


def _points(words: ValueFormatter, sources: Mapping[str, int | None]) -> Text:
    """The points of a seat, and where they come from; those that lie covered are a “?”."""
    counted = sum(count or 0 for count in sources.values())
    points = Text(f"{counted}{COVERED}" if None in sources.values() else str(counted), style="title")
    told = {source: "?" if count is None else str(count) for source, count in sources.items() if count != 0}
    parts = ", ".join(f"{words.label(source)} {count}" for source, count in told.items())
    return points.append(f" ({parts})", style="default not bold") if parts else points


def render_results(
    game: Game, breakdown: Sequence[Mapping[str, int]], ranks: Sequence[int], sitting: Sequence[str] = ()
) -> Table:
    """The end of a game: points by source, the sum, the rank."""
    words = ValueFormatter(game)
    grid = _grid()
    grid.header_style = "default"
    grid.add_column("")
    for seat, rank in enumerate(ranks):
        who = Text(seat_label(seat), style="best" if rank == 0 else "title")
        grid.add_column(_seat_header(who, sitting, seat), justify="right")
    for source in dict.fromkeys(source for sources in breakdown for source in sources):
        grid.add_row(Text(words.label(source), style="label"), *(str(sources.get(source, 0)) for sources in breakdown))
    grid.add_section()
    grid.add_row(Text(translate("points"), style="label"), *(Text(str(sum(own.values())), style="title") for own in breakdown))
    places = (Text(str(rank + 1), style="best" if rank == 0 else "default") for rank in ranks)
    grid.add_row(Text(translate("rank"), style="label"), *places)
    return grid
