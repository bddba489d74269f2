"""Charaktere: one more than players lies open, and the last seat picks first."""

from __future__ import annotations

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ..state import AnyPolo


class PickCharacter(Question[AnyPolo]):
    """Which of the open characters do you take?"""

    __slots__ = ()

    def legal(self, s: AnyPolo) -> list[int]:
        base = s.game.pick.base
        return [base + character for character in s.offered]

    def apply(self, s: AnyPolo, action: int) -> None:
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

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-pick", {"seat": self.seat})


def offer_characters(s: AnyPolo) -> None:
    """Lay characters open and ask for them."""
    s.offered = tuple(sorted(s.shuffled("characters", len(s.game.characters.labels))[: s.players + 1]))
    s.stack.extend(PickCharacter(seat) for seat in range(s.players))


def take(s: AnyPolo, seat: int, character: int) -> None:
    """A seat takes a character."""
    s.characters = (*s.characters[:seat], character, *s.characters[seat + 1 :])
    if s.event_sink is not None:
        s.emit("character", seat, character=s.game.characters.labels[character])
    s.game.take_character(s, seat, character)
