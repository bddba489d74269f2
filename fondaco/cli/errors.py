"""Errors of the command line: bad input, which ends a command with exit code 2."""

from __future__ import annotations

from ..core.errors import FondacoError
from ..core.messages import JsonValue, Message
from .i18n import TRANSLATOR

MAX_LINE_LENGTH = 400
"""Longer error messages are cut to this number of characters."""


class CommandError(FondacoError):
    """Input that the command refuses."""

    def __init__(self, id: str, /, **args: JsonValue | Message) -> None:
        super().__init__(Message(id, args), TRANSLATOR)


class FileError(CommandError):
    """A file with invalid content. The detail is the error that the content caused."""

    def __init__(self, file: str, detail: FondacoError) -> None:
        super().__init__("file-error", file=file)
        self.file = file
        self.detail = detail

    def text(self, lang: str = "en") -> str:
        return self.translator.format(Message("file-error", {"file": self.file, "detail": self.detail.text(lang)}), lang)


def single_line(text: str) -> str:
    """The text as one line of limited length, without line breaks and control characters."""
    line = "".join(letter if letter.isprintable() else "\ufffd" for letter in " ".join(text.split()))
    return line if len(line) <= MAX_LINE_LENGTH else line[: MAX_LINE_LENGTH - 1] + "…"
