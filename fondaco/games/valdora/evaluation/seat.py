"""The evaluation of each seat from public facts, for bots: its points, and the expected value of its plan."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ..components import GEMS
from ..rules.books import UseBook
from ..tables import LEFT, NONE, RIGHT
from .plan import BoardSituation, Plan, SeatSituation

if TYPE_CHECKING:
    from ..game import Valdora
    from ..state import ValdoraState

ORDERS_PER_TURN: Final = 0.33
"""The orders that a seat completes in a turn."""
USUAL_ROUNDS: Final = 38.0
"""The rounds of a usual game."""
MIN_ROUNDS_LEFT: Final = 1.5
"""The rounds expected to be left in a longer game."""
END_WISHED_LEAD: Final = 20.0
"""The lead from which on a seat begins to want the end."""
END_WANTED_LEAD: Final = 80.0
"""The lead from which on a seat wants the end most.

A lead is worth more than the delay of the end costs. Otherwise the seat in front would avoid a larger lead, the others would
avoid catching up, and no seat would act.
"""
END_WISHED_ROUND: Final = 30.0
"""The round after which a leading seat begins to want the end."""
END_WANTED_ROUND: Final = 40.0
"""The round from which on it wants the end most: other seats would have ended a usual game by then."""
MAX_BOARDS: Final = 256
"""The number of boards with cached evaluations."""
MAX_SITUATIONS: Final = 1024
"""The cached situations of seats on each board: while one seat decides, those of the others mostly stay the same."""


class Evaluator:
    """Tables that the evaluation derives from the components, and a cache of plan values."""

    def __init__(self, game: Valdora) -> None:
        spaces = game.spaces
        self.turns = tuple([_turns(spaces.near, start) for start in range(len(spaces.labels))])
        """The number of turns from space to space."""
        self.house = tuple([spaces.patron.index(colour) for colour in range(len(game.craftsmen.labels))])
        """The space of each patron's house."""
        books = list(zip(game.books.space, game.books.has_orders, strict=True))
        self.order_books = [space for space, of_orders in books if of_orders]
        self.catalogues = [space for space, of_orders in books if not of_orders]
        self.loading = [(space, place) for space, place in enumerate(spaces.gem_place) if place != NONE]

        @lru_cache(maxsize=MAX_BOARDS)
        def values_on(board: BoardSituation) -> Callable[[SeatSituation], float]:
            """Return the function that evaluates the plan of a seat on a board."""
            sources = [[space for space, place in self.loading if board.gems[place][gem]] for gem in range(len(GEMS))]

            @lru_cache(maxsize=MAX_SITUATIONS)
            def plan_value(seat: SeatSituation) -> float:
                value, wish = Plan(game, board, sources, seat).value(), seat.wish_to_end
                return value - wish * Plan(game, board, sources, seat).delay() if wish > 0.0 else value

            return plan_value

        self.values_on = values_on


def _turns(near: tuple[frozenset[int], ...], start: int) -> tuple[int, ...]:
    """Return the number of turns to every space; returning to the start takes two."""
    found = dict.fromkeys(near[start], 1)
    edge, turn = set(near[start]), 1
    while edge:
        turn += 1
        edge = {target for space in edge for target in near[space]} - found.keys()
        found |= dict.fromkeys(edge, turn)
    return tuple([found.get(space, len(near)) for space in range(len(near))])


def evaluate(s: ValdoraState) -> list[float]:
    """Return the expected points of each seat."""
    values = [float(score) for score in s.scores()]
    if s.over:
        return values
    left = s.craftsmen_left
    turns_left = min((sum(left) - max(left)) / (ORDERS_PER_TURN * s.players), max(USUAL_ROUNDS - s.round, MIN_ROUNDS_LEFT))
    wishes = _wishes_to_end(values, s.round)
    plan_value = s.game.evaluator.values_on(BoardSituation(turns_left, left, s.workshops, s.bonus_tiles_left, tuple(s.gems)))
    for seat, tableau in enumerate(s.seats):
        if s.last_round and not _has_turn_left(s, seat):
            continue
        values[seat] += plan_value(
            SeatSituation(
                seat,
                s.pawns[seat],
                tableau.coins,
                tableau.provisions,
                tableau.cargo,
                len(tableau.bought_equipment),
                tuple(s.order_kinds(seat)),
                tableau.craftsmen,
                _offer(s, seat),
                wishes[seat],
            )
        )
    return values


def _has_turn_left(s: ValdoraState, seat: int) -> bool:
    """Return whether a seat has a turn left in the last round."""
    return s.player is not None and seat >= s.player


def _offer(s: ValdoraState, seat: int) -> tuple[int, ...] | None:
    """Return the kinds of the open pages if the seat is using a book; None otherwise."""
    question = s.stack[-1]
    if not isinstance(question, UseBook) or question.seat != seat or not question.used:
        return None
    book = s.book_of(seat)
    return tuple([s.open_kind(book, side) for side in (RIGHT, LEFT) if s.pages(book, side)])


def _wishes_to_end(scores: list[float], rounds: int) -> list[float]:
    """Return how much each seat wants the end, from 0 to 1: a seat that leads by far can only lose by playing on."""
    if rounds <= END_WISHED_ROUND:
        return [0.0] * len(scores)
    *_, second, first = sorted([0.0, *scores])
    wish = _share(first - second, END_WISHED_LEAD, END_WANTED_LEAD) * _share(rounds, END_WISHED_ROUND, END_WANTED_ROUND)
    return [wish if score == first else 0.0 for score in scores]


def _share(value: float, none: float, full: float) -> float:
    """Return how far a value lies between two others, from 0 to 1."""
    return min(max((value - none) / (full - none), 0.0), 1.0)
