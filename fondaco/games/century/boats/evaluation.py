"""Expected points with settlers and boats: an evaluation from public facts, for bots."""

from __future__ import annotations

from ..cubes.evaluation import WORTH
from ..cubes.packing import unpack
from ..sea.outposts import outpost_points
from ..sea.sea import ROWS
from ..settlers.evaluation import expected_scores
from ..state import CenturyState

COLUMN = 2.5
"""Points of a column that is all but empty."""
OUTPOST = 0.5
"""Points of an outpost over a whole game, besides those that it uncovers."""
TRADE = 0.15
"""Points for each worth that the trade at the boat would add once."""


def expected_scores_with_boats(s: CenturyState) -> list[float]:
    """Return the expected points of each seat: those of settlers and cards, of outposts and of boats."""
    if s.over:
        return [float(score) for score in s.scores()]
    values = expected_scores(s)
    left = max(0, s.game.boards.cards_to_end - max(map(len, s.boards.claimed))) / s.game.boards.cards_to_end
    islands = s.game.sea.islands
    for seat in range(s.players):
        built = s.sea.built_rows(seat)
        emptied = min(built)
        begun = sum([taken > emptied for taken in built])
        engine = OUTPOST * sum(built) + COLUMN * begun * begun / (ROWS * ROWS)
        tile = s.sea.ships[seat]
        if s.game.sea.is_island(tile) and islands.payable[s.cubes[seat]][tile]:
            got, given = unpack(islands.gain[tile]), unpack(islands.cost[tile])
            engine += TRADE * sum(worth * (more - less) for worth, more, less in zip(WORTH, got, given, strict=True))
        values[seat] += outpost_points(s, seat) + left * engine
    return values
