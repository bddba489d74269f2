"""The public surface: names, parameters, defaults and exit codes that other people's code depends on.

Additions are allowed: new names, and new parameters at the end with a default. The names in this file stay as they are.
"""

from __future__ import annotations

import copy
import inspect
import json
import pickle
import re
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import typer
from fastapi.testclient import TestClient

import fondaco
import fondaco.bots
from fondaco.bots import PlayerView
from fondaco.cli.app import app
from fondaco.core.fair_deal import FairDeal
from fondaco.server.app import create_app
from fondaco.server.settings import Settings

REQUIRED = inspect.Parameter.empty
ERRORS = {
    "UnknownGame": KeyError,
    "InvalidOption": ValueError,
    "IllegalAction": ValueError,
    "NotUnderstood": ValueError,
}
FUNCTIONS: dict[str, dict[str, Any]] = {
    "games": {},
    "game": {"id": REQUIRED, "components": None},
    "bots.bot": {"spec": REQUIRED, "seed": 0},
    "bots.Bot.choose": {"view": REQUIRED},
    "Game.title": {"lang": "en"},
    "Game.options": {},
    "Game.new": {"players": None, "seed": 0},
    "Game.evaluate": {"state": REQUIRED},
    "Option.help": {"lang": "en"},
    "State.legal_actions": {},
    "State.apply": {"action": REQUIRED, "events": None},
    "State.apply_all": {"actions": REQUIRED},
    "State.clone": {},
    "State.scores": {},
    "State.ranks": {},
    "State.breakdown": {},
    "State.observe": {"seat": REQUIRED},
    "State.determinize": {"seat": REQUIRED, "seed": REQUIRED},
    "State.notation": {"action": REQUIRED},
    "State.parse": {"text": REQUIRED},
    "State.describe": {"action": REQUIRED, "lang": "en"},
    "State.prompt": {"lang": "en"},
    "State.why_not": {"action": REQUIRED, "lang": "en"},
    "State.key": {},
    "State.encode": {"seat": REQUIRED},
    "State.svg": {"seat": None, "lang": "en", "layout": "wide"},
    "State._repr_svg_": {},
    "Record.of": {"state": REQUIRED},
    "Record.dumps": {},
    "Record.loads": {"text": REQUIRED},
    "Record.replay": {"upto": None},
    "Event.text": {"lang": "en", "viewer": None},
}
COMMANDS: dict[str, dict[str, Any]] = {
    "games": {"--json": False},
    "play": {"--seed": None, "--option": None, "--components": None},
    "serve": {"--host": "127.0.0.1", "--port": 8642, "--db": None},
    "arena": {
        "--seats": None,
        "--games": 20,
        "--seed": 0,
        "--jobs": 1,
        "--on": "local",
        "--option": None,
        "--components": None,
        "--json": False,
    },
    "bench": {"--seed": 0, "--option": None, "--components": None, "--json": False},
    "replay": {"--json": False},
    "verify": {"--json": False},
    "perft": {"--seed": 0, "--option": None, "--components": None, "--json": False},
    "components": {"--json": False},
}
"""The options of every command with their defaults."""
BAD_INPUT = [
    "games --unknown",
    "play spice_rod",
    "play spice_road --option caravan=12",
    "serve --port many",
    "arena spice_road --seats unknown,random",
    "arena spice_road --seats random,random --on mars",
    "bench spice_rod",
    "replay missing.fondaco",
    "verify missing.fondaco",
    "perft spice_road --seed seven",
    "perft spice_road --components missing.toml",
    "components spice_rod",
    "unknown",
]


@pytest.fixture
def state() -> fondaco.State:
    """A game after its first ten decisions."""
    start = fondaco.game("spice_road").new(players=3, seed=7)
    for _ in range(10):
        start.apply(start.legal_actions()[0])
    return start


