"""Observations as numbers: questions that differ only in a set of places are texts apart."""

from __future__ import annotations

import pytest

from fondaco.core.frames import Question
from fondaco.games.marco_polo.observation import SETS, questions
from fondaco.games.marco_polo.rules.travel import Travel
from fondaco.games.marco_polo.state import MarcoPoloState
from fondaco.games.polo.rules.posts import Relocate
from fondaco.games.polo.rules.rewards import Order

from .positions import GAME, PLACE, table

MOSCOW, ANXI = 1 << PLACE["moscow"], 1 << PLACE["anxi"]


def travel(entered: int) -> Travel:
    return Travel(0, 0, 6, 2, -1, PLACE["moscow"], -1, 8, 4, entered)


def encoded(question: Question[MarcoPoloState]) -> list[float]:
    """The table as numbers while a question is asked."""
    s = table()
    s.stack.append(question)
    return list(s.encode(0))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (travel(0x123456), travel(0x123457)),
        (Relocate(0, 2, 0x98, MOSCOW, 0), Relocate(0, 2, 0x99, MOSCOW, 0)),
        (Relocate(0, 2, 0, MOSCOW, ANXI), Relocate(0, 2, 0, MOSCOW, MOSCOW)),
        (Order(0, (7, 9)), Order(0, (7, 11))),
    ],
)
def test_sets_of_places_are_encoded_bit_by_bit(one: Question[MarcoPoloState], other: Question[MarcoPoloState]) -> None:
    first, second = encoded(one), encoded(other)
    assert len(first) == GAME.encoding_size
    assert {abs(a - b) for a, b in zip(first, second, strict=True)} == {0.0, 1.0}


def test_sets_are_found_where_questions_have_them() -> None:
    names = {"Travel": ["entered"], "Relocate": ["queue", "ends", "placed"], "Order": ["effects"]}
    kinds = {kind.__name__: kind.FIELDS for kind in (Travel, Relocate, Order)}
    assert {kind: [kinds[kind][at - 1] for at in places] for kind, places in SETS.items()} == names
    assert max(len(fields) - 1 - len(SETS[kind]) for kind, fields in kinds.items()) == questions(GAME).fields
