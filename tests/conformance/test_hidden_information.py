"""Hidden information stays hidden, and illegal actions are refused and change nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

import pytest

import fondaco
from fondaco.bots import PlayerView, bot
from fondaco.core.messages import LANGUAGES
from fondaco.core.piles import Pile, is_known_to

from .positions import for_every_game, for_sampled_positions, random_action, stream


@for_sampled_positions(12)
def test_a_determinization_looks_the_same_to_its_seat(game_id: str, state: fondaco.State) -> None:
    """Observation, legal actions, prompt, encoding and picture are equal."""
    for seat in (*range(state.players), None):
        for seed in (1, b"another"):
            world = state.determinize(seat, seed)
            assert world.observe(seat) == state.observe(seat)
            assert world.encode(seat) == state.encode(seat)
            assert world.prompt("en") == state.prompt("en")
            assert world.svg(seat, "de") == state.svg(seat, "de")
            assert world.player == state.player
            assert world.revealed == state.revealed
            assert world.invariant_violations() == []
            if seat == state.player:
                assert world.legal_actions() == state.legal_actions()


@for_sampled_positions(12)
def test_a_determinization_does_not_depend_on_hidden_information(game_id: str, state: fondaco.State) -> None:
    """For the same seed, determinizing a determinization gives the same state as determinizing the original."""
    for seat in (*range(state.players), None):
        assert state.determinize(seat, 5).determinize(seat, 6).key() == state.determinize(seat, 6).key()


def piles(value: object) -> Iterator[Pile]:
    """Yield all piles in the value of a column, also nested ones."""
    if isinstance(value, Pile):
        yield value
    elif isinstance(value, list | tuple):
        for element in value:
            yield from piles(element)
    elif hasattr(value, "__slots__"):
        for name in value.__slots__:
            yield from piles(getattr(value, name))


@for_sampled_positions(6)
def test_determinize_shuffles_every_unknown_card(game_id: str, state: fondaco.State) -> None:
    """No pile keeps its real order: the cards that a seat does not know differ between determinizations."""
    for seat in (*range(state.players), None):
        worlds = [state.determinize(seat, seed) for seed in range(10)]
        piles_by_world = [
            [pile for name in world.column_names() for pile in piles(getattr(world, name))] for world in (state, *worlds)
        ]
        for real, *sampled in zip(*piles_by_world, strict=True):
            unknown = [index for index, knowers in enumerate(real.knowers) if not is_known_to(knowers, seat)]
            if len({real.cards[index] for index in unknown}) > 3:
                assert len({tuple(pile.cards[index] for index in unknown) for pile in sampled}) > 1


@for_every_game
def test_determinizations_differ_once_something_is_revealed(game_id: str) -> None:
    """The same bot plays on in several determinizations until the reveal count has grown by 3."""
    state = fondaco.game(game_id).new(seed=3)
    observations = set()
    for seed in range(3):
        world = state.determinize(state.player, seed)
        greedy = bot("greedy:beam=1,worlds=1", 1)
        while world.player is not None and world.revealed < state.revealed + 3:
            world.apply(greedy.choose(PlayerView(world, world.player)))
        observations.add(str(world.observe(None)))
    assert len(observations) > 1


@for_sampled_positions(12)
def test_an_action_that_reveals_nothing_looks_the_same_in_every_determinization(game_id: str, state: fondaco.State) -> None:
    """If the reveal count does not change, the seat learns nothing from the action, so undo is fair."""
    seat = state.player
    worlds = [state.determinize(seat, seed) for seed in range(3)]
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        if after.revealed != state.revealed:
            continue
        for world in worlds:
            after_in_world = world.clone()
            after_in_world.apply(action)
            assert after_in_world.revealed == state.revealed
            assert after_in_world.observe(seat) == after.observe(seat), state.notation(action)


@for_sampled_positions(8)
def test_events_reveal_nothing_hidden(game_id: str, state: fondaco.State) -> None:
    """The events that a viewer sees are equal in the real state and in a determinization for this viewer."""
    player = state.player
    assert player is not None
    for viewer in (*(seat for seat in range(state.players) if seat != player), None):
        action = random_action(state, stream(2))
        texts = []
        for world in (state, state.determinize(viewer, 1)):
            if action not in world.legal_actions():
                break
            after, events = world.clone(), list[fondaco.Event]()
            revealed = after.revealed
            after.apply(action, events)
            if after.revealed == revealed:
                texts.append([(event.text("en", viewer), event.data_for(viewer)) for event in events])
        assert len(texts) < 2 or texts[0] == texts[1]


@for_every_game
def test_names_in_setup_events_are_in_the_observation(game_id: str) -> None:
    """Every text in the set-up events for a viewer also occurs in the observation of that viewer."""
    game = fondaco.game(game_id)
    choices = game.option_choices()
    for players in range(game.min_players, game.max_players + 1):
        for values in product(*choices.values()):
            state = game.new(players, seed=players, **dict(zip(choices, values, strict=True)))
            for viewer in (*range(players), None):
                observed = set(strings(state.observe(viewer)))
                for event in state.setup_events():
                    data = event.data_for(viewer)["data"]
                    assert isinstance(data, dict)
                    assert set(strings(list(data.values()))) <= observed, event.kind


def strings(value: object) -> Iterator[str]:
    """Yield all strings in JSON values."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from value
        for element in value.values():
            yield from strings(element)
    elif isinstance(value, Sequence):
        for element in value:
            yield from strings(element)