@pytest.fixture
def record_file(tmp_path: Path, state: fondaco.State) -> Path:
    file = tmp_path / "game.fondaco"
    file.write_text(fondaco.Record.of(state).dumps(), "utf-8")
    return file


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(db=f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"))) as running:
        yield running


def function_named(name: str) -> Callable[..., Any]:
    """A function of the package by its dotted name."""
    value: Any = fondaco
    for attribute in name.split("."):
        value = getattr(value, attribute)
    assert callable(value)
    return value  # type: ignore[no-any-return]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in a separate process."""
    return subprocess.run([sys.executable, "-m", "fondaco", *arguments], capture_output=True, text=True, check=False)


# --- Python: names, parameters, defaults -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FUNCTIONS)
def test_parameters_and_defaults(name: str) -> None:
    signature = inspect.signature(function_named(name))
    parameters = [parameter for parameter in signature.parameters.values() if parameter.name != "self"]
    expected = FUNCTIONS[name]
    assert {parameter.name: parameter.default for parameter in parameters[: len(expected)]} == expected
    added = parameters[len(expected) :]
    assert all(parameter.default is not REQUIRED or parameter.kind is parameter.VAR_KEYWORD for parameter in added)


@pytest.mark.parametrize("name", ERRORS)
def test_base_classes_of_errors(name: str) -> None:
    assert issubclass(getattr(fondaco, name), ERRORS[name])


def test_attributes_of_a_game() -> None:
    game = fondaco.game("spice_road")
    assert fondaco.games() == sorted(fondaco.games())
    assert (game.id, game.title("de"), game.min_players, game.max_players) == ("spice_road", "Die Gewürzstraße", 2, 5)
    assert game.num_actions > 0
    for option in game.options().values():
        assert option.default in option.choices
        assert isinstance(option.help("de"), str)


def test_encoding_size_is_constant() -> None:
    game = fondaco.game("spice_road")
    states = [game.new(players, seed=b"seven", golden_deals=golden) for players in (2, 5) for golden in (False, True)]
    assert {len(state.encode(0)) for state in states} == {game.encoding_size}


def test_a_component_file_gives_another_game(tmp_path: Path) -> None:
    game = fondaco.game("spice_road")
    file = tmp_path / "my.toml"
    file.write_text(game.components_text.replace("caravan_limit = 10", "caravan_limit = 12"), "utf-8")
    custom = fondaco.game("spice_road", components=str(file))
    assert isinstance(custom, fondaco.Game)
    assert custom.digest != game.digest
    assert custom.num_actions > game.num_actions
    assert custom.encoding_size > 0


def test_results_of_the_methods_of_a_state(state: fondaco.State) -> None:
    legal = state.legal_actions()
    assert (state.player, state.over, state.players) == (1, False, 3)
    assert legal == sorted(legal) != []
    assert {type(action) for action in legal} == {type(state.revealed)} == {int}
    assert all(state.parse(state.notation(action)) == action for action in range(state.game.num_actions))
    assert all(isinstance(text, str) for text in (state.describe(legal[0], "de"), state.prompt("de"), state._repr_svg_()))
    assert state.why_not(legal[0]) is None
    assert [type(value) for value in (state.key(), state.encode(None))] == [bytes, array]
    assert state.encode(0).typecode == "f"
    assert json.loads(json.dumps(state.observe(None))) == state.observe(None)
    assert state.determinize(1, 5).observe(1) == state.observe(1)
    assert [type(value) for value in state.game.evaluate(state)] == [float] * 3
    assert state.svg(layout="tall") != state.svg()


def test_results_of_a_finished_game(state: fondaco.State) -> None:
    while not state.over:
        state.apply(state.legal_actions()[0])
    assert (state.player, state.legal_actions(), min(state.ranks())) == (None, [], 0)
    assert [sum(sources.values()) for sources in state.breakdown()] == state.scores()


def test_events_go_to_the_given_list(state: fondaco.State) -> None:
    events: list[fondaco.Event] = []
    state.apply(state.legal_actions()[0], events)
    assert [(event.kind, event.seat, event.data, event.audience) for event in events]
    assert all(isinstance(event.text("de", 0), str) for event in events)


def test_a_refused_action_changes_nothing(state: fondaco.State) -> None:
    key, moves = state.key(), state.moves[:]
    legal = state.legal_actions()[0]
    illegal = next(action for action in range(state.game.num_actions) if state.why_not(action))
    with pytest.raises(fondaco.IllegalAction):
        state.apply(illegal)
    with pytest.raises(fondaco.IllegalAction):
        state.apply_all([legal, illegal, legal])
    assert (state.key(), state.moves) == (key, moves)


def test_errors_are_sentences(state: fondaco.State) -> None:
    with pytest.raises(fondaco.UnknownGame) as unknown:
        fondaco.game("spice_rod")
    assert str(unknown.value) == "There is no game “spice_rod”. Did you mean spice_road?"
    with pytest.raises(fondaco.InvalidOption, match="2 to 5 players"):
        state.game.new(players=9)
    with pytest.raises(fondaco.NotUnderstood, match="fly"):
        state.parse("fly to Venice")


def test_the_record_of_a_state(state: fondaco.State) -> None:
    record = fondaco.Record.of(state)
    assert fondaco.Record.loads(record.dumps()) == record
    assert record.replay().key() == state.key()
    assert len(record.replay(upto=4).moves) == 4
    moves = tuple(map(state.notation, state.moves))
    assert (record.game, record.seed, len(record.seats), record.moves) == ("spice_road", 7, 3, moves)
    assert record.options == state.options


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))])
@pytest.mark.parametrize("id", fondaco.games())
def test_states_games_and_records_can_be_copied_and_pickled(duplicate: Callable[[Any], Any], id: str) -> None:
    state = fondaco.game(id).new(seed=7)
    for _ in range(10):
        state.apply(state.legal_actions()[0])
    record = fondaco.Record.of(state)
    again = duplicate(state)
    assert again is not state
    assert (again.key(), again.moves, again.observe(0)) == (state.key(), state.moves, state.observe(0))
    again.apply(again.legal_actions()[0])
    assert again.moves != state.moves
    assert duplicate(record) == record
    game = duplicate(state.game)
    assert (game.id, game.digest, game.new(seed=7).key()) == (id, state.game.digest, state.game.new(seed=7).key())


