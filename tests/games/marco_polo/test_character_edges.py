"""Characters at the edges of the rules (supplement, section 9)."""

from __future__ import annotations

import pytest

from tests.games.polo.positions import set_figures

from .positions import (
    PLACE,
    SPACE,
    asked,
    at_alexandria,
    contracts,
    dice,
    every_line,
    figures,
    give_turn,
    held,
    legal,
    next_round,
    no_outposts,
    play,
    posts,
    reason,
    set_items,
    set_special,
    table,
)


def test_raschid_names_all_outcomes_once() -> None:
    """Two dice of six values: 21 pairs, each by one path; the lower one counts."""
    s = table("raschid kubilai", ("0 0",))
    play(s, "place silk")
    lines = every_line(s)
    named = [(end.board[SPACE["silk"]], held(end).get("silk", 0), held(end).get("camel", 0)) for end in lines]
    assert len(named) == sum(min(first, second) for first in range(1, 7) for second in range(first, 7))
    assert len({dice for dice, _, _ in named}) == 21


def test_raschid_pays_fares_and_roads_as_everybody() -> None:
    s = table("raschid kubilai", ("0 0",), ("3 coin 2 camel",), "samarcanda")
    play(s, "place travel, die blue 6, die blue 6, step oasis_05, stop")
    assert held(s) == {}


def test_raschid_names_the_value_of_a_die_on_a_city_card() -> None:
    s = table("raschid kubilai", ("0",), posts=("alexandria",), cards={"alexandria": "2_coin_per_pip"})
    play(s, "place alexandria, die blue 6")
    assert held(s) == {"coin": 12}


def test_raschid_has_dice_without_values_every_round() -> None:
    s = next_round(table("raschid kubilai", ("0", "1")))
    assert asked(s) == "Turn" or s.player == 1
    assert dice(s) == ["blue 0"] * 5


def test_matteo_has_his_white_die_again_every_round() -> None:
    s = table("matteo kubilai", ("6 w6", "6"), contracts=("",))
    set_special(s, "C20")
    next_round(s)
    assert contracts(s.seats[0].contracts) == ["C20"]
    assert sorted(die.split()[0] for die in dice(s)) == ["blue"] * 5 + ["white"]


def test_the_white_die_may_be_turned_and_rolled_again() -> None:
    """Page 13: the values of black and white dice can be changed as well."""
    s = table("matteo kubilai", ("6 w3",), ("4 camel",))
    play(s, "turn white 3 up")
    assert dice(s) == ["white 4", "blue 6"]
    play(s, "reroll white 4")
    assert held(s) == {"camel": 1}


def test_berke_joins_a_journey_for_nothing() -> None:
    s = table("kubilai berke", ("6 6", "6 6"), ("9 coin", "3 coin"))
    play(s, "place travel, die blue 6, die blue 6, step xian, stop, bonus anxi, end")
    play(s, "place travel, die yellow 6, die yellow 6, step alexandria")
    assert legal(s) == ["stop"]
    play(s, "stop")
    assert asked(s) != "Travel"


def test_berke_obeys_the_colour_rule() -> None:
    s = table("berke kubilai", ("5 6",))
    play(s, "place camels, die blue 5, row 5, end")
    assert "place camels" not in legal(give_turn(s, 0))


@pytest.mark.parametrize(("players", "khan", "coins"), [(2, {"camel": 1}, {"coin": 2}), (3, {"camel": 1}, {}), (4, {}, {})])
def test_mercator_by_player_count(players: int, khan: dict[str, int], coins: dict[str, int]) -> None:
    characters = " ".join(["kubilai", "mercator", "carprini", "berke"][:players])
    for space, moves, paid in (
        ("khan", ", good gold", khan),
        ("coins", "", coins),
        ("camels", ", row 1", {"camel": 1}),
        ("pepper", ", row 1", {"pepper": 1}),
        ("contracts", ", take 1", {}),
        ("purse", "", {}),
    ):
        s = table(characters, ("1 1 1 1 1",), ("9 coin",), contracts=("",))
        play(s, f"place {space}, die blue 1{moves}")
        assert held(s, 1) == paid, space


def test_mercator_is_paid_once_for_many_dice_and_after_the_actor() -> None:
    s = table("kubilai mercator", ("6 6 6", "6"))
    play(s, "place gold, die blue 6, die blue 6, die blue 6")
    assert held(s, 1) == {}, "the actor has not chosen yet"
    play(s, "row 6")
    assert held(s, 1) == {"gold": 1}


