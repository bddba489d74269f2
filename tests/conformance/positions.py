"""Positions to test: any game, player count, options and seed, some random decisions in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fondaco
from fondaco.core.rng import Rng, Stream, key_of

for_every_game = pytest.mark.parametrize("id", fondaco.games())

F = TypeVar("F", bound=Callable[..., None])
LONGEST = 20_000
"""Uniform random play ends within about so many decisions."""


@st.composite
def new_games(draw: st.DrawFn, game: fondaco.Game) -> fondaco.State:
    """A new game with any options, players and seed."""
    players = draw(st.integers(game.min_players, game.max_players), label="players")
    options = {name: draw(st.sampled_from(option.choices), label=name) for name, option in game.options().items()}
    return game.new(players, draw(st.integers(0, 10_000), label="seed"), **options)


@st.composite
def positions(draw: st.DrawFn, game: fondaco.Game) -> fondaco.State:
    """A position before the end: early, in the middle, or late in the game."""
    state = draw(new_games(game))
    chance = stream(draw(st.integers(0, 1000), label="walk"))
    plies = draw(st.sampled_from((0, 1, 2, 5, 10, 20, 50, 100, 200, 400)), label="plies")
    for before in random_play(state, chance, plies):
        earlier = before.clone()
    return state if not state.over else earlier


def stream(seed: int) -> Stream:
    """Chance for a test's own choices."""
    return Rng(key_of(seed)).stream("test")


def random_play(state: fondaco.State, chance: Stream, most: int = LONGEST) -> Iterator[fondaco.State]:
    """Play at random; gives the state before every decision."""
    for _ in count() if most == LONGEST else range(most):
        if state.over:
            return
        yield state
        state.apply(random_action(state, chance))
        assert len(state.moves) <= LONGEST, "random play does not end"


def random_action(state: fondaco.State, chance: Stream) -> int:
    """A random legal action."""
    legal = state.legal_actions()
    return legal[chance.below(len(legal))]


def for_sampled_positions(examples: int) -> Callable[[Callable[[str, fondaco.State], None]], Any]:
    """Runs a test of (id, state) for every game on so many sampled positions."""

    def decorate(check: Callable[[str, fondaco.State], None]) -> Any:
        @for_every_game
        def test(id: str) -> None:
            @settings(
                max_examples=examples, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
            )
            @given(positions(fondaco.game(id)))
            def run(state: fondaco.State) -> None:
                check(id, state)

            run()

        test.__doc__ = check.__doc__
        return test

    return decorate
