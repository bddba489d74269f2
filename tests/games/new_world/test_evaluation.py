"""The evaluation: public facts only, and it likes what a player should like."""

from __future__ import annotations

import pytest

from fondaco.bots import PlayerView, bot
from fondaco.core.perft import random_position
from fondaco.games.century.cubes.packing import pack

from .positions import GAME, claimed, own, own_tiles, play, settle, table, tiles


@pytest.mark.parametrize("plies", [0, 30, 80, 150])
def test_it_depends_on_nothing_hidden(plies: int) -> None:
    state = random_position(GAME, 3, plies, plies)
    assert not state.over
    values = GAME.evaluate(state)
    for seed in range(3):
        assert GAME.evaluate(state.determinize(None, seed)) == pytest.approx(values)


def test_a_finished_game_is_worth_its_points() -> None:
    state = random_position(GAME, 3, 1, 20_000)
    assert state.over
    assert GAME.evaluate(state) == [float(score) for score in state.scores()]


def value(cubes: list[int], points: str = "N01 T01 S01 E01") -> float:
    return GAME.evaluate(table(cubes, points))[0]


def test_cubes_that_pay_for_a_card_are_better_than_others() -> None:
    assert value([2, 2, 0, 0]) > value([3, 0, 1, 0])


def test_hoarding_is_not_rewarded() -> None:
    assert value([0, 0, 0, 10]) - value([0, 0, 0, 6]) < 0.5


def test_the_first_ready_settlers_count_more_than_the_last() -> None:
    s = table()
    all_home = GAME.evaluate(s)[0]
    settle(s, 0, "A1-3", 2)
    two_out = GAME.evaluate(s)[0]
    settle(s, 0, "A1-4", 5)
    assert all_home - two_out < two_out - GAME.evaluate(s)[0]


def test_a_bonus_tile_is_worth_more_early() -> None:
    early, late = table(), table()
    own(late, "N01 N03 T01 T03 S01 S03 E03", seat=1)
    gains = []
    for s in (early, late):
        before = GAME.evaluate(s)[0]
        own_tiles(s, "B05")
        gains.append(GAME.evaluate(s)[0] - before)
    assert gains[0] > gains[1]


def test_prospects_hardly_count_in_the_last_round() -> None:
    s = table([0, 0, 2, 0], "S01")
    s.last_round = True
    play(s, "rest")
    assert GAME.evaluate(s)[0] - s.scores()[0] < 1


def test_greedy_takes_card_and_tile() -> None:
    s = table([1, 1, 1, 1], "E07")
    greedy = bot("greedy:beam=2,worlds=1", 1)
    while s.player == 0:
        s.apply(greedy.choose(PlayerView(s, 0)))
    assert claimed(s) == ["E07"]
    assert len(tiles(s)) == 1


def test_greedy_takes_the_last_points() -> None:
    """In the last round a card beats the cubes that pay for it: nine points for four cubes worth three."""
    s = table([0, 0, 0, 0], "T01 N01 S01 E07")
    s.last_round = True
    play(s, "rest")
    s.cubes[1] = pack([1, 1, 1, 1])
    greedy = bot("greedy:beam=2,worlds=1", 1)
    while not s.over:
        s.apply(greedy.choose(PlayerView(s, 1)))
    assert claimed(s, 1) == ["E07"]
