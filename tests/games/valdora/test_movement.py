"""Bewegung und Begegnung (page 4)."""

from __future__ import annotations

import pytest

from .positions import GAME, SPACE, coins, legal, play, reason, set_coins, table

NORTH, EAST, WEST, INNER, OUTER = (tuple(f"{letter}{number}" for number in range(1, 6)) for letter in "NEWSO")


def targets(s_at: str, coins: int = 6, provisions: bool = False) -> set[str]:
    s = table(s_at, coins)
    s.seats[0].provisions = provisions
    return {move.removeprefix("move ") for move in legal(s)}


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        ("N1", {*NORTH, "A", "C", "H"}),
        ("E4", {*EAST, "B", "C", "H"}),
        ("W3", {*WEST, "A", "D", "H"}),
        ("S4", {*INNER, "B", "D", "H"}),
        ("O2", {*OUTER, "B", "D"}),
        ("H", {*NORTH, *EAST, *WEST, *INNER, "A", "B", "C", "D"}),
        ("A", {*NORTH, *WEST, "C", "D", "H"}),
        ("D", {*WEST, *INNER, *OUTER, "A", "B", "H"}),
    ],
)
def test_up_to_the_next_city(at: str, expected: set[str]) -> None:
    """“Er darf sie beliebig viele Felder weit ziehen, aber höchstens bis in die nächste Stadt.”"""
    assert targets(at) == expected - {at}


@pytest.mark.parametrize(
    ("at", "beyond"),
    [
        ("O2", {*WEST, *INNER, *EAST, "A", "H", "C"}),  # through D or B
        ("N1", {*EAST, *WEST, *INNER, "B", "D"}),  # through A, C or H
        ("A", {*EAST, *INNER, *OUTER, "B"}),  # through C, D or H
        ("H", set(OUTER)),
    ],
)
def test_through_one_city_with_provisions(at: str, beyond: set[str]) -> None:
    assert targets(at, provisions=True) == targets(at) | beyond


def test_two_cities_are_too_far_even_with_provisions() -> None:
    s = table("O2")
    s.seats[0].provisions = True
    assert reason(s, "move N2") == "More than one city lies on the way to the gem road N2."


def test_provisions_are_spent_only_when_needed() -> None:
    """Ruling of the supplement, 2.1: provisions are used only if the space cannot be reached without them."""
    for target, left in (("D", True), ("H", False)):
        s = table("O2")
        s.seats[0].provisions = True
        play(s, f"move {target}")
        assert s.seats[0].provisions is left


def test_without_provisions_no_city_is_passed() -> None:
    assert reason(table("O2"), "move H") == ("The way to the harbour city H leads through a city, and you have no provisions.")


def test_the_pawn_may_not_stay() -> None:
    assert reason(table("N1"), "move N1") == "Your pawn must move, so it cannot stay at the green house N1."


def test_pawns_block_no_road() -> None:
    """A ruling: only the space where a move ends matters. All spaces behind the pawns on N2 and N4 can be reached."""
    s = table("N1", coins=0)
    s.pawns[1:] = [SPACE["N2"], SPACE["N4"]]
    assert set(legal(s)) == {"move N3", "move N4", "move N5", "move A", "move C", "move H"}


@pytest.mark.parametrize("space", ["N2", "N3", "C", "E4", "H"])
def test_an_encounter_costs_a_coin_for_everyone_there(space: str) -> None:
    """On roads, and in houses, cities and harbours."""
    s = table("C" if space[0] in "NE" else "N5", coins=2)
    s.pawns[1:] = [SPACE[space]] * 2
    set_coins(s, 2, 0, 5)
    play(s, f"move {space}")
    assert coins(s) == [0, 1, 6]


def test_an_encounter_must_be_paid() -> None:
    s = table("N1", coins=1)
    s.pawns[1:] = [SPACE["N2"]] * 2
    assert "move N2" not in legal(s)
    assert reason(s, "move N2") == "Moving to the gem road N2 costs 2 coins to other players, and you have 1."


def test_a_full_purse_gets_nothing() -> None:
    """“Wenn der Spieler an einen Mitspieler zahlt, der bereits sechs Münzen hat, kommt die Münze in die Bank.”"""
    s = table("N1", coins=2)
    s.pawns[1:] = [SPACE["N2"]] * 2
    set_coins(s, 2, 6, 1)
    play(s, "move N2")
    assert coins(s) == [0, 6, 2]


def test_all_start_in_one_city_without_paying() -> None:
    """A ruling, 1: pawns that start together pay nothing, and leaving costs nothing."""
    s = GAME.new(3, seed=1)
    s.apply(s.parse("move N4"))
    assert s.observe(None)["seats"][1]["coins"] == 2  # type: ignore[call-overload,index]


def test_every_space_has_six_targets() -> None:
    """Supplement, 2.2: a legal move always exists, even without coins."""
    assert min(map(len, GAME.spaces.near)) == 6
    assert len(GAME.spaces.near[SPACE["O3"]]) == 6
