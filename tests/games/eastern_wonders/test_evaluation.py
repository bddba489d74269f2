"""The evaluation: public facts only, and it likes what a player should like."""

from __future__ import annotations

import pytest

from fondaco.bots import PlayerView, bot
from fondaco.core.perft import random_position

from .positions import GAME, give, own, play, table


@pytest.mark.parametrize("plies", [0, 3, 50, 400, 2000])
def test_it_depends_on_nothing_hidden(plies: int) -> None:
    state = random_position(GAME, 3, plies, plies)
    assert not state.over
    values = GAME.evaluate(state)
    for seed in range(3):
        assert GAME.evaluate(state.determinize(None, seed)) == values


def test_a_finished_game_is_worth_its_points() -> None:
    state = random_position(GAME, 2, 1, 20_000)
    assert state.over
    assert GAME.evaluate(state) == [float(score) for score in state.scores()]


def value(ship: str, cubes: list[int], outposts: str = "", bonus: str = "") -> float:
    s = table(ship, cubes, outposts=outposts, harbours="P01 P02 P07 P04")
    give(s, 0, bonus)
    return GAME.evaluate(s)[0]


def test_delivering_is_better_than_being_able_to() -> None:
    before = table("harbour_3", [0, 2, 3, 0], harbours="P01 P02 P07 P04")
    assert GAME.evaluate(play(before.clone(), "stay, fulfil"))[0] > GAME.evaluate(before)[0]


def test_nearer_to_the_harbour_is_better() -> None:
    """P07, two chili and three tea, lies on harbour_3, at the top right."""
    assert value("tea_5", [0, 2, 3, 0]) > value("tea_1", [0, 2, 3, 0]) > value("chili_2", [0, 2, 3, 0])


def test_trading_is_better_than_being_able_to() -> None:
    """Else a bot would wait before the market for ever."""
    before = table("tea_1", [4, 2, 0, 0], outposts="tea_1", harbours="P01 P02 P07 P04")
    assert GAME.evaluate(play(before.clone(), "stay, trade 2"))[0] > GAME.evaluate(before)[0]


def test_an_outpost_and_a_bonus_tile_are_worth_something() -> None:
    assert value("tea_1", [2, 0, 0, 0], "chili_1") > value("tea_1", [2, 0, 0, 0])
    for kind in ("free_step", "upgrade", "hold", "points", "harvest"):
        assert value("tea_1", [2, 0, 0, 0], bonus=kind) > value("tea_1", [2, 0, 0, 0])


def test_cubes_that_the_hold_cannot_keep_are_worth_nothing() -> None:
    assert value("tea_1", [12, 0, 0, 0]) == value("tea_1", [10, 0, 0, 0])
    assert value("tea_1", [4, 0, 8, 0]) == value("tea_1", [2, 0, 8, 0])


def test_after_the_last_turn_prospects_are_worth_nothing() -> None:
    s = table("tea_1", [3, 1, 1, 0], harbours="P01 P02 P07 P04")
    s.last_round = True
    play(s, "stay, nothing")
    assert s.player == 1
    assert GAME.evaluate(s)[0] == s.scores()[0] == 2


def test_greedy_takes_a_bonus_tile_when_it_can() -> None:
    s = table("chili_5", [2, 0, 0, 0], outposts="ginger_1 chili_1 tea_2", harbours="P01 P02 P07 P04")
    own(s, 1, "chili_5 ginger_5")
    greedy = bot("greedy:beam=2,worlds=1", 1)
    while s.player == 0:
        s.apply(greedy.choose(PlayerView(s, 0)))
    assert sum(s.red_bonuses.of(0)) == 1


def test_greedy_sails_where_it_can_deliver_and_ends_its_games_by_delivering() -> None:
    s = GAME.new(2, 5)
    bots = [bot("greedy:beam=1,worlds=1", seat) for seat in range(2)]
    while s.player is not None:
        s.apply(bots[s.player].choose(PlayerView(s, s.player)))
    assert max(len(seat["fulfilled"]) for seat in s.observe(None)["seats"]) >= 4  # type: ignore[index,union-attr,call-overload,arg-type]


@pytest.mark.parametrize(("players", "seed"), [(2, 12), (2, 20), (3, 10)])
def test_a_fast_greedy_does_not_stand_still_with_a_full_hold(players: int, seed: int) -> None:
    """With these seeds all did so until the limit of 200 rounds, as long as a harvest seemed to be worth its cubes."""
    s = GAME.new(players, seed)
    bots = [bot("greedy:beam=1,worlds=1", seat) for seat in range(players)]
    while s.player is not None:
        s.apply(bots[s.player].choose(PlayerView(s, s.player)))
    assert s.turn_number <= 100 * players
