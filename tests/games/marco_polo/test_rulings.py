"""Rulings and test vectors of the supplement, section by section."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

import fondaco
from fondaco.games.marco_polo.state import MarcoPoloState
from tests.games.polo.positions import set_figures

from .positions import (
    CONTRACT,
    GAME,
    PLACE,
    asked,
    complete_before,
    contracts,
    give_turn,
    held,
    legal,
    next_round,
    no_outposts,
    play,
    posts,
    reason,
    set_dice,
    set_posts,
    set_special,
    table,
)

# --- section 1: things that surprise implementers ----------------------------------------------------------------------------


def test_one_post_in_sumatra_opens_three_cards() -> None:
    cards = {"sumatra1": "2_coin_per_pip", "sumatra2": "pepper_by_die", "sumatra3": "gold_by_die"}
    s = table("berke kubilai", ("1 2 6",), posts=("sumatra",), cards=cards)
    for move in ("place sumatra1, die blue 1", "place sumatra2, die blue 2", "place sumatra3, die blue 6"):
        play(give_turn(s, 0), move)
    assert held(s) == {"coin": 2, "pepper": 3, "gold": 3}


def test_characters_pay_in_round_one_too() -> None:
    """Carprini has his 3 coins, the Polos their camel, Matteo his contract before the first turn."""
    s = cast(MarcoPoloState, GAME.new(3, 4, characters="drafted"))
    s.offered = tuple(GAME.characters.labels.index(name) for name in ("matteo", "carprini", "polos"))
    play(s, "pick polos, pick carprini, pick matteo")
    paid = held(s, 2)["camel"] - 2, held(s, 1)["coin"] - 8, len(s.seats[0].contracts)
    assert paid == (1, 3, 2)


def test_beijing_is_neither_small_nor_large() -> None:
    s = table("berke carprini", ("6 6",), ("3 coin",), "xian")
    tiles, bonuses = s.outpost_bonuses, s.city_bonuses
    play(s, "place travel, die blue 6, die blue 6, step beijing, stop")
    assert asked(s) == "Turn"
    assert held(s) == {}
    assert (s.outpost_bonuses, s.city_bonuses) == (tiles, bonuses)
    assert not any("beijing" in goal for goal in map(str, GAME.components.goals.cards))


# --- section 2: options, mixed -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("characters", ["first_game", "drafted"])
@pytest.mark.parametrize("goals", ["dealt", "draft"])
@pytest.mark.parametrize("city_bonuses", ["printed", "random"])
def test_options_mix_freely(players: int, characters: str, goals: str, city_bonuses: str) -> None:
    options = {"characters": characters, "goals": goals, "city_bonuses": city_bonuses}
    s = cast(MarcoPoloState, fondaco.game("marco_polo").new(players, 3, **options))
    questions = []
    while asked(s) in ("PickCharacter", "KeepGoals"):
        questions.append((asked(s), s.player))
        assert len(s.legal_actions()) == (players + 1 - len(questions) + 1 if asked(s) == "PickCharacter" else 6)
        s.apply(s.legal_actions()[0])
    drafted = [("PickCharacter", seat) for seat in reversed(range(players))] if characters == "drafted" else []
    kept = [("KeepGoals", seat) for seat in range(players)] if goals == "draft" else []
    assert questions == drafted + kept
    assert [len(each.goals) for each in s.seats] == [2] * players
    assert len({each.character for each in s.seats}) == players
    if characters == "first_game":
        assert [GAME.characters.labels[each.character] for each in s.seats] == ["raschid", "matteo", "berke", "mercator"][
            :players
        ]
    assert sorted(s.city_bonuses) == list(range(6))
    if city_bonuses == "printed":
        assert s.city_bonuses == tuple(range(6))


def test_draft_and_deal_leave_the_same_deals() -> None:
    """The options do not change what else is dealt: the same seed sets up the same board."""
    plain = cast(MarcoPoloState, GAME.new(3, 9))
    drafted = cast(MarcoPoloState, GAME.new(3, 9, characters="drafted", goals="draft", city_bonuses="random"))
    assert (plain.contract_row, plain.city_cards, plain.outpost_bonuses) == (
        drafted.contract_row,
        drafted.city_cards,
        drafted.outpost_bonuses,
    )


# --- section 4: action spaces ------------------------------------------------------------------------------------------------


def test_extras_belong_to_the_position_and_are_of_one_kind() -> None:
    s = table("berke kubilai", ("6",), row="C01 C02 C03 C04 C05 C06", contracts=("",))
    play(s, "place contracts, die blue 6, take 6")
    assert legal(s) == ["extra coin", "extra camel"]
    assert held(play(s, "extra coin")) == {"coin": 2}
    s = table("berke kubilai", ("6",), row="C01 C02 C03 C04 C05", contracts=("",))
    play(s, "place contracts, die blue 6, take 4")
    assert legal(s) == ["take 5", "stop"], "place 4 brings nothing, and positions stay until the action is done"


def test_a_refill_with_too_few_cards_delivers_what_there_is() -> None:
    s = table("berke kubilai", ("6",), row="C01", contracts=("",))
    complete_before(s, 1, " ".join(contracts(s.contract_pile.cards[1:])))
    (last,) = contracts(s.contract_pile.cards)
    play(s, "place contracts, die blue 6, take 1, end")
    assert contracts(s.contract_row) == [last]
    assert len(s.contract_pile) == 0
    set_dice(s, 1, "6")
    give_turn(s, 1)
    s.contract_row = ()
    s.seats[1].fulfilled += (CONTRACT[last],)
    assert reason(s, "place contracts") == "There are no contracts on the board."


def test_the_row_is_refilled_only_after_the_turn() -> None:
    """The turn is not interrupted: bonus actions come before the new contracts."""
    s = table("berke kubilai", ("6 6",), row="C01 C02", contracts=("",))
    set_special(s, "C20 C21 C22")
    play(s, "place contracts, die blue 6, take 1, take 2, place purse, die blue 6")
    assert s.contract_row == ()
    play(s, "end")
    assert contracts(s.contract_row) == ["C20", "C21"]


# --- section 5: travel and posts ---------------------------------------------------------------------------------------------


TEN = "moscow karakorum samarcanda lan_zhou alexandria karachi sumatra anxi ormuz kashgar"


def test_the_price_of_joining_comes_on_top_of_the_journey() -> None:
    """Occupied price 2, fare 3: with 4 coins the space cannot be chosen, with 5 exactly one step is possible."""
    for coins in (4, 5):
        s = table("rubruk carprini", ("6 6", "2 2"), ("9 coin", f"{coins} coin"))
        play(s, "place travel, die blue 6, die blue 6, step oasis_01, stop, end")
        if coins == 4:
            assert reason(s, "place travel") == (
                "The travel space is occupied: with your lowest die and a first step it costs 5 coins; you have 4."
            )
        else:
            play(s, "place travel, die yellow 2, die yellow 2, step oasis_01")
            assert legal(s) == ["stop"]
            play(s, "stop")
            assert held(s, 1) == {}


def test_a_moved_post_counts_again_for_bonuses_but_not_for_points() -> None:
    """The city bonus and a waiting outpost tile come again; the old city's card and income are lost."""
    nine = "moscow karakorum samarcanda lan_zhou karachi sumatra anxi ormuz kashgar"
    s = table("berke kubilai", ("1 1", "6"), ("3 coin",), posts=(nine,), outposts=no_outposts(alexandria="coin_5"))
    play(s, "place travel, die blue 1, die blue 1, step alexandria, relocate moscow")
    assert held(s) == {"coin": 5}
    assert "place moscow" not in legal(give_turn(s, 0))
    assert len(posts(s)) == 9
    s = table("berke kubilai", ("1 1",), ("3 coin",), "oasis_09", posts=(nine,))
    play(s, "place travel, die blue 1, die blue 1, step xian, relocate anxi, bonus anxi")
    assert held(s) == {"coin": 5}, "no post is needed in the city whose bonus is copied"


