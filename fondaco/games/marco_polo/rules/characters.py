"""Die Charaktere: the abilities of the eight, which differ from everyone else's (the sheet beside the rulebook).

Raschid ad-Din Sinan    names the values of his dice while placing them (`placing.Die`); he never rolls, adjusts or is compensated
Matteo Polo             has the white die and draws a contract at the start of every round (`round.roll`, `round.pay_bonuses`)
Berke Khan              pays nothing for occupied blue spaces (`placing.costs_fee`)
Mercator ex Tabriz      is paid when others go to the bazaar, and with fewer players for more (`Tribute`, below)
Kubilai Khan            starts in Beijing with his first post (`set_up`, below)
Johannes Carprini       has 3 coins a round and jumps from oasis to oasis (`round.pay_bonuses`, `tables.Places.jumps`)
Wilhelm von Rubruk      has two more posts and places them on the way, too (`travel.with_city_entered`, `Journey`)
Niccolò and Marco Polo  have a camel a round and two figures that share a journey (`round.pay_bonuses`, `travel.Travel`)

The component file lists the abilities of each character (`tables.Characters`); the rules ask for the ability, not for the name.
"""

from __future__ import annotations

from typing import ClassVar

from ....core.frames import Task
from ...polo.rules.payment import gain
from ...polo.state import NOWHERE
from ..state import MarcoPoloState
from ..tables import VENEZIA
from .posts import place_post


def set_up(s: MarcoPoloState, seat: int, character: int) -> None:
    """Set up the figures and the first post of a seat that has taken a character."""
    characters = s.game.characters
    start = characters.start[character]
    s.seats[seat].figures = start, start if characters.figures[character] == 2 else NOWHERE
    if start != VENEZIA:  # Kubilai's first post, one of his nine
        place_post(s, seat, start)
    if characters.is_paid[character]:
        s.tribute_seat = seat


def posts_of(s: MarcoPoloState, seat: int) -> int:
    """Return the number of posts that a seat has."""
    character = s.seats[seat].character
    return s.game.places.posts if character == NOWHERE else s.game.characters.posts[character]


def has_values(s: MarcoPoloState, seat: int) -> bool:
    """Raschid's dice show nothing before he places them, so he neither rerolls nor adjusts them (a ruling: named-dice-stay)."""
    return not s.game.characters.names_values[s.seats[seat].character]


class Tribute(Task[MarcoPoloState]):
    """Mercator is paid for the use of a space, after the acting player (a ruling: mercator-paid-after)."""

    __slots__ = ("space",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: MarcoPoloState, seat: int) -> None:
        gain(s, seat, s.game.characters.tribute[s.players][self.space], kind="tribute")
