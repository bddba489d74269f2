"""Pictures of games for the lobby: the board of a game in progress."""

from __future__ import annotations

from functools import cache

from ...bots import PlayerView, bot
from ...core.registry import game
from .svg_parts import part_view_box, split_into_parts, svg_document

DECISIONS = 60
SEED = 11


@cache
def thumbnail(game_id: str, lang: str) -> str:
    """Return the board of a game after some random moves. It fills the frame of the page."""
    state = game(game_id).new(seed=SEED)
    player = bot("random", SEED)
    for _ in range(DECISIONS):
        if state.player is None:
            break
        following = state.clone()
        following.apply(player.choose(PlayerView(state, state.player)))
        if following.over:
            break
        state = following
    picture = split_into_parts(state.svg(None, lang), "wide")
    parts = dict(picture.parts)
    view_box = part_view_box(parts["board"]) if "board" in parts else picture.view_box
    return svg_document(view_box, "".join(parts.values()), fill=True)
