"""Chapters: each Century game names the modules of its rules, and each such module is named by a game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import fondaco

GAMES = ["new_world", "east_to_west_1", "east_to_west_2", "east_to_west_3"]
"""The games whose `rules.py` is a list of chapters."""
PARTS = ["settlers", "bazaar", "route", "boats"]
"""The shared parts whose chapters these games name."""
NOT_CHAPTERS = {"components", "observation", "evaluation", "invariants", "formatters", "view_data"}
"""Topics of a part that contain no rules; modules that end in ``_rules``, ``_obstacles`` or ``_details`` contain none either."""
COLUMNS = {"boards", "bazaar"}
"""Modules with the columns of a part."""


def chapters(game_id: str) -> dict[str, ModuleType]:
    """Return the chapters that a game names."""
    named: dict[str, ModuleType] = import_module(f"fondaco.games.{game_id}.rules").CHAPTERS
    return named


@pytest.mark.parametrize("game_id", GAMES)
def test_chapters_are_modules_that_name_their_chapter(game_id: str) -> None:
    assert chapters(game_id)
    for name, module in chapters(game_id).items():
        assert module.__doc__, name


def test_every_module_of_rules_is_named() -> None:
    folder = Path(fondaco.__file__).parent / "games" / "century"
    named = {module.__name__ for game_id in GAMES for module in chapters(game_id).values()}
    for part in PARTS:
        for file in (folder / part).glob("*.py"):
            if file.stem in NOT_CHAPTERS | COLUMNS or file.stem.startswith("__"):
                continue
            if not file.stem.endswith(("_rules", "_obstacles", "_details")):
                assert f"fondaco.games.century.{part}.{file.stem}" in named
