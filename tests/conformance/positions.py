"""Positions to test: any game, player count, options and seed, after a number of random decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fondaco
from fondaco.core.rng import Rng, Stream, key_of

for_every_game = pytest.mark.parametrize("game_id", fondaco.games())

F = TypeVar("F", bound=Callable[..., None])
MAX_DECISIONS = 20_000
"""Uniform random play of every game ends within this number of decisions."""


@st.composite
def new_games(draw: st.DrawFn, game: fondaco.Game) -> fondaco.State:
    """Draw a new game with any options, player count and seed."""
    players = draw(st.integers(game.min_players, game.max_players), label="players")
    options = {name: draw(st.sampled_from(option.choices), label=name) for name, option in game.options().items()}
    return game.new(players, draw(st.integers(0, 10_000), label="seed"), **options)


@st.composite
def positions(draw: st.DrawFn, game: fondaco.Game) -> fondaco.State:
    """Draw an early, middle or late position before the end of a game."""
    state = draw(new_games(game))
    rng = stream(draw(st.integers(0, 1000), label="walk"))
    plies = draw(st.sampled_from((0, 1, 2, 5, 10, 20, 50, 100, 200, 400)), label="plies")
    for before in random_play(state, rng, plies):
        last = before.clone()
    return state if not state.over else last


def stream(seed: int) -> Stream:
    """Return a random stream for the choices of a test."""
    return Rng(key_of(seed)).stream("test")


def random_play(state: fondaco.State, rng: Stream, limit: int = MAX_DECISIONS) -> Iterator[fondaco.State]:
    """Play at random; yields the state before every decision."""
    for _ in count() if limit == MAX_DECISIONS else range(limit):
        if state.over:
            return
        yield state
        state.apply(random_action(state, rng))
        assert len(state.moves) <= MAX_DECISIONS, "random play does not end"


def random_action(state: fondaco.State, rng: Stream) -> int:
    """Return a random legal action."""
    legal = state.legal_actions()
    return legal[rng.below(len(legal))]


def for_sampled_positions(examples: int) -> Callable[[Callable[[str, fondaco.State], None]], Any]:
    """Run a test of (game_id, state) for every game on this number of sampled positions."""

    def decorate(check: Callable[[str, fondaco.State], None]) -> Any:
        @for_every_game
        def test(game_id: str) -> None:
            @settings(
                max_examples=examples, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
            )
            @given(positions(fondaco.game(game_id)))
            def run(state: fondaco.State) -> None:
                check(game_id, state)

            run()

        test.__doc__ = check.__doc__
        return test

    return decorate
