"""A process that only plays loads no view and no message text, because learners start many such processes."""

from __future__ import annotations

import subprocess
import sys

import pytest

import fondaco
from fondaco.core.presentation import SEAT_COLOURS
from fondaco.draw.players import PLAYERS

PLAY = """
import sys
import fondaco
from fondaco.bots import PlayerView, bot

state = fondaco.game(sys.argv[1]).new(seed=1)
player = bot("greedy", seed=1)
for _ in range(4):
    state.apply(player.choose(PlayerView(state, state.player)))
while not state.over:
    state.apply(state.legal_actions()[0])
state.scores(), state.ranks(), state.observe(0), state.encode(0), fondaco.Record.of(state).dumps()
print(*sorted(sys.modules))
"""


def loaded_modules(game_id: str) -> list[str]:
    """Return the modules of a process that played a game."""
    done = subprocess.run([sys.executable, "-c", PLAY, game_id], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize("game_id", fondaco.games())
def test_playing_loads_no_views_and_no_texts(game_id: str) -> None:
    modules = loaded_modules(game_id)
    assert f"fondaco.games.{game_id}.game" in modules
    pictures = {"view", "view_data"}
    assert [name for name in modules if name.startswith("fondaco.draw") or pictures & set(name.split("."))] == []
    assert [name for name in modules if name.partition(".")[0] == "fluent"] == []


def test_default_seat_colours_are_those_of_the_views() -> None:
    """The kernel has its own list, because it loads no views."""
    assert tuple(player.name for player in PLAYERS) == SEAT_COLOURS
