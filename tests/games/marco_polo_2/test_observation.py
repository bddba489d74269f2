"""Observations as numbers: questions that differ only in a set of places are texts apart."""

from __future__ import annotations

import pytest

from fondaco.core.frames import Question
from fondaco.games.marco_polo_2.observation import SETS, questions
from fondaco.games.marco_polo_2.rules.contracts import TakeFrom
from fondaco.games.marco_polo_2.rules.journey import ExtraPost, OnePost
from fondaco.games.marco_polo_2.rules.travel import Travel
from fondaco.games.marco_polo_2.state import MarcoPolo2State
from fondaco.games.polo.rules.posts import Relocate
from fondaco.games.polo.rules.rewards import Order

from .positions import GAME, PLACE, table

LHASA, QUILON, JAIPUR = (1 << PLACE[city] for city in ("lhasa", "quilon", "jaipur"))


def travel(entered: int) -> Travel:
    return Travel(0, 1, 6, 2, -1, PLACE["kabul"], -1, 8, 4, 0, entered)


def encoded(question: Question[MarcoPolo2State]) -> list[float]:
    """The table as numbers while a question is asked."""
    s = table()
    s.stack.append(question)
    return list(s.encode(0))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (travel(LHASA | QUILON), travel(LHASA | JAIPUR)),
        (ExtraPost(0, LHASA, JAIPUR), ExtraPost(0, LHASA | QUILON, JAIPUR)),
        (OnePost(0, LHASA | JAIPUR), OnePost(0, QUILON | JAIPUR)),
        (TakeFrom(0, 1, True), TakeFrom(0, 3, True)),
        (Relocate(0, 2, 0x98, JAIPUR, 0), Relocate(0, 2, 0x99, JAIPUR, 0)),
        (Relocate(0, 2, 0, JAIPUR, LHASA), Relocate(0, 2, 0, JAIPUR, JAIPUR)),
        (Order(0, (7, 9)), Order(0, (7, 11))),
    ],
)
def test_sets_of_places_are_encoded_bit_by_bit(one: Question[MarcoPolo2State], other: Question[MarcoPolo2State]) -> None:
    first, second = encoded(one), encoded(other)
    assert first != second
    assert {abs(a - b) for a, b in zip(first, second, strict=True)} == {0.0, 1.0}


def test_sets_are_found_where_questions_have_them() -> None:
    names = {"TakeFrom": ["cities"], "Travel": ["entered"], "ExtraPost": ["passed", "ends"], "OnePost": ["ends"]}
    names |= {"Relocate": ["queue", "ends", "placed"], "Order": ["effects"]}
    kinds = {kind.__name__: kind.FIELDS for kind in (TakeFrom, Travel, ExtraPost, OnePost, Relocate, Order)}
    assert {kind: [kinds[kind][at - 1] for at in places] for kind, places in SETS.items()} == names
    assert max(len(fields) - 1 - len(SETS[kind]) for kind, fields in kinds.items()) == questions(GAME).fields
