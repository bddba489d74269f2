"""Things that are picked one by one can be named in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

import fondaco
from fondaco.core.messages import LANGUAGES
from fondaco.core.out_of_order import OutOfOrderPicks, holding_seat, open_picks
from fondaco.core.scene import LAYOUTS, available_actions, build_scene
from fondaco.core.selections import out_of_order_picks, selection_key
from fondaco.core.steps import Step, apply_to_copy
from tests.draw.svg_inspection import buttons, parse

from .positions import random_action, random_play, stream

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
ASKED_LATER = {
    "east_to_west_2": {"PayOutpost"},
    "east_to_west_3": {"PayOutpost"},
    "marco_polo": {"Take", "MakeRoom", "Turn", "Die", "Extra"},
    "marco_polo_2": {"MakeRoom", "Turn", "Good", "Die", "Bag"},
    "mercado": {"Place", "Turn", "LayJoker", "Next"},
    "spice_islands": {"Spend", "PayOutpost"},
    "valdora": {"Move", "Load"},
}
"""What is asked while something could still be picked; of whoever is next, where the turn is over."""
PLIES = 400
MAX_PER_QUESTION = 6
"""So many moments with the same question are drawn."""


def swappable_picks(before: fondaco.State) -> Iterator[tuple[int, int]]:
    """Two picks that the rules ask for in this order, the second of which could also be named first."""
    legal, family = before.legal_actions(), before.game.space.family
    for first in legal:
        after = before.clone()
        after.apply(first)
        if selection_key(after) == selection_key(before):
            others = [second for second in after.legal_actions() if second in legal and second != first]
            yield from ((first, second) for second in others if family(second) is family(first))


@pytest.mark.parametrize("id", PICKED)
def test_what_was_named_too_late_is_put_where_it_belongs(id: str) -> None:
    met = set()
    game = fondaco.game(id)
    for seed in range(4):
        state = game.new(seed=seed)
        for before in random_play(state, stream(seed), PLIES):
            if selection_key(before) is None:
                continue
            for first, second in swappable_picks(before):
                after = before.clone()
                after.apply(second)
                now = after.legal_actions() if selection_key(after) == selection_key(before) else []
                found = out_of_order_picks(before, [second])
                assert (first in now) == (found.get(first) != (first, second))
                met.add(type(before.question).__name__)
    assert met >= PICKED[id]


def positions_with_pending_picks(id: str, seed: int) -> Iterator[tuple[OutOfOrderPicks, fondaco.State]]:
    """The moments of a random game in which something could be picked that the rules have passed: what, and the position."""
    state, chance = fondaco.game(id).new(seed=seed), stream(seed)
    steps, moments = list[Step](), list[fondaco.State]()
    while not state.over:
        holder = holding_seat(steps, state, moments.__getitem__)
        found = open_picks(steps, state, holder, moments.__getitem__)
        if found is not None:
            yield found, state
        moments.append(state)
        state, step = apply_to_copy(state, random_action(state, chance), False)
        steps.append(step)


@pytest.mark.parametrize("id", PICKED)
def test_what_can_still_be_picked_can_be_clicked(id: str) -> None:
    """Whatever is asked by then, even of somebody else: once a coin of Mercado that was named late could not be drawn."""
    asked: Counter[str] = Counter()
    for seed in range(12):
        for found, state in positions_with_pending_picks(id, seed):
            question = type(state.question).__name__
            asked[question] += 1
            for lang, layout in product(LANGUAGES, LAYOUTS) if asked[question] <= MAX_PER_QUESTION else ():
                scene = build_scene(state, found.seat, lang, layout)
                scene = replace(scene, actions={**available_actions(found.before, found.moves_by_pick, lang), **scene.actions})
                drawn = {part.get("data-action") for part in buttons(parse(state.game.render(scene)))}
                assert drawn == {str(live.action) for live in scene.actions.values()}
    assert asked.keys() >= ASKED_LATER[id]


def test_nothing_is_late_where_the_answers_were_for_something_else() -> None:
    """Spice Road picks nothing one by one: every number is one answer."""
    for before in random_play(fondaco.game("spice_road").new(seed=1), stream(1), 100):
        assert selection_key(before) is None
