"""Completion and abbreviation of what is typed at the prompt."""

from __future__ import annotations

from fondaco.cli.input_parser import completions, matches_prefixes


def test_completions_are_whole_lines() -> None:
    notations = ["claim 1", "claim 2", "rest"]
    assert completions("cl", notations) == ["claim 1", "claim 2"]
    assert completions("CLAIM 2", notations) == ["claim 2"]
    assert completions("why c", notations) == ["why claim 1", "why claim 2"]
    assert completions("s", notations) == ["save"]


def test_prefix_of_each_word_is_enough() -> None:
    assert matches_prefixes("cl 1", "claim 1")
    assert matches_prefixes("u y 2", "upgrade yellow 2")
    assert not matches_prefixes("c 1 1", "claim 1")
    assert not matches_prefixes("laim", "claim 1")