def test_a_slot_left_in_beijing_is_free_again_and_others_stay() -> None:
    nine = "moscow karakorum samarcanda lan_zhou karachi sumatra anxi ormuz beijing"
    s = table("berke carprini rubruk", ("1 1", "1 1", "1 1"), ("3 coin", "", "9 coin"), posts=(nine, "beijing"))
    assert s.beijing_slots == (0, 1, -1, -1)
    play(s, "place travel, die blue 1, die blue 1, step alexandria, relocate beijing")
    while asked(s) != "Turn":
        s.apply(s.legal_actions()[-1])
    assert s.beijing_slots == (-1, 1, -1, -1)
    set_figures(s, 2, "xian")
    play(give_turn(s, 2), "place travel, die green 1, die green 1, step beijing")
    assert s.beijing_slots == (2, 1, -1, -1), "the highest free slot"


def test_the_eighth_post_by_a_single_step() -> None:
    """Points come for the post, whatever movement placed it."""
    seven = "moscow karakorum samarcanda lan_zhou karachi sumatra anxi"
    s = table("berke kubilai", ("1",), ("1 camel 3 pepper",), contracts=("S06",), posts=(seven,), outposts=no_outposts())
    play(s, "complete S06, step alexandria")
    assert held(s) == {"vp": 1 + 5}


