"""Punktekarten: what is printed on them, and the row above the forts (pages 6, 7 and 16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Self

from ....core.columns import shared, unset
from ....core.components import Component, Section, require, require_count, require_unique
from ....core.parts import Part
from ....core.piles import EVERYBODY, Pile, resample
from ....core.rng import Rng, Stream
from ....core.tuples import without
from ..cubes.components import NO_CUBES, Cubes
from ..cubes.packing import Payable, pack
from .locations import ICONS, MARKS, Icon, Mark

Star = Literal["", "black", "white"]

SHOWS: dict[Icon, tuple[str, ...]] = {
    "native_help": ("mark",),
    "tool": ("mark", "gain"),
    "settlers": ("settlers",),
    "exploration": (),
}
"""What only a card of this kind shows besides its cost and its points."""

MIN_PLAYERS = {"": 2, "3+": 3, "=4": 4}
"""The smallest number of players for which a card is used, by what is printed on it."""


class PointCard(Component, frozen=True):
    """A point card in a component file: cubes to pay, points to gain, and a benefit."""

    id: str
    kind: Icon
    cost: Cubes
    points: int
    mark: Mark = ""
    """The locations that a native help or a tool refers to."""
    gain: Cubes = NO_CUBES
    """What a tool gives."""
    settlers: int = 0
    star: Star = ""
    players: Literal["", "3+", "=4"] = ""

    def __post_init__(self) -> None:
        require(min(self.cost) >= 0 and sum(self.cost) > 0, f"{self.id} costs nothing")
        shown = {"mark": bool(self.mark), "gain": any(self.gain), "settlers": bool(self.settlers)}
        for name, has in shown.items():
            fits = has == (name in SHOWS[self.kind])
            require(fits, f"{self.id} is of the kind {self.kind} and has {name} {getattr(self, name)}")
        require(min(*self.gain, self.settlers) >= 0, f"{self.id} has a negative number")


class PointCardTable(Section, frozen=True, kw_only=True):
    """All point cards."""

    count: int
    cards: list[PointCard]

    def __post_init__(self) -> None:
        require_count("cards", len(self.cards), self.count)
        require_unique("card ids", [card.id for card in self.cards])


class PointCards:
    """All point cards as tuples by card number, for the rules."""

    def __init__(self, cards: list[PointCard]) -> None:
        self.labels = tuple([card.id for card in cards])
        self.kind = tuple([ICONS.index(card.kind) for card in cards])
        self.cost = tuple([pack(card.cost) for card in cards])
        self.counts = tuple([list(card.cost) for card in cards])
        self.value = tuple([card.points for card in cards])
        self.mark = tuple([MARKS.index(card.mark) for card in cards])
        self.gain = tuple([pack(card.gain) for card in cards])
        self.settlers = tuple([card.settlers for card in cards])
        self.payable = Payable(self.cost)
        self._star = tuple([card.star for card in cards])
        self._min_players = tuple([MIN_PLAYERS[card.players] for card in cards])
        by_mark = [sum(sum(card.gain) for card in cards if card.mark == mark) for mark in MARKS]
        self.max_from_tools = max(by_mark)
        """The number of cubes that tools give on one location if one seat has them all."""

    def in_play(self, players: int, removed_star: Star) -> list[int]:
        """Return the cards that are shuffled: those with the star leave, and those for more players."""
        cards = range(len(self.labels))
        return [card for card in cards if self._star[card] != removed_star and self._min_players[card] <= players]


@dataclass(slots=True, eq=False, init=False, repr=False)
class PointRow(Part):
    """The open point cards, one above each fort from left to right, and the draw pile, whose top card is open as well.

    Cards that were pushed under the pile lie face down (page 7): no seat knows their order. Tuples and piles are replaced and
    never changed.
    """

    cards: tuple[int, ...] = unset()
    pile: Pile = unset()
    returned: tuple[Pile, ...] = shared(())
    """The cards that were pushed under the pile, the uppermost group first: each group is known, its order is not."""
    renewals: int = shared(0)
    """The number of times that all open cards were exchanged."""

    @classmethod
    def from_pile(cls, pile: Pile, size: int) -> Self:
        """Return a row of this size, with the cards from the top of a pile."""
        row = cls.new(players=0)  # no column goes by seat
        row.cards = tuple([pile.draw() for _ in range(size)])
        row.pile = pile
        row._show_top()
        return row

    def take(self, slot: int) -> int | None:
        """Take a card away; the gap closes to the left, and the next card comes in on the right. Return that, if any."""
        cards = without(self.cards, slot)
        if not len(self):
            self.cards = cards
            return None
        new = self._draw()
        self.cards = (*cards, new)
        return new

    def renew(self, rng: Rng) -> None:
        """All open cards go under the pile in random order (a ruling: returned-point-cards-shuffled); as many new ones come."""
        self.renewals += 1
        stream = rng.stream("new point cards", self.renewals)
        group = Pile(self.cards)
        group.shuffle(stream)
        self.returned += (group,)
        cards = [self._draw() for _ in self.cards]
        stream.shuffle(cards)
        self.cards = tuple(cards)

    def __len__(self) -> int:
        """The number of cards in the pile, with those pushed under it."""
        return len(self.pile) + sum([len(group) for group in self.returned])

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        """Shuffle what a seat cannot know: cards stay among those that were returned together."""
        self.pile = self.pile.clone()
        self.returned = tuple([group.clone() for group in self.returned])
        for pile in (self.pile, *self.returned):
            resample([pile], seat, stream)

    def _draw(self) -> int:
        """Draw the next card: from the pile, or of those that were pushed under it."""
        if self.pile.cards:
            self.pile = self.pile.clone()
            card = self.pile.draw()
            self._show_top()
            return card
        group = self.returned[0].clone()
        card = group.draw()
        self.returned = (group, *self.returned[1:]) if group.cards else self.returned[1:]
        return card

    def _show_top(self) -> None:
        if self.pile.cards:
            self.pile.knowers[-1] = EVERYBODY
