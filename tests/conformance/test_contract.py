"""The public surface: shapes, bounds and texts, and that every game ends."""

from __future__ import annotations

import json
from array import array
from itertools import product

import pytest

import fondaco
from fondaco.core.messages import LANGUAGES

from .positions import for_every_game, for_sampled_positions, random_play, stream


@for_every_game
def test_a_game_has_id_title_bounds_and_options(game_id: str) -> None:
    game = fondaco.game(game_id)
    assert game is fondaco.game(game_id)
    assert game.id == game_id
    assert 1 <= game.min_players <= game.max_players
    assert game.num_actions > 0
    assert game.encoding_size > 0
    for lang in LANGUAGES:
        assert game.title(lang)
    for name, option in game.options().items():
        assert name.isidentifier()
        assert option.default in option.choices
        assert json.loads(json.dumps(list(option.choices))) == list(option.choices)
        texts = [option.help(lang) for lang in LANGUAGES]
        assert all(texts)
        assert texts[0] != texts[1], f"{name} is not translated"


@for_every_game
def test_every_combination_of_options_starts_for_every_player_count(game_id: str) -> None:
    game = fondaco.game(game_id)
    choices = {name: option.choices for name, option in game.options().items()}
    for players in range(game.min_players, game.max_players + 1):
        for values in product(*choices.values()):
            state = game.new(players, seed=1, **dict(zip(choices, values, strict=True)))
            assert not state.over
            assert state.player is not None
            assert state.player in range(players)
            assert len(state.encode(0)) == game.encoding_size
            assert state.invariant_violations() == []


@for_every_game
def test_random_play_ends(game_id: str) -> None:
    """For every player count and every choice of each option, the game ends and no piece is lost."""
    game = fondaco.game(game_id)
    rng = stream(7)
    settings: list[dict[str, object]] = [{}]
    settings += [{name: choice} for name, option in game.options().items() for choice in option.choices[1:]]
    for players in range(game.min_players, game.max_players + 1):
        for options in settings:
            state = game.new(players, seed=players, **options)  # type: ignore[arg-type]
            turn_number = 0
            for before in random_play(state, rng):
                if before.turn_number != turn_number or rng.below(10) == 0:
                    assert before.invariant_violations() == []
                turn_number = before.turn_number
            assert state.over
            assert state.invariant_violations() == []
            assert state.player is None
            assert state.legal_actions() == []
            assert [sum(sources.values()) for sources in state.breakdown()] == state.scores()
            ranks = state.ranks()
            assert min(ranks) == 0
            assert len(ranks) == players
            for action in (0, game.num_actions - 1):
                with pytest.raises(fondaco.IllegalAction):
                    state.apply(action)
                assert state.why_not(action)
            assert len(state.encode(None)) == game.encoding_size
            assert state.prompt("de")


@for_sampled_positions(20)
def test_every_query_of_a_state_is_well_formed(game_id: str, state: fondaco.State) -> None:
    """Shapes and bounds of legal actions, scores, texts, observations and encodings."""
    game = state.game
    assert not state.over
    assert state.player in range(state.players)
    legal = state.legal_actions()
    assert legal == sorted(set(legal))
    assert legal
    assert 0 <= legal[0] <= legal[-1] < game.num_actions
    assert len(legal) <= 64, "a decision with more than 64 actions should be split"
    assert len(state.scores()) == len(state.ranks()) == len(state.breakdown()) == state.players
    assert len(game.evaluate(state)) == state.players
    for lang in LANGUAGES:
        assert state.prompt(lang)
        for action in legal:
            assert state.describe(action, lang)
    assert state.notation(legal[0]) in repr(state)
    for seat in (*range(state.players), None):
        observation = state.observe(seat)
        assert json.loads(json.dumps(observation)) == observation
        encoding = state.encode(seat)
        assert isinstance(encoding, array)
        assert encoding.typecode == "f"
        assert len(encoding) == game.encoding_size


@for_sampled_positions(10)
def test_queries_do_not_change_the_state(game_id: str, state: fondaco.State) -> None:
    key, revealed, moves = state.key(), state.revealed, state.moves[:]
    for action in state.legal_actions():
        state.why_not(action)
        state.describe(action)
    state.observe(0), state.encode(0), state.svg(0), state.scores(), state.ranks(), state.prompt(), repr(state)
    state.determinize(0, 1)
    state.game.evaluate(state)
    assert (state.key(), state.revealed, state.moves) == (key, revealed, moves)


@for_every_game
def test_the_same_seed_gives_the_same_game(game_id: str) -> None:
    game = fondaco.game(game_id)
    for seed in (0, -3, 2**70, b"", b"\x00\xff"):
        first, second = game.new(game.max_players, seed), game.new(game.max_players, seed)
        assert first.key() == second.key()
        for left, right in zip(random_play(first, stream(1), 300), random_play(second, stream(1), 300), strict=True):
            assert left.key() == right.key()
    assert game.new(seed=1).key() != game.new(seed=2).key()


@for_sampled_positions(15)
def test_clones_are_independent(game_id: str, state: fondaco.State) -> None:
    """Playing on with the clone does not change the original, and vice versa."""
    clone = state.clone()
    assert clone.key() == state.key()
    assert clone.observe(0) == state.observe(0)
    key = state.key()
    for _ in random_play(clone, stream(3), 60):
        pass
    assert state.key() == key
    untouched = state.clone()
    for _ in random_play(state, stream(4), 60):
        pass
    assert untouched.key() == key
    assert state.key() != key


@for_sampled_positions(10)
def test_apply_all_is_all_or_nothing(game_id: str, state: fondaco.State) -> None:
    """A list that ends with an illegal action changes nothing; a list of legal actions is applied in order."""
    trial = state.clone()
    while not trial.over and len(trial.moves) < len(state.moves) + 3:
        trial.apply(trial.legal_actions()[-1])
    actions = list(trial.moves[len(state.moves) :])
    illegal = next(action for action in range(state.game.num_actions) if trial.why_not(action))
    key = state.key()
    with pytest.raises(fondaco.IllegalAction):
        state.apply_all([*actions, illegal])
    assert state.key() == key
    state.apply_all(actions)
    assert state.key() == trial.key()
