"""Events of the set-up: viewers outside the audience see none of their data."""

from __future__ import annotations

from typing import cast

from fondaco.core.frames import agendas
from fondaco.core.game import Game
from fondaco.core.state import State

from .test_tiny_game import Tiny, TinyGame


def emit_card(s: Tiny, seat: int) -> None:
    s.emit("card", seat, audience=(seat,), card=s.hands[seat].cards[0])


SECOND = agendas("second", emit_card, seats=2)


class EmittingGame(TinyGame):
    """`set_up` emits the card of seat 0, and an agenda emits the card of seat 1."""

    def set_up(self, s: Tiny) -> None:
        super().set_up(s)
        emit_card(s, 0)
        s.stack.append(SECOND[1])


def texts(state: State, viewer: int | None) -> list[str]:
    return [event.text("en", viewer) for event in state.setup_events()]


def test_setup_events_show_data_only_to_their_audience() -> None:
    state = EmittingGame().new(seed=7)
    first_card, second_card = (hand.cards[0] for hand in cast(Tiny, state).hands)
    assert texts(state, 0) == [f"Player 1 holds {first_card}.", "Player 2 holds a card."]
    assert texts(state, 1) == ["Player 1 holds a card.", f"Player 2 holds {second_card}."]
    assert texts(state, None) == ["Player 1 holds a card.", "Player 2 holds a card."]


def test_setup_events_are_the_same_throughout_the_game() -> None:
    state = EmittingGame().new(seed=7)
    expected = [event.data_for(event.seat) for event in state.setup_events()]
    assert len(expected) == 2
    while not state.over:
        assert [event.data_for(event.seat) for event in state.clone().setup_events()] == expected
        state.apply(state.legal_actions()[0], [])
    assert [event.data_for(event.seat) for event in state.setup_events()] == expected


def test_reading_setup_events_does_not_change_the_state() -> None:
    state = EmittingGame().new(seed=7)
    assert state.event_sink is None
    state.setup_events()
    assert state.key() == EmittingGame().new(seed=7).key()


def test_a_determinized_state_has_no_setup_events() -> None:
    """Its hidden information was sampled, so its events would show what did not happen."""
    assert EmittingGame().new(seed=7).determinize(0, 1).setup_events() == []


def test_a_game_that_emits_nothing_has_no_setup_events() -> None:
    game: Game = TinyGame()
    assert game.new(seed=7).setup_events() == []
