"""The smallest game: it implements only what the kernel requires.

Each seat holds one hidden card from 1 to 6. In its turn it rolls a die or stays. The score is the card plus the die, and the
highest score wins.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from fondaco.core.actions import Family
from fondaco.core.columns import parts, per_seat
from fondaco.core.errors import IllegalAction
from fondaco.core.events import Event
from fondaco.core.frames import Question, agendas
from fondaco.core.game import Game
from fondaco.core.messages import JsonValue, Message, Translator
from fondaco.core.piles import Pile, resample, seat_bit
from fondaco.core.rng import Stream
from fondaco.core.state import State

TRANSLATOR = Translator("tests.core", "fondaco.core")


@dataclass(slots=True, eq=False, init=False, repr=False)
class Tiny(State["TinyGame"]):
    hands: list[Pile] = parts()
    rolls: list[int] = per_seat(0)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return {"rolls": self.rolls, "hands": [hand.seen_by(None if self.over else seat) for hand in self.hands]}

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        resample(self.hands, seat, stream)

    def breakdown(self) -> list[dict[str, int]]:
        cards = [hand.cards[0] if self.over else 0 for hand in self.hands]
        return [{"die": die, "card": card} for die, card in zip(self.rolls, cards, strict=True)]


class RollOrStay(Question[Tiny]):
    __slots__ = ()

    def legal(self, s: Tiny) -> list[int]:
        return s.game.all_actions[:]

    def apply(self, s: Tiny, action: int) -> None:
        if action == 0:
            s.rolls[self.seat] = s.rng.stream("die", self.seat).roll_die()
            s.revealed += 1
        s.emit("card", self.seat, audience=(self.seat,), card=s.hands[self.seat].cards[0])

    def prompt(self, s: Tiny) -> Message:
        return Message("seat-name", {"number": self.seat + 1})


def ask_roll(s: Tiny, seat: int) -> None:
    s.stack.append(RollOrStay(seat))


TURN = agendas("turn", ask_roll, seats=2)


class TinyGame(Game):
    id = "tiny"
    state_class = Tiny

    def __init__(self) -> None:
        super().__init__([Family("roll"), Family("stay")], players=(2, 2), encoding_size=2, translator=TRANSLATOR)

    def set_up(self, s: Tiny) -> None:
        cards = list(range(1, 7))
        s.rng.stream("cards").shuffle(cards)
        s.hands = [Pile([cards[seat]], seat_bit(seat)) for seat in range(s.players)]
        s.stack += [TURN[1], TURN[0]]

    def encode(self, observation: Mapping[str, JsonValue]) -> array[float]:
        rolls = observation["rolls"]
        assert isinstance(rolls, list)
        return array("f", rolls)


def test_a_minimal_game_can_be_played() -> None:
    state = TinyGame().new(seed=7)
    assert repr(state) == "<tiny: seat 0, Player 1 roll, stay>"
    events: list[Event] = []
    state.apply(state.parse("roll"), events)
    assert state.revealed == 1
    assert state.player == 1
    assert state.scores()[0] == state.rng.stream("die", 0).roll_die()
    assert events[0].data_for(0)["data"] == {"card": state.hands[0].cards[0]}  # type: ignore[attr-defined]
    assert events[0].text("en", 0) == f"Player 1 holds {state.hands[0].cards[0]}."  # type: ignore[attr-defined]
    assert events[0].text("de", 1, player_names=["Anna", "Ben"]) == "Anna hält eine Karte."
    assert events[0].data_for(1)["data"] == events[0].data_for(None)["data"] == {}
    state.apply(1)
    assert state.over
    assert sum(state.scores()) > sum(state.clone().rolls)  # type: ignore[attr-defined]
    with pytest.raises(IllegalAction):
        state.apply(0)


def test_hidden_cards_stay_hidden() -> None:
    state = TinyGame().new(seed=7)
    for seat in (0, 1, None):
        worlds = [state.determinize(seat, seed) for seed in range(20)]
        assert all(world.observe(seat) == state.observe(seat) for world in worlds)
        assert all(world.svg(seat) == state.svg(seat) for world in worlds)
    assert len({state.determinize(None, seed).hands[0].cards[0] for seed in range(20)}) == 2  # type: ignore[attr-defined]


def test_rolls_of_a_seat_do_not_depend_on_other_seats() -> None:
    """Seat 1 rolls the same number whether seat 0 rolls or stays."""
    rolls = set()
    for first in (0, 1):
        state = TinyGame().new(seed=7)
        state.apply_all([first, 0])
        rolls.add(state.clone().rolls[1])  # type: ignore[attr-defined]
    assert len(rolls) == 1
