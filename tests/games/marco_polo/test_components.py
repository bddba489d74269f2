"""The component file: what it must say, and that faults are named."""

from __future__ import annotations

import pytest

from fondaco import BadComponents
from fondaco.core.components import Source
from fondaco.core.registry import game_with_components
from fondaco.games.marco_polo.items import GOOD, parse
from fondaco.games.polo.items import CAMEL, COIN, GOLD

from .positions import GAME


def test_the_notation_of_costs_and_rewards() -> None:
    bundle = parse("2 camel + 1 gold + 2 good")
    assert bundle.amounts == ((CAMEL, 2), (GOLD, 1))
    assert bundle.effects == (GOOD, GOOD)
    assert bundle.to_json() == [["camel", 2], ["gold", 1], ["good", 2]]
    assert bundle.count(COIN) == 0


def test_roads_lead_both_ways() -> None:
    roads = GAME.places.roads
    for here, ends in enumerate(roads):
        for road in ends:
            assert road._replace(to=here) in roads[road.to]
    assert sum(map(len, roads)) == 60, "30 roads"


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("count = 31", "count = 30", "31 cards, expected 30"),
        ('b = "moscow"', 'b = "moskau"', "ends of roads unknown: moskau"),
        ('{ id = "C02"', '{ id = "C01"', "contracts repeat: C01"),
        ('large = "moscow", small = "xian"', 'large = "xian", small = "moscow"', "goals.large unknown: xian"),
        ('reward = "5 coin" }', 'reward = "5 coins" }', "“5 coins” is not understood"),
        ("camels = 2\n", "camels = 2\nelephants = 3\n", "elephants"),
        ('income = "3 coin"', 'income = "3 coin + 1 coin"', "names coin twice"),
        ('income = "3 coin"', 'income = "1 die"', "no die can come before dice are rolled"),
        ('reward = "5 coin" }', 'reward = "1 trigger" }', "only city cards give a trigger"),
        ("fare = [3, 7, 12, 12, 18, 18]", "fare = [3, 7, 12, 11, 18, 18]", "fares must rise"),
        ("regular = 38", "regular = 37", "38 regular contracts, expected 37"),
    ],
)
def test_faults_are_named(old: str, new: str, detail: str) -> None:
    assert old in GAME.components_text
    with pytest.raises(BadComponents, match=detail):
        game_with_components("marco_polo", GAME.components_text.replace(old, new, 1))


def test_own_components_play() -> None:
    other = game_with_components("marco_polo", GAME.components_text.replace('reward = "5 coin" }', 'reward = "6 coin" }', 1))
    assert other.has_custom_components
    assert other.digest != GAME.digest
    state = other.new(3, 1)
    while state.player != 0:
        state.apply(state.legal_actions()[0])
    state.apply_all([state.parse("place coins"), state.parse("die blue 1")])
    assert state.observe(0)["seats"][0]["coin"] == 7 + 6  # type: ignore[index,call-overload]


def test_the_source_of_a_section_is_that_of_its_least_certain_fact() -> None:
    """A section whose note admits public lists or something disputed does not name the rulebook."""
    tables = GAME.components
    sources = {name: getattr(tables, name).source for name in tables.__struct_fields__}
    assert {name for name, source in sources.items() if source is Source.RULEBOOK} == {"setup", "bonus_actions", "scoring"}
    for name, source in sources.items():
        if source is Source.RULEBOOK:
            assert getattr(tables, name).note == "", name
        else:
            assert source is Source.PUBLIC, "nothing in this box is reconstructed"
