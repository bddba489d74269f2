"""The columns of the harbours: the tiles on them, and the pile of point tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from ....core.columns import copied, part, shared
from ....core.parts import Part
from ....core.piles import Pile, resample
from ....core.rng import Stream

EMPTY: Final = -1
"""Instead of a point tile: none, because the pile has run out."""
UNSEEN: Final = -1
"""Instead of a harbour: the closed-harbour tile is still in the pile."""


@dataclass(slots=True, eq=False, init=False, repr=False)
class Harbours(Part):
    """The tiles on the harbours, and the pile."""

    tiles: list[int] = copied()
    """What lies on each harbour: a point tile, the closed-harbour tile, or `EMPTY`."""
    pile: Pile = part()
    closed: int = shared(UNSEEN)
    """The harbour that is closed."""
    closed_among_top: int = shared(0)
    """The closed-harbour tile is among this number of tiles on top of the pile; 0 once it has been seen."""

    @classmethod
    def with_tiles(cls, closed_tile: int, harbours: int, mixed_with: int, stream: Stream) -> Self:
        """Return a tile on each harbour, and the pile: the closed-harbour tile is mixed with the next few on top of it.

        The number of the closed-harbour tile comes after those of the point tiles.
        """
        made = cls.new(players=0)  # no column goes by seat
        made.pile = Pile(range(closed_tile))
        made.pile.shuffle(stream)
        made.tiles = [made.pile.draw() for _ in range(harbours)]
        made.closed_among_top = mixed_with + 1
        made.pile.insert(len(made.pile) - stream.below(made.closed_among_top), closed_tile)
        return made

    def resample_pile(self, closed_tile: int, seat: int | None, stream: Stream) -> None:
        """Shuffle the pile. All seats know between which tiles the closed-harbour tile must lie."""
        if self.closed_among_top:
            self.pile.remove(closed_tile)
        resample([self.pile], seat, stream)
        if self.closed_among_top:
            self.pile.insert(len(self.pile) - stream.below(self.closed_among_top), closed_tile)