def test_mercator_is_not_paid_for_travel_or_city_cards() -> None:
    s = table("berke mercator", ("1 1 6",), ("3 coin",), posts=("alexandria",), cards={"alexandria": "2_coin_per_pip"})
    play(s, "place travel, die blue 1, die blue 1, step oasis_01")
    play(give_turn(s, 0), "place alexandria, die blue 6")
    assert held(s, 1) == {}


def test_kubilais_post_in_beijing_is_the_first_of_nine() -> None:
    """His seventh other post is the eighth; it brings 5 points."""
    seven = "beijing moscow karakorum samarcanda lan_zhou karachi sumatra"
    s = table("kubilai berke", ("1 1",), ("3 coin",), "venezia", posts=(seven,), outposts=no_outposts())
    play(s, "place travel, die blue 1, die blue 1, step alexandria")
    assert held(s) == {"vp": 5}


@pytest.mark.parametrize("characters", ["kubilai berke carprini polos", "berke kubilai carprini polos"])
def test_later_arrivals_in_beijing_get_7_4_and_1(characters: str) -> None:
    s = table(characters, ("1 1",) * 4, ("9 coin",) * 4)
    first = characters.split().index("kubilai")
    others = [seat for seat in range(4) if seat != first]
    for seat in others:
        set_figures(s, seat, "xian xian" if s.seats[seat].figures[1] >= 0 else "xian")
        colour = ("blue", "yellow", "green", "red")[seat]
        play(give_turn(s, seat), f"place travel, die {colour} 1, die {colour} 1, step beijing")
    assert s.beijing_slots == (first, *others)
    s.stack.clear()
    s.over = True
    assert [s.breakdown()[seat]["beijing"] for seat in (first, *others)] == [10, 7, 4, 1]


def test_carprini_jumps_with_a_city_card() -> None:
    """In any movement: from oasis 4 to oasis 10 and on to Beijing, for 2 camels a step and no road."""
    s = at_alexandria("2_camel_to_travel_step", "4 camel", "2", "carprini berke", at="oasis_04")
    play(s, "step oasis_10, step beijing")
    assert held(s) == {}
    assert posts(s) == ["alexandria", "beijing"]


def test_venezia_is_no_oasis() -> None:
    s = table("carprini berke", ("6 6",), ("30 coin",), "oasis_10")
    play(s, "place travel, die blue 6, die blue 6")
    assert "step venezia" not in legal(s)


def test_wilhelm_places_posts_with_a_city_card_and_in_beijing() -> None:
    """Every movement, Beijing included; the start is not entered."""
    s = at_alexandria("2_camel_to_travel_step", "9 camel", "3", "rubruk berke", at="karachi", outposts=no_outposts())
    play(s, "step oasis_09, step xian, step beijing, bonus anxi")
    assert set(posts(s)) == {"alexandria", "xian", "beijing"}
    assert held(s) == {"camel": 3, "coin": 5}
    assert s.beijing_slots[0] == 0


def test_wilhelms_bonuses_cannot_pay_for_his_journey() -> None:
    """They come after the movement has ended (section 12)."""
    s = table("rubruk berke", ("6 6",), ("3 coin",), outposts=no_outposts(alexandria="coin_5"))
    play(s, "place travel, die blue 6, die blue 6, step alexandria")
    assert legal(s) == ["stop"]


def test_wilhelm_gets_points_for_the_eighth_ninth_and_eleventh_post() -> None:
    """5, 10, nothing for the tenth, 10: all on one journey."""
    seven = "karakorum samarcanda lan_zhou karachi sumatra ormuz xian"
    s = table("rubruk berke", ("6 6",), ("18 coin 3 camel",), "adana", posts=(seven,), outposts=no_outposts())
    set_items(s, 0, "33 coin 9 camel")
    play(s, "place travel, die blue 6, die blue 6, step oasis_04, step alexandria, step venezia, step oasis_01, step moscow")
    play(s, "step anxi")
    assert len(posts(s)) == 10
    assert held(s)["vp"] == 5 + 10
    s = table("rubruk berke", ("1 1",), ("3 coin 9 camel",), "oasis_04", posts=(" ".join(posts(s)),), outposts=no_outposts())
    play(s, "place travel, die blue 1, die blue 1, step adana")
    assert held(s)["vp"] == 10


