"""The searching bot and hints: what they choose, which parts of the tree they keep, and where the tree is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fondaco
from fondaco.bots import LEVELS, PlayerView, bot, find_hints
from fondaco.bots.greedy_bot import GreedyBot
from fondaco.bots.lines import evaluate_leads
from fondaco.bots.search_bot import REUSED_TREE_SHARE, Node, SearchBot, expand
from tests.bots.test_bots import play_game
from tests.conformance.positions import random_action, random_play, stream
from tests.core.test_tiny_game import TinyGame


def view_to_act(state: fondaco.State) -> PlayerView:
    """Return the view of the seat to act."""
    assert state.player is not None
    return PlayerView(state, state.player)


def test_dominant_action_is_found() -> None:
    """In the smallest game, a die only adds points: rolling it is better whatever the hidden cards are."""
    for seed in range(5):
        assert SearchBot(seed, iterations=30).choose(view_to_act(TinyGame().new(seed=seed))) == 0


def test_forced_decision_takes_no_iterations() -> None:
    for state in random_play(fondaco.game("spice_road").new(seed=1), stream(1)):
        if len(state.legal_actions()) == 1:
            search = SearchBot(1)
            assert search.choose(view_to_act(state)) == state.legal_actions()[0]
            assert search.iterations == 0
            return
    raise AssertionError("no forced decision occurred")


def test_tree_is_kept_within_a_turn() -> None:
    """The second decision of a turn starts with the visits that its subtree has, and takes a share of the budget."""
    state = fondaco.game("spice_road").new(seed=3)
    while not state.over:
        search, fresh = (SearchBot(1, iterations=60) for _ in range(2))
        turn_number, revealed = state.turn_number, state.revealed
        state.apply(search.choose(view_to_act(state)))
        if state.turn_number == turn_number and state.revealed == revealed and len(state.legal_actions()) > 1:
            iterations = search.iterations
            root = search.search(view_to_act(state))
            assert root.child_visits > search.iterations - iterations == 60 * REUSED_TREE_SHARE
            assert fresh.search(view_to_act(state)).child_visits == fresh.iterations == 60
            return
    raise AssertionError("no turn with two decisions occurred")


def test_unexpected_action_discards_tree() -> None:
    state = fondaco.game("spice_road").new(seed=3)
    search = SearchBot(1, iterations=60)
    expected = search.choose(view_to_act(state))
    state.apply(next(action for action in state.legal_actions() if action != expected))
    assert search.search(view_to_act(state)).child_visits == 60


def test_every_visit_adds_a_value_from_0_to_1() -> None:
    state = fondaco.game("spice_road").new(3, seed=2)
    root = SearchBot(5, iterations=80).search(view_to_act(state))
    assert root.children is not None
    assert sorted(root.children) == state.legal_actions()
    assert sum(node.visits for node in root.children.values()) == root.child_visits == 80
    assert all(0.0 <= node.value_sum <= node.visits for node in root.children.values())


def descendants(node: Node) -> Iterator[Node]:
    """Yield all nodes below a node."""
    for child in (node.children or {}).values():
        yield child
        yield from descendants(child)


def after_greedy(game_id: str, moves: int) -> fondaco.State:
    """Return the first decision that is not forced after a number of moves of the greedy bot."""
    state = fondaco.game(game_id).new(seed=3)
    greedy = bot("greedy:beam=1,worlds=1", 1)
    while len(state.moves) < moves or len(state.legal_actions()) == 1:
        state.apply(greedy.choose(view_to_act(state)))
    return state


@pytest.mark.parametrize(
    ("game_id", "moves"), [("mercado", 20), ("marco_polo", 25), ("marco_polo_2", 35), ("east_to_west_1", 30)]
)
def test_question_asked_in_some_worlds_gets_priors(game_id: str, moves: int) -> None:
    """If only some worlds ask a question, because other coins or contracts are drawn, its actions have priors too."""
    root = SearchBot(1, iterations=60).search(view_to_act(after_greedy(game_id, moves)))
    assert all(node.prior > 0.0 for node in descendants(root))


@pytest.mark.parametrize(("game_id", "moves"), [("marco_polo", 50), ("marco_polo_2", 60), ("mercado", 20)])
def test_tree_is_cut_where_dice_are_rerolled(game_id: str, moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No node is expanded after dice are rolled or coins drawn, and all iterations are evaluated at the same progress."""
    game = fondaco.game(game_id)
    state = after_greedy(game_id, moves)
    progress = game.search_progress(state)
    expanded_at: set[int] = set()
    evaluated_at: set[int] = set()

    def recording_expand(root: Node, worlds: list[fondaco.State], seat: int, beam: int, limit: int) -> fondaco.State:
        expanded_at.update(map(game.search_progress, worlds))
        return expand(root, worlds, seat, beam, limit)

    def recording_evaluate_leads(world: fondaco.State) -> list[float]:
        evaluated_at.add(game.search_progress(world))
        return evaluate_leads(world)

    monkeypatch.setattr("fondaco.bots.search_bot.expand", recording_expand)
    monkeypatch.setattr("fondaco.bots.search_bot.evaluate_leads", recording_evaluate_leads)
    SearchBot(1, iterations=60).search(view_to_act(state))
    assert expanded_at == {progress}
    assert evaluated_at == {progress + game.search_horizon(state.players) + 1}


