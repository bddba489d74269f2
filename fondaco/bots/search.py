"""The searching bot: information-set Monte-Carlo tree search.

Every iteration draws anew all that the seat cannot know (a *determinization*) and walks down one tree. Its nodes stand for the
answers given so far, not for states, so what is counted there is what the seat can know. Which answers are possible differs
from world to world: an answer competes with those of this world alone, and remembers how often it could have been chosen.

A new node is not played out at random, which says little in games of plans. The game's evaluation is asked about every answer
to its question; these guesses order the answers until they have been tried. The best of them is followed, answer by answer, to
the end of the turn and through the next one, and there the evaluation counts. Every seat is out for its own lead over the best
of the others.
"""

from __future__ import annotations

from math import exp, inf, sqrt
from time import perf_counter

from ..core.errors import InvalidOption
from ..core.messages import Message
from ..core.rng import Rng, Seed, key_of
from ..core.state import State
from .contract import Sight
from .greedy import lines

ITERATIONS = 400
"""The budget of a decision, unless one is given."""
POINTS = 8.0
"""A lead of so many points counts as a win in three games out of four, nearly."""
VICTORY = 0.8
"""How much of a finished game's value is who won it; the rest is the lead, so that even a lost game is played well."""
EXPLORE = 0.6
"""How much the search is drawn to what it has tried less."""
TRUST = 1.0
"""A guess counts as much as so many trials."""
LONGEST = 60
"""No playout takes more answers than this."""
NEVER = 1 << 60


class Node:
    """An answer in the tree, seen from the seat that gives it."""

    __slots__ = ("available", "children", "guess", "lead", "total", "trust", "visits", "weight")

    def __init__(self, guess: float, trust: float = TRUST) -> None:
        self.trust = trust
        self.weight = 1.0
        self.guess = guess
        """What the evaluation made of it before it was tried."""
        self.visits = 0
        self.available = 0
        """How often it could have been chosen."""
        self.total = 0.0
        """The sum of the values it led to, each from 0 to 1."""
        self.lead = 0.0
        """The sum of the leads it led to, in points."""
        self.children: dict[int, Node] | None = None
        """The answers to the next question that leaves a choice, as far as they occurred; None while nobody was here."""

    @property
    def value(self) -> float:
        """What is to be expected of it."""
        return (self.total + self.trust * self.guess) / (self.visits + self.trust)


