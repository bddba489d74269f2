"""Goldene Deals (page 3): every face, deals while acquiring and while playing, gifts and the limit."""

from __future__ import annotations

from pathlib import Path

import pytest

import fondaco
from fondaco.core.components import Source
from fondaco.games.century.merchants.golden_deals import NO_DEAL
from fondaco.games.spice_road.state import SpiceRoadState

from .expansion_positions import NOTHING, caravan, deal_on, discarded, position
from .positions import GAME, labels, legal, play, reason

Cubes = tuple[int, int, int, int]

ROW = "M01 M02 M03 M04 M05 M06"


# --- preparation -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bonus", "left"), [("none", 6), ("B1", 3), ("B2", 3), ("both", 0)])
def test_every_merchant_has_a_deal_and_the_rest_stays_in_the_box(bonus: str, left: int) -> None:
    """49 deals for 43 merchants and up to six bonus cards; starting cards have none."""
    state = GAME.new(3, seed=5, bonus_cards=bonus, golden_deals=True)
    assert isinstance(state, SpiceRoadState)
    assert state.deals is not None
    assert len(state.deals.box) == left
    without = [card for card, face in enumerate(state.deals.on.cards) if face == NO_DEAL]
    assert [label for label in labels(state, without) if label[0] != "B"] == ["S1", "S2"]
    assert 49 - left == len(state.deals.on) - len(without)


def test_the_deals_are_random() -> None:
    on = set()
    for seed in range(20):
        state = GAME.new(2, seed, golden_deals=True)
        assert isinstance(state, SpiceRoadState)
        on.add(deal_on(state, "M01"))
    assert len(on) > 8


def test_the_merchants_come_in_the_same_order_as_without_deals() -> None:
    plain, golden = GAME.new(2, 9), GAME.new(2, 9, golden_deals=True)
    assert plain.observe(0)["merchants"] == golden.observe(0)["merchants"]


def test_the_faces_are_said_to_be_reconstructed() -> None:
    assert GAME.components.golden_deals.source is Source.RECONSTRUCTED


def test_without_golden_deals_there_is_no_deal() -> None:
    state = position(hand="S1 S2 M10", row=ROW)
    assert "deal M10" not in legal(state)
    assert "play a card" in str(reason(state, "deal M10"))
    play(state, "acquire 1")
    assert state.player == 1


# --- the faces ---------------------------------------------------------------------------------------------------------------

FACES: dict[str, tuple[Cubes, int, Cubes]] = {
    "G01": ((5, 0, 0, 0), 0, NOTHING),
    "G02": ((3, 1, 0, 0), 0, NOTHING),
    "G03": ((1, 2, 0, 0), 0, NOTHING),
    "G04": ((2, 0, 1, 0), 0, NOTHING),
    "G05": ((0, 1, 1, 0), 0, NOTHING),
    "G06": ((1, 0, 0, 1), 0, NOTHING),
    "G07": ((0, 3, 0, 0), 0, NOTHING),
    "G08": ((0, 0, 2, 0), 0, NOTHING),
    "G09": ((0, 1, 0, 1), 0, NOTHING),
    "G10": (NOTHING, 5, NOTHING),
    "G11": (NOTHING, 6, NOTHING),
    "G12": ((2, 0, 0, 0), 3, NOTHING),
    "G13": ((0, 1, 0, 0), 3, NOTHING),
    "G14": ((0, 0, 1, 0), 2, NOTHING),
    "G15": ((0, 0, 0, 1), 1, NOTHING),
    "G16": ((0, 2, 0, 0), 2, NOTHING),
    "G17": ((3, 0, 0, 1), 0, (1, 0, 0, 0)),
    "G18": ((0, 2, 1, 0), 0, (1, 0, 0, 0)),
    "G19": ((0, 0, 1, 1), 0, (1, 0, 0, 0)),
    "G20": ((0, 4, 0, 0), 0, (0, 1, 0, 0)),
    "G21": ((0, 0, 0, 2), 0, (0, 1, 0, 0)),
    "G22": ((0, 0, 3, 0), 0, (0, 0, 1, 0)),
    "G23": (NOTHING, 7, (1, 0, 0, 0)),
    "G24": ((0, 0, 1, 0), 5, (0, 1, 0, 0)),
}
"""What each face gives its owner, how often it upgrades, what every other player takes."""


def test_every_face_is_listed_here() -> None:
    assert list(FACES) == list(GAME.golden_deals.labels)
    assert len(GAME.golden_deals.copies) == 49


