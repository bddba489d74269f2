"""Zusatzaktionen: dice rerolled, turned and bought (page 13)."""

from __future__ import annotations

from .positions import asked, dice, held, legal, play, reason, table


def test_rerolling_a_die_costs_a_camel() -> None:
    s = table("carprini kubilai", ("2 4 6 6 6",), ("2 camel",))
    revealed = s.revealed
    play(s, "reroll blue 2")
    assert held(s) == {"camel": 1}
    assert len(dice(s)) == 5
    assert dice(s)[-4:] != ["blue 2"] * 4
    assert s.revealed > revealed
    assert asked(s) == "Turn"


def test_every_roll_is_a_draw_of_its_own() -> None:
    """Twelve rolls in a row are not all alike."""
    s = table("carprini kubilai", ("2",), ("12 camel",))
    seen = set()
    for _ in range(12):
        play(s, legal(s, "reroll")[0])
        seen.add(dice(s)[0])
    assert len(seen) > 2
    assert held(s) == {}


def test_turning_a_die_costs_two_camels() -> None:
    """Beispiel: Gelb turns a 2 into a 3."""
    s = table("carprini kubilai", ("2 4 6 6 6",), ("2 camel",))
    play(s, "turn blue 2 up")
    assert dice(s) == ["blue 3", "blue 4", "blue 6", "blue 6", "blue 6"]
    assert held(s) == {}


def test_no_turning_past_the_ends() -> None:
    s = table("carprini kubilai", ("1 4 6 6 6",), ("2 camel",))
    assert legal(s, "turn") == ["turn blue 1 up", "turn blue 4 up", "turn blue 4 down", "turn blue 6 down"]
    assert reason(s, "turn blue 6 up") == "A 6 cannot be turned further that way."
    assert reason(s, "turn blue 1 down") == "A 1 cannot be turned further that way."


def test_too_few_camels() -> None:
    s = table("carprini kubilai", ("1 4 6 6 6",), ("1 camel",))
    assert reason(s, "turn blue 4 up") == "That costs 2 camels; you have 1."
    assert reason(s, "buy") == "That costs 3 camels; you have 1."


def test_a_black_die_is_bought_once_a_turn() -> None:
    """3 camels; rolled at once. The limit counts for the whole turn."""
    s = table("carprini kubilai", ("4 6 6 6 6",), ("9 camel",))
    play(s, "buy")
    assert held(s) == {"camel": 6}
    assert sum(die.startswith("black") for die in dice(s)) == 1
    assert s.black_dice == 2
    assert reason(s, "buy") == "You have bought a black die this turn."
    play(s, "place camels, die blue 6, row 1")
    assert "buy" not in legal(s)
    play(s, "end, place pepper, die yellow 6, row 1, end")
    assert "buy" in legal(s)


def test_no_black_die_left() -> None:
    s = table("carprini kubilai", ("4 6 6 6 6", "6 6 6 6 6 b1 b1 b1"), ("9 camel",))
    assert reason(s, "buy") == "There is no black die left on the board."


def test_example_of_several_bonus_actions() -> None:
    """Page 13: a black die, rerolled twice, and another die turned up cost 7 camels."""
    s = table("carprini kubilai", ("4 6 6 6 6",), ("7 camel",))
    play(s, "buy")
    for _ in range(2):
        black = next(die for die in dice(s) if die.startswith("black"))
        play(s, f"reroll {black}")
    play(s, "turn blue 4 up")
    assert held(s) == {}
    assert "blue 5" in dice(s)


def test_dice_bought_after_the_action_keep_a_seat_in_the_round() -> None:
    """Supplement, section 10."""
    s = table("carprini kubilai", ("4", "6 6 6 6 6"), ("9 camel",))
    play(s, "place pepper, die blue 4, row 1, buy, end, place camels, die yellow 6, row 1, end")
    assert s.player == 0


def test_a_seat_without_dice_is_skipped() -> None:
    s = table("carprini kubilai", ("4", "6 6 6 6 6"), ("9 camel",))
    play(s, "place pepper, die blue 4, row 1, end, place camels, die yellow 6, row 1, end")
    assert s.player == 1, "a lone player takes several turns in a row"


def test_no_bonus_action_during_an_action() -> None:
    s = table("carprini kubilai", ("4 6 6 6 6",), ("9 camel",))
    play(s, "place pepper")
    assert reason(s, "buy") == "That does not answer the current question: Which die goes to the pepper bazaar?"


def test_without_dice_a_turn_may_end_or_go_on_with_a_bought_die() -> None:
    """A die bought before the action must still act."""
    s = table("carprini kubilai", ("4",), ("3 camel",))
    play(s, "place purse, die blue 4")
    assert legal(s) == ["buy", "end"]
    play(s, "buy")
    assert "end" not in legal(s)
