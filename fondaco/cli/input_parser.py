"""Parse a line typed at the prompt: the number of an action, an action in notation or the beginning of one, or a command."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.errors import NotUnderstood
from .errors import CommandError
from .session import Session

COMMANDS = ("help", "table", "list", "hint", "why", "undo", "done", "log", "save", "quit")
DONE = "done"
"""Ends a held turn. It has the number after the last action then."""
ALIASES = {"?": "help", "h": "help", "t": "table", "l": "list", "u": "undo", "q": "quit", "exit": "quit"}
COMMAND_PREFIX = "/"
"""Marks a word as a command, in case a game has an action of the same name."""
MAX_NUMBER_DIGITS = 6
"""Longer numbers are parsed as notation. `int` refuses numbers of thousands of digits."""
MAX_SUGGESTIONS = 8
"""Actions listed in the error for an ambiguous beginning."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command and the text after it."""

    word: str
    argument: str


class InputParser:
    """Parses lines against the playable actions of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def parse(self, line: str) -> int | Command | None:
        """The action or command of a line; None for an empty line."""
        line = line.strip()
        if not line:
            return None
        if line.startswith(COMMAND_PREFIX):
            command = self._command(line[len(COMMAND_PREFIX) :].strip())
            if command is None:
                raise CommandError("unknown-command", text=line, possible=", ".join(COMMANDS))
            return command
        if line.isdecimal() and len(line) <= MAX_NUMBER_DIGITS:
            return self._numbered(int(line))
        state = self._session.state
        try:
            return state.parse(line)
        except NotUnderstood:
            command = self._command(line)
            if command is not None:
                return command
            matches = [action for action in self._session.playable_actions() if matches_prefixes(line, state.notation(action))]
            if len(matches) == 1:
                return matches[0]
            if matches:
                possible = ", ".join(map(state.notation, matches[:MAX_SUGGESTIONS]))
                raise CommandError("ambiguous", text=line, possible=possible) from None
            raise

    def _numbered(self, number: int) -> int | Command:
        entries: list[int | Command] = [*self._session.playable_actions()]
        if self._session.held_by is not None:
            entries.append(Command(DONE, ""))
        if not entries:
            raise CommandError("only-before-end")
        if not 1 <= number <= len(entries):
            raise CommandError("no-such-number", value=str(number), last=str(len(entries)))
        return entries[number - 1]

    def _command(self, line: str) -> Command | None:
        word, _, argument = line.partition(" ")
        word = ALIASES.get(word.lower(), word.lower())
        return Command(word, argument.strip()) if word in COMMANDS else None


def matches_prefixes(text: str, notation: str) -> bool:
    """Whether each typed word is a prefix of the word at its index in the notation: ``cl 1`` matches ``claim 1``."""
    prefixes, words = text.lower().split(), notation.lower().split()
    return len(prefixes) <= len(words) and all(map(str.startswith, words, prefixes))


def completions(text: str, notations: Sequence[str]) -> list[str]:
    """The lines that start with a text: actions first, then commands. After ``why`` actions are completed, too."""
    start = text.lower()
    why = "why "
    if start.startswith(why):
        return [why + notation for notation in notations if notation.lower().startswith(start[len(why) :])]
    return [line for line in (*notations, *COMMANDS) if line.lower().startswith(start)]
