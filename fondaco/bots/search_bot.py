"""The searching bot: information-set Monte-Carlo tree search.

Every iteration draws anew all that the seat cannot know (a *determinization*) and walks down one tree. Its nodes stand for the
answers given so far, not for states, so what is counted there is what the seat can know. Which answers are possible differs
from world to world: an answer competes with those of this world alone, and remembers how often it could have been chosen. The
first answers are tried in the same worlds one after the other, so that none is better by luck alone.

Playing a new node out at random would say little in games of plans. Instead the lines of the turn are laid out as the greedy
bot sees them; the tree goes on with their values as guesses, the best line is followed to the end of the turn, and there, or a
few turns later, the game's evaluation counts. Every seat is out for its own lead over the best of the others. Where all is dealt
anew, by a roll of dice, the tree ends.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from math import exp, inf, sqrt
from time import perf_counter

from ..core.errors import InvalidOption
from ..core.messages import Message
from ..core.rng import Rng, Seed, Stream, key_of
from ..core.state import State
from .greedy_bot import NO_LIMIT, enumerate_lines, lead_of
from .interface import PlayerView

ITERATIONS = 400
"""The budget of a decision on average, unless one is given."""
WIN_WEIGHT = 0.8
"""How much of a finished game's value is who won it; the rest is the lead, so that even a lost game is played well."""
ROOT_EXPLORATION = 0.3
"""How much the search is drawn to what it has tried less, in the question asked; in those after it the game says how much."""
PRIOR_TEMPERATURE = 0.06
"""An answer whose guess is so much below the best one is explored about a third as eagerly."""
PRIOR_VISITS = 4.0
"""A guess counts as much as so many trials."""
CONFIDENCE_PENALTY = 1.0
"""By how many standard errors an answer is thought worse than it turned out, so that none is taken for its luck alone."""
ROOT_WORLDS, ROOT_BEAM = 2, 4
"""How carefully the turn in question is laid out: in so many worlds, with so many lines for each first answer."""
MAX_LATER_LINES = 24
"""With so many lines in all the turns after it are laid out, in one world. With few of them the others would seem to blunder: a
search with 3 lines loses to the greedy bot at Fernöstliche Wunder, one with 24 wins nearly always.
"""
MAX_ROLLOUT_TURNS = 40
"""No playout takes more lines than this."""
UNLIMITED = 1 << 60
GAME_DEFAULT = -1
REUSED_TREE_SHARE, MAX_SAVED_BUDGETS = 0.25, 6.0
"""What share of its budget a decision gets that was thought about before, and how many budgets a new one may get at most."""


class Node:
    """An answer in the tree, seen from the seat that gives it."""

    __slots__ = (
        "availability",
        "child_visits",
        "children",
        "exploration_weight",
        "lead_sum",
        "prior",
        "prior_error",
        "value_square_sum",
        "value_sum",
        "visits",
    )

    def __init__(self, guess: float, weight: float = 0.0) -> None:
        self.prior = guess
        """What the best line that begins so promised when it was laid out."""
        self.exploration_weight = weight
        """How eagerly it is explored, from 0 to 1."""
        self.visits = 0
        self.availability = 0
        """How often it could have been chosen."""
        self.value_sum = 0.0
        """The sum of the values it led to, each from 0 to 1."""
        self.value_square_sum = 0.0
        """The sum of their squares."""
        self.lead_sum = 0.0
        """The sum of the leads it led to, in points."""
        self.children: dict[int, Node] | None = None
        """The answers to the next question that leaves a choice, as far as they occurred; None while nobody was here."""
        self.child_visits = 0
        self.prior_error = 0.0
        """How often its children were tried, and by how much they led to more than was guessed, in sum."""

    def expected_value(self, child: Node) -> float:
        """What is to be expected of a child: its trials, and its guess, corrected by how wrong the guesses here have been."""
        guess = child.prior + self.prior_error / self.child_visits if self.child_visits else child.prior
        return (child.value_sum + PRIOR_VISITS * guess) / (child.visits + PRIOR_VISITS)

    def ranked_actions(self) -> list[tuple[int, Node]]:
        """The answers, the best first. One that was tried less must have done better, for its luck may not have evened out."""
        assert self.children is not None
        tried = [child for child in self.children.values() if child.visits]
        spread = sum(child.value_square_sum - child.value_sum * child.value_sum / child.visits for child in tried)
        doubt = CONFIDENCE_PENALTY * sqrt(max(spread, 0.0) / max(self.child_visits - len(tried), 1))

        def promise(answer: tuple[int, Node]) -> tuple[bool, float]:
            _, child = answer
            return child.visits > 0, self.expected_value(child) - doubt / sqrt(child.visits + PRIOR_VISITS)

        return sorted(self.children.items(), key=promise, reverse=True)


