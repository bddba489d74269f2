"""How a game is played: a text of ours in the game's folder, with pictures from the real view."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise

from markdown_it import MarkdownIt

from ...core.game import Game
from ...core.registry import SHELF
from ..words import refuse
from .pictures import REGION, cut

PICTURE = re.compile(r"^(?P<name>[a-z]+)-(?P<players>\d)-(?P<seed>\d+)-(?P<moves>\d+)$")


@dataclass(frozen=True, slots=True)
class Page:
    """A page as HTML, and the headings that can be jumped to."""

    html: str
    headings: tuple[tuple[str, str], ...]


@cache
def howto(rules: Game, lang: str) -> Page | None:
    """The page of a game, if it has one."""
    file = files(f"{SHELF}.{rules.id}") / "howto" / f"{lang}.md"
    if not file.is_file():
        return None
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(file.read_text("utf-8"))
    headings: list[tuple[str, str]] = []
    for token, inline in pairwise(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            anchor = f"part-{len(headings) + 1}"
            token.attrSet("id", anchor)
            headings.append((anchor, inline.content))
    return Page(reader.renderer.render(tokens, reader.options, {}), tuple(headings))


@cache
def howto_picture(rules: Game, name: str, lang: str) -> str:
    """A region of a real table: ``market-3-7-10`` is the market in a game of three with seed 7 after ten first answers."""
    match = PICTURE.match(name)
    if match is None or int(match["moves"]) > 400:
        raise refuse("no-such-page", 404)
    state = rules.new(int(match["players"]), int(match["seed"]))
    for _ in range(int(match["moves"])):
        if not state.over:
            legal = state.legal_actions()
            state.apply(legal[len(legal) // 2])
    drawn = cut(state.svg(state.player, lang), "wide")
    kept = [svg for part, svg in drawn.parts if part in ("head", "ground", match["name"]) or not REGION.match(svg)]
    if match["name"] == "table":
        kept = [svg for _, svg in drawn.parts]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{drawn.view_box}">{"".join(kept)}</svg>'
