"""The environments pass the conformance tests of their libraries, for every game."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import fondaco
import fondaco.envs.openspiel
from fondaco.envs.arrays import final_rewards
from fondaco.envs.gymnasium import SeatEnv
from fondaco.envs.pettingzoo import TableEnv
from tests.conformance.positions import for_every_game, random_play, stream

quiet = pytest.mark.filterwarnings("ignore::UserWarning")
"""The libraries warn if an observation is not a plain array with small bounds."""


@quiet
@for_every_game
def test_pettingzoo_conformance(game_id: str) -> None:
    api_test(TableEnv(game_id), num_cycles=200)
    seed_test(lambda: TableEnv(game_id, players=fondaco.game(game_id).max_players), num_cycles=60)


@quiet
@for_every_game
def test_gymnasium_conformance(game_id: str) -> None:
    opponents = ["random"] * (fondaco.game(game_id).min_players - 1)
    check_env(SeatEnv(game_id, opponents, seat=len(opponents), render_mode="ansi"))


@for_every_game
def test_openspiel_conformance(game_id: str) -> None:
    game = pyspiel.load_game(f"fondaco_{game_id}(players={fondaco.game(game_id).max_players})")
    assert game.num_players() == fondaco.game(game_id).max_players
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@for_every_game
def test_seat_env_has_defaults_for_all_but_the_game(game_id: str) -> None:
    assert SeatEnv(game_id).state.players == fondaco.game(game_id).min_players


def test_seat_env_plays_a_whole_game() -> None:
    env = SeatEnv("spice_road", ["random", "random"], seat=1)
    observation, info = env.reset(seed=4)
    total, over = 0.0, False
    while not over:
        action = env.action_space.sample(mask=info["action_mask"])
        observation, reward, over, _, info = env.step(action)
        total += float(reward)
    assert total == final_rewards(env.state)[1]
    assert not observation["action_mask"].any()
    _, reward, over, _, info = env.step(np.int64(0))
    assert (reward, over) == (0.0, True)
    assert "The game is over." in info["refused"]


def test_illegal_action_changes_nothing_and_is_explained() -> None:
    env = SeatEnv("spice_road", ["random"])
    before, _ = env.reset(seed=4)
    claim = env.state.parse("claim 1")
    after, reward, over, _, info = env.step(np.int64(claim))
    assert np.array_equal(after["observation"], before["observation"])
    assert (reward, over) == (0.0, False)
    assert info["refused"].startswith("“claim 1” is not possible: You lack")


def test_table_env_rewards_seats_at_the_end() -> None:
    env = TableEnv("spice_road", players=3)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert list(total.values()) == final_rewards(env.game_state)
    assert sorted(total.values()) == [-1.0, 0.0, 1.0]


def test_final_rewards_sum_to_zero() -> None:
    state = fondaco.game("spice_road").new(4, seed=2)
    assert final_rewards(state) == [0.0] * 4
    for _ in random_play(state, stream(1)):
        pass
    assert sum(final_rewards(state)) == pytest.approx(0.0)
    assert max(final_rewards(state)) == final_rewards(state)[state.ranks().index(0)] == 1.0