def test_a_city_may_be_crossed_and_entered_again() -> None:
    """Back and forth: from Alexandria out and back, and the journey ends there with a post."""
    s = table("berke kubilai", ("2 2",), ("7 coin",), "alexandria", outposts=no_outposts(alexandria="coin_3"))
    play(s, "place travel, die blue 2, die blue 2, step oasis_04, step alexandria")
    assert posts(s) == ["alexandria"]
    assert held(s) == {"coin": 3}


# --- section 7: contracts ----------------------------------------------------------------------------------------------------


def test_contracts_only_in_the_own_turn_and_not_at_the_start_of_a_round() -> None:
    s = table("matteo kubilai", ("6 w6", "6"), ("9 camel 2 silk 1 pepper",), contracts=("C11 C12",))
    next_round(s)
    assert asked(s) == "KeepOrRefuse"
    assert str(reason(s, "complete C11")).startswith("That does not answer the current question")


def test_dropped_starting_contracts_leave_the_game() -> None:
    """Section 12: the rulebook's word counts, by whatever way they are dropped."""
    s = table("berke kubilai", ("1 1",), ("3 coin",), contracts=("S01 S02",), outposts=no_outposts(alexandria="contract"))
    set_special(s, "C20")
    play(s, "place travel, die blue 1, die blue 1, step alexandria, drop S01")
    assert contracts(s.seats[0].contracts) == ["S02", "C20"]
    assert CONTRACT["S01"] not in s.contract_pile.cards


# --- section 10: turn and round ----------------------------------------------------------------------------------------------


def test_a_bought_die_before_the_action_counts_for_the_limit_after_it() -> None:
    s = table("berke kubilai", ("6",), ("9 camel",))
    play(s, "buy, place pepper, die blue 6, row 1")
    assert reason(s, "buy") == "You have bought a black die this turn."


