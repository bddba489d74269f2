"""How well each seat stands in the New World: a judgement from public facts, for bots."""

from __future__ import annotations

from collections.abc import Sequence

from ..aims import WORTH, best_aim
from ..cubes import unpack
from .icons import ICONS, NATIVE_HELP, TOOL
from .scoring import icons, settlers
from .state import SettledState

AIM = 0.6
"""How much counts of the point card that the cubes serve best."""
SPARE_CUBES = 0.25
"""Points that come of the worth of the cubes that this card does not need."""
READY = 0.35
"""Points for a settler that can be sent to work now."""
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
TURN = 1.0
"""Points for being about to act: a further turn is worth something."""


def expected(s: SettledState, scores: Sequence[int]) -> list[float]:
    """Expected points of each seat, from those it has."""
    if s.over:
        return [float(score) for score in scores]
    land = s.land
    to_come = max(0, s.game.cards_to_end - max(map(len, land.claimed)))
    value = s.game.point_cards.value
    offers = [(card, float(value[card])) for card in land.points.cards]
    values = [score + prospects(s, seat, to_come, offers) for seat, score in enumerate(scores)]
    values[s.stack[-1].seat] += TURN
    return values


def prospects(s: SettledState, seat: int, to_come: int, offers: Sequence[tuple[int, float]]) -> float:
    """Points that are not there yet, when so many point cards are to come for whoever has most."""
    left = to_come / s.game.cards_to_end
    best = best_aim(s.game.aims[s.store[seat]], offers)
    if s.last_round:
        return LAST_ROUND * best
    engine = SETTLER * settlers(s, seat)
    points = s.game.point_cards
    for card in s.land.claimed[seat]:
        if points.kind[card] == NATIVE_HELP:
            engine += HELP
        elif points.kind[card] == TOOL:
            engine += TOOLS * sum(count * worth for count, worth in zip(unpack(points.gain[card]), WORTH, strict=True))
    return best + READY * s.land.ready[seat] + left * engine + growth(s, seat, to_come)


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
