"""Aufbau (pages 2 and 4), changes for 3 and 2 players, and the Profi-Variante (pages 14 and 15)."""

from __future__ import annotations

from typing import cast

import pytest

from fondaco.games.marco_polo.state import MarcoPoloState
from fondaco.games.polo.packing import dice_for_messages

from .positions import GAME, SPACE, asked, figures, held, legal, play, reason


def new(players: int, seed: int = 1, **options: str) -> MarcoPoloState:
    return cast(MarcoPoloState, GAME.new(players, seed, **options))


@pytest.mark.parametrize(("players", "black", "khan", "coins"), [(2, 3, [1, 1], 1), (3, 4, [1], 0), (4, 5, [], 0)])
def test_dice_by_player_count(players: int, black: int, khan: list[int], coins: int) -> None:
    """Black dice; neutral dice that stay all game, of colours that are not in play."""
    s = new(players)
    assert s.black_dice == black
    there = s.board[SPACE["khan"]]
    assert [die // 6 for die in there] == khan
    assert all(die % 6 >= players for die in there)
    assert len(s.board[SPACE["coins"]]) == coins


def test_seats_start_with_camels_and_coins_by_seat() -> None:
    s = new(4)
    raschid, matteo, berke, mercator = (held(s, seat) for seat in range(4))
    assert raschid == {"coin": 7, "camel": 2}
    assert (matteo["coin"], berke["coin"], mercator["coin"]) == (8, 9, 10)
    assert [GAME.characters.labels[each.character] for each in s.seats] == ["raschid", "matteo", "berke", "mercator"]
    assert [figures(s, seat) for seat in range(4)] == [["venezia"]] * 4
    assert [len(s.seats[seat].contracts) for seat in range(4)] == [1, 2, 1, 1], "Matteo draws in the first round too"
    assert all(each.contracts[0] < 6 for each in s.seats)
    assert s.scores() == [0, 0, 0, 0]


def test_contracts_in_stacks() -> None:
    """Six open, four stacks of six, eight in the special pile."""
    s = new(4, characters="drafted")
    assert (len(s.contract_row), len(s.contract_stacks), len(s.contract_pile)) == (6, 24, 8)


def test_printed_city_bonuses() -> None:
    s = new(2)
    expected = {"anxi": "A", "ormuz": "B", "kashgar": "C", "xian": "D", "adana": "E", "kochi": "F"}
    assert s.observe(None)["city_bonuses"] == expected
    shuffled = [tuple(new(2, seed, city_bonuses="random").city_bonuses) for seed in range(5)]
    assert len(set(shuffled)) > 1
    assert all(sorted(tiles) == list(range(6)) for tiles in shuffled)


def test_nine_city_cards_and_seven_outposts() -> None:
    s = new(2)
    assert len(set(s.city_cards)) == 9
    assert len(set(s.outpost_bonuses)) == 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_first_game_reports_its_first_round(players: int) -> None:
    """Contracts, characters, the round and its bonuses, rolls of all but Raschid: as in every round (page 15)."""
    s = new(players)
    contracts = [GAME.contracts.labels[card] for card in s.contract_row]
    rolls = [("roll", seat, {"dice": dice_for_messages(s.seats[seat].dice)}) for seat in range(1, players)]
    characters = ("raschid", "matteo", "berke", "mercator")
    drawn = GAME.contracts.labels[s.seats[1].contracts[-1]]
    assert [(event.kind, event.seat, event.data) for event in s.setup_events()] == [
        ("lay-out", None, {"contracts": contracts}),
        *(("character", seat, {"character": characters[seat]}) for seat in range(players)),
        ("round", None, {"number": 1}),
        ("start-player", 0, {}),
        ("draw", 1, {"contract": drawn}),
        *rolls,
    ]
    assert "Player 2 is Matteo Polo." in [event.text() for event in s.setup_events()]


def test_goals_are_dealt_without_a_word() -> None:
    s = new(4)
    texts = str([event.data for event in s.setup_events()])
    goals = [GAME.goals.labels[goal] for each in s.seats for goal in each.goals.cards]
    assert len(goals) == 8
    assert not [goal for goal in goals if f"'{goal}'" in texts]


def test_with_characters_to_be_picked_round_1_is_reported_after_the_last_pick() -> None:
    s = new(2, characters="drafted")
    assert [event.kind for event in s.setup_events()] == ["lay-out"]


def test_characters_are_picked_from_the_last_seat_backwards() -> None:
    s = new(3, characters="drafted")
    assert len(s.offered) == 4
    order = []
    while asked(s) == "PickCharacter":
        order.append(s.player)
        first, *rest = legal(s)
        taken = first
        play(s, first)
        if rest and s.player is not None and asked(s) == "PickCharacter":
            assert "is taken" in str(reason(s, taken))
    assert order == [2, 1, 0]
    assert len({each.character for each in s.seats}) == 3


@pytest.mark.parametrize("goals", ["dealt", "draft"])
def test_no_seat_has_a_goal_while_characters_are_picked(goals: str) -> None:
    """Page 15: city bonuses, characters, goals. Neither what is observed nor the picture of the table shows any before."""
    s = new(3, characters="drafted", goals=goals)
    dealt = {"dealt": 2, "draft": 4}[goals]
    while asked(s) == "PickCharacter":
        assert s.invariant_violations() == []
        for viewer in (None, 0, 1, 2):
            seats = cast(list[dict[str, list[str | None]]], s.observe(viewer)["seats"])
            assert [seat["goals"] for seat in seats] == [[]] * 3
            assert "goal-" not in s.svg(seat=viewer)
        assert not any(len(each.goals) for each in s.seats)
        play(s, legal(s)[0])
    for viewer in range(3):
        seats = cast(list[dict[str, list[str | None]]], s.observe(viewer)["seats"])
        assert [len(seat["goals"]) for seat in seats] == [dealt] * 3
        assert None not in seats[viewer]["goals"]


def test_what_a_picker_could_be_dealt_is_open() -> None:
    """Positions made up while characters are picked deal other goals than the game will."""
    s = new(3, characters="drafted")
    dealt = set()
    for number in range(20):
        other = s.determinize(2, number)
        while asked(other) == "PickCharacter":
            other.apply(other.legal_actions()[0])
        dealt.add(tuple(other.seats[2].goals.cards))
    assert len(dealt) > 10


def test_goals_are_hidden() -> None:
    s = new(3)
    seats = cast(list[dict[str, list[str | None]]], s.observe(1)["seats"])
    assert seats[0]["goals"] == [None, None]
    assert None not in seats[1]["goals"]
    spectator = cast(list[dict[str, list[str | None]]], s.observe(None)["seats"])
    assert [seat["goals"] for seat in spectator] == [[None, None]] * 3


def test_two_of_four_goals_are_kept() -> None:
    s = new(2, goals="draft")
    assert asked(s) == "KeepGoals"
    assert legal(s) == ["keep 1 2", "keep 1 3", "keep 1 4", "keep 2 3", "keep 2 4", "keep 3 4"]
    dealt = s.seats[0].goals.cards[:]
    assert reason(s, "keep 3 1") == "Name two different goals, the lower number first."
    play(s, "keep 2 4")
    assert s.seats[0].goals.cards == [dealt[1], dealt[3]]
    returned = [GAME.goals.labels[dealt[0]], GAME.goals.labels[dealt[2]]]
    assert s.observe(0)["returned_goals"] == returned
    assert s.observe(1)["returned_goals"] == []
    assert s.player == 1


def test_the_same_seed_rolls_the_same_dice_whatever_was_played() -> None:
    """Rolls are labelled by round and seat."""
    rolls = []
    for choice in (0, -1):
        s = new(2, 5)
        while s.round == 1:
            s.apply(s.legal_actions()[choice] if asked(s) != "Turn" or "end" in legal(s) else s.parse("place purse"))
        rolls.append(s.seats[1].dice)
    assert rolls[0] == rolls[1]


@pytest.mark.parametrize(("players", "dice"), [(2, 3), (3, 4), (4, 5)])
def test_black_dice_lie_there_before_characters_are_picked(players: int, dice: int) -> None:
    """Aufbau 11."""
    assert GAME.new(players, seed=1, characters="drafted").observe(0)["black_dice"] == dice
