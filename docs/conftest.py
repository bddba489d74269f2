"""The examples of `docs/tutorial.md` write files: they run in an empty folder."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def folder_of_the_tutorial(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the folder that the reader of the tutorial works in, and import from it."""
    if request.node.name == "tutorial.md":
        monkeypatch.chdir(tmp_path)
        monkeypatch.syspath_prepend(tmp_path)
