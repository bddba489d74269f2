"""City cards, family by family and card by card (supplement, section 6)."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from .positions import at_alexandria, complete_before, every_line, figures, held, legal, no_outposts, play, posts, reason, table

REPEAT = [
    ("camel_pepper_to_7_coin", "1 camel 1 pepper", {"coin": 7}),
    ("camel_silk_to_8_coin", "1 camel 1 silk", {"coin": 8}),
    ("camel_gold_to_9_coin", "1 camel 1 gold", {"coin": 9}),
    ("camel_pepper_to_2_coin_2_vp", "1 camel 1 pepper", {"coin": 2, "vp": 2}),
    ("camel_silk_to_4_coin_2_vp", "1 camel 1 silk", {"coin": 4, "vp": 2}),
    ("camel_gold_to_6_coin_2_vp", "1 camel 1 gold", {"coin": 6, "vp": 2}),
    ("3_camel_pepper_to_4_vp", "3 camel 1 pepper", {"vp": 4}),
    ("2_camel_silk_to_4_vp", "2 camel 1 silk", {"vp": 4}),
    ("camel_gold_to_4_vp", "1 camel 1 gold", {"vp": 4}),
    ("2_pepper_to_2_vp", "2 pepper", {"vp": 2}),
    ("2_silk_to_3_vp", "2 silk", {"vp": 3}),
    ("2_gold_to_4_vp", "2 gold", {"vp": 4}),
    ("camel_to_vp", "1 camel", {"vp": 1}),
    ("2_camel_to_2_coin_1_vp", "2 camel", {"coin": 2, "vp": 1}),
    ("3_camel_to_one_of_each_good", "3 camel", {"pepper": 1, "silk": 1, "gold": 1}),
]


@pytest.mark.parametrize(("card", "cost", "reward"), REPEAT, ids=[card for card, _, _ in REPEAT])
def test_every_plain_card_once_and_thrice(card: str, cost: str, reward: dict[str, int]) -> None:
    for times in (1, 3):
        words = cost.split()
        items = " ".join(f"{times * int(number)} {name}" for number, name in zip(words[::2], words[1::2], strict=True))
        s = at_alexandria(card, items, "3")
        assert legal(s) == [f"times {often}" for often in range(1, times + 1)]
        play(s, f"times {times}")
        assert held(s) == {name: times * number for name, number in reward.items()}


def test_what_a_card_brings_cannot_pay_for_its_repetitions() -> None:
    """3 camels for one of each good, paid in full first."""
    s = at_alexandria("2_camel_to_2_coin_1_vp", "5 camel")
    assert legal(s) == ["times 1", "times 2"]


def test_a_die_that_can_do_nothing_may_not_be_placed() -> None:
    for card, items in (("camel_to_vp", ""), ("2_coin_to_good_choice", "1 coin"), ("coin_to_own_city_bonus", "5 coin")):
        s = table("berke kubilai", ("6",), (items,), posts=("alexandria",), cards={"alexandria": card})
        assert "place alexandria" not in legal(s)
        assert reason(s, "place alexandria") is not None


def test_triggers_for_coins_are_limited_by_die_coins_and_cities() -> None:
    cities = ("alexandria anxi ormuz adana kochi",)
    assert legal(at_alexandria("coin_to_own_city_bonus", "9 coin", "6", posts=cities)) == [f"times {n}" for n in range(1, 5)]
    assert legal(at_alexandria("coin_to_own_city_bonus", "9 coin", "3", posts=cities)) == [f"times {n}" for n in range(1, 4)]
    assert legal(at_alexandria("coin_to_own_city_bonus", "2 coin", "6", posts=cities)) == ["times 1", "times 2"]


@pytest.mark.parametrize("die", range(1, 7))
def test_own_city_bonus_by_die(die: int) -> None:
    """One bonus with a 1 to 4, two of different cities with a 5 or 6."""
    s = at_alexandria("own_city_bonus_by_die", die=str(die), posts=("alexandria ormuz kochi",))
    ends = [held(end) for end in every_line(s)]
    assert ends == ([{"camel": 3}, {"vp": 3}] if die <= 4 else [{"camel": 3, "vp": 3}])


def test_steps_for_goods_cost_a_pair_each() -> None:
    """Two of one kind are no pair (section 12), and roads cost as usual."""
    s = table(
        "berke kubilai",
        ("6",),
        ("5 pepper",),
        posts=("alexandria",),
        cards={"alexandria": "two_different_goods_to_travel_step"},
    )
    assert "place alexandria" not in legal(s)
    s = at_alexandria("two_different_goods_to_travel_step", "1 silk 1 gold 3 camel")
    assert legal(s, "step") == ["step alexandria", "step oasis_01", "step oasis_02"]
    play(s, "step oasis_02, stop, pair silk-gold")
    assert held(s) == {}
    assert figures(s) == ["oasis_02"]


@pytest.mark.parametrize("goods", list(product(range(4), repeat=3)))
def test_pairs_can_be_paid_in_every_way_once(goods: tuple[int, int, int]) -> None:
    """Every way to pay two steps with pairs of different goods has one path, and no other is offered."""
    pairs = ((1, 1, 0), (1, 0, 1), (0, 1, 1))
    expected = []
    for chosen in combinations_with_replacement(pairs, 2):
        left = tuple(have - sum(pair[good] for pair in chosen) for good, have in enumerate(goods))
        if min(left) >= 0:
            expected.append(left)
    items = " ".join(f"{number} {name}" for number, name in zip(goods, ("pepper", "silk", "gold"), strict=True))
    s = table(
        "berke kubilai",
        ("2",),
        (items,),
        posts=("alexandria",),
        cards={"alexandria": "two_different_goods_to_travel_step"},
        outposts=no_outposts(),
    )
    if not expected:
        if "place alexandria" in legal(s):
            play(s, "place alexandria, die blue 2, step oasis_01")
            assert legal(s) == ["stop"]
        return
    play(s, "place alexandria, die blue 2, step oasis_01, step venezia")
    found = [tuple(held(end).get(good, 0) for good in ("pepper", "silk", "gold")) for end in every_line(s)]
    assert sorted(found) == sorted(expected)


def test_bought_steps_are_one_movement() -> None:
    """A post only at the end, though a city lies on the way."""
    s = at_alexandria("2_camel_to_travel_step", "9 camel", posts=("alexandria",), outposts=no_outposts())
    s.seats[0].posts = 0
    play(s, "step alexandria, step oasis_04, stop")
    assert posts(s) == []
    assert held(s) == {"camel": 5}


def test_counted_contracts_with_a_low_die() -> None:
    for card, item, worth in (("2_coin_per_completed_contract", "coin", 2), ("1_vp_per_completed_contract", "vp", 1)):
        for die, count in ((2, 2), (3, 3), (6, 3)):
            s = table("berke kubilai", (f"{die} 6",), posts=("alexandria",), cards={"alexandria": card})
            complete_before(s, 0, "C01 C02 S03")
            play(s, f"place alexandria, die blue {die}")
            assert held(s) == {item: worth * count}


def test_counted_posts_with_kubilais_first() -> None:
    s = table("kubilai berke", ("6",), posts=("beijing alexandria",), cards={"alexandria": "2_coin_per_trading_post"})
    play(s, "place alexandria, die blue 6")
    assert held(s) == {"coin": 4}


def test_points_for_coins_and_back_in_one_use() -> None:
    """Section 6: the direction may change from repetition to repetition."""
    s = at_alexandria("vp_coin_exchange", "3 coin", "4")
    ends = {(held(end).get("vp", 0), held(end).get("coin", 0)) for end in every_line(s)}
    assert ends == {(1, 0), (0, 3), (-1, 6), (-2, 9), (-3, 12), (-4, 15)}
    assert all(3 * points + coins == 3 for points, coins in ends)


def test_camels_and_coins_only_one_way_each() -> None:
    s = at_alexandria("camel_or_coin_exchange", "2 coin 2 camel", "2")
    ends = {(held(end).get("coin", 0), held(end).get("camel", 0)) for end in every_line(s)}
    assert ends == {(5, 1), (8, 0), (1, 3), (0, 4)}


def test_goods_and_camels_in_both_directions() -> None:
    """One pepper and two camels, two repetitions: every mixture of directions and goods, at least one repetition."""
    s = at_alexandria("good_camel_exchange", "1 pepper 2 camel", "2")
    ends = {tuple(held(end).get(item, 0) for item in ("pepper", "silk", "gold", "camel")) for end in every_line(s)}
    assert (0, 0, 0, 4) in ends  # pepper for camels
    assert {(2, 0, 0, 0), (1, 1, 0, 0), (1, 0, 1, 0)} <= ends  # camels for a good
    assert {(0, 1, 0, 2), (0, 0, 1, 2)} <= ends  # a good for camels, camels for another good
    assert all(2 * sum(goods) + camels == 4 for *goods, camels in ends)