@pytest.mark.parametrize("face", FACES)
def test_a_face_does_what_it_shows(face: str) -> None:
    """Cubes must be taken, steps may be used or left out, and every other player takes the gift."""
    gain, steps, gift = FACES[face]
    start = position(3, hand="S1 S2 M10", caravans=[(6, 0, 0, 0)], deals={"M10": face}, golden_deals=True)
    play(start, "deal M10, lay S1")
    taken = tuple(map(sum, zip((6, 0, 0, 0), gain, strict=True)))
    assert caravan(start) == taken
    assert caravan(start, 1) == caravan(start, 2) == gift
    assert discarded(start) == ["M10"]

    left_out = start.clone()
    while legal(left_out)[0].startswith("upgrade"):
        play(left_out, legal(left_out)[0])
    if sum(taken) <= 10:
        assert caravan(left_out) == taken
        assert left_out.player == 1

    if steps:
        asked = min(steps, taken[0])
        assert legal(start) == [f"upgrade yellow {times}" for times in range(asked + 1)]
        play(start, f"upgrade yellow {asked}")
        rest = taken[0] - asked
        assert caravan(start) == (rest, taken[1] + asked, *taken[2:])
        if steps > asked:
            assert f"upgrade red {steps - asked}" in legal(start)


def test_the_steps_of_a_deal_may_raise_the_cubes_it_gives() -> None:
    """G24: one green and five steps. From an empty caravan only the green cube can rise, and only to brown."""
    state = position(hand="S1 S2 M10", deals={"M10": "G24"}, golden_deals=True)
    play(state, "deal M10, lay S1")
    assert legal(state) == ["upgrade green 0", "upgrade green 1"]
    play(state, "upgrade green 1")
    assert caravan(state) == (0, 0, 0, 1)
    assert state.player == 1


# --- a deal while acquiring --------------------------------------------------------------------------------------------------


def test_instead_of_taking_the_card_its_deal_is_made() -> None:
    """Pay, take the cubes on the card, lay a card of the hand down without effect, discard the card, make its deal, refill."""
    state = position(hand="S1 S2", caravans=[(2, 0, 0, 0)], row=ROW, pile="M20 M21", deals={"M03": "G21"}, golden_deals=True)
    state.merchants.cubes_on[2] = 1 << 30  # one green cube lies on the third card
    play(state, "acquire 3, pay yellow, pay yellow")
    assert caravan(state) == (0, 0, 1, 0)
    assert legal(state) == ["take", "lay S1", "lay S2"]
    play(state, "lay S1")
    assert caravan(state) == (0, 0, 1, 2), "two brown of the deal; the two yellow of S1 are not taken"
    assert caravan(state, 1) == (0, 1, 0, 0)
    assert labels(state, state.hand[0]) == ["S2"]
    assert labels(state, state.played[0]) == ["S1"]
    assert discarded(state) == ["M03"]
    assert labels(state, state.merchants.row) == ["M01", "M02", "M04", "M05", "M06", "M21"]
    assert state.merchants.cubes_on == [1, 1, 0, 0, 0, 0]
    assert state.player == 1
    assert state.invariant_violations() == []


def test_the_card_may_be_taken_into_the_hand_as_always() -> None:
    state = position(hand="S1 S2", row=ROW, pile="M20 M21", golden_deals=True)
    play(state, "acquire 1, take")
    assert labels(state, state.hand[0]) == ["S1", "S2", "M01"]
    assert labels(state, state.merchants.row) == ["M02", "M03", "M04", "M05", "M06", "M21"]
    assert discarded(state) == []
    assert state.player == 1


def test_the_cubes_on_the_card_cannot_pay_for_it() -> None:
    state = position(hand="S1 S2", row=ROW, golden_deals=True)
    state.merchants.cubes_on[1] = 5
    assert "acquire 2" not in legal(state)
    assert "costs 1 cubes" in str(reason(state, "acquire 2"))


def test_a_deal_while_acquiring_needs_a_card_in_hand() -> None:
    """With an empty hand nothing is asked: the card is taken."""
    state = position(hand="", played="S1 S2", row=ROW, golden_deals=True)
    state.merchants.cubes_on[0] = 1
    play(state, "acquire 1")
    assert labels(state, state.hand[0]) == ["M01"]
    assert caravan(state) == (1, 0, 0, 0)
    assert state.player == 1


