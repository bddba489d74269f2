"""A session in the terminal: play bot decisions, and carry out what people type."""

from __future__ import annotations

import shlex
from pathlib import Path

from ..core.errors import FondacoError
from .errors import CommandError, single_line
from .files import save_record
from .game_screen import GameScreen, InputEnded
from .i18n import LANGUAGE, translate
from .input_parser import Command, InputParser, completions
from .session import Session


class TerminalGame:
    """The main loop of a session: one line of input after the other."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = GameScreen(session)
        self.parser = InputParser(session)
        self.quit_warned_at = -1
        """The number of decisions when `quit` warned that the game is not saved."""
        self.finished = False

    @property
    def lang(self) -> str:
        return LANGUAGE.lang

    def run(self) -> None:
        """Play until the person quits or the input ends."""
        self.screen.print_greeting()
        changed = True
        try:
            while not self.finished:
                if changed:
                    self.play_until_person()
                    self.screen.show()
                line = self.screen.read_line(lambda text: completions(text, self.legal_notations()))
                if line is None:
                    raise InputEnded
                changed = self.handle_line(line)
        except InputEnded:
            self.screen.print_farewell("input-ended")

    def play_until_person(self) -> None:
        """Play bot decisions and forced decisions until a person has to decide."""
        session = self.session
        while not session.state.over and not session.awaits_person():
            if self.screen.is_interactive and not session.is_human(session.state.player):
                with self.screen.console.status(translate("thinks", seat=session.state.player)):
                    session.play_automatic()
            else:
                session.play_automatic()

    def handle_line(self, line: str) -> bool:
        """Apply the action or run the command in a line. True if the observation has to be shown again."""
        try:
            entry = self.parser.parse(line)
            if isinstance(entry, int):
                seat = self.session.seat_to_act
                first_new = self.session.submit(entry)
                assert seat is not None
                self.screen.show_again_from(seat, first_new)
                return True
            return entry is not None and self.run_command(entry)
        except FondacoError as error:
            self.screen.print(single_line(error.text(self.lang)), style="error")
            return False

    def legal_notations(self) -> list[str]:
        """The playable actions in notation."""
        state = self.session.state
        return [state.notation(action) for action in self.session.playable_actions()]

    # --- commands ------------------------------------------------------------------------------------------------------------

    def run_command(self, command: Command) -> bool:
        """Run a command. True if the observation has to be shown again."""
        if command.word in ("list", "undo", "done", "hint", "why") and self.session.state.over:
            raise CommandError("only-before-end")
        match command.word:
            case "help":
                self.screen.print_help()
            case "table":
                return True
            case "list":
                self.screen.print_question(all_actions=True)
            case "undo":
                self.undo()
                return True
            case "done":
                self.session.end_turn()
                return True
            case "hint":
                self.hint()
            case "why":
                self.why(self.session.state.parse(command.argument))
            case "log":
                self.screen.print_log(all_lines=command.argument == "all")
            case "save":
                self.save(command.argument)
            case "quit":
                self.quit()
        return False

    def undo(self) -> None:
        step = self.session.undo()
        self.screen.undo_shown(step.seat)
        self.screen.print(translate("undone", description=self.screen.description(step)))

    def hint(self) -> None:
        """Print the suggested moves, each with its number in the list of actions."""
        if self.session.held_by is not None:
            raise CommandError("turn-held")
        legal = self.session.state.legal_actions()
        for index, hint in enumerate(self.session.hints()):
            self.screen.print(
                translate(
                    "hint-or" if index else "hint",
                    number=str(legal.index(hint.action) + 1),
                    notation=hint.notation,
                    description=hint.description(self.lang),
                    explanation=hint.explanation(self.lang),
                )
            )

    def why(self, action: int) -> None:
        """Print why an action is not possible, or that it is."""
        position = self.session.playable_actions().get(action)
        if position is not None:
            self.screen.print(translate("why-legal", description=position.describe(action, self.lang)))
        elif self.session.held_by is not None:
            self.screen.print(translate("turn-held"))
        else:
            self.screen.print(self.session.state.why_not(action, self.lang))

    def save(self, file: str) -> None:
        if not file:
            raise CommandError("file-missing")
        save_record(Path(file), self.session.record())
        self.session.saved_steps = len(self.session.steps)
        over = self.session.state.over
        words = ["replay"] if over else ["play", "--resume"]
        command = shlex.join(["fondaco", *words, file])
        self.screen.print(translate("saved-over" if over else "saved", file=file, command=command))

    def quit(self) -> None:
        """Leave the game. At a terminal the first `quit` after an unsaved decision only prints a warning."""
        move_count = len(self.session.steps)
        if self.screen.is_interactive and self.session.saved_steps != move_count != self.quit_warned_at:
            self.quit_warned_at = move_count
            self.screen.print(translate("quit-unsaved"))
            return
        self.screen.print_farewell("left")
        self.finished = True
