"""Schiff bewegen (pages 4 and 5)."""

from __future__ import annotations

from fondaco import Event
from fondaco.games.eastern_wonders.state import EasternWondersState

from .positions import cubes, give, legal, lying, play, reason, ship, table

AROUND_TEA_1 = ["chili_1", "chili_5", "cloves_1", "cloves_2", "ginger_5", "tea_2"]


def tiles(s_legal: list[str]) -> list[str]:
    return sorted(move.removeprefix("sail ") for move in s_legal if move.startswith("sail "))


def test_the_first_step_is_free() -> None:
    s = table("tea_1", [3, 0, 0, 0])
    assert tiles(legal(s)) == AROUND_TEA_1
    assert "stay" in legal(s)
    play(s, "sail tea_2, stop")
    assert ship(s) == "tea_2"
    assert cubes(s) == [3, 0, 0, 0]
    assert "Your ship is not next to tea 3" in str(reason(table(), "sail tea_3"))


def test_without_cubes_the_free_step_is_all() -> None:
    s = play(table("tea_1"), "sail tea_2")
    assert legal(s) == ["build", "nothing", "harvest"]


def test_further_steps_leave_a_cube_of_choice_on_each_tile_left() -> None:
    """Two further steps: a cube on the tile that each of them leaves, none where the free step began or where the ship ends."""
    s = table("tea_1", [1, 1, 1, 0])
    play(s, "sail cloves_1")
    assert legal(s) == ["stop", "pay yellow", "pay red", "pay green"]
    play(s, "pay green")
    assert tiles(legal(s)) == ["chili_5", "cloves_2", "cloves_4", "cloves_5", "tea_1", "tea_5"]
    play(s, "sail tea_5, pay yellow, sail harbour_3, stop")
    assert ship(s) == "harbour_3"
    assert cubes(s) == [0, 1, 0, 0]
    assert lying(s, "cloves_1") == [0, 0, 1, 0]
    assert lying(s, "tea_5") == [1, 0, 0, 0]
    assert lying(s, "tea_1") == lying(s, "harbour_3") == [0, 0, 0, 0]


def test_a_step_from_a_harbour_leaves_a_cube_there() -> None:
    s = play(table("tea_5", [1, 0, 0, 0]), "sail harbour_3, pay yellow, sail tea_4")
    assert lying(s, "harbour_3") == [1, 0, 0, 0]
    assert legal(s) == ["build", "nothing", "harvest"]


def test_one_can_sail_on_as_long_as_there_are_cubes() -> None:
    s = table("tea_1", [2, 0, 0, 0])
    for tile in ("tea_2", "tea_3"):
        assert legal(play(s, f"sail {tile}")) == ["stop", "pay yellow"]
        play(s, "pay yellow")
    assert legal(play(s, "sail cloves_3")) == ["build", "nothing", "harvest"]


def test_a_way_may_come_back_and_find_what_was_left() -> None:
    """A ruling: a path may visit a tile again. What the ship itself left there lies there."""
    s = play(table("tea_1", [2, 0, 0, 0]), "sail tea_2, pay yellow, sail tea_1, pay yellow, sail tea_2")
    assert "1 ginger lies on tea 2" in s.prompt()
    play(s, "load")
    assert cubes(s) == [1, 0, 0, 0]
    assert lying(s, "tea_1") == [1, 0, 0, 0]


def test_standing_still_finds_nothing_and_pays_nothing() -> None:
    """Rulings: only a movement that ends on a tile loads cubes and pays toll."""
    s = table("tea_1", [0, 2, 0, 0], others="tea_1")
    s.sea.left_cubes[s.sea.ships[0]] = 1
    play(s, "stay")
    assert cubes(s) == [0, 2, 0, 0]
    assert legal(s) == ["build", "nothing", "harvest"]


def test_passing_through_loads_nothing() -> None:
    s = table("tea_1", [1, 0, 0, 0])
    s.sea.left_cubes[s.game.sea.tiles.index("cloves_1")] = 2
    play(s, "sail cloves_1, pay yellow, sail tea_5")
    assert cubes(s) == [0, 0, 0, 0]
    assert lying(s, "cloves_1") == [3, 0, 0, 0]


def test_cubes_are_loaded_where_a_movement_ends_all_or_none() -> None:
    s = table("tea_1")
    s.sea.left_cubes[s.game.sea.tiles.index("tea_2")] = 2
    play(s, "sail tea_2")
    assert legal(s) == ["load", "leave"]
    assert cubes(play(s.clone(), "load")) == [2, 0, 0, 0]
    left = play(s, "leave")
    assert cubes(left) == [0, 0, 0, 0]
    assert lying(left, "tea_2") == [2, 0, 0, 0]


def test_cubes_can_be_loaded_in_a_harbour() -> None:
    """A ruling: the German text names islands, the public English one any tile."""
    s = table("tea_5")
    s.sea.left_cubes[s.game.sea.tiles.index("harbour_3")] = 1
    assert legal(play(s, "sail harbour_3")) == ["load", "leave"]


def test_toll_a_cube_of_choice_to_each_ship_on_the_island() -> None:
    s = table("tea_1", [1, 2, 0, 0], others="tea_2 tea_2 chili_2", players=4)
    play(s, "sail tea_2, stop")
    assert "ship of Player 2" in s.prompt()
    assert legal(s) == ["pay yellow", "pay red"]
    play(s, "pay red")
    assert "ship of Player 3" in s.prompt()
    play(s, "pay yellow")
    assert [cubes(s, seat) for seat in range(4)] == [[0, 1, 0, 0], [0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]]


