"""Whole games, replayed: they must end with the points they ended with, and together use everything in the box."""

from __future__ import annotations

from pathlib import Path

import pytest

import fondaco

from .coverage import covered, required
from .generate import FOLDER, breakdown, files

FILES = [file for id in fondaco.games() for file in files(id)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).with_suffix("").as_posix())
def test_a_golden_record_ends_as_it_did(file: Path) -> None:
    text = file.read_text("utf-8")
    state = fondaco.Record.loads(text).replay()
    assert state.over
    assert state.breakdown() == breakdown(text)
    assert state.invariant_violations() == []


@pytest.mark.parametrize("id", fondaco.games())
def test_the_golden_records_cover_everything(id: str) -> None:
    states = [fondaco.Record.loads(file.read_text("utf-8")).replay() for file in files(id)]
    assert required(id) - set[str]().union(*map(covered, states)) == set()
