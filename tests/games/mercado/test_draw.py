"""Aktion A: Münzen ziehen; seals and counterfeits."""

from __future__ import annotations

from collections import Counter

from fondaco.core.rng import Rng, key_of
from fondaco.games.mercado.packing import COINS, sample, total, unpack

from .positions import at, bag, coins, legal, named, play, reason, seals, seals_held, table


def test_three_coins_are_drawn_for_all_to_see() -> None:
    s = table()
    seals(s, 0, 1)
    play(s, "draw")
    assert total(s.drawn) + unpack(s.seats[0].mat)[5] == 3
    assert s.revealed == 1
    assert s.observe(1)["drawn"] == s.observe(0)["drawn"] == unpack(s.drawn)


def test_a_seal_brings_two_more_coins_once_a_turn() -> None:
    s = table("globe tapestry clock painting")
    bag(s, "gold gold silver silver copper")
    seals(s, 3, 1)
    play(s, "draw")
    assert legal(s) == ["seal", "enough"]
    assert total(s.drawn) == 3
    play(s, "seal")
    assert named(s.drawn) == {"gold": 2, "silver": 2, "copper": 1}
    assert s.seats[0].seals == 2
    assert s.seal_supply == 15 - 4 + 1
    assert s.seats[0].bag == 0
    assert not {"seal", "enough"} & set(legal(s))


def test_seals_can_be_kept() -> None:
    s = table()
    play(s, "draw, enough")
    assert seals_held(s) == [1, 1]


def test_the_seal_is_asked_for_before_counterfeits_go_to_the_character_tile() -> None:
    """The turn machine of the supplement: DRAW, SEAL, BLACK, PLACE."""
    s = table()
    bag(s, "counterfeit counterfeit counterfeit counterfeit gold")
    play(s, "draw")
    drawn = unpack(s.drawn)[5]
    assert drawn >= 2
    assert unpack(s.seats[0].mat)[5] == 0
    play(s, "enough")
    assert unpack(s.seats[0].mat)[5] == drawn
    assert unpack(s.drawn)[5] == 0


def test_without_a_seal_or_two_coins_left_none_is_asked_for() -> None:
    s = table("globe")
    bag(s, "gold gold gold silver")
    play(s, "draw")
    assert "seal" not in legal(s)
    s = table("globe")
    seals(s, 0, 1)
    play(s, "draw")
    assert not {"seal", "enough"} & set(legal(s))


def test_counterfeits_go_to_the_character_tile() -> None:
    s = table()
    bag(s, "counterfeit counterfeit counterfeit")
    play(s, "draw")
    assert unpack(s.seats[0].mat)[5] == 3
    assert s.seats[0].bag == 0
    assert s.player == 1


def test_coins_that_come_back_cannot_be_drawn_again_by_the_seal() -> None:
    """What was drawn goes back into the bag only at the end of the placing; until then it lies before the player."""
    s = table("globe")
    bag(s, "gold gold gold gold gold")
    play(s, "draw")
    assert named(s.seats[0].bag) == {"gold": 2}
    play(s, "enough, put globe")
    assert named(s.seats[0].bag) == {"gold": 2}
    play(s, "bag")
    assert named(s.seats[0].bag) == {"gold": 4}
    assert at(s, "globe") == {"gold": 1}


def test_every_coin_is_as_likely_as_the_others() -> None:
    """Over many draws of three from a bag of ten, kinds come as often as they are there; bounds are four deviations wide."""
    held = coins("gold gold gold gold silver silver copper turquoise joker counterfeit")
    rng = Rng(key_of(5))
    draws = 4000
    found: Counter[str] = Counter()
    for number in range(draws):
        drawn = sample(held, 3, rng.stream("coins", number))
        assert total(drawn) == 3
        assert all(count <= there for count, there in zip(unpack(drawn), unpack(held), strict=True))
        found.update(named(drawn))
    for name, there in zip(COINS, unpack(held), strict=True):
        assert abs(found[name] - draws * 3 * there / 10) < 130


def test_the_same_seed_draws_the_same_coins_whatever_others_did() -> None:
    first, second = table(players=3), table(players=3)
    play(first, "draw, enough")
    while first.player == 0:
        first.apply(first.legal_actions()[0])
    play(second, "draw, seal")
    while second.player == 0:
        second.apply(second.legal_actions()[-1])
    play(first, "draw")
    play(second, "draw")
    assert first.drawn == second.drawn


def test_the_reason_against_a_second_thought() -> None:
    s = play(table(), "draw")
    assert reason(s, "draw") == (f"That does not answer the current question: {s.prompt()}")
