"""The words that must not come back: `vocabulary.toml` lists them, each with the word to write instead."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
TABLE = tomllib.loads((ROOT / "tests" / "vocabulary.toml").read_text("utf-8"))
PAGE_SUFFIXES = (".css", ".html", ".js", ".mjs")
SUFFIXES = (".py", ".md", ".ftl", *PAGE_SUFFIXES)
FOLDERS = ("benchmarks", "docs", "fondaco", "tests", "tools")
CODE = re.compile(r"```.*?```|``[^`]+``|`[^`\n]+`", re.DOTALL)
"""Code in prose: in blocks, and in spans."""
PROSE = re.compile(r"(?<![\w-])(?:" + "|".join(f"({pattern})" for pattern in TABLE["prose"]) + r")(?![\w-])", re.IGNORECASE)
PATTERNS = re.compile("|".join(f"({pattern})" for pattern in TABLE["name-patterns"]))
NAME = re.compile(r"[A-Za-z_]\w*")
PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
PAGE_COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|\{#.*?#\}", re.DOTALL)
"""A comment in a script, a style sheet or a template."""
DOC_TYPE = re.compile(r"(?<=@)\w+ \{[^}\n]*\}")
"""A type in a comment, which TypeScript reads."""
SCRIPT_BINDING = re.compile(r"\b(?:const|let) (\w+)")
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
LATER = tuple(f"{folder}/" for folder in TABLE["later"])
PREFIXES = tuple(id for id in TABLE["messages"] if id.endswith("-"))


class Use(NamedTuple):
    """A word that is used though it should not be."""

    path: str
    line: int
    word: str
    instead: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: “{self.word}”; write {self.instead}"


class Source:
    """A file with its prose and, of Python, its syntax tree. Prose, names and bindings are pairs of a line number and a text."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        self.names: list[tuple[int, str]] = []
        self.prose: list[tuple[int, str]] = []
        self.bindings: list[tuple[int, str]] = []
        self.tree: ast.Module | None = None
        if path.endswith(".py"):
            self._read_python()
        elif path.endswith((".md", "en.ftl")):
            self._add_prose(1, text)
        elif path.endswith(PAGE_SUFFIXES):
            self._read_page()
        elif not path.endswith(".ftl"):
            self.prose += [(number, line.partition("#")[2]) for number, line in enumerate(text.splitlines(), 1)]

    def _read_python(self) -> None:
        self.tree = ast.parse(self.text)
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            if token.type == tokenize.NAME:
                self.names.append((token.start[0], token.string))
            elif token.type == tokenize.COMMENT:
                self._add_prose(token.start[0], token.string)
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                self._add_prose(node.lineno, node.value.value)
            elif isinstance(node, ast.arg):
                self.bindings.append((node.lineno, node.arg))
            elif isinstance(node, ast.ExceptHandler):
                self.bindings.append((node.lineno, node.name or ""))
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self.bindings.append((node.lineno, node.id))

    def _read_page(self) -> None:
        """Read a script, a style sheet or a template: comments are prose, everything else is names."""
        for comment in PAGE_COMMENT.finditer(self.text):
            self._add_prose(self.text.count("\n", 0, comment.start()) + 1, DOC_TYPE.sub("`{}`", comment[0]))
        code = PAGE_COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), self.text)
        for number, line in enumerate(code.splitlines(), 1):
            self.names += [(number, name) for name in NAME.findall(line)]
            self.bindings += [(number, name) for name in SCRIPT_BINDING.findall(line)]

    def _add_prose(self, line: int, text: str) -> None:
        """Add a text: its words to the prose, its code to the names."""
        for code in CODE.finditer(text):
            first = line + text[: code.start()].count("\n")
            self.names += [(first, name) for name in NAME.findall(code[0])]
        words = CODE.sub(lambda code: "\n" * code[0].count("\n"), text)
        self.prose += list(enumerate(words.split("\n"), line))


@cache
def sources() -> tuple[Source, ...]:
    """Return the files of the folders that are checked."""
    paths = [
        ROOT / name for name in ("CHANGELOG.md", "CONTRIBUTING.md", "README.md", "Makefile", "pyproject.toml", ".importlinter")
    ]
    for folder in FOLDERS:
        paths += [path for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES]
    found = ((str(path.relative_to(ROOT)), path) for path in sorted(paths))
    return tuple(Source(name, path.read_text("utf-8")) for name, path in found if not name.startswith(LATER))


def words_in_prose(source: Source) -> Iterator[Use]:
    """Metaphors and calques in comments, docstrings, documentation and messages."""
    for (number, line), (_, following) in pairwise([*source.prose, (0, "")]):
        for match in PROSE.finditer(f"{line} {following.strip()}"):
            if match.start() < len(line):
                yield Use(source.path, number, match[0], instead_of(match, "prose"))


def instead_of(match: re.Match[str], section: str) -> str:
    """Return the words to write instead of a match with the patterns of a section."""
    assert match.lastindex is not None
    return str(list(TABLE[section].values())[match.lastindex - 1])


def replaced_names(source: Source) -> Iterator[Use]:
    """Names that were replaced, and names with a word that was replaced."""
    for line, name in source.names:
        if name in TABLE["names"]:
            yield Use(source.path, line, name, TABLE["names"][name])
        elif match := PATTERNS.fullmatch(name):
            yield Use(source.path, line, name, instead_of(match, "name-patterns"))
        elif name not in TABLE["kept"]:
            for match in PROSE.finditer(" ".join(PART.findall(name))):
                yield Use(source.path, line, name, instead_of(match, "prose"))


