"""The evaluation, for bots."""

from __future__ import annotations

import pytest

from fondaco.bots import PlayerView, bot
from fondaco.bots.lines import evaluate_lead
from fondaco.games.mercado.evaluation import LAST_TURN, PRIVILEGE
from fondaco.games.mercado.state import MercadoState

from .positions import GAME, bag, buy, give, play, stand, table


def finished(s: MercadoState) -> list[bool]:
    """The seats of which nothing more is expected than the points they have."""
    certain = [
        s.seats[seat].distance + s.seats[seat].seals + PRIVILEGE * len(s.seats[seat].privileges.cards)
        for seat in range(s.players)
    ]
    return [value == points for value, points in zip(GAME.evaluate(s), certain, strict=True)]


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


def test_in_the_last_round_only_the_turns_to_come_count_beside_the_points() -> None:
    """The bags of both seats are worth nothing then, not only that of the start player who has had its last turn."""
    s = table()
    bag(s, "gold", 0)
    play(s, "refill")
    s.last_round = True
    assert evaluate_lead(s, 0) == pytest.approx(-LAST_TURN)


def test_a_start_player_who_is_ahead_ends_the_game() -> None:
    s = table()
    give(s, "p3")
    bag(s, "gold", 0)
    stand(s, 28, 22)
    turn = s.turn_number
    greedy = bot("greedy", 1)
    while s.turn_number == turn:
        s.apply(greedy.choose(PlayerView(s, 0)))
    assert s.last_round
