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
from .facts import print_json, sheet
from .files import read_record, write_text
from .files import replay as replay_record
from .options import spell_seed
from .screen import Screen, paper
from .table import results, table
from .voice import VOICE, Wrong, one_line, say, seat_name, tell


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
        raise Wrong("one-of", first=chosen[0], second=chosen[1])
    if out is not None and not (text or svg):
        raise Wrong("out-of-what")
    record = read_record(file)
    film = Film(replay_record(file, record, 0), replay_record(file, record), record)
    last = len(record.moves)
    if at is not None and at > last:
        raise Wrong("record-end", file=str(file), last=str(last))
    film.end.observe(seat)  # refuses a seat that there is not
    if text or svg:
        moment = film.at(last if at is None else at)
        picture = moment.svg(seat, VOICE.lang, layout) + "\n" if svg else draw_text(film, moment, seat)
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
class Move:
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

    def words(self) -> dict[str, str]:
        deed = self.before.describe(self.action, VOICE.lang)
        return {"seat": seat_name(self.seat), "move": self.before.notation(self.action), "deed": deed}


class Film:
    """All moments of a record. Somebody who has a record may know all of it."""

    def __init__(self, start: State, end: State, record: Record) -> None:
        self._start = start
        self.end = end
        self.record = record
        self.last = len(record.moves)

    def at(self, moment: int) -> State:
        """The state after so many moves."""
        state = self._start.clone()
        for action in self.end.moves[:moment]:
            state.apply(action)
        return state

    def move(self, number: int) -> Move:
        """The move of that number, from 1."""
        return Move(number, self.at(number - 1), self.end.moves[number - 1])

    def moves(self, upto: int | None = None) -> Iterator[Move]:
        """The moves, the state of each being valid until the next."""
        state = self._start.clone()
        for number, action in enumerate(self.end.moves[:upto], 1):
            yield Move(number, state, action)
            state.apply(action)

    def facts(self, upto: int | None, seat: int | None) -> dict[str, object]:
        """The record as plain values; what happened before the first move is told as a seat heard it."""
        state = self.end if upto is None else self.at(upto)
        return {
            "game": self.record.game,
            "rules": self.record.rules,
            "components": self.record.components,
            "options": dict(self.record.options),
            "seats": list(self.record.seats),
            "seed": self.record.seed if isinstance(self.record.seed, int) else spell_seed(self.record.seed),
            "setup": [event.text(VOICE.lang, seat) for event in self.end.setup_events()],
            "moves": [
                {
                    "number": move.number,
                    "seat": move.seat,
                    "round": move.before.observe(None).get("round"),
                    "move": move.before.notation(move.action),
                    "text": move.before.describe(move.action, VOICE.lang),
                }
                for move in self.moves(upto)
            ],
            "over": state.over,
            "scores": state.scores(),
            "breakdown": state.breakdown(),
            "ranks": state.ranks() if state.over else None,
        }


def head(film: Film) -> str:
    """What the record is of."""
    title = film.end.game.title(VOICE.lang)
    return say("replay-head", title=title, players=film.end.players, seed=spell_seed(film.record.seed))


def show(page: Console, film: Film, state: State, seat: int | None) -> None:
    """A moment: what led to it, the table, what is asked or how the game ended."""
    number = len(state.moves)
    page.print(head(film), style="title")
    if number:
        page.print(say("replay-move", number=str(number), last=str(film.last), **film.move(number).words()))
    else:
        page.print(say("replay-start"))
        print_setup(page, film, seat)
    page.print()
    page.print(table(state.game, state.shown(seat), state.shown_points(seat), film.record.seats))
    if state.over:
        page.print(results(state.game, state.breakdown(), state.ranks(), film.record.seats))
    else:
        page.print(state.prompt(VOICE.lang), style="ask")
        if number < film.last:
            page.print(say("replay-next", **film.move(number + 1).words()), style="quiet")


def print_setup(page: Console, film: Film, seat: int | None) -> None:
    """What happened before the first move."""
    for line in tell(film.end.setup_events(), seat):
        page.print(line, style="news")


def draw_text(film: Film, state: State, seat: int | None) -> str:
    """A moment as plain text."""
    text = StringIO()
    show(paper(text), film, state, seat)
    return text.getvalue()


def print_moves(film: Film, seat: int | None, upto: int | None) -> None:
    """All moves and the result, for a pipe."""
    page = paper()
    page.print(head(film), style="title")
    print_setup(page, film, seat)
    grid = sheet("number", "round", "seat", "action", "deed")
    for move in film.moves(upto):
        words = move.words()
        grid.add_row(str(move.number), move.round, words["seat"], words["move"], words["deed"])
    page.print(grid)
    state = film.end if upto is None else film.at(upto)
    if not state.over:
        page.print(say("replay-not-over", prompt=state.prompt(VOICE.lang)), soft_wrap=True)
    page.print(results(state.game, state.breakdown(), state.ranks(), film.record.seats))


def step_through(film: Film, seat: int | None, moment: int) -> None:
    """Show one moment after the other, as a person asks for them."""
    screen = Screen()
    goal: int | None = moment
    while goal is not None:
        screen.clear()
        show(screen.paper, film, film.at(goal), seat)
        screen.print(say("replay-how"), style="quiet")
        goal = ask_moment(screen, film, goal)


def ask_moment(screen: Screen, film: Film, moment: int) -> int | None:
    """The moment to show next, None to leave."""
    words = ("next", "previous", "first", "last", "quit")
    while True:
        line = screen.ask(lambda text: [word for word in words if word.startswith(text)])
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
                screen.print(one_line(say("replay-unknown", text=other, last=str(film.last))), style="wrong")
