"""What the position adds to the words of actions: how many coins are drawn, which go back, which symbol is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.messages import JsonValue
from ..packing import unpack
from ..tables import NO_SYMBOL, SYMBOLS
from .board import UseSymbol, symbol_under
from .lay_coins import LayCoin

if TYPE_CHECKING:
    from ..state import MercadoState


def action_details(s: MercadoState, action: int) -> dict[str, JsonValue]:
    """The arguments of an action's message that depend on the position; empty ones where the action is not asked for."""
    game, question = s.game, s.question if s.stack else None
    if action == game.draw_coins.only:
        return {"number": game.draw_number}
    if action == game.pay_seal.only:
        return {"number": game.seal_draw}
    if action == game.refill.only:
        return {"coins": unpack(0 if question is None else s.seats[question.seat].mat)}
    if action == game.return_coins.only:
        kind = question.coin if isinstance(question, LayCoin) else None
        return {"coins": [count if coin == kind else 0 for coin, count in enumerate(unpack(s.drawn))]}
    if action == game.use_symbol.only or action == game.decline.only:
        return {"symbol": SYMBOLS[symbol_under(s, question.seat) if isinstance(question, UseSymbol) else NO_SYMBOL]}
    return {}