def replaced_bindings(source: Source) -> Iterator[Use]:
    """Parameters and local variables that do not say what they hold."""
    for line, name in source.bindings:
        if name in TABLE["bindings"]:
            yield Use(source.path, line, name, TABLE["bindings"][name])


def replaced_definitions(source: Source) -> Iterator[Use]:
    """Members of classes, and names at the top of modules."""
    tree = source.tree or ast.Module([], [])
    for folder, names in TABLE["top-level"].items():
        if f"{source.path}/".startswith(f"{folder}/"):
            for name, line in definitions(tree.body):
                if name in names:
                    yield Use(source.path, line, name, names[name])
    for cls in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        for name, line in [*definitions(cls.body), *attributes(cls)]:
            member = f"{cls.name}.{name}"
            if member in TABLE["members"]:
                yield Use(source.path, line, member, TABLE["members"][member])


def definitions(body: list[ast.stmt]) -> Iterator[tuple[str, int]]:
    """Functions, classes and variables of a module or a class."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name, node.lineno
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from ((name.id, name.lineno) for target in targets for name in ast.walk(target) if isinstance(name, ast.Name))


def attributes(cls: ast.ClassDef) -> Iterator[tuple[str, int]]:
    """Attributes that the methods of a class assign to `self`."""
    for node in ast.walk(cls):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                yield name, node.lineno


def replaced_messages(source: Source) -> Iterator[Use]:
    """Message ids, in message files and in strings of Python."""
    ids: list[tuple[int, str]] = []
    if source.path.endswith(".ftl"):
        ids = [(source.text.count("\n", 0, match.start()) + 1, match[1]) for match in MESSAGE.finditer(source.text)]
    for node in ast.walk(source.tree or ast.Module([], [])):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            ids.append((node.lineno, node.value))
    for line, id in ids:
        prefix = next((prefix for prefix in PREFIXES if re.fullmatch(f"{prefix}[a-z-]*", id)), id)
        if prefix in TABLE["messages"]:
            yield Use(source.path, line, id, TABLE["messages"][prefix])


CHECKS = (words_in_prose, replaced_names, replaced_bindings, replaced_definitions, replaced_messages)


def allowed(use: Use) -> bool:
    """Return whether the table lists an exception for a use, with its reason."""
    return any(
        f"{use.path}/".startswith(f"{exception['file']}/") and use.word.lower() in map(str.lower, exception["words"])
        for exception in TABLE.get("exceptions", ())
    )


@pytest.mark.parametrize("check", CHECKS)
def test_replaced_words_do_not_come_back(check: Callable[[Source], Iterator[Use]]) -> None:
    uses = [str(use) for source in sources() for use in check(source) if not allowed(use)]
    assert not uses, "\n".join([f"{len(uses)} words are not in use any more (tests/vocabulary.toml):", *uses])


def test_replaced_files_do_not_come_back() -> None:
    old = {path: instead for path, instead in TABLE["files"].items() if not path.startswith(LATER)}
    uses = [f"{path}; its place is {instead}" for path, instead in old.items() if (ROOT / path).exists()]
    assert not uses, "\n".join(uses)


def test_every_exception_is_needed() -> None:
    uses = {(use.path, use.word.lower()) for source in sources() for check in CHECKS for use in check(source)}
    unused = [
        (item["file"], word)
        for item in TABLE.get("exceptions", ())
        for word in item["words"]
        if not any(f"{path}/".startswith(f"{item['file']}/") and word.lower() == used for path, used in uses)
    ]
    assert unused == []
    assert all(item["reason"] for item in TABLE.get("exceptions", ()))


PLANTED = '''
"""The house tells
nothing, ``Sight`` is gone; a house rule stays."""
from x import Speaker  # whoever asks
class Pile:
    def __init__(self, most: int) -> None:
        self.known = NOBODY + MOST_CARDS
def on_shelf() -> str:
    return translate("see-score", "day-book")
'''


PLANTED_PAGES = {
    "planted.js": "// Whoever asks.\nconst own = bankSpeaker(`seat-${name}`, 'day-book'); /* the shelf */",
    "planted.css": "/* The house. */\n.wears-red { --wears: red; }",
    "planted.html": '{# The shelf. #}<p id="hear">{{ shelf }}</p>',
}


def test_planted_words_are_found_in_scripts_styles_and_templates() -> None:
    found = {
        (name, use.word)
        for name, text in PLANTED_PAGES.items()
        for check in CHECKS
        for use in check(Source(f"fondaco/core/{name}", text))
    }
    assert found == {
        ("planted.js", "Whoever"),
        ("planted.js", "own"),
        ("planted.js", "bankSpeaker"),
        ("planted.js", "shelf"),
        ("planted.css", "house"),
        ("planted.css", "wears"),
        ("planted.html", "shelf"),
        ("planted.html", "hear"),
    }


@pytest.mark.parametrize(
    ("check", "expected"),
    [
        (words_in_prose, ["house", "tells", "whoever"]),
        (replaced_names, ["MOST_CARDS", "Sight", "Speaker", "on_shelf"]),
        (replaced_bindings, ["most"]),
        (replaced_definitions, ["Pile.known"]),
        (replaced_messages, ["day-book", "see-score"]),
    ],
)
def test_planted_words_are_found(check: Callable[[Source], Iterator[Use]], expected: list[str]) -> None:
    assert sorted({use.word for use in check(Source("fondaco/core/planted.py", PLANTED))}, key=str.lower) == sorted(
        expected, key=str.lower
    )
