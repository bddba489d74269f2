"""What people type at the prompt: a number, an action in notation or the beginning of one, or a command."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.errors import NotUnderstood
from .i18n import CommandError
from .session import Session

COMMANDS = ("help", "table", "list", "hint", "why", "undo", "done", "log", "save", "quit")
DONE = "done"
"""Ends a turn that is held; it is listed as the last answer then."""
ALIASES = {"?": "help", "h": "help", "t": "table", "l": "list", "u": "undo", "q": "quit", "exit": "quit"}
COMMAND_PREFIX = "/"
"""Before a word it says that a command is meant, in case a game has an action of the same name."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command and what stands behind it."""

    word: str
    argument: str


class InputParser:
    """Understands lines in the light of the question asked."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def read(self, line: str) -> int | Command | None:
        """The action or command a line means, None for an empty one."""
        line = line.strip()
        if not line:
            return None
        if line.startswith(COMMAND_PREFIX):
            return self._command(line[len(COMMAND_PREFIX) :].strip()) or self._refuse_command(line)
        if line.isdecimal() and len(line) <= 6:
            return self._number(int(line))
        state = self._session.state
        try:
            return state.parse(line)
        except NotUnderstood:
            command = self._command(line)
            if command is not None:
                return command
            meant = [action for action in self._session.answers() if matches_prefixes(line, state.notation(action))]
            if len(meant) == 1:
                return meant[0]
            if meant:
                raise CommandError("ambiguous", text=line, possible=", ".join(map(state.notation, meant[:8]))) from None
            raise

    def _number(self, number: int) -> int | Command:
        answers: list[int | Command] = [*self._session.answers()]
        if self._session.held_by is not None:
            answers.append(Command(DONE, ""))
        if not answers:
            raise CommandError("only-before-end")
        if not 1 <= number <= len(answers):
            raise CommandError("no-such-number", value=str(number), last=str(len(answers)))
        return answers[number - 1]

    def _command(self, line: str) -> Command | None:
        word, _, rest = line.partition(" ")
        word = ALIASES.get(word.lower(), word.lower())
        return Command(word, rest.strip()) if word in COMMANDS else None

    def _refuse_command(self, line: str) -> Command:
        raise CommandError("unknown-command", text=line, possible=", ".join(COMMANDS))


def matches_prefixes(text: str, notation: str) -> bool:
    """Whether each word of a text begins the word of a notation in the same place: ``cl 1`` is meant for ``claim 1``."""
    typed, words = text.lower().split(), notation.lower().split()
    return len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False))


def completions(text: str, notations: Sequence[str]) -> list[str]:
    """The lines that a beginning could become: actions first, then commands."""
    start = text.lower()
    why = "why "
    if start.startswith(why):
        return [why + notation for notation in notations if notation.lower().startswith(start[len(why) :])]
    return [line for line in (*notations, *COMMANDS) if line.lower().startswith(start)]
