"""The yardstick: a toy game in plain Python, about the size of a real game but without checks, records and events.

Machines differ and are shared, so speeds per second cannot be compared. The yardstick works like the engine (lists of ints, a
list of legal moves, a clone by copying lists, a shuffled deck) and never changes. Speeds of the engine are given as ratios to
the yardstick, measured alternately in the same run.

Rules: each seat has four heaps of goods. A move takes two goods of a kind, swaps one for the next better kind, serves the top
order of the deck with the goods it asks for, or passes. Serving gives a point. Passing loses half of every heap. The game ends
when the deck is empty, or after 700 moves.
"""

from __future__ import annotations

import random
from time import process_time

KINDS = 4
ORDERS = 40
SEATS = 3
MAX_GOODS = 12
MAX_MOVES = 700
TAKE, SWAP, SERVE, PASS = 0, KINDS, 2 * KINDS - 1, 2 * KINDS


class ToyState:
    """A state of the toy game."""

    __slots__ = ("deck", "goods", "left", "points", "seat")

    def __init__(self, rng: random.Random) -> None:
        self.goods = [[2, 1, 0, 0] for _ in range(SEATS)]
        self.points = [0] * SEATS
        self.deck = [[1 + order % 3, order % 2, (order // 2) % 3, (order // 6) % 2] for order in range(ORDERS)]
        rng.shuffle(self.deck)
        self.seat = 0
        self.left = MAX_MOVES

    def legal(self) -> list[int]:
        """The legal moves, sorted."""
        goods = self.goods[self.seat]
        moves: list[int] = []
        if sum(goods) + 2 <= MAX_GOODS:
            moves += range(TAKE, TAKE + KINDS)
        moves += [SWAP + kind for kind in range(KINDS - 1) if goods[kind]]
        if all(held >= asked for held, asked in zip(goods, self.deck[-1], strict=True)):
            moves.append(SERVE)
        moves.append(PASS)
        return moves

    def apply(self, move: int) -> None:
        """Play a move. Then it is the next seat's turn."""
        goods = self.goods[self.seat]
        if move < SWAP:
            goods[move - TAKE] += 2
        elif move < SERVE:
            goods[move - SWAP] -= 1
            goods[move - SWAP + 1] += 1
        elif move == SERVE:
            for kind, asked in enumerate(self.deck.pop()):
                goods[kind] -= asked
            self.points[self.seat] += 1
        else:
            for kind in range(KINDS):
                goods[kind] >>= 1
        self.seat = (self.seat + 1) % SEATS
        self.left -= 1

    def clone(self) -> ToyState:
        copy = ToyState.__new__(ToyState)
        copy.goods = [heap[:] for heap in self.goods]
        copy.points = self.points[:]
        copy.deck = self.deck[:]
        copy.seat = self.seat
        copy.left = self.left
        return copy


def playout(rng: random.Random) -> int:
    """Play a random game and return the number of its moves."""
    state, moves = ToyState(rng), 0
    while state.deck and state.left:
        legal = state.legal()
        state.apply(legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


def decisions_per_s(seconds: float) -> float:
    """Moves per second of processor time."""
    rng = random.Random(1)
    done, start = 0, process_time()
    while (elapsed := process_time() - start) < seconds:
        done += playout(rng)
    return done / elapsed


def clones_per_s(seconds: float) -> float:
    """Clones per second of processor time."""
    state = ToyState(random.Random(1))
    done, start = 0, process_time()
    while (elapsed := process_time() - start) < seconds:
        for _ in range(50):
            state.clone()
        done += 50
    return done / elapsed


if __name__ == "__main__":
    print(f"{decisions_per_s(2.0):,.0f} decisions/s, {clones_per_s(1.0):,.0f} clones/s")
