"""States, games and records can be pickled and copied."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import fondaco
from fondaco.core.registry import game_with_components

from .positions import for_every_game, for_sampled_positions


@for_sampled_positions(3)
def test_a_pickled_state_continues_like_the_original(game_id: str, state: fondaco.State) -> None:
    loaded = pickle.loads(pickle.dumps(state))
    assert loaded.game is state.game
    assert loaded.key() == state.key()
    assert (loaded.seed, list(loaded.moves), loaded.over) == (state.seed, list(state.moves), state.over)
    while not state.over:
        assert loaded.legal_actions() == state.legal_actions()
        action = state.legal_actions()[-1]
        state.apply(action)
        loaded.apply(action)
    assert loaded.scores() == state.scores()


@for_sampled_positions(2)
def test_a_pickled_record_replays_to_the_same_state(game_id: str, state: fondaco.State) -> None:
    record = pickle.loads(pickle.dumps(fondaco.Record.of(state)))
    assert record.replay().key() == state.key()


@for_every_game
def test_a_pickled_or_copied_game_is_the_same_object(game_id: str) -> None:
    game = fondaco.game(game_id)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game
    assert copy.copy(game) is game


def test_a_pickled_game_keeps_custom_components(tmp_path: Path) -> None:
    default = fondaco.game("mercado")
    file = tmp_path / "custom.toml"
    file.write_text(default.components_text.replace("round_limit = ", "round_limit = 1", 1), "utf-8")
    game = fondaco.game("mercado", components=file)
    loaded = pickle.loads(pickle.dumps(game))
    assert (loaded.digest, loaded.has_custom_components) == (game.digest, True)
    assert loaded.digest != default.digest == game_with_components("mercado", default.components_text).digest


@for_sampled_positions(2)
def test_a_deep_copy_is_independent(game_id: str, state: fondaco.State) -> None:
    key = state.key()
    clone = copy.deepcopy(state)
    assert clone.key() == key
    if not clone.over:
        clone.apply(clone.legal_actions()[0])
        assert state.key() == key
