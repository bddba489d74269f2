"""A game in the terminal: the table, the question, and what people type."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.table import Table
from rich.text import Text

from ..core.errors import FondacoError
from ..core.steps import Step
from .files import save_record
from .options import spell_changed, spell_seed
from .reading import COMMANDS, DONE, Command, Reader, completions
from .screen import Screen
from .session import Session
from .table import results, table
from .voice import VOICE, Wrong, one_line, say, seat_name, tell

LISTED = 30
"""How many legal actions are listed unless all are asked for."""
NEWS = 14
"""How many lines of news fit above the table."""
UNTOLD = -1
"""Told of no decision, nor of what happened before the first one."""
LOGGED = 30
"""How many lines of the log are shown unless all are asked for."""


def play(session: Session) -> None:
    """Play until the game is over and everybody has left."""
    Evening(session).run()


class InputEnded(Exception):
    """Nobody will type anything any more."""


class Evening:
    """One sitting: what was shown to whom, and what is to be shown next."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = Screen()
        self.told = [len(session.steps) or UNTOLD] * len(session.seats)
        """How many decisions each seat has been told of, or `UNTOLD`."""
        self.viewer: int | None = session.humans[0] if len(session.humans) == 1 else None
        """Whose eyes are on the screen."""
        self.warned = -1
        """After how many decisions somebody who wanted to leave was told that the game is not saved."""
        self.greeting = True
        """Whether the greeting is still on the screen."""
        self.done = False
        self.reader = Reader(session)

    @property
    def lang(self) -> str:
        return VOICE.lang

    # --- the course of the evening -------------------------------------------------------------------------------------------

    def run(self) -> None:
        self.greet()
        changed = True
        try:
            while not self.done:
                if changed:
                    self.go_on()
                    self.show()
                line = self.screen.ask(lambda text: completions(text, self.notations()))
                if line is None:
                    raise InputEnded
                changed = self.answer(line)
        except InputEnded:
            self.part("input-ended")

    def answer(self, line: str) -> bool:
        """Do what was typed; True where the table is to be shown again."""
        try:
            what = self.reader.read(line)
            if isinstance(what, int):
                seat = self.session.asked
                first = self.session.answer(what)
                assert seat is not None
                self.told[seat] = min(self.told[seat], first)
                return True
            return what is not None and self.obey(what)
        except FondacoError as error:
            self.screen.print(one_line(error.text(self.lang)), style="wrong")
            return False

    def greet(self) -> None:
        session = self.session
        game = session.state.game
        self.screen.clear()
        self.screen.print(game.title(self.lang), style="title")
        sitting = ", ".join(f"{seat_name(seat)}: {spec}" for seat, spec in enumerate(session.seats))
        self.screen.print(sitting)
        self.tell_seed()
        if session.humans:
            self.screen.print(say("help-how"), style="quiet")
        if session.steps:
            self.screen.print(say("resumed", count=len(session.steps)), style="quiet")

    def go_on(self) -> None:
        """Let the bots play, and answer what leaves no choice, until a person has to decide."""
        session = self.session
        while not session.state.over and not session.waits():
            if self.screen.live and not session.human(session.state.player):
                with self.screen.paper.status(say("thinks", seat=session.state.player)):
                    session.go_on()
            else:
                session.go_on()

    def leave(self) -> None:
        """Somebody says `quit`; a person who would lose the game is asked to say it twice."""
        made = len(self.session.steps)
        if self.screen.live and self.session.saved != made != self.warned:
            self.warned = made
            self.screen.print(say("quit-unsaved"))
            return
        self.part("left")
        self.done = True

    def part(self, why: str) -> None:
        """Say how to go on another time."""
        session = self.session
        saved = session.saved == len(session.steps) and session.saved > 0
        if session.state.over:
            if not saved:
                self.screen.print(say("over-unsaved"), style="quiet")
                self.tell_command()
            return
        self.screen.print(say(why, count=len(session.steps)))
        self.screen.print(say("go-on-saved" if saved else "go-on-unsaved"), style="quiet")
        if not saved:
            self.tell_command()

    def tell_seed(self) -> None:
        """The chance of this game, and how to have it again."""
        self.screen.print(say("seed-is", seed=spell_seed(self.session.state.seed)), style="quiet")
        self.tell_command()

    def tell_command(self) -> None:
        """How to start this game again, where a command can."""
        command = self.command()
        if command is not None:
            self.screen.print(say("same-again", command=command), style="quiet")

    def command(self) -> str | None:
        """The command that starts this game again; None where its components are known from a record alone."""
        session = self.session
        state = session.state
        if state.game.has_custom_components and session.components is None:
            return None
        words = ["fondaco", "play", state.game.id, "--seats", ",".join(session.seats), "--seed", spell_seed(state.seed)]
        for option in spell_changed(state.game, dict(state.options)):
            words += ["--option", option]
        if session.components is not None:
            words += ["--components", str(session.components)]
        if not session.auto:
            words.append("--no-auto")
        if self.lang != "en":
            words += ["--lang", self.lang]
        return shlex.join(words)

    # --- what is on the screen -----------------------------------------------------------------------------------------------

    def show(self) -> None:
        """The news, the table, the question."""
        state = self.session.state
        if state.over:
            self.viewer = None if len(self.session.humans) != 1 else self.viewer
            self.new_screen()
            self.news(self.viewer)
            self.show_table()
            self.show_end()
            return
        seat = self.session.asked
        if self.viewer != seat:
            self.draw_curtain(seat)
            self.viewer = seat
        self.new_screen()
        self.news(seat)
        self.show_table()
        self.ask()

    def new_screen(self) -> None:
        """Wipe the screen, but leave the greeting on the first one."""
        if not self.greeting:
            self.screen.clear()
        self.greeting = False
        self.screen.print()

    def draw_curtain(self, seat: int | None) -> None:
        """Between two people at one terminal the screen is wiped, so that nobody sees the other's secrets."""
        if len(self.session.humans) < 2:
            return
        if not self.screen.live:
            self.screen.print(say("curtain-pipe", seat=seat), style="title")
            return
        if not self.greeting:
            self.screen.clear(history=True)
        self.screen.print(say("curtain", seat=seat), style="title")
        if self.screen.ask(lambda _: []) is None:
            raise InputEnded

    def news(self, viewer: int | None) -> None:
        """What happened since this seat was told last, as far as it may know."""
        since = self.told[viewer] if viewer is not None else min(self.told)
        lines = self.story(viewer, since)
        if self.screen.live and len(lines) > NEWS:
            self.screen.print(say("earlier", count=len(lines) - NEWS), style="quiet")
            lines = lines[-NEWS:]
        for line in lines:
            self.screen.print(line)
        if lines:
            self.screen.print()
        for seat in range(len(self.told)) if viewer is None else [viewer]:
            self.told[seat] = len(self.session.steps)

    def story(self, viewer: int | None, since: int = UNTOLD) -> list[Text]:
        """What happened after so many decisions, as that viewer may hear it."""
        setup = tell(self.session.setup, viewer) if since == UNTOLD else []
        lines = [Text(line, style="news") for line in setup]
        return lines + [line for step in self.session.steps[max(since, 0) :] for line in self.lines(step, viewer)]

    def lines(self, step: Step, viewer: int | None) -> list[Text]:
        """A decision in words, as that viewer may hear them. The decision itself is told to nobody but who made it."""
        lines = [Text(line, style="news") for line in tell(step.events, viewer)]
        if step.forced and step.seat == viewer:
            deed = self.session.state.game.translator.format(step.description, self.lang)
            lines.insert(0, Text("• " + say("played-alone", seat=step.seat, deed=deed), style="quiet"))
        return lines

    def show_table(self) -> None:
        session = self.session
        state = session.state
        seen = {**state.shown(self.viewer), "player": session.asked}
        self.screen.print(table(state.game, seen, state.shown_points(self.viewer), session.seats))

    def ask(self, all: bool = False) -> None:
        """The question and the numbered answers."""
        session = self.session
        state, held = session.state, session.held_by is not None
        asked = say("pick-or-end", seat=session.held_by) if held else state.prompt(self.lang, seat=self.viewer)
        self.screen.print(asked, style="ask")
        answers = list(session.answers().items())
        shown = answers if all else answers[:LISTED]
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="number")
        grid.add_column(style="notation", no_wrap=True)
        grid.add_column()
        for number, (action, about) in enumerate(shown, 1):
            grid.add_row(str(number), state.notation(action), about.describe(action, self.lang))
        if held:
            grid.add_row(str(len(answers) + 1), DONE, say("end-turn"))
        self.screen.print(grid)
        if len(shown) < len(answers):
            self.screen.print(say("more-actions", count=len(answers) - len(shown)), style="quiet")

    def show_end(self) -> None:
        state = self.session.state
        self.screen.print(say("over"), style="title")
        self.screen.print(results(state.game, state.breakdown(), state.ranks(), self.session.seats))
        winners = [seat_name(seat) for seat, rank in enumerate(state.ranks()) if rank == 0]
        self.screen.print(say("winners", count=len(winners), names=" + ".join(winners)), style="best")
        self.tell_seed()
        self.screen.print(say("over-how"), style="quiet")

    def notations(self) -> list[str]:
        """What could be typed to decide now."""
        state = self.session.state
        return [state.notation(action) for action in self.session.answers()]

    # --- commands ------------------------------------------------------------------------------------------------------------

    def obey(self, command: Command) -> bool:
        """Carry a command out; True where the table is to be shown again."""
        state = self.session.state
        match command.word:
            case "help":
                self.help()
            case "table":
                return True
            case "list":
                self.require_question()
                self.ask(all=True)
            case "undo":
                self.require_question()
                step = self.session.undo()
                made = len(self.session.steps)
                self.told = [min(told, made) for told in self.told]
                self.told[step.seat] = made
                self.screen.print(say("undone", deed=state.game.translator.format(step.description, self.lang)))
                return True
            case "done":
                self.require_question()
                self.session.end_turn()
                return True
            case "hint":
                self.require_question()
                self.hint()
            case "why":
                self.require_question()
                self.why(state.parse(command.rest))
            case "log":
                self.log(command.rest)
            case "save":
                self.save(command.rest)
            case "quit":
                self.leave()
        return False

    def why(self, action: int) -> None:
        """Why an action is not possible, or that it is."""
        about = self.session.answers().get(action)
        if about is None:
            reason = say("turn-held") if self.session.held_by is not None else self.session.state.why_not(action, self.lang)
            self.screen.print(reason)
        else:
            self.screen.print(say("why-legal", deed=about.describe(action, self.lang)))

    def hint(self) -> None:
        """The best moves, each with its number among the answers."""
        if self.session.held_by is not None:
            raise Wrong("turn-held")
        legal = self.session.state.legal_actions()
        for place, one in enumerate(self.session.hints()):
            number, deed, why = str(legal.index(one.action) + 1), one.deed(self.lang), one.why(self.lang)
            self.screen.print(say("hint-or" if place else "hint", number=number, notation=one.notation, deed=deed, why=why))

    def require_question(self) -> None:
        if self.session.state.over:
            raise Wrong("only-before-end")

    def help(self) -> None:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="notation", no_wrap=True)
        grid.add_column()
        grid.add_row(say("usage-action"), say("help-action"))
        for word in COMMANDS:
            grid.add_row(say(f"usage-{word}"), say(f"help-{word}"))
        self.screen.print(grid)

    def log(self, rest: str) -> None:
        """What happened so far, as the person at the screen may know it."""
        lines = self.story(self.viewer)
        if rest != "all" and len(lines) > LOGGED:
            self.screen.print(say("log-earlier", count=len(lines) - LOGGED), style="quiet")
            lines = lines[-LOGGED:]
        for line in lines or [Text(say("log-empty"), style="quiet")]:
            self.screen.print(line)

    def save(self, rest: str) -> None:
        if not rest:
            raise Wrong("file-missing")
        save_record(Path(rest), self.session.record())
        self.session.saved = len(self.session.steps)
        over = self.session.state.over
        how = ["replay"] if over else ["play", "--resume"]
        self.screen.print(say("saved-over" if over else "saved", file=rest, command=shlex.join(["fondaco", *how, rest])))
