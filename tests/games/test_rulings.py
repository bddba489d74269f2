"""Rulings of ours: each marked at the line that decides it, and listed on the how-to page of every game it concerns.

A mark in the code is ``(a ruling: <id>)``; an item of the list is ``{ruling: <id>}``, its text the message ``ruling-<id>``.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import fondaco
from fondaco.core.messages import LANGUAGES

PACKAGE = Path(fondaco.__file__).parent
MARK = re.compile(r"\(a ruling: ([a-z0-9-]+)\)")
ITEM = re.compile(r"^- \{ruling: ([a-z0-9-]+)\}$", re.MULTILINE)

SETTLERS = {"trade-at-least-once": "the rulebook says it of these games (pages 7, 11, 13 and 16)"}
MARKETS = {
    "deals-fill-empty-places": "there is no common discard pile: merchants come to the players' own piles",
    "deals-shuffle-when-needed": "there is no common discard pile: merchants come to the players' own piles",
    "returned-point-cards-shuffled": "no board of the game has a place for new point cards",
}
HARBOURS = {
    "harbours-far-apart": "there are no harbours",
}
BOATS = HARBOURS | {
    "island-trade-is-free": "the rulebook says it of these games (page 13)",
    "fort-in-either-order": "forts bring no bonus tiles",
    "returned-point-cards-shuffled": "no board of the game has a place for new point cards",
}
FIVE_ROUNDS = {"round-limit": "the game ends after five rounds"}
ELSEWHERE: dict[str, dict[str, str]] = {
    "new_world": SETTLERS | {"limit-in-turn-order": "nobody is given cubes in the turn of another"},
    "east_to_west_1": SETTLERS | MARKETS,
    "east_to_west_2": SETTLERS | BOATS | {"further-turn-is-whole": "no location gives a further turn"},
    "east_to_west_3": SETTLERS | BOATS | MARKETS,
    "eastern_wonders": {"trade-at-least-once": "there are no cards that trade"},
    "marco_polo": FIVE_ROUNDS | {"bonus-in-the-box": "all city bonuses lie on the map"},
    "marco_polo_2": FIVE_ROUNDS
    | {
        "all-posts-count": "the sheet beside the rulebook says it of this game",
        "post-moves-on": "posts where the journey ends come first, and they do not move",
    },
}
"""By game, rulings in the code it imports that are none there, and why."""
HEADINGS = {
    "en": "## Our rulings {#rulings}\n\nWhere the rulebook is silent, we decided:\n\n",
    "de": "## Unsere Entscheidungen {#rulings}\n\nWo die Anleitung schweigt, haben wir entschieden:\n\n",
}


@cache
def text(file: Path) -> str:
    """A file with every run of white space as one blank: marks may be broken over two lines."""
    return " ".join(file.read_text("utf-8").split())


def module_file(name: str) -> Path | None:
    """The file of a module of the package, if there is one of that name."""
    path = PACKAGE.parent.joinpath(*name.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


@cache
def imported(module: str) -> frozenset[str]:
    """The modules of the package that a module imports at run time: the parts of all games are imported for types alone."""
    file = module_file(module)
    assert file is not None
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    names = set()
    tree = ast.parse(file.read_text("utf-8"))
    tree.body = [node for node in tree.body if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package.rsplit(".", node.level - 1)[0] if node.level > 1 else package
            source = f"{base}.{node.module}" if node.module else base
            names |= {source, *(f"{source}.{alias.name}" for alias in node.names)}
    return frozenset(name for name in names if module_file(name))


def modules_of(game: str) -> set[str]:
    """All modules that a game imports, directly or not."""
    found: set[str] = set()
    todo = {f"fondaco.games.{game}"}
    while todo:
        module = todo.pop()
        found.add(module)
        todo |= imported(module) - found
    return found


def marked(game: str) -> set[str]:
    """The rulings in the code of a game."""
    return {id for module in modules_of(game) if (file := module_file(module)) for id in MARK.findall(text(file))}


def page(game: str, lang: str) -> str:
    return (PACKAGE / "games" / game / "texts" / f"howto.{lang}.md").read_text("utf-8")


OTHER_WORDS = re.compile(r"\brulings?\b|\b(?:silent|says nothing|does not say)\b(?![^.]*\(a ruling: )", re.IGNORECASE)
"""Words for a decision of ours: only a mark has them, or a sentence that ends with one."""


def code() -> list[Path]:
    return sorted([*(PACKAGE / "games").rglob("*.py"), *(PACKAGE / "core").rglob("*.py")])


def test_every_ruling_has_an_id_and_is_marked_in_one_place() -> None:
    """No other comment mentions a ruling."""
    for file in code():
        words = text(file)
        unmarked = [found.group() for found in OTHER_WORDS.finditer(words) if not MARK.match(words, found.start() - len("(a "))]
        assert not unmarked, f"{file}: {unmarked}"
    places = Counter(id for file in code() for id in MARK.findall(text(file)))
    assert [id for id, count in places.items() if count > 1] == []


@pytest.mark.parametrize("game", fondaco.games())
def test_the_page_lists_exactly_the_rulings_of_the_code(game: str) -> None:
    for lang in LANGUAGES:
        listed = page(game, lang).partition(HEADINGS[lang])[2]
        assert listed, f"{game}, {lang}: no list of rulings under the heading of all games"
        ids = ITEM.findall(listed)
        assert len(ids) == len(set(ids))
        assert set(ids) == marked(game) - ELSEWHERE.get(game, {}).keys()
        assert len(ids) == len(listed.split("\n- ")), "nothing but rulings, and at the end of the page"
    assert ITEM.findall(page(game, "en")) == ITEM.findall(page(game, "de"))
    assert ELSEWHERE.get(game, {}).keys() <= marked(game)


def test_no_test_names_a_ruling_that_there_is_not() -> None:
    ids = {id for file in code() for id in MARK.findall(text(file))}
    named = {id for file in Path(__file__).parent.rglob("*.py") for id in MARK.findall(text(file))}
    assert named - ids == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_a_ruling_belongs_to_one_in_the_code(lang: str) -> None:
    ids = {id for file in code() for id in MARK.findall(text(file))}
    texts = "\n".join(file.read_text("utf-8") for file in PACKAGE.rglob(f"{lang}.ftl"))
    assert set(re.findall(r"^ruling-([a-z0-9-]+) =", texts, re.MULTILINE)) == ids