def test_tiny_time_budget_gives_a_legal_action() -> None:
    state = fondaco.game("spice_road").new(seed=3)
    assert SearchBot(1, seconds=0.000001).choose(view_to_act(state)) in state.legal_actions()


def test_game_sets_the_horizon() -> None:
    """The default horizon is the game's own.

    It is long in Mercado, where chance decides much, and short in Spice Road. In Marco Polo it is the end of the round, and in
    Valdora with three players the end of the seat's next turn.
    """
    for game_id, horizon in (("mercado", 4), ("spice_road", 1), ("marco_polo", 0), ("valdora", 2)):
        state = fondaco.game(game_id).new(seed=3)
        while len(state.legal_actions()) == 1:
            state.apply(state.legal_actions()[0])
        searches = [SearchBot(1, iterations=9), *(SearchBot(1, iterations=9, horizon=horizon + more) for more in (0, 1))]
        roots = [search.search(view_to_act(state)) for search in searches]
        default, same, longer = ([node.value_sum for node in (root.children or {}).values()] for root in roots)
        assert default == same != longer


@pytest.mark.parametrize(
    "budget", ["iterations=-1", "seconds=-1", "seconds=nan", "horizon=-2", "seconds=inf", f"iterations=1{'0' * 400}"]
)
def test_negative_or_infinite_budget_is_refused(budget: str) -> None:
    with pytest.raises(fondaco.InvalidOption, match="must be finite and not negative"):
        bot(f"search:{budget}")


@pytest.mark.parametrize("game_id", fondaco.games())
def test_search_plays_every_game_with_all_seats(game_id: str) -> None:
    game = fondaco.game(game_id)
    state = game.new(game.max_players, seed=6)
    bots = [SearchBot(seat, iterations=3) for seat in range(state.players)]
    while not state.over and len(state.moves) < 60:
        assert state.player is not None
        state.apply(bots[state.player].choose(view_to_act(state)))


def test_search_beats_greedy() -> None:
    """A small match in which both bots play every seat of every deal. The large matches are in the documentation."""
    wins = 0
    for game in range(4):
        seat = game % 2
        bots = [bot("search:iterations=15", game), bot("greedy:worlds=1", game)]
        wins += play_game("spice_road", bots if seat == 0 else bots[::-1], game // 2).ranks()[seat] == 0
    assert wins >= 3


def test_levels_for_people() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    assert isinstance(bot("hard"), GreedyBot)
    assert isinstance(bot("expert"), SearchBot)


def test_hints_are_the_best_moves_in_order() -> None:
    state = fondaco.game("spice_road").new(seed=3)
    rng = stream(1)
    while len(state.legal_actions()) < 4:
        state.apply(random_action(state, rng))
    hints = find_hints(view_to_act(state), seed=1, iterations=100)
    assert len(hints) == 3
    assert hints[0].action == SearchBot(1, iterations=100).choose(view_to_act(state))
    assert sum(hint.visit_share for hint in hints) <= 1.0
    for hint in hints:
        assert hint.notation == state.notation(hint.action)
        assert hint.description("de") == state.describe(hint.action, "de")
        assert hint.explanation() != hint.explanation("de")
        assert f"({round(100 * hint.visit_share)} % of the search went here)." in hint.explanation()


def test_hint_for_a_forced_decision() -> None:
    for state in random_play(fondaco.game("spice_road").new(seed=1), stream(1)):
        if len(state.legal_actions()) == 1:
            (hint,) = find_hints(view_to_act(state))
            assert hint.action == state.legal_actions()[0]
            assert hint.explanation() == "There is no other move."
            return
    raise AssertionError("no forced decision occurred")
