"""Spielverlauf (page 3)."""

from __future__ import annotations

from .positions import play, table


def test_a_space_without_a_possible_action_asks_no_question() -> None:
    s = table("N1")
    play(s, "move N3")  # the red house, without an order
    assert s.player == 1
