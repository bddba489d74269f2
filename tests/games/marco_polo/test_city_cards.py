"""Die Stadtkarten (page 11): every family of cards (supplement, section 6)."""

from __future__ import annotations

import pytest

from fondaco.core.selections import out_of_order_picks

from .positions import (
    CARD,
    GAME,
    asked,
    check_every_action,
    contracts,
    figures,
    held,
    legal,
    no_outposts,
    play,
    posts,
    put_bonuses,
    reason,
    set_contracts,
    table,
)


def test_example_of_a_city_card() -> None:
    """Gelb has a 3 on the card and uses it twice: 2 camels and 2 gold for 8 points."""
    s = table(
        "berke kubilai", ("3 6 6 6 6",), ("5 camel 5 gold",), posts=("alexandria",), cards={"alexandria": "camel_gold_to_4_vp"}
    )
    play(s, "place alexandria, die blue 3")
    assert legal(s) == ["times 1", "times 2", "times 3"]
    assert reason(s, "times 4") == "3 times at most."
    play(s, "times 2")
    assert held(s) == {"camel": 3, "gold": 3, "vp": 8}
    assert asked(s) == "Turn"


def test_a_card_needs_a_post_there() -> None:
    s = table("berke kubilai", cards={"alexandria": "2_coin_per_pip"})
    assert reason(s, "place alexandria") == "You have no trading post in Alexandria."
    assert reason(s, "place moscow", "de") == "Du hast keinen Handelsposten in Moskau."


def test_a_card_is_used_once_a_round() -> None:
    s = table(
        "berke kubilai", posts=("alexandria", "alexandria"), cards={"alexandria": "2_coin_per_pip"}, dice=("3 b3", "6 6 6 6 6")
    )
    play(s, "place alexandria, die blue 3")
    assert held(s) == {"coin": 6}
    play(s, "end")
    assert "place alexandria" not in legal(s)


def test_sumatra_has_three_cards() -> None:
    cards = {"sumatra1": "2_coin_per_pip", "sumatra2": "pepper_by_die", "sumatra3": "silk_by_die"}
    s = table("berke kubilai", ("1 4 6 6 6",), posts=("sumatra",), cards=cards)
    assert [move for move in legal(s, "place") if "sumatra" in move] == ["place sumatra1", "place sumatra2", "place sumatra3"]
    play(s, "place sumatra2, die blue 1, end, place camels, die yellow 6, row 1, end, place sumatra3, die blue 4")
    assert held(s) == {"pepper": 1, "silk": 3}


def test_a_card_that_cannot_be_used_once_takes_no_die() -> None:
    s = table("berke kubilai", items=("4 camel",), posts=("alexandria",), cards={"alexandria": "camel_gold_to_4_vp"})
    assert str(reason(s, "place alexandria")).startswith("You lack 1 gold for ")


def test_what_is_gained_does_not_pay_for_later_repetitions() -> None:
    """A ruling: 2 camels pay for one repetition of 2 camels for 2 coins and 1 point; coins do not buy more."""
    s = table("berke kubilai", items=("2 coin",), posts=("alexandria",), cards={"alexandria": "2_coin_to_good_choice"})
    play(s, "place alexandria, die blue 6")
    assert legal(s) == ["times 1"]


def test_goods_of_choice_are_named_in_order() -> None:
    s = table("berke kubilai", items=("6 coin",), posts=("alexandria",), cards={"alexandria": "2_coin_to_good_choice"})
    play(s, "place alexandria, die blue 6, times 3, good silk")
    assert legal(s) == ["good silk", "good gold"]
    play(s, "good silk, good gold")
    assert held(s) == {"silk": 2, "gold": 1}


def test_travel_for_camels_is_one_journey() -> None:
    """2 camels a step and the roads; a post only at its end, no fare, no hourglass."""
    s = table(
        "berke kubilai", ("3 6 6 6 6",), ("7 camel",), posts=("alexandria",), cards={"alexandria": "2_camel_to_travel_step"}
    )
    s.hourglass = 1
    play(s, "place alexandria, die blue 3, step oasis_01")
    assert reason(s, "step moscow") is None
    play(s, "step moscow")
    assert legal(s) == ["step oasis_01", "stop"], "3 camels are too few for Anxi: 2 and 3 for the road"
    play(s, "stop")
    assert held(s)["camel"] == 3
    assert "moscow" in posts(s)
    assert s.hourglass == 1


