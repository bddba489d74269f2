"""The searching bot: information-set Monte-Carlo tree search.

Every iteration draws anew all that the seat cannot know (a *determinization*) and walks down one tree whose nodes stand for the
answers given so far, not for states: what is counted there is what the seat can know. Which answers are possible differs from
world to world, so a node's rivals are those of this world alone, and each remembers how often it could have been chosen.
"""

from __future__ import annotations

from math import exp, inf, sqrt
from time import perf_counter

from ..core.rng import Rng, Seed, Stream, key_of
from ..core.state import State
from .contract import Sight


class Node:
    """An answer in the tree, seen from whoever gives it."""

    __slots__ = ("available", "children", "guess", "lead", "total", "visits")

    def __init__(self, guess: float) -> None:
        self.guess = guess
        """What the evaluation made of it, before it was tried."""
        self.visits = 0
        self.available = 0
        """In how many of the walks past its parent it could have been chosen."""
        self.total = 0.0
        """The sum of its values for the seat that chooses it."""
        self.lead = 0.0
        self.children: dict[int, Node] | None = None


class Search:
    def __init__(
        self,
        seed: Seed,
        iterations: int = 0,
        seconds: float = 0.0,
        explore: float = 0.6,
        trust: float = 1.0,
        spread: float = 2.0,
        turns: int = 0,
        scale: float = 8.0,
    ) -> None:
        if not iterations and not seconds:
            iterations = 400
        self._rng = Rng(key_of(seed))
        self.iterations = iterations
        self.seconds = seconds
        self.explore = explore
        self.trust = trust
        self.spread = spread
        self.turns = turns
        self.scale = scale
        self._decisions = 0
        self._root: Node | None = None
        self._expected: dict[str, object] | None = None
        self.done = 0

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        root = self.think(sight)
        assert root.children is not None
        children = root.children
        action = max((a for a in sight.legal if a in children), key=lambda a: (children[a].visits, children[a].total))
        self._keep(sight, action, children[action])
        return action

    def think(self, sight: Sight) -> Node:
        self._decisions += 1
        root = self._root if self._root is not None and self._expected == sight.observation else Node(0.0)
        self._root = None
        self._worlds = self._rng.stream("worlds", self._decisions)
        end = perf_counter() + self.seconds if self.seconds else inf
        most = self.iterations or 1 << 30
        self.low = [inf] * 8
        self.high = [-inf] * 8
        n = 0
        while n < most:
            n += 1
            self.iterate(root, sight.determinize(self._worlds.word()))
            if self.seconds and perf_counter() >= end:
                break
        self.done += n
        return root

    def _keep(self, sight: Sight, action: int, child: Node) -> None:
        world = sight.determinize(0)
        turn, revealed = world.turn, world.revealed
        world.apply(action)
        while True:
            if world.player != sight.seat or world.turn != turn or world.revealed != revealed:
                return
            legal = world.legal_actions()
            if len(legal) > 1:
                break
            world.apply(legal[0])
        if child.children is not None:
            self._root = child
            self._expected = dict(world.observe(sight.seat))

    def iterate(self, node: Node, world: State) -> None:
        path = []
        while True:
            legal = world.legal_actions()
            while len(legal) == 1:
                world.apply(legal[0])
                legal = world.legal_actions()
            if not legal:
                margins = self.margins(world)
                break
            seat = world.player
            assert seat is not None
            children = node.children
            if children is None:
                margins = self.expand(node, world, legal, seat)
                break
            action, node = self.select(node, children, world, legal, seat)
            path.append((node, seat))
            world.apply(action)
        values = [self.squash(m) for m in margins]
        if world.over:
            best = [1.0 if r == 0 else 0.0 for r in world.ranks()]
            values = [0.2 * v + 0.8 * b for v, b in zip(values, best)]
        for s, v in enumerate(values):
            if v < self.low[s]:
                self.low[s] = v
            if v > self.high[s]:
                self.high[s] = v
        for node, seat in path:
            node.visits += 1
            node.total += values[seat]
            node.lead += margins[seat]

    def squash(self, m: float) -> float:
        m /= self.scale
        return 1.0 / (1.0 + exp(-m)) if m > -40 else 0.0

    def margins(self, world: State) -> list[float]:
        values = world.game.evaluate(world)
        if len(values) == 2:
            d = values[0] - values[1]
            return [d, -d]
        first = max(values)
        at = values.index(first)
        second = max(v for i, v in enumerate(values) if i != at)
        return [v - (second if i == at else first) for i, v in enumerate(values)]

    def select(self, node: Node, children: dict[int, Node], world: State, legal: list[int], seat: int) -> tuple[int, Node]:
        trust = self.trust
        low = self.low[seat]
        width = self.high[seat] - low
        if width <= 1e-9:
            width = 1.0
        explore = self.explore * width
        best = -inf
        chosen = None
        act = -1
        for action in legal:
            child = children.get(action)
            if child is None:
                other = world.clone()
                other.apply(action)
                child = children[action] = Node(self.squash(self.margins(other)[seat]))
            child.available += 1
            n = child.visits + trust
            score = (child.total + trust * child.guess) / n + explore * sqrt(child.available) / (n + child.visits * self.spread)
            if score > best:
                best = score
                chosen = child
                act = action
        assert chosen is not None
        return act, chosen

    def expand(self, node: Node, world: State, legal: list[int], seat: int) -> list[float]:
        node.children = children = {}
        best = -inf
        for action in legal:
            other = world.clone()
            other.apply(action)
            margins = self.margins(other)
            children[action] = Node(self.squash(margins[seat]))
            if margins[seat] > best:
                best = margins[seat]
                found = other, margins
        other, margins = found
        return self.finish(other, margins, world.turn, seat)

    def finish(self, world: State, margins: list[float], turn: int, seat: int) -> list[float]:
        """Follow the evaluation from answer to answer, to the end of the turn."""
        turns = self.turns
        while not world.over:
            if world.turn != turn or world.player != seat:
                if turns == 0:
                    break
                turns -= 1
                turn = world.turn
                seat = world.player
            legal = world.legal_actions()
            if len(legal) == 1:
                world.apply(legal[0])
                margins = self.margins(world)
                continue
            best = -inf
            for action in legal:
                other = world.clone()
                other.apply(action)
                m = self.margins(other)
                if m[seat] > best:
                    best = m[seat]
                    found = other, m
            world, margins = found
        return margins
