"""The searching bot: information-set Monte-Carlo tree search.

Every iteration samples a world, which is a determinization, and descends one tree. The nodes stand for the actions made since the
root, not for states, so the statistics depend only on what the seat can know. The worlds differ in which actions are legal. An
action competes only with those that are legal in the same world, and its node counts how often it was available. All actions
at the root visit the same sequence of worlds, so that none is better by chance.

Random rollouts say little in games of long plans. The search expands a node by the lines of the turn instead, and their values
become priors. It follows the best line to the end of the turn and plays best lines up to the search horizon. There it takes the
game's evaluation. Each seat maximises its own lead over the best opponent. The tree is cut where dice are rerolled or coins
redrawn.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import exp, inf, sqrt
from time import perf_counter

from ..core.errors import InvalidOption
from ..core.messages import Message
from ..core.rng import Rng, Seed, Stream, key_of
from ..core.state import State
from .interface import PlayerView
from .lines import NO_LIMIT, enumerate_lines, evaluate_leads, line_value

DEFAULT_ITERATIONS = 400
"""The mean number of iterations per decision if no budget is given."""
WIN_WEIGHT = 0.8
"""The weight of the winner in the value of a finished game. The rest is the lead, so that lost games are played well too."""
ROOT_EXPLORATION = 0.3
"""The weight of exploration at the root; below the root the game sets it."""
PRIOR_TEMPERATURE = 0.06
"""An action whose prior is lower than the best prior by this much has about a third of its exploration weight."""
PRIOR_VISITS = 4.0
"""The number of visits that a prior counts for."""
CONFIDENCE_PENALTY = 1.0
"""The number of standard errors subtracted from a value in the final choice, because a few visits may have been lucky."""
ROOT_WORLDS, ROOT_BEAM = 2, 4
"""The number of worlds and the beam with which the root is expanded."""
MAX_LATER_LINES = 24
"""The limit of lines at each depth when later turns are expanded or rolled out, in one world.

