"""Notation, records, events and pictures."""

from __future__ import annotations

import json
from itertools import product
from xml.etree import ElementTree

import pytest

import fondaco
from fondaco.core.messages import LANGUAGES

from .positions import for_every_game, for_sampled_positions, random_play, stream


@for_every_game
def test_notation_and_parse_are_inverses(id: str) -> None:
    """For every id of the space, legal or not; and every id can be described."""
    state = fondaco.game(id).new()
    texts = [state.notation(action) for action in range(state.game.num_actions)]
    assert len(set(texts)) == len(texts)
    for action, text in enumerate(texts):
        assert state.parse(text) == action
        assert state.parse(f"  {text.upper()} ") == action
        for lang in LANGUAGES:
            assert state.describe(action, lang)


@for_every_game
@pytest.mark.parametrize("garbage", ["", "   ", "nonsense", "rest rest rest rest", "\x00", "🐪" * 50])
def test_garbage_is_not_understood(id: str, garbage: str) -> None:
    with pytest.raises(fondaco.NotUnderstood):
        fondaco.game(id).new().parse(garbage)


@for_sampled_positions(12)
def test_records_play_again(id: str, state: fondaco.State) -> None:
    """A record survives text, and its replay is the same game at every moment."""
    record = fondaco.Record.of(state)
    assert fondaco.Record.loads(record.dumps()) == record
    assert fondaco.Record.loads(record.dumps()).dumps() == record.dumps()
    again = record.replay()
    assert again.key() == state.key()
    assert again.moves == state.moves
    assert again.revealed == state.revealed
    assert again.turn_number == state.turn_number
    half = len(state.moves) // 2
    assert record.replay(upto=half).moves == state.moves[:half]


@for_every_game
def test_a_determinized_state_has_no_record(id: str) -> None:
    state = fondaco.game(id).new()
    with pytest.raises(fondaco.BadRecord):
        fondaco.Record.of(state.determinize(0, 1))


@for_every_game
def test_events_can_be_told(id: str) -> None:
    """Everything that happens in whole games can be said in every language to everyone."""
    game = fondaco.game(id)
    for players in (game.min_players, game.max_players):
        state = game.new(players, seed=11)
        chance = stream(players)
        while not state.over:
            events: list[fondaco.Event] = []
            legal = state.legal_actions()
            quiet = state.clone()
            action = legal[chance.below(len(legal))]
            quiet.apply(action)
            state.apply(action, events)
            assert quiet.key() == state.key(), "listening changes the game"
            for event in events:
                for viewer in (0, players - 1, None):
                    for lang in LANGUAGES:
                        assert event.text(lang, viewer)


@for_every_game
def test_what_happens_before_the_first_decision_can_be_told(id: str) -> None:
    """Of every combination of options, for every player count: kinds, seats and data as in the game, words for everyone."""
    game = fondaco.game(id)
    choices = game.option_choices()
    for players in range(game.min_players, game.max_players + 1):
        for values in product(*choices.values()):
            state = game.new(players, seed=players, **dict(zip(choices, values, strict=True)))
            for event in state.setup_events():
                assert event.seat is None or event.seat in range(players)
                assert event.audience is None or set(event.audience) <= set(range(players))
                assert json.loads(json.dumps(dict(event.data))) == event.data
                for viewer in (*range(players), None):
                    texts = [event.text(lang, viewer) for lang in LANGUAGES]
                    assert all(texts)
                    assert texts[0] != texts[1], f"{event.kind} is told in one language only"


@for_sampled_positions(8)
def test_pictures_are_sound(id: str, state: fondaco.State) -> None:
    """Well-formed, the same twice, without script; only the seat to act finds something to click, namely what is legal."""
    for seat in (*range(state.players), None):
        for layout in ("wide", "tall"):
            for lang in LANGUAGES:
                picture = state.svg(seat, lang, layout)
                assert picture == state.svg(seat, lang, layout)
                assert "<script" not in picture
                root = ElementTree.fromstring(picture)
                assert root.tag == "{http://www.w3.org/2000/svg}svg"
                live = {int(value) for part in root.iter() if (value := part.get("data-action")) is not None}
                assert live == (set(state.legal_actions()) if seat == state.player else set())


@for_every_game
def test_a_finished_game_can_be_drawn(id: str) -> None:
    state = fondaco.game(id).new(seed=2)
    for _ in random_play(state, stream(2)):
        pass
    for seat in (0, None):
        for layout in ("wide", "tall"):
            ElementTree.fromstring(state.svg(seat, "de", layout))


@for_every_game
def test_options_are_explained_in_words(id: str) -> None:
    """Not in the words of the program: those are for the terminal, which lists them."""
    for option in fondaco.game(id).options().values():
        for lang in LANGUAGES:
            explained = option.help(lang)
            assert "_" not in explained
            assert not any(f"{mark}{choice}" in explained for choice in option.choices for mark in "(“„")
