"""Worktrees of other commits, for programs that compare two of them."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]


@contextmanager
def source_of(commit_or_folder: str) -> Iterator[Path]:
    """Return the folder that contains a package ``fondaco``: the given one, or a temporary worktree of a commit."""
    if (Path(commit_or_folder) / "fondaco").is_dir():
        yield Path(commit_or_folder).resolve()
        return
    with tempfile.TemporaryDirectory() as temporary:
        worktree = Path(temporary) / "worktree"
        _git("worktree", "add", "--detach", "--quiet", str(worktree), commit_or_folder)
        try:
            yield worktree
        finally:
            _git("worktree", "remove", "--force", str(worktree))


def commit_name(folder: Path) -> str:
    """Return the short name of the commit that is checked out in a folder; empty outside of a repository."""
    shown = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=folder, capture_output=True, text=True)
    return shown.stdout.strip()


def _git(*arguments: str) -> None:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr.strip())
