"""`fondaco replay`: a recorded game, moment by moment. The moment N is the table after N moves."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from rich.console import Console

from ..core.record import Record
from ..core.state import State
from .arguments import seed_text
from .facts import make_table, print_json
from .files import read_record, write_text
from .files import replay_record as replay_record
from .i18n import LANGUAGE, CommandError, event_texts, seat_label, single_line, translate
from .observation_text import render_observation, render_results
from .screen import Screen, make_console


def replay(
    file: Path,
    at: int | None,
    seat: int | None,
    text: bool,
    svg: bool,
    layout: str,
    out: Path | None,
    as_json: bool,
) -> None:
    """Show one moment, or all of them one after the other."""
    chosen = [name for name, wanted in (("--text", text), ("--svg", svg), ("--json", as_json)) if wanted]
    if len(chosen) > 1:
        raise CommandError("one-of", first=chosen[0], second=chosen[1])
    if out is not None and not (text or svg):
        raise CommandError("out-without-format")
    record = read_record(file)
    film = Replay(replay_record(file, record, 0), replay_record(file, record), record)
    last = len(record.moves)
    if at is not None and at > last:
        raise CommandError("record-end", file=str(file), last=str(last))
    film.end.observe(seat)  # refuses a seat that there is not
    if text or svg:
        moment = film.state_at(last if at is None else at)
        picture = moment.svg(seat, LANGUAGE.lang, layout) + "\n" if svg else moment_text(film, moment, seat)
        if out is None:
            sys.stdout.write(picture)
        else:
            write_text(out, picture)
    elif as_json:
        print_json(film.facts(at, seat))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(film, seat, 0 if at is None else at)
    else:
        print_moves(film, seat, upto=at)


@dataclass(frozen=True)
class RecordedMove:
    """A move of a record, and the state it was made in."""

    number: int
    before: State
    action: int

    @property
    def seat(self) -> int:
        assert self.before.player is not None
        return self.before.player

    @property
    def round(self) -> str:
        """The round, in games that have rounds."""
        number = self.before.observe(None).get("round")
        return "" if number is None else str(number)

    def texts(self) -> dict[str, str]:
        deed = self.before.describe(self.action, LANGUAGE.lang)
        return {"seat": seat_label(self.seat), "move": self.before.notation(self.action), "deed": deed}


class Replay:
    """All moments of a record. Somebody who has a record may know all of it."""

    def __init__(self, start: State, end: State, record: Record) -> None:
        self._start = start
        self.end = end
        self.record = record
        self.last = len(record.moves)

    def state_at(self, moment: int) -> State:
        """The state after so many moves."""
        state = self._start.clone()
        for action in self.end.moves[:moment]:
            state.apply(action)
        return state

    def recorded_move(self, number: int) -> RecordedMove:
        """The move of that number, from 1."""
        return RecordedMove(number, self.state_at(number - 1), self.end.moves[number - 1])

    def moves(self, upto: int | None = None) -> Iterator[RecordedMove]:
        """The moves, the state of each being valid until the next."""
        state = self._start.clone()
        for number, action in enumerate(self.end.moves[:upto], 1):
            yield RecordedMove(number, state, action)
            state.apply(action)

    def facts(self, upto: int | None, seat: int | None) -> dict[str, object]:
        """The record as plain values; what happened before the first move is told as a seat heard it."""
        state = self.end if upto is None else self.state_at(upto)
        return {
            "game": self.record.game,
            "rules": self.record.rules_version,
            "components": self.record.components_digest,
            "options": dict(self.record.options),
            "seats": list(self.record.seats),
            "seed": self.record.seed if isinstance(self.record.seed, int) else seed_text(self.record.seed),
            "setup": [event.text(LANGUAGE.lang, seat) for event in self.end.setup_events()],
            "moves": [
                {
                    "number": move.number,
                    "seat": move.seat,
                    "round": move.before.observe(None).get("round"),
                    "move": move.before.notation(move.action),
                    "text": move.before.describe(move.action, LANGUAGE.lang),
                }
                for move in self.moves(upto)
            ],
            "over": state.over,
            "scores": state.scores(),
            "breakdown": state.breakdown(),
            "ranks": state.ranks() if state.over else None,
        }


def title_line(film: Replay) -> str:
    """What the record is of."""
    title = film.end.game.title(LANGUAGE.lang)
    return translate("replay-head", title=title, players=film.end.players, seed=seed_text(film.record.seed))


def print_moment(page: Console, film: Replay, state: State, seat: int | None) -> None:
    """A moment: what led to it, the table, what is asked or how the game ended."""
    number = len(state.moves)
    page.print(title_line(film), style="title")
    if number:
        page.print(translate("replay-move", number=str(number), last=str(film.last), **film.recorded_move(number).texts()))
    else:
        page.print(translate("replay-start"))
        print_setup(page, film, seat)
    page.print()
    page.print(render_observation(state.game, state.shown(seat), state.shown_points(seat), film.record.seats))
    if state.over:
        page.print(render_results(state.game, state.breakdown(), state.ranks(), film.record.seats))
    else:
        page.print(state.prompt(LANGUAGE.lang), style="ask")
        if number < film.last:
            page.print(translate("replay-next", **film.recorded_move(number + 1).texts()), style="quiet")


def print_setup(page: Console, film: Replay, seat: int | None) -> None:
    """What happened before the first move."""
    for line in event_texts(film.end.setup_events(), seat):
        page.print(line, style="news")


def moment_text(film: Replay, state: State, seat: int | None) -> str:
    """A moment as plain text."""
    text = StringIO()
    print_moment(make_console(text), film, state, seat)
    return text.getvalue()


def print_moves(film: Replay, seat: int | None, upto: int | None) -> None:
    """All moves and the result, for a pipe."""
    page = make_console()
    page.print(title_line(film), style="title")
    print_setup(page, film, seat)
    grid = make_table("number", "round", "seat", "action", "deed")
    for move in film.moves(upto):
        words = move.texts()
        grid.add_row(str(move.number), move.round, words["seat"], words["move"], words["deed"])
    page.print(grid)
    state = film.end if upto is None else film.state_at(upto)
    if not state.over:
        page.print(translate("replay-not-over", prompt=state.prompt(LANGUAGE.lang)), soft_wrap=True)
    page.print(render_results(state.game, state.breakdown(), state.ranks(), film.record.seats))


def step_through(film: Replay, seat: int | None, moment: int) -> None:
    """Show one moment after the other, as a person asks for them."""
    screen = Screen()
    goal: int | None = moment
    while goal is not None:
        screen.clear()
        print_moment(screen.paper, film, film.state_at(goal), seat)
        screen.print(translate("replay-how"), style="quiet")
        goal = prompt_for_moment(screen, film, goal)


def prompt_for_moment(screen: Screen, film: Replay, moment: int) -> int | None:
    """The moment to show next, None to leave."""
    words = ("next", "previous", "first", "last", "quit")
    while True:
        line = screen.read_line(lambda text: [word for word in words if word.startswith(text)])
        match line.lower() if line is not None else "quit":
            case "q" | "quit":
                return None
            case "" | "n" | "next":
                return min(moment + 1, film.last)
            case "p" | "previous":
                return max(moment - 1, 0)
            case "first":
                return 0
            case "last":
                return film.last
            case number if number.isdecimal() and len(number) <= 9 and int(number) <= film.last:
                return int(number)
            case other:
                screen.print(single_line(translate("replay-unknown", text=other, last=str(film.last))), style="wrong")
