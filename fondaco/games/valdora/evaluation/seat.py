"""How well each seat stands: a judgement from public facts, for bots. It is the seat's points and its prospects."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from ..components import GEMS
from ..rules.books import UseBook
from ..tables import NONE
from .plan import Prospects, Situation, Table

if TYPE_CHECKING:
    from ..game import Valdora
    from ..state import ValdoraState

PACE = 0.33
"""Orders that a seat completes in a turn."""
USUAL, SHORTEST = 38.0, 1.5
"""Rounds that a game takes; if it takes longer, so many more are expected."""
AHEAD, FAR_AHEAD = 20.0, 80.0
"""From the first lead on a seat begins to want the end; with the second one it wants it most.

A lead grows by more than the end costs a seat that wants it. Otherwise the seat in front would not dare to lead by more, nor the
others to catch up, and all would stand still.
"""
LATE, TOO_LATE = 30.0, 40.0
"""But only from the one round on and, entirely, from the other: by then others would have ended the game."""
MOST_TABLES, MOST_SITUATIONS = 1 << 8, 1 << 10
"""So many judgements are kept: while one seat thinks, the others mostly stay where they are."""


class Judgement:
    """What the evaluation needs of the components."""

    def __init__(self, game: Valdora) -> None:
        spaces = game.spaces
        self.turns = tuple(_turns(spaces.near, start) for start in range(len(spaces.labels)))
        """How many turns it takes from space to space."""
        self.house = tuple(spaces.house.index(colour) for colour in range(len(game.craftsmen.labels)))
        books = list(zip(game.books.space, game.books.has_orders, strict=True))
        self.order_books = [space for space, orders in books if orders]
        self.catalogues = [space for space, orders in books if not orders]
        self.loading = [(space, offset) for space, offset in enumerate(spaces.gems) if offset != NONE]

        @lru_cache(maxsize=MOST_TABLES)
        def prospects_at(table: Table) -> Callable[[Situation], float]:
            """What seats may still get at a table, in points."""
            sources = [[space for space, offset in self.loading if table.gems[offset + gem]] for gem in range(len(GEMS))]

            @lru_cache(maxsize=MOST_SITUATIONS)
            def prospects(situation: Situation) -> float:
                value, wish = Prospects(game, table, sources, situation).value(), situation.wish
                return value - wish * Prospects(game, table, sources, situation).delay() if wish > 0.0 else value

            return prospects

        self.prospects_at = prospects_at


def _turns(near: tuple[list[int], ...], start: int) -> tuple[int, ...]:
    """The turns to every space; to come back to where one stands takes two."""
    found = dict.fromkeys(near[start], 1)
    edge, turn = near[start], 1
    while edge:
        turn += 1
        edge = [there for there in sorted({there for here in edge for there in near[here]}) if there not in found]
        found |= dict.fromkeys(edge, turn)
    return tuple(found.get(there, len(near)) for there in range(len(near)))


def evaluate(s: ValdoraState) -> list[float]:
    """Expected points of each seat."""
    values = [float(score) for score in s.scores()]
    if s.over:
        return values
    game = s.game
    left = min((sum(s.stacks) - max(s.stacks)) / (PACE * s.players), max(USUAL - s.round, SHORTEST))
    wish = _wish_to_end(values, s.round)
    kinds, colours = game.equipment_kinds, len(s.stacks)
    prospects = game.judgement.prospects_at(Table(left, tuple(s.stacks), tuple(s.workshops), s.bonus_left, tuple(s.gems)))
    for seat in range(s.players):
        if s.last_round and not _to_play(s, seat):
            continue
        values[seat] += prospects(
            Situation(
                seat,
                s.pawns[seat],
                s.coins[seat],
                s.provisions[seat],
                tuple(s.cargo[seat * kinds : (seat + 1) * kinds]),
                len(s.bought[seat]),
                tuple([game.books.kind[page >> 2] for page in s.orders[seat]]),
                tuple(s.craftsmen[seat * colours : (seat + 1) * colours]),
                _offer(s, seat),
                wish[seat],
            )
        )
    return values


def _to_play(s: ValdoraState, seat: int) -> bool:
    """Whether a seat has a turn left in the last round."""
    return s.player is not None and seat >= s.player


def _offer(s: ValdoraState, seat: int) -> tuple[int, ...] | None:
    """The kinds of the open pages, if the seat is using a book now and could buy."""
    asked = s.stack[-1]
    if not isinstance(asked, UseBook) or asked.seat != seat or not asked.acted:
        return None
    book, kind = s.game.spaces.book[s.pawns[seat]], s.game.books.kind
    return tuple([kind[stack[-1] >> 2] for stack in (s.right[book], s.left[book]) if stack])


def _wish_to_end(scores: list[float], played: int) -> list[float]:
    """How much each seat wants the end, from 0 to 1: whoever leads by far can only lose by going on."""
    if played <= LATE:
        return [0.0] * len(scores)
    *_, second, first = sorted([0.0, *scores])
    wish = _share(first - second, AHEAD, FAR_AHEAD) * _share(played, LATE, TOO_LATE)
    return [wish if score == first else 0.0 for score in scores]


def _share(value: float, none: float, full: float) -> float:
    """How far a value has come between two others."""
    return min(max((value - none) / (full - none), 0.0), 1.0)
