"""The evaluation uses public facts only and prefers better positions."""

from __future__ import annotations

import random

import pytest

from fondaco.bots import PlayerView, bot
from fondaco.bots.lines import lead_of
from fondaco.core.perft import random_position
from fondaco.games.valdora.state import ValdoraState

from .positions import GAME, cargo, complete, hire, lay_gems, play, table


@pytest.mark.parametrize("plies", [0, 30, 80, 150, 400])
def test_the_evaluation_depends_on_nothing_hidden(plies: int) -> None:
    state = random_position(GAME, 3, plies, plies)
    assert not state.over
    values = GAME.evaluate(state)
    for seed in range(3):
        assert GAME.evaluate(state.determinize(None, seed)) == pytest.approx(values)


def test_a_finished_game_is_worth_its_points() -> None:
    state = random_position(GAME, 3, 1, 20_000)
    assert state.over
    assert GAME.evaluate(state) == [float(score) for score in state.scores()]


def value(at: str, orders: str = "", equipment: str = "", coins: int = 3) -> float:
    return GAME.evaluate(table(at, coins, equipment, orders))[0]


def test_delivering_is_better_than_waiting() -> None:
    before = table("N5", 3, "shovel:ruby", "ruby")
    assert GAME.evaluate(play(before.clone(), "move N3, deliver 1"))[0] > GAME.evaluate(before)[0]


def test_nearer_is_better() -> None:
    """With a ruby for the red house in the north, a delivery takes one turn from the north and three from the south."""
    assert value("N5", "ruby", "shovel:ruby") > value("W5", "ruby", "shovel:ruby") > value("O1", "ruby", "shovel:ruby")


def test_an_order_that_can_be_carried_out_is_better() -> None:
    assert value("N5", "ruby", "shovel") > value("N5", "ruby", "hammer")
    assert value("N5", "ruby", "shovel:ruby") > value("N5", "ruby", "chisel:emerald")


def test_a_new_colour_is_better_than_an_old_one() -> None:
    """The red workshop is gone, so a second red craftsman brings nothing."""
    fresh = table("N5", 3, "shovel:ruby", "ruby", players=5)
    hire(fresh, 1, "red red")
    old = fresh.clone()
    hire(old, 0, "red")
    assert GAME.evaluate(old)[0] - old.scores()[0] < GAME.evaluate(fresh)[0] - fresh.scores()[0]


def test_plans_are_worth_nothing_after_the_last_turn() -> None:
    s = table("N5", 3, "shovel:ruby", "ruby")
    complete(s, 0, "silver")
    s.last_round = True
    play(s, "move N4")
    assert s.player == 1
    assert GAME.evaluate(s)[0] == s.scores()[0]


def test_greedy_loads_what_its_order_needs() -> None:
    """The seat can buy neither a fourth order nor, without gold, equipment."""
    s = table("O1", 3, "shovel", "ruby ruby white_gre")
    lay_gems(s, "N2", "ruby ruby ruby ruby ruby ruby")
    s.pawns[0] = GAME.spaces.labels.index("N1")
    greedy = bot("greedy:beam=1,worlds=1", 1)
    while s.player == 0:
        s.apply(greedy.choose(PlayerView(s, 0)))
    assert cargo(s)["shovel"] == "ruby"


def test_a_seat_that_leads_by_far_ends_the_game() -> None:
    """The end needs one more silver craftsman, and the seat can pay for its silver order: waiting gains nothing."""
    s = table("E1", 3, "shovel:ruby hammer:amethyst chisel:emerald", "silver white_rae")
    s.craftsmen_left = (1, 5, 0, 0, 0, 0, 0)
    s.seats[0].bonus_tiles = 12
    s.round = 45
    greedy = bot("greedy:beam=1,worlds=1", 1)
    while s.player == 0:
        s.apply(greedy.choose(PlayerView(s, 0)))
    assert s.last_round


@pytest.mark.parametrize("played", [31, 38, 50])
@pytest.mark.parametrize("gains", [0, 1])
def test_more_points_are_always_better(played: int, gains: int) -> None:
    """Ten more points are better for a seat with any lead, and for the seats behind it. Otherwise all of them would wait."""
    for lead in range(13):
        s = table("E1", 3, "shovel:ruby hammer:amethyst chisel:emerald", "silver white_rae")
        s.round = played
        s.seats[0].bonus_tiles = lead
        more = s.clone()
        more.seats[gains].bonus_tiles += 1
        assert lead_of(GAME.evaluate(more), gains) > lead_of(GAME.evaluate(s), gains)


@pytest.mark.parametrize("seed", [1, 13])
def test_games_end_though_seats_err(seed: int) -> None:
    """Every fourteenth decision is random: one seat led by far, and no seat completed an order for a hundred rounds."""
    s = GAME.new(3, seed=seed)
    rng, bots = random.Random(seed * 1000 + 3), [bot("greedy", seed * 10 + seat) for seat in range(3)]
    while (seat := s.player) is not None:
        err = rng.random() < 0.07
        s.apply(rng.choice(s.legal_actions()) if err else bots[seat].choose(PlayerView(s, seat)))
    assert isinstance(s, ValdoraState)
    assert s.ended_by == "craftsmen"
    assert s.round <= 60
