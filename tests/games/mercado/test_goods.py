"""Wertung der Warentafeln."""

from __future__ import annotations

import pytest

from .positions import (
    GAME,
    TILE,
    at,
    bag,
    buy,
    deposit,
    distances,
    give,
    held,
    legal,
    named,
    play,
    reason,
    seals,
    seals_held,
    stand,
    table,
)


def test_the_example_of_a_turn() -> None:
    """Beispiel für einen Spielzug: Red buys the cloth; Yellow has 3 coins there and gets a seal, Blue has 1 and gets none."""
    s = table("cloth goblet vase clock", players=3, start=2)
    red, blue, yellow = 0, 1, 2
    deposit(s, "cloth", "gold turquoise", red)
    deposit(s, "cloth", "turquoise", blue)
    deposit(s, "cloth", "gold gold turquoise", yellow)
    bag(s, "counterfeit gold turquoise", red)
    before, bags = named(s.seats[red].mat), [each.bag for each in s.seats]
    newcomer = s.objects.cards[-1]
    play(s, "draw, put cloth, put cloth")
    assert distances(s) == [4, 0, 0]
    assert len(held(s, red)) == 1
    after = named(s.seats[red].mat)
    assert {coin: after[coin] - before.get(coin, 0) for coin in after} == {
        "gold": 2,
        "silver": 0,
        "copper": 0,
        "turquoise": 2,
        "counterfeit": 1,
    }
    assert seals_held(s) == [1, 1, 2]
    assert named(s.seats[yellow].bag - bags[yellow]) == {"gold": 2, "turquoise": 1}
    assert named(s.seats[blue].bag - bags[blue]) == {"turquoise": 1}
    assert s.display[0] == newcomer
    assert s.discards == (TILE["cloth"],)
    assert not any(laid for each in s.seats for laid in each.deposits)
    assert s.player == blue


def test_the_jug_brings_a_counterfeit() -> None:
    s = table("jug", start=2)
    supply = s.counterfeits
    buy(s, "jug", "silver", "silver")
    assert s.seats[0].distance == 4
    assert named(s.seats[0].bag) == {"counterfeit": 1}
    assert s.counterfeits == supply + 3 - 1  # three of five were put aside by the test


@pytest.mark.parametrize(
    ("distances", "order", "points"),
    [
        ((5, 9, 3, 1), (1, 0, 2, 3), 2),
        ((1, 9, 5, 3), (1, 2, 3, 0), 4),
        ((9, 1, 2, 3), (0, 3, 2, 1), 1),
        ((5, 9, 5, 1), (1, 0, 2, 3), 2),
        ((5, 9, 5, 1), (1, 2, 0, 3), 3),
    ],
    ids=["second", "fourth", "first", "upper of two", "lower of two"],
)
def test_points_by_rank(distances: tuple[int, ...], order: tuple[int, ...], points: int) -> None:
    """In second place 2, in fourth place 4; the upper marker of a space counts as ahead and gets less."""
    s = table("music-box", players=4, start=16)
    stand(s, *distances, order=order)
    s.board_symbols = (0,) * 30  # no symbol interferes
    buy(s, "music-box", "gold silver", "copper")
    assert s.seats[0].distance == distances[0] + points


@pytest.mark.parametrize(("revealed", "points"), [("vase", 6), ("jug", 4), ("ring", 2)])
def test_unknown_points_come_from_the_top_object(revealed: str, points: int) -> None:
    """Its points count, by rank for the buyer; its price and its effects do not; it goes to the discard pile."""
    s = table("goblet globe clock cloth chance honesty", start=2)
    s.board_symbols = (0,) * 30
    stand(s, 0, 1)
    pile = s.objects.clone()
    pile.remove(TILE[revealed])
    pile.put_on_top(TILE[revealed])
    s.objects = pile
    jokers = s.jokers
    buy(s, "chance", "joker", "gold")
    assert s.seats[0].distance == points
    assert s.discards == (TILE[revealed], TILE["chance"])
    assert named(s.seats[0].bag) == {}
    assert s.jokers == jokers
    assert s.display[0] == TILE["goblet"]


@pytest.mark.parametrize(
    ("laid", "gained"),
    [
        (("", "", ""), [0, 0, 0]),
        (("gold", "", ""), [1, 0, 0]),
        (("gold gold", "gold", ""), [1, 0, 0]),
        (("gold", "silver", "gold gold"), [0, 0, 1]),
        (("gold gold", "silver silver", "gold"), [1, 1, 0]),
        (("gold", "silver", "joker"), [1, 1, 1]),
    ],
)
def test_the_second_most_coins_earn_a_seal_and_ties_all(laid: tuple[str, ...], gained: list[int]) -> None:
    s = table("globe", players=4)
    for seat, coins in enumerate(laid, 1):
        deposit(s, "globe", coins, seat)
    buy(s, "globe", "gold gold gold", "gold")
    assert [number - 1 for number in seals_held(s)[1:]] == gained


def test_tied_seconds_get_no_seal_when_there_are_not_enough() -> None:
    s = table("globe", players=3)
    deposit(s, "globe", "gold", 1)
    deposit(s, "globe", "gold", 2)
    seals(s, 14, 0, 0)
    buy(s, "globe", "gold gold gold", "gold")
    assert seals_held(s) == [14, 0, 0]
    assert s.seal_supply == 1


