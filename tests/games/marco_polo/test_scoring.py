"""Schlusswertung (page 14) and the goals (supplement, sections 8 and 11)."""

from __future__ import annotations

from typing import cast

from fondaco.core.piles import Pile, seat_bit
from fondaco.games.marco_polo.rules.scoring import final_points, goal_points
from fondaco.games.marco_polo.state import MarcoPoloState

from .positions import GOAL, set_contracts, set_items, set_posts, table


def give_goals(s: MarcoPoloState, seat: int, goals: str) -> None:
    """Give a seat these goals; the seats that had them get its old ones."""
    given = [GOAL[goal] for goal in goals.split()]
    everything = [goal for pile in (*(each.goals for each in s.seats), s.goal_box) for goal in pile.cards]
    rest = [goal for goal in everything if goal not in given]
    for other, each in enumerate(s.seats):
        each.goals = Pile(given if other == seat else [rest.pop(), rest.pop()], seat_bit(other))
    s.goal_box = Pile(rest)
    assert s.invariant_violations() == []


def test_goals_score_twice() -> None:
    """Moscow/Xian (4) and Karakorum/Xian (4): with Xian and Moscow 4 + 3; with Karakorum too 8 + 6, a city counts once."""
    s = table("berke kubilai")
    give_goals(s, 0, "G01 G04")
    set_posts(s, 0, "xian moscow")
    assert goal_points(s, 0) == (4, 3)
    set_posts(s, 0, "xian moscow karakorum")
    assert goal_points(s, 0) == (8, 6)
    set_posts(s, 0, "moscow")
    assert goal_points(s, 0) == (0, 1)


def test_four_different_cities() -> None:
    s = table("berke kubilai")
    give_goals(s, 0, "G03 G18")
    set_posts(s, 0, "moscow kashgar sumatra anxi beijing")
    assert goal_points(s, 0) == (15, 10)


def test_final_scoring_by_source() -> None:
    """A point for 10 coins; with a post in Beijing its slot and a point for 2 goods; 7 for most contracts."""
    s = table("berke carprini", items=("29 coin 5 camel 2 pepper 3 silk 2 gold", "10 coin 9 gold"))
    give_goals(s, 0, "G01 G04")
    set_posts(s, 0, "beijing")
    set_contracts(s, 0, "C11")
    s.seats[0].fulfilled, s.seats[0].contracts = s.seats[0].contracts, ()
    assert final_points(s, 0) == {"goals": 0, "goal_cities": 0, "coins": 2, "beijing": 10, "goods": 3, "contracts": 7}
    assert final_points(s, 1) | {"goals": 0, "goal_cities": 0} == {
        "goals": 0,
        "goal_cities": 0,
        "coins": 1,
        "beijing": 0,
        "goods": 0,
        "contracts": 0,
    }


def test_every_tied_seat_has_most_contracts() -> None:
    s = table("berke carprini")
    assert [final_points(s, seat)["contracts"] for seat in range(2)] == [7, 7]
    set_contracts(s, 0, "C11")
    s.seats[0].fulfilled, s.seats[0].contracts = s.seats[0].contracts, ()
    set_contracts(s, 1, "C12")
    s.seats[1].fulfilled, s.seats[1].contracts = s.seats[1].contracts, ()
    assert [final_points(s, seat)["contracts"] for seat in range(2)] == [7, 7]


def test_camels_break_a_tie() -> None:
    s = table("berke carprini")
    give_goals(s, 0, "G01 G04")
    s.stack.clear()
    s.over = True
    set_items(s, 0, "5 vp 3 camel")
    set_items(s, 1, "5 vp 2 camel")
    assert s.scores() == [12, 12]
    assert s.ranks() == [0, 1]
    set_items(s, 1, "5 vp 3 camel")
    assert s.ranks() == [0, 0], "a shared victory"


def test_before_the_end_only_the_track_counts() -> None:
    s = table("berke kubilai", items=("30 coin 4 vp",))
    assert s.scores() == [4, 0]
    assert s.breakdown()[0] == {"track": 4}


def test_goals_lie_open_at_the_end() -> None:
    s = table("berke kubilai")
    while not s.over:
        s.apply(s.legal_actions()[0])
    seats = cast(list[dict[str, list[str | None]]], s.observe(None)["seats"])
    assert all(None not in seat["goals"] for seat in seats)
    assert sum(s.breakdown()[0].values()) == s.scores()[0]
