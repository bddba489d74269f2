"""The table in the terminal shows no more of what lies covered than pictures do."""

from __future__ import annotations

import io
import sys

import pytest

from fondaco.cli.play import play
from fondaco.cli.session import Session
from tests.games.valdora.tables import complete, table


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What was printed, with every run of blanks as one."""
    return [" ".join(line.split()) for line in capsys.readouterr().out.split("\n")]


@pytest.mark.parametrize("over", [False, True])
def test_completed_orders_of_others_are_a_number_until_the_end(
    over: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    s = table("N1")
    complete(s, 0, "gold")
    complete(s, 1, "ruby silver")
    if over:
        s.stack.clear()
        s.run_to_question()
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    play(Session(s, ["human", "human", "human"]))
    shown = lines(capsys)
    if over:
        assert "completed gold ruby silver –" in shown
        assert "points 3 (orders 3) 7 (orders 7) 0" in shown
    else:
        assert "completed gold 2 –" in shown
        assert "points 3 (orders 3) 0+? (orders ?) 0" in shown
        assert not any("ruby silver" in line or " 7" in line for line in shown if line.startswith(("completed", "points")))
