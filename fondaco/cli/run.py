"""Run the command and turn its outcome into an exit code. Errors become one line on stderr."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from io import StringIO, TextIOWrapper

import typer

from ..core.errors import FondacoError
from .app import app
from .i18n import LANGUAGE, translate
from .output import print_error

EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED = 130
EXIT_CLOSED_PIPE = 1
"""The reader of stdout has closed it. Typer uses the same exit code."""

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""The base class of Typer's errors about arguments. Newer versions of Typer do not export it."""


def run(args: Sequence[str] | None) -> int:
    """Run the command and return its exit code. None stands for the arguments of the process, which ends afterwards."""
    code = _run(args)
    if args is None and code == EXIT_INTERRUPTED:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C while Python shuts down would change the exit code
    return code


def _run(args: Sequence[str] | None) -> int:
    """Run the command, print its error if it raises one, and return the exit code."""
    _prepare_streams()
    LANGUAGE.lang = "en"
    try:
        code = typer.main.get_command(app).main(args, "fondaco", standalone_mode=False)
        sys.stdout.flush()
    except FondacoError as error:
        return _bad_input(error.text(LANGUAGE.lang))
    except UsageError as error:
        return _bad_input(_usage_message(error))
    except (KeyboardInterrupt, typer.Abort):
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return EXIT_CLOSED_PIPE
    except OSError as error:
        _drop_output()
        return _bad_input(translate("output-fails", detail=error.strerror or str(error)))
    return code if isinstance(code, int) else 0


def _prepare_streams() -> None:
    """Replace unencodable characters, and substitute empty streams for closed ones."""
    if sys.stdin is None:
        sys.stdin = StringIO()
    if sys.stdout is None:
        sys.stdout = StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """Redirect stdout to the null device, so that flushing its buffer at exit does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _bad_input(text: str) -> int:
    print_error(text)
    return EXIT_BAD_INPUT


def _usage_message(error: Exception) -> str:
    """The text of a usage error, followed by the command that shows the help."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "fondaco"
    return f"{error.format_message().rstrip('.')}. Try {path} --help."  # type: ignore[attr-defined]
