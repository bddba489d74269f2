"""Spielablauf: perhaps a privilege, then action A or B."""

from __future__ import annotations

import pytest

from .positions import bag, buy, distances, give, held, legal, named, play, reason, stand, table


def test_at_the_start_there_is_nothing_but_drawing() -> None:
    s = table()
    assert legal(s) == ["draw"]
    assert reason(s, "refill") == "There is no coin on your character tile to put back."
    assert reason(s, "pass") == "You may pass only when you can neither draw coins nor put any back."


def test_with_fewer_than_three_coins_coins_must_be_put_back() -> None:
    """Aktion A, Hinweis."""
    s = table()
    bag(s, "gold silver")
    assert legal(s) == ["refill"]
    assert reason(s, "draw") == (
        "To draw you need 3 coins in your bag, and it holds 2: put the coins of your character tile back."
    )


def test_action_b_puts_the_whole_character_tile_into_the_bag_counterfeits_too() -> None:
    s = table()
    bag(s, "gold counterfeit counterfeit joker")
    s.seats[0].mat += s.seats[0].bag - 0x01
    s.seats[0].bag = 0x01
    play(s, "refill")
    assert named(s.seats[0].bag) == {"gold": 5, "silver": 5, "copper": 5, "turquoise": 5, "counterfeit": 2, "joker": 1}
    assert s.seats[0].mat == 0
    assert s.player == 1
    assert s.revealed == 0


@pytest.mark.parametrize("coins", ["", "gold", "gold silver"])
def test_who_can_neither_draw_nor_put_back_passes(coins: str) -> None:
    """A ruling of the supplement, section 3. All other coins are out of reach."""
    s = table()
    bag(s, coins)
    s.seats[0].mat = 0
    assert legal(s) == ["pass"]
    s.apply(s.parse("pass"))
    assert s.player == 1


def test_one_privilege_a_turn_before_the_action() -> None:
    s = table(start=2)
    give(s, "p1 p1 p3")
    assert legal(s) == ["privilege p1", "privilege p3", "draw"]
    assert reason(s, "privilege p2") == "You hold no privilege with 2 spaces."
    play(s, "privilege p1")
    assert distances(s) == [1, 0]
    assert held(s) == ["p1", "p3"]
    assert legal(s) == ["draw"]
    assert reason(s, "privilege p3") == "You have played a privilege in this turn; one a turn is all."
    play(s, "draw")
    assert not any(move.startswith("privilege") for move in legal(s))


def test_a_privilege_from_the_inspector_waits_for_the_next_turn() -> None:
    s = table()
    s = buy(s, "inspector", "gold silver", "copper")
    face = held(s)[0]
    assert s.player == 1
    bag(s, "gold", seat=1)
    play(s, "refill")
    assert legal(s)[0] == f"privilege {face}"


def test_another_turn_allows_another_privilege_and_another_seal() -> None:
    """Erklärung der Symbole: noch einmal an der Reihe."""
    s = table("haste", start=2)
    give(s, "p2 p3")
    play(s, "privilege p2, leave")
    s = buy(s, "haste", "gold gold", "gold")
    assert s.player == 0
    assert s.turn_number == 2
    assert legal(s)[0] == "privilege p3"
    bag(s, "silver silver copper copper turquoise turquoise")
    play(s, "draw")
    assert legal(s) == ["seal", "enough"]


def test_a_further_turn_does_not_lengthen_the_round() -> None:
    s = table("haste")
    s = buy(s, "haste", "gold gold", "gold")
    assert (s.player, s.round, s.extra_turns) == (0, 1, 0)
    play(s, "refill")
    assert (s.player, s.round) == (1, 1)
    bag(s, "gold silver", seat=1)
    play(s, "refill")
    assert (s.player, s.round) == (0, 2)


def test_markers_do_not_change_the_turn_order() -> None:
    s = table(players=3)
    stand(s, 3, 9, 5)
    for seat in (0, 1, 2, 0):
        assert s.player == seat
        bag(s, "gold", seat)
        play(s, "refill")
