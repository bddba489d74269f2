"""How well each seat stands with settlers and boats: a judgement from public facts, for bots."""

from __future__ import annotations

from ..cubes.evaluation import WORTH
from ..cubes.packing import unpack
from ..sea.outposts import ROWS, outpost_points
from ..settlers.evaluation import expected
from .boats import BoatState

COLUMN = 2.5
"""Points that come of a column that is all but empty."""
OUTPOST = 0.5
"""Points that come of an outpost over a whole game, besides those it uncovers."""
TRADE = 0.15
"""Points that come of the worth that the trade under the boat would add once."""


def expected_with_boats(s: BoatState) -> list[float]:
    """Expected points of each seat: those of settlers and cards, and what outposts and boats promise."""
    if s.over:
        return [float(score) for score in s.scores()]
    values = expected(s)
    left = max(0, s.game.cards_to_end - max(map(len, s.land.claimed))) / s.game.cards_to_end
    islands = s.game.islands
    for seat in range(s.players):
        built = s.sea.built[seat * ROWS : (seat + 1) * ROWS]
        emptied = min(built)
        begun = sum([taken > emptied for taken in built])
        engine = OUTPOST * sum(built) + COLUMN * begun * begun / (ROWS * ROWS)
        tile = s.sea.ships[seat]
        if tile < s.game.first_harbour and islands.payable[s.cubes[seat]][tile]:
            got, given = unpack(islands.gain[tile]), unpack(islands.cost[tile])
            engine += TRADE * sum(worth * (more - less) for worth, more, less in zip(WORTH, got, given, strict=True))
        values[seat] += outpost_points(s, seat) + left * engine
    return values
