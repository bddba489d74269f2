"""Charaktere: one more than players is open, and the last seat picks first."""

from __future__ import annotations

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ..state import AnyPolo
from .obstacles import CHARACTER_NOT_OFFERED, CHARACTER_TAKEN, MESSAGES


class PickCharacter(Question[AnyPolo]):
    """Which of the open characters do you take?"""

    __slots__ = ()

    def legal(self, s: AnyPolo) -> list[int]:
        pick_character = s.game.pick_character.actions
        return [pick_character[character] for character in s.offered]

    def obstacle(self, s: AnyPolo, action: int) -> int:
        character = s.game.pick_character.offset(action)
        if character < 0:
            return OTHER_QUESTION
        if any(each.character == character for each in s.seats):
            return CHARACTER_TAKEN
        return NO_OBSTACLE if character in s.offered else CHARACTER_NOT_OFFERED

    def refusal(self, s: AnyPolo, action: int, obstacle: int) -> Refused:
        character = s.game.pick_character.offset(action)
        return Refused(MESSAGES[obstacle], character=s.game.characters.labels[character])

    def perform(self, s: AnyPolo, action: int) -> None:
        character = s.game.pick_character.offset(action)
        s.offered = tuple([other for other in s.offered if other != character])
        if self.seat == 0:  # all have picked; the last open character goes back into the box
            s.offered = ()
        take_character(s, self.seat, character)

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-pick", {"seat": self.seat})


def offer_characters(s: AnyPolo) -> None:
    """Open characters, and ask the seats for them, the last one first."""
    s.offered = tuple(sorted(s.shuffled("characters", len(s.game.characters.labels))[: s.players + 1]))
    s.stack.extend([PickCharacter(seat) for seat in range(s.players)])


def take_character(s: AnyPolo, seat: int, character: int) -> None:
    """Give a seat a character."""
    s.seats[seat].character = character
    if s.event_sink is not None:
        s.emit("character", seat, character=s.game.characters.labels[character])
    s.game.differences.take_character(s, seat, character)
