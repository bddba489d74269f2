"""How-to pages: the texts in the folders of the games, with pictures drawn by their views."""

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
from ..errors import RequestError
from .svg_parts import part_view_box, split_into_parts, svg_document

PICTURE_NAME = re.compile(r"(?P<region>[a-z]+)-(?P<players>\d)-(?P<seed>\d{1,4})-(?P<moves>\d{1,3})(-(?P<stride>\d{1,2}))?")
ANCHOR = re.compile(r"\s*\{#(?P<id>[a-z-]+)\}$")
"""The end of a heading: the id of its section, the same in every language."""
RULING = re.compile(r"\{ruling: (?P<id>[a-z0-9-]+)\}")
"""The content of a list item that is a ruling: its id in the code. Its text is the message ``ruling-<id>``."""


@dataclass(frozen=True, slots=True)
class HowtoPage:
    """A how-to page as HTML."""

    html: str
    headings: tuple[tuple[str, str], ...]
    """Id and heading of each section, for the contents at the top."""
    pictures: frozenset[str]
    """The names of its pictures. No others are rendered."""


@cache
def howto(game: Game, lang: str) -> HowtoPage | None:
    """Return the how-to page of a game, if it has one."""
    file = files(f"{GAMES_PACKAGE}.{game.id}") / "texts" / f"howto.{lang}.md"
    if not file.is_file():
        return None
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(file.read_text("utf-8"))
    headings: list[tuple[str, str]] = []
    for index, (token, inline) in enumerate(pairwise(tokens)):
        if ruling := RULING.fullmatch(inline.content):
            tokens[index - 1].attrSet("id", f"ruling-{ruling['id']}")
            text = game.translator.format(Message(f"ruling-{ruling['id']}", {"rounds": game.round_limit}), lang)
            inline.children = reader.parseInline(text)[0].children
        if token.type == "heading_open":
            anchor = ANCHOR.search(inline.content)
            assert anchor is not None, f"{game.id}, {lang}: “{inline.content}” has no id"
            assert inline.children is not None
            token.attrSet("id", anchor["id"])
            inline.children[-1].content = ANCHOR.sub("", inline.children[-1].content)
            if token.tag == "h2":
                headings.append((anchor["id"], ANCHOR.sub("", inline.content)))
    pictures = set()
    for child in (child for token in tokens for child in token.children or [] if child.type == "image"):
        pictures.add(str(child.attrGet("src")))
        child.attrSet("src", f"/howto/{game.id}/{child.attrGet('src')}.svg?lang={lang}")
        child.attrSet("loading", "lazy")
    return HowtoPage(str(reader.renderer.render(tokens, reader.options, {})), tuple(headings), frozenset(pictures))


def howto_link(game: Game, state: State | None) -> str:
    """Return the address of the section about the current question; once the game is over, about its end."""
    page = f"/howto/{game.id}"
    if state is None or not game.presentation.howto_sections:
        return page
    return f"{page}#{'end' if state.over else game.presentation.howto_sections[type(state.question).__name__]}"


@lru_cache(maxsize=64)
def howto_picture(game: Game, name: str, lang: str) -> str:
    """Return a picture by name.

    ``gallery-merchants`` shows all pieces of a kind. ``market-3-7-10`` shows the region ``market`` of a game of three with seed 7
    after ten decisions. Each decision is the action in the middle of the list. In ``market-3-7-10-5`` the index of the action
    advances by five with every decision.

    Only pictures named on the page are rendered, because rendering an arbitrary one would block the server.
    """
    page = howto(game, lang)
    if page is None or name not in page.pictures:
        raise RequestError("no-such-page", 404)
    if name.startswith("gallery-"):
        gallery = game.render_gallery(name.removeprefix("gallery-"), lang)
        assert gallery is not None, f"{game.id}: there is no {name}"
        return gallery
    match = PICTURE_NAME.fullmatch(name)
    assert match is not None, f"{game.id}: “{name}” is not the name of a picture"
    state = game.new(int(match["players"]), int(match["seed"]))
    for number in range(int(match["moves"])):
        if not state.over:
            legal_actions = state.legal_actions()
            index = number * int(match["stride"]) % len(legal_actions) if match["stride"] else len(legal_actions) // 2
            state.apply(legal_actions[index])
    picture = split_into_parts(state.svg(state.player, lang), "wide")
    parts = dict(picture.parts)
    if match["region"] == "table":
        return svg_document(picture.view_box, "".join(parts.values()))
    body = parts[match["region"]]
    return svg_document(part_view_box(body), parts["head"] + body)