class SearchBot:
    """Thinks for a number of iterations, or for some time, about every decision that leaves a choice.

    The budget is that of a decision on average: most of a turn is settled by its first answer, so what the later ones do not need
    is saved for the next turn.
    """

    def __init__(self, seed: Seed, iterations: int = 0, seconds: float = 0.0, horizon: int = GAME_DEFAULT) -> None:
        if not 0 <= iterations <= UNLIMITED or horizon < GAME_DEFAULT or not 0.0 <= seconds < inf:
            raise InvalidOption(Message("bad-budget"))
        self._rng = Rng(key_of(seed))
        self._iterations = iterations or (UNLIMITED if seconds else ITERATIONS)
        self._seconds = seconds or inf
        self._horizon = horizon
        """How far the game is played on at the end of each walk."""
        self._saved_budget = 0.0
        self._decisions = 0
        self._subtree: tuple[Node, dict[str, object]] | None = None
        """A part of the tree for the next decision of this turn, and the observation that is expected then."""
        self._min_values: list[float] = []
        self._max_values: list[float] = []
        """The least and the greatest value that this search has met, for each seat."""
        self.iterations = 0
        """How many it has done in all."""

    def choose(self, view: PlayerView) -> int:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        root = self.search(view)
        action, node = root.ranked_actions()[0]
        self._keep_subtree(view, action, node)
        return action

    def search(self, view: PlayerView) -> Node:
        """Search, and return the root of the tree: its children are the legal actions."""
        start = perf_counter()
        known = self._subtree is not None and self._subtree[1] == view.observation
        root = self._subtree[0] if self._subtree and known else Node(0.0)
        self._subtree = None
        share = REUSED_TREE_SHARE if known else min(1.0 + self._saved_budget, MAX_SAVED_BUDGETS)
        self._saved_budget += 1.0 - share
        self._decisions += 1
        self._min_values, self._max_values = [1.0] * view.players, [0.0] * view.players
        worlds = self._rng.stream("worlds", self._decisions)
        if root.children is None or not root.children.keys() >= set(view.legal_actions):
            _expand(root, [view.determinize(worlds.uint32()) for _ in range(ROOT_WORLDS)], view.seat, ROOT_BEAM, NO_LIMIT)
        with _gc_paused():
            self._run_iterations(root, view, worlds, max(1, round(share * self._iterations)), start + share * self._seconds)
        return root

    def _run_iterations(self, root: Node, view: PlayerView, worlds: Stream, iterations: int, end: float) -> None:
        """Walk down the tree so many times, or until that moment."""
        seeds: list[int] = []
        for _ in range(iterations):
            chosen = self._select(root, view.legal_actions, view.seat, ROOT_EXPLORATION)
            assert chosen is not None, "every answer to the question asked was laid out"
            action, child = chosen
            while len(seeds) <= child.visits:
                seeds.append(worlds.uint32())
            world = view.determinize(seeds[child.visits])
            start = world.game.search_progress(world)
            world.apply(action)
            self._run_iteration(root, child, view.seat, world, start)
            self.iterations += 1
            if perf_counter() >= end:
                break

    def _keep_subtree(self, view: PlayerView, action: int, node: Node) -> None:
        """Keep the tree below an answer, if the turn goes on with another question and nothing is revealed before."""
        world = view.determinize(0)
        turn, revealed = world.turn_number, world.revealed
        world.apply(action)
        while world.player == view.seat and world.turn_number == turn and world.revealed == revealed:
            legal = world.legal_actions()
            if len(legal) > 1:
                self._subtree = node, dict(world.observe(view.seat))
                return
            world.apply(legal[0])

    def _run_iteration(self, root: Node, node: Node, first: int, world: State, start: int) -> None:
        """Walk on down the tree in one world, lay out a turn at its end, and tell all on the way what came of it.

        The walk began at that progress of the game.
        """
        game = world.game
        ahead = game.search_horizon(world.players) if self._horizon == GAME_DEFAULT else self._horizon
        path = [(root, node, first)]
        while True:
            legal = world.legal_actions()
            while len(legal) == 1:
                world.apply(legal[0])
                legal = world.legal_actions()
            seat = world.player
            if seat is None:
                break
            if game.search.cut_tree_on_progress and game.search_progress(world) > start:
                world = _rollout(world, start + ahead)
                break
            chosen = self._select(node, legal, seat, game.search.exploration)
            if chosen is None:  # nobody was here, or in this world another question is asked than when the turn was laid out
                last = game.search_progress(world) + ahead
                world = _rollout(_expand(node, [world], seat, 1, MAX_LATER_LINES), last)
                break
            action, child = chosen
            path.append((node, child, seat))
            node = child
            world.apply(action)
        leads = _leads(world)
        values = _utilities(world, leads)
        self._min_values = list(map(min, self._min_values, values))
        self._max_values = list(map(max, self._max_values, values))
        for parent, child, seat in path:
            value = values[seat]
            child.visits += 1
            child.value_sum += value
            child.value_square_sum += value * value
            child.lead_sum += leads[seat]
            parent.child_visits += 1
            parent.prior_error += value - child.prior

    def _select(self, node: Node, legal: list[int], seat: int, explore: float) -> tuple[int, Node] | None:
        """Of the answers that some line begins with, the one that promises most, counting in how little is known of it."""
        children = node.children
        if children is None:
            return None
        reach = explore * max(self._max_values[seat] - self._min_values[seat], 0.01)
        surprise = node.prior_error / node.child_visits if node.child_visits else 0.0
        best = -inf
        chosen: tuple[int, Node] | None = None
        for action in legal:
            child = children.get(action)
            if child is None:
                continue
            child.availability += 1
            visits = child.visits
            promise = (child.value_sum + PRIOR_VISITS * (child.prior + surprise)) / (visits + PRIOR_VISITS)
            promise += reach * child.exploration_weight * sqrt(child.availability) / (1 + visits)
            if promise > best:
                best = promise
                chosen = action, child
        return chosen


