"""The evaluation, for bots."""

from __future__ import annotations

from fondaco.games.mercado.state import MercadoState

from .tables import GAME, bag, buy, give, play, table


def finished(s: MercadoState) -> list[bool]:
    """Whose bags are worth nothing any more, for no turn is left to draw from them."""
    earlier = s.clone()
    earlier.last_round = False
    return [now != before for now, before in zip(GAME.evaluate(s), GAME.evaluate(earlier), strict=True)]


def test_who_has_finished_goes_by_the_turn_and_not_by_who_is_asked() -> None:
    """The scent of seals and letters makes others answer in the buyer's turn, here in the last round."""
    s = table("letters", players=3)
    s.last_round = True
    for seat in range(3):
        give(s, "p3", seat)
    first = buy(s.clone(), "letters", "gold gold", "gold")
    play(first, "lose p3")
    assert (first.stack[0].seat, first.player) == (0, 2)
    assert finished(first) == [False, False, False]
    bag(s, "gold", 0)
    play(s, "refill")
    play(buy(s, "letters", "gold gold", "gold"), "lose p3")
    assert (s.stack[0].seat, s.player) == (1, 0)
    assert finished(s) == [True, False, False]