def test_jokers_of_the_buyer_go_back_to_the_supply_those_of_the_others_into_their_bags() -> None:
    s = table("globe")
    deposit(s, "globe", "joker joker", 1)
    buy(s, "globe", "gold joker gold", "gold")
    assert s.jokers == 14 - 2
    assert named(s.seats[1].bag)["joker"] == 2
    assert "joker" not in named(s.seats[0].mat)


def test_opponents_get_no_seal_where_the_tile_says_so() -> None:
    s = table("casket", start=6)
    deposit(s, "casket", "turquoise", 1)
    buy(s, "casket", "turquoise turquoise", "copper")
    assert seals_held(s) == [1, 1]
    assert named(s.seats[0].bag)["joker"] == 1


def test_the_scent_of_seals_and_letters() -> None:
    """Erklärung der Symbole: a seal and a privilege for the buyer; no seal for the others, and each gives up a privilege."""
    s = table("letters", players=4)
    deposit(s, "letters", "gold", 2)
    give(s, "p1 p3", 1)
    give(s, "p2", 3)
    buy(s, "letters", "gold gold", "gold")
    assert seals_held(s) == [2, 1, 1, 1]
    assert len(held(s, 0)) == 1
    assert s.player == 1
    assert legal(s) == ["lose p1", "lose p3"]
    assert reason(s, "lose p2") == "You hold no privilege with 2 spaces."
    play(s, "lose p3")
    assert s.player == 3
    assert legal(s) == ["lose p2"]
    play(s, "lose p2")
    assert (held(s, 1), held(s, 2), held(s, 3)) == (["p1"], [], [])
    assert [GAME.privileges.labels[face] for face in s.privileges_out] == ["p3", "p2"]
    assert s.player == 1
    assert not s.seats[2].deposits[4]


def test_the_scent_of_haste() -> None:
    """Another turn for the buyer; two counterfeits for each opponent and no seal."""
    s = table("haste", players=3)
    deposit(s, "haste", "gold", 2)
    supply = s.counterfeits
    buy(s, "haste", "gold gold", "gold")
    assert s.player == 0
    assert [named(s.seats[seat].bag)["counterfeit"] for seat in (1, 2)] == [7, 7]
    assert s.counterfeits == supply + 3 - 4
    assert seals_held(s) == [1, 1, 1]


def test_the_order_of_several_complete_tiles_is_the_players() -> None:
    """Each is finished before the next: the points of the first may change the rank that counts for the second."""
    s = table("music-box goblet", start=2)
    s.board_symbols = (0,) * 30
    stand(s, 0, 2)
    deposit(s, "music-box", "gold silver")
    deposit(s, "goblet", "gold gold")
    bag(s, "gold copper counterfeit")
    play(s, "draw, put goblet, put music-box")
    assert legal(s) == ["score goblet", "score music-box"]
    assert reason(s, "score changer") == "You have not laid the whole price there: money changer."
    first = play(s.clone(), "score goblet")
    assert first.seats[0].distance == 6 + 1
    second = play(s.clone(), "score music-box")
    assert second.seats[0].distance == 2 + 6
    for after in (first, second):
        assert after.player == 1
        assert {TILE["goblet"], TILE["music-box"]} == set(after.discards)


def test_new_tiles_come_once_after_all_scorings() -> None:
    s = table("jug goblet")
    deposit(s, "jug", "silver")
    deposit(s, "goblet", "gold gold")
    bag(s, "gold silver counterfeit")
    before = s.display
    play(s, "draw, put goblet, put jug, score jug")
    assert all(tile not in s.display for tile in s.discards)
    assert s.display[2:] == before[2:]
    assert len(s.objects) == 18


def test_a_used_up_pile_is_made_anew_from_its_discards() -> None:
    s = table("jug goblet vase clock")
    s.discards = tuple(s.objects.cards)
    s.objects = type(s.objects)()
    buy(s, "jug", "silver", "silver")
    assert len(s.objects) == 20
    assert s.discards == ()
    assert s.shuffles == 1
    assert len(s.scents) == 10
    assert all(known == 0 for known in s.objects.knowers)


def test_only_the_own_pile_is_made_anew() -> None:
    s = table("jug goblet vase clock")
    s.discards = (*s.objects.cards, *s.scents.cards[:3])
    s.objects = type(s.objects)()
    kept = s.discards[-3:]
    s.scents = type(s.scents)(s.scents.cards[3:])
    buy(s, "jug", "silver", "silver")
    assert s.discards == kept


def test_what_lies_at_other_tiles_stays() -> None:
    s = table("jug goblet")
    deposit(s, "goblet", "gold", 0)
    deposit(s, "goblet", "gold gold", 1)
    buy(s, "jug", "silver", "silver")
    assert at(s, "goblet", 0) == {"gold": 1}
    assert at(s, "goblet", 1) == {"gold": 2}


def test_points_move_first_and_the_space_counts_before_the_effects() -> None:
    """A ruling: the removed counterfeit of the space comes from the character tile before the jug's counterfeit is in the bag."""
    s = table("jug")  # from space 1, four points lead to a removed counterfeit
    buy(s, "jug", "silver", "silver")
    assert named(s.seats[0].mat)["counterfeit"] == 1
    assert named(s.seats[0].bag) == {"counterfeit": 1}
