"""How well each seat stands in the New World: a judgement from public facts, for bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ..cubes.evaluation import WORTH, best_target
from .icons import ICONS
from .point_row import PointCard
from .settlers_scoring import icons
from .state import SettledState

AIM = 0.8
"""How much counts of the point card that the cubes serve best."""
BENEFIT = 1.5
"""Points for which a point card is wanted beside its own: its benefit and its icon."""
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
LEVEL_PAIR = 0.75
"""A card makes a pair less often while there are as many of the one icon as of the other: both must come."""
LAST_ROUND = 0.2
"""How much of the promise of cubes counts when the round is the last one."""
ROOT = tuple(sqrt(number) for number in range(100))
TURN = 1.0
"""Points for being about to act: a further turn is worth something."""


def promise(card: PointCard) -> float:
    """Points that come of the lasting benefit of a point card over a whole game."""
    if card.kind == "native_help":
        return HELP
    return TOOLS * sum(count * worth for count, worth in zip(card.gain, WORTH, strict=True))


def expected(s: SettledState) -> list[float]:
    """Expected points of each seat."""
    if s.over:
        return [float(score) for score in s.scores()]
    land, points = s.land, s.game.point_cards
    to_come = max(0, s.game.cards_to_end - max(map(len, land.claimed)))
    offers = [(card, BENEFIT + points.value[card]) for card in land.points.cards]
    values = [_expected(s, seat, to_come, offers) for seat in range(s.players)]
    values[s.stack[-1].seat] += TURN
    return values


def _expected(s: SettledState, seat: int, to_come: int, offers: Sequence[tuple[int, float]]) -> float:
    """The points of a seat and its prospects, when so many point cards are to come for whoever has most."""
    game, land = s.game, s.land
    store, claimed = s.cubes[seat], land.claimed[seat]
    value, promises = game.point_cards.value, game.promises
    found = best_target(game.aims[store], offers)
    if s.last_round:
        found = LAST_ROUND * found + game.leftover[store]
    else:
        engine = SETTLER * (game.settlers - land.reserve[seat])
        for card in claimed:
            engine += promises[card]
        found += engine * to_come / game.cards_to_end + READY * ROOT[land.ready[seat]]
    for card in claimed:
        found += value[card]
    for tile in land.explored[seat]:
        found += game.explorations.points[tile]
    return found + _bonus(s, seat, 0 if s.last_round else to_come) if land.tiles[seat] else found


def _bonus(s: SettledState, seat: int, to_come: int) -> float:
    """What bonus tiles bring, and will bring beyond that: the cards to come spread evenly over the icons."""
    bonus = s.game.bonus_tiles
    counts, settlers, merchants = icons(s, seat), s.game.settlers - s.land.reserve[seat], s.merchant_cards(seat)
    more = GROWTH * to_come / len(ICONS)
    found = 0.0
    for tile in s.land.tiles[seat]:
        found += bonus.score(tile, counts, settlers, merchants)
        shown = bonus.icons[tile]
        if len(shown) == 1:
            found += bonus.points[tile] * more
        elif shown:
            level = counts[shown[0]] == counts[shown[1]]
            found += bonus.points[tile] * more * (LEVEL_PAIR if level else 1.0)
    return found
