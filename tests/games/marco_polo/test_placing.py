"""Die Aktionen and Besonderheiten: placing dice (pages 5, 6, 13 and 14)."""

from __future__ import annotations

from .positions import SPACE, asked, dice, held, legal, play, reason, table

TOO_DEAR = "Because “take 5 coins” is occupied, it costs 5 coins, as many as your lowest die shows; you have 4."
OWN_COLOUR = "There is already a blue die of yours on the camel bazaar; only black and white dice may join it."


def test_take_five_coins_whatever_the_die() -> None:
    """5 Geld nehmen, Beispiel: a 3 brings 5 coins."""
    s = table("carprini berke kubilai", ("3 6 6 6 6",))
    play(s, "place coins, die blue 3")
    assert held(s) == {"coin": 5}


def test_two_players_pay_for_the_neutral_die_on_five_coins() -> None:
    """Supplement, section 13: with two players a die of 4 pays 4 and gets 5."""
    s = table("carprini berke", ("4 6 6 6 6",), ("4 coin",))
    play(s, "place coins, die blue 4")
    assert held(s) == {"coin": 5}


def test_example_of_an_occupied_space() -> None:
    """Blue has dice on silk; red places a 4 and a 5, pays 4 and takes 3 silk."""
    s = table("carprini kubilai", ("6 6 6 6 6", "4 5 6 6 6"), ("", "4 coin"))
    play(s, "place silk, die blue 6, die blue 6, row 6, end")
    play(s, "place silk, die yellow 4, die yellow 5")
    assert held(s, 1) == {}
    play(s, "row 4")
    assert held(s, 1) == {"silk": 3}


def test_coins_for_an_occupied_space_must_be_there_before() -> None:
    s = table("carprini kubilai", ("5 5 5 5 6",), ("4 coin",))
    assert "place coins" not in legal(s)
    assert reason(s, "place coins") == TOO_DEAR


def test_a_higher_die_than_can_be_paid_is_refused() -> None:
    s = table("carprini kubilai", ("2 5 5 5 6",), ("4 coin",))
    play(s, "place coins")
    assert legal(s) == ["die blue 2"]
    assert reason(s, "die blue 5") == TOO_DEAR


def test_own_dice_occupy_a_space_too() -> None:
    """Supplement, section 1: no matter who owns the dice."""
    s = table("carprini kubilai", ("3 4 6 6 6 b4",), ("4 coin",))
    play(s, "place camels, die blue 4, row 4, end, place pepper, die yellow 6, row 1, end")
    play(s, "place camels, die black 4, row 4")
    assert held(s) == {"camel": 8}, "4 coins went for the black die"


def test_each_colour_once_but_black_again() -> None:
    """Beispiel: green has been at the camels and may not place a green die again, but a black one."""
    s = table("carprini kubilai", ("3 4 6 6 6 b4",), ("4 coin",))
    play(s, "place camels, die blue 4, row 4, end, place pepper, die yellow 6, row 1, end, place camels")
    assert legal(s) == ["die black 4"]
    assert reason(s, "die blue 3") == OWN_COLOUR
    play(s, "die black 4, row 1, end, place silk, die yellow 6, die yellow 6, row 1, end")
    assert reason(s, "place camels") == OWN_COLOUR
    assert (
        reason(s, "place camels", "de")
        == "„Kamele“: Hier liegt schon ein blauer Würfel von dir; nur schwarze und weiße dürfen dazu."
    )


def test_black_dice_mix_with_own_ones() -> None:
    """One blue die in a group is enough to close the space to blue."""
    s = table("carprini kubilai", ("3 6 6 6 6 b4 b5",), ("9 coin",))
    play(s, "place silk, die blue 3, die black 4")
    assert s.seats[0].own_colour_on == 1 << SPACE["silk"]
    play(s, "row 3")
    assert held(s) == {"silk": 2, "camel": 1, "coin": 9}


def test_dice_go_in_rising_order() -> None:
    s = table("carprini kubilai", ("2 3 3 5 6",))
    play(s, "place gold")
    assert legal(s) == ["die blue 2", "die blue 3"]
    assert reason(s, "die blue 5") == "After the blue 5 you would lack 2 dice that are as high: name the lowest first."
    play(s, "die blue 3")
    assert legal(s) == ["die blue 3", "die blue 5"]
    assert reason(s, "die blue 2") == "Dice go in rising order: the next one comes after the blue 3."
    play(s, "die blue 5, die blue 6, row 3")
    assert held(s) == {"gold": 2, "camel": 2}
    assert dice(s) == ["blue 2", "blue 3"]


def test_dice_of_others_and_missing_dice() -> None:
    s = table("carprini kubilai", ("2 3 3 5 6",))
    play(s, "place pepper")
    assert reason(s, "die yellow 6") == "The yellow dice are not yours."
    assert reason(s, "die blue 4") == "You have no blue 4."
    assert reason(s, "die black 4") == "You have no black 4."
    assert reason(s, "end").startswith("That does not answer the current question")  # type: ignore[union-attr]


