"""The yardstick: a bare toy game in plain Python, of the size of a real one but without any of its comforts.

Machines differ and are shared, so a speed says little by itself. This workload does the same kinds of things as the engine (lists
of ints, legal moves as a list, a clone by copying lists, a shuffled deck) and never changes: figures of the engine are told as
ratios to it, taken in turns in the same run.

The game: each seat has four heaps of goods. In turn it takes two goods of a kind, swaps one for the next better kind, or serves
the order on top of the deck if it has what is asked; whoever passes loses half of every heap. Whoever serves gets a point. The
game is over when the deck is empty, or after 700 moves.
"""

from __future__ import annotations

import random
from time import process_time

KINDS = 4
ORDERS = 40
SEATS = 3
LIMIT = 12
LONGEST = 700
TAKE, SWAP, SERVE, PASS = 0, KINDS, 2 * KINDS - 1, 2 * KINDS


class Stall:
    """A state of the toy game."""

    __slots__ = ("deck", "goods", "left", "points", "seat")

    def __init__(self, chance: random.Random) -> None:
        self.goods = [[2, 1, 0, 0] for _ in range(SEATS)]
        self.points = [0] * SEATS
        self.deck = [[1 + order % 3, order % 2, (order // 2) % 3, (order // 6) % 2] for order in range(ORDERS)]
        chance.shuffle(self.deck)
        self.seat = 0
        self.left = LONGEST

    def legal(self) -> list[int]:
        """The legal moves, sorted."""
        own = self.goods[self.seat]
        moves: list[int] = []
        if sum(own) + 2 <= LIMIT:
            moves += range(TAKE, TAKE + KINDS)
        moves += [SWAP + kind for kind in range(KINDS - 1) if own[kind]]
        if all(held >= asked for held, asked in zip(own, self.deck[-1], strict=True)):
            moves.append(SERVE)
        moves.append(PASS)
        return moves

    def apply(self, move: int) -> None:
        """Play a move; the next seat is to move."""
        own = self.goods[self.seat]
        if move < SWAP:
            own[move - TAKE] += 2
        elif move < SERVE:
            own[move - SWAP] -= 1
            own[move - SWAP + 1] += 1
        elif move == SERVE:
            for kind, asked in enumerate(self.deck.pop()):
                own[kind] -= asked
            self.points[self.seat] += 1
        else:
            for kind in range(KINDS):
                own[kind] >>= 1
        self.seat = (self.seat + 1) % SEATS
        self.left -= 1

    def clone(self) -> Stall:
        other = Stall.__new__(Stall)
        other.goods = [heap[:] for heap in self.goods]
        other.points = self.points[:]
        other.deck = self.deck[:]
        other.seat = self.seat
        other.left = self.left
        return other


def playout(chance: random.Random) -> int:
    """Play a game at random; the number of its moves."""
    state, moves = Stall(chance), 0
    while state.deck and state.left:
        legal = state.legal()
        state.apply(legal[int(chance.random() * len(legal))])
        moves += 1
    return moves


def decisions_per_s(seconds: float) -> float:
    """How many moves a second of processor time has room for, here and now."""
    chance = random.Random(1)
    done, start = 0, process_time()
    while (passed := process_time() - start) < seconds:
        done += playout(chance)
    return done / passed


def clones_per_s(seconds: float) -> float:
    """How many clones a second of processor time has room for, here and now."""
    state = Stall(random.Random(1))
    done, start = 0, process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(50):
            state.clone()
        done += 50
    return done / passed


if __name__ == "__main__":
    print(f"{decisions_per_s(2.0):,.0f} decisions/s, {clones_per_s(1.0):,.0f} clones/s")
