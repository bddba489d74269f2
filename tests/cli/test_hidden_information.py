"""Two people at one screen: each is told what they may know, and no more. The tiny game has a hidden card for each seat."""

from __future__ import annotations

import io
import re
import sys

import pytest

from fondaco.cli.input_parser import completions, matches_prefixes
from fondaco.cli.play import play
from fondaco.cli.session import Session
from tests.core.test_setup_events import EmittingGame
from tests.core.test_tiny_game import TinyGame


def test_each_seat_sees_its_own_card_only(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    state = TinyGame().new(seed=7)
    first, second = (hand.cards[0] for hand in state.hands)  # type: ignore[attr-defined]
    monkeypatch.setattr(sys, "stdin", io.StringIO("stay\nlog\nstay\n"))
    play(Session(state, ["human", "human"]))
    out = capsys.readouterr().out
    one, two, end = out.split("> stay\n")
    assert f"hands {first} –" in one
    assert f"hands – {second}" in two
    assert two.count("• Player 1 holds a card.") == 2  # as news, and in the log
    assert f"holds {first}" not in two
    assert f"hands {first}" not in two
    # A spectator's eyes are on the end, where all cards lie open only in the points.
    assert "card" in end


def test_a_person_against_a_bot_is_told_their_own_secrets(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = TinyGame().new(seed=7)
    own = state.hands[0].cards[0]  # type: ignore[attr-defined]
    monkeypatch.setattr(sys, "stdin", io.StringIO("stay\n"))
    play(Session(state, ["human", "random"]))
    out = capsys.readouterr().out
    assert f"• Player 1 holds {own}." in out
    assert "• Player 2 holds a card." in out


def test_what_is_told_before_the_first_decision_is_told_to_each_seat_by_itself(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once as news, and in the log."""
    state = EmittingGame().new(seed=7)
    first, second = (hand.cards[0] for hand in state.hands)  # type: ignore[attr-defined]
    monkeypatch.setattr(sys, "stdin", io.StringIO("log\nstay\nlog\nstay\n"))
    play(Session(state, ["human", "human"]))
    one, one_log, two, two_log, _ = re.split("> (?:stay|log)\n", capsys.readouterr().out)
    for told in (one, one_log):
        assert told.count(f"• Player 1 holds {first}.\n• Player 2 holds a card.\n") == 1
        assert told.count("•") == 2
    for told in (two, two_log):
        assert told.count(f"• Player 1 holds a card.\n• Player 2 holds {second}.\n• Player 1 holds a card.\n") == 1
        assert told.count("•") == 3


def test_completion_offers_whole_lines() -> None:
    notations = ["claim 1", "claim 2", "rest"]
    assert completions("cl", notations) == ["claim 1", "claim 2"]
    assert completions("CLAIM 2", notations) == ["claim 2"]
    assert completions("why c", notations) == ["why claim 1", "why claim 2"]
    assert completions("s", notations) == ["save"]


def test_a_beginning_of_each_word_is_enough() -> None:
    assert matches_prefixes("cl 1", "claim 1")
    assert matches_prefixes("u y 2", "upgrade yellow 2")
    assert not matches_prefixes("c 1 1", "claim 1")
    assert not matches_prefixes("laim", "claim 1")
