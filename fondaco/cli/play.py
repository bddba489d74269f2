"""A game in the terminal: the table, the question, and what people type."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.table import Table
from rich.text import Text

from ..core.errors import FondacoError
from ..core.steps import Step
from .arguments import changed_options, seed_text
from .files import save_record
from .i18n import LANGUAGE, CommandError, event_texts, seat_label, single_line, translate
from .input_parser import COMMANDS, DONE, Command, InputParser, completions
from .observation_text import render_observation, render_results
from .screen import Screen
from .session import Session

MAX_LISTED_ACTIONS = 30
"""How many legal actions are listed unless all are asked for."""
MAX_NEWS_LINES = 14
"""How many lines of news fit above the table."""
UNTOLD = -1
"""Told of no decision, nor of what happened before the first one."""
MAX_LOG_LINES = 30
"""How many lines of the log are shown unless all are asked for."""


def play(session: Session) -> None:
    """Play until the game is over and everybody has left."""
    TerminalGame(session).run()


class InputEnded(Exception):
    """Nobody will type anything any more."""


class TerminalGame:
    """One sitting: what was shown to whom, and what is to be shown next."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = Screen()
        self.steps_shown = [len(session.steps) or UNTOLD] * len(session.seats)
        """How many decisions each seat has been told of, or `UNTOLD`."""
        self.viewer: int | None = session.human_seats[0] if len(session.human_seats) == 1 else None
        """Whose eyes are on the screen."""
        self.quit_warned_at = -1
        """After how many decisions somebody who wanted to leave was told that the game is not saved."""
        self.greeting = True
        """Whether the greeting is still on the screen."""
        self.done = False
        self.reader = InputParser(session)

    @property
    def lang(self) -> str:
        return LANGUAGE.lang

    # --- the course of the evening -------------------------------------------------------------------------------------------

    def run(self) -> None:
        self.print_greeting()
        changed = True
        try:
            while not self.done:
                if changed:
                    self.play_until_person()
                    self.show()
                line = self.screen.read_line(lambda text: completions(text, self.legal_notations()))
                if line is None:
                    raise InputEnded
                changed = self.answer(line)
        except InputEnded:
            self.print_farewell("input-ended")

    def answer(self, line: str) -> bool:
        """Do what was typed; True where the table is to be shown again."""
        try:
            what = self.reader.read(line)
            if isinstance(what, int):
                seat = self.session.asked
                first = self.session.submit(what)
                assert seat is not None
                self.steps_shown[seat] = min(self.steps_shown[seat], first)
                return True
            return what is not None and self.run_command(what)
        except FondacoError as error:
            self.screen.print(single_line(error.text(self.lang)), style="wrong")
            return False

    def print_greeting(self) -> None:
        session = self.session
        game = session.state.game
        self.screen.clear()
        self.screen.print(game.title(self.lang), style="title")
        sitting = ", ".join(f"{seat_label(seat)}: {spec}" for seat, spec in enumerate(session.seats))
        self.screen.print(sitting)
        self.print_seed()
        if session.human_seats:
            self.screen.print(translate("help-how"), style="quiet")
        if session.steps:
            self.screen.print(translate("resumed", count=len(session.steps)), style="quiet")

    def play_until_person(self) -> None:
        """Let the bots play, and answer what leaves no choice, until a person has to decide."""
        session = self.session
        while not session.state.over and not session.awaits_person():
            if self.screen.is_interactive and not session.is_human(session.state.player):
                with self.screen.paper.status(translate("thinks", seat=session.state.player)):
                    session.play_automatic()
            else:
                session.play_automatic()

    def leave(self) -> None:
        """Somebody says `quit`; a person who would lose the game is asked to say it twice."""
        made = len(self.session.steps)
        if self.screen.is_interactive and self.session.saved_steps != made != self.quit_warned_at:
            self.quit_warned_at = made
            self.screen.print(translate("quit-unsaved"))
            return
        self.print_farewell("left")
        self.done = True

    def print_farewell(self, why: str) -> None:
        """Say how to go on another time."""
        session = self.session
        saved = session.saved_steps == len(session.steps) and session.saved_steps > 0
        if session.state.over:
            if not saved:
                self.screen.print(translate("over-unsaved"), style="quiet")
                self.print_restart_command()
            return
        self.screen.print(translate(why, count=len(session.steps)))
        self.screen.print(translate("go-on-saved" if saved else "go-on-unsaved"), style="quiet")
        if not saved:
            self.print_restart_command()

    def print_seed(self) -> None:
        """The chance of this game, and how to have it again."""
        self.screen.print(translate("seed-is", seed=seed_text(self.session.state.seed)), style="quiet")
        self.print_restart_command()

    def print_restart_command(self) -> None:
        """How to start this game again, where a command can."""
        command = self.restart_command()
        if command is not None:
            self.screen.print(translate("same-again", command=command), style="quiet")

    def restart_command(self) -> str | None:
        """The command that starts this game again; None where its components are known from a record alone."""
        session = self.session
        state = session.state
        if state.game.has_custom_components and session.components is None:
            return None
        words = ["fondaco", "play", state.game.id, "--seats", ",".join(session.seats), "--seed", seed_text(state.seed)]
        for option in changed_options(state.game, dict(state.options)):
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
            self.viewer = None if len(self.session.human_seats) != 1 else self.viewer
            self.clear_screen()
            self.print_news(self.viewer)
            self.show_table()
            self.show_end()
            return
        seat = self.session.asked
        if self.viewer != seat:
            self.show_curtain(seat)
            self.viewer = seat
        self.clear_screen()
        self.print_news(seat)
        self.show_table()
        self.ask()

    def clear_screen(self) -> None:
        """Wipe the screen, but leave the greeting on the first one."""
        if not self.greeting:
            self.screen.clear()
        self.greeting = False
        self.screen.print()

    def show_curtain(self, seat: int | None) -> None:
        """Between two people at one terminal the screen is wiped, so that nobody sees the other's secrets."""
        if len(self.session.human_seats) < 2:
            return
        if not self.screen.is_interactive:
            self.screen.print(translate("curtain-pipe", seat=seat), style="title")
            return
        if not self.greeting:
            self.screen.clear(history=True)
        self.screen.print(translate("curtain", seat=seat), style="title")
        if self.screen.read_line(lambda _: []) is None:
            raise InputEnded

    def print_news(self, viewer: int | None) -> None:
        """What happened since this seat was told last, as far as it may know."""
        since = self.steps_shown[viewer] if viewer is not None else min(self.steps_shown)
        lines = self.story(viewer, since)
        if self.screen.is_interactive and len(lines) > MAX_NEWS_LINES:
            self.screen.print(translate("earlier", count=len(lines) - MAX_NEWS_LINES), style="quiet")
            lines = lines[-MAX_NEWS_LINES:]
        for line in lines:
            self.screen.print(line)
        if lines:
            self.screen.print()
        for seat in range(len(self.steps_shown)) if viewer is None else [viewer]:
            self.steps_shown[seat] = len(self.session.steps)

    def story(self, viewer: int | None, since: int = UNTOLD) -> list[Text]:
        """What happened after so many decisions, as that viewer may hear it."""
        setup = event_texts(self.session.setup, viewer) if since == UNTOLD else []
        lines = [Text(line, style="news") for line in setup]
        return lines + [line for step in self.session.steps[max(since, 0) :] for line in self.step_lines(step, viewer)]

    def step_lines(self, step: Step, viewer: int | None) -> list[Text]:
        """A decision in words, as that viewer may hear them. The decision itself is told to nobody but who made it."""
        lines = [Text(line, style="news") for line in event_texts(step.events, viewer)]
        if step.forced and step.seat == viewer:
            deed = self.session.state.game.translator.format(step.description, self.lang)
            lines.insert(0, Text("• " + translate("played-alone", seat=step.seat, deed=deed), style="quiet"))
        return lines

    def show_table(self) -> None:
        session = self.session
        state = session.state
        seen = {**state.shown(self.viewer), "player": session.asked}
        self.screen.print(render_observation(state.game, seen, state.shown_points(self.viewer), session.seats))

    def ask(self, all: bool = False) -> None:
        """The question and the numbered answers."""
        session = self.session
        state, held = session.state, session.held_by is not None
        asked = translate("pick-or-end", seat=session.held_by) if held else state.prompt(self.lang, seat=self.viewer)
        self.screen.print(asked, style="ask")
        answers = list(session.answers().items())
        shown = answers if all else answers[:MAX_LISTED_ACTIONS]
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="number")
        grid.add_column(style="notation", no_wrap=True)
        grid.add_column()
        for number, (action, about) in enumerate(shown, 1):
            grid.add_row(str(number), state.notation(action), about.describe(action, self.lang))
        if held:
            grid.add_row(str(len(answers) + 1), DONE, translate("end-turn"))
        self.screen.print(grid)
        if len(shown) < len(answers):
            self.screen.print(translate("more-actions", count=len(answers) - len(shown)), style="quiet")

    def show_end(self) -> None:
        state = self.session.state
        self.screen.print(translate("over"), style="title")
        self.screen.print(render_results(state.game, state.breakdown(), state.ranks(), self.session.seats))
        winners = [seat_label(seat) for seat, rank in enumerate(state.ranks()) if rank == 0]
        self.screen.print(translate("winners", count=len(winners), names=" + ".join(winners)), style="best")
        self.print_seed()
        self.screen.print(translate("over-how"), style="quiet")

    def legal_notations(self) -> list[str]:
        """What could be typed to decide now."""
        state = self.session.state
        return [state.notation(action) for action in self.session.answers()]

    # --- commands ------------------------------------------------------------------------------------------------------------

    def run_command(self, command: Command) -> bool:
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
                self.steps_shown = [min(told, made) for told in self.steps_shown]
                self.steps_shown[step.seat] = made
                self.screen.print(translate("undone", deed=state.game.translator.format(step.description, self.lang)))
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
                self.why(state.parse(command.argument))
            case "log":
                self.log(command.argument)
            case "save":
                self.save(command.argument)
            case "quit":
                self.leave()
        return False

    def why(self, action: int) -> None:
        """Why an action is not possible, or that it is."""
        about = self.session.answers().get(action)
        if about is None:
            reason = translate("turn-held") if self.session.held_by is not None else self.session.state.why_not(action, self.lang)
            self.screen.print(reason)
        else:
            self.screen.print(translate("why-legal", deed=about.describe(action, self.lang)))

    def hint(self) -> None:
        """The best moves, each with its number among the answers."""
        if self.session.held_by is not None:
            raise CommandError("turn-held")
        legal = self.session.state.legal_actions()
        for place, one in enumerate(self.session.hints()):
            number, deed, why = str(legal.index(one.action) + 1), one.description(self.lang), one.explanation(self.lang)
            self.screen.print(translate("hint-or" if place else "hint", number=number, notation=one.notation, deed=deed, why=why))

    def require_question(self) -> None:
        if self.session.state.over:
            raise CommandError("only-before-end")

    def help(self) -> None:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="notation", no_wrap=True)
        grid.add_column()
        grid.add_row(translate("usage-action"), translate("help-action"))
        for word in COMMANDS:
            grid.add_row(translate(f"usage-{word}"), translate(f"help-{word}"))
        self.screen.print(grid)

    def log(self, rest: str) -> None:
        """What happened so far, as the person at the screen may know it."""
        lines = self.story(self.viewer)
        if rest != "all" and len(lines) > MAX_LOG_LINES:
            self.screen.print(translate("log-earlier", count=len(lines) - MAX_LOG_LINES), style="quiet")
            lines = lines[-MAX_LOG_LINES:]
        for line in lines or [Text(translate("log-empty"), style="quiet")]:
            self.screen.print(line)

    def save(self, rest: str) -> None:
        if not rest:
            raise CommandError("file-missing")
        save_record(Path(rest), self.session.record())
        self.session.saved_steps = len(self.session.steps)
        over = self.session.state.over
        how = ["replay"] if over else ["play", "--resume"]
        self.screen.print(translate("saved-over" if over else "saved", file=rest, command=shlex.join(["fondaco", *how, rest])))
