"""Any observation as text: short facts in a line, rows as tables, seats side by side.

A game needs no code for it. Its presentation names the formatters of cards and goods, and messages ``label-…`` name the fields.
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
"""The fields of every observation that are not printed as facts of the game."""
SEATS = "seats"
SCORE = "score"
"""A field of some seats; it is not printed, because the breakdown shows the points."""
EMPTY = "–"
HIDDEN_POINTS = "+?"
"""Follows the points of a seat that has hidden points as well."""
SEPARATOR = "  ·  "


class ValueFormatter:
    """Formats the values of a game's observation in the chosen language."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._formatters = game.presentation.observation_formatters

    def label(self, name: str) -> str:
        return self._game.label(name, LANGUAGE.lang)

    def cell(self, path: str, value: Any) -> str:
        """A value as text. Lists are one line if no entry has a blank, otherwise one line for each entry."""
        if value is None or value is False:
            return EMPTY
        formatter = self._formatters.get(path) or self._formatters.get(f"{path.rpartition('.')[0]}.*")
        if formatter is not None:
            return self._game.translator.formatters[formatter](value, LANGUAGE.lang)
        if value is True:
            return "✓"
        if isinstance(value, Mapping):
            return ", ".join(self._named(path, name, entry) for name, entry in value.items() if entry) or EMPTY
        if isinstance(value, Sequence) and not isinstance(value, str):
            entries = [self.cell(f"{path}[]", entry) for entry in value]
            if any(" " in entry for entry in entries):
                return "\n".join(f"· {entry}" for entry in entries)
            return " ".join(entries) or EMPTY
        return str(value)

    def _named(self, path: str, name: str, value: Any) -> str:
        return self.label(name) if value is True else f"{self.label(name)} {self.cell(f'{path}.{name}', value)}"


def render_observation(
    game: Game, observation: Mapping[str, Any], breakdown: Sequence[Mapping[str, int | None]], names: Sequence[str] = ()
) -> RenderableType:
    """An observation as text. ``breakdown`` holds the points that its viewer may see, ``names`` the players by seat."""
    values = ValueFormatter(game)
    facts: list[Text] = []
    tables: list[RenderableType] = []
    for name, value in observation.items():
        if name in BASE_FIELDS or name == SEATS or value is None or value is False or value in ([], {}):
            continue
        if _is_rows(value):
            tables.append(_rows(values, name, value))
        elif isinstance(value, Mapping) and _is_rows(list(value.values())):
            tables.append(_rows(values, name, [{"": key, **row} for key, row in value.items()], numbered=False))
        elif isinstance(value, Mapping) and name not in game.presentation.observation_formatters:
            tables.append(_facts(values, name, value))
        elif "\n" in (lines := values.cell(name, value)):
            tables.append(_list(values, name, lines))
        else:
            facts.append(_fact(values, name, name, value))
    parts: list[RenderableType] = [FactLine(facts)] if facts else []
    if tables:
        parts.append(Columns([Padding(table, (1, 3, 0, 0)) for table in tables], padding=(0, 0)))
    if SEATS in observation:
        parts += ["", _seats(values, observation, breakdown, names), ""]
    return Group(*parts)


class FactLine:
    """Short facts one after the other, as many in each line as fit."""

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
    """Whether a value is a list of objects, which is printed as a table."""
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)


def _fact(values: ValueFormatter, path: str, name: str, value: Any) -> Text:
    """A name and its value; the name alone for True."""
    fact = Text(values.label(name), style="label")
    return fact if value is True else fact.append(f" {values.cell(path, value)}", style="default not dim")


