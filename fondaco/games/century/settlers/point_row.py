"""Point cards: what is printed on them, and the row above the forts (page 16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Self

from ....core.columns import copied, part, parts, shared
from ....core.components import Component, Section, require, require_count, require_unique
from ....core.parts import Part
from ....core.piles import EVERYBODY, Pile
from ....core.piles import resample as redraw_piles
from ....core.rng import Rng, Stream
from ..cubes.components import NO_CUBES, Cubes
from ..cubes.packing import Payable, pack
from .icons import ICONS, MARKS, Icon, Mark

Star = Literal["", "black", "white"]

SHOWS: dict[Icon, tuple[str, ...]] = {
    "native_help": ("mark",),
    "tool": ("mark", "gain"),
    "settlers": ("settlers",),
    "exploration": (),
}
"""What a card of each kind shows beside its cost and its points, and no other does."""

FEWEST = {"": 2, "3+": 3, "=4": 4}
"""For how many players a card is, at least, by its mark."""


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
        for name, there in shown.items():
            require(
                there == (name in SHOWS[self.kind]), f"{self.id} is of the kind {self.kind} and has {name} {getattr(self, name)}"
            )
        require(min(*self.gain, self.settlers) >= 0, f"{self.id} has a negative number")


class PointCardTable(Section, frozen=True, kw_only=True):
    """All point cards."""

    count: int
    cards: list[PointCard]

    def __post_init__(self) -> None:
        require_count("cards", len(self.cards), self.count)
        require_unique("card ids", [card.id for card in self.cards])


class PointCards:
    """All point cards as tuples of ints by card number, for the rules."""

    def __init__(self, cards: list[PointCard]) -> None:
        self.labels = tuple(card.id for card in cards)
        self.kind = tuple(ICONS.index(card.kind) for card in cards)
        self.cost = tuple(pack(card.cost) for card in cards)
        self.counts = tuple(list(card.cost) for card in cards)
        self.value = tuple(card.points for card in cards)
        self.mark = tuple(MARKS.index(card.mark) for card in cards)
        self.gain = tuple(pack(card.gain) for card in cards)
        self.settlers = tuple(card.settlers for card in cards)
        self.payable = Payable(self.cost)
        self._star = tuple(card.star for card in cards)
        self._fewest = tuple(FEWEST[card.players] for card in cards)
        by_mark = [sum(sum(card.gain) for card in cards if card.mark == mark) for mark in MARKS]
        self.most_from_tools = max(by_mark)
        """How many cubes the tools can give on one location, if one seat has them all."""

    def in_play(self, players: int, removed_star: Star) -> list[int]:
        """The cards that are shuffled: those with the star leave, and those for more players."""
        cards = range(len(self.labels))
        return [card for card in cards if self._star[card] != removed_star and self._fewest[card] <= players]


@dataclass(slots=True, eq=False, init=False, repr=False)
class PointRow(Part):
    """The open point cards, one above each fort from left to right, and the draw pile, whose top card lies open as well.

    Cards that were pushed under it lie face down (page 7): nobody sees them before they are drawn.
    """

    cards: list[int] = copied()
    pile: Pile = part()
    returned: list[Pile] = parts()
    """What was pushed under the pile, the uppermost first: who lay together is known, not in which order."""
    renewals: int = shared(0)
    """How often all open cards were exchanged."""

    @classmethod
    def from_pile(cls, pile: Pile, size: int) -> Self:
        """Return a row of this size, with the cards from the top of a pile."""
        row = cls.new(players=0)  # no column goes by seat
        row.pile = pile
        row.cards = [pile.draw() for _ in range(size)]
        row._show()
        return row

    def take(self, slot: int) -> int | None:
        """Take a card away; the gap closes to the left, and the top of the pile comes in on the right. Returns that, if any."""
        del self.cards[slot]
        if not len(self):
            return None
        self.cards.append(self._draw())
        return self.cards[-1]

    def renew(self, rng: Rng) -> None:
        """All open cards go under the pile, in random order (a ruling: returned-point-cards-shuffled); as many new ones
        are laid out at random."""
        self.renewals += 1
        stream = rng.stream("new point cards", self.renewals)
        size = len(self.cards)
        under = Pile(self.cards)
        under.shuffle(stream)
        self.returned.append(under)
        self.cards = [self._draw() for _ in range(size)]
        stream.shuffle(self.cards)

    def __len__(self) -> int:
        """How many cards there are in the pile, those pushed under it included."""
        return len(self.pile) + sum(map(len, self.returned))

    def redraw(self, seat: int | None, stream: Stream) -> None:
        """Draw the order of what a seat cannot know anew: cards stay among those that were returned together."""
        for pile in (self.pile, *self.returned):
            redraw_piles([pile], seat, stream)

    def _draw(self) -> int:
        if not self.pile.cards:
            return self._draw_returned()
        card = self.pile.draw()
        self._show()
        return card

    def _draw_returned(self) -> int:
        card = self.returned[0].draw()
        if not self.returned[0].cards:
            del self.returned[0]
        return card

    def _show(self) -> None:
        if self.pile.cards:
            self.pile.knowers[-1] = EVERYBODY
