"""How a game is played: a text of ours in the game's folder, with pictures from the real view."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise

from markdown_it import MarkdownIt

from ...core.component_files import GAMES_PACKAGE
from ...core.game import Game
from ...core.messages import Message
from ...core.state import State
from ..words import refuse
from .pictures import cut, document, frame

PICTURE = re.compile(r"(?P<region>[a-z]+)-(?P<players>\d)-(?P<seed>\d{1,4})-(?P<moves>\d{1,3})(-(?P<stride>\d{1,2}))?")


ANCHOR = re.compile(r"\s*\{#(?P<id>[a-z-]+)\}$")
"""What stands at the end of a heading: the id of its section, the same in every language."""

RULING = re.compile(r"\{ruling: (?P<id>[a-z0-9-]+)\}")
"""The content of a list item that is a ruling of ours: its id in the code. Its text is the message ``ruling-<id>``."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page as HTML; the sections to choose from at its top: id and heading."""

    html: str
    headings: tuple[tuple[str, str], ...]
    pictures: frozenset[str]
    """The names of its pictures: no others are drawn."""


@cache
def howto(rules: Game, lang: str) -> Page | None:
    """The page of a game, if it has one."""
    file = files(f"{GAMES_PACKAGE}.{rules.id}") / "texts" / f"howto.{lang}.md"
    if not file.is_file():
        return None
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(file.read_text("utf-8"))
    headings: list[tuple[str, str]] = []
    for index, (token, inline) in enumerate(pairwise(tokens)):
        if ruling := RULING.fullmatch(inline.content):
            tokens[index - 1].attrSet("id", f"ruling-{ruling['id']}")
            text = rules.translator.format(Message(f"ruling-{ruling['id']}", {"rounds": rules.round_limit}), lang)
            inline.children = reader.parseInline(text)[0].children
        if token.type == "heading_open":
            anchor = ANCHOR.search(inline.content)
            assert anchor is not None, f"{rules.id}, {lang}: “{inline.content}” has no id"
            assert inline.children is not None
            token.attrSet("id", anchor["id"])
            inline.children[-1].content = ANCHOR.sub("", inline.children[-1].content)
            if token.tag == "h2":
                headings.append((anchor["id"], ANCHOR.sub("", inline.content)))
    pictures = set()
    for child in (child for token in tokens for child in token.children or [] if child.type == "image"):
        pictures.add(str(child.attrGet("src")))
        child.attrSet("src", f"/howto/{rules.id}/{child.attrGet('src')}.svg?lang={lang}")
        child.attrSet("loading", "lazy")
    return Page(str(reader.renderer.render(tokens, reader.options, {})), tuple(headings), frozenset(pictures))


def chapter(rules: Game, state: State | None) -> str:
    """The address of what is told about the question asked now; once the game is over, about its end."""
    page = f"/howto/{rules.id}"
    if state is None or not rules.presentation.howto_sections:
        return page
    return f"{page}#{'end' if state.over else rules.presentation.howto_sections[type(state.question).__name__]}"


@lru_cache(maxsize=64)
def howto_picture(rules: Game, name: str, lang: str) -> str:
    """A picture by name: all pieces of a kind, ``gallery-merchants``; or a region of a real table, ``market-3-7-10`` is the
    market in a game of three with seed 7 after ten decisions, the answer in the middle each time. In ``market-3-7-10-5`` they
    vary: the answers are counted off, five farther with every decision.

    Only those that the page names are drawn: to play a game for anybody's picture would keep the house from its tables."""
    page = howto(rules, lang)
    if page is None or name not in page.pictures:
        raise refuse("no-such-page", 404)
    if name.startswith("gallery-"):
        drawn = rules.render_gallery(name.removeprefix("gallery-"), lang)
        assert drawn is not None, f"{rules.id}: there is no {name}"
        return drawn
    match = PICTURE.fullmatch(name)
    assert match is not None, f"{rules.id}: “{name}” is no picture"
    state = rules.new(int(match["players"]), int(match["seed"]))
    for number in range(int(match["moves"])):
        if not state.over:
            legal = state.legal_actions()
            at = number * int(match["stride"]) % len(legal) if match["stride"] else len(legal) // 2
            state.apply(legal[at])
    picture = cut(state.svg(state.player, lang), "wide")
    parts = dict(picture.parts)
    if match["region"] == "table":
        return document(picture.view_box, "".join(parts.values()))
    body = parts[match["region"]]
    return document(frame(body), parts["head"] + body)
