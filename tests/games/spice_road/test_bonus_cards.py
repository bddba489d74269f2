"""Bonuskarten (page 3): the faces, and the rulings about them."""

from __future__ import annotations

from pathlib import Path

import pytest

import fondaco
from fondaco.core.components import Source

from .expansion_positions import caravan, events_of, position
from .positions import GAME, labels, legal, play, reason

# --- the sets ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "bonus"),
    [
        ("none", []),
        ("B1", ["B1a", "B1b", "B1c"]),
        ("B2", ["B2a", "B2b", "B2c"]),
        ("both", ["B1a", "B1b", "B1c", "B2a", "B2b", "B2c"]),
    ],
)
def test_the_chosen_sets_are_shuffled_into_the_merchants(choice: str, bonus: list[str]) -> None:
    state = position(bonus_cards=choice)
    merchants = sorted(labels(state, [*state.merchants.row, *state.merchants.pile.cards]))
    assert merchants == sorted([f"M{number:02}" for number in range(1, 44)] + bonus)


def test_without_bonus_cards_by_default() -> None:
    assert GAME.options()["bonus_cards"].default == "none"
    assert GAME.options()["bonus_cards"].choices == ["none", "B1", "B2", "both"]


def test_every_face_says_where_it_comes_from() -> None:
    """Only the trade of three yellow for one brown or two red is drawn in the rulebook."""
    section = GAME.components.bonus
    sources = {card.id: card.source or section.source for card in section.cards}
    assert sources.pop("B1b") is Source.RULEBOOK
    assert set(sources.values()) == {Source.RECONSTRUCTED}


# --- take and upgrade --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "taken", "upgraded", "answer"),
    [("B1a", (0, 1, 0, 0), (0, 0, 1, 0), "upgrade red 1"), ("B2a", (0, 0, 1, 0), (0, 0, 0, 1), "upgrade green 1")],
)
def test_the_cube_just_taken_may_be_upgraded(card: str, taken: tuple[int, ...], upgraded: tuple[int, ...], answer: str) -> None:
    """“Dies kann auch das gerade erhaltene Gewürz sein”: with an empty caravan it is the only one."""
    state = position(hand=f"S1 S2 {card}", bonus_cards="both")
    play(state, f"play {card}")
    assert caravan(state) == taken
    assert legal(state) == [answer[:-1] + "0", answer]
    play(state, answer)
    assert caravan(state) == upgraded
    assert state.player == 1


@pytest.mark.parametrize(("card", "after"), [("B1a", (0, 2, 0, 0)), ("B2a", (0, 1, 1, 0))])
def test_another_cube_may_be_upgraded_once(card: str, after: tuple[int, ...]) -> None:
    state = position(hand=f"S1 S2 {card}", caravans=[(1, 0, 0, 0)], bonus_cards="both")
    play(state, f"play {card}, upgrade yellow 1")
    assert caravan(state) == after
    assert state.player == 1


@pytest.mark.parametrize(("card", "colour"), [("B1a", "red"), ("B2a", "green")])
def test_the_upgrade_may_be_left_out(card: str, colour: str) -> None:
    state = position(hand=f"S1 S2 {card}", caravans=[(1, 0, 0, 0)], bonus_cards="both")
    play(state, f"play {card}, upgrade yellow 0, upgrade {colour} 0")
    assert sum(caravan(state)) == 2
    assert caravan(state)[0] == 1
    assert state.player == 1


# --- trade with a choice -----------------------------------------------------------------------------------------------------


