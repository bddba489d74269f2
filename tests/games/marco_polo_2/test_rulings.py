"""Rulings of the supplement, and what the rulebook says without an example."""

from __future__ import annotations

from typing import cast

import pytest

import fondaco
from fondaco.core.piles import EVERYBODY
from fondaco.games.marco_polo_2.game import MarcoPolo2
from fondaco.games.marco_polo_2.items import JADE
from fondaco.games.marco_polo_2.rules.scoring import arms, final_points, seal_points
from fondaco.games.marco_polo_2.state import MarcoPolo2State
from fondaco.games.polo.items import CAMEL, COIN, PEPPER
from fondaco.games.polo.packing import BLACK
from tests.games.polo.positions import (
    asked,
    check_every_action,
    dice,
    every_line,
    figures,
    held,
    legal,
    play,
    posts,
    reason,
    set_item,
)

from .positions import CITY_LABELS, GAME, contracts, give_turn, journey, next_round, set_display, set_goal, set_pile, table

# --- paying in jade (sections 1 and 6) ---------------------------------------------------------------------------------------


def test_the_payer_chooses_the_mix() -> None:
    """2 coins and 1 camel for the way to Xian, out of 5 coins, 5 camels and 2 jade: every mix once."""
    s = journey("step xian", "lower", items="5 coin 5 camel 2 jade", bonuses={"xian": "vp_3"})
    assert legal(s) == ["pay jade_for_coins 0", "pay jade_for_coins 1", "pay jade_for_coins 2"]
    ends = every_line(s)
    spent = sorted((after.held(0, COIN), after.held(0, CAMEL), after.held(0, JADE)) for after in ends)
    assert spent == [(2, 4, 2), (2, 5, 1), (3, 4, 1), (3, 5, 0), (4, 4, 0)]
    assert len(ends) == len({after.key() for after in ends})


def test_jade_that_camels_need_is_not_for_coins() -> None:
    """3 coins and a camel, but no camel: one of two jade is already due."""
    s = journey("step xian", "lower", items="3 coin 2 jade")
    assert legal(s) == ["pay jade_for_coins 0", "pay jade_for_coins 1"]
    assert reason(s, "pay jade_for_coins 2") == "Between 0 and 1 are possible."


def test_what_has_one_answer_is_not_asked() -> None:
    s = journey("step xian", "lower", items="2 coin 2 jade", bonuses={"xian": "vp_3"})
    assert (asked(s), held(s)) == ("Turn", {"vp": 3})


def test_printed_jade_is_paid_in_jade_only() -> None:
    s = table(items=("20 coin 20 camel",), at="pagan")
    play(s, "place lower, die blue 6")
    assert reason(s, "step kabul") == "You need 1 jade more for Kabul."


def test_a_fee_and_an_offer_in_jade() -> None:
    """The jade price comes on top of a fee for an occupied space, whose coins may be paid in jade."""
    s = table("filippo mongke", dice=("2 6 6 6 6", "2 6 6 6 6"), items=("1 coin 3 jade",))
    give_turn(s, 1)
    play(s, "place book1, die yellow 2, offer 1, end, place book1, die blue 2")
    assert legal(s) == ["pay jade_for_coins 1", "pay jade_for_coins 2"]
    play(s, "pay jade_for_coins 1, offer 4")
    assert "jade" not in held(s)


@pytest.mark.parametrize(
    ("items", "move"),
    [
        ("1 jade", "reroll blue 2"),
        ("2 jade", "turn blue 2 up"),
        ("3 jade", "buy"),
        ("2 jade 1 silk 2 pepper", "complete ct_01"),
        ("9 jade 2 gold", "upgrade jeweler"),
    ],
)
def test_jade_pays_everywhere(items: str, move: str) -> None:
    s = table("filippo mongke", dice=("2 6 6 6 6",), items=(items,), contracts=("ct_01",), seals=("jeweler",))
    assert move in legal(s)
    play(s, move)
    assert "jade" not in held(s)


# --- turns and the money bag (section 9) -------------------------------------------------------------------------------------


def test_without_an_action_one_die_goes_to_the_bag_and_the_turn_may_end() -> None:
    """All main actions are taken or too dear: the bag is the only way, and one die is enough."""
    s = table("filippo mongke", dice=("1 1",), cards={"area1": "cc_17", "area2": "cc_18"})
    for space in ("book1", "khan"):
        s.seats[0].own_colour_on |= 1 << GAME.spaces.labels.index(space)
        s.board[GAME.spaces.labels.index(space)] += (7,)
    s.board[GAME.spaces.labels.index("seals")] += (7,)
    s.board[0] = s.board[0][2:]
    assert legal(s) == ["place bag"]
    play(s, "place bag, die blue 1, bag 3")
    set_item(s, 0, JADE, 0)
    assert legal(s) == ["place bag", "end"]


