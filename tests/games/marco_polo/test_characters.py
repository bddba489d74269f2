"""Die Charaktere: a test or more for each, with the edge cases of the sheet (supplement, section 9)."""

from __future__ import annotations

from typing import cast

from fondaco.games.marco_polo.state import MarcoPoloState
from fondaco.games.polo.items import COIN
from tests.games.polo.positions import set_figures, set_item

from .positions import (
    GAME,
    SPACE,
    asked,
    check_every_action,
    contracts,
    dice,
    figures,
    held,
    legal,
    play,
    posts,
    reason,
    set_special,
    table,
)

NO_TILES = dict.fromkeys(("moscow", "karakorum", "samarcanda", "lan_zhou", "alexandria", "karachi", "sumatra"), "")


# --- Raschid ad-Din Sinan ----------------------------------------------------------------------------------------------------


def test_raschid_names_his_dice() -> None:
    s = table("raschid kubilai", ("0 0 0 0 0",), ("9 coin",))
    assert dice(s) == ["blue 0"] * 5
    play(s, "place pepper")
    assert legal(s) == [f"die blue {value}" for value in range(1, 7)]
    play(s, "die blue 6")
    assert legal(s, "row") == [f"row {line}" for line in range(1, 7)]
    play(s, "row 6, end, place camels, die yellow 6, row 1, end, place gold")
    play(s, "die blue 3")
    assert legal(s) == [f"die blue {value}" for value in range(3, 7)], "rising order"
    play(s, "die blue 5, die blue 5, row 3")
    assert held(s) == {"pepper": 4, "gold": 2, "camel": 2, "coin": 9}


def test_raschid_pays_by_the_lowest_named_value() -> None:
    s = table("raschid kubilai", ("0 0 0 0 0",), ("2 coin",))
    play(s, "place coins")
    assert legal(s) == ["die blue 1", "die blue 2"]
    play(s, "die blue 1")
    assert held(s) == {"coin": 6}


def test_raschid_on_khans_favour_binds_those_after_him() -> None:
    s = table("raschid kubilai carprini", ("0 0 0 0 0", "2 3 4 5 6"))
    play(s, "place khan, die blue 5, good gold, end, place khan")
    assert legal(s) == ["die yellow 5", "die yellow 6"]


def test_raschid_must_fit_on_khans_favour() -> None:
    s = table("raschid kubilai carprini", ("0 0 0 0 0", "2 3 4 5 6"))
    s.board[SPACE["khan"]] += (s.seats[1].dice[2],)
    s.seats[1].dice = (*s.seats[1].dice[:2], *s.seats[1].dice[3:])
    play(s, "place khan")
    assert legal(s) == ["die blue 4", "die blue 5", "die blue 6"]


def test_raschid_names_black_dice_too_and_never_rolls() -> None:
    s = table("raschid kubilai", ("0 0 0 0 0",), ("9 camel",))
    play(s, "buy")
    assert "black 0" in dice(s)
    assert legal(s, "reroll") == legal(s, "turn") == []
    assert reason(s, "reroll blue 3") == "Your dice have no values until you place them."
    play(s, "place camels")
    assert "die black 6" in legal(s)


def test_raschid_with_a_six_before_a_die_of_an_earlier_colour() -> None:
    """A black 6 leaves only black sixes to follow, and there is no second black die."""
    s = table("raschid kubilai", ("0 0 b0",))
    play(s, "place silk")
    assert "die black 6" not in legal(s)
    assert "die black 5" in legal(s)
    assert reason(s, "die black 6") == "After the black 6 you would lack a die that is as high: name the lowest first."


def test_raschid_gets_no_compensation() -> None:
    for seed in range(8):
        s = cast(MarcoPoloState, GAME.new(2, seed))
        while asked(s) != "Turn":
            assert s.player == 1
            s.apply(s.legal_actions()[0])


# --- Matteo Polo -------------------------------------------------------------------------------------------------------------