def _titled_table(title: str = "") -> Table:
    """An empty table with a header row, and with a title if one is given."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, header_style="label", title_justify="left")
    if title:
        table.title = Text(f" {title}", style="title")
    return table


def _rows(values: ValueFormatter, name: str, rows: Sequence[Mapping[str, Any]], numbered: bool = True) -> Table:
    """A list of objects as a table, one line each, numbered as in notation."""
    table = _titled_table(values.label(name))
    fields = list(dict.fromkeys(field for row in rows for field in row))
    if numbered:
        table.add_column("")
    for field in fields:
        table.add_column(values.label(field))
    for number, row in enumerate(rows, 1):
        cells = [values.cell(f"{name}[].{field}", row.get(field)) for field in fields]
        table.add_row(*([str(number)] if numbered else []), *cells)
    return table


def _facts(values: ValueFormatter, name: str, facts: Mapping[str, Any]) -> Table:
    """An object as a table of names and values."""
    table = Table(box=None, show_header=False, title=Text(f" {values.label(name)}", style="title"), title_justify="left")
    for field, value in facts.items():
        table.add_row(Text(values.label(field), style="label"), values.cell(f"{name}.{field}", value))
    return table


def _list(values: ValueFormatter, name: str, lines: str) -> Table:
    """A list whose entries take one line each."""
    table = Table(box=None, show_header=False, title=Text(f" {values.label(name)}", style="title"), title_justify="left")
    table.add_row(lines)
    return table


def _seats(
    values: ValueFormatter, observation: Mapping[str, Any], breakdown: Sequence[Mapping[str, int | None]], names: Sequence[str]
) -> Table:
    """All seats side by side. The viewer's seat and the seat to act have styles of their own."""
    seats = observation[SEATS]
    table = _titled_table()
    table.header_style = "default"
    table.add_column("")
    for seat in range(len(seats)):
        to_act = seat == observation["player"]
        style = "viewer" if seat == observation["seat"] else "to-act" if to_act else "title"
        label = Text(f"▶ {seat_label(seat)}" if to_act else seat_label(seat), style=style)
        table.add_column(_seat_header(label, names, seat))
    table.add_row(Text(translate("points"), style="label"), *(_points(values, sources) for sources in breakdown))
    for field in dict.fromkeys(field for seat in seats for field in seat if field != SCORE):
        cells = [values.cell(f"{SEATS}[].{field}", seat.get(field)) for seat in seats]
        if any(cell != EMPTY for cell in cells):
            table.add_row(Text(values.label(field), style="label"), *cells)
    return table


def _seat_header(label: Text, names: Sequence[str], seat: int) -> Text:
    """The header of a seat's column: its label, and the name of its player if there is one."""
    return label.append(f"\n{names[seat]}", style="default not bold") if names else label


def _points(values: ValueFormatter, sources: Mapping[str, int | None]) -> Text:
    """The points of a seat and their sources. Hidden points, None in the breakdown, are printed as “?”."""
    total = sum(count or 0 for count in sources.values())
    points = Text(f"{total}{HIDDEN_POINTS}" if None in sources.values() else str(total), style="title")
    counts = {source: "?" if count is None else str(count) for source, count in sources.items() if count != 0}
    by_source = ", ".join(f"{values.label(source)} {count}" for source, count in counts.items())
    return points.append(f" ({by_source})", style="default not bold") if by_source else points


def render_results(game: Game, breakdown: Sequence[Mapping[str, int]], ranks: Sequence[int], names: Sequence[str] = ()) -> Table:
    """The points of each seat by source, their sum and the rank."""
    values = ValueFormatter(game)
    table = _titled_table()
    table.header_style = "default"
    table.add_column("")
    for seat, rank in enumerate(ranks):
        label = Text(seat_label(seat), style="best" if rank == 0 else "title")
        table.add_column(_seat_header(label, names, seat), justify="right")
    for source in dict.fromkeys(source for sources in breakdown for source in sources):
        table.add_row(Text(values.label(source), style="label"), *(str(sources.get(source, 0)) for sources in breakdown))
    table.add_section()
    totals = (Text(str(sum(sources.values())), style="title") for sources in breakdown)
    table.add_row(Text(translate("points"), style="label"), *totals)
    rank_cells = (Text(str(rank + 1), style="best" if rank == 0 else "default") for rank in ranks)
    table.add_row(Text(translate("rank"), style="label"), *rank_cells)
    return table
