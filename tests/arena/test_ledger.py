"""The ledger: an interrupt loses no finished game, and results are never mixed."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from fondaco.arena import Tournament, run_tournament
from fondaco.arena.errors import ArenaError
from fondaco.arena.ledger import read_ledger

TOURNAMENT = Tournament("spice_road", ("greedy:beam=1,worlds=1", "random"), games=4, seed=5)


class ProgressRecorder:
    """Notes how far the arena is, and may interrupt it."""

    def __init__(self, until: int | None = None) -> None:
        self.seen: list[int] = []
        self.until = until

    def __call__(self, finished: int, of: int) -> None:
        self.seen.append(finished)
        if finished == self.until:
            raise KeyboardInterrupt


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_goes_on_where_it_was_interrupted(tmp_path: Path, jobs: int) -> None:
    ledger = tmp_path / "new" / "games.jsonl"
    with pytest.raises(KeyboardInterrupt):
        run_tournament(TOURNAMENT, jobs=jobs, ledger=ledger, watch=ProgressRecorder(until=2))
    watched = ProgressRecorder()
    results = run_tournament(TOURNAMENT, jobs=jobs, ledger=ledger, watch=watched)
    assert watched.seen == [2, 3, 4]
    assert results.to_json() == run_tournament(TOURNAMENT).to_json()


def test_half_a_line_is_played_again(tmp_path: Path) -> None:
    ledger = tmp_path / "games.jsonl"
    run_tournament(TOURNAMENT, ledger=ledger)
    whole = ledger.read_bytes()
    ledger.write_bytes(whole[:-100])
    watched = ProgressRecorder()
    run_tournament(TOURNAMENT, ledger=ledger, watch=watched)
    assert watched.seen == [3, 4]
    assert len(ledger.read_bytes().splitlines()) == len(whole.splitlines())


def test_a_tournament_may_become_longer(tmp_path: Path) -> None:
    ledger = tmp_path / "games.jsonl"
    run_tournament(TOURNAMENT, ledger=ledger)
    watched = ProgressRecorder()
    results = run_tournament(msgspec.structs.replace(TOURNAMENT, games=6), ledger=ledger, watch=watched)
    assert watched.seen == [4, 5, 6]
    assert results.games == 6


def test_a_tournament_is_the_same_whether_or_not_its_players_are_counted(tmp_path: Path) -> None:
    ledger = tmp_path / "games.jsonl"
    run_tournament(TOURNAMENT, ledger=ledger)
    watched = ProgressRecorder()
    run_tournament(msgspec.structs.replace(TOURNAMENT, players=2), ledger=ledger, watch=watched)
    assert watched.seen == [4]
    with pytest.raises(ArenaError, match="holds another tournament: its players is 2, not 3"):
        read_ledger(msgspec.structs.replace(TOURNAMENT, players=3), ledger)


def test_another_tournament_is_refused(tmp_path: Path) -> None:
    ledger = tmp_path / "games.jsonl"
    run_tournament(TOURNAMENT, ledger=ledger)
    before = ledger.read_bytes()
    with pytest.raises(ArenaError, match="holds another tournament: its seed is 5, not 6"):
        run_tournament(msgspec.structs.replace(TOURNAMENT, seed=6), ledger=ledger)
    assert ledger.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_arenas_do_not_write_to_one_ledger(tmp_path: Path) -> None:
    ledger = tmp_path / "games.jsonl"
    refused = []

    def begin_another(finished: int, of: int) -> None:
        with pytest.raises(ArenaError, match="Another arena is writing to"):
            run_tournament(TOURNAMENT, ledger=ledger)
        refused.append(finished)

    results = run_tournament(TOURNAMENT, ledger=ledger, watch=begin_another)
    assert refused == [0, 1, 2, 3, 4]
    assert run_tournament(TOURNAMENT, ledger=ledger).to_json() == results.to_json()


@pytest.mark.parametrize(
    "text", ["dear diary", "dear diary\n", "[]\n", '{"tournament": 3}\n', '{"tournament": {"entrants": 3}}\n']
)
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary"
    file.write_text(text)
    with pytest.raises(ArenaError, match=r"is no list of arena games \(line 1\)"):
        run_tournament(TOURNAMENT, ledger=file)
    assert file.read_text() == text


def test_a_place_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="cannot be used: Is a directory"):
        run_tournament(TOURNAMENT, ledger=tmp_path)
