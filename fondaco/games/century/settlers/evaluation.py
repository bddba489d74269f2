"""Expected points with settlers: an evaluation from public facts, for bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING

from ..cubes.evaluation import WORTH, best_target
from .locations import ICONS
from .point_row import PointCard
from .settlers_scoring import icons, settlers_in_play

if TYPE_CHECKING:
    from ..state import CenturyState


TARGET = 0.8
"""Share of the points of a payable point card that its cubes count."""
BENEFIT = 1.5
"""Points of a point card beyond its printed ones, for its benefit and its icon."""
SPARE_CUBES = 0.4
"""Points for each worth of the cubes that this card does not need."""
MAX_SPARE = 3
"""The number of spare cubes of one colour that count: no seat wins by hoarding fur."""
READY = 1.2
"""Points for settlers that are ready, by the root of their number: the first count more than the last."""
SETTLER = 0.8
"""Points of one more settler over a whole game."""
HELP = 1.5
"""Points of a native help over a whole game."""
TOOLS = 1.5
"""Points of a tool over a whole game, for each worth that it gives."""
GROWTH = 0.7
"""Share of the expected further points of bonus tiles that counts."""
LEVEL_PAIR = 0.75
"""Chance that a card makes a pair while the seat has as many of the one icon as of the other: both must come."""
LAST_ROUND = 0.2
"""Share of the value of cubes that counts in the last round."""
ROOT = tuple([sqrt(number) for number in range(100)])
TURN = 1.0
"""Points for the seat to act: a further turn has a value."""


def benefit_value(card: PointCard) -> float:
    """Return the points of the lasting benefit of a point card over a whole game."""
    if card.kind == "native_help":
        return HELP
    return TOOLS * sum(count * worth for count, worth in zip(card.gain, WORTH, strict=True))


def expected_scores(s: CenturyState) -> list[float]:
    """Return the expected points of each seat."""
    if s.over:
        return [float(score) for score in s.scores()]
    boards, points = s.boards, s.game.boards.point_cards
    to_come = max(0, s.game.boards.cards_to_end - max(map(len, boards.claimed)))
    candidates = [(card, BENEFIT + points.value[card]) for card in boards.point_row.cards]
    values = [seat_value(s, seat, to_come, candidates) for seat in range(s.players)]
    values[s.stack[-1].seat] += TURN
    return values


def seat_value(s: CenturyState, seat: int, to_come: int, candidates: Sequence[tuple[int, float]]) -> float:
    """Return the expected points of a seat; `to_come` point cards are missing to the seat that has most of them."""
    rules, boards = s.game.boards, s.boards
    cubes, claimed = s.cubes[seat], boards.claimed[seat]
    card_points, benefits = rules.point_cards.value, rules.benefit_values
    value = best_target(rules.cube_targets[cubes], candidates)
    if s.last_round:
        value = LAST_ROUND * value + rules.leftover[cubes]
    else:
        engine = SETTLER * (rules.settlers - boards.reserve[seat])
        for card in claimed:
            engine += benefits[card]
        value += engine * to_come / rules.cards_to_end + READY * ROOT[boards.ready[seat]]
    for card in claimed:
        value += card_points[card]
    for tile in boards.explored[seat]:
        value += rules.explorations.points[tile]
    return value + bonus_value(s, seat, 0 if s.last_round else to_come) if boards.bonus_tiles[seat] else value


def bonus_value(s: CenturyState, seat: int, to_come: int) -> float:
    """Return the points of bonus tiles and the expected further ones: cards to come spread evenly over the icons."""
    bonus = s.game.boards.bonus_tiles
    counts, settlers, merchants = icons(s, seat), settlers_in_play(s, seat), s.game.boards.merchants_of(s, seat)
    more = GROWTH * to_come / len(ICONS)
    value = 0.0
    for tile in s.boards.bonus_tiles[seat]:
        value += bonus.score(tile, counts, settlers, merchants)
        shown = bonus.icons[tile]
        if len(shown) == 1:
            value += bonus.points[tile] * more
        elif shown:
            level = counts[shown[0]] == counts[shown[1]]
            value += bonus.points[tile] * more * (LEVEL_PAIR if level else 1.0)
    return value
