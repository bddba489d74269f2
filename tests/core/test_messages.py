"""Messages: both languages have the same ones, and each is used."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import fondaco
from fondaco.core.messages import Message, Translator

ROOT = Path(str(files("fondaco")))
FOLDERS = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("texts") if path.is_dir())
PREFIXES = ("action-", "event-", "option-", "choice-", "level-", "colour-", "label-", "column-", "usage-", "help-", "js-")
"""Prefixes of message ids that the kernel, the command line or the list of JavaScript messages composes."""


def messages(folder: str, lang: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((ROOT / folder / f"{lang}.ftl").read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in entries}) == len(entries), "two messages have the same id"
    return {entry.id.name: entry for entry in entries}


def variables(message: ast.Message) -> set[str]:
    return set(re.findall(r"\$([a-z_]+)", FluentSerializer().serialize_entry(message)))


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_have_the_same_messages(folder: str) -> None:
    english, german = messages(folder, "en"), messages(folder, "de")
    assert english.keys() == german.keys()
    for id in english:
        assert variables(german[id]) <= variables(english[id]), f"{id} has more arguments in German"


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_is_used(folder: str) -> None:
    """The code contains the whole id, or the kernel (families, events, options), a formatter or a view composes it."""
    code = "\n".join(path.read_text("utf-8") for kind in ("*.py", "*.html") for path in ROOT.rglob(kind)).replace("'", '"')
    composed = tuple(re.findall(r'(?:Message|text|translate)\(f"((?:[a-z]+-)+){', code))
    unused = [id for id in messages(folder, "en") if not id.startswith(PREFIXES + composed) and f'"{id}"' not in code]
    assert not unused


def test_every_family_has_a_message() -> None:
    for id in fondaco.games():
        game = fondaco.game(id)
        for lang in ("en", "de"):
            state = game.new()
            for family in game.space.families:
                assert state.describe(family.base, lang)


def test_an_argument_can_have_a_second_form() -> None:
    """The form has its own name. A message that contains an argument of this name keeps it."""
    translator = Translator("fondaco.core")
    translator.formatters["game"] = lambda value, lang: f"the game {value}"
    translator.forms["detail"] = ("game", lambda value, lang: f"{value} in {lang}")
    text = translator.format(Message("bad-components", {"game": "valdora"}), "de")
    assert "the game valdora" in text
    assert "valdora in de" in text
    assert "valdora in" not in translator.format(Message("bad-components", {"game": "valdora", "detail": "wrong"}))
