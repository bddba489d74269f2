"""From arguments to an exit code: whatever goes wrong becomes one line on stderr."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from io import StringIO, TextIOWrapper

import typer

from ..core.errors import FondacoError
from .app import app
from .i18n import LANGUAGE, single_line, translate

EXIT_BAD_INPUT = 2
"""The exit code for bad input."""
EXIT_INTERRUPTED = 130
EXIT_CLOSED_PIPE = 1
"""The exit code when nobody reads what is printed, as Typer has it."""

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""The class of all errors in how a command is called; newer versions of Typer do not name it."""


def run(args: Sequence[str] | None) -> int:
    """Run the command and return its exit code; without arguments those of the process, which ends afterwards."""
    code = _run(args)
    if args is None and code == EXIT_INTERRUPTED:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C while Python shuts down would change the exit code
    return code


def _run(args: Sequence[str] | None) -> int:
    """Run the command; errors are printed, not raised."""
    _prepare_streams()
    LANGUAGE.lang = "en"
    try:
        code = typer.main.get_command(app).main(args, "fondaco", standalone_mode=False)
        sys.stdout.flush()
    except FondacoError as error:
        return _print_error(error.text(LANGUAGE.lang))
    except UsageError as error:
        return _print_error(_usage_message(error))
    except (KeyboardInterrupt, typer.Abort):
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return EXIT_CLOSED_PIPE
    except OSError as error:
        _drop_output()
        return _print_error(translate("output-fails", reason=error.strerror or str(error)))
    return code if isinstance(code, int) else 0


def _prepare_streams() -> None:
    """What a stream cannot show becomes a question mark; what was closed before the start is as good as empty."""
    if sys.stdin is None:
        sys.stdin = StringIO()
    if sys.stdout is None:
        sys.stdout = StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """What is still in the buffer must not be flushed on the way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _print_error(words: str) -> int:
    print(f"fondaco: {single_line(words)}", file=sys.stderr)
    return EXIT_BAD_INPUT


def _usage_message(error: Exception) -> str:
    """A usage error, with where to read what is possible."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "fondaco"
    return f"{error.format_message().rstrip('.')}. Try {path} --help."  # type: ignore[attr-defined]
