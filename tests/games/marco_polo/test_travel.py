"""Reisen (pages 8 to 10): plans, payments, posts and their bonuses."""

from __future__ import annotations

import pytest

from tests.games.polo.positions import set_figures

from .positions import GAME, PLACE, asked, check_every_action, dice, figures, held, legal, play, posts, put_bonuses, reason, table

NO_TILES = dict.fromkeys(("moscow", "karakorum", "samarcanda", "lan_zhou", "alexandria", "karachi", "sumatra"), "")


def test_example_of_a_travel_action() -> None:
    """Beispiel für eine Aktion „Reisen“: a 3 and a 5, from Samarcanda over an oasis and Kashgar to Lan-Zhou."""
    s = table("berke kubilai", ("3 5 6 6 6",), ("12 coin 8 camel",), "samarcanda", outposts=NO_TILES)
    play(s, "place travel, die blue 3, die blue 5, step oasis_05, step kashgar, step lan_zhou")
    assert held(s) == {}
    assert figures(s) == ["lan_zhou"]
    assert posts(s) == ["lan_zhou"], "a post only where the journey ends"


def test_the_lower_die_is_the_most_steps() -> None:
    """Beispiel: a 2 and a 4 allow two steps, and two steps cost 7."""
    s = table("berke kubilai", ("2 4 6 6 6",), ("20 coin",))
    play(s, "place travel, die blue 2, die blue 4, step alexandria, step oasis_04")
    assert asked(s) == "Turn"
    assert held(s) == {"coin": 13}
    assert posts(s) == []


def test_one_step_at_least() -> None:
    s = table("berke kubilai", ("2 4 6 6 6",), ("20 coin",))
    play(s, "place travel, die blue 2, die blue 4")
    assert reason(s, "stop") == "You must make at least one step."
    play(s, "step oasis_01, stop")
    assert held(s) == {"coin": 17}


def test_only_what_can_still_be_paid_is_offered() -> None:
    """7 coins pay two steps without roads that cost coins; 3 camels are on the way to Samarcanda."""
    s = table("berke kubilai", ("6 6 6 6 6",), ("7 coin 2 camel",))
    play(s, "place travel, die blue 6, die blue 6")
    assert legal(s) == ["step alexandria", "step oasis_01"]
    assert reason(s, "step oasis_02") == "You need 1 camel more for Oasis 2."
    assert reason(s, "step oasis_02", "de") == "Nach Oase 2 fehlt dir noch: 1 Kamel."
    play(s, "step alexandria")
    assert legal(s) == ["step venezia", "step oasis_04", "stop"]
    assert reason(s, "step oasis_03") == "You need 7 coins more for Oasis 3."
    assert reason(s, "step moscow") == "No road leads from Alexandria to Moscow."


def test_back_and_forth_pays_every_crossing() -> None:
    """Hin- und Herziehen ist erlaubt."""
    s = table("berke kubilai", ("6 6 6 6 6",), ("12 coin 9 camel",))
    play(s, "place travel, die blue 6, die blue 6, step oasis_02, step venezia, step oasis_02, stop")
    assert held(s) == {}
    assert figures(s) == ["oasis_02"]


@pytest.mark.parametrize(("steps", "price"), [(1, 3), (2, 7), (3, 12), (4, 12), (5, 18), (6, 18)])
def test_the_fare_goes_by_the_steps_made(steps: int, price: int) -> None:
    """Three and four steps cost the same, five and six as well (supplement, section 1)."""
    s = table("berke kubilai", ("6 6 6 6 6",), ("20 coin",))
    play(s, "place travel, die blue 6, die blue 6")
    play(s, ", ".join((["step oasis_01", "step venezia"] * 3)[:steps]))
    if steps < 6:
        play(s, "stop")
    assert held(s) == {"coin": 20 - price}


def steps_from_venezia() -> dict[str, int]:
    """The fewest steps to every location."""
    found = {PLACE["venezia"]: 0}
    rim = [PLACE["venezia"]]
    while rim:
        here = rim.pop(0)
        for to, *_ in GAME.places.roads[here]:
            if to not in found:
                found[to] = found[here] + 1
                rim.append(to)
    return {label: found[place] for label, place in PLACE.items()}


