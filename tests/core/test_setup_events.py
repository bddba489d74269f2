"""What happens before the first decision is told like everything else, and only to whom it concerns."""

from __future__ import annotations

from typing import cast

from fondaco.core.frames import agendas
from fondaco.core.game import Game
from fondaco.core.state import State

from .test_tiny_game import Tiny, TinyGame


def tell_card(s: Tiny, seat: int) -> None:
    s.emit("card", seat, audience=(seat,), card=s.hands[seat].cards[0])


SECOND = agendas("second", tell_card, seats=2)


class TellingGame(TinyGame):
    """The first seat's card is told while the cards are dealt, the second one's by an agenda."""

    def set_up(self, s: Tiny) -> None:
        super().set_up(s)
        tell_card(s, 0)
        s.stack.append(SECOND[1])


def texts(state: State, viewer: int | None) -> list[str]:
    return [event.text("en", viewer) for event in state.setup_events()]


def test_what_is_told_before_the_first_decision_is_told_to_whom_it_concerns() -> None:
    state = TellingGame().new(seed=7)
    own, other = (hand.cards[0] for hand in cast(Tiny, state).hands)
    assert texts(state, 0) == [f"Player 1 holds {own}.", "Player 2 holds a card."]
    assert texts(state, 1) == ["Player 1 holds a card.", f"Player 2 holds {other}."]
    assert texts(state, None) == ["Player 1 holds a card.", "Player 2 holds a card."]


def test_it_is_the_same_at_every_moment_of_the_game() -> None:
    state = TellingGame().new(seed=7)
    told = [event.data_for(event.seat) for event in state.setup_events()]
    assert len(told) == 2
    while not state.over:
        assert [event.data_for(event.seat) for event in state.clone().setup_events()] == told
        state.apply(state.legal_actions()[0], [])
    assert [event.data_for(event.seat) for event in state.setup_events()] == told


def test_a_new_game_is_as_it_is_when_nobody_listens() -> None:
    state = TellingGame().new(seed=7)
    assert state.event_sink is None
    state.setup_events()
    assert state.key() == TellingGame().new(seed=7).key()


def test_a_determinized_state_tells_nothing_of_it() -> None:
    """It is made up: what it would tell is not what happened, and what happened is not for every seat."""
    assert TellingGame().new(seed=7).determinize(0, 1).setup_events() == []


def test_a_game_where_nothing_is_told_has_no_such_events() -> None:
    quiet: Game = TinyGame()
    assert quiet.new(seed=7).setup_events() == []
