"""Things that are picked one by one can be named in any order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fondaco
from fondaco.core.picks import late_picks, picking

from .positions import stream, walk

PICKED = {
    "east_to_west_2": {"PayOutpost"},
    "east_to_west_3": {"PayOutpost"},
    "marco_polo": {"Take"},
    "marco_polo_2": {"Take"},
    "mercado": {"Place"},
    "spice_islands": {"PayOutpost", "Spend"},
    "valdora": {"Load"},
}
"""Where people pick several things, and what random games show of it."""
PLIES = 400


def pairs(before: fondaco.State) -> Iterator[tuple[int, int]]:
    """Two picks that the rules ask for in this order, the second of which could also be named first."""
    legal, family = before.legal_actions(), before.game.space.family
    for first in legal:
        after = before.clone()
        after.apply(first)
        if picking(after) == picking(before):
            others = [second for second in after.legal_actions() if second in legal and second != first]
            yield from ((first, second) for second in others if family(second) is family(first))


@pytest.mark.parametrize("id", PICKED)
def test_what_was_named_too_late_is_put_where_it_belongs(id: str) -> None:
    met = set()
    game = fondaco.game(id)
    for seed in range(4):
        state = game.new(seed=seed)
        for before in walk(state, stream(seed), PLIES):
            if picking(before) is None:
                continue
            for first, second in pairs(before):
                after = before.clone()
                after.apply(second)
                now = after.legal_actions() if picking(after) == picking(before) else []
                found = late_picks(before, [second])
                assert (first in now) == (found.get(first) != (first, second))
                met.add(type(before.question).__name__)
    assert met >= PICKED[id]


def test_nothing_is_late_where_the_answers_were_for_something_else() -> None:
    """Spice Road picks nothing one by one: every number is one answer."""
    for before in walk(fondaco.game("spice_road").new(seed=1), stream(1), 100):
        assert picking(before) is None