def test_matteo_has_the_white_die_and_a_contract_every_round() -> None:
    s = table("matteo kubilai", ("1 2 3 4 5 w6",))
    assert len(s.seats[0].contracts) == 2, "a starting contract and one from the special pile, in the first round too"
    assert dice(s)[-1] == "white 6"


def test_the_white_die_is_no_players_colour() -> None:
    s = table("matteo kubilai", ("1 2 3 4 5 w6",), ("9 coin",))
    play(s, "place camels, die blue 5, row 1, end, place pepper, die yellow 6, row 1, end, place camels")
    assert legal(s) == ["die white 6"]


def test_matteo_keeps_two_of_three_at_the_start_of_a_round() -> None:
    s = table("matteo kubilai", ("1 w1", "6"), contracts=("C10 C11",))
    set_special(s, "C20")
    play(s, "place purse, die blue 1, place purse, die white 1, end, place camels, die yellow 6, row 1, end")
    assert s.round == 2
    assert legal(s) == ["drop C10", "drop C11", "refuse"]
    play(s, "drop C11")
    assert contracts(s.seats[0].contracts) == ["C10", "C20"]
    assert sum(die.startswith("white") for die in dice(s)) == 1


# --- Berke Khan --------------------------------------------------------------------------------------------------------------


def test_berke_pays_nothing_for_occupied_spaces() -> None:
    s = table("kubilai berke", ("6 6 6 6 6", "5 5 5 5 5"))
    play(s, "place camels, die blue 6, row 1, end, place camels, die yellow 5, row 5")
    assert held(s, 1) == {"camel": 5}


def test_berke_needs_a_high_die_for_the_khan_and_a_free_card() -> None:
    card = {"alexandria": "2_coin_per_pip"}
    s = table("kubilai berke", ("6 6 6 6 6", "5 5 5 5 5"), posts=("alexandria", "alexandria"), cards=card)
    play(s, "place alexandria, die blue 6, end")
    assert reason(s, "place alexandria") == "In this round the city card of Alexandria has already been used."
    play(s, "place khan, die yellow 5, good gold, end, place khan, die blue 6, good gold, end")
    assert "place khan" not in legal(s)


# --- Mercator ex Tabriz ------------------------------------------------------------------------------------------------------


def test_mercator_gets_a_good_for_every_visit_to_the_bazaar() -> None:
    """One of that row, whatever the other takes; a camel for the camel row; any die colour."""
    s = table("kubilai mercator carprini berke", ("6 6 6 6 6 b6 b6 b6",))
    play(s, "place silk, die blue 6, die blue 6, row 1")
    assert held(s, 1) == {"silk": 1}
    play(s, "end, place camels, die yellow 6, row 6")
    assert held(s, 1) == {"silk": 1, "camel": 6}, "not for his own actions"
    play(s, "end, place pepper, die green 6, row 6, end, place pepper, die red 6, row 6")
    assert held(s, 1) == {"silk": 1, "camel": 6, "pepper": 2}
    play(s, "end, place gold, die black 6, die black 6, die black 6, row 5, stop")
    assert held(s, 1) == {"silk": 1, "camel": 6, "pepper": 2, "gold": 1}


def test_mercator_with_four_players_gets_nothing_else() -> None:
    s = table("kubilai mercator carprini berke")
    play(s, "place khan, die blue 6, good gold, end, place pepper, die yellow 6, row 1, end, place coins, die green 6")
    assert held(s, 1) == {"pepper": 1}


def test_mercator_with_three_players_gets_a_camel_for_the_khan() -> None:
    s = table("kubilai mercator carprini")
    play(s, "place khan, die blue 6, good gold, end, place pepper, die yellow 6, row 1, end, place coins, die green 6")
    assert held(s, 1) == {"pepper": 1, "camel": 1}


