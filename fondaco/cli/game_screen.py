"""Print a session: greeting, events, observation, question and result."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ..core.steps import Step
from .arguments import seed_text
from .i18n import LANGUAGE, event_texts, seat_label, translate
from .input_parser import COMMANDS, DONE
from .observation_text import render_observation, render_results
from .screen import Screen
from .session import Session
from .session_setup import restart_command

MAX_LISTED_ACTIONS = 30
"""Actions listed below a question; the command `list` shows all."""
MAX_NEWS_LINES = 14
"""Lines of news above the observation; the command `log` shows more."""
MAX_LOG_LINES = 30
"""Lines that `log` shows; `log all` shows all."""
BEFORE_SETUP = -1
"""The value of `steps_shown` for a seat that has not been shown the set-up events."""


class InputEnded(Exception):
    """The end of input was reached."""


class GameScreen(Screen):
    """Prints a session for the seat at the terminal. It remembers which events each seat has been shown."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.steps_shown = [len(session.steps) or BEFORE_SETUP] * len(session.seats)
        """For each seat the number of decisions it has been shown, or `BEFORE_SETUP`."""
        self.viewer: int | None = session.human_seats[0] if len(session.human_seats) == 1 else None
        """The seat whose observation is on the screen; None for a spectator."""
        self.shows_greeting = True
        """Whether the greeting is still on the screen."""

    @property
    def lang(self) -> str:
        return LANGUAGE.lang

    def print_greeting(self) -> None:
        session = self.session
        self.clear()
        self.print(session.state.game.title(self.lang), style="title")
        self.print(", ".join(f"{seat_label(seat)}: {spec}" for seat, spec in enumerate(session.seats)))
        self.print_seed()
        if session.human_seats:
            self.print(translate("input-help"), style="quiet")
        if session.steps:
            self.print(translate("resumed", count=len(session.steps)), style="quiet")

    def print_farewell(self, reason: str) -> None:
        """Print the message `reason`, and how the game can be resumed or started again."""
        session = self.session
        saved = session.saved_steps == len(session.steps) and session.saved_steps > 0
        if session.state.over:
            if not saved:
                self.print(translate("over-unsaved"), style="quiet")
                self.print_restart_command()
            return
        self.print(translate(reason, count=len(session.steps)))
        self.print(translate("resume-saved" if saved else "resume-unsaved"), style="quiet")
        if not saved:
            self.print_restart_command()

    def print_seed(self) -> None:
        """Print the seed and the command that starts the game again."""
        self.print(translate("seed", seed=seed_text(self.session.state.seed)), style="quiet")
        self.print_restart_command()

    def print_restart_command(self) -> None:
        """Print the command that starts the game again, if there is one."""
        command = restart_command(self.session)
        if command is not None:
            self.print(translate("restart-command", command=command), style="quiet")

    # --- screen --------------------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Print news, the observation, and the question or the result."""
        session = self.session
        if session.state.over:
            self.viewer = None if len(session.human_seats) != 1 else self.viewer
            self.start_page()
            self.print_news(self.viewer)
            self.print_observation()
            self.print_result()
            return
        seat = session.seat_to_act
        if self.viewer != seat:
            self.show_curtain(seat)
            self.viewer = seat
        self.start_page()
        self.print_news(seat)
        self.print_observation()
        self.print_question()

    def start_page(self) -> None:
        """Clear the screen, except when the greeting is on it."""
        if not self.shows_greeting:
            self.clear()
        self.shows_greeting = False
        self.print()

    def show_curtain(self, seat: int | None) -> None:
        """Clear the screen and wait for Enter, so that people at one terminal do not see each other's secrets."""
        if len(self.session.human_seats) < 2:
            return
        if not self.is_interactive:
            self.print(translate("curtain-pipe", seat=seat), style="title")
            return
        if not self.shows_greeting:
            self.clear(history=True)
        self.print(translate("curtain", seat=seat), style="title")
        if self.read_line(lambda _: []) is None:
            raise InputEnded

    def print_news(self, viewer: int | None) -> None:
        """Print the events that the viewer has not been shown; for a spectator, those that some seat has not been shown."""
        since = self.steps_shown[viewer] if viewer is not None else min(self.steps_shown)
        lines = self.log_lines(viewer, since)
        if self.is_interactive and len(lines) > MAX_NEWS_LINES:
            self.print(translate("earlier-news", count=len(lines) - MAX_NEWS_LINES), style="quiet")
            lines = lines[-MAX_NEWS_LINES:]
        for line in lines:
            self.print(line)
        if lines:
            self.print()
        for seat in range(len(self.steps_shown)) if viewer is None else [viewer]:
            self.steps_shown[seat] = len(self.session.steps)

    def log_lines(self, viewer: int | None, since: int = BEFORE_SETUP) -> list[Text]:
        """The log after `since` decisions, as the viewer may know it."""
        setup = event_texts(self.session.setup_events, viewer) if since == BEFORE_SETUP else []
        lines = [Text(line, style="news") for line in setup]
        return lines + [line for step in self.session.steps[max(since, 0) :] for line in self.step_lines(step, viewer)]

    def step_lines(self, step: Step, viewer: int | None) -> list[Text]:
        """The events of a decision, as the viewer may know them. A forced decision of the viewer is described as well."""
        lines = [Text(line, style="news") for line in event_texts(step.events, viewer)]
        if step.forced and step.seat == viewer:
            text = translate("forced-decision", seat=step.seat, description=self.description(step))
            lines.insert(0, Text("• " + text, style="quiet"))
        return lines

    def description(self, step: Step) -> str:
        return self.session.state.game.translator.format(step.description, self.lang)

    def print_observation(self) -> None:
        session = self.session
        state = session.state
        observation = {**state.shown(self.viewer), "player": session.seat_to_act}
        self.print(render_observation(state.game, observation, state.shown_points(self.viewer), session.seats))

    def print_question(self, all_actions: bool = False) -> None:
        """Print the question and the numbered actions."""
        session = self.session
        state, held = session.state, session.held_by is not None
        prompt = translate("pick-or-end", seat=session.held_by) if held else state.prompt(self.lang, seat=self.viewer)
        self.print(prompt, style="question")
        actions = list(session.playable_actions().items())
        listed = actions if all_actions else actions[:MAX_LISTED_ACTIONS]
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="number")
        table.add_column(style="notation", no_wrap=True)
        table.add_column()
        for number, (action, position) in enumerate(listed, 1):
            table.add_row(str(number), state.notation(action), position.describe(action, self.lang))
        if held:
            table.add_row(str(len(actions) + 1), DONE, translate("end-turn"))
        self.print(table)
        if len(listed) < len(actions):
            self.print(translate("more-actions", count=len(actions) - len(listed)), style="quiet")

    def print_result(self) -> None:
        state = self.session.state
        self.print(translate("over"), style="title")
        self.print(render_results(state.game, state.breakdown(), state.ranks(), self.session.seats))
        winners = [seat_label(seat) for seat, rank in enumerate(state.ranks()) if rank == 0]
        self.print(translate("winners", count=len(winners), names=" + ".join(winners)), style="best")
        self.print_seed()
        self.print(translate("over-help"), style="quiet")

    def print_log(self, all_lines: bool) -> None:
        """Print the log of the viewer, its last lines or all of it."""
        lines = self.log_lines(self.viewer)
        if not all_lines and len(lines) > MAX_LOG_LINES:
            self.print(translate("log-earlier", count=len(lines) - MAX_LOG_LINES), style="quiet")
            lines = lines[-MAX_LOG_LINES:]
        for line in lines or [Text(translate("log-empty"), style="quiet")]:
            self.print(line)

    def print_help(self) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="notation", no_wrap=True)
        table.add_column()
        table.add_row(translate("usage-action"), translate("help-action"))
        for word in COMMANDS:
            table.add_row(translate(f"usage-{word}"), translate(f"help-{word}"))
        self.print(table)

    def show_again_from(self, seat: int, index: int) -> None:
        """Show a seat the decisions from an index on again, because an out-of-order pick has changed them."""
        self.steps_shown[seat] = min(self.steps_shown[seat], index)

    def undo_shown(self, seat: int) -> None:
        """After an undo, limit the shown decisions to those that remain. The seat that decides again has seen all of them."""
        move_count = len(self.session.steps)
        self.steps_shown = [min(shown, move_count) for shown in self.steps_shown]
        self.steps_shown[seat] = move_count
