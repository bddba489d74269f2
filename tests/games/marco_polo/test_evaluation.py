"""The evaluation: public facts only, and it likes what a player should like."""

from __future__ import annotations

import pytest

from fondaco.bots import Sight, bot
from fondaco.core.perft import walk

from .tables import GAME, play, table


@pytest.mark.parametrize("plies", [0, 30, 80, 150])
def test_it_depends_on_nothing_hidden(plies: int) -> None:
    state = walk(GAME, 3, plies, plies, characters="drafted", goals="draft")
    assert not state.over
    values = GAME.evaluate(state)
    for seed in range(3):
        assert GAME.evaluate(state.determinize(None, seed)) == pytest.approx(values)


def test_a_finished_game_is_worth_its_points() -> None:
    state = walk(GAME, 2, 1, 2000)
    assert state.over
    assert GAME.evaluate(state) == [float(score) for score in state.scores()]


def test_fulfilling_a_contract_is_better_than_waiting() -> None:
    s = table("berke kubilai", items=("2 camel 2 silk 1 pepper",), contracts=("C11",))
    before = GAME.evaluate(s)[0]
    assert GAME.evaluate(play(s, "complete C11"))[0] > before


def test_goods_for_a_contract_are_better_than_others() -> None:
    """C11 needs 2 silk: with it they are worth more than without."""
    with_contract, without = (
        [GAME.evaluate(table("berke kubilai", items=(items,), contracts=(held,)))[0] for items in ("2 camel", "2 camel 2 silk")]
        for held in ("C11", "")
    )
    assert with_contract[1] - with_contract[0] > without[1] - without[0] > 0


def test_goods_without_dice_are_worth_nothing_in_the_last_round() -> None:
    """Nothing can be made of them any more, unless a post in Beijing counts them."""
    values = []
    for goods in ("", "6 gold"):
        s = table("berke carprini", ("", "6 6 6 6 6"), (goods,), contracts=("",))
        s.round = 5
        values.append(GAME.evaluate(s)[0])
    assert values[0] == pytest.approx(values[1])


def test_greedy_beats_random() -> None:
    for seed in range(2):
        state = GAME.new(2, seed)
        seats = [bot("greedy:beam=1,worlds=1", 1), bot("random", 2)]
        while not state.over:
            player = state.player
            assert player is not None
            state.apply(seats[player].choose(Sight(state, player)))
        assert state.scores()[0] >= 25 + state.scores()[1]
