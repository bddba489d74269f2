"""Spielverlauf (page 3)."""

from __future__ import annotations

from .positions import play, table


def test_where_nothing_can_be_done_nothing_is_asked() -> None:
    s = table("N1")
    play(s, "move N3")  # the red house, without an order
    assert s.player == 1
