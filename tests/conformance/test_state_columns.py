"""Columns of states: a clone shares none that changes, `set_up` gives each its value, and nothing lies outside of slots."""

from __future__ import annotations

import fondaco
from fondaco.core.columns import declared
from fondaco.core.parts import Columns
from fondaco.core.piles import Pile

from .positions import for_every_game, random_play, stream


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
