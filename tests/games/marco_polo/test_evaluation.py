"""The evaluation: public facts only, and it likes what a player should like."""

from __future__ import annotations

from operator import sub

import pytest

from fondaco.bots import PlayerView, bot
from fondaco.bots.lines import enumerate_lines
from fondaco.core.perft import random_position
from fondaco.games.marco_polo.evaluation.routes import cheapest, stops
from fondaco.games.marco_polo.state import MarcoPoloState

from .positions import GAME, PLACE, play, table


@pytest.mark.parametrize("plies", [0, 30, 80, 150])
def test_it_depends_on_nothing_hidden(plies: int) -> None:
    state = random_position(GAME, 3, plies, plies, characters="drafted", goals="draft")
    assert not state.over
    values = GAME.evaluate(state)
    for seed in range(3):
        assert GAME.evaluate(state.determinize(None, seed)) == pytest.approx(values)


def test_a_finished_game_is_worth_its_points() -> None:
    state = random_position(GAME, 2, 1, 2000)
    assert state.over
    assert GAME.evaluate(state) == [float(score) for score in state.scores()]


def test_fulfilling_a_contract_is_better_than_waiting() -> None:
    s = table("berke kubilai", items=("2 camel 2 silk 1 pepper",), contracts=("C11",))
    before = GAME.evaluate(s)[0]
    assert GAME.evaluate(play(s, "complete C11"))[0] > before


def test_goods_for_a_contract_are_better_than_others() -> None:
    """C11 needs 2 silk: with it they are worth more than without."""
    with_contract, without = (
        [GAME.evaluate(table("berke kubilai", items=(items,), contracts=(held,)))[0] for items in ("2 camel", "2 camel 2 silk")]
        for held in ("C11", "")
    )
    assert with_contract[1] - with_contract[0] > without[1] - without[0] > 0


def test_goods_without_dice_are_worth_nothing_in_the_last_round() -> None:
    """Nothing can be made of them any more, unless a post in Beijing counts them."""
    values = []
    for goods in ("", "6 gold"):
        s = table("berke carprini", ("", "6 6 6 6 6"), (goods,), contracts=("",))
        s.round = 5
        values.append(GAME.evaluate(s)[0])
    assert values[0] == pytest.approx(values[1])


def test_greedy_beats_random() -> None:
    for seed in range(2):
        state = GAME.new(2, seed)
        seats = [bot("greedy:beam=1,worlds=1", 1), bot("random", 2)]
        while not state.over:
            player = state.player
            assert player is not None
            state.apply(seats[player].choose(PlayerView(state, player)))
        assert state.scores()[0] >= 25 + state.scores()[1]


def test_a_journey_is_judged_by_where_it_can_end() -> None:
    """Three coins pay one step: to Alexandria, where a post is placed, or to an oasis, where none is."""
    plans = [
        play(table("berke kubilai", ("2 2", ""), ("3 coin",)), f"place travel, die blue 2, die blue 2, step {to}")
        for to in ("alexandria", "oasis_01")
    ]
    in_city, on_the_way = (GAME.evaluate(s)[0] for s in plans)
    assert in_city > on_the_way


def test_an_action_that_is_begun_is_worth_about_what_it_brings() -> None:
    """Five coins are five coins, while the die is asked for as when they are taken."""
    s = play(table("berke kubilai", ("2", "")), "place coins")
    begun = GAME.evaluate(s)[0]
    assert GAME.evaluate(play(s, "die blue 2"))[0] == pytest.approx(begun)


def test_dice_that_an_action_will_take_are_given_up() -> None:
    """Three dice for a gold or one for a pepper: what they leave on the tableau is counted before they are placed."""
    for space in ("gold", "silk", "pepper"):
        s = play(table("berke kubilai", ("1 1 1", "")), f"place {space}")
        begun = GAME.evaluate(s)[0]
        while type(s.question).__name__ == "Die":
            s.apply(s.legal_actions()[0])
        assert GAME.evaluate(play(s, "row 1"))[0] == pytest.approx(begun)


