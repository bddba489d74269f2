"""The commands replay and verify."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import fondaco
from fondaco import Record, State
from fondaco.core.fair_deal import FairDeal, commitment_of, shared_seed
from fondaco.core.perft import random_position
from tests.core.test_setup_events import EmittingGame

from .terminal import run_in_process


@pytest.fixture
def state() -> State:
    return random_position(fondaco.game("spice_road"), 3, 11, 10_000)


@pytest.fixture
def file(state: State, tmp_path: Path) -> Path:
    path = tmp_path / "game.fondaco"
    path.write_text(Record.of(state, ["Anna", "Ben", "random"]).dumps(), "utf-8")
    return path


def test_replay_over_a_pipe_prints_moves_and_result(state: State, file: Path) -> None:
    run = run_in_process("replay", file)
    assert run.code == 0
    rows = [line.split() for line in run.out.split("\n") if line.strip()[:1].isdigit()]
    moves = [row for row in rows if row[2:3] == ["Player"]]
    assert len(moves) == len(state.moves)
    assert moves[0][:4] == ["1", "1", "Player", "1"]
    assert moves[-1][:2] == [str(len(state.moves)), str(state.observe(None)["round"])]
    assert "Anna" in run.out
    for score in state.scores():
        assert str(score) in run.out


def test_replay_prints_json(state: State, file: Path) -> None:
    facts = json.loads(run_in_process("replay", file, "--json").out)
    assert facts["scores"] == state.scores()
    assert facts["over"] is True
    assert [move["move"] for move in facts["moves"]] == [state.notation(action) for action in state.moves]
    early = json.loads(run_in_process("replay", file, "--json", "--at", 5).out)
    assert len(early["moves"]) == 5
    assert early["over"] is False
    assert early["ranks"] is None


def test_replay_prints_a_moment_as_text(file: Path, tmp_path: Path) -> None:
    start = run_in_process("replay", file, "--text", "--at", 0).out
    assert "Start of the game" in start
    assert "round 1" in start
    later = run_in_process("replay", file, "--text", "--at", 30, "--seat", 2, "--lang", "de").out
    assert "Zug 30 von" in later
    assert run_in_process("replay", file, "--text", "--at", 30, "--out", tmp_path / "x.txt").out == ""
    assert "Move 30 of" in (tmp_path / "x.txt").read_text("utf-8")
    assert "rank" in run_in_process("replay", file, "--text").out


def test_replay_shows_setup_events_at_the_start(tmp_path: Path) -> None:
    """Only moment 0 shows them; over a pipe they come before the moves."""
    state = random_position(fondaco.game("marco_polo"), 3, 11, 3)
    path = tmp_path / "game.fondaco"
    path.write_text(Record.of(state).dumps(), "utf-8")
    line = "• Spieler 2 ist Matteo Polo."
    assert run_in_process("replay", path, "--text", "--at", 0, "--lang", "de").out.count(line) == 1
    assert line not in run_in_process("replay", path, "--text", "--at", 1, "--lang", "de").out
    moves = run_in_process("replay", path, "--lang", "de").out
    assert moves.count(line) == 1
    assert moves.index(line) < moves.index("Zug")
    facts = json.loads(run_in_process("replay", path, "--json").out)
    assert facts["setup"] == [event.text() for event in state.setup_events()]


def test_replay_shows_setup_secrets_to_their_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.core.record.game", lambda _: EmittingGame())
    record = Record.of(EmittingGame().new(seed=7))
    path = tmp_path / "game.fondaco"
    path.write_text(record.dumps(), "utf-8")
    card = EmittingGame().new(seed=7).hands[1].cards[0]  # type: ignore[attr-defined]
    for output_format in (("--text",), ("--json",), ()):
        assert f"Player 2 holds {card}." in run_in_process("replay", path, "--seat", 1, *output_format).out
        for viewer in (("--seat", 0), ()):
            assert "Player 2 holds a card." in run_in_process("replay", path, *viewer, *output_format).out


def test_replay_prints_a_moment_as_a_picture(state: State, file: Path, tmp_path: Path) -> None:
    early = random_position(fondaco.game("spice_road"), 3, 11, 30)
    assert run_in_process("replay", file, "--svg", "--at", 30, "--seat", 1).out == early.svg(1) + "\n"
    assert run_in_process("replay", file, "--svg", "--out", tmp_path / "end.svg", "--layout", "tall").out == ""
    assert (tmp_path / "end.svg").read_text("utf-8") == state.svg(None, layout="tall") + "\n"


def test_valid_record_is_verified(state: State, file: Path) -> None:
    run = run_in_process("verify", file)
    assert run.code == 0
    assert "is valid" in run.out
    assert "Rules version" in run.out
    assert state.game.digest in run.out
    facts = json.loads(run_in_process("verify", file, "--json").out)
    assert facts["valid"] is True
    assert facts["scores"] == state.scores()
    assert facts["rules"] == state.game.rules_version
    assert facts["components"] == state.game.digest
    assert facts["digest"] in run.out


def test_unfinished_record_is_valid(file: Path) -> None:
    lines = file.read_text("utf-8").split("\n")
    file.write_text("\n".join(lines[:27]), "utf-8")
    run = run_in_process("verify", file)
    assert run.code == 0
    assert "20 moves, not finished" in run.out
    assert "The record ends before the end of the game" in run_in_process("replay", file).out


def test_verify_names_the_move_that_loses_a_piece(state: State, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def violations(self: State) -> list[str]:
        return ["a coin is lost or doubled"] if len(self.moves) >= 17 else []

    monkeypatch.setattr(type(state), "invariant_violations", violations)
    run = run_in_process("verify", file)
    move = state.notation(state.moves[16])
    assert run.code == 1
    assert run.out == ""
    assert run.err == f"fondaco: {file} is not valid: after move 17, “{move}”, a coin is lost or doubled.\n"
    facts = json.loads(run_in_process("verify", file, "--json").out)
    assert (facts["valid"], facts["move"]) == (False, 17)


def test_verify_checks_the_fair_deal_proof(tmp_path: Path) -> None:
    secret, nonces = bytes(32), (b"anna", b"")
    state = fondaco.game("spice_road").new(2, shared_seed(secret, nonces))
    record = Record.of(state)
    path = tmp_path / "dealt.fondaco"
    path.write_text(replace(record, fair_deal=FairDeal(commitment_of(secret), secret, nonces)).dumps(), "utf-8")
    assert "The deal was fair" in run_in_process("verify", path).out
    assert json.loads(run_in_process("verify", path, "--json").out)["fair"] is True
    assert run_in_process("verify", path, "--commitment", f" {commitment_of(secret).upper()}").code == 0
    assert run_in_process("verify", path, "--commitment", commitment_of(b"other")).code == 1
    path.write_text(replace(record, fair_deal=FairDeal(commitment_of(b"other"), secret, nonces)).dumps(), "utf-8")
    run = run_in_process("verify", path)
    assert (run.code, run.out) == (1, "")
    assert "The fair-deal proof of" in run.err