class Search:
    """Thinks for a number of iterations, or for some time, about every decision that leaves a choice."""

    def __init__(
        self,
        seed: Seed,
        iterations: int = 0,
        seconds: float = 0.0,
        turns: int = 1,
        explore: float = 0.3,
        temper: float = 0.06,
        beam: int = 4,
        trust: float = 3.0,
    ) -> None:
        if iterations < 0 or turns < 0 or not 0.0 <= seconds < inf:
            raise InvalidOption(Message("bad-budget"))
        self._rng = Rng(key_of(seed))
        self._iterations = iterations or (NEVER if seconds else ITERATIONS)
        self._seconds = seconds or inf
        self._turns = turns
        self.explore, self.temper, self.beam, self.trust = explore, temper, beam, trust
        """How many turns a playout goes on after the one that is being thought about."""
        self._decisions = 0
        self._kept: tuple[Node, dict[str, object]] | None = None
        """A part of the tree for the next decision of this turn, and the observation that is expected then."""
        self._low: list[float] = []
        self._high: list[float] = []
        """The least and the greatest value that this search has met, for each seat."""
        self.iterations = 0
        """How many it has done in all."""

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        answers = self.think(sight)
        action = max(answers, key=lambda action: (answers[action].visits, answers[action].value))
        self._keep(sight, action, answers[action])
        return action

    def think(self, sight: Sight) -> dict[int, Node]:
        """Search, and return what was found out about each legal action."""
        start = perf_counter()
        root = self._kept[0] if self._kept and self._kept[1] == sight.observation else Node(0.0)
        self._kept = None
        self._decisions += 1
        self._low, self._high = [1.0] * sight.players, [0.0] * sight.players
        worlds = self._rng.stream("worlds", self._decisions)
        if root.children is None and self.beam:
            self._plan(root, [sight.determinize(worlds.word()) for _ in range(2)], sight.seat)
        left = self._iterations
        while left and not (root.children and _settled(root.children, left)):
            self._iterate(root, sight.determinize(worlds.word()))
            left -= 1
            self.iterations += 1
            if perf_counter() - start >= self._seconds:
                break
        assert root.children is not None
        return root.children

    def _plan(self, root: Node, worlds: list[State], seat: int) -> None:
        """Begin with what the lines of the turn promise, as the greedy bot sees them."""
        root.children = {}
        inner = [root]
        for line in lines(worlds, seat, self.beam):
            guess = _squash(line.value)
            node = root
            for action in line.choices:
                if node.children is None:
                    node.children = {}
                    inner.append(node)
                child = node.children.get(action)
                if child is None:
                    child = node.children[action] = Node(guess, self.trust)
                elif guess > child.guess:
                    child.guess = guess
                node = child
        for node in inner:
            assert node.children is not None
            self._weigh(node.children)

    def _weigh(self, children: dict[int, Node]) -> None:
        best = max(child.guess for child in children.values())
        for child in children.values():
            child.weight = exp((child.guess - best) / self.temper)

    def _keep(self, sight: Sight, action: int, node: Node) -> None:
        """Keep the tree below an answer, if the turn goes on with another question and nothing is revealed before."""
        world = sight.determinize(0)
        turn, revealed = world.turn, world.revealed
        world.apply(action)
        while world.player == sight.seat and world.turn == turn and world.revealed == revealed:
            legal = world.legal_actions()
            if len(legal) > 1:
                self._kept = node, dict(world.observe(sight.seat))
                return
            world.apply(legal[0])

    def _iterate(self, node: Node, world: State) -> None:
        """Walk down the tree in one world, add a node, and tell all on the way what came of it."""
        path: list[tuple[Node, int]] = []
        while True:
            legal = world.legal_actions()
            while len(legal) == 1:
                world.apply(legal[0])
                legal = world.legal_actions()
            seat = world.player
            if seat is None:
                break
            if node.children is None:
                node.children = {}
                last = world.turn + self._turns
                world = self._play_out(self._try_all(world, legal, seat, node.children), last)
                break
            action, node = self._select(node.children, world, legal, seat)
            path.append((node, seat))
            world.apply(action)
        leads = _leads(world)
        values = _values(world, leads)
        self._low = list(map(min, self._low, values))
        self._high = list(map(max, self._high, values))
        for node, seat in path:
            node.visits += 1
            node.total += values[seat]
            node.lead += leads[seat]

    def _select(self, children: dict[int, Node], world: State, legal: list[int], seat: int) -> tuple[int, Node]:
        """The answer that promises most, counting in how little is known of it."""
        explore = self.explore * max(self._high[seat] - self._low[seat], 0.01)
        best = -inf
        chosen: tuple[int, Node] | None = None
        for action in legal:
            child = children.get(action)
            if child is None:
                other = world.clone()
                other.apply(action)
                child = children[action] = Node(_squash(_leads(other)[seat]))
                child.weight = min(1.0, exp((child.guess - max(one.guess for one in children.values())) / self.temper))
            child.available += 1
            visits = child.visits
            promise = (child.total + child.trust * child.guess) / (visits + child.trust)
            promise += explore * child.weight * sqrt(child.available) / (1 + visits)
            if promise > best:
                best = promise
                chosen = action, child
        assert chosen is not None
        return chosen

    def _try_all(self, world: State, legal: list[int], seat: int, children: dict[int, Node] | None = None) -> State:
        """Ask the evaluation about all answers, note its guesses, and return the world after the best."""
        best = -inf
        found = world
        for action in legal:
            other = world.clone()
            other.apply(action)
            lead = _leads(other)[seat]
            if children is not None:
                children[action] = Node(_squash(lead))
            if lead > best:
                best = lead
                found = other
        if children is not None:
            self._weigh(children)
        return found

    def _play_out(self, world: State, last: int) -> State:
        """Go on with the best answers of each seat until that turn is over."""
        for _ in range(LONGEST):
            seat = world.player
            if seat is None or world.turn > last:
                break
            legal = world.legal_actions()
            if len(legal) == 1:
                world.apply(legal[0])
            else:
                world = self._try_all(world, legal, seat)
        return world


def _settled(children: dict[int, Node], left: int) -> bool:
    """Whether the most visited answer stays that, whatever the iterations left find."""
    visits = sorted(child.visits for child in children.values())
    return visits[-1] - visits[-2] > left


def _leads(world: State) -> list[float]:
    """For every seat, by how many points it is ahead of the best of the others."""
    values = world.game.evaluate(world)
    if len(values) == 2:
        lead = values[0] - values[1]
        return [lead, -lead]
    ranked = sorted(values)
    return [value - (ranked[-2] if value == ranked[-1] else ranked[-1]) for value in values]


def _squash(lead: float) -> float:
    """A lead as a value from 0 to 1."""
    return 1.0 / (1.0 + exp(-lead / POINTS)) if lead > -40 * POINTS else 0.0


def _values(world: State, leads: list[float]) -> list[float]:
    """What a world is worth to each seat."""
    values = [_squash(lead) for lead in leads]
    if world.over:
        ranks = world.ranks()
        won = 1 / ranks.count(0)
        values = [(1 - VICTORY) * value + VICTORY * (0.0 if rank else won) for value, rank in zip(values, ranks, strict=True)]
    return values
