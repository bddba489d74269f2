"""How well each seat stands in the New World: a judgement from public facts, for bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ..aims import WORTH, best_aim
from ..cubes import unpack
from .icons import ICONS, NATIVE_HELP, TOOL
from .scoring import icons, settlers
from .state import SettledState

AIM = 0.8
"""How much counts of the point card that the cubes serve best."""
SPARE_CUBES = 0.4
"""Points that come of the worth of the cubes that this card does not need."""
MOST_SPARE = 3
"""So many cubes of one colour to spare are of use: nobody wins by hoarding fur."""
READY = 1.2
"""Points for settlers that can be sent to work now, by the root of their number: the first count more than the last."""
SETTLER = 0.8
"""Points that come of one more settler over a whole game."""
HELP = 1.5
"""Points that come of a native help over a whole game."""
TOOLS = 1.5
"""Points that come of a tool over a whole game, for each worth it gives."""
GROWTH = 0.7
"""How much counts of what bonus tiles are expected to bring yet."""
LAST_ROUND = 0.2
"""How much of the promise of cubes counts when the round is the last one."""
ROOT = tuple(sqrt(number) for number in range(100))
TURN = 1.0
"""Points for being about to act: a further turn is worth something."""


def expected(s: SettledState, scores: Sequence[int], leftover: Sequence[int]) -> list[float]:
    """Expected points of each seat, from those it has, of which so many are for cubes left over."""
    if s.over:
        return [float(score) for score in scores]
    land = s.land
    to_come = max(0, s.game.cards_to_end - max(map(len, land.claimed)))
    value = s.game.point_cards.value
    offers = [(card, float(value[card])) for card in land.points.cards]
    values = []
    for seat, score in enumerate(scores):
        best = best_aim(s.game.aims[s.store[seat]], offers)
        if s.last_round:
            values.append(score + LAST_ROUND * best)
        else:
            values.append(score - leftover[seat] + best + engine(s, seat, to_come) + growth(s, seat, to_come))
    values[s.stack[-1].seat] += TURN
    return values


def engine(s: SettledState, seat: int, to_come: int) -> float:
    """What settlers and the lasting benefits of cards promise, when so many point cards are to come for whoever has most."""
    promise = SETTLER * settlers(s, seat)
    points = s.game.point_cards
    for card in s.land.claimed[seat]:
        if points.kind[card] == NATIVE_HELP:
            promise += HELP
        elif points.kind[card] == TOOL:
            promise += TOOLS * sum(count * worth for count, worth in zip(unpack(points.gain[card]), WORTH, strict=True))
    return promise * to_come / s.game.cards_to_end + READY * ROOT[s.land.ready[seat]]


def growth(s: SettledState, seat: int, to_come: int) -> float:
    """What bonus tiles will bring beyond what they bring now: the cards to come spread evenly over the icons."""
    tiles = s.land.tiles[seat]
    if not tiles:
        return 0.0
    more = to_come / len(ICONS)
    counts = icons(s, seat)
    bonus, found = s.game.bonus_tiles, 0.0
    for tile in tiles:
        shown = bonus.icons[tile]
        if len(shown) == 1:
            found += bonus.points[tile] * more
        elif shown:
            first, second = counts[shown[0]], counts[shown[1]]
            found += bonus.points[tile] * more * (0.75 if first == second else 1.0)
    return GROWTH * found