def test_the_bag_costs_no_fee_and_takes_any_colour_again() -> None:
    s = table(dice=("1 2 3",))
    play(s, "place bag, die blue 1, bag 1, place bag, die blue 2, bag 1")
    assert held(s) == {"coin": 6}


def test_after_the_action_even_the_last_die_may_go_to_the_bag() -> None:
    s = table(dice=("1 2",))
    play(s, "place book1, die blue 1, offer 1, place bag, die blue 2, bag 1")
    assert legal(s) == ["end"]


# --- travelling (section 9) --------------------------------------------------------------------------------------------------


def test_sea_routes_need_the_seal_simple_or_upgraded() -> None:
    for owned in ("farmer", "farmer!"):
        s = journey("step angkor, stop", items="3 coin", at="fuzhou", seals=(owned,))
        assert figures(s) == ["angkor"]
    s = table(items=("20 coin",), at="fuzhou")
    play(s, "place middle, die blue 6, die blue 6")
    assert reason(s, "step angkor") == "The sea route to Angkor needs the seal of the Farmers."


def test_the_upper_space_does_not_count_where_the_journey_starts() -> None:
    s = journey("step xanadu, stop", "upper", at="xian")
    assert posts(s) == ["xanadu"]
    s = journey("step xanadu, step xian, step yangzhou, stop", "upper", at="xian")
    assert legal(s) == ["post xanadu", "post xian", "leave"]


def test_to_and_fro_is_allowed() -> None:
    s = journey("step xanadu, step xian, stop", at="xian", bonuses={"xian": "vp_3"})
    assert posts(s) == ["xian"]


def test_all_posts_placed_one_moves() -> None:
    """It pays like a new post, but the points for posts 9 to 11 come only once."""
    eleven = [city for city in CITY_LABELS if city not in ("balkh", "baghdad", "jaipur", "quilon")]
    s = journey("step balkh, stop", at="kabul", posts=(" ".join(eleven),), bonuses={"balkh": "camel_3"}, items="3 camel")
    assert "leave" not in legal(s)
    assert reason(s, "leave") == "Your journey ends in Balkh: one of your posts must move there."
    play(s, "relocate yangzhou")
    assert held(s) == {"camel": 3}
    assert len(posts(s)) == 11
    assert "yangzhou" not in posts(s)


def test_bonuses_of_a_journey_come_in_the_order_its_owner_likes() -> None:
    """An outpost bonus that asks, and the choice of a contract."""
    s = journey("step yangzhou, stop", outposts={"yangzhou": "ob_any_good_1"})
    assert legal(s) == ["first good", "first yangzhou"]
    play(s.clone(), "first yangzhou, stop, good gold")
    play(s, "first good, good gold, stop")
    assert asked(s) == "Turn"


def test_a_contract_where_a_post_is_placed_may_be_declined() -> None:
    s = journey("step yangzhou, stop", contracts=("ct_01 ct_02",), display={"yangzhou": "ct_05 ct_06"})
    play(s.clone(), "stop")
    play(s, "take yangzhou1")
    assert legal(s) == ["drop ct_01", "drop ct_02"]
    assert reason(s, "drop ct_05") == (
        "You have just taken ct_05 (2 camels + 1 silk + 1 gold → 3 points + 3 camels), so it must stay; drop an old one."
    )


def test_the_middle_space_may_be_left_early() -> None:
    s = table(items=("20 coin 20 camel",))
    play(s, "place middle, die blue 6, die blue 6")
    assert reason(s, "stop") == "You must make at least one step."
    play(s, "step xian")
    assert "stop" in legal(s)


def test_a_reward_step_may_be_declined_and_is_lost_without_means() -> None:
    s = table(items=("2 camel 3 silk 1 coin 1 jade",), contracts=("ct_17",))
    play(s, "complete ct_17, pay jade_for_camels 0, stop")
    assert figures(s) == ["beijing"]
    events: list[fondaco.Event] = []
    s = table(items=("2 camel 3 silk",), contracts=("ct_17",))
    s.apply(s.parse("complete ct_17"), events)
    assert "Player 1 can make no step." in [event.text() for event in events]


# --- rounds ------------------------------------------------------------------------------------------------------------------