def test_mercator_with_two_players_gets_two_coins_for_five_coins() -> None:
    """Supplement, section 13. Not for the purse."""
    s = table("kubilai mercator", ("4 6 6 6 6",), ("4 coin",))
    play(s, "place purse, die blue 6")
    assert held(s, 1) == {}
    play(s, "place coins, die blue 4")
    assert held(s) == {"coin": 8}
    assert held(s, 1) == {"coin": 2}


# --- Kubilai Khan ------------------------------------------------------------------------------------------------------------


def test_kubilai_starts_in_beijing() -> None:
    s = table("kubilai carprini", ("6 6 6 6 6",))
    assert figures(s) == ["beijing"]
    assert posts(s) == ["beijing"]
    assert s.beijing_slots == (0, -1, -1, -1)
    assert s.observe(0)["seats"][0]["posts_left"] == 8  # type: ignore[index,call-overload]
    set_figures(s, 1, "xian")
    play(s, "place pepper, die blue 6, row 1, end")
    set_item(s, 1, COIN, 3)
    play(s, "place travel, die yellow 6, die yellow 6, step beijing, stop")
    assert s.beijing_slots == (0, 1, -1, -1), "later arrivals get 7"


# --- Johannes Carprini -------------------------------------------------------------------------------------------------------


def test_carprini_jumps_from_oasis_to_oasis() -> None:
    """One step, free of the road's cost even where a road of 5 coins leads."""
    s = table("carprini kubilai", ("6 6 6 6 6",), ("3 coin",), "oasis_06")
    play(s, "place travel, die blue 6, die blue 6")
    assert legal(s, "step") == ["step karakorum", *(f"step oasis_{number:02}" for number in range(1, 11) if number != 6)]
    play(s, "step oasis_07, stop")
    assert held(s) == {}


def test_others_pay_that_road() -> None:
    s = table("berke kubilai", ("6 6 6 6 6",), ("7 coin",), "oasis_06")
    play(s, "place travel, die blue 6, die blue 6")
    assert legal(s, "step") == ["step karakorum", "step oasis_08"]


def test_carprini_jumps_with_reward_steps_but_not_from_venezia() -> None:
    s = table("carprini kubilai", items=("1 camel 3 pepper",), contracts=("S06",))
    play(s, "complete S06")
    assert legal(s, "step") == ["step alexandria", "step oasis_01"]
    s = table("carprini kubilai", items=("1 camel 3 pepper",), contracts=("S06",), at="oasis_01")
    play(s, "complete S06")
    assert "step oasis_10" in legal(s)


def test_carprini_has_three_coins_a_round() -> None:
    s = table("carprini kubilai", ("1", "6"))
    play(s, "place pepper, die blue 1, row 1, end, place camels, die yellow 6, row 1, end")
    while asked(s) != "Turn":
        play(s, "camels 0" if s.player == 1 else legal(s)[-1])
    assert held(s)["coin"] == 3


# --- Wilhelm von Rubruk ------------------------------------------------------------------------------------------------------


def test_rubruk_places_posts_on_the_way() -> None:
    """Bonuses come after the movement, in the order he likes; the start is not entered."""
    tiles = NO_TILES | {"moscow": "good_choice", "karakorum": "black_die"}
    s = table("rubruk kubilai", ("6 6 6 6 6",), ("12 coin 5 camel",), outposts=tiles)
    play(s, "place travel, die blue 6, die blue 6, step oasis_01, step moscow, step anxi, step karakorum, stop")
    assert posts(s) == ["moscow", "karakorum", "anxi"]
    assert held(s) == {"coin": 5}, "the bonus of Anxi asks nothing"
    assert legal(s) == ["first good", "first die"]
    play(s, "first good, good silk")
    assert s.black_dice == 2


def test_rubruk_has_eleven_posts() -> None:
    """10 points for the eleventh, none for the tenth, on top of 5 and 10."""
    nine = "karakorum samarcanda lan_zhou alexandria karachi sumatra ormuz kashgar xian"
    s = table("rubruk kubilai", ("6 6 6 6 6",), ("7 coin 3 camel",), "oasis_01", posts=(nine,), outposts=NO_TILES)
    play(s, "place travel, die blue 6, die blue 6, step moscow, step anxi, stop")
    assert len(posts(s)) == 11
    assert held(s) == {"vp": 10, "coin": 5}


