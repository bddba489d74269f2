"""Ernteaktion, Kapazität des Laderaums, Spielende (page 5)."""

from __future__ import annotations

import pytest

from fondaco import Event
from fondaco.games.century.cubes.packing import pack

from .positions import POINT_TILE, cubes, give, legal, own, play, table


def test_a_harvest_brings_two_ginger_wherever_the_ship_is() -> None:
    for tile in ("tea_1", "harbour_3"):
        assert cubes(play(table(tile, [0, 1, 0, 0]), "stay, harvest")) == [2, 1, 0, 0]


def test_nothing_is_an_action_too() -> None:
    s = play(table("tea_1", [1, 1, 0, 0]), "stay, nothing")
    assert cubes(s) == [1, 1, 0, 0]
    assert s.player == 1


def test_ten_cubes_can_be_kept_at_the_end_of_a_turn() -> None:
    s = play(table("tea_1", [6, 3, 0, 0]), "stay, harvest")
    assert legal(s) == ["keep yellow 7", "keep yellow 8"]
    play(s, "keep yellow 7")
    assert cubes(s) == [7, 3, 0, 0]
    assert s.player == 1


def test_what_is_kept_is_said_of_every_spice() -> None:
    s = play(table("tea_1", [10, 0, 0, 1]), "stay, nothing, keep yellow 10")
    assert s.describe(s.parse("keep brown 0"), "de") == "Gewürznelke nicht behalten, 1 zurücklegen"


def test_the_hold_may_be_overfull_during_a_turn() -> None:
    """Ten cubes and five more from the island: all can be traded before the limit is checked."""
    s = table("chili_5", [10, 0, 0, 0], outposts="cloves_1")
    s.sea.left_cubes[s.game.sea.tiles.index("cloves_1")] = pack([5, 0, 0, 0])
    play(s, "sail cloves_1, stop, load, trade 5")
    assert cubes(s) == [0, 0, 0, 5]
    assert s.player == 1


def test_who_gets_toll_is_checked_as_well() -> None:
    """At the end of each player's turn all holds are checked, that of the active player first (a ruling)."""
    s = table("tea_1", [9, 0, 0, 0], others="tea_2")
    s.cubes[1] = pack([8, 2, 0, 0])
    play(s, "sail tea_2, stop, pay yellow")
    assert cubes(s, 1) == [9, 2, 0, 0]
    play(s, "nothing")
    assert s.player == 1
    assert legal(s) == ["keep yellow 8", "keep yellow 9"]
    play(s, "keep yellow 9, keep red 1")
    assert cubes(s, 1) == [9, 1, 0, 0]
    assert legal(s)[-1] == "stay"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_fourth_point_tile_ends_the_game_after_the_round(players: int) -> None:
    """Seats after the one who fulfils it still play, seats before it do not: all have had the same number of turns."""
    for trigger in range(players):
        s = table("harbour_1", harbours="P03", players=players)
        s.fulfilled[trigger] = [s.harbours.pile.cards.pop(0) for _ in range(3)]
        del s.harbours.pile.knowers[:3]
        s.cubes[trigger] = pack([0, 0, 4, 0])
        s.sea.ships[trigger] = s.game.sea.tiles.index("harbour_1")
        for seat in range(players):
            assert s.player == seat
            play(s, "stay, fulfil" if seat == trigger else "stay, nothing")
        assert s.over
        assert s.ended_by == "point-tiles"
        assert s.invariant_violations() == []


def test_the_third_does_not_end_it() -> None:
    s = table("harbour_1", [0, 0, 4, 0], harbours="P03")
    s.fulfilled[0] = [s.harbours.pile.draw() for _ in range(2)]
    play(s, "stay, fulfil, stay, nothing")
    assert not s.over
    assert not s.last_round


def test_points() -> None:
    """Point tiles, bonus tiles, uncovered fields, a point for each cube that is not ginger."""
    s = table("tea_1", [4, 1, 2, 3], outposts="tea_1 tea_2 tea_3 chili_1")
    s.fulfilled[0] = [POINT_TILE["P01"], POINT_TILE["P25"]]
    give(s, 0, "points upgrade harvest hold")
    assert s.breakdown()[0] == {"point_tiles": 31, "bonus_tiles": 9, "outposts": 3, "cubes": 6}
    assert s.scores()[0] == 49


def test_of_those_tied_the_last_in_turn_order_wins() -> None:
    s = table(players=3)
    for seat in range(3):
        s.cubes[seat] = pack([5, 2 if seat < 2 else 1, 0, 0])
    assert s.scores() == [2, 2, 1]
    assert s.ranks() == [1, 0, 2]


def test_the_house_rule_ends_a_game_without_end() -> None:
    s = table()
    events: list[Event] = []
    while not s.over:
        for move in ("stay", "nothing"):
            s.apply(s.parse(move), events)
    assert s.round == 200
    assert s.ended_by == "round-limit"
    assert events[-1].text("de") == "Das Spiel ist zu Ende: Die Höchstzahl an Runden (eine Hausregel) ist erreicht."


def test_the_last_round_is_announced() -> None:
    s = table("harbour_1", [0, 0, 4, 0], harbours="P03", players=3)
    s.fulfilled[0] = [s.harbours.pile.draw() for _ in range(3)]
    events: list[Event] = []
    for move in ("stay", "fulfil"):
        s.apply(s.parse(move), events)
    assert "last-round" in [event.kind for event in events]
    play(s, "stay")
    assert "last round" in s.prompt()


def test_all_boards_empty_is_possible() -> None:
    """Five islands of each symbol, five outposts in each row: 8 points a row, 32 in all."""
    s = table()
    own(s, 0, " ".join(label for tile, label in enumerate(s.game.sea.islands.labels) if s.sea.map.cells[tile] is not None))
    assert s.breakdown()[0]["outposts"] == 32
    assert s.invariant_violations() == []
