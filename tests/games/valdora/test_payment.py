"""Edelsteine abgeben (pages 4 and 6)."""

from __future__ import annotations

from .positions import cargo, craftsmen, legal, order_labels, play, reason, table


def test_which_of_equal_gems_is_handed_over() -> None:
    """Ruling, 4: the player chooses, because that card becomes free."""
    s = table("N5", equipment="shovel:ruby cart:ruby", orders="ruby")
    play(s, "move N3, deliver 1")
    assert s.prompt() == "Player 1: from which card do you hand over the ruby for the red order (ruby → 5 points)?"
    assert legal(s) == ["pay shovel", "pay cart"]
    assert reason(s, "pay pan") == "There is no ruby on your gold pan."
    assert order_labels(s) == ["ruby"]  # the order is completed once everything is paid
    play(s, "pay cart")
    assert cargo(s) == {"pan": None, "shovel": "ruby", "cart": None}
    assert order_labels(s) == []


def test_each_of_several_gems_can_be_chosen() -> None:
    s = table("O1", equipment="pan:gold shovel:ruby pick:sapphire cart:ruby horse:gold", orders="white_grs")
    play(s, "move O4, deliver 1, pay horse, pay shovel")
    assert cargo(s) == {"pan": "gold", "shovel": None, "pick": None, "cart": "ruby", "horse": None}
    assert craftsmen(s) == ["white"]
