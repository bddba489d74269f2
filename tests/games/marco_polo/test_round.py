"""Rundenablauf (pages 15 and 16), and the compensation (page 14)."""

from __future__ import annotations

from fondaco.core.piles import EVERYBODY
from fondaco.games.marco_polo.state import MarcoPoloState

from .positions import SPACE, asked, contracts, held, legal, play, put_bonuses, reason, table

LAST_TURNS = "place camels, die blue 6, row 1, end, place pepper, die yellow 6, row 1, end"


def skip_compensation(s: MarcoPoloState) -> None:
    while asked(s) == "Compensate":
        play(s, "camels 0")


def test_left_over_contracts_go_under_the_special_pile() -> None:
    """In the order of their positions, in sight of all; six new ones are placed."""
    s = table("berke kubilai", ("6", "6"), row="C01 C02 C03")
    play(s, LAST_TURNS)
    assert s.round == 2
    assert contracts(s.contract_pile.cards[:3]) == ["C03", "C02", "C01"]
    assert s.contract_pile.knowers[:3] == [EVERYBODY] * 3
    assert len(s.contract_row) == 6
    assert len(s.contract_stacks) == 18


def test_dice_come_back_but_neutral_ones_stay() -> None:
    s = table("berke kubilai", ("6 b6", "6"))
    play(
        s, "place khan, die blue 6, good gold, end, place pepper, die yellow 6, row 1, end, place pepper, die black 6, row 1, end"
    )
    assert s.round == 2
    skip_compensation(s)
    assert s.black_dice == 3
    assert [len(each.dice) for each in s.seats] == [5, 5]
    assert [die // 6 for die in s.board[SPACE["khan"]]] == [1, 1]
    assert s.board[SPACE["pepper"]] == ()


def test_the_seat_that_travelled_last_starts_the_next_round() -> None:
    s = table("berke kubilai", ("6", "6 6"), ("", "9 coin"))
    play(s, "place camels, die blue 6, row 1, end, place travel, die yellow 6, die yellow 6, step xian, stop")
    while asked(s) != "Turn" or s.round == 1:
        s.apply(s.legal_actions()[-1])
    assert s.player == 1


def test_without_a_journey_the_start_player_stays() -> None:
    s = table("berke kubilai", ("6", "6"))
    play(s, LAST_TURNS)
    skip_compensation(s)
    assert s.player == 0


def test_small_cities_pay_at_the_start_of_a_round() -> None:
    """3 camels in Ormuz, 5 coins in Anxi; Kashgar asks."""
    s = table("berke kubilai", ("6", "6"), posts=("ormuz anxi kashgar",))
    play(s, LAST_TURNS)
    assert asked(s) == "Pair"
    play(s, "pair silk-gold")
    skip_compensation(s)
    assert {name: number for name, number in held(s).items() if name != "coin"} == {"camel": 4, "silk": 1, "gold": 1}
    assert held(s)["coin"] >= 5


def test_bonuses_that_ask_are_put_to_the_start_player_first() -> None:
    s = table("berke kubilai", ("6", "6"), posts=("kashgar", "kashgar"))
    s.hourglass = 1
    play(s, LAST_TURNS)
    assert s.player == 1
    play(s, "pair silk-gold")
    assert s.player == 0


def test_order_is_asked_between_bonuses_that_ask() -> None:
    s = table("matteo kubilai", ("6 w6", "6"), posts=("kashgar xian",), contracts=("",))
    play(s, "place camels, die blue 6, row 1, place purse, die white 6, end, place pepper, die yellow 6, row 1, end")
    assert legal(s) == ["first pair", "first contract", "first copy"]
    play(s, "first copy, bonus adana")
    assert legal(s) == ["first pair", "first contract"]
    play(s, "first contract")
    assert len(s.seats[0].contracts) == 1
    assert asked(s) == "Pair"


def test_compensation_example() -> None:
    """Grün rolled 13: two camels, two coins, or one of each."""
    s = table("berke kubilai", ("6", "6"))
    play(s, "place camels, die blue 6, row 1, end, place pepper, die yellow 6, row 1")
    found = set()
    for seed in range(60):
        world = s.determinize(None, seed)
        play(world, "end")
        while asked(world) == "Compensate":
            seat = world.player
            assert seat is not None
            pips = sum(die // 6 for die in world.seats[seat].dice)
            missing = 15 - pips
            assert missing > 0
            assert legal(world) == [f"camels {number}" for number in range(missing + 1)]
            if missing < 10:
                assert reason(world, f"camels {missing + 1}") == f"Your compensation is {missing}."
            before = held(world, seat)
            play(world, "camels 1")
            after = held(world, seat)
            assert after["camel"] - before.get("camel", 0) == 1
            assert after.get("coin", 0) - before.get("coin", 0) == missing - 1
            found.add(pips)
    assert 13 in found
    assert max(found) == 14


def test_the_white_die_counts_for_the_compensation() -> None:
    s = table("matteo kubilai", ("6 w6", "6"))
    play(s, "place camels, die blue 6, row 1, place purse, die white 6, end, place pepper, die yellow 6, row 1")
    for seed in range(60):
        world = s.determinize(None, seed)
        play(world, "end")
        while asked(world) not in ("Turn", "Compensate"):
            world.apply(world.legal_actions()[0])
        assert (asked(world) == "Compensate" and world.player == 0) == (sum(die // 6 for die in world.seats[0].dice) < 15)


def test_five_rounds() -> None:
    s = table("berke kubilai")
    rounds: list[int] = []
    while not s.over:
        if not rounds or rounds[-1] != s.round:
            rounds.append(s.round)
        s.apply(s.legal_actions()[-1] if asked(s) != "Turn" or "end" in legal(s) else s.parse("place purse"))
    assert rounds == [1, 2, 3, 4, 5]


def test_copying_with_random_bonuses() -> None:
    s = table("berke kubilai", ("6", "6"), posts=("anxi",))
    put_bonuses(s, "DABCEF")
    play(s, LAST_TURNS)
    assert legal(s) == ["bonus ormuz", "bonus kashgar", "bonus xian", "bonus adana", "bonus kochi"]