def test_too_few_dice() -> None:
    s = table("carprini kubilai", ("2 3",))
    assert reason(s, "place gold") == "You need 3 dice for the gold bazaar; you have 2."


def test_the_purse_costs_nothing_and_takes_any_die_again() -> None:
    """3 Geld nehmen: always, also with dice of one's colour there, also after the action."""
    s = table("carprini kubilai", ("2 3 4 5 6",))
    play(s, "place purse, die blue 2, place purse, die blue 3, place pepper, die blue 4, row 4, place purse, die blue 5")
    assert held(s) == {"coin": 9, "pepper": 3}
    assert legal(s) == ["place purse", "end"]


def test_the_last_die_may_go_to_the_purse_instead_of_an_action() -> None:
    s = table("carprini kubilai", ("2",))
    assert "end" not in legal(s)
    play(s, "place purse, die blue 2")
    assert legal(s) == ["end"]
    play(s, "end")
    assert s.player == 1


def test_exactly_one_action_a_turn() -> None:
    s = table("carprini kubilai", ("2 3 4 5 6",))
    assert reason(s, "end") == "You still have dice and have not done your action: place dice first."
    play(s, "place camels, die blue 2, row 2")
    assert reason(s, "place pepper") == "You have done your action of this turn; only the purse and other bonus actions are open."


def test_khans_favour_rises() -> None:
    """Die Gunst des Khan, Beispiel: green places a 3, red must place a 3 or more."""
    s = table("carprini berke kubilai rubruk", ("3 6 6 6 6", "1 2 2 2 4"))
    play(s, "place khan, die blue 3, good gold")
    assert held(s) == {"gold": 1, "camel": 2}
    play(s, "end, place khan")
    assert legal(s) == ["die yellow 4"]
    assert reason(s, "die yellow 2") == "The khan's favour needs a 3 or higher."
    play(s, "die yellow 4, good gold")
    assert held(s, 1) == {"gold": 1, "camel": 2}


def test_khans_favour_has_four_places_and_takes_a_colour_once() -> None:
    s = table("carprini kubilai", ("3 6 6 6 6 b6", "4 6 6 6 6"))
    assert [die // 6 for die in s.board[SPACE["khan"]]] == [1, 1], "two neutral dice for two players"
    play(s, "place khan, die blue 3, good gold, end")
    play(s, "place pepper, die yellow 6, row 1, end, place khan")
    assert legal(s) == ["die black 6"]
    play(s, "die black 6, good silk, end")
    assert reason(s, "place khan") == "The khan's favour has no free place this round."


def test_khans_favour_that_no_die_reaches() -> None:
    s = table("carprini kubilai", ("6 6 6 6 6", "1 2 3 4 5"))
    play(s, "place khan, die blue 6, good gold, end")
    assert reason(s, "place khan") == "The khan's favour needs a 6 or higher."


def test_bazaar_tables() -> None:
    """Lowest die 4: 3 pepper or one line less, 2 pepper and 1 coin; 3 silk; 3 gold; six camels for a 6."""
    s = table("carprini kubilai", ("4 4 4 4 6",))
    play(s, "place pepper, die blue 4")
    assert legal(s) == ["row 1", "row 2", "row 3", "row 4"]
    assert reason(s, "row 5") == "Your lowest die is a 4: columns 1 to 4."
    assert held(play(s.clone(), "row 4")) == {"pepper": 3}
    assert held(play(s.clone(), "row 3")) == {"pepper": 2, "coin": 1}
    s = table("carprini kubilai", ("4 4 4 4 6",))
    assert held(play(s.clone(), "place gold, die blue 4, die blue 4, die blue 4, row 4")) == {"gold": 3}
    assert held(play(s.clone(), "place camels, die blue 6, row 6")) == {"camel": 6}


def test_line_five_of_the_gold_table_has_a_step() -> None:
    s = table("carprini kubilai", ("5 5 5 6 6",), outposts={"alexandria": ""})
    play(s, "place gold, die blue 5, die blue 5, die blue 5, row 5")
    assert held(s) == {"gold": 3}
    assert asked(s) == "Travel"
    play(s, "step alexandria")
    assert s.seats[0].posts
    assert s.hourglass == 0


def test_without_a_legal_action_dice_go_to_the_purse() -> None:
    """A ruling: one die, no coins, everything occupied or too dear. The purse brings 3 coins, and the next die may act."""
    s = table("carprini kubilai", ("6 6", "6 6 6 6 6"))
    for space in ("camels", "pepper", "contracts"):
        s.board[SPACE[space]] = (s.seats[1].dice[0],)
        s.seats[1].dice = s.seats[1].dice[1:]
    s.board[SPACE["khan"]] += (s.seats[1].dice[0], s.seats[1].dice[1])
    s.seats[1].dice = ()
    s.board[SPACE["silk"]] = ()
    s.seats[0].own_colour_on = 1 << SPACE["silk"]
    assert legal(s, "place") == ["place purse"]
    play(s, "place purse, die blue 6")
    assert legal(s) == ["place purse"]
    play(s, "place purse, die blue 6")
    assert legal(s) == ["end"]