def outcomes(card: str, cubes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """What the caravan can look like after the trades, one entry for each path."""
    start = position(hand=f"S1 S2 {card}", caravans=[cubes], bonus_cards="both")
    play(start, f"play {card}")
    found = []
    for trades in legal(start):
        middle = start.clone()
        play(middle, trades)
        for first in legal(middle):
            end = middle.clone()
            play(end, first)
            assert end.player == 1
            found.append(caravan(end))
    return found


def test_three_yellow_for_one_brown_or_two_red() -> None:
    """The rulebook's own card. With six yellow: one or two trades, each of which chooses for itself."""
    assert outcomes("B1b", (6, 0, 0, 0)) == [
        (3, 2, 0, 0),
        (3, 0, 0, 1),
        (0, 4, 0, 0),
        (0, 2, 0, 1),
        (0, 0, 0, 2),
    ]


def test_two_red_for_a_yellow_and_a_brown_or_two_yellow_and_a_green() -> None:
    assert outcomes("B2b", (0, 5, 0, 0)) == [
        (2, 3, 1, 0),
        (1, 3, 0, 1),
        (4, 1, 2, 0),
        (3, 1, 1, 1),
        (2, 1, 0, 2),
    ]


def test_every_mix_has_one_path() -> None:
    """Up to three trades with ten yellow: 2 + 3 + 4 mixes, all of them different."""
    found = outcomes("B1b", (10, 0, 0, 0))
    assert len(found) == len(set(found)) == 9


def test_a_trade_with_a_choice_is_done_at_least_once() -> None:
    state = position(hand="S1 S2 B1b", caravans=[(2, 5, 0, 0)], bonus_cards="both")
    assert "play B1b" not in legal(state)
    assert reason(state, "play B1b") == "You lack 1 turmeric for this trade."
    state = position(hand="S1 S2 B1b", caravans=[(3, 0, 0, 0)], bonus_cards="both")
    play(state, "play B1b")
    assert legal(state) == ["trade 1"]
    assert reason(state, "trade 2") == "To trade 2 times you lack 3 turmeric."
    assert state.prompt() == "How often do you trade 3 turmeric, each time for 1 cinnamon or 2 saffron?"


def test_no_more_of_the_first_than_trades() -> None:
    state = position(hand="S1 S2 B1b", caravans=[(9, 0, 0, 0)], bonus_cards="both")
    play(state, "play B1b, trade 2")
    assert legal(state) == ["first 0", "first 1", "first 2"]
    assert reason(state, "first 3") == "You trade only 2 times."
    assert state.prompt() == "How often do you take 1 cinnamon? The rest of the 2 trades bring 2 saffron."
    assert caravan(state) == (9, 0, 0, 0), "the trades are carried out together"


def test_a_trade_is_one_event() -> None:
    state = position(hand="S1 S2 B1b", caravans=[(9, 0, 0, 0)], bonus_cards="both")
    events = events_of(state, "play B1b, trade 3, first 1")
    assert [event.text() for event in events][-1] == "Player 1 trades 9 turmeric for 4 saffron + 1 cinnamon."


# --- take back ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "taken"), [("B1c", (2, 0, 0, 0)), ("B2c", (0, 1, 0, 0))])
def test_another_played_card_may_come_back(card: str, taken: tuple[int, ...]) -> None:
    """First the cubes, then one other card; the card itself stays played."""
    state = position(hand=f"S2 {card}", played="M20 S1 M03", bonus_cards="both")
    play(state, f"play {card}")
    assert caravan(state) == taken
    assert legal(state) == ["back S1", "back M03", "back M20", "forgo"]
    play(state, "back M03")
    assert labels(state, state.hand[0]) == ["S2", "M03"]
    assert labels(state, state.played[0]) == ["M20", "S1", card]
    assert state.player == 1


def test_taking_back_may_be_left_out() -> None:
    state = position(hand="S2 B1c", played="S1", bonus_cards="both")
    play(state, "play B1c, forgo")
    assert labels(state, state.hand[0]) == ["S2"]
    assert labels(state, state.played[0]) == ["S1", "B1c"]
    assert state.player == 1


def test_taking_back_is_not_asked_when_no_other_card_is_played() -> None:
    state = position(hand="S1 S2 B1c", bonus_cards="both")
    play(state, "play B1c")
    assert caravan(state) == (2, 0, 0, 0)
    assert state.player == 1


def test_a_take_back_card_does_not_return_itself() -> None:
    state = position(hand="S2 B1c", played="S1", bonus_cards="both")
    play(state, "play B1c")
    assert reason(state, "back B1c") == "B1c (+ 2 turmeric, take a card back) takes back another card, not itself."
    assert reason(state, "back S2") == "S2 (upgrade twice) is not among your played cards."


def test_another_take_back_card_may_be_the_one_returned() -> None:
    state = position(hand="S1 S2 B2c", played="B1c", bonus_cards="both")
    play(state, "play B2c, back B1c, rest")
    assert labels(state, state.hand[0]) == ["S1", "S2", "B1c"]
    play(state, "play B1c, back B2c")
    assert labels(state, state.played[0]) == ["B1c"]


def test_cards_of_others_do_not_come_back() -> None:
    """Seat 1 has played a card, seat 0 none: there is nothing for seat 0 to take back."""
    state = position(hand="S1 S2 B1c", bonus_cards="both")
    play(state, "rest, play S1, play B1c")
    assert labels(state, state.played[1]) == ["S1"]
    assert state.player == 1


# --- components --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('{ id = "B1a", set = "B1"', '{ id = "B1a", set = "B3"', "Invalid enum value 'B3'"),
        ('{ id = "B1a", set = "B1"', '{ id = "B1a"', "required field `set`"),
        ('{ id = "B1a", set = "B1"', '{ id = "M01", set = "B1"', "card ids repeat: M01"),
        ("count = 6\n", "count = 7\n", "6 cards, expected 7"),
        ("or_gain = [0, 2, 0, 0]", "or_gain = [0, 0, 0, 1]", "B1b has or_gain like its gain"),
        ("cost = [3, 0, 0, 0], gain = [0, 0, 0, 1], or_gain", "gain = [0, 0, 0, 1], or_gain", "B1b has or_gain, but is no trade"),
        ("or_gain = [0, 2, 0, 0]", "take_back = true", "B1b trades and does something else"),
        ("take_back = true", "take_back = 1", "Expected `bool`"),
    ],
)
def test_faults_of_bonus_cards_are_named(tmp_path: Path, old: str, new: str, error: str) -> None:
    file = tmp_path / "mine.toml"
    assert old in GAME.components_text
    file.write_text(GAME.components_text.replace(old, new, 1), "utf-8")
    with pytest.raises(fondaco.BadComponents, match=error):
        fondaco.game("spice_road", components=str(file))
