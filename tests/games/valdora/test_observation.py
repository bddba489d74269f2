"""The observation of the question: every field that matters, and as numbers from 0 to 1."""

from __future__ import annotations

import pytest

from fondaco.games.valdora.observation import QUESTIONS, question_size
from fondaco.games.valdora.rules.books import UseBook
from fondaco.games.valdora.state import ValdoraState
from tests.conformance.positions import random_play, stream

from .positions import GAME, lay_gems, open_book, play, table

QUESTION = slice(5, 5 + question_size(GAME))
"""The numbers of the question."""


def distinguishable(*states: ValdoraState) -> bool:
    """Return whether each two of these positions differ, as values and as numbers."""
    observed = {str(s.observe(0)) for s in states}
    encoded = {tuple(s.encode(0)) for s in states}
    return len(observed) == len(encoded) == len({s.key() for s in states}) == len(states)


def test_the_purpose_of_gold_is_observed() -> None:
    s = table("N1", coins=0, equipment="pan:gold cart:gold")
    open_book(s, "A", "shovel/pick hammer")
    play(s, "move A, turn right")
    right, left = play(s.clone(), "buy right"), play(s.clone(), "buy left")
    assert distinguishable(right, left)
    assert right.prompt() == "Player 1: from which card do you hand over the gold for the hammer?"
    assert left.prompt() == "Player 1: from which card do you hand over the gold for the pick?"


def test_used_free_turns_are_observed() -> None:
    """A page turned over and back lies as before, but the next turn must be paid."""
    s = table("N1", coins=3, equipment="pan:gold cart:gold")
    open_book(s, "A", "shovel/pick hammer")
    play(s, "move A, turn right, turn left")
    fresh = s.clone()
    fresh.stack[-1] = UseBook(0, free_turns_used=0, used=1)
    assert distinguishable(play(s, "buy right"), play(fresh, "buy right"))


def test_the_order_being_completed_is_observed() -> None:
    s = table("O1", equipment="pan:gold shovel:ruby pick:sapphire cart:ruby chisel:emerald", orders="white_grs white_gre")
    play(s, "move O4")
    states = play(s.clone(), "deliver 1"), play(s.clone(), "deliver 2")
    assert {s.prompt() for s in states} == {
        "Player 1: from which card do you hand over the ruby for the white order (gold, ruby, sapphire → 10 points)?",
        "Player 1: from which card do you hand over the ruby for the white order (gold, ruby, emerald → 10 points)?",
    }
    assert distinguishable(*states)


def test_loaded_and_unloaded_gems_are_observed() -> None:
    s = table("E1", coins=6, equipment="pan cart:emerald horse:emerald chisel")
    lay_gems(s, "area", "gold ruby ruby emerald")
    play(s, "move E4")
    swapped = play(s.clone(), "load cart ruby")
    assert distinguishable(s, swapped)
    assert sum(s.encode(0)[QUESTION]) == 1  # the question alone
    passed, loaded, unloaded = GAME.equipment.labels.index("cart") + 1, 1 / len(GAME.equipment.labels), 1 / 2  # by cart and horse
    assert sum(swapped.encode(0)[QUESTION]) == pytest.approx(1 + passed + loaded + unloaded)


def test_numbers_of_questions_are_between_0_and_1() -> None:
    asked = set()
    s = GAME.new(3, seed=1)
    for before in random_play(s, stream(1)):
        numbers = before.encode(0)[QUESTION]
        assert 0 <= min(numbers) <= max(numbers) <= 1
        asked.add(type(before.question).__name__)
    assert asked == set(QUESTIONS)