def test_compensation_is_by_the_roll_not_by_what_is_left() -> None:
    """Once the roll is compensated, turning and rolling dice changes nothing."""
    s = next_round(table("berke kubilai", ("1", "1"), ("9 camel", "")))
    while asked(s) == "Compensate":
        seat = s.player
        assert seat is not None
        assert sum(die // 6 for die in s.seats[seat].dice) < 15
        play(s, "camels 0")
    assert asked(s) == "Turn"


def test_a_lone_player_goes_on_alone() -> None:
    s = table("berke kubilai", ("5 6", ""))
    play(s, "place camels, die blue 5, row 1, end, place pepper, die blue 6, row 1, end")
    assert s.round == 2


# --- section 11: final scoring -----------------------------------------------------------------------------------------------


def test_seven_points_for_all_if_no_seat_completed_any() -> None:
    s = table("berke carprini rubruk")
    s.stack.clear()
    s.over = True
    assert [sources["contracts"] for sources in s.breakdown()] == [7, 7, 7]


def test_goods_are_counted_together_and_halved_down() -> None:
    """1 pepper, 1 silk and 1 gold are one point, and only with a post in Beijing."""
    s = table("berke carprini", items=("1 pepper 1 silk 1 gold", "1 pepper 1 silk 1 gold"))
    set_posts(s, 0, "beijing")
    s.stack.clear()
    s.over = True
    assert [sources["goods"] for sources in s.breakdown()] == [1, 0]


# --- section 12: where the implementations disagree --------------------------------------------------------------------------


def test_the_disputed_contract() -> None:
    """contract_05: 2 camels, 2 gold, 1 silk."""
    s = table("berke kubilai", items=("2 camel 2 gold 1 silk",), contracts=("C05",))
    assert held(play(s, "complete C05")) == {"vp": 6, "camel": 4}


def test_the_disputed_line_of_the_gold_table() -> None:
    s = table("berke kubilai", ("3 3 3",))
    assert held(play(s, "place gold, die blue 3, die blue 3, die blue 3, row 3")) == {"gold": 2, "camel": 2}


# --- section 13: test vectors ------------------------------------------------------------------------------------------------


def test_venezia_to_beijing_by_moscow_and_karakorum() -> None:
    """7 steps, 5 camels and 5 coins of roads."""
    way = ["venezia", "oasis_01", "moscow", "anxi", "karakorum", "oasis_06", "oasis_07", "beijing"]
    roads = {here: {road.to: (road.camels, road.coins) for road in GAME.places.roads[PLACE[here]]} for here in way}
    costs = [roads[here][PLACE[to]] for here, to in pairwise(way)]
    assert len(costs) == 7
    assert tuple(map(sum, zip(*costs, strict=True))) == (5, 5)


@pytest.mark.parametrize(("space", "dice_", "gained"), [("silk", 2, {"silk": 3}), ("gold", 3, {"gold": 3})])
def test_lowest_die_4(space: str, dice_: int, gained: dict[str, int]) -> None:
    s = table("berke kubilai", ("4 5 6",))
    play(s, f"place {space}" + "".join(f", die blue {value}" for value in (4, 5, 6)[:dice_]) + ", row 4")
    assert held(s) == gained


def test_goals_as_they_score_at_the_end() -> None:
    """Moscow/Xian (4) and Karakorum/Xian (4): 4 + 3 with Xian and Moscow, 8 + 6 with Karakorum too."""
    for cities, points in (("xian moscow", (4, 3)), ("xian moscow karakorum", (8, 6)), ("xian", (0, 1)), ("", (0, 0))):
        s = table("berke carprini")
        expected = [GAME.goals.labels.index(label) for label in ("G01", "G04")]
        others = [goal for goal in range(18) if goal not in expected]
        s.seats[0].goals.cards[:] = expected
        s.seats[1].goals.cards[:] = others[:2]
        s.goal_box.cards[:] = others[2:]
        set_posts(s, 0, cities)
        assert s.invariant_violations() == []
        s.stack.clear()
        s.over = True
        assert (s.breakdown()[0]["goals"], s.breakdown()[0]["goal_cities"]) == points


def test_two_players_take_five_coins_with_a_4_against_mercator() -> None:
    s = table("berke mercator", ("4",), ("4 coin",))
    assert held(play(s, "place coins, die blue 4"), 0) == {"coin": 9}, "Berke pays nothing"
    s = table("carprini mercator", ("4",), ("4 coin",))
    play(s, "place coins, die blue 4")
    assert (held(s, 0), held(s, 1)) == ({"coin": 5}, {"coin": 2})
