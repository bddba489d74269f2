"""The public surface: names, parameters, defaults and exit codes that other people's code is written against.

Additions are allowed, and parameters may be added at the end with a default. Nothing listed here may change.
"""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from array import array
from collections.abc import Callable
from typing import Any

import pytest

import fondaco
import fondaco.bots

EMPTY = inspect.Parameter.empty
ERRORS = {
    "UnknownGame": KeyError,
    "InvalidOption": ValueError,
    "IllegalAction": ValueError,
    "NotUnderstood": ValueError,
}
FUNCTIONS: dict[str, dict[str, Any]] = {
    "games": {},
    "game": {"id": EMPTY, "components": None},
    "bots.bot": {"spec": EMPTY, "seed": 0},
    "Game.title": {"lang": "en"},
    "Game.options": {},
    "Game.new": {"players": None, "seed": 0},
    "Game.evaluate": {"state": EMPTY},
    "State.legal_actions": {},
    "State.apply": {"action": EMPTY, "events": None},
    "State.apply_all": {"actions": EMPTY},
    "State.clone": {},
    "State.scores": {},
    "State.ranks": {},
    "State.breakdown": {},
    "State.observe": {"seat": EMPTY},
    "State.determinize": {"seat": EMPTY, "seed": EMPTY},
    "State.notation": {"action": EMPTY},
    "State.parse": {"text": EMPTY},
    "State.describe": {"action": EMPTY, "lang": "en"},
    "State.prompt": {"lang": "en"},
    "State.why_not": {"action": EMPTY, "lang": "en"},
    "State.key": {},
    "State.encode": {"seat": EMPTY},
    "State.svg": {"seat": None, "lang": "en", "layout": "wide"},
    "State._repr_svg_": {},
    "Record.of": {"state": EMPTY},
    "Record.dumps": {},
    "Record.loads": {"text": EMPTY},
    "Record.replay": {"upto": None},
    "Event.text": {"lang": "en", "viewer": None},
}
COMMANDS = {
    "games": ["--json"],
    "play": ["--seed", "--option", "--components"],
    "serve": ["--host", "--port", "--db"],
    "arena": ["--seats", "--games", "--seed", "--jobs", "--on", "--json", "--option", "--components"],
    "bench": ["--json"],
    "replay": [],
    "verify": ["--json"],
    "perft": ["--seed", "--json", "--option", "--components"],
    "components": [],
}


def found(name: str) -> Callable[..., Any]:
    """A function of the package by its dotted name."""
    value: Any = fondaco
    for part in name.split("."):
        value = getattr(value, part)
    assert callable(value)
    return value  # type: ignore[no-any-return]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own."""
    return subprocess.run([sys.executable, "-m", "fondaco", *arguments], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_parameters_and_defaults(name: str) -> None:
    parameters = [one for one in inspect.signature(found(name)).parameters.values() if one.name != "self"]
    expected = FUNCTIONS[name]
    assert {one.name: one.default for one in parameters[: len(expected)]} == expected
    assert all(one.default is not EMPTY or one.kind is one.VAR_KEYWORD for one in parameters[len(expected) :])


@pytest.mark.parametrize("name", ERRORS)
def test_errors_are_of_these_kinds(name: str) -> None:
    assert issubclass(getattr(fondaco, name), ERRORS[name])


def test_attributes_of_a_game() -> None:
    game = fondaco.game("spice_road")
    assert fondaco.games() == sorted(fondaco.games())
    assert (game.id, game.title("de"), game.min_players, game.max_players) == ("spice_road", "Die Gewürzstraße", 2, 5)
    assert game.num_actions > 0
    assert game.encoding_size > 0
    for option in game.options().values():
        assert option.default in option.choices
        assert isinstance(option.help("de"), str)


def test_attributes_of_a_state() -> None:
    state = fondaco.game("spice_road").new(players=3, seed=7, golden_deals=True)
    assert (state.player, state.over, state.players, type(state.revealed)) == (0, False, 3, int)
    assert isinstance(state.encode(None), array)
    assert isinstance(state.key(), bytes)
    assert json.loads(json.dumps(state.observe(None))) == state.observe(None)
    events: list[fondaco.Event] = []
    state.apply(state.legal_actions()[0], events)
    assert [(event.kind, event.seat, event.data, event.audience) for event in events]


def test_an_unknown_game_names_the_closest_id() -> None:
    with pytest.raises(fondaco.UnknownGame, match="spice_road"):
        fondaco.game("spice_rod")


@pytest.mark.parametrize("command", COMMANDS)
def test_options_of_a_command(command: str) -> None:
    shown = run(command, "--help")
    assert shown.returncode == 0
    assert "Example" in shown.stdout
    for option in COMMANDS[command]:
        assert option in shown.stdout


def test_a_tournament_prints_wins_and_games() -> None:
    shown = run("arena", "spice_road", "--seats", "random,random", "--games", "2", "--seed", "1", "--json")
    assert shown.returncode == 0
    assert {"wins", "games"} <= json.loads(shown.stdout).keys()


@pytest.mark.parametrize("arguments", ["play spice_rod", "arena spice_road --seats nobody,random", "verify -x"])
def test_bad_input_is_exit_code_2_and_one_line(arguments: str) -> None:
    shown = run(*arguments.split())
    assert (shown.returncode, shown.stdout) == (2, "")
    assert len(shown.stderr.strip().splitlines()) == 1