def test_a_bot_chooses_from_a_player_view(state: fondaco.State) -> None:
    assert state.player is not None
    view = PlayerView(state, state.player)
    assert fondaco.bots.bot("greedy", seed=1).choose(view) in view.legal_actions == state.legal_actions()
    assert view.observation == state.observe(state.player)
    assert view.determinize(3).observe(state.player) == view.observation
    assert all(getattr(view, name) is not state for name in dir(view) if not name.startswith("_"))


# --- the command line --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_options_of_a_command(command: str) -> None:
    group: Any = typer.main.get_command(app)
    defaults = {name: option.default for option in group.commands[command].params for name in option.opts}
    assert {name: defaults[name] for name in COMMANDS[command]} == COMMANDS[command]
    shown = run(command, "--help")
    assert shown.returncode == 0
    assert "Example" in shown.stdout
    assert all(name in shown.stdout for name in COMMANDS[command])


@pytest.mark.parametrize("arguments", BAD_INPUT)
def test_bad_input_is_exit_code_2_and_one_line(arguments: str) -> None:
    shown = run(*arguments.split())
    assert (shown.returncode, shown.stdout) == (2, "")
    assert len(shown.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("arguments", ["games", "perft spice_road --depth 1 --option golden_deals=true", "components spice_road"])
def test_facts_can_be_printed_as_json(arguments: str) -> None:
    shown = run(*arguments.split(), "--json")
    assert shown.returncode == 0
    assert json.loads(shown.stdout)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_can_be_printed_as_json(command: str, record_file: Path) -> None:
    shown = run(command, str(record_file), "--json")
    assert shown.returncode == 0
    assert json.loads(shown.stdout)["game"] == "spice_road"


def test_a_record_with_a_wrong_proof_is_exit_code_1(record_file: Path) -> None:
    record = fondaco.Record.loads(record_file.read_text("utf-8"))
    record_file.write_text(replace(record, fair_deal=FairDeal("00" * 32, b"secret", (b"", b"", b""))).dumps(), "utf-8")
    shown = run("verify", str(record_file))
    assert (shown.returncode, len(shown.stderr.strip().splitlines())) == (1, 1)


def test_a_tournament_prints_wins_and_games() -> None:
    shown = run("arena", "spice_road", "--seats", "random,random", "--games", "2", "--seed", "1", "--json")
    assert shown.returncode == 0
    assert {"wins", "games"} <= json.loads(shown.stdout).keys()


# --- the web server ----------------------------------------------------------------------------------------------------------


def test_addresses_of_the_server(client: TestClient) -> None:
    table = client.post("/api/tables", json={"game": "spice_road", "seats": [None, "greedy"]}).json()["id"]
    for path in ("/", f"/table/{table}", "/healthz", "/api/games", f"/api/tables/{table}", "/openapi.json", "/docs"):
        assert client.get(path).status_code == 200, path
    assert {"/api/games", "/api/tables/{id}"} <= client.get("/openapi.json").json()["paths"].keys()


def test_the_page_of_the_api_loads_package_files_only(client: TestClient) -> None:
    links = re.findall(r'(?:src|href)="([^"#]+)"', client.get("/docs").text)
    assert links
    assert all(link.startswith("/") and not link.startswith("//") for link in links)
