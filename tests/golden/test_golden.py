"""Golden records replay to their recorded breakdown and together cover what their game requires."""

from __future__ import annotations

from pathlib import Path

import pytest

import fondaco

from .coverage import covered, required
from .generate import FOLDER, breakdown, files

FILES = [file for game_id in fondaco.games() for file in files(game_id)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).with_suffix("").as_posix())
def test_a_golden_record_ends_with_its_breakdown(file: Path) -> None:
    text = file.read_text("utf-8")
    state = fondaco.Record.loads(text).replay()
    assert state.over
    assert state.breakdown() == breakdown(text)
    assert state.invariant_violations() == []


@pytest.mark.parametrize("game_id", fondaco.games())
def test_the_golden_records_cover_what_is_required(game_id: str) -> None:
    states = [fondaco.Record.loads(file.read_text("utf-8")).replay() for file in files(game_id)]
    assert required(game_id) - set[str]().union(*map(covered, states)) == set()