def test_only_a_card_of_the_hand_can_be_laid_down() -> None:
    state = position(hand="S1", played="S2", row=ROW, deals={"M01": "G01"}, golden_deals=True)
    play(state, "acquire 1")
    assert reason(state, "lay S2") == "S2 (upgrade twice) is not in your hand."
    assert reason(state, "lay M01") == "M01 (+ 3 turmeric) is not in your hand."
    assert state.prompt() == (
        "Do you take M01 (+ 3 turmeric) into your hand, or lay a card of your hand down for its golden deal: + 5 turmeric?"
    )
    assert state.prompt("de") == (
        "Nimmst du M01 (+ 3 Kurkuma) auf die Hand, oder legst du eine Handkarte für ihren Goldenen Deal ab: + 5 Kurkuma?"
    )


def test_the_row_is_refilled_when_the_deal_is_done() -> None:
    """The rulebook refills after the acquisition: the new card is not yet seen while steps are being chosen."""
    state = position(hand="S1 S2", caravans=[(3, 0, 0, 0)], row=ROW, pile="M20 M21", deals={"M01": "G10"}, golden_deals=True)
    play(state, "acquire 1")
    revealed = state.revealed
    play(state, "lay S1")
    assert labels(state, state.merchants.row) == ["M02", "M03", "M04", "M05", "M06"]
    assert state.revealed == revealed
    play(state, "upgrade yellow 0")
    assert labels(state, state.merchants.row) == ["M02", "M03", "M04", "M05", "M06", "M21"]
    assert state.revealed > revealed


# --- a deal while playing ----------------------------------------------------------------------------------------------------


def test_instead_of_playing_a_card_its_deal_is_made() -> None:
    """The second card goes to the played cards without effect, the first to the discard pile."""
    state = position(hand="S1 S2 M10 M20", played="M08", deals={"M10": "G07"}, golden_deals=True)
    assert [answer for answer in legal(state) if answer.startswith("deal")] == ["deal M10", "deal M20"]
    play(state, "deal M10")
    assert legal(state) == ["lay S1", "lay S2", "lay M20"]
    play(state, "lay M20")
    assert caravan(state) == (0, 3, 0, 0)
    assert labels(state, state.hand[0]) == ["S1", "S2"]
    assert labels(state, state.played[0]) == ["M08", "M20"]
    assert discarded(state) == ["M10"]
    assert state.player == 1
    assert state.invariant_violations() == []


def test_the_row_is_left_alone_by_a_deal_while_playing() -> None:
    state = position(hand="S1 S2 M10", row=ROW, pile="M20", deals={"M10": "G07"}, golden_deals=True)
    play(state, "deal M10, lay S1")
    assert labels(state, state.merchants.row) == ROW.split()


def test_a_starting_card_may_be_laid_down_but_has_no_deal() -> None:
    state = position(hand="S1 S2 M10", golden_deals=True)
    assert reason(state, "deal S1") == "S1 (+ 2 turmeric) is a starting card: there is no golden deal on it."
    play(state, "deal M10")
    assert legal(state) == ["lay S1", "lay S2"]


def test_a_deal_while_playing_needs_two_cards_in_hand() -> None:
    state = position(hand="M10", played="S1 S2", golden_deals=True)
    assert not [answer for answer in legal(state) if answer.startswith("deal")]
    assert "you need a second card in your hand" in str(reason(state, "deal M10"))
    assert reason(state, "deal M20") == "M20 (4 turmeric → 2 cardamom) is not in your hand."


def test_the_card_of_the_deal_is_not_the_second_card() -> None:
    state = position(hand="S1 S2 M10", deals={"M10": "G18"}, golden_deals=True)
    play(state, "deal M10")
    assert "lay down another card" in str(reason(state, "lay M10"))
    assert reason(state, "lay M20") == "M20 (4 turmeric → 2 cardamom) is not in your hand."
    assert state.prompt() == (
        "Which card do you lay down for the golden deal of M10 (2 turmeric → 1 cardamom): "
        "+ 2 saffron + 1 cardamom, the others take 1 turmeric?"
    )


def test_bonus_cards_carry_deals_too() -> None:
    """The deal of a take-back card takes nothing back."""
    state = position(hand="S2 B1c", played="S1", deals={"B1c": "G02"}, bonus_cards="B1", golden_deals=True)
    play(state, "deal B1c, lay S2")
    assert caravan(state) == (3, 1, 0, 0)
    assert labels(state, state.played[0]) == ["S1", "S2"]
    assert discarded(state) == ["B1c"]
    assert state.player == 1