def test_the_next_offers_are_open_and_those_below_are_not() -> None:
    s = table()
    assert [stack.knowers for stack in s.offer_stacks] == [[0, 0, 0, 0, EVERYBODY]] * 3
    following = [stack.cards[-1] for stack in s.offer_stacks]
    next_round(s)
    assert list(s.offer_tiles) == following


def test_five_rounds_and_the_last_tile_stays_in_the_box() -> None:
    s = table()
    for number in range(2, 6):
        next_round(s)
        while asked(s) != "Turn":
            s.apply(s.legal_actions()[0])
        assert s.round == number
    assert [len(stack.cards) for stack in s.offer_stacks] == [1, 1, 1]
    assert s.observe(0)["next_offers"] == {}
    next_round(s)
    assert s.over


def test_the_action_area_changes_and_the_map_does_not() -> None:
    s = table()
    old = s.city_cards
    next_round(s)
    assert s.city_cards[:6] == old[:6]
    assert not set(s.city_cards[6:]) & set(old)
    assert len(s.card_pile.cards) == 25 - 8 - 2


def test_a_new_round_pays_cities_and_upgraded_seals_only() -> None:
    s = table("filippo mongke", posts=("xian pagan",), seals=("tailor! farmer",), bonuses={"xian": "jade_2"})
    next_round(s)
    assert (s.held(0, JADE), s.held(0, PEPPER)) == (2, 0)
    assert s.held(0, COIN) >= 3


def test_the_hourglass_stays_when_no_seat_travels() -> None:
    s = table("filippo mongke abha")
    s.hourglass = 2
    next_round(s)
    assert s.hourglass == 2


def test_black_dice_rolled_in_advance_are_chosen() -> None:
    s = table(items=("3 camel",), black_dice="rolled")
    assert len(s.black_values) == 4
    play(s, "buy")
    values = sorted(set(s.black_values))
    assert legal(s) == [f"die black {value}" for value in values]
    play(s, f"die black {values[0]}")
    assert f"black {values[0]}" in dice(s)
    assert len(s.black_values) == s.black_dice == 3


def test_isabella_gains_for_a_chosen_black_die() -> None:
    s = table("isabella de", items=("3 camel",), black_dice="rolled")
    s.black_values = (1, 2, 3, 4)
    play(s, "buy, die black 1")
    assert held(s) == {"coin": 2}


def test_no_black_die_left() -> None:
    s = table(items=("2 camel 1 pepper 3 gold",), contracts=("cs_03",))
    s.board[0] += (12 + BLACK,) * s.black_dice
    s.black_dice = 0
    play(s, "complete cs_03")
    assert asked(s) == "Turn"
    assert reason(s, "buy") == "There is no black die left on the board."


def test_khan_takes_four_dice_and_black_ones_again() -> None:
    s = table("filippo mongke", dice=("3 b4",))
    play(s, "place khan, die blue 3, end")
    give_turn(s, 0)
    play(s, "place khan, die black 4, end")
    give_turn(s, 1)
    assert reason(s, "place khan") == "The khan's favour has no free place this round."


def test_an_empty_pile_leaves_places_empty() -> None:
    s = table(posts=("pagan",), contracts=("",))
    s.seats[1].fulfilled = tuple(s.contract_pile.cards)
    s.contract_pile.cards, s.contract_pile.knowers = [], []
    play(s, "place contracts, die blue 6, take pagan1, take pagan2, end")
    give_turn(s, 1)
    s.seats[1].posts = s.seats[0].posts
    assert reason(s, "place contracts") == "There are no contracts left in your contract cities."


def test_a_contract_city_can_be_used_at_once() -> None:
    """Unlike cards and special cities: contracts of a city can be taken in the turn its post was placed."""
    s = table(items=("4 camel 3 coin 3 silk",), contracts=("ct_17",), display={"yangzhou": "ct_05 ct_06"})
    play(s, "complete ct_17, step yangzhou, stop")
    assert "place contracts" in legal(s)


def test_a_contract_from_the_display_as_a_reward() -> None:
    """No printed piece of ours gives it; one of an owner's file may. It cannot be refused."""
    text = GAME.components_text.replace('{ id = "ob_gold_2", reward = "2 gold" }', '{ id = "ob_gold_2", reward = "1 display" }')
    game = cast(MarcoPolo2, fondaco.core.registry.game_with_components("marco_polo_2", text))
    s = cast(MarcoPolo2State, game.new(2, 1, characters="random"))
    while asked(s) != "Turn":
        s.apply(s.legal_actions()[0])
    s.seats[0].posts = 1 << game.places.labels.index("pagan")
    game.effects[game.items.ITEMS.index("display")](s, 0, 1)
    assert legal(s) == ["take pagan1", "take pagan2"]
    assert reason(s, "stop") == "You must take at least one contract."
    assert reason(s, "take kabul1") == "You have no post in Kabul."


