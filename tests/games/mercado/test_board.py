"""Der Spielplan: moving, stacks, symbols. Distances are counted from the start disc on space 1, unless said otherwise.

Side A begins with: counterfeit, none, none, advance, remove_counterfeit, none, seal.
"""

from __future__ import annotations

import pytest

from fondaco.games.mercado.packing import COUNTERFEIT, SHIFT
from fondaco.games.mercado.rules.board import move
from fondaco.games.mercado.state import MercadoState

from .positions import (
    bag,
    buy,
    deposit,
    distances,
    empty_supply_of_privileges,
    give,
    held,
    legal,
    named,
    play,
    seals,
    seals_held,
    stand,
    table,
)


def counterfeits(s: MercadoState, seat: int = 0) -> int:
    return named(s.seats[seat].bag).get("counterfeit", 0)


def test_four_points_lead_past_yellow_to_a_removed_counterfeit() -> None:
    """First example: the space of Yellow counts. The counterfeit comes from the bag, not from the character tile."""
    s = table("cloth")
    red, yellow = 0, 1
    stand(s, 0, 2)
    seals(s, 0, 1)
    deposit(s, "cloth", "gold gold turquoise", red)
    bag(s, "turquoise turquoise turquoise counterfeit counterfeit counterfeit", red)
    play(s, "draw, put cloth")
    if s.player == red:
        play(s, "bag")
    assert distances(s) == [4, 2]
    assert (counterfeits(s), s.seats[red].mat >> SHIFT[COUNTERFEIT]) == (1, 1), "of three one was drawn"
    assert s.counterfeits == 38 - 5 - 2
    assert s.track_order == (red, yellow)


def test_three_points_lead_to_an_advance_of_three() -> None:
    """Second example. The new space counts as well: here it is a seal."""
    s = table("shoe")
    stand(s, 0, 2)
    buy(s, "shoe", "turquoise", "turquoise")
    assert distances(s) == [6, 2]
    assert seals_held(s) == [2, 1]


def test_on_yellows_space_the_marker_is_stacked_and_the_symbol_does_not_count() -> None:
    """Third example."""
    s = table("shoe")
    red, yellow = 0, 1
    stand(s, 0, 3)
    buy(s, "shoe", "turquoise", "turquoise")
    assert distances(s) == [3, 3]
    assert s.track_order == (red, yellow)
    assert seals_held(s) == [1, 1]


def test_a_chain_of_advances_ends_on_an_occupied_space() -> None:
    s = table()
    stand(s, 0, 6)
    move(s, 0, 3)
    assert distances(s) == [6, 6]
    assert s.track_order == (0, 1)
    assert seals_held(s) == [1, 1]


def test_points_may_not_be_waived() -> None:
    """A good whose points lead to a counterfeit brings it."""
    s = table("globe")
    buy(s, "globe", "gold gold gold", "gold")
    assert s.seats[0].distance == 7
    assert counterfeits(s) == 1


@pytest.mark.parametrize(
    ("distance", "changes"),
    [
        (7, {"counterfeit": 1}),
        (4, {"counterfeit": -1}),
        (9, {"joker": 1}),
        (12, {"privilege": 1}),
        (22, {"seal": 1}),
        (5, {}),
    ],
)
def test_what_the_symbols_do(distance: int, changes: dict[str, int]) -> None:
    s = table(players=3)
    move(s, 0, distance)
    own = named(s.seats[0].bag)
    found = {
        "counterfeit": own["counterfeit"] - 5,
        "joker": own.get("joker", 0),
        "privilege": len(held(s)),
        "seal": s.seats[0].seals - 1,
    }
    assert {name: change for name, change in found.items() if change} == changes
    assert s.invariant_violations() == []


@pytest.mark.parametrize(("distance", "coin", "number"), [(2, "counterfeit", 6), (8, "joker", 1)])
def test_the_symbols_of_side_b(distance: int, coin: str, number: int) -> None:
    """Zusätzliche Symbole auf Spielplanseite B: each opponent gets a counterfeit, or a joker."""
    s = table(players=3, side="B")
    move(s, 0, distance)
    assert [named(s.seats[seat].bag)[coin] for seat in (1, 2)] == [number, number]
    assert named(s.seats[0].bag).get(coin, 0) == number - 1
    assert s.invariant_violations() == []


