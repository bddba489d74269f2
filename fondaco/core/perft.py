"""Perft: count all decision paths of a depth from a position.

A position is given by a seed and a number of uniform random decisions, so one line can name an early, middle or late position.
The counts check which actions are legal. The signature checks what the actions do: it is a checksum of the keys of the leaves
and does not depend on their order.
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
    """The number of paths, also by family of the last action, and the signature of the leaves."""

    nodes: int = 0
    families: Counter[str] = field(default_factory=Counter)
    signature: int = 0

    def add(self, count: PerftCount) -> None:
        """Add the paths of another count."""
        self.nodes += count.nodes
        self.families += count.families
        self.signature = (self.signature + count.signature) % (1 << 64)


def random_position(game: Game, players: int, seed: int, plies: int, **options: JsonValue) -> State:
    """Return the state after a number of uniform random decisions, or at the end of the game if that comes first."""
    state = game.new(players, seed, **options)
    stream = Rng(key_of(seed)).stream("walk")
    for _ in range(plies):
        if state.over:
            break
        legal = state.legal_actions()
        state.apply(legal[stream.below(len(legal))])
    return state


def perft(state: State, depth: int) -> PerftCount:
    """Count the paths of `depth` decisions; a path also counts if the game ends earlier."""
    count = PerftCount()
    _descend(state, depth, None, count)
    return count


def divide(state: State, depth: int) -> dict[str, PerftCount]:
    """Return the counts below each first action, to locate a difference."""
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