def test_contracts_on_the_board_count_for_the_seat_about_to_take_them() -> None:
    """With 3 gold and a camel at hand, C01 within reach of the die is worth more than C03 there."""
    values = []
    for row in ("C01", "C03"):
        s = table("berke kubilai", ("1", ""), ("1 camel 3 gold",), contracts=("",), row=row)
        values.append(GAME.evaluate(play(s, "place contracts"))[0])
    assert values[0] > values[1] + 2


def test_where_some_steps_lead() -> None:
    """From Venezia, by the roads printed on the map: Alexandria is one step away, Moscow two; Samarcanda costs 3 camels."""
    roads = GAME.places.roads
    ends = {(GAME.places.labels[city], steps, coins, camels) for city, steps, coins, camels in stops(roads, PLACE["venezia"], 2)}
    assert ends == {("alexandria", 1, 0, 0), ("moscow", 2, 0, 0), ("samarcanda", 2, 0, 3)}
    assert ("alexandria", 3, 0, 0) in {(GAME.places.labels[city], *cost) for city, *cost in stops(roads, PLACE["venezia"], 3)}


def test_the_cheapest_way() -> None:
    """From Karakorum to Beijing: by two oases for 5 coins or by another one for 3 camels, whatever is cheaper."""
    places, fare = GAME.places, GAME.places.fare
    dear_coins = cheapest(places.roads, fare, step_price=1.0, coin_price=1.0, camel_price=0.1)
    dear_camels = cheapest(places.roads, fare, step_price=1.0, coin_price=0.1, camel_price=1.0)
    karakorum, beijing = PLACE["karakorum"], PLACE["beijing"]
    assert dear_coins[karakorum][beijing] == pytest.approx((3.3, fare[3], 3))
    assert dear_camels[karakorum][beijing] == pytest.approx((3.5, 5 + fare[3], 0))


def test_a_few_lines_are_enough_to_find_a_long_journey() -> None:
    """In the last round three steps lead from Karakorum to Beijing and its ten points: eight answers, where others take three."""
    s = table("berke carprini", ("4 4 4", ""), ("20 coin 3 camel",), at="karakorum")
    s.round = 5
    best = max(enumerate_lines([s], 0, beam=1, limit=3), key=lambda line: line.value)
    answers = [s.notation(action) for action in best.actions]
    assert answers[0] == "place travel"
    assert answers[3:6:2] == ["step oasis_06", "step beijing"]


def test_the_last_die_does_not_fetch_camels() -> None:
    """Nothing can be made of them any more; ten coins are a point."""
    s = table("berke carprini", ("6", ""), ("6 coin 9 camel",))
    s.round, s.black_dice = 5, 0
    best = max(enumerate_lines([s], 0, beam=4, limit=12), key=lambda line: line.value)
    assert s.notation(best.actions[0]) == "place coins"


def test_dice_that_are_not_rolled_yet_count() -> None:
    """While the bonuses of a round are paid no seat has dice: the round must not seem to be over."""
    compared: dict[int, list[float]] = {}
    for seed in range(4):
        state = GAME.new(3, seed)
        bots = [bot("greedy:beam=1,worlds=1", seat) for seat in range(3)]
        before: list[float] = []
        while state.player is not None:
            assert isinstance(state, MarcoPoloState)
            if GAME.search_progress(state) < state.round:
                before = before or GAME.evaluate(state)
            elif before:
                compared.setdefault(state.round, []).extend(map(sub, GAME.evaluate(state), before))
                before = []
            state.apply(bots[state.player].choose(PlayerView(state, state.player)))
    assert {4, 5} <= set(compared)
    for gained in compared.values():  # goods of choice, camels for low dice
        assert -1 < min(gained) <= max(gained) < 8