# --- the end -----------------------------------------------------------------------------------------------------------------


def test_coats_of_arms_count_once_and_goals_count_them_again() -> None:
    """Pagan and Lhasa share arms 4; goal 1 has arms 4 and 9."""
    s = table("filippo mongke", posts=("pagan lhasa kabul",))
    set_goal(s, 0, "goal_01")
    assert arms(s, 0) == 3
    s.seats[0].posts = (1 << len(CITY_LABELS)) - 1
    assert arms(s, 0) == 11


def test_thirteen_coats_of_arms_are_all_there_can_be() -> None:
    """All nine, three of them again for the goal, and De Wu's: 43 points."""
    nine = [city for city in CITY_LABELS if city not in ("karakorum", "yangzhou", "angkor", "lhasa")]
    s = table("de mongke", posts=(" ".join(nine),))
    for label, counted in (("goal_07", 13), ("goal_01", 12)):
        set_goal(s, 0, label)
        assert arms(s, 0) == counted
    set_goal(s, 0, "goal_07")
    assert final_points(s, 0)["arms"] == 43


def test_only_upgraded_seals_of_the_goal_score() -> None:
    s = table(seals=("farmer! spicer tailor!",))
    set_goal(s, 0, "goal_01")
    assert seal_points(s, 0) == 4


def test_goods_and_coins_at_the_end() -> None:
    """2 goods a point, jade among them, camels not; 10 coins a point."""
    s = table("filippo mongke", items=("29 coin 9 camel 1 pepper 1 silk 1 gold 2 jade",))
    result = final_points(s, 0)
    assert (result["goods"], result["coins"]) == (2, 2)


def test_camels_break_ties() -> None:
    s = table("filippo mongke", items=("3 camel", "2 camel"))
    assert s.ranking_key(0) > s.ranking_key(1)


# --- exactness where many answers are near -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "moves",
    [
        "place upper, die blue 2, die blue 3, die blue 4, step xian, step yangzhou",
        "place upper, die blue 2, die blue 3, die blue 4, step xian, step yangzhou, pay jade_for_coins 0, pay jade_for_camels 0",
        "place contracts, die blue 2",
        "place contracts, die blue 2, take pagan1",
        "place seals, die blue 2, die blue 3",
        "place book1, die blue 2",
        "place bag, die blue 2",
        "place area1, die blue 2",
        "place seals, die blue 2",
        "complete ct_41",
    ],
)
def test_exactly_the_legal_answers_pass(moves: str) -> None:
    stock = "9 coin 9 camel 4 pepper 4 silk 4 gold 2 jade"
    own_pieces = {"posts": ("pagan kabul",), "contracts": ("ct_41",), "seals": ("farmer",)}
    s = table("mailin de", ("2 3 4 5 6",), (stock,), cards={"area1": "cc_13"}, **own_pieces)  # type: ignore[arg-type]
    check_every_action(play(s, moves))


def test_a_second_contract_comes_later_in_the_order() -> None:
    s = table(posts=("pagan kabul",), contracts=("ct_01 ct_02",))
    set_display(s, "pagan", "ct_05 ct_06")
    set_pile(s, "ct_09")
    play(s, "place contracts, die blue 6, take pagan2")
    assert reason(s, "take pagan1") == "The second contract comes after Pagan 2 in the order of the map."
    play(s, "take kabul2")
    assert len(contracts(s)) == 2
    assert "ct_01" not in contracts(s)


def test_a_contract_belongs_to_the_post_that_was_placed() -> None:
    """The outpost bonus of Yangzhou is a step, and its post moves on with it: the contract was earned before."""
    ten = [city for city in CITY_LABELS if city not in ("yangzhou", "fuzhou", "balkh", "baghdad", "quilon")]
    tiles, shown = {"yangzhou": "ob_move_1"}, {"yangzhou": "ct_05 ct_06"}
    s = journey("step yangzhou, stop", posts=(" ".join(ten),), outposts=tiles, display=shown)
    play(s, "first step, step fuzhou, relocate yangzhou")
    assert (asked(s), "yangzhou" in posts(s)) == ("TakeFrom", False)
    assert legal(s) == ["take yangzhou1", "take yangzhou2", "stop"]
    check_every_action(s)
    play(s, "take yangzhou1")
    assert "ct_05" in contracts(s)
