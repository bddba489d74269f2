"""Perft: count all decision paths of some depth from a position. The oldest and best test of a move generator.

A position is reached by a seed and a number of uniform random decisions, so that early, middle and late ones can be named in a
line. Counts check which actions are legal; the signature, an order-free checksum of the keys at the leaves, checks what they do.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from hashlib import blake2b

from .game import Game
from .messages import JsonValue
from .rng import Rng, key_of
from .state import State


@dataclass
class PerftCount:
    """What a perft found: paths, by family of the last action, and the signature of the leaves."""

    nodes: int = 0
    families: Counter[str] = field(default_factory=Counter)
    signature: int = 0

    def add(self, other: PerftCount) -> None:
        self.nodes += other.nodes
        self.families += other.families
        self.signature = (self.signature + other.signature) % (1 << 64)


def random_position(game: Game, players: int, seed: int, plies: int, **options: JsonValue) -> State:
    """The position after some uniform random decisions, fewer if the game ends before."""
    state = game.new(players, seed, **options)
    chance = Rng(key_of(seed)).stream("walk")
    for _ in range(plies):
        if state.over:
            break
        legal = state.legal_actions()
        state.apply(legal[chance.below(len(legal))])
    return state


def perft(state: State, depth: int) -> PerftCount:
    """Count the paths of that many decisions; paths that end the game earlier count where they end."""
    count = PerftCount()
    _descend(state, depth, None, count)
    return count


def divide(state: State, depth: int) -> dict[str, PerftCount]:
    """The counts below each first action: that is how a difference is found."""
    counts = {}
    for action in state.legal_actions():
        child = state.clone()
        child.apply(action)
        counts[state.notation(action)] = count = PerftCount()
        _descend(child, depth - 1, action, count)
    return counts


def _descend(state: State, depth: int, last: int | None, count: PerftCount) -> None:
    if depth == 0 or state.over:
        count.nodes += 1
        if last is not None:
            count.families[state.game.space.family(last).name] += 1
        digest = blake2b(state.key(), digest_size=8).digest()
        count.signature = (count.signature + int.from_bytes(digest, "little")) % (1 << 64)
        return
    for action in state.legal_actions():
        child = state.clone()
        child.apply(action)
        _descend(child, depth - 1, action, count)
