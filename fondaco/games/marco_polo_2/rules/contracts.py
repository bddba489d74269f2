"""Das Auftragsbrett: contracts from cities with an own post (page 10), at once where one is placed (page 9)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ...polo.rules.contracts import HOLE, make_room
from ...polo.rules.rewards import reward
from ...polo.state import NOWHERE
from ..components.map import CONTRACT_CITIES
from ..state import MarcoPolo2State

IN_CITY = 2
"""How many contracts lie in a contract city."""


def open_places(s: MarcoPolo2State, cities: int, after: int = NOWHERE) -> list[int]:
    """The places behind one that hold a contract, in a set of contract cities."""
    display = s.display
    return [place for place in range(after + 1, len(display)) if display[place] != HOLE and cities >> place // IN_CITY & 1]


def _take(s: MarcoPolo2State, seat: int, place: int, cities: int) -> None:
    """Take the contract on a place; refused if there is none, or if the city is not among those it may come from."""
    game = s.game
    city = game.places.labels[place // IN_CITY]
    if not cities >> place // IN_CITY & 1:
        raise Refused("other-city" if s.posts[seat] >> place // IN_CITY & 1 else "no-post-there", city=city)
    card = s.display[place]
    if card == HOLE:
        raise Refused("no-contract-there", city=city)
    s.display = (*s.display[:place], HOLE, *s.display[place + 1 :])
    s.active[seat] += (card,)
    if s.event_sink is not None:
        s.emit("take", seat, contract=game.contracts.labels[card])


class Take(Question[MarcoPolo2State]):
    """Which contract do you take? The second one comes later in the order of the map, so that every outcome has one path."""

    __slots__ = ("first",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first")

    selection_fields = ()

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def legal(self, s: MarcoPolo2State) -> list[int]:
        base = s.game.take.base
        actions = [base + place for place in open_places(s, s.posts[self.seat], self.first)]
        if self.first != NOWHERE:
            actions.append(s.game.stop.base)
        return actions

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        game, seat, first = s.game, self.seat, self.first
        if action == game.stop.base:
            if first == NOWHERE:
                raise Refused("one-contract-at-least")
            finish(s, seat, 1)
            return
        place = action - game.take.base
        if not 0 <= place < game.take.size:
            raise not_asked()
        if place <= first:
            raise Refused("contract-order", place=game.take.axes[0].labels[first])
        _take(s, seat, place, s.posts[seat])
        if first != NOWHERE:
            finish(s, seat, 2)
        elif game.spaces.most_contracts > 1 and open_places(s, s.posts[seat], place):
            s.stack.append(Take(seat, place))
        else:
            finish(s, seat, 1)

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-take" if self.first == NOWHERE else "ask-take-second")


def take_contracts(s: MarcoPolo2State, seat: int, space: int, value: int) -> None:
    """The action: one or two contracts, whatever the die shows, then coins."""
    s.stack.append(Take(seat, NOWHERE))


def finish(s: MarcoPolo2State, seat: int, new: int) -> None:
    """Make room for the new contracts, and take the coins."""
    reward(s, seat, s.game.spaces.contracts)
    make_room(s, seat, new)


class TakeFrom(Question[MarcoPolo2State]):
    """Which contract of these cities do you take? Only where a post was just placed it may be none.

    Placing the post was enough: by now it may have moved on, for a step is a bonus, too (a ruling: contract-of-a-placed-post).
    """

    __slots__ = ("cities", "optional")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cities", "optional")

    def __init__(self, seat: int, cities: int, optional: bool) -> None:
        self.seat = seat
        self.cities = cities
        self.optional = optional

    def legal(self, s: MarcoPolo2State) -> list[int]:
        base = s.game.take.base
        actions = [base + place for place in open_places(s, self.cities)]
        if self.optional:
            actions.append(s.game.stop.base)
        return actions

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        game = s.game
        if action == game.stop.base:
            if not self.optional:
                raise Refused("one-contract-at-least")
            return
        place = action - game.take.base
        if not 0 <= place < game.take.size:
            raise not_asked()
        _take(s, self.seat, place, self.cities)
        make_room(s, self.seat, 1)

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-take-or-not" if self.optional else "ask-take-one")


def ask_in_city(s: MarcoPolo2State, seat: int, city: int) -> None:
    """A contract where a post was just placed, if its owner likes."""
    if open_places(s, 1 << city):
        s.stack.append(TakeFrom(seat, 1 << city, True))


def ask_display(s: MarcoPolo2State, seat: int, number: int) -> None:
    """A contract from any contract city with an own post, as a reward; it may not be refused."""
    cities = s.posts[seat] & (1 << CONTRACT_CITIES) - 1
    if open_places(s, cities):
        s.stack.append(TakeFrom(seat, cities, False))


def refill(s: MarcoPolo2State, seat: int) -> None:
    """At the end of a turn a new contract comes from the pile onto every empty place.

    An empty pile leaves them empty (a ruling: empty-pile-leaves-gaps).
    """
    if HOLE not in s.display:
        return
    for place, card in enumerate(s.display):
        if card == HOLE and s.pile.cards:
            new = s.pile.draw()
            s.display = (*s.display[:place], new, *s.display[place + 1 :])
            s.revealed += 1
            if s.event_sink is not None:
                s.emit("refill", None, contract=s.game.contracts.labels[new], city=s.game.places.labels[place // IN_CITY])
