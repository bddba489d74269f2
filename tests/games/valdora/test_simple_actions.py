"""Bargeld auffüllen, Proviant nehmen (page 7)."""

from __future__ import annotations

import pytest

from .positions import SPACE, coins, play, provisions, reason, set_coins, table


def test_mines_are_free_to_enter_and_fill_the_purse() -> None:
    """“Er kann sie also auch dann betreten, wenn er kein Bargeld hat!”"""
    s = table("N1", coins=0)
    s.pawns[1:] = [SPACE["N4"]] * 2
    set_coins(s, 0, 2, 3)
    play(s, "move N4")
    assert coins(s) == [6, 2, 3]
    assert s.player == 1  # a mine asks no question


@pytest.mark.parametrize("city", ["A", "B", "C", "D", "H"])
def test_provisions_in_every_city(city: str) -> None:
    s = table("S1" if city in "BDH" else "N1", coins=0)
    play(s, f"move {city}, provisions")
    assert provisions(s) == [True, False, False]
    assert s.player == 1


def test_provisions_twice_have_no_effect() -> None:
    """A ruling: provisions are not counted."""
    s = table("N1")
    s.seats[0].provisions = True
    play(s, "move H, provisions")
    assert s.seats[0].provisions is True


def test_provisions_only_in_cities() -> None:
    s = table("N1", equipment="shovel pick hammer chisel")
    play(s, "move N2")
    assert reason(s, "provisions") == "You can take provisions only in a city."