With fewer lines opponents are modelled as blundering: with 3 the search loses to greedy in Eastern Wonders, with 24 it wins
almost always.
"""
MAX_ROLLOUT_TURNS = 40
"""The maximum number of lines in a rollout."""
UNLIMITED = 1 << 60
GAME_DEFAULT = -1
"""The horizon that leaves it to the game."""
REUSED_TREE_SHARE = 0.25
"""The share of a budget for a decision whose subtree was kept."""
MAX_SAVED_BUDGETS = 6.0
"""The largest budget of one decision: its own and those that earlier decisions saved."""


@dataclass(slots=True, eq=False)
class Node:
    """An action in the tree, with values from the viewpoint of the seat that makes it."""

    prior: float
    """The win probability of the best line that begins with this action, as it was when the node was expanded."""
    exploration_weight: float = 0.0
    """The weight of this action in exploration, from 0 to 1."""
    visits: int = 0
    availability: int = 0
    """The number of times the action could have been chosen."""
    value_sum: float = 0.0
    """The sum of the values of all visits, each from 0 to 1."""
    value_square_sum: float = 0.0
    lead_sum: float = 0.0
    """The sum of the leads of all visits, in points."""
    children: dict[int, Node] | None = None
    """The actions of the next decision that is not forced, as far as lines contain them; None until the node is expanded."""
    child_visits: int = 0
    prior_error: float = 0.0
    """The sum of value minus prior over all visits of children."""

    def expected_value(self, child: Node) -> float:
        """Return the mean value of a child, with its prior counted as `PRIOR_VISITS` visits.

        The prior is first corrected by the mean error of the priors of all children.
        """
        prior = child.prior + self.prior_error / self.child_visits if self.child_visits else child.prior
        return (child.value_sum + PRIOR_VISITS * prior) / (child.visits + PRIOR_VISITS)

    def ranked_actions(self) -> list[tuple[int, Node]]:
        """Return the actions by a lower confidence bound of their values, the best first. Actions without visits are last."""
        assert self.children is not None
        visited = [child for child in self.children.values() if child.visits]
        squares = sum(child.value_square_sum - child.value_sum * child.value_sum / child.visits for child in visited)
        penalty = CONFIDENCE_PENALTY * sqrt(max(squares, 0.0) / max(self.child_visits - len(visited), 1))

        def lower_bound(item: tuple[int, Node]) -> tuple[bool, float]:
            _, child = item
            return child.visits > 0, self.expected_value(child) - penalty / sqrt(child.visits + PRIOR_VISITS)

        return sorted(self.children.items(), key=lower_bound, reverse=True)


class SearchBot:
    """Searches at every decision that is not forced, for a number of iterations or for some time.

    The budget is a mean over decisions. The first decision of a turn settles most of the turn, so the later ones get a smaller
    share, and the rest is saved for the next turn.
    """

    def __init__(self, seed: Seed, iterations: int = 0, seconds: float = 0.0, horizon: int = GAME_DEFAULT) -> None:
        if not 0 <= iterations <= UNLIMITED or horizon < GAME_DEFAULT or not 0.0 <= seconds < inf:
            raise InvalidOption(Message("bad-budget"))
        self._rng = Rng(key_of(seed))
        self._iterations = iterations or (UNLIMITED if seconds else DEFAULT_ITERATIONS)
        self._seconds = seconds or inf
        self._horizon = horizon
        """How far a rollout goes, in units of `Game.search_progress`."""
        self._saved_budget = 0.0
        self._decisions = 0
        self._subtree: tuple[Node, dict[str, object]] | None = None
        """The subtree for the next decision of this turn, with the observation expected there."""
        self._min_values: list[float] = []
        self._max_values: list[float] = []
        """The smallest and the largest value of each seat in the current search."""
        self.iterations = 0
        """The number of iterations in all searches so far."""

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
        subtree = self._subtree[0] if self._subtree and self._subtree[1] == view.observation else None
        root = subtree or Node(0.0)
        self._subtree = None
        share = REUSED_TREE_SHARE if subtree else min(1.0 + self._saved_budget, MAX_SAVED_BUDGETS)
        self._saved_budget += 1.0 - share
        self._decisions += 1
        self._min_values, self._max_values = [1.0] * view.players, [0.0] * view.players
        world_seeds = self._rng.stream("worlds", self._decisions)
        if root.children is None or not root.children.keys() >= set(view.legal_actions):
            worlds = [view.determinize(world_seeds.uint32()) for _ in range(ROOT_WORLDS)]
            expand(root, worlds, view.seat, ROOT_BEAM, NO_LIMIT)
        with _gc_paused():
            iterations = max(1, round(share * self._iterations))
            self._run_iterations(root, view, world_seeds, iterations, start + share * self._seconds)
        return root

    def _run_iterations(self, root: Node, view: PlayerView, world_seeds: Stream, iterations: int, deadline: float) -> None:
        """Run a number of iterations, or fewer if the deadline comes first."""
        seeds: list[int] = []
        for _ in range(iterations):
            selected = self._select(root, view.legal_actions, view.seat, ROOT_EXPLORATION)
            assert selected is not None, "the root has a child for every legal action"
            action, child = selected
            while len(seeds) <= child.visits:
                seeds.append(world_seeds.uint32())
            world = view.determinize(seeds[child.visits])
            start_progress = world.game.search_progress(world)
            world.apply(action)
            self._run_iteration(root, child, view.seat, world, start_progress)
            self.iterations += 1
            if perf_counter() >= deadline:
                break

    def _keep_subtree(self, view: PlayerView, action: int, node: Node) -> None:
        """Keep the subtree of an action if the seat decides again in the same turn, and nothing is revealed before."""
        world = view.determinize(0)
        turn_number, revealed = world.turn_number, world.revealed
        world.apply(action)
        while world.player == view.seat and world.turn_number == turn_number and world.revealed == revealed:
            legal = world.legal_actions()
            if len(legal) > 1:
                self._subtree = node, dict(world.observe(view.seat))
                return
            world.apply(legal[0])

    def _run_iteration(self, root: Node, node: Node, root_seat: int, world: State, start_progress: int) -> None:
        """Descend the tree in one world, expand the node at its end, roll out, and add the result to all nodes on the path.

        ``start_progress`` is the search progress at the root.
        """
        game = world.game
        horizon = game.search_horizon(world.players) if self._horizon == GAME_DEFAULT else self._horizon
        path = [(root, node, root_seat)]
        while True:
            legal = world.legal_actions()
            while len(legal) == 1:
                world.apply(legal[0])
                legal = world.legal_actions()
            seat = world.player
            if seat is None:
                break
            if game.search.cut_tree_on_progress and game.search_progress(world) > start_progress:
                world = _rollout(world, start_progress + horizon)
                break
            selected = self._select(node, legal, seat, game.search.exploration)
            if selected is None:  # the node is not expanded, or this world asks another question than the worlds before
                max_progress = game.search_progress(world) + horizon
                world = _rollout(expand(node, [world], seat, 1, MAX_LATER_LINES), max_progress)
                break
            action, child = selected
            path.append((node, child, seat))
            node = child
            world.apply(action)
        leads = evaluate_leads(world)
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

    def _select(self, node: Node, legal: list[int], seat: int, exploration: float) -> tuple[int, Node] | None:
        """Return the legal action with the highest expected value plus exploration bonus; None if no child is legal."""
        children = node.children
        if children is None:
            return None
        scale = exploration * max(self._max_values[seat] - self._min_values[seat], 0.01)
        mean_error = node.prior_error / node.child_visits if node.child_visits else 0.0
        highest = -inf
        selected: tuple[int, Node] | None = None
        for action in legal:
            child = children.get(action)
            if child is None:
                continue
            child.availability += 1
            visits = child.visits
            # `Node.expected_value`, inlined because this loop runs thousands of times a second
            bound = (child.value_sum + PRIOR_VISITS * (child.prior + mean_error)) / (visits + PRIOR_VISITS)
            bound += scale * child.exploration_weight * sqrt(child.availability) / (1 + visits)
            if bound > highest:
                highest = bound
                selected = action, child
        return selected


@contextmanager
def _gc_paused() -> Iterator[None]:
    """Disable the cyclic garbage collector: the tree has no cycles, and scanning its objects costs up to 25 % of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def expand(root: Node, worlds: list[State], seat: int, beam: int, limit: int) -> State:
    """Add the lines of a turn to the tree, with their win probabilities as priors. Return the state after the best line."""
    lead_scale = worlds[0].game.search.lead_scale
    lines = enumerate_lines(worlds, seat, beam, limit)
    parents = [root]
    for line in lines:
        prior = _win_probability(line.value, lead_scale)
        node = root
        for action in line.choices:
            if node.children is None:
                node.children = {}
                parents.append(node)
            child = node.children.get(action)
            if child is None:
                child = node.children[action] = Node(prior)
            elif prior > child.prior and not child.visits:
                child.prior = prior
            node = child
    for node in parents:
        if node.children:
            best = max(child.prior for child in node.children.values())
            for child in node.children.values():
                child.exploration_weight = exp((child.prior - best) / PRIOR_TEMPERATURE)
    return max(lines, key=line_value).state


def _rollout(world: State, max_progress: int) -> State:
    """Let each seat in turn play its best line until the search progress exceeds ``max_progress``, and return the final state."""
    for _ in range(MAX_ROLLOUT_TURNS):
        seat = world.player
        if seat is None or world.game.search_progress(world) > max_progress:
            break
        world = max(enumerate_lines([world], seat, 1, MAX_LATER_LINES), key=line_value).state
    return world


def _win_probability(lead: float, lead_scale: float) -> float:
    """Convert a lead to a value from 0 to 1."""
    return 1.0 / (1.0 + exp(-lead / lead_scale)) if lead > -40 * lead_scale else 0.0


def _utilities(world: State, leads: list[float]) -> list[float]:
    """Return the value of a state for each seat, from 0 to 1."""
    lead_scale = world.game.search.lead_scale
    values = [_win_probability(lead, lead_scale) for lead in leads]
    if world.over:
        ranks = world.ranks()
        won = 1 / ranks.count(0)
        values = [
            (1 - WIN_WEIGHT) * value + WIN_WEIGHT * (0.0 if rank else won) for value, rank in zip(values, ranks, strict=True)
        ]
    return values
