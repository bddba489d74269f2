"""The words: both languages say the same things, and nothing is said that nobody says."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import fondaco
from fondaco.core.messages import Message, Translator

ROOT = Path(str(files("fondaco")))
FOLDERS = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("messages") if path.is_dir())
PREFIXES = ("do-", "event-", "option-", "choice-", "level-", "colour-", "label-", "column-", "usage-", "help-", "js-")
"""Messages whose ids are put together by the kernel, the command line or the words for scripts."""


def messages(folder: str, lang: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((ROOT / folder / f"{lang}.ftl").read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message comes twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    return set(re.findall(r"\$([a-z_]+)", FluentSerializer().serialize_entry(message)))


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_say_the_same_things(folder: str) -> None:
    english, german = messages(folder, "en"), messages(folder, "de")
    assert english.keys() == german.keys()
    for id in english:
        assert variables(german[id]) <= variables(english[id]), f"{id} says more in German"


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_is_used(folder: str) -> None:
    """Ids stand in the code as they are, or are put together: by the kernel (families, events, options), a noun or a view."""
    code = "\n".join(path.read_text("utf-8") for kind in ("*.py", "*.html") for path in ROOT.rglob(kind)).replace("'", '"')
    nouns = tuple(re.findall(r'(?:Message|say)\(f"((?:[a-z]+-)+){', code))
    unused = [id for id in messages(folder, "en") if not id.startswith(PREFIXES + nouns) and f'"{id}"' not in code]
    assert not unused


def test_every_family_has_words() -> None:
    for id in fondaco.games():
        game = fondaco.game(id)
        for lang in ("en", "de"):
            state = game.new()
            for family in game.space.families:
                assert state.describe(family.base, lang)


def test_an_argument_can_be_said_in_other_words_too() -> None:
    """Under a name of its own, and nothing of that where the argument is missing or the message brings the words itself."""
    translator = Translator("fondaco.core")
    translator.formatters["game"] = lambda value, lang: f"the game {value}"
    translator.forms["fault"] = ("game", lambda value, lang: f"{value} in {lang}")
    said = translator.format(Message("bad-components", {"game": "valdora"}), "de")
    assert "the game valdora" in said
    assert "valdora in de" in said
    assert "valdora in" not in translator.format(Message("bad-components", {"game": "valdora", "fault": "wrong"}))