def test_no_toll_in_a_harbour() -> None:
    s = play(table("tea_5", [1, 0, 0, 0], others="harbour_3"), "sail harbour_3, stop")
    assert cubes(s) == [1, 0, 0, 0]
    assert legal(s) == ["nothing", "harvest"]


def test_no_toll_where_a_ship_only_passes() -> None:
    s = play(table("tea_1", [1, 0, 0, 0], others="cloves_1"), "sail cloves_1, pay yellow, sail tea_5")
    assert cubes(s, 1) == [0, 0, 0, 0]


def test_who_cannot_pay_the_toll_cannot_end_there() -> None:
    """Without a cube the island cannot be reached at all; with one for two ships it can only be passed."""
    s = table("tea_1", others="tea_2")
    assert "sail tea_2" not in legal(s)
    assert reason(s, "sail tea_2") == (
        "At tea 2 (4 ginger → 1 tea + 1 clove) you would have to hand over a cube; you have 0 and cannot sail on."
    )
    s = table("tea_1", [1, 0, 0, 0], others="tea_2 tea_2", players=3)
    play(s, "sail tea_2")
    assert legal(s) == ["pay yellow"]
    here = "tea 2 (4 ginger → 1 tea + 1 clove)"
    assert reason(s, "stop") == f"At {here} you would have to hand over 2 cubes; you have 1, so you must sail on."
    assert str(reason(s, "stop", "de")).endswith("müsstest du 2 Gewürze abgeben; du hast 1 und musst weiterfahren.")
    play(s, "pay yellow")
    assert tiles(legal(s)) == ["chili_1", "chili_2", "cloves_2", "cloves_3", "tea_1", "tea_3"]


def test_an_island_that_was_taken_out_is_not_on_the_map() -> None:
    """Spielaufbau, step 1: it is no matter of steps. Free steps and paid ones give the same reason."""
    s = table("tea_1", [1, 0, 0, 0])
    gone = "In this game tea 6 (1 clove → 2 tea) is not on the map."
    assert reason(s, "sail tea_6") == gone
    play(s, "sail tea_2, pay yellow")
    assert reason(s, "sail tea_6") == gone
    give(s, 0, "free_step free_step")
    assert "tea_6" not in tiles(legal(s))


def test_a_step_that_would_lead_nowhere_cannot_be_paid() -> None:
    """harbour_2 touches chili_2, ginger_2 and chili_1. One cube: paid for the step, it is gone for the toll on either."""
    s = table("ginger_2", [1, 0, 0, 0], others="chili_2 ginger_2 chili_1", players=4)
    play(s, "sail harbour_2")
    assert legal(s) == ["stop"]
    assert reason(s, "pay yellow") == (
        "You cannot sail on: with the cubes that are left (you have 1) your movement could end nowhere."
    )


def test_toll_is_paid_before_cubes_are_loaded() -> None:
    """What lies on the island cannot pay for landing there."""
    s = table("tea_1", others="tea_2")
    s.sea.left_cubes[s.game.sea.tiles.index("tea_2")] = 5
    assert "sail tea_2" not in legal(s)
    s = table("tea_1", [0, 1, 0, 0], others="tea_2")
    s.sea.left_cubes[s.game.sea.tiles.index("tea_2")] = 5
    play(s, "sail tea_2, stop")
    assert legal(s) == ["pay red"]
    assert legal(play(s, "pay red")) == ["load", "leave"]


def test_a_bonus_tile_makes_the_free_way_longer() -> None:
    """Two free steps: nothing is left behind before they are used up."""
    s = table("tea_1", [1, 0, 0, 0])
    give(s, 0, "free_step")
    reach = tiles(legal(s))
    assert "tea_5" in reach
    assert "tea_3" in reach
    assert "harbour_3" not in reach
    play(s, "sail tea_5")
    assert lying(s, "cloves_1") == [0, 0, 0, 0]
    play(s, "pay yellow, sail harbour_3")
    assert lying(s, "tea_5") == [1, 0, 0, 0]
    assert "It takes more than 2 steps to harbour 3" in str(reason(table_with_two(), "sail harbour_3"))


def table_with_two() -> EasternWondersState:
    """Seat 0 has two free steps."""
    s = table("tea_1")
    give(s, 0, "free_step")
    return s


def test_two_free_steps_can_lead_out_and_back() -> None:
    """That is a movement: cubes that lie there are found."""
    s = table_with_two()
    s.sea.left_cubes[s.sea.ships[0]] = 1
    assert legal(play(s, "sail tea_1")) == ["load", "leave"]


def test_events_describe_the_movement() -> None:
    s = table("tea_1", [2, 0, 0, 0], others="tea_5")
    events: list[Event] = []
    for move in ("sail cloves_1", "pay yellow", "sail tea_5", "stop", "pay yellow"):
        s.apply(s.parse(move), events)
    assert [event.kind for event in events] == ["sail", "leave-cube", "sail", "toll"]
    assert events[1].text() == "Player 1 leaves ginger behind on cloves 1 (3 ginger → 1 clove)."
    assert events[3].text("de") == "Spieler 1 gibt Ingwer an Spieler 2."