def test_distances_from_venezia() -> None:
    """Supplement, section 13."""
    expected = {"alexandria": 1, "moscow": 2, "samarcanda": 2, "anxi": 3, "ormuz": 3, "adana": 3}
    expected |= {"kashgar": 4, "karachi": 4, "karakorum": 4, "kochi": 4, "lan_zhou": 5, "sumatra": 5, "xian": 6, "beijing": 7}
    steps = steps_from_venezia()
    assert {city: steps[city] for city in expected} == expected


def test_venezia_to_beijing_by_the_north() -> None:
    """Supplement, section 13: 7 steps, 5 camels and 5 coins of roads. Two journeys: four steps, then three."""
    s = table("berke kubilai", ("6 6 6 6 6",), ("29 coin 5 camel",), outposts=NO_TILES)
    play(s, "place travel, die blue 6, die blue 6, step oasis_01, step moscow, step anxi, step karakorum, stop, end")
    play(s, "place camels, die yellow 6, row 1, end")
    s.seats[0].own_colour_on = 0
    play(s, "place travel, die blue 6, die blue 6, step oasis_06, step oasis_07, step beijing, stop")
    assert held(s) == {}, "12 coins each and a road of 5; Berke joins his own dice free of charge"
    assert posts(s) == ["karakorum", "beijing"]


def test_a_small_city_pays_at_once() -> None:
    """Beispiel: 1 camel and 3 coins."""
    s = table("berke kubilai", ("6 6 6 6 6",), ("7 coin 2 camel",), "alexandria")
    play(s, "place travel, die blue 6, die blue 6, step oasis_04, step adana, stop")
    assert held(s) == {"coin": 3, "camel": 1}
    assert posts(s) == ["adana"]


def test_only_the_first_post_in_a_large_city_brings_the_outpost_bonus() -> None:
    s = table("berke kubilai", ("6 6 6 6 6", "6 6 6 6 6"), ("3 coin", "20 coin"), outposts={"alexandria": "coin_5"})
    play(s, "place travel, die blue 6, die blue 6, step alexandria, stop")
    assert held(s) == {"coin": 5}
    set_figures(s, 1, "venezia")
    play(s, "end, place travel, die yellow 6, die yellow 6, step alexandria, stop")
    assert held(s, 1) == {"coin": 20 - 6 - 3}


def test_what_a_journey_brings_cannot_pay_for_it() -> None:
    s = table("berke kubilai", ("6 6 6 6 6",), ("3 coin",), outposts={"alexandria": "coin_5"})
    play(s, "place travel, die blue 6, die blue 6, step alexandria")
    assert legal(s) == ["stop"]


def test_venezia_oases_and_own_cities_get_no_post() -> None:
    s = table("berke kubilai", ("6 6 6 6 6",), ("3 coin",), "oasis_01", posts=("moscow",))
    play(s.clone(), "place travel, die blue 6, die blue 6, step venezia, stop")
    play(s, "place travel, die blue 6, die blue 6, step moscow, stop")
    assert posts(s) == ["moscow"]


def test_the_eighth_and_ninth_post_bring_points() -> None:
    """5 for the eighth, 10 more for the ninth, at once (page 9)."""
    seven = "karakorum samarcanda lan_zhou alexandria karachi sumatra anxi"
    s = table("berke kubilai", ("6 6 6 6 6",), ("3 coin",), "oasis_01", posts=(seven,), outposts=NO_TILES)
    play(s, "place travel, die blue 6, die blue 6, step moscow, stop")
    assert held(s) == {"vp": 5}
    eight = seven + " ormuz"
    s = table("berke kubilai", ("6 6 6 6 6",), ("3 coin",), "oasis_01", posts=(eight,), outposts=NO_TILES)
    play(s, "place travel, die blue 6, die blue 6, step moscow, stop")
    assert held(s) == {"vp": 10}