def test_another_start_space_makes_another_track() -> None:
    s = table(start=4)  # the disc covers the first advance
    move(s, 0, 3)
    assert s.seats[0].distance == 3
    assert s.seats[0].seals == 2
    other = table(start=30)
    move(other, 0, 1)
    assert counterfeits(other) == 6, "the first space of the board is one step behind the last"


def test_behind_the_start_disc_no_symbol_counts_any_more() -> None:
    s = table()
    stand(s, 29, 0)
    move(s, 0, 1)
    assert s.seats[0].distance == 30
    assert counterfeits(s) == 5, "the symbol under the disc is dead"
    assert s.last_round
    move(s, 0, 3)
    assert s.seats[0].distance == 33


def test_those_who_have_not_reached_the_disc_still_use_symbols() -> None:
    s = table()
    stand(s, 31, 0)
    move(s, 1, 7)
    assert counterfeits(s, 1) == 6


def test_a_marker_a_lap_ahead_also_occupies_its_space() -> None:
    """A ruling of the supplement, section 6; ranks go by the distance."""
    s = table()
    stand(s, 37, 0)
    move(s, 1, 7)
    assert counterfeits(s, 1) == 5
    assert s.track_order == (0, 1)


def test_a_marker_that_leaves_a_stack_is_lifted_out() -> None:
    s = table(players=4)
    assert s.track_order == (0, 1, 2, 3)
    move(s, 2, 1)
    assert s.track_order == (2, 0, 1, 3)
    move(s, 0, 1)
    assert s.track_order == (0, 2, 1, 3)
    move(s, 3, 1)
    assert s.track_order == (3, 0, 2, 1)
    move(s, 2, 1)
    assert s.track_order == (2, 3, 0, 1)


def test_with_a_privilege_the_symbol_is_a_choice() -> None:
    s = table()
    give(s, "p3 p1")
    play(s, "privilege p3")
    assert legal(s) == ["use", "leave"]
    assert s.seats[0].distance == 3
    left = play(s.clone(), "leave")
    assert left.seats[0].distance == 3
    assert legal(left) == ["draw"]
    used = play(s.clone(), "use")
    assert used.seats[0].distance == 6
    assert legal(used) == ["use", "leave"], "what follows an advance stays a choice"
    assert used.seats[0].seals == 1
    play(used, "use")
    assert used.seats[0].seals == 2
    assert legal(used) == ["draw"]


def test_on_an_occupied_space_there_is_no_choice() -> None:
    s = table()
    stand(s, 0, 3)
    give(s, "p3")
    play(s, "privilege p3")
    assert legal(s) == ["draw"]
    assert s.track_order == (0, 1)


def test_the_extra_of_a_privilege_comes_after_its_space() -> None:
    """A ruling: the space's seal first, then the privilege's own."""
    s = table(start=6)  # one step leads to a seal
    give(s, "p1-seal")
    play(s, "privilege p1-seal")
    assert s.seats[0].seals == 1
    play(s, "use")
    assert s.seats[0].seals == 3
    assert legal(s) == ["draw"]


@pytest.mark.parametrize(
    ("face", "steps", "changes"),
    [
        ("p1", 1, {}),
        ("p1-joker", 1, {"joker": 1}),
        ("p1-seal", 1, {"seal": 1}),
        ("p1-remove", 1, {"counterfeit": -2}),
        ("p2", 2, {}),
        ("p2-seal", 2, {"seal": 1}),
        ("p2-remove", 2, {"counterfeit": -1}),
        ("p3", 3, {}),
    ],
)
def test_every_privilege(face: str, steps: int, changes: dict[str, int]) -> None:
    s = table()
    s.board_symbols = (0,) * 30
    give(s, face)
    play(s, f"privilege {face}")
    own = named(s.seats[0].bag)
    found = {"counterfeit": own["counterfeit"] - 5, "joker": own.get("joker", 0), "seal": s.seats[0].seals - 1}
    assert {name: change for name, change in found.items() if change} == changes
    assert s.seats[0].distance == steps
    assert held(s) == []
    assert len(s.privileges_out) == 1, "it has left the game"


def test_from_an_empty_supply_no_privilege_is_drawn() -> None:
    s = table()
    empty_supply_of_privileges(s)
    revealed = s.revealed
    move(s, 0, 12)
    assert held(s) == []
    assert s.revealed == revealed