def test_travel_for_goods_needs_a_pair_of_different_goods_a_step() -> None:
    s = table(
        "berke kubilai",
        items=("3 pepper 1 silk 1 gold",),
        posts=("alexandria",),
        cards={"alexandria": "two_different_goods_to_travel_step"},
        outposts={"moscow": ""},
    )
    play(s, "place alexandria, die blue 6, step oasis_01, step moscow")
    assert legal(s) == ["stop"]
    assert reason(s, "step oasis_01") == "For Oasis 1 you need 3 pairs of different goods."
    play(s, "stop")
    assert figures(s) == ["venezia"], "paid before moving"
    assert legal(s) == ["pair pepper-silk"], "the one outcome has one path"
    check_every_action(s)
    assert str(reason(s, "pair pepper-gold")).startswith("You cannot pay 2 pairs that way")
    play(s, "pair pepper-silk, pair pepper-gold")
    assert held(s) == {"pepper": 1}
    assert figures(s) == ["moscow"]


def test_city_bonuses_for_a_coin_are_of_different_cities() -> None:
    s = table(
        "berke kubilai",
        items=("5 coin",),
        posts=("alexandria anxi adana kochi",),
        cards={"alexandria": "coin_to_own_city_bonus"},
    )
    play(s, "place alexandria, die blue 6")
    assert legal(s) == ["times 1", "times 2", "times 3"]
    play(s, "times 2")
    assert legal(s) == ["bonus anxi", "bonus adana"]
    check_every_action(s)
    play(s, "bonus anxi")
    assert legal(s) == ["bonus adana", "bonus kochi"]
    assert "too late" in str(reason(s, "bonus anxi"))
    play(s, "bonus kochi")
    assert held(s) == {"coin": 8, "vp": 3}


def test_a_double_trigger_with_one_city_gives_one() -> None:
    s = table("berke kubilai", posts=("alexandria anxi",), cards={"alexandria": "own_city_bonus_by_die"})
    play(s, "place alexandria, die blue 6, bonus anxi")
    assert held(s) == {"coin": 5}
    assert asked(s) == "Turn"


def test_a_trigger_needs_a_small_city() -> None:
    s = table("berke kubilai", posts=("alexandria beijing",), cards={"alexandria": "own_city_bonus_by_die"})
    assert reason(s, "place alexandria") == "You have no trading post in a small city."


def test_a_triggered_bonus_d_copies() -> None:
    s = table("berke kubilai", posts=("alexandria xian",), cards={"alexandria": "own_city_bonus_by_die"})
    play(s, "place alexandria, die blue 6, bonus xian, bonus ormuz")
    assert held(s) == {"camel": 3}


@pytest.mark.parametrize(
    ("card", "by_die"),
    [
        ("pepper_by_die", [("pepper", 1), *[("pepper", 3)] * 5]),
        ("silk_by_die", [*[("silk", 1)] * 3, *[("silk", 3)] * 3]),
        ("gold_by_die", [*[("gold", 1)] * 5, ("gold", 3)]),
        ("2_coin_per_pip", [("coin", 2 * value) for value in range(1, 7)]),
    ],
)
def test_tables_by_die(card: str, by_die: list[tuple[str, int]]) -> None:
    for value, (item, number) in enumerate(by_die, 1):
        s = table("berke kubilai", (f"{value} 6 6 6 6",), posts=("alexandria",), cards={"alexandria": card})
        play(s, f"place alexandria, die blue {value}")
        assert held(s) == {item: number}


def test_counted_cards_take_the_smaller_number() -> None:
    """All posts on the map count, Beijing too; a die higher than the count is fine."""
    for value, expected in ((2, 2), (6, 4)):
        s = table(
            "berke kubilai",
            (f"{value} 6 6 6 6",),
            posts=("alexandria anxi beijing moscow",),
            cards={"alexandria": "1_vp_per_trading_post"},
        )
        play(s, f"place alexandria, die blue {value}")
        assert held(s) == {"vp": expected}


def test_counted_contracts() -> None:
    s = table("berke kubilai", posts=("alexandria",), cards={"alexandria": "2_coin_per_completed_contract"})
    assert reason(s, "place alexandria") == "You have fulfilled no contract yet."
    set_contracts(s, 0, "C11 C12")
    s.seats[0].fulfilled, s.seats[0].contracts = s.seats[0].contracts, ()
    play(s, "place alexandria, die blue 6")
    assert contracts(s.seats[0].fulfilled) == ["C11", "C12"]
    assert held(s) == {"coin": 4}


def test_camels_and_coins_one_direction_for_the_whole_use() -> None:
    s = table(
        "berke kubilai",
        ("3 6 6 6 6",),
        ("2 coin 4 camel",),
        posts=("alexandria",),
        cards={"alexandria": "camel_or_coin_exchange"},
    )
    play(s, "place alexandria, die blue 3")
    assert legal(s) == [
        *("swap camel-coin 1", "swap camel-coin 2", "swap camel-coin 3"),
        *("swap coin-camel 1", "swap coin-camel 2"),
    ]
    assert reason(s, "swap camel-coin 0") == "The card must be used at least once."
    assert reason(s, "swap camel-coin 4") == "3 times at most."
    assert reason(s, "swap coin-camel 3") == "You lack 1 coin."
    play(s, "swap camel-coin 3")
    assert held(s) == {"coin": 11, "camel": 1}
    assert asked(s) == "Turn"


