"""The example bot of the documentation runs as printed, by its import path and by an entry point."""

from __future__ import annotations

import re
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from fondaco.arena import Tournament, run_tournament
from fondaco.bots import LEVELS, bot, bot_names, registry

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The text of the page. Its example bot can be imported."""
    text = DOCS.read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(code.strip().splitlines()) <= 24
    (tmp_path / "dreamer.py").write_text(code, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return text


def test_example_beats_random(page: str) -> None:
    results = run_tournament(Tournament("spice_road", ("dreamer:Dreamer", "random"), games=2))
    assert results.wins["dreamer:Dreamer"] == 2


def test_example_by_entry_point(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, import_path = re.findall(r'^(\w+) = "(.*)"$', page, re.MULTILINE)[0]
    monkeypatch.setattr(registry, "entry_points", lambda group: [EntryPoint(name, import_path, group)])
    assert name in bot_names()
    assert type(bot(f"{name}:dreams=2")).__name__ == "Dreamer"


def test_every_bot_is_in_the_table(page: str) -> None:
    for name in bot_names():
        assert f"`{name}`" in page
    for level, spec in LEVELS.items():
        assert f"| `{level}` | `{spec}` |" in page
        bot(spec)
