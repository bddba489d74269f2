"""The seven characters (the sheet beside the rulebook, supplement section 7)."""

from __future__ import annotations

from typing import cast

import pytest

import fondaco
from fondaco.games.marco_polo_2.items import JADE
from fondaco.games.marco_polo_2.rules.characters import reward_die, reward_roll
from fondaco.games.marco_polo_2.rules.scoring import arms
from fondaco.games.marco_polo_2.state import MarcoPolo2State
from fondaco.games.polo.items import CAMEL, COIN
from tests.games.polo.positions import asked, dice, figures, held, legal, play, posts, reason

from .positions import GAME, give_turn, journey, next_round, seals, set_goal, table

# --- Möngke Khan -------------------------------------------------------------------------------------------------------------


def test_mongke_travels_over_two_oases_with_two_steps() -> None:
    """Xian, Fuzhou, Jaipur over two oases: 2 steps instead of 4, 8 coins and 4 camels; 3 points and a choice for each oasis."""
    way = "step fuzhou, step oasis_3, step oasis_4, step jaipur"
    s = journey(way, dice="2 6 6 6 6", items="8 coin 4 camel", characters="mongke de", at="xian", bonuses={"jaipur": "vp_3"})
    assert legal(s) == ["camels 0", "camels 1", "camels 2"]
    play(s, "camels 1")
    assert held(s) == {"vp": 3 + 2 * 3, "camel": 1, "coin": 2}


def test_everybody_else_needs_four_steps() -> None:
    s = journey("step fuzhou, step oasis_3", dice="2 6 6 6 6", at="xian")
    assert asked(s) == "Turn"
    assert figures(s) == ["oasis_3"]
    assert posts(s) == []


def test_mongke_may_end_on_an_oasis_without_a_step() -> None:
    s = journey("step oasis_2, stop", "lower", "1 6 6 6 6", "2 coin 1 camel", characters="mongke de", at="xian")
    play(s, "camels 0")
    assert (figures(s), held(s)) == (["oasis_2"], {"vp": 3, "coin": 2})


def test_mongke_scores_each_oasis_once_a_journey_and_not_where_he_starts() -> None:
    s = journey("step oasis_2, step oasis_1, step oasis_2, stop", items="9 camel", characters="mongke de", at="oasis_1")
    assert legal(s) == ["camels 0", "camels 1", "camels 2"]
    s = journey("step oasis_2, stop", items="9 camel", characters="mongke de", at="oasis_1")
    assert legal(s) == ["camels 0", "camels 1"]


def test_mongke_must_reach_a_new_place() -> None:
    s = journey("step oasis_2, stop, camels 0", characters="mongke de", at="xian")
    give_turn(s, 0)
    play(s, "place lower, die blue 6")
    assert reason(s, "stop") == "You must make at least one step."


# --- De Wu -------------------------------------------------------------------------------------------------------------------


def test_de_wu_takes_a_seal_with_one_die() -> None:
    """It is the lowest die, and sets the fee for an occupied space."""
    s = table("de filippo", dice=("4 6 6 6 6",), items=("4 coin",))
    give_turn(s, 1)
    play(s, "place seals, die yellow 6, die yellow 6, seal jeweler, end, place seals, die blue 4, seal jeweler")
    assert (held(s), seals(s), len(s.seats[0].dice)) == ({"jade": 3}, ["jeweler"], 4)


def test_de_wu_has_jade_for_upgrading_and_not_for_taking() -> None:
    s = table("de filippo", items=("5 coin 2 camel",), seals=("farmer",))
    play(s, "upgrade farmer")
    assert held(s) == {"jade": 1, "pepper": 1}
    s = table("de filippo", dice=("1 6 6 6 6",))
    play(s, "place seals, die blue 1, seal farmer")
    assert held(s) == {}


def test_de_wu_pays_the_camel_of_the_seal_card() -> None:
    s = table("de filippo", dice=("2 6 6 6 6",), items=("1 camel",), cards={"area1": "cc_07"})
    play(s, "place area1, die blue 2, seal spicer")
    assert held(s) == {"jade": 1}


def test_de_wu_counts_one_more_coat_of_arms() -> None:
    s = table("de filippo", posts=("baghdad", "baghdad"))
    for seat in (0, 1):
        set_goal(s, seat, f"goal_0{5 + seat}")
    assert [arms(s, seat) for seat in (0, 1)] == [2, 1]


# --- Abha Basu ---------------------------------------------------------------------------------------------------------------


def test_abha_has_two_coins_in_every_round() -> None:
    s = table("abha de", items=("",))
    next_round(s)
    assert held(s)["coin"] >= 2
    first = cast(MarcoPolo2State, GAME.new(2, 1, characters="drafted"))
    first.offered = (GAME.characters.labels.index("abha_basu"), GAME.characters.labels.index("de_wu"))
    play(first, "pick de_wu, pick abha_basu, keep 1, keep 1")
    assert held(first)["coin"] >= 8 + 2  # round 1 has a start, too


