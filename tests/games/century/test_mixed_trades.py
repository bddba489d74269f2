"""Trades of bonus cards that bring one of two gains each time: every mix of all trades that can be asked for has an id."""

from __future__ import annotations

from functools import cache

import pytest

from fondaco.core.game import Game
from fondaco.games.century.cubes.packing import pack
from fondaco.games.east_to_west_1.state import EastToWest1State
from fondaco.games.east_to_west_3.state import EastToWest3State

from .boards import crowd, open_up
from .positions import asked, cubes, labels, legal, play, show
from .written_out import corrected, section


@cache
def game(id: str) -> Game:
    """A game in which the bonus card B1b costs one yellow cube instead of three."""
    return corrected(id, "bonus", section("bonus").replace("cost = [3, 0, 0, 0]", "cost = [1, 0, 0, 0]"))


@pytest.mark.parametrize("id", ["east_to_west_1", "east_to_west_3"])
def test_a_mixed_trade_that_costs_one_cube_offers_every_mix(id: str) -> None:
    """Storage and tools come to 15 cubes: up to 15 trades, so 16 mixes."""
    s = game(id).new(2, seed=1, bonus_cards="both")
    assert isinstance(s, EastToWest1State | EastToWest3State)
    open_up(s)
    crowd(s)
    show(s, "B1b")
    s.cubes[0] = pack((15, 0, 0, 0))
    play(s, "work E2-5")
    if id == "east_to_west_1":
        play(s, "use")
    assert asked(s) == "TradeEither"
    assert legal(s) == [f"trade {times}" for times in range(1, 16)]
    play(s, "trade 15")
    assert legal(s) == [f"first {times}" for times in range(16)]
    play(s, "first 15")
    assert cubes(s)[3] == 15
    assert "B1b" in labels(s, s.bazaar.kept[0])


@pytest.mark.parametrize("id", ["spice_road", "spice_islands", "east_to_west_1", "east_to_west_3"])
def test_there_is_a_mix_more_than_there_can_be_trades(id: str) -> None:
    """From none of them to all."""
    families = {family.name: family for family in game(id).space.families}
    assert families["first"].size == families["trade"].size + 1
