"""Notation, records, events, pictures and option texts."""

from __future__ import annotations

import json
from itertools import product
from xml.etree import ElementTree

import pytest

import fondaco
from fondaco.core.messages import LANGUAGES

from .positions import for_every_game, for_sampled_positions, random_play, stream


@for_every_game
def test_notation_and_parse_are_inverses(game_id: str) -> None:
    """For every id of the space, legal or not. Every id also has a description."""
    state = fondaco.game(game_id).new()
    texts = [state.notation(action) for action in range(state.game.num_actions)]
    assert len(set(texts)) == len(texts)
    for action, text in enumerate(texts):
        assert state.parse(text) == action
        assert state.parse(f"  {text.upper()} ") == action
        for lang in LANGUAGES:
            assert state.describe(action, lang)


@for_every_game
@pytest.mark.parametrize("garbage", ["", "   ", "nonsense", "rest rest rest rest", "\x00", "🐪" * 50])
def test_text_that_is_not_notation_is_refused(game_id: str, garbage: str) -> None:
    with pytest.raises(fondaco.NotUnderstood):
        fondaco.game(game_id).new().parse(garbage)


@for_sampled_positions(12)
def test_a_record_replays_to_the_same_state(game_id: str, state: fondaco.State) -> None:
    """A record is equal after dumping and loading, and its replay gives the same state after all and after half of the moves."""
    record = fondaco.Record.of(state)
    assert fondaco.Record.loads(record.dumps()) == record
    assert fondaco.Record.loads(record.dumps()).dumps() == record.dumps()
    replayed = record.replay()
    assert replayed.key() == state.key()
    assert replayed.moves == state.moves
    assert replayed.revealed == state.revealed
    assert replayed.turn_number == state.turn_number
    half = len(state.moves) // 2
    assert record.replay(upto=half).moves == state.moves[:half]


@for_every_game
def test_a_determinized_state_has_no_record(game_id: str) -> None:
    state = fondaco.game(game_id).new()
    with pytest.raises(fondaco.BadRecord):
        fondaco.Record.of(state.determinize(0, 1))


@for_every_game
def test_every_event_has_a_text(game_id: str) -> None:
    """Every event of whole games has a text in every language for every viewer. Collecting events does not change the game."""
    game = fondaco.game(game_id)
    for players in (game.min_players, game.max_players):
        state = game.new(players, seed=11)
        rng = stream(players)
        while not state.over:
            events: list[fondaco.Event] = []
            legal = state.legal_actions()
            without_events = state.clone()
            action = legal[rng.below(len(legal))]
            without_events.apply(action)
            state.apply(action, events)
            assert without_events.key() == state.key(), "collecting events changes the game"
            for event in events:
                for viewer in (0, players - 1, None):
                    for lang in LANGUAGES:
                        assert event.text(lang, viewer)


@for_every_game
def test_every_setup_event_has_a_text(game_id: str) -> None:
    """For every combination of options and every player count, events are well-formed and every viewer gets a text."""
    game = fondaco.game(game_id)
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
                    assert texts[0] != texts[1], f"{event.kind} is not translated"


@for_sampled_positions(8)
def test_pictures_are_well_formed(game_id: str, state: fondaco.State) -> None:
    """Pictures are repeatable and contain no script. Only the seat to move has buttons, one for each legal action."""
    for seat in (*range(state.players), None):
        for layout in ("wide", "tall"):
            for lang in LANGUAGES:
                picture = state.svg(seat, lang, layout)
                assert picture == state.svg(seat, lang, layout)
                assert "<script" not in picture
                root = ElementTree.fromstring(picture)
                assert root.tag == "{http://www.w3.org/2000/svg}svg"
                available = {int(value) for element in root.iter() if (value := element.get("data-action")) is not None}
                assert available == (set(state.legal_actions()) if seat == state.player else set())


@for_every_game
def test_a_finished_game_can_be_rendered(game_id: str) -> None:
    state = fondaco.game(game_id).new(seed=2)
    for _ in random_play(state, stream(2)):
        pass
    for seat in (0, None):
        for layout in ("wide", "tall"):
            ElementTree.fromstring(state.svg(seat, "de", layout))


@for_every_game
def test_option_texts_contain_no_identifiers(game_id: str) -> None:
    """The terminal lists the values of options separately."""
    for option in fondaco.game(game_id).options().values():
        for lang in LANGUAGES:
            text = option.help(lang)
            assert "_" not in text
            assert not any(f"{mark}{choice}" in text for choice in option.choices for mark in "(“„")