def test_points_may_go_below_zero() -> None:
    """Supplement, section 6."""
    s = table("berke kubilai", ("3 6 6 6 6",), posts=("alexandria",), cards={"alexandria": "vp_coin_exchange"})
    play(s, "place alexandria, die blue 3")
    assert legal(s) == ["swap vp-coin 1", "swap vp-coin 2", "swap vp-coin 3"]
    play(s, "swap vp-coin 3")
    assert held(s) == {"vp": -3, "coin": 9}
    assert s.scores()[0] == -3


def test_points_and_coins_each_repetition_its_own_direction() -> None:
    s = table("berke kubilai", ("3 6 6 6 6",), ("6 coin",), posts=("alexandria",), cards={"alexandria": "vp_coin_exchange"})
    play(s, "place alexandria, die blue 3, swap vp-coin 0")
    assert legal(s) == ["swap coin-vp 1", "swap coin-vp 2"], "at least one repetition"
    play(s, "swap coin-vp 2")
    assert held(s) == {"vp": 2}


def test_goods_and_camels_each_repetition_its_own_good() -> None:
    s = table(
        "berke kubilai",
        ("5 6 6 6 6",),
        ("2 pepper 1 gold 2 camel",),
        posts=("alexandria",),
        cards={"alexandria": "good_camel_exchange"},
    )
    play(s, "place alexandria, die blue 5")
    assert legal(s) == ["swap pepper-camel 0", "swap pepper-camel 1", "swap pepper-camel 2"]
    play(s, "swap pepper-camel 2, swap gold-camel 0, swap camel-pepper 0, swap camel-silk 2")
    assert legal(s) == ["swap camel-gold 0", "swap camel-gold 1"]
    play(s, "swap camel-gold 1")
    assert held(s) == {"silk": 2, "gold": 2}
    assert asked(s) == "Turn"


@pytest.mark.parametrize("card", GAME.cards.labels)
def test_every_card_can_be_used(card: str) -> None:
    """With plenty of everything, every card does something, and all its questions can be answered."""
    plenty = "9 coin 9 camel 4 pepper 4 silk 4 gold"
    s = table(
        "carprini kubilai", items=(plenty,), posts=("alexandria anxi kashgar xian",), cards={"alexandria": card}, at="oasis_02"
    )
    put_bonuses(s, "ABCDEF")
    set_contracts(s, 0, "C11 C12")
    s.seats[0].fulfilled, s.seats[0].contracts = s.seats[0].contracts, ()
    before = held(s) | {"figure": s.seats[0].figures[0]}
    play(s, "place alexandria, die blue 6")
    while asked(s) != "Turn":
        s.apply(s.legal_actions()[0])
    assert held(s) | {"figure": s.seats[0].figures[0]} != before
    assert s.acted
    assert s.invariant_violations() == []
    assert s.board[9 + GAME.places.card_city.index(4)] == (6 * 6,)
    assert s.city_cards[GAME.places.card_city.index(4)] == CARD[card]


def test_the_card_of_a_new_post_waits_for_the_next_turn() -> None:
    """Page 9: “Ab seinem nächsten Zug darf er die dort ausliegende Karte … nutzen”, also where a contract brought the step."""
    s = table(
        "berke kubilai",
        ("6 6", "6 6"),
        ("10 coin 6 camel 3 pepper", ""),
        "venezia",
        contracts=("S06",),
        cards={"alexandria": "2_coin_per_pip"},
        outposts=no_outposts(),
    )
    play(s, "complete S06, step alexandria")
    assert posts(s) == ["alexandria"]
    assert "place alexandria" not in legal(s)
    assert reason(s, "place alexandria") == "Your post in Alexandria is new: its action opens with your next turn."
    assert s.observe(1)["new_posts"] == ["alexandria"]
    play(s, "place coins, die blue 6, end, place camels, die yellow 6, row 1, end")
    assert s.player == 0
    assert "place alexandria" in legal(s)


def test_goods_and_pairs_may_be_named_in_any_order() -> None:
    s = table("berke kubilai", items=("6 coin",), posts=("alexandria",), cards={"alexandria": "2_coin_to_good_choice"})
    play(s, "place alexandria, die blue 6, times 3")
    before = s.clone()
    play(s, "good gold")
    late = out_of_order_picks(before, s.moves[len(before.moves) :])
    assert {s.notation(pick) for pick in late} == {"good pepper", "good silk"}
    before.apply_all(late[s.parse("good pepper")])
    assert legal(before) == ["good gold"], "two of three are chosen"