@for_sampled_positions(24)
def test_every_illegal_action_is_refused(game_id: str, state: fondaco.State) -> None:
    """Every id that is not legal raises with a reason in both languages and changes nothing. Every legal id can be applied."""
    legal = set(state.legal_actions())
    key = state.key()
    for action in range(state.game.num_actions):
        if action in legal:
            assert state.why_not(action) is None
            state.clone().apply(action)
            continue
        events: list[fondaco.Event] = []
        with pytest.raises(fondaco.IllegalAction) as refusal:
            state.apply(action, events)
        assert events == []
        reason = state.why_not(action)
        assert reason, state.notation(action)
        assert reason in str(refusal.value)
        assert state.why_not(action, "de")
    assert state.key() == key
    assert state.legal_actions() == sorted(legal)


@for_every_game
@pytest.mark.parametrize("garbage", [-1, 10**9, 2.5, "rest", None, [0]])
def test_values_that_are_not_actions_are_refused(game_id: str, garbage: object) -> None:
    state = fondaco.game(game_id).new()
    key = state.key()
    with pytest.raises(fondaco.IllegalAction, match="not possible"):
        state.apply(garbage)  # type: ignore[arg-type]
    with pytest.raises(fondaco.IllegalAction):
        state.notation(garbage)  # type: ignore[arg-type]
    assert state.key() == key


@for_every_game
def test_invalid_arguments_are_refused(game_id: str) -> None:
    game = fondaco.game(game_id)
    for players in (0, game.max_players + 1, -1, 2.5, "3", True):
        with pytest.raises(fondaco.InvalidOption, match="players"):
            game.new(players)  # type: ignore[arg-type]
    for seed in ("7", 1.5, None, True):
        with pytest.raises(fondaco.InvalidOption, match="seed"):
            game.new(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(fondaco.InvalidOption, match="no option “nonsense”"):
        game.new(nonsense=1)
    for name in game.options():
        with pytest.raises(fondaco.InvalidOption, match=name):
            game.new(**{name: "nonsense"})  # type: ignore[arg-type]
    state = game.new()
    for seat in (-1, state.players, "0"):
        with pytest.raises(fondaco.InvalidOption, match="Seats"):
            state.observe(seat)  # type: ignore[arg-type]
        with pytest.raises(fondaco.InvalidOption):
            state.determinize(seat, 1)  # type: ignore[arg-type]
    for lang in LANGUAGES:
        assert game.title(lang)
    with pytest.raises(fondaco.InvalidOption, match="language"):
        state.prompt("fr")
    with pytest.raises(fondaco.InvalidOption, match="layout"):
        state.svg(layout="round")