def test_abha_scores_jade_from_every_source() -> None:
    s = table("abha de", dice=("1 1 2 2 2",))
    play(s, "place bag, die blue 1, bag 3")
    assert held(s) == {"jade": 1, "vp": 1}
    play(s, "place book1, die blue 1, offer 2")
    assert held(s) == {"jade": 2, "vp": 2, "pepper": 2}


def test_abha_has_jade_for_a_contract() -> None:
    """And scores it; the jade of a reward, too."""
    s = table("abha de", items=("1 camel 2 silk",), contracts=("ct_03",))
    play(s, "complete ct_03")
    assert held(s) == {"jade": 2, "vp": 3 + 2}


def test_abha_scores_the_jade_of_seals_and_of_special_cities() -> None:
    s = table("abha de filippo", posts=("hormuz",), seals=("spicer!",))
    play(s, "place hormuz, die blue 6")
    assert held(s) == {"pepper": 3, "jade": 3, "vp": 1 + 3}


# --- Mailin and Tian Chin ----------------------------------------------------------------------------------------------------


def test_mailin_starts_with_three_more_coins_and_two_figures() -> None:
    s = cast(MarcoPolo2State, GAME.new(2, 1, characters="drafted"))
    s.offered = tuple(sorted(GAME.characters.labels.index(name) for name in ("mailin_and_tian_chin", "de_wu")))
    play(s, "pick mailin_and_tian_chin, pick de_wu")
    assert s.held(1, COIN) == 11
    assert figures(s, 1) == ["beijing", "beijing"]


def test_a_character_is_named_before_what_it_brings() -> None:
    """Also where chance gives the characters: then before the first decision."""
    s = cast(MarcoPolo2State, GAME.new(2, 1, characters="drafted"))
    s.offered = tuple(sorted(GAME.characters.labels.index(name) for name in ("mailin_and_tian_chin", "de_wu")))
    events: list[fondaco.Event] = []
    s.apply(s.parse("pick mailin_and_tian_chin"), events)
    assert [event.kind for event in events] == ["character", "gain"]
    dealt = GAME.new(4, 3, characters="random").setup_events()
    assert [(event.kind, event.seat) for event in dealt if event.seat is not None] == [
        ("character", 0),
        ("character", 1),
        ("character", 2),
        ("gain", 2),
        ("character", 3),
    ]


def test_mailin_splits_the_steps_between_both() -> None:
    """All is paid first; each figure that ends in a city without an own post places one."""
    way = "step xian, switch, step xanadu, stop"
    s = journey(way, items="1 coin 2 camel", characters="mailin de", bonuses={"xian": "vp_3"}, cards={"xanadu": "cc_02"})
    assert (figures(s), posts(s), held(s)) == (["xanadu", "xian"], ["xanadu", "xian"], {"vp": 3})


def test_mailin_places_the_extra_post_where_either_passed() -> None:
    way = "step xian, step xanadu, switch, step xian, step fuzhou, stop"
    s = journey(way, "upper", characters="mailin de", bonuses={"xian": "vp_3"})
    assert legal(s) == ["post xian", "leave"]


def test_a_move_card_places_one_post_for_both_figures() -> None:
    s = table("mailin de", items=("20 coin 20 camel",), cards={"area1": "cc_13"})
    play(s, "place area1, die blue 6, step xian, switch, step xanadu, stop")
    assert legal(s) == ["post xanadu", "post xian"]
    play(s, "post xanadu")
    assert posts(s) == ["xanadu"]


def test_mailin_doubles_one_bonus_at_the_start_of_a_round() -> None:
    s = table("mailin de", posts=("xian",), seals=("tailor!",), bonuses={"xian": "jade_2"})
    next_round(s)
    assert legal(s) == ["seal tailor", "bonus xian"]
    assert reason(s, "seal farmer") == "You have not upgraded the seal of the Farmers."
    after = play(s.clone(), "seal tailor")
    assert (after.held(0, COIN), after.held(0, JADE)) == (6, 2)
    play(s, "bonus xian")
    assert (s.held(0, COIN), s.held(0, JADE)) == (3, 4)


def test_a_doubled_copy_may_copy_two_markers() -> None:
    s = table("mailin de", posts=("xian",), bonuses={"xian": "copy", "jaipur": "camel_3", "kashgar": "jade_2"})
    next_round(s)
    play(s, "bonus xian, bonus jaipur, bonus kashgar")
    assert (s.held(0, CAMEL), s.held(0, JADE)) == (3, 2)


# --- Filippo Vitello ---------------------------------------------------------------------------------------------------------


def test_filippo_gets_the_tile_that_another_was_paid() -> None:
    s = table("de filippo", items=("20 coin 20 camel",), outposts={"xanadu": "ob_gold_2"})
    play(s, "place lower, die blue 6, step xanadu, end")
    assert held(s)["gold"] == 2
    assert "cash ob_gold_2" in legal(s)
    play(s, "cash ob_gold_2")
    assert held(s, 1) == {"gold": 2}
    assert reason(s, "cash ob_gold_2") == "You have not stored this outpost bonus: 2 gold."


