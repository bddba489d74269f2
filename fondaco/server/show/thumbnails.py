"""Pictures of games for the lobby: a real table in the middle of a game."""

from __future__ import annotations

from functools import cache

from ...bots import Sight, bot
from ...core.registry import game
from .pictures import cut

DECISIONS = 60
SEED = 11


@cache
def thumbnail(id: str, lang: str) -> str:
    """The table of a game that is under way, without its title bar."""
    state = game(id).new(seed=SEED)
    player = bot("random", SEED)
    for _ in range(DECISIONS):
        if state.player is None:
            break
        following = state.clone()
        following.apply(player.choose(Sight(state, state.player)))
        if following.over:
            break
        state = following
    drawn = cut(state.svg(None, lang), "wide")
    body = "".join(svg for _, svg in drawn.parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{drawn.view_box}">{body}</svg>'
