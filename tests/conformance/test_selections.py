"""The picks of a selection can be made in any order."""

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

SELECTIONS = {
    "east_to_west_2": {"PayOutpost"},
    "east_to_west_3": {"PayOutpost"},
    "marco_polo": {"Take"},
    "marco_polo_2": {"Take"},
    "mercado": {"LayCoin"},
    "spice_islands": {"PayOutpost", "Spend"},
    "valdora": {"Load"},
}
"""The questions of each game that are part of a selection and occur in random games."""
OPEN_DURING = {
    "east_to_west_2": {"PayOutpost"},
    "east_to_west_3": {"PayOutpost"},
    "marco_polo": {"Take", "MakeRoom", "Turn", "Die", "ChooseExtra"},
    "marco_polo_2": {"MakeRoom", "Turn", "Good", "Die", "Bag"},
    "mercado": {"LayCoin", "Turn", "LayJoker", "ChooseTile"},
    "spice_islands": {"Spend", "PayOutpost"},
    "valdora": {"Move", "Load"},
}
"""The questions during which picks are still possible; after the end of the turn, these are questions to the next seat."""
PLIES = 400
MAX_PER_QUESTION = 6
"""Maximum number of positions with the same question that are rendered."""


def swappable_picks(before: fondaco.State) -> Iterator[tuple[int, int]]:
    """Yield pairs of picks in rules order of which the second could also be made first."""
    legal, family = before.legal_actions(), before.game.space.family
    for first in legal:
        after = before.clone()
        after.apply(first)
        if selection_key(after) == selection_key(before):
            seconds = [second for second in after.legal_actions() if second in legal and second != first]
            yield from ((first, second) for second in seconds if family(second) is family(first))


@pytest.mark.parametrize("game_id", SELECTIONS)
def test_an_out_of_order_pick_is_inserted_in_rules_order(game_id: str) -> None:
    question_names = set()
    game = fondaco.game(game_id)
    for seed in range(4):
        state = game.new(seed=seed)
        for before in random_play(state, stream(seed), PLIES):
            if selection_key(before) is None:
                continue
            for first, second in swappable_picks(before):
                after = before.clone()
                after.apply(second)
                legal = after.legal_actions() if selection_key(after) == selection_key(before) else []
                picks = out_of_order_picks(before, [second])
                assert (first in legal) == (picks.get(first) != (first, second))
                question_names.add(type(before.question).__name__)
    assert question_names >= SELECTIONS[game_id]


def positions_with_pending_picks(game_id: str, seed: int) -> Iterator[tuple[OutOfOrderPicks, fondaco.State]]:
    """Yield the out-of-order picks and the state, for each state of a random game in which there are any."""
    state, rng = fondaco.game(game_id).new(seed=seed), stream(seed)
    steps, states = list[Step](), list[fondaco.State]()
    while not state.over:
        held_by = holding_seat(steps, state, states.__getitem__)
        picks = open_picks(steps, state, held_by, states.__getitem__)
        if picks is not None:
            yield picks, state
        states.append(state)
        state, step = apply_to_copy(state, random_action(state, rng), False)
        steps.append(step)


@pytest.mark.parametrize("game_id", SELECTIONS)
def test_out_of_order_picks_are_buttons(game_id: str) -> None:
    """The picture of any later question, also one to another seat, has a button for each out-of-order pick."""
    question_counts: Counter[str] = Counter()
    for seed in range(12):
        for picks, state in positions_with_pending_picks(game_id, seed):
            question = type(state.question).__name__
            question_counts[question] += 1
            for lang, layout in product(LANGUAGES, LAYOUTS) if question_counts[question] <= MAX_PER_QUESTION else ():
                scene = build_scene(state, picks.seat, lang, layout)
                scene = replace(scene, actions={**available_actions(picks.before, picks.moves_by_pick, lang), **scene.actions})
                rendered = {button.get("data-action") for button in buttons(parse(state.game.render(scene)))}
                assert rendered == {str(available.action) for available in scene.actions.values()}
    assert question_counts.keys() >= OPEN_DURING[game_id]


def test_a_game_without_selections_has_no_selection_key() -> None:
    """Spice Road has no selections: every number is one action."""
    for before in random_play(fondaco.game("spice_road").new(seed=1), stream(1), 100):
        assert selection_key(before) is None
