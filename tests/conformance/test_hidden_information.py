"""Hidden information stays hidden, and what is not legal is refused without a trace."""

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
def test_a_seat_cannot_tell_a_determinized_state_from_the_real_one(id: str, state: fondaco.State) -> None:
    """Observation, legal actions, prompt, encoding and picture are the same to the byte."""
    for seat in (*range(state.players), None):
        for seed in (1, b"another"):
            other = state.determinize(seat, seed)
            assert other.observe(seat) == state.observe(seat)
            assert other.encode(seat) == state.encode(seat)
            assert other.prompt("en") == state.prompt("en")
            assert other.svg(seat, "de") == state.svg(seat, "de")
            assert other.player == state.player
            assert other.revealed == state.revealed
            assert other.invariant_violations() == []
            if seat == state.player:
                assert other.legal_actions() == state.legal_actions()


@for_sampled_positions(12)
def test_a_determinization_depends_on_nothing_hidden(id: str, state: fondaco.State) -> None:
    """Whatever the hidden part really is, the same seed makes up the same world."""
    for seat in (*range(state.players), None):
        assert state.determinize(seat, 5).determinize(seat, 6).key() == state.determinize(seat, 6).key()


def piles(thing: object) -> Iterator[Pile]:
    """All piles in a column of a state, however deep."""
    if isinstance(thing, Pile):
        yield thing
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from piles(part)
    elif hasattr(thing, "__slots__"):
        for name in thing.__slots__:
            yield from piles(getattr(thing, name))


@for_sampled_positions(6)
def test_everything_unknown_is_drawn_anew(id: str, state: fondaco.State) -> None:
    """No pile keeps its real order: what a seat does not know of it differs from world to world."""
    for seat in (*range(state.players), None):
        worlds = [state.determinize(seat, seed) for seed in range(10)]
        found = [[pile for name in world.column_names() for pile in piles(getattr(world, name))] for world in (state, *worlds)]
        for real, *made_up in zip(*found, strict=True):
            hidden = [at for at, who in enumerate(real.knowers) if not is_known_to(who, seat)]
            if len({real.cards[at] for at in hidden}) > 3:
                assert len({tuple(pile.cards[at] for at in hidden) for pile in made_up}) > 1


@for_every_game
def test_the_future_differs(id: str) -> None:
    """Determinized worlds are not all alike: played on by the same bot, they part as soon as something comes to light."""
    state = fondaco.game(id).new(seed=3)
    futures = set()
    for seed in range(3):
        world = state.determinize(state.player, seed)
        greedy = bot("greedy:beam=1,worlds=1", 1)
        while world.player is not None and world.revealed < state.revealed + 3:
            world.apply(greedy.choose(PlayerView(world, world.player)))
        futures.add(str(world.observe(None)))
    assert len(futures) > 1


@for_sampled_positions(12)
def test_what_reveals_nothing_looks_the_same_in_every_world(id: str, state: fondaco.State) -> None:
    """If an action leaves `revealed` unchanged, the actor sees the same afterwards in every determinization: undo is fair."""
    seat = state.player
    worlds = [state.determinize(seat, seed) for seed in range(3)]
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        if after.revealed != state.revealed:
            continue
        for world in worlds:
            copy = world.clone()
            copy.apply(action)
            assert copy.revealed == state.revealed
            assert copy.observe(seat) == after.observe(seat), state.notation(action)


@for_sampled_positions(8)
def test_the_hidden_part_does_not_sway_what_others_see(id: str, state: fondaco.State) -> None:
    """Events tell a viewer nothing that his observation would not."""
    actor = state.player
    assert actor is not None
    for viewer in (*(seat for seat in range(state.players) if seat != actor), None):
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
def test_what_is_told_before_the_first_decision_can_be_observed(id: str) -> None:
    """Each viewer finds whatever is named to him in his own observation: nothing hidden is told to others."""
    game = fondaco.game(id)
    choices = game.option_choices()
    for players in range(game.min_players, game.max_players + 1):
        for values in product(*choices.values()):
            state = game.new(players, seed=players, **dict(zip(choices, values, strict=True)))
            for viewer in (*range(players), None):
                known = set(names(state.observe(viewer)))
                for event in state.setup_events():
                    told = event.data_for(viewer)["data"]
                    assert isinstance(told, dict)
                    assert set(names(list(told.values()))) <= known, event.kind


def names(value: object) -> Iterator[str]:
    """All texts in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from value
        for part in value.values():
            yield from names(part)
    elif isinstance(value, Sequence):
        for part in value:
            yield from names(part)


@for_sampled_positions(24)
def test_every_other_id_is_refused(id: str, state: fondaco.State) -> None:
    """Each id outside the legal list raises, says why in both languages, and leaves no trace; each id in it is played."""
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
def test_garbage_is_no_action(id: str, garbage: object) -> None:
    state = fondaco.game(id).new()
    key = state.key()
    with pytest.raises(fondaco.IllegalAction, match="not possible"):
        state.apply(garbage)  # type: ignore[arg-type]
    with pytest.raises(fondaco.IllegalAction):
        state.notation(garbage)  # type: ignore[arg-type]
    assert state.key() == key


@for_every_game
def test_garbage_makes_no_game(id: str) -> None:
    game = fondaco.game(id)
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
