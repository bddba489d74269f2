"""Each rule once: what is legal, what is refused, the reason for it and the obstacle agree about every id of the space."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.core.columns import declared
from fondaco.core.errors import IllegalAction
from fondaco.core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from fondaco.core.messages import LANGUAGES
from fondaco.core.parts import Columns
from fondaco.core.piles import Pile
from tests.conformance.positions import for_every_game, for_sampled_positions, random_play, stream

WITH_OBSTACLES = ["mercado"]
"""The games whose questions name the obstacle of every action."""


def disagreement(state: fondaco.State, action: int, legal: set[int]) -> str:
    """How what is said about an action contradicts itself; empty if nothing does. The state must stay as it is."""
    question, trial = state.question, state.clone()
    key, moves = trial.key(), trial.moves[:]
    reason = state.why_not(action)
    try:
        trial.apply(action)
    except IllegalAction as error:
        refused = trial.game.translator.format(error.message.args["reason"])  # type: ignore[arg-type]
        if action in legal:
            return f"is legal, and apply refuses it: {refused}"
        if reason != refused:
            return f"why_not says {reason!r}, apply {refused!r}"
        if (trial.key(), trial.moves) != (key, moves):
            return "was refused, and changed the state"
    else:
        if action not in legal:
            return "is not legal, and apply accepts it"
        if reason is not None:
            return f"is legal, and why_not says {reason!r}"
    if state.game.id in WITH_OBSTACLES:
        obstacle = question.obstacle(state, action)
        if (obstacle == NO_OBSTACLE) != (action in legal):
            return f"{'is' if action in legal else 'is not'} legal, and its obstacle is {obstacle}"
        if obstacle not in (NO_OBSTACLE, OTHER_QUESTION):
            message = question.refusal(state, action, obstacle).message
            if any(state.game.translator.format(message, lang) != state.why_not(action, lang) for lang in LANGUAGES):
                return f"the words for obstacle {obstacle} are others"
    return ""


@for_sampled_positions(8)
def test_rules_agree_about_every_id(game_id: str, state: fondaco.State) -> None:
    """In `legal` or refused, with one reason, by `apply`, `why_not` and the obstacle; a refusal changes nothing."""
    legal, key = set(state.legal_actions()), state.key()
    found = {state.notation(action): disagreement(state, action, legal) for action in range(state.game.num_actions)}
    assert {action: words for action, words in found.items() if words} == {}
    assert state.key() == key


@pytest.mark.parametrize("game_id", WITH_OBSTACLES)
def test_every_question_names_its_obstacles(game_id: str) -> None:
    """None of its questions writes `apply` out: it is obstacle, refusal and perform for all of them."""
    game, seen = fondaco.game(game_id), set()
    for players in range(game.min_players, game.max_players + 1):
        for option in ({}, {name: option.choices[-1] for name, option in game.options().items()}):
            for state in random_play(game.new(players, players, **option), stream(players)):
                seen.add(type(state.question))
    assert seen
    assert all(kind.apply is Question.apply for kind in seen)


# --- columns -----------------------------------------------------------------------------------------------------------------


def change(value: object) -> None:
    """Change what a column holds in place, where that is possible."""
    if isinstance(value, Pile):
        value.put_on_top(0)
    elif isinstance(value, list):
        for each in value:
            change(each)
        value.append(0)


def another(value: object) -> object:
    """Another value of the same type: compiled classes take no other."""
    if isinstance(value, int):
        return value + 1 if type(value) is int else not value
    if isinstance(value, tuple):
        return (*value, 0)
    if isinstance(value, Pile):
        return Pile([0])
    return [] if isinstance(value, list) else "" if value is None or isinstance(value, str) else None


def owners(root: Columns) -> list[Columns]:
    """Return a state or a part, and all parts in it."""
    all_owners = [root]
    for name in root.column_names():
        value = getattr(root, name)
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Columns):
                all_owners += owners(each)
    return all_owners


@for_every_game
def test_a_clone_shares_no_column_that_changes(game_id: str) -> None:
    """Every column of a clone is replaced, and changed in place where it can be: the original keeps its own."""
    game = fondaco.game(game_id)
    for plies in (0, 30, 150):
        state = game.new(game.max_players, seed=plies)
        for _ in random_play(state, stream(plies), plies):
            pass
        for number, owner in enumerate(owners(state)):
            for name, column in declared(type(owner)).items():
                if column["hidden"] and not column["keyed"]:
                    continue  # the kernel's own
                key, copy = state.key(), state.clone()
                twin = owners(copy)[number]
                assert type(twin) is type(owner)
                if column["copy"] != "{}":
                    change(getattr(twin, name))
                setattr(twin, name, another(getattr(twin, name)))
                assert state.key() == key, f"{type(owner).__name__}.{name} is shared with clones"


@for_every_game
def test_what_clones_share_is_never_changed_in_place(game_id: str) -> None:
    """Columns that clones share hold what was there when they were cloned, however the copy plays on."""
    game = fondaco.game(game_id)
    state = game.new(game.max_players, seed=8)
    for before in random_play(state, stream(8), 400):
        kept, key = before.clone(), before.key()
        trial = before.clone()
        trial.apply(trial.legal_actions()[-1])
        assert before.key() == kept.key() == key


@for_every_game
def test_after_set_up_every_column_has_its_value(game_id: str) -> None:
    game = fondaco.game(game_id)
    for owner in owners(game.new()):
        for name in declared(type(owner)):
            getattr(owner, name)  # an AttributeError names the column that `set_up` forgets


@for_every_game
def test_states_have_two_bases_at_most(game_id: str) -> None:
    for cls in type(fondaco.game(game_id).new()).__mro__:
        assert len(cls.__bases__) <= 2


@for_every_game
def test_states_and_frames_have_no_dict(game_id: str) -> None:
    """Everything that is cloned lies in slots."""
    state = fondaco.game(game_id).new()
    assert not any(hasattr(each, "__dict__") for each in [state, *state.stack])
