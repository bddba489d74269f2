"""`fondaco replay`: show the moments of a record, one at a time or all moves at once."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

from rich.console import Console

from ...core.state import State
from ..arguments import seed_text
from ..errors import CommandError, single_line
from ..files import read_record, replay_record, write_text
from ..i18n import LANGUAGE, event_texts, translate
from ..observation_text import render_observation, render_results
from ..output import make_console, make_table, print_json
from ..replay import Replay
from ..screen import Screen


def run(
    file: Path, *, moment: int | None, seat: int | None, text: bool, svg: bool, layout: str, out: Path | None, as_json: bool
) -> None:
    """Show one moment as text, picture or JSON; step through all at a terminal; print all moves over a pipe."""
    formats = [name for name, chosen in (("--text", text), ("--svg", svg), ("--json", as_json)) if chosen]
    if len(formats) > 1:
        raise CommandError("one-of", first=formats[0], second=formats[1])
    if out is not None and not (text or svg):
        raise CommandError("out-without-format")
    record = read_record(file)
    replay = Replay(replay_record(file, record, 0), replay_record(file, record), record)
    if moment is not None and moment > replay.last:
        raise CommandError("record-end", file=str(file), last=str(replay.last))
    replay.end.observe(seat)  # raises an error if the seat does not exist
    if text or svg:
        state = replay.end if moment is None else replay.state_at(moment)
        content = state.svg(seat, LANGUAGE.lang, layout) + "\n" if svg else moment_text(replay, state, seat)
        if out is None:
            sys.stdout.write(content)
        else:
            write_text(out, content)
    elif as_json:
        print_json(replay.to_json(moment, seat))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(replay, seat, 0 if moment is None else moment)
    else:
        print_moves(replay, seat, upto=moment)


def title_line(replay: Replay) -> str:
    """The game, the number of players and the seed."""
    title = replay.end.game.title(LANGUAGE.lang)
    return translate("replay-title", title=title, players=replay.end.players, seed=seed_text(replay.record.seed))


def print_moment(console: Console, replay: Replay, state: State, seat: int | None) -> None:
    """Print the move that led to a moment, its observation, and the question or the result."""
    moment = len(state.moves)
    console.print(title_line(replay), style="title")
    if moment:
        texts = replay.recorded_move(moment).texts()
        console.print(translate("replay-move", number=str(moment), last=str(replay.last), **texts))
    else:
        console.print(translate("replay-start"))
        print_setup(console, replay, seat)
    console.print()
    console.print(render_observation(state.game, state.shown(seat), state.shown_points(seat), replay.record.seats))
    if state.over:
        console.print(render_results(state.game, state.breakdown(), state.ranks(), replay.record.seats))
    else:
        console.print(state.prompt(LANGUAGE.lang), style="question")
        if moment < replay.last:
            console.print(translate("replay-next", **replay.recorded_move(moment + 1).texts()), style="quiet")


def print_setup(console: Console, replay: Replay, seat: int | None) -> None:
    """Print the events of the set-up."""
    for line in event_texts(replay.end.setup_events(), seat):
        console.print(line, style="news")


def moment_text(replay: Replay, state: State, seat: int | None) -> str:
    """A moment as plain text."""
    text = StringIO()
    print_moment(make_console(text), replay, state, seat)
    return text.getvalue()


def print_moves(replay: Replay, seat: int | None, upto: int | None) -> None:
    """Print all moves and the result."""
    console = make_console()
    console.print(title_line(replay), style="title")
    print_setup(console, replay, seat)
    table = make_table("number", "round", "seat", "action", "description")
    for move in replay.moves(upto):
        number = "" if move.round is None else str(move.round)
        texts = move.texts()
        table.add_row(str(move.number), number, texts["seat"], texts["move"], texts["description"])
    console.print(table)
    state = replay.end if upto is None else replay.state_at(upto)
    if not state.over:
        console.print(translate("replay-not-over", prompt=state.prompt(LANGUAGE.lang)), soft_wrap=True)
    console.print(render_results(state.game, state.breakdown(), state.ranks(), replay.record.seats))


def step_through(replay: Replay, seat: int | None, moment: int) -> None:
    """Show moments at a terminal until the person quits."""
    screen = Screen()
    next_moment: int | None = moment
    while next_moment is not None:
        screen.clear()
        print_moment(screen.console, replay, replay.state_at(next_moment), seat)
        screen.print(translate("replay-help"), style="quiet")
        next_moment = prompt_for_moment(screen, replay, next_moment)


def prompt_for_moment(screen: Screen, replay: Replay, moment: int) -> int | None:
    """Ask for the next moment; None to quit."""
    words = ("next", "previous", "first", "last", "quit")
    while True:
        line = screen.read_line(lambda text: [word for word in words if word.startswith(text)])
        match line.lower() if line is not None else "quit":
            case "q" | "quit":
                return None
            case "" | "n" | "next":
                return min(moment + 1, replay.last)
            case "p" | "previous":
                return max(moment - 1, 0)
            case "first":
                return 0
            case "last":
                return replay.last
            case number if number.isdecimal() and len(number) <= 9 and int(number) <= replay.last:
                return int(number)
            case text:
                screen.print(single_line(translate("replay-unknown", text=text, last=str(replay.last))), style="error")