@contextmanager
def _gc_paused() -> Iterator[None]:
    """Hold the collector of cycles back. A growing tree has very many objects and no cycle; looking for one in it, again and
    again, takes up to a quarter of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _expand(root: Node, worlds: list[State], seat: int, beam: int, most: int) -> State:
    """Grow the tree by the lines of a turn, with what they promise as guesses; returns the world at the end of the best line."""
    swing = worlds[0].game.search.lead_scale
    found = enumerate_lines(worlds, seat, beam, most)
    inner = [root]
    for line in found:
        guess = _win_probability(line.value, swing)
        node = root
        for action in line.choices:
            if node.children is None:
                node.children = {}
                inner.append(node)
            child = node.children.get(action)
            if child is None:
                child = node.children[action] = Node(guess)
            elif guess > child.prior and not child.visits:
                child.prior = guess
            node = child
    for node in inner:
        if node.children:
            best = max(child.prior for child in node.children.values())
            for child in node.children.values():
                child.exploration_weight = exp((child.prior - best) / PRIOR_TEMPERATURE)
    return max(found, key=lambda line: line.value).state


def _rollout(world: State, last: int) -> State:
    """Let every seat play the best line of its turn until the game has come further than that."""
    for _ in range(MAX_ROLLOUT_TURNS):
        seat = world.player
        if seat is None or world.game.search_progress(world) > last:
            break
        world = max(enumerate_lines([world], seat, 1, MAX_LATER_LINES), key=lambda line: line.value).state
    return world


def _leads(world: State) -> list[float]:
    """For every seat, by how many points it is ahead of the best of the others."""
    values = world.game.evaluate(world)
    return [lead_of(values, seat) for seat in range(world.players)]


def _win_probability(lead: float, swing: float) -> float:
    """A lead as a value from 0 to 1."""
    return 1.0 / (1.0 + exp(-lead / swing)) if lead > -40 * swing else 0.0


def _utilities(world: State, leads: list[float]) -> list[float]:
    """What a world is worth to each seat."""
    swing = world.game.search.lead_scale
    values = [_win_probability(lead, swing) for lead in leads]
    if world.over:
        ranks = world.ranks()
        won = 1 / ranks.count(0)
        values = [
            (1 - WIN_WEIGHT) * value + WIN_WEIGHT * (0.0 if rank else won) for value, rank in zip(values, ranks, strict=True)
        ]
    return values
