"""Ledgers: an interrupt loses no finished game, and the games of two tournaments are never mixed."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec
import pytest

import fondaco
from fondaco.arena import Tournament, run_tournament
from fondaco.arena.errors import ArenaError
from fondaco.arena.output import read_ledger

TOURNAMENT = Tournament("spice_road", ("greedy:beam=1,worlds=1", "random"), games=4, seed=5)


class ProgressRecorder:
    """Stores every count of finished games. With `until`, interrupts the tournament at that count."""

    def __init__(self, until: int | None = None) -> None:
        self.counts: list[int] = []
        self.until = until

    def __call__(self, *, completed: int, total: int) -> None:
        self.counts.append(completed)
        if completed == self.until:
            raise KeyboardInterrupt


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupted_tournament_resumes(tmp_path: Path, jobs: int) -> None:
    ledger = tmp_path / "new" / "games.jsonl"
    with pytest.raises(KeyboardInterrupt):
        run_tournament(TOURNAMENT, jobs=jobs, ledger=ledger, on_progress=ProgressRecorder(until=2))
    progress = ProgressRecorder()
    results = run_tournament(TOURNAMENT, jobs=jobs, ledger=ledger, on_progress=progress)
    assert progress.counts == [2, 3, 4]
    assert results.to_json() == run_tournament(TOURNAMENT).to_json()


def test_game_with_an_incomplete_line_is_played_again(tmp_path: Path) -> None:
    ledger = tmp_path / "games.jsonl"
    run_tournament(TOURNAMENT, ledger=ledger)
    complete = ledger.read_bytes()
    ledger.write_bytes(complete[:-100])
    progress = ProgressRecorder()
    run_tournament(TOURNAMENT, ledger=ledger, on_progress=progress)
    assert progress.counts == [3, 4]
    assert len(ledger.read_bytes().splitlines()) == len(complete.splitlines())


def test_ledger_keys_are_data(tmp_path: Path) -> None:
    """The keys of a ledger never change, whatever the attributes are called: ledgers of older versions resume."""
    game = fondaco.game("spice_road")
    tournament = {
        "game": "spice_road",
        "entrants": ["random", "random"],
        "games": 2,
        "seed": 5,
        "players": 0,
        "options": {},
        "toml": None,
    }
    played = {
        "number": 0,
        "seats": [0, 1],
        "scores": [17, 9],
        "ranks": [0, 1],
        "breakdown": [{"point_cards": 17}, {"gold": 9}],
        "decisions": 200,
        "record": "",
        "seconds": [0.1, 0.2],
    }
    header = {"tournament": tournament, "rules": game.rules_version, "components": game.digest}
    ledger = tmp_path / "games.jsonl"
    ledger.write_text(f"{json.dumps(header)}\n{json.dumps(played)}\n")
    progress = ProgressRecorder()
    results = run_tournament(Tournament("spice_road", ("random", "random"), seed=5), ledger=ledger, on_progress=progress)
    assert progress.counts == [1, 2]
    assert results.points_by_source["random"][0] == {"point_cards": 17}
    run_tournament(Tournament("spice_road", ("random", "random"), seed=5), ledger=tmp_path / "new.jsonl")
    lines = [json.loads(line) for line in (tmp_path / "new.jsonl").read_text().splitlines()]
    assert lines[0] == header
    assert list(lines[1]) == list(played)


def test_tournament_may_become_longer(tmp_path: Path) -> None:
    ledger = tmp_path / "games.jsonl"
    run_tournament(TOURNAMENT, ledger=ledger)
    progress = ProgressRecorder()
    results = run_tournament(msgspec.structs.replace(TOURNAMENT, games=6), ledger=ledger, on_progress=progress)
    assert progress.counts == [4, 5, 6]
    assert results.games == 6


def test_default_and_explicit_player_count_are_the_same_tournament(tmp_path: Path) -> None:
    ledger = tmp_path / "games.jsonl"
    run_tournament(TOURNAMENT, ledger=ledger)
    progress = ProgressRecorder()
    run_tournament(msgspec.structs.replace(TOURNAMENT, players=2), ledger=ledger, on_progress=progress)
    assert progress.counts == [4]
    with pytest.raises(ArenaError, match="holds another tournament: its players is 2, not 3"):
        read_ledger(msgspec.structs.replace(TOURNAMENT, players=3).header(), ledger)


def test_ledger_of_another_tournament_is_refused(tmp_path: Path) -> None:
    ledger = tmp_path / "games.jsonl"
    run_tournament(TOURNAMENT, ledger=ledger)
    before = ledger.read_bytes()
    with pytest.raises(ArenaError, match="holds another tournament: its seed is 5, not 6"):
        run_tournament(msgspec.structs.replace(TOURNAMENT, seed=6), ledger=ledger)
    assert ledger.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked on Windows")
def test_ledger_in_use_is_refused(tmp_path: Path) -> None:
    ledger = tmp_path / "games.jsonl"
    refused = []

    def run_again(*, completed: int, total: int) -> None:
        with pytest.raises(ArenaError, match="Another arena is writing to"):
            run_tournament(TOURNAMENT, ledger=ledger)
        refused.append(completed)

    results = run_tournament(TOURNAMENT, ledger=ledger, on_progress=run_again)
    assert refused == [0, 1, 2, 3, 4]
    assert run_tournament(TOURNAMENT, ledger=ledger).to_json() == results.to_json()


@pytest.mark.parametrize(
    "text", ["dear diary", "dear diary\n", "[]\n", '{"tournament": 3}\n', '{"tournament": {"entrants": 3}}\n']
)
def test_file_that_is_not_a_ledger_is_unchanged(tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary"
    file.write_text(text)
    with pytest.raises(ArenaError, match=r"is not an arena ledger \(line 1\)"):
        run_tournament(TOURNAMENT, ledger=file)
    assert file.read_text() == text


def test_unusable_ledger_path_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"^Cannot write .*: Is a directory\.$"):
        run_tournament(TOURNAMENT, ledger=tmp_path)
