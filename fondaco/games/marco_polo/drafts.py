"""Die Profi-Variante (page 15): characters are picked, goals are chosen."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, not_asked
from ...core.messages import Message
from ...core.piles import Pile, only
from .characters import take
from .state import MarcoPoloState


@dataclass(slots=True, eq=False)
class PickCharacter(Question[MarcoPoloState]):
    """Which of the open characters do you take?"""

    seat: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        base = s.game.pick.base
        return [base + character for character in s.offered]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        game = s.game
        if not game.pick.base <= action < game.pick.end:
            raise not_asked()
        character = action - game.pick.base
        if character in s.characters:
            raise Refused("character-taken", character=game.characters.labels[character])
        if character not in s.offered:
            raise Refused("character-not-offered", character=game.characters.labels[character])
        s.offered = tuple(other for other in s.offered if other != character)
        if self.seat == 0:  # all have picked; what is left goes back into the box
            s.offered = ()
        take(s, self.seat, character)

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-pick", {"seat": self.seat})


@dataclass(slots=True, eq=False)
class KeepGoals(Question[MarcoPoloState]):
    """Which two of your four goals do you keep? They are named by their places in the hand, so that the answer tells nobody."""

    seat: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        held = len(s.goals[self.seat].cards)
        return [s.game.keep.id(first, second) for first in range(held) for second in range(first + 1, held)]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        game = s.game
        if not game.keep.base <= action < game.keep.end:
            raise not_asked()
        first, second = game.keep.values(action)
        if first >= second:
            raise Refused("keep-two")
        hand = s.goals[self.seat].cards
        kept = Pile([hand[first], hand[second]], only(self.seat))
        box = s.goal_box.clone()
        for place, goal in enumerate(hand):
            if place not in (first, second):
                box.put(goal, only(self.seat))
        s.goals = (*s.goals[: self.seat], kept, *s.goals[self.seat + 1 :])
        s.goal_box = box
        s.tell("keep-goals", self.seat)

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-keep", {"seat": self.seat})
