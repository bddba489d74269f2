"""`fondaco arena`: table, JSON, the folder of a tournament, and errors in one line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from .terminal import run_in_process

MATCH = ("arena", "spice_road", "--seats", "greedy:beam=1,worlds=1,random", "--games", 4, "--seed", 1)


def test_json_ends_with_games_wins_and_ratings() -> None:
    run = run_in_process(*MATCH, "--json")
    assert (run.code, run.err) == (0, "")
    facts = json.loads(run.out)
    assert list(facts)[-3:] == ["games", "wins", "ratings"]
    assert facts["games"] == 4
    assert facts["wins"] == {"greedy:beam=1,worlds=1": 4, "random": 0}
    assert run.out == run_in_process(*MATCH, "--json", "--jobs", 2).out


def test_results_are_printed_as_a_table() -> None:
    run = run_in_process(*MATCH, "--lang", "de")
    assert run.code == 0
    assert "100%" in run.out
    assert "4 Partien. Siege nach Platz: 50%, 50%." in run.out


def test_folder_holds_all_files_and_is_resumed(tmp_path: Path) -> None:
    first = run_in_process(*MATCH, "--out", tmp_path / "match", "--json")
    assert {file.name for file in (tmp_path / "match").iterdir()} >= {"games.jsonl", "games.csv", "ratings.svg", "seats.png"}
    ledger = tmp_path / "match" / "games.jsonl"
    before = ledger.read_bytes()
    assert run_in_process(*MATCH, "--out", tmp_path / "match", "--json").out == first.out
    assert ledger.read_bytes() == before


def test_missing_plot_packages_are_reported_before_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    run = run_in_process(*MATCH, "--out", tmp_path / "match")
    assert run.code == 2
    assert run.err == "fondaco: The package matplotlib is not installed. Install it with: pip install 'fondaco[arena]'\n"
    assert not (tmp_path / "match").exists()


def test_results_are_printed_even_if_plots_fail(tmp_path: Path) -> None:
    (tmp_path / "ratings.png").mkdir()
    run = run_in_process(*MATCH, "--out", tmp_path)
    assert run.code == 2
    assert "4 games." in run.out
    assert "Is a directory" in run.err


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--seats", "greedy,human"), "Bots play in the arena; people play with fondaco play."),
        (("--seats", "greedy,random", "--on", "mars"), "--on mars is not possible. Choose local, ray."),
        (("--seats", "greedy,random", "--players", "0"), "Invalid value for '--players' / '-n': "),
        (("--seats", "greedy,random", "--address", "auto"), "--address auto names a Ray cluster. Add --on ray."),
        (("--seats", "greedy"), "A tournament needs at least 2 bots: --seats a,b."),
        (("--seats", "greedy,gredy"), "There is no bot “gredy”."),
        (("--seats", "greedy,random", "--games", "0"), "The number of games must be at least 1, not 0."),
        ((), "Missing option '--seats'"),
    ],
)
def test_bad_input_is_one_line(args: tuple[str, ...], words: str) -> None:
    run = run_in_process("arena", "spice_road", *args)
    assert run.code == 2
    assert run.out == ""
    assert run.err.startswith(f"fondaco: {words}")
    assert run.err.count("\n") == 1