def test_rubruk_without_posts_may_leave_a_city_he_passes() -> None:
    """A ruling: only for the final city one must move."""
    eleven = "karakorum samarcanda lan_zhou alexandria karachi sumatra ormuz kashgar xian adana kochi"
    s = table("rubruk kubilai", ("6 6 6 6 6",), ("7 coin 3 camel",), "oasis_01", posts=(eleven,), outposts=NO_TILES)
    play(s, "place travel, die blue 6, die blue 6, step moscow, step anxi, stop")
    assert "leave" in legal(s)
    check_every_action(s)
    play(s, "leave")
    assert "leave" not in legal(s)
    play(s, "relocate kochi")
    assert "anxi" in posts(s)
    assert "moscow" not in posts(s)
    assert held(s) == {"coin": 5}


def test_rubruk_passes_through_and_ends_in_an_oasis() -> None:
    s = table("rubruk kubilai", ("6 6 6 6 6",), ("7 coin",), outposts=NO_TILES)
    play(s, "place travel, die blue 6, die blue 6, step alexandria, step oasis_04, stop")
    assert posts(s) == ["alexandria"]
    assert figures(s) == ["oasis_04"]


# --- Niccolò and Marco Polo --------------------------------------------------------------------------------------------------


def test_the_polos_share_a_journey() -> None:
    """One fare for the sum, both figures place a post, bonuses after both."""
    s = table("polos kubilai", ("3 3 6 6 6",), ("12 coin",), "venezia venezia", outposts=NO_TILES)
    play(s, "place travel, die blue 3, die blue 3, step alexandria, switch")
    assert reason(s, "stop") == "Your other figure must make at least one step."
    check_every_action(s)
    play(s, "step oasis_01, step moscow")
    assert held(s) == {}
    assert sorted(figures(s)) == ["alexandria", "moscow"]
    assert posts(s) == ["moscow", "alexandria"]


def test_the_polos_may_move_either_figure() -> None:
    s = table("polos kubilai", ("3 3 6 6 6",), ("12 coin",), "alexandria oasis_01", outposts=NO_TILES)
    play(s, "place travel, die blue 3, die blue 3")
    play(s, "switch, step moscow, stop")
    assert posts(s) == ["moscow"], "a figure that did not move places no post"
    assert held(s) == {"coin": 9}


def test_two_figures_in_one_city_place_one_post() -> None:
    s = table("polos kubilai", ("6 6 6 6 6",), ("7 coin",), "venezia venezia", outposts=NO_TILES)
    play(s, "place travel, die blue 6, die blue 6")
    assert reason(s, "switch") == "Both your figures are in Venezia: move the first one."
    play(s, "step alexandria, switch, step alexandria, stop")
    assert posts(s) == ["alexandria"]


def test_a_single_step_moves_one_figure() -> None:
    s = table("polos kubilai", items=("1 camel 3 pepper",), contracts=("S06",), at="alexandria oasis_01", outposts=NO_TILES)
    play(s, "complete S06, switch, step moscow")
    assert asked(s) == "Turn"
    assert posts(s) == ["moscow"]


def test_the_polos_have_a_camel_a_round() -> None:
    s = table("polos kubilai", ("1", "6"))
    play(s, "place camels, die blue 1, row 1, end, place pepper, die yellow 6, row 1, end")
    while asked(s) != "Turn":
        play(s, "camels 0")
    assert held(s)["camel"] == 2


def test_only_the_polos_have_two_figures() -> None:
    s = table("berke kubilai", ("6 6 6 6 6",), ("7 coin",))
    play(s, "place travel, die blue 6, die blue 6")
    assert reason(s, "switch") == "You have only one figure."
