"""Aufträge nehmen (page 7), the special pile, and 1 Auftrag ausführen (page 12)."""

from __future__ import annotations

import pytest

from fondaco.core.piles import EVERYBODY, seat_bit
from fondaco.core.selections import out_of_order_picks
from fondaco.games.polo.rules.contracts import draw_contract

from .positions import CONTRACT, GAME, asked, contracts, held, legal, play, reason, set_special, table

ROW = "C01 C02 C03 C04 C05 C06"


def test_the_die_is_the_reach() -> None:
    """Blau places a 3: one or two of the contracts 1 to 3."""
    s = table("carprini kubilai", ("3 6 6 6 6",), contracts=("",), row=ROW)
    play(s, "place contracts, die blue 3")
    assert legal(s) == ["take 1", "take 2", "take 3"]
    assert reason(s, "take 4") == "With a 3 you do not reach place 4."
    assert reason(s, "stop") == "You must take at least one contract."
    play(s, "take 1")
    assert legal(s) == ["take 2", "take 3", "stop"]
    assert contracts([card for card in s.contract_row if card >= 0]) == ["C02", "C03", "C04", "C05", "C06"]
    play(s, "take 3")
    assert contracts(s.seats[0].contracts) == ["C01", "C03"]
    assert contracts(s.contract_row) == ["C02", "C04", "C05", "C06"], "the row slides left"


def test_a_one_reaches_a_single_contract() -> None:
    s = table("carprini kubilai", ("1 6 6 6 6",), contracts=("",), row=ROW)
    play(s, "place contracts, die blue 1, take 1")
    assert asked(s) == "Turn"


def test_example_with_the_sixth_position() -> None:
    """Grün places a 6, takes the contracts below 2 and 6 and two camels with the latter."""
    s = table("carprini kubilai", ("6 6 6 6 6",), contracts=("",), row=ROW)
    play(s, "place contracts, die blue 6, take 2, take 6, extra camel")
    assert held(s) == {"camel": 2}
    assert contracts(s.seats[0].contracts) == ["C02", "C06"]


def test_the_fifth_and_the_sixth_position() -> None:
    """He could have taken both: 1 of a kind, and 2 of one kind."""
    s = table("carprini kubilai", ("6 6 6 6 6",), contracts=("",), row=ROW)
    play(s, "place contracts, die blue 6, take 5, extra camel, take 6, extra coin")
    assert held(s) == {"camel": 1, "coin": 2}


def test_the_second_contract_lies_further_right() -> None:
    s = table("carprini kubilai", ("6 6 6 6 6",), contracts=("",), row=ROW)
    play(s, "place contracts, die blue 6, take 4")
    assert reason(s, "take 2") == "The second contract must lie right of place 4."


def test_an_old_contract_makes_room() -> None:
    """Beispiel: no free slot, so one of the old ones goes under the special pile, in sight of all."""
    s = table("carprini kubilai", ("3 6 6 6 6",), contracts=("C10 C11",), row=ROW)
    play(s, "place contracts, die blue 3, take 2, stop")
    assert legal(s) == ["drop C10", "drop C11"]
    assert reason(s, "drop C02", "en") is not None
    assert "You have just taken C02" in str(reason(s, "drop C02"))
    play(s, "drop C10")
    assert contracts(s.seats[0].contracts) == ["C11", "C02"]
    assert s.contract_pile.cards[0] == CONTRACT["C10"]
    assert s.contract_pile.knowers[0] == EVERYBODY


def test_two_new_contracts_drop_both_old_ones() -> None:
    s = table("carprini kubilai", ("3 6 6 6 6",), contracts=("S03 C11",), row=ROW)
    play(s, "place contracts, die blue 3, take 1, take 2")
    assert contracts(s.seats[0].contracts) == ["C01", "C02"]
    assert s.contract_pile.cards[0] == CONTRACT["C11"]
    assert CONTRACT["S03"] not in s.contract_pile.cards, "a starting contract leaves the game"


def test_an_empty_row_is_refilled_between_two_turns() -> None:
    """Two from the special pile, after the turn that emptied it."""
    s = table("carprini kubilai", ("6 6 6 6 6",), contracts=("",), row="C01 C02")
    set_special(s, "C20 C21")
    play(s, "place contracts, die blue 6, take 1, take 2")
    assert s.contract_row == ()
    play(s, "end")
    assert contracts(s.contract_row) == ["C20", "C21"]


def test_an_empty_row_cannot_be_used_in_the_turn() -> None:
    s = table("carprini kubilai", ("6 6 6 6 6",), contracts=("",), row="C01")
    play(s, "place contracts, die blue 6, take 1")
    assert asked(s) == "Turn", "with one contract left only one can be taken"


def test_example_of_fulfilling() -> None:
    """Grün gives 2 camels, 2 silk and 1 pepper and gets 3 coins and 4 points."""
    s = table("carprini kubilai", items=("2 camel 2 silk 1 pepper",), contracts=("C11",))
    play(s, "complete C11")
    assert held(s) == {"coin": 3, "vp": 4}
    assert s.seats[0].contracts == ()
    assert contracts(s.seats[0].fulfilled) == ["C11"]
    assert asked(s) == "Turn"
    assert "end" not in legal(s), "a bonus action is no action"


def test_what_is_missing_is_said() -> None:
    s = table("carprini kubilai", items=("1 camel 2 silk",), contracts=("C11",))
    assert str(reason(s, "complete C11")).startswith("You lack 1 camel + 1 pepper for C11")
    assert "Among your contracts there is no C12" in str(reason(s, "complete C12"))


