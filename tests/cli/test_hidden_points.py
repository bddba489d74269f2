"""The terminal hides the points of completed orders in Valdora from other seats, as the pictures do."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

import fondaco
from fondaco import Record, State
from fondaco.bots import PlayerView, bot
from fondaco.cli.session import Session
from fondaco.cli.terminal_game import TerminalGame
from tests.games.valdora.positions import complete, table

from .terminal import run_in_process


def printed_lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The printed lines, with runs of blanks collapsed."""
    return [" ".join(line.split()) for line in capsys.readouterr().out.split("\n")]


@pytest.mark.parametrize("over", [False, True])
def test_completed_orders_of_others_are_counted_and_shown_at_the_end(
    over: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    s = table("N1")
    complete(s, 0, "gold")
    complete(s, 1, "ruby silver")
    if over:
        s.stack.clear()
        s.run_to_question()
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    TerminalGame(Session(s, ["human", "human", "human"])).run()
    shown = printed_lines(capsys)
    if over:
        assert "completed gold ruby silver –" in shown
        assert "points 3 (orders 3) 7 (orders 7) 0" in shown
    else:
        assert "completed gold 2 –" in shown
        assert "points 3 (orders 3) 0+? (orders ?) 0" in shown
        assert not any("ruby silver" in line or " 7" in line for line in shown if line.startswith(("completed", "points")))


def state_with_completed_order() -> State:
    """A game of greedy bots, up to the decision that scores the first completed order."""
    state, player = fondaco.game("valdora").new(3, seed=3), bot("greedy", 3)
    while state.player is not None and not any(points["orders"] for points in state.breakdown()):
        state.apply(player.choose(PlayerView(state, state.player)))
    return state


def test_replay_hides_the_same_points_as_its_picture(tmp_path: Path) -> None:
    """For every seat, and for a spectator."""
    state, file = state_with_completed_order(), tmp_path / "game.fondaco"
    file.write_text(Record.of(state).dumps(), "utf-8")
    (owner,) = (seat for seat, points in enumerate(state.breakdown()) if points["orders"])
    points = state.breakdown()[owner]["orders"]
    for seat in (0, 1, 2, None):
        viewer = () if seat is None else ("--seat", seat)
        shown = run_in_process("replay", file, "--text", *viewer).out
        assert (f"orders {points}" in shown) == (seat == owner)
        assert ("+?" in shown) == (seat != owner)
        assert ("+?" in run_in_process("replay", file, "--svg", *viewer).out) == (seat != owner)
