"""What the position adds to the words of actions: how many coins are drawn, which go back, which symbol is meant."""

from __future__ import annotations

from ...core.messages import JsonValue
from .board import Landing, symbol_under
from .coins import unpack
from .place import Place
from .state import MercadoState
from .tables import NO_SYMBOL, SYMBOLS


def details(s: MercadoState, action: int) -> dict[str, JsonValue]:
    """The arguments of an action's message that depend on the position; empty ones where the action is not asked for."""
    game, question = s.game, s.question if s.stack else None
    if action == game.draw_coins.base:
        return {"number": game.draw_number}
    if action == game.seal.base:
        return {"number": game.seal_draw}
    if action == game.refill.base:
        return {"coins": unpack(0 if question is None else s.mats[question.seat])}
    if action == game.bag.base:
        kind = question.coin if isinstance(question, Place) else None
        return {"coins": [count if coin == kind else 0 for coin, count in enumerate(unpack(s.drawn))]}
    if action in (game.use.base, game.leave.base):
        return {"symbol": SYMBOLS[symbol_under(s, question.seat) if isinstance(question, Landing) else NO_SYMBOL]}
    return {}
