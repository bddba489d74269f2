"""Several people at one terminal: each seat sees only what it may know. The tiny game has a hidden card for each seat."""

from __future__ import annotations

import io
import re
import sys

import pytest

from fondaco.cli.session import Session
from fondaco.cli.terminal_game import TerminalGame
from tests.core.test_setup_events import EmittingGame
from tests.core.test_tiny_game import TinyGame


def test_each_seat_sees_only_its_own_card(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    state = TinyGame().new(seed=7)
    first, second = (hand.cards[0] for hand in state.hands)  # type: ignore[attr-defined]
    monkeypatch.setattr(sys, "stdin", io.StringIO("stay\nlog\nstay\n"))
    TerminalGame(Session(state, ["human", "human"])).run()
    out = capsys.readouterr().out
    first_screen, second_screen, result = out.split("> stay\n")
    assert f"hands {first} –" in first_screen
    assert f"hands – {second}" in second_screen
    assert second_screen.count("• Player 1 holds a card.") == 2  # as news, and in the log
    assert f"holds {first}" not in second_screen
    assert f"hands {first}" not in second_screen
    assert "card" in result  # the points name all cards at the end


def test_person_against_a_bot_sees_their_own_card(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    state = TinyGame().new(seed=7)
    card = state.hands[0].cards[0]  # type: ignore[attr-defined]
    monkeypatch.setattr(sys, "stdin", io.StringIO("stay\n"))
    TerminalGame(Session(state, ["human", "random"])).run()
    out = capsys.readouterr().out
    assert f"• Player 1 holds {card}." in out
    assert "• Player 2 holds a card." in out


def test_setup_events_are_shown_to_each_seat_separately(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They appear once as news, and in the log."""
    state = EmittingGame().new(seed=7)
    first, second = (hand.cards[0] for hand in state.hands)  # type: ignore[attr-defined]
    monkeypatch.setattr(sys, "stdin", io.StringIO("log\nstay\nlog\nstay\n"))
    TerminalGame(Session(state, ["human", "human"])).run()
    first_news, first_log, second_news, second_log, _ = re.split("> (?:stay|log)\n", capsys.readouterr().out)
    for text in (first_news, first_log):
        assert text.count(f"• Player 1 holds {first}.\n• Player 2 holds a card.\n") == 1
        assert text.count("•") == 2
    for text in (second_news, second_log):
        assert text.count(f"• Player 1 holds a card.\n• Player 2 holds {second}.\n• Player 1 holds a card.\n") == 1
        assert text.count("•") == 3
