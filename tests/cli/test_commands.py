"""The commands games, components, perft and bench, and the help of all commands."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import fondaco
from fondaco.core.perft import perft, random_position
from fondaco.measure import interpreted

from .terminal import environment, run_as_process, run_in_process

COMMANDS = ["games", "play", "serve", "arena", "bench", "replay", "verify", "perft", "components"]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_has_examples(command: str) -> None:
    run = run_in_process(command, "--help")
    assert run.code == 0
    assert run.err == ""
    assert "Examples:" in run.out
    assert f"fondaco {command}" in run.out


def test_help_is_shown_without_a_command() -> None:
    run = run_in_process()
    assert run.code == 0
    assert all(command in run.out for command in COMMANDS)
    assert run_in_process("--version").out == f"fondaco {fondaco.__version__}\n"


def test_games_lists_all_games_with_options() -> None:
    run = run_in_process("games")
    assert run.code == 0
    for id in fondaco.games():
        game = fondaco.game(id)
        line = next(line for line in run.out.splitlines() if line.split()[:1] == [id])
        assert game.title() in line
        assert f"{game.min_players}–{game.max_players}" in line
        assert all(f"{name}=" in run.out for name in game.options())


def test_games_as_json() -> None:
    run = run_in_process("games", "--json", "--lang", "de")
    entries = json.loads(run.out)
    assert [entry["id"] for entry in entries] == fondaco.games()
    spice_road = next(entry for entry in entries if entry["id"] == "spice_road")
    assert spice_road["title"] == "Die Gewürzstraße"
    assert (spice_road["min_players"], spice_road["max_players"]) == (2, 5)
    for name, option in fondaco.game("spice_road").options().items():
        assert spice_road["options"][name]["choices"] == list(option.choices)


def test_components_prints_the_file_byte_for_byte(tmp_path: Path) -> None:
    for id in fondaco.games():
        text = run_in_process("components", id).out
        assert text == fondaco.game(id).components_text
        (tmp_path / "my.toml").write_text(text, "utf-8")
        run = run_in_process("components", id, "--check", tmp_path / "my.toml")
        assert run.code == 0
        assert fondaco.game(id).digest in run.out


def test_changed_component_file_is_valid_and_distinguished(tmp_path: Path) -> None:
    default_game = fondaco.game("spice_road")
    text = default_game.components_text.replace("caravan_limit = 10", "caravan_limit = 12")
    (tmp_path / "my.toml").write_text(text, "utf-8")
    facts = json.loads(run_in_process("components", "spice_road", "--check", tmp_path / "my.toml", "--json").out)
    assert facts["own"] is False
    assert facts["components"] not in ("", default_game.digest)


def test_components_list_their_sources() -> None:
    facts = json.loads(run_in_process("components", "spice_road", "--json").out)
    assert facts["sections"]["setup"]["source"] == "rulebook"
    assert facts["sections"]["house"]["source"] == "house rule"
    assert facts["reconstructed"] == ["bonus", "golden_deals"]
    assert "bonus, golden_deals" in run_in_process("components", "spice_road", "--sources").out
    assert "house rule" in run_in_process("components", "spice_road", "--sources").out
    for id in fondaco.games():
        facts = json.loads(run_in_process("components", id, "--json").out)
        assert facts["sections"], id
        assert facts["reconstructed"] == [
            name for name, section in facts["sections"].items() if section["source"] == "reconstructed"
        ]


def test_perft_counts_what_the_kernel_counts() -> None:
    state = random_position(fondaco.game("spice_road"), 3, 5, 40)
    expected = perft(state, 2)
    args = ("perft", "spice_road", "--players", 3, "--seed", 5, "--plies", 40, "--depth", 2)
    facts = json.loads(run_in_process(*args, "--divide", "--json").out)
    assert facts["nodes"] == expected.nodes
    assert facts["signature"] == f"{expected.signature:016x}"
    assert sum(count["nodes"] for count in facts["divide"].values()) == expected.nodes
    assert list(facts["divide"]) == [state.notation(action) for action in state.legal_actions()]
    text = run_in_process(*args, "--divide").out
    assert str(expected.nodes) in text
    assert all(move in text for move in facts["divide"])


def test_bench_prints_progress_to_stderr_and_json_to_stdout() -> None:
    run = run_in_process("bench", "spice_road", "--seconds", 0.05, "--json")
    assert run.code == 0
    assert "spice_road" in run.err
    facts = json.loads(run.out)
    assert facts["interpreted"] is interpreted()
    result = facts["games"]["spice_road"]
    assert result["players"] == 3
    assert min(result["decisions_per_s"], result["games_per_s"], result["clones_per_s"]) > 0
    assert 200 < result["bytes_per_state"] < 100_000


def test_bench_uses_the_nearest_player_count() -> None:
    facts = json.loads(run_in_process("bench", "--players", 9, "--seconds", 0.02, "--json").out)
    assert list(facts["games"]) == fondaco.games()
    assert facts["games"]["spice_road"]["players"] == 5
    assert "decisions/s" in run_in_process("bench", "spice_road", "--seconds", 0.02).out


def test_perft_and_bench_are_translated() -> None:
    assert "Startwert 0" in run_in_process("perft", "spice_road", "--depth", 1, "--lang", "de").out
    assert "Spiele/s" in run_in_process("bench", "spice_road", "--seconds", 0.01, "--lang", "de").out


def test_library_does_not_import_terminal_packages() -> None:
    code = "import sys, fondaco; fondaco.game('spice_road').new(); print(*{'typer', 'rich', 'click'} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    assert run.stdout.strip() == ""


def test_command_runs_as_a_module() -> None:
    run = run_as_process("--version")
    assert run == type(run)(0, f"fondaco {fondaco.__version__}\n", "")
