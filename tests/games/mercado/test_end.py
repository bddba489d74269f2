"""Spielende, and the two ends that the rulebook does not know."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.games.mercado.rules.turn import is_stuck
from fondaco.games.mercado.state import MercadoState

from .positions import (
    GAME,
    bag,
    buy,
    coins,
    deposit,
    distances,
    empty_supply_of_privileges,
    give,
    named,
    play,
    seals,
    seals_held,
    stand,
    table,
)


def refill(s: MercadoState) -> None:
    """The seat to act puts coins back."""
    assert s.player is not None
    bag(s, "gold", s.player)
    play(s, "refill")


def test_the_example_of_the_end() -> None:
    """Yellow, behind the disc, moves 1 for a seal and ignores the advance; Blue moves 5 onto Yellow's space and wins on top."""
    s = table("jug")
    yellow, blue = 0, 1
    stand(s, 28, 28, order=(yellow, blue))
    seals(s, 1, 2)
    give(s, "p2-seal p1", blue)
    buy(s, "jug", "silver", "silver")
    assert distances(s) == [32, 28], "the jug has led Yellow past the disc"
    assert (s.last_round, s.over, s.player) == (True, False, blue)
    refill(s)
    assert s.over
    assert distances(s) == [33, 33]
    assert s.board_symbols[3] == 6, "the space shows an advance"
    assert s.track_order == (blue, yellow)
    assert s.ranks() == [1, 0]
    assert s.scores() == [33, 33]
    assert s.breakdown() == [{"board": 32, "seals": 1, "privileges": 0}, {"board": 28, "seals": 2, "privileges": 3}]
    assert seals_held(s) == [1, 2], "the seal on the privilege is not gained"


def test_the_round_is_played_to_its_end() -> None:
    s = table(players=3)
    stand(s, 0, 28, 0)
    refill(s)
    assert s.player == 1
    give(s, "p3", 1)
    play(s, "privilege p3")
    assert s.last_round
    refill(s)
    assert not s.over
    assert s.player == 2
    assert s.prompt().startswith("Player 3, this is the last round")
    refill(s)
    assert s.over
    assert s.ended_by == "start-disc"


def test_the_disc_must_be_reached() -> None:
    s = table()
    stand(s, 27, 0)
    give(s, "p2")
    play(s, "privilege p2")
    assert s.seats[0].distance == 29
    assert not s.last_round


def test_another_turn_comes_on_top_in_the_last_round() -> None:
    s = table("haste")
    s.last_round = True
    refill(s)
    buy(s, "haste", "gold gold", "gold")
    assert (s.player, s.over) == (1, False)
    refill(s)
    assert s.over


def test_last_moves_go_from_the_start_player_clockwise() -> None:
    """Whoever moves later onto a space lies on top; who has nothing to move keeps the place in the stack."""
    s = table(players=4)
    stand(s, 30, 31, 32, 32, order=(3, 2, 1, 0))
    s.last_round = True
    seals(s, 2, 1, 0, 0)
    for _ in range(4):
        refill(s)
    assert s.over
    assert distances(s) == [32, 32, 32, 32]
    assert s.track_order == (1, 0, 3, 2)
    assert s.ranks() == [1, 0, 3, 2]


def test_privileges_are_no_public_points_before_the_end() -> None:
    s = table()
    give(s, "p3 p3")
    assert s.scores() == [1, 1]
    assert s.breakdown()[0] == {"board": 0, "seals": 1, "privileges": 0}


def dead_market() -> MercadoState:
    """A market in which nobody can lay a coin: both seats have but turquoise left, and no tile takes that from them."""
    s = table("painting clock ring book court blossom")
    for seat in range(2):
        deposit(s, "painting", "silver silver copper", seat)
        deposit(s, "clock", "gold gold silver", seat)
        deposit(s, "ring", "gold copper copper", seat)
        deposit(s, "book", "copper copper", seat)
        deposit(s, "court", "gold silver", seat)
        deposit(s, "inspector", "gold turquoise", seat)
        deposit(s, "changer", "silver", seat)
        assert named(s.seats[seat].bag) == {"turquoise": 4, "counterfeit": 5}
    return s


def test_who_is_stuck() -> None:
    s = dead_market()
    assert is_stuck(s, 0), "only turquoise is left, and no tile takes it"
    holder = s.clone()
    give(holder, "p1")
    assert not is_stuck(holder, 0), "a privilege can still be played"
    rich = s.clone()
    rich.seats[0].mat += coins("gold")
    assert not is_stuck(rich, 0), "gold on the character tile can be fetched and laid"
    lucky = s.clone()
    lucky.seats[0].bag += coins("joker")
    assert not is_stuck(lucky, 0), "a joker fits everywhere"
    poor = s.clone()
    poor.seats[0].bag = coins("gold silver")
    assert is_stuck(poor, 0), "with two coins nobody can draw, even if they fit"
    cheated = s.clone()
    cheated.seats[0].bag, cheated.seats[0].mat = 0, coins("counterfeit counterfeit counterfeit counterfeit")
    assert is_stuck(cheated, 0), "no tile takes counterfeits"


def test_when_all_are_stuck_at_the_end_of_a_round_the_game_is_counted() -> None:
    """Supplement, section 9: from the start player on, all move once by their seals."""
    s = dead_market()
    stand(s, 5, 5, order=(1, 0))
    play(s, "draw, enough")
    assert (s.player, s.over) == (1, False), "the round is played to its end"
    play(s, "draw, enough")
    assert s.over
    assert s.ended_by == "deadlock"
    assert distances(s) == [6, 6], "the seals count"
    assert s.ranks() == [1, 0]


def test_one_who_can_go_on_keeps_the_game_alive() -> None:
    s = dead_market()
    give(s, "p1", 1)
    play(s, "draw, enough, draw, enough")
    assert (s.player, s.over, s.round) == (0, False, 2)


@pytest.mark.parametrize("players", [2, 4])
def test_the_limit_of_rounds_ends_the_game(players: int) -> None:
    """A house rule: a player who never plays a privilege could hold up a dead market."""
    s = table(players=players)
    s.round = GAME.round_limit
    for _ in range(players):
        refill(s)
    assert s.over
    assert s.ended_by == "round-limit"


def test_the_last_moves_make_no_last_round() -> None:
    """Whoever comes to the disc only by seals that are counted at the end has not begun a last round."""
    s = table()
    stand(s, 29, 0)
    s.round = GAME.round_limit
    refill(s)
    bag(s, "gold", 1)
    events: list[fondaco.Event] = []
    s.apply(s.parse("refill"), events)
    assert s.over
    assert distances(s) == [30, 1]
    assert "end-round-limit" in {event.kind for event in events}
    assert "last-round" not in {event.kind for event in events}
    assert not s.last_round


def test_all_is_known_at_the_end() -> None:
    s = table()
    give(s, "p3", 1)
    s.last_round = True
    refill(s)
    revealed = s.revealed
    refill(s)
    assert s.observe(0)["seats"][1]["privileges"] == ["p3"]  # type: ignore[index,call-overload]
    assert s.revealed > revealed
    assert s.determinize(0, 5).scores() == s.scores()


def test_an_empty_supply_changes_nothing_at_the_end() -> None:
    s = table()
    empty_supply_of_privileges(s)
    s.last_round = True
    refill(s)
    refill(s)
    assert s.scores() == [1, 1]
