"""Pictures of games for the lobby: a real table in the middle of a game."""

from __future__ import annotations

from functools import cache

from ...bots import PlayerView, bot
from ...core.registry import game
from .pictures import cut, document, frame

DECISIONS = 60
SEED = 11


@cache
def thumbnail(id: str, lang: str) -> str:
    """The board of a game that is under way; it fills whatever frame it is put into."""
    state = game(id).new(seed=SEED)
    player = bot("random", SEED)
    for _ in range(DECISIONS):
        if state.player is None:
            break
        following = state.clone()
        following.apply(player.choose(PlayerView(state, state.player)))
        if following.over:
            break
        state = following
    picture = cut(state.svg(None, lang), "wide")
    parts = dict(picture.parts)
    view_box = frame(parts["board"]) if "board" in parts else picture.view_box
    return document(view_box, "".join(parts.values()), fill=True)