def test_filippo_keeps_his_own_tiles() -> None:
    s = journey("step xanadu", "lower", characters="filippo de", outposts={"xanadu": "ob_silk_2"})
    assert held(s)["silk"] == 2
    play(s, "cash ob_silk_2")
    assert held(s)["silk"] == 4


def test_only_filippo_cashes_in() -> None:
    s = table("de filippo", items=("20 coin 20 camel",), outposts={"xanadu": "ob_gold_2"})
    play(s, "place lower, die blue 6, step xanadu")
    assert reason(s, "cash ob_gold_2") == "Your character stores no outpost bonuses."


def test_without_filippo_a_tile_leaves_the_game() -> None:
    s = journey("step xanadu", "lower", characters="de abha", outposts={"xanadu": "ob_silk_2"})
    assert s.stored_outposts == ()


# --- Isabella Donati ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "gain"), [(1, {"coin": 2}), (2, {"vp": 1}), (3, {"camel": 1}), (4, {"camel": 1}), (5, {"vp": 1}), (6, {"coin": 2})]
)
def test_isabella_gains_for_a_die_she_rolls_again(value: int, gain: dict[str, int]) -> None:
    s = table("isabella de", dice=("1 1 1 1 1",))
    reward_die(s, 0, value)
    assert held(s) == gain


def test_isabella_gains_for_rerolls_and_black_dice() -> None:
    s = table("isabella de", dice=("1 1 1 1 1",), items=("4 camel",))
    play(s, "reroll blue 1")
    rolled = s.seats[0].dice[-1] // 6
    expected = {1: {"coin": 2}, 2: {"vp": 1}, 3: {"camel": 1}, 4: {"camel": 1}, 5: {"vp": 1}, 6: {"coin": 2}}
    got = held(s)
    got["camel"] = got.get("camel", 0) - 3
    assert {name: number for name, number in got.items() if number} == expected[rolled]


def test_isabella_gains_nothing_for_turning() -> None:
    s = table("isabella de", dice=("1 1 1 1 1",), items=("2 camel",))
    play(s, "turn blue 1 up")
    assert held(s) == {}


def test_isabella_trades_pairs_of_her_first_roll() -> None:
    """Four 3s are two pairs; each brings a gold instead of two camels. The single 6 brings 2 coins."""
    s = table("isabella de", dice=("3 3 3 3 6",))
    reward_roll(s, 0)
    assert legal(s) == ["pairs 0", "pairs 1", "pairs 2"]
    assert held(play(s.clone(), "pairs 0")) == {"camel": 4, "coin": 2}
    assert held(play(s.clone(), "pairs 1")) == {"gold": 1, "camel": 2, "coin": 2}
    assert held(play(s, "pairs 2")) == {"gold": 2, "coin": 2}


def test_isabellas_pairs_are_of_equal_dice() -> None:
    """A 1 and a 6 are no pair; 1-1 or 6-6 bring a jade, 2-2 or 5-5 a silk."""
    s = table("isabella de", dice=("1 6 2 2 5",))
    reward_roll(s, 0)
    assert reason(s, "pairs 2") == "You have one pair of this value."
    play(s, "pairs 1")
    assert held(s) == {"coin": 4, "silk": 1, "vp": 1}
    s = table("isabella de", dice=("1 1 6 6 6",))
    reward_roll(s, 0)
    play(s, "pairs 1, pairs 1")
    assert held(s) == {"jade": 2, "coin": 2}


# --- Gantulga Od -------------------------------------------------------------------------------------------------------------


def test_gantulga_pays_jade_only() -> None:
    """Pagan to Kabul: 2 coins for the space, 1 jade for the road, neither its 6 coins nor its 2 camels."""
    s = journey("step kabul", "lower", items="2 coin 1 jade", characters="gantulga de", at="pagan")
    assert (figures(s), held(s)) == (["kabul"], {})


def test_gantulga_uses_the_lower_space_only() -> None:
    s = table("gantulga de", items=("20 coin 20 camel",))
    for space in ("upper", "middle"):
        assert reason(s, f"place {space}") == (
            "You use only the lower travel space, for you pay neither coins nor camels for roads."
        )


def test_gantulga_needs_seals_at_sea() -> None:
    s = table("gantulga de", items=("2 coin",), at="fuzhou")
    play(s, "place lower, die blue 6")
    assert reason(s, "step angkor") == "The sea route to Angkor needs the seal of the Farmers."


def test_gantulga_travels_again_with_a_black_die() -> None:
    s = table("gantulga de", dice=("6 6 b6",), items=("20 coin",), bonuses={"xian": "vp_3"})
    play(s, "place lower, die blue 6, step xian, end")
    give_turn(s, 0)
    play(s, "place lower")
    assert legal(s) == ["die black 6"]
    assert dice(s)[-1] == "black 6"