def test_the_post_of_the_city_where_a_journey_ends_stays() -> None:
    """A ruling: else placing would be compulsory there again, and the bonus of the city would be paid for nothing."""
    eleven = "karakorum samarcanda lan_zhou karachi sumatra ormuz xian adana kochi anxi alexandria"
    s = table("rubruk berke", ("3 3",), ("12 coin 9 camel",), "oasis_01", posts=(eleven,), outposts=no_outposts())
    play(s, "place travel, die blue 3, die blue 3, step moscow, step anxi, stop")
    assert "relocate anxi" not in legal(s)
    assert "stays" in str(reason(s, "relocate anxi"))
    play(s, "relocate kochi")
    assert {"moscow", "anxi"} <= set(posts(s))
    assert asked(s) == "Turn"


@pytest.mark.parametrize("start", ["venezia oasis_04", "oasis_04 venezia"])
def test_no_figure_pays_twice_for_a_post_that_stands_already(start: str) -> None:
    """Supplement, section 9: a figure places a post in a city without one; whichever of the Polos is moved first."""
    nine = "moscow karakorum samarcanda lan_zhou karachi sumatra anxi ormuz adana"
    s = table("polos berke", ("6 6",), ("7 coin 2 camel",), start, posts=(nine,), outposts=no_outposts())
    steps = "step alexandria, switch, step adana" if start.startswith("venezia") else "step adana, switch, step alexandria"
    play(s, f"place travel, die blue 6, die blue 6, {steps}, stop")
    assert "relocate adana" not in legal(s)
    before = held(s)
    play(s, "relocate moscow")
    assert held(s) == before
    assert asked(s) == "Turn"


def test_a_post_that_moves_on_brings_only_the_last_bonus() -> None:
    """A ruling: bonuses come after the movement, for the posts as they stand then."""
    eleven = "karakorum samarcanda lan_zhou karachi sumatra ormuz xian adana kochi kashgar beijing"
    tiles = no_outposts(moscow="gold_2")
    s = table("rubruk berke", ("2 2",), ("7 coin 3 camel",), "oasis_01", posts=(eleven,), outposts=tiles)
    play(s, "place travel, die blue 2, die blue 2, step moscow, step anxi, relocate kochi, relocate moscow")
    assert held(s) == {"coin": 5}
    assert s.outpost_bonuses[PLACE["moscow"]] >= 0


def test_the_polos_pay_roads_for_both_figures_before_moving() -> None:
    """Samarcanda to oasis 5 (2 camels) and Venezia to oasis 2 (3 camels): two steps, 7 coins, 5 camels."""
    s = table("polos berke", ("2 2",), ("7 coin 5 camel",), "samarcanda venezia")
    play(s, "place travel, die blue 2, die blue 2, step oasis_05, switch, step oasis_02")
    assert held(s) == {}
    assert sorted(figures(s)) == ["oasis_02", "oasis_05"]


def test_the_polos_place_both_posts_before_any_bonus() -> None:
    """The eighth and ninth post first, then both bonuses in the order they like."""
    seven = "karakorum samarcanda lan_zhou karachi sumatra ormuz xian"
    tiles = no_outposts(moscow="good_choice", alexandria="black_die")
    s = table("polos berke", ("2 2",), ("7 coin",), "oasis_01 venezia", posts=(seven,), outposts=tiles)
    play(s, "place travel, die blue 2, die blue 2, step moscow, switch, step alexandria")
    assert held(s) == {"vp": 15}
    assert legal(s) == ["first good", "first die"]


def test_a_polo_that_did_not_move_places_no_post() -> None:
    """A ruling: only moved figures do; here one stands in a city whose post was moved away."""
    s = table("polos berke", ("1 1",), ("3 coin",), "moscow venezia", outposts=no_outposts())
    play(s, "place travel, die blue 1, die blue 1, switch, step alexandria")
    assert posts(s) == ["alexandria"]


def test_both_polos_share_the_steps_in_every_way() -> None:
    """Two steps from one place: 2 and 0, or 1 and 1; figures are alike, so no outcome has two paths."""
    s = table("polos berke", ("2 2",), ("7 coin",), "venezia venezia", outposts=no_outposts())
    play(s, "place travel, die blue 2, die blue 2")
    ends = [tuple(figures(end)) for end in every_line(s)]
    one = {("alexandria", "venezia"), ("venezia", "oasis_01")}
    two = {("moscow", "venezia"), ("venezia", "oasis_04"), ("venezia", "venezia")}
    split = {("alexandria", "alexandria"), ("alexandria", "oasis_01"), ("oasis_01", "oasis_01")}
    assert {tuple(sorted(end)) for end in ends} == {tuple(sorted(end)) for end in one | two | split}
