"""The `fondaco` command."""

from __future__ import annotations

from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    from .run import run

    return run(args)