def test_a_card_laid_down_comes_back_by_resting() -> None:
    state = position(hand="S1 S2 M10", deals={"M10": "G01"}, golden_deals=True)
    play(state, "deal M10, lay S2, rest, rest")
    assert labels(state, state.hand[0]) == ["S1", "S2"]


# --- gifts and the limit -----------------------------------------------------------------------------------------------------


def test_the_limit_is_checked_for_every_caravan() -> None:
    """G22: three green, and one green for every other player. All three are above ten, and return in turn order."""
    full = [(8, 0, 0, 0), (10, 0, 0, 0), (5, 5, 0, 0)]
    state = position(3, hand="S1 S2 M10", caravans=full, deals={"M10": "G22"}, golden_deals=True)
    play(state, "deal M10, lay S1")
    assert [caravan(state, seat) for seat in range(3)] == [(8, 0, 3, 0), (10, 0, 1, 0), (5, 5, 1, 0)]
    assert state.player == 0
    assert legal(state) == ["keep yellow 7", "keep yellow 8"]
    play(state, "keep yellow 7")
    assert state.player == 1
    assert legal(state) == ["keep yellow 9", "keep yellow 10"]
    play(state, "keep yellow 10")
    assert legal(state) == ["keep green 0"]
    play(state, "keep green 0")
    assert state.player == 2
    assert legal(state) == ["keep yellow 4", "keep yellow 5"]
    play(state, "keep yellow 5, keep red 4")
    assert [caravan(state, seat) for seat in range(3)] == [(7, 0, 3, 0), (10, 0, 0, 0), (5, 4, 1, 0)]
    assert state.player == 1, "only now the next turn begins"
    assert "rest" in legal(state)


def test_the_check_goes_on_clockwise_from_the_active_seat() -> None:
    """Seat 1 of three makes the deal: seat 2 returns before seat 0."""
    state = position(3, caravans=[(10, 0, 0, 0), NOTHING, (10, 0, 0, 0)], row=ROW, deals={"M01": "G19"}, golden_deals=True)
    play(state, "rest, acquire 1, lay S1")
    assert caravan(state, 1) == (0, 0, 1, 1)
    asked = []
    while "rest" not in legal(state):
        asked.append(state.player)
        play(state, legal(state)[0])
    assert asked == [2, 0]
    assert [sum(caravan(state, seat)) for seat in range(3)] == [10, 2, 10]
    assert state.player == 2


def test_gifts_in_the_last_turn_count() -> None:
    """The last seat of the last round makes a deal with a gift: the others' cubes are checked and then scored."""
    state = position(2, caravans=[(0, 0, 10, 0), NOTHING], row=ROW, deals={"M01": "G22"}, golden_deals=True)
    state.last_round = True
    play(state, "rest, acquire 1, lay S1")
    assert not state.over
    assert state.player == 0
    play(state, "keep green 10")
    assert state.over
    assert [points["cubes"] for points in state.breakdown()] == [10, 3]


# --- components --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("count = 49", "count = 48", "49 copies of cards, expected 48"),
        ('id = "G01", copies = 2', 'id = "G01", copies = 0', "G01 has no copies"),
        ('id = "G01", copies = 2', 'id = "G02", copies = 2', "card ids repeat: G02"),
        ("copies = 2, gain = [5, 0, 0, 0]", "copies = 2", "G01 does nothing for its owner"),
        ("gift = [0, 0, 1, 0]", "gift = [0, 0, -1, 0]", "G22 has a negative number"),
        ("gift = [0, 0, 1, 0]", "others = [0, 0, 1, 0]", "unknown field `others`"),
    ],
)
def test_faults_of_deals_are_named(tmp_path: Path, old: str, new: str, error: str) -> None:
    file = tmp_path / "mine.toml"
    assert old in GAME.components_text
    file.write_text(GAME.components_text.replace(old, new, 1), "utf-8")
    with pytest.raises(fondaco.BadComponents, match=error):
        fondaco.game("spice_road", components=str(file))


def test_there_must_be_a_deal_for_every_merchant(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = GAME.components_text.replace('id = "G01", copies = 2', 'id = "G01", copies = 1').replace("count = 49", "count = 48")
    file.write_text(text, "utf-8")
    with pytest.raises(fondaco.BadComponents, match="48 golden deals are too few for 49 merchants and bonus cards"):
        fondaco.game("spice_road", components=str(file))