def test_contracts_may_be_fulfilled_after_the_action_too() -> None:
    s = table("carprini kubilai", ("3 6 6 6 6",), ("2 camel 2 silk",), contracts=("C11",))
    play(s, "place pepper, die blue 3, row 1, complete C11, end")
    assert held(s) == {"coin": 3, "vp": 4}


def test_a_drawn_contract_may_use_the_slot_set_free() -> None:
    """Supplement, section 7."""
    s = table("carprini kubilai", items=("2 camel 1 gold 2 pepper",), contracts=("C09 C11",))
    set_special(s, "C20")
    play(s, "complete C09")
    assert contracts(s.seats[0].contracts) == ["C11", "C20"]


def test_a_drawn_contract_with_full_slots() -> None:
    """Keep two of three; only the drawer sees the new one until it lies open."""
    s = table("carprini kubilai", ("6 6 6 6 6",), ("3 coin",), contracts=("C10 C11",), outposts={"alexandria": "contract"})
    set_special(s, "C20")
    play(s, "place travel, die blue 6, die blue 6, step alexandria, stop")
    assert legal(s) == ["drop C10", "drop C11", "refuse"]
    assert s.observe(0)["drawn"] == ["C20"]
    assert s.observe(1)["drawn"] == [None]
    refused = play(s.clone(), "refuse")
    assert contracts(refused.seats[0].contracts) == ["C10", "C11"]
    assert (refused.contract_pile.cards[0], refused.contract_pile.knowers[0]) == (CONTRACT["C20"], seat_bit(0))
    play(s, "drop C10")
    assert contracts(s.seats[0].contracts) == ["C11", "C20"]
    assert (s.contract_pile.cards[0], s.contract_pile.knowers[0]) == (CONTRACT["C10"], EVERYBODY)


def test_an_empty_special_pile_delivers_nothing() -> None:
    s = table("carprini kubilai", items=("2 camel 1 gold 2 pepper",), contracts=("C09",))
    rest = [s.contract_pile.draw() for _ in range(len(s.contract_pile))]
    s.seats[1].fulfilled += tuple(rest)
    play(s, "complete C09")
    assert s.seats[0].contracts == ()
    assert asked(s) == "Turn"


@pytest.mark.parametrize("label", GAME.contracts.labels)
def test_every_contract_pays_its_points(label: str) -> None:
    """Each can be fulfilled for exactly its cost, and all its questions can be answered."""
    card = next(card for card in GAME.components.contracts.cards if card.id == label)
    cost = card.cost.replace(" +", "")
    s = table("carprini kubilai", items=(cost,), contracts=(label,))
    play(s, f"complete {label}")
    assert held(s)["vp"] == card.vp
    while asked(s) != "Turn":
        s.apply(s.legal_actions()[0])
    assert contracts(s.seats[0].fulfilled) == [label]
    assert s.invariant_violations() == []


def test_two_effects_ask_for_their_order() -> None:
    """C36: a black die and a good of choice."""
    s = table("carprini kubilai", items=("2 camel 3 silk 2 pepper",), contracts=("C36",))
    play(s, "complete C36")
    assert legal(s) == ["first good", "first die"]
    assert "not among them" in str(reason(s, "first step"))
    play(s, "first die")
    assert asked(s) == "Good"
    assert s.black_dice == 2
    play(s, "good gold")
    assert held(s) == {"vp": 5, "gold": 1}


def test_without_black_dice_there_is_no_order_to_ask_for() -> None:
    s = table("carprini kubilai", items=("2 camel 3 silk 2 pepper",), contracts=("C36",))
    s.board[0] += (10,) * s.black_dice
    s.black_dice = 0
    play(s, "complete C36")
    assert asked(s) == "Good"


def test_what_all_know_of_the_special_pile_they_know_of_the_contract_drawn_from_it() -> None:
    """A contract that was pushed under the pile in sight of all has come to its top: everybody knows what is looked at."""
    s = table("carprini kubilai", contracts=("C10 C11",))
    set_special(s, "C05")
    s.contract_pile.knowers[-1] = EVERYBODY
    draw_contract(s, 0, 1)
    assert s.observe(1)["drawn"] == ["C05"]
    play(s, "refuse")
    assert s.observe(1)["special"][0] == "C05"  # type: ignore[index]
    set_special(s, "C06")
    draw_contract(s, 0, 1)
    assert s.observe(1)["drawn"] == [None]
    assert s.observe(0)["drawn"] == ["C06"]


def test_two_contracts_may_be_named_in_any_order() -> None:
    """The rules ask from left to right; a pick that they have passed is inserted at its place."""
    s = table("carprini kubilai", ("6 6 6 6 6",), contracts=("",), row=ROW)
    play(s, "place contracts, die blue 6")
    before = s.clone()
    play(s, "take 6, extra coin")
    late = out_of_order_picks(before, s.moves[len(before.moves) :])
    names = {s.notation(pick): list(map(s.notation, answers)) for pick, answers in late.items()}
    assert names == {f"take {place}": [f"take {place}", "take 6", "extra coin"] for place in (1, 2, 3, 4)}
    before.apply_all(late[s.parse("take 2")])
    assert contracts(before.seats[0].contracts) == ["C02", "C06"]
    assert held(before) == held(s)


def test_who_wants_no_second_contract_is_not_asked_again() -> None:
    s = table("carprini kubilai", ("6 6 6 6 6",), contracts=("",), row=ROW)
    play(s, "place contracts, die blue 6")
    before = s.clone()
    play(s, "take 3, stop")
    assert out_of_order_picks(before, s.moves[len(before.moves) :]) == {}
