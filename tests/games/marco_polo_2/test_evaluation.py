"""The evaluation for bots: from public facts, and good enough to play sensibly."""

from __future__ import annotations

import pytest

from fondaco.bots import PlayerView, bot
from fondaco.core.perft import random_position
from tests.games.polo.positions import play

from .positions import GAME, table


@pytest.mark.parametrize("plies", [0, 5, 40, 120, 250])
def test_it_knows_public_facts_only(plies: int) -> None:
    """Whatever a spectator cannot know makes no difference."""
    state = random_position(GAME, 3, plies, plies)
    assert not state.over
    assert GAME.evaluate(state.determinize(None, 1)) == pytest.approx(GAME.evaluate(state))


def test_at_the_end_it_is_the_score() -> None:
    state = random_position(GAME, 2, 1, 5000)
    assert GAME.evaluate(state) == [float(score) for score in state.scores()]


def test_a_post_and_an_upgraded_seal_are_worth_something() -> None:
    bare = GAME.evaluate(table(items=("5 coin",)))[0]
    assert GAME.evaluate(table(items=("5 coin",), posts=("xian",)))[0] > bare + 2
    assert GAME.evaluate(table(items=("5 coin",), seals=("jeweler!",)))[0] > bare + 3


def test_greedy_fulfils_a_contract_that_is_ready() -> None:
    s = table(dice=("1",), items=("2 camel 1 silk 2 pepper",), contracts=("ct_01",))
    play(s, "place book1, die blue 1, offer 1")
    assert s.notation(bot("greedy", 1).choose(PlayerView(s, 0))) == "complete ct_01"


def test_greedy_beats_random() -> None:
    state = GAME.new(2, 4)
    seats = [bot("greedy:beam=1,worlds=1", 1), bot("random", 1)]
    while not state.over:
        assert state.player is not None
        state.apply(seats[state.player].choose(PlayerView(state, state.player)))
    assert state.scores()[0] > state.scores()[1] + 20