def test_without_posts_on_the_tableau_one_must_move() -> None:
    """Besonderheiten, page 10. It counts as new for the bonus, not for the ninth post, and a slot in Beijing is free again."""
    nine = "karakorum samarcanda lan_zhou alexandria karachi sumatra anxi ormuz beijing"
    s = table("berke kubilai", ("6 6 6 6 6",), ("3 coin",), "oasis_01", posts=(nine,), outposts={"moscow": "coin_3"})
    assert s.beijing_slots == (1, 0, -1, -1)
    play(s, "place travel, die blue 6, die blue 6, step moscow, stop")
    assert asked(s) == "Relocate"
    assert legal(s) == [f"relocate {city}" for city in posts(s)]
    assert reason(s, "leave") == "Your journey ends in Moscow: one of your posts must move there."
    check_every_action(s)
    play(s, "relocate beijing")
    assert s.beijing_slots == (1, -1, -1, -1)
    assert "moscow" in posts(s)
    assert "beijing" not in posts(s)
    assert held(s) == {"coin": 3}


def test_beijing_gives_the_best_free_slot() -> None:
    s = table("berke carprini", ("6 6 6 6 6",), ("3 coin", "3 coin"), "xian")
    set_figures(s, 1, "xian")
    play(s, "place travel, die blue 6, die blue 6, step beijing, stop")
    assert s.beijing_slots == (0, -1, -1, -1)
    assert held(s) == {}


def test_the_hourglass_goes_to_the_traveller_at_once() -> None:
    s = table("berke carprini", ("6 6 6 6 6", "1 1 6 6 6"), ("3 coin", "9 coin"))
    play(s, "place purse, die blue 6, place coins, die blue 6, end")
    assert s.hourglass == 0
    play(s, "place travel, die yellow 1, die yellow 1, step oasis_01")
    assert s.hourglass == 1


def test_a_reward_step_pays_the_road_but_no_fare() -> None:
    """start_06 pays one step; the hourglass does not move, and a post is placed."""
    s = table("berke kubilai", ("6 6 6 6 6",), ("1 camel 3 pepper",), contracts=("S06",), outposts=NO_TILES)
    s.hourglass = 1
    play(s, "complete S06")
    assert legal(s) == ["step alexandria", "step oasis_01", "stop"]
    play(s, "step alexandria")
    assert posts(s) == ["alexandria"]
    assert s.hourglass == 1
    assert held(s) == {"vp": 1}


def test_a_reward_step_may_be_declined() -> None:
    s = table("berke kubilai", ("6 6 6 6 6",), ("1 camel 3 pepper",), contracts=("S06",))
    play(s, "complete S06, stop")
    assert asked(s) == "Turn"
    assert figures(s) == ["venezia"]


def test_a_reward_step_that_no_road_allows_is_lost() -> None:
    """Between Ormuz's two roads of 3 camels each."""
    s = table("berke kubilai", ("6 6 6 6 6",), ("1 camel 3 pepper",), "ormuz", contracts=("S06",))
    play(s, "complete S06")
    assert asked(s) == "Turn"


def test_travel_is_refused_where_no_step_can_be_paid() -> None:
    s = table("berke kubilai", ("6 6 6 6 6",), ("2 coin",))
    assert reason(s, "place travel") == "A first step costs at least 3 coins; you have 2."
    s = table("berke kubilai", ("6 6 6 6 6",), ("20 coin 2 camel",), "ormuz")
    assert reason(s, "place travel") == "Every road from here costs camels, and you have too few."


def test_bonus_d_copies_another_one() -> None:
    """Xian, bonus D: any other city bonus, without a post there."""
    s = table("berke kubilai", ("6 6 6 6 6",), ("3 coin",), "oasis_09")
    play(s, "place travel, die blue 6, die blue 6, step xian, stop")
    assert legal(s) == ["bonus anxi", "bonus ormuz", "bonus kashgar", "bonus adana", "bonus kochi"]
    assert reason(s, "bonus xian") == "The bonus of Xian is the one that copies another."
    assert held(play(s.clone(), "bonus kochi")) == {"vp": 3}
    play(s, "bonus kashgar, pair pepper-gold")
    assert held(s) == {"pepper": 1, "gold": 1}


def test_random_city_bonuses_lie_elsewhere() -> None:
    s = table("berke kubilai", ("6 6 6 6 6",), ("3 coin",), "oasis_09")
    put_bonuses(s, "DCBAFE")
    play(s, "place travel, die blue 6, die blue 6, step xian, stop")
    assert held(s) == {"coin": 5}
    assert dice(s) == ["blue 6"] * 3
