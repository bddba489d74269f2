"""The searching bot, and hints: what they find, what they keep, what they know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fondaco
from fondaco.bots import LEVELS, PlayerView, bot, find_hints
from fondaco.bots.greedy_bot import GreedyBot
from fondaco.bots.search_bot import REUSED_TREE_SHARE, Node, SearchBot, _expand, _leads
from fondaco.core.rng import Rng, key_of
from tests.bots.test_bots import play_game
from tests.conformance.positions import for_every_game, random_play, stream
from tests.core.test_tiny_game import TinyGame


def view_to_act(state: fondaco.State) -> PlayerView:
    assert state.player is not None
    return PlayerView(state, state.player)


def test_it_finds_what_is_always_better() -> None:
    """A die only ever adds: whoever looks at the worlds rolls it, whatever the cards are."""
    for seed in range(5):
        assert SearchBot(seed, iterations=30).choose(view_to_act(TinyGame().new(seed=seed))) == 0


def test_a_decision_without_a_choice_takes_no_thought() -> None:
    for state in random_play(fondaco.game("spice_road").new(seed=1), stream(1)):
        if len(state.legal_actions()) == 1:
            search = SearchBot(1)
            assert search.choose(view_to_act(state)) == state.legal_actions()[0]
            assert search.iterations == 0
            return
    raise AssertionError("no forced decision was met")


def test_the_tree_is_kept_within_a_turn() -> None:
    """Where an answer leads to another question of the same turn, the search has thought of that already."""
    state = fondaco.game("spice_road").new(seed=3)
    while not state.over:
        search, fresh = (SearchBot(1, iterations=60) for _ in range(2))
        turn, revealed = state.turn_number, state.revealed
        state.apply(search.choose(view_to_act(state)))
        if state.turn_number == turn and state.revealed == revealed and len(state.legal_actions()) > 1:
            done = search.iterations
            assert search.search(view_to_act(state)).child_visits > search.iterations - done == 60 * REUSED_TREE_SHARE
            assert fresh.search(view_to_act(state)).child_visits == fresh.iterations == 60
            return
    raise AssertionError("no turn with two decisions was met")


def test_the_tree_is_dropped_when_something_else_happens() -> None:
    state = fondaco.game("spice_road").new(seed=3)
    search = SearchBot(1, iterations=60)
    action = search.choose(view_to_act(state))
    other = next(one for one in state.legal_actions() if one != action)
    state.apply(other)
    assert search.search(view_to_act(state)).child_visits == 60


def test_values_are_shares_of_a_win_for_the_seat_that_decides() -> None:
    state = fondaco.game("spice_road").new(3, seed=2)
    root = SearchBot(5, iterations=80).search(view_to_act(state))
    assert root.children is not None
    assert sorted(root.children) == state.legal_actions()
    assert sum(node.visits for node in root.children.values()) == root.child_visits == 80
    assert all(0.0 <= node.value_sum <= node.visits for node in root.children.values())


def descendants(node: Node) -> Iterator[Node]:
    for child in (node.children or {}).values():
        yield child
        yield from descendants(child)


def after_greedy(id: str, moves: int) -> fondaco.State:
    """A game after that many decisions of the greedy bot, and as many more as leave no choice."""
    state = fondaco.game(id).new(seed=3)
    greedy = bot("greedy:beam=1,worlds=1", 1)
    while len(state.moves) < moves or len(state.legal_actions()) == 1:
        state.apply(greedy.choose(view_to_act(state)))
    return state


@pytest.mark.parametrize(("id", "moves"), [("mercado", 20), ("marco_polo", 25), ("marco_polo_2", 35), ("east_to_west_1", 30)])
def test_a_question_that_only_some_worlds_ask_is_laid_out_there(id: str, moves: int) -> None:
    """Somebody draws other coins, or another contract: no answer in the tree is without a guess."""
    root = SearchBot(1, iterations=60).search(view_to_act(after_greedy(id, moves)))
    assert all(node.prior > 0.0 for node in descendants(root))


@pytest.mark.parametrize(("id", "moves"), [("marco_polo", 50), ("marco_polo_2", 60), ("mercado", 20)])
def test_the_tree_ends_where_all_is_dealt_anew(id: str, moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is laid out after dice are rolled, or coins drawn, and all walks are judged equally far from where they began."""
    game = fondaco.game(id)
    state = after_greedy(id, moves)
    reached = game.search_progress(state)
    laid_out: set[int] = set()
    judged: set[int] = set()

    def lay_out(root: Node, worlds: list[fondaco.State], seat: int, beam: int, most: int) -> fondaco.State:
        laid_out.update(map(game.search_progress, worlds))
        return _expand(root, worlds, seat, beam, most)

    def leads(world: fondaco.State) -> list[float]:
        judged.add(game.search_progress(world))
        return _leads(world)

    monkeypatch.setattr("fondaco.bots.search_bot._expand", lay_out)
    monkeypatch.setattr("fondaco.bots.search_bot._leads", leads)
    SearchBot(1, iterations=60).search(view_to_act(state))
    assert laid_out == {reached}
    assert judged == {reached + game.search_horizon(state.players) + 1}


def test_a_budget_of_time_is_enough_for_an_answer() -> None:
    state = fondaco.game("spice_road").new(seed=3)
    assert SearchBot(1, seconds=0.000001).choose(view_to_act(state)) in state.legal_actions()


def test_every_game_says_how_far_to_play_on() -> None:
    """Unless told otherwise: in Mercado, where luck decides much, further than in Die Gewürzstraße; in Marco Polo to the end of
    the round; in Valdora, with three players, to the end of the seat's next turn.
    """
    for id, ahead in (("mercado", 4), ("spice_road", 1), ("marco_polo", 0), ("valdora", 2)):
        state = fondaco.game(id).new(seed=3)
        while len(state.legal_actions()) == 1:
            state.apply(state.legal_actions()[0])
        plain, told, other = (SearchBot(1, iterations=9, **given) for given in ({}, {"horizon": ahead}, {"horizon": ahead + 1}))
        totals = [
            [node.value_sum for node in (search.search(view_to_act(state)).children or {}).values()]
            for search in (plain, told, other)
        ]
        assert totals[0] == totals[1] != totals[2]


@pytest.mark.parametrize(
    "budget", ["iterations=-1", "seconds=-1", "seconds=nan", "horizon=-2", "seconds=inf", f"iterations=1{'0' * 400}"]
)
def test_no_budget_below_nothing_or_without_end(budget: str) -> None:
    with pytest.raises(fondaco.InvalidOption, match="can be below 0, and none endless"):
        bot(f"search:{budget}")


@for_every_game
def test_it_plays_every_game_with_as_many_as_can_play(game_id: str) -> None:
    game = fondaco.game(game_id)
    state = game.new(game.max_players, seed=6)
    bots = [SearchBot(seat, iterations=3) for seat in range(state.players)]
    while not state.over and len(state.moves) < 60:
        assert state.player is not None
        state.apply(bots[state.player].choose(view_to_act(state)))


def test_it_beats_greedy() -> None:
    """A small match on repeated deals; the large ones are in the documentation."""
    won = 0
    for game in range(4):
        seat = game % 2
        bots = [bot("search:iterations=15", game), bot("greedy:worlds=1", game)]
        won += play_game("spice_road", bots if seat == 0 else bots[::-1], game // 2).ranks()[seat] == 0
    assert won >= 3


def test_levels_for_people() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    assert isinstance(bot("hard"), GreedyBot)
    assert isinstance(bot("expert"), SearchBot)


def test_hints_name_the_best_moves_first() -> None:
    state = fondaco.game("spice_road").new(seed=3)
    chance = Rng(key_of(1)).stream("test")
    while len(state.legal_actions()) < 4:
        legal = state.legal_actions()
        state.apply(legal[chance.below(len(legal))])
    hints = find_hints(view_to_act(state), seed=1, iterations=100)
    assert len(hints) == 3
    assert hints[0].action == SearchBot(1, iterations=100).choose(view_to_act(state))
    assert sum(one.visit_share for one in hints) <= 1.0
    for one in hints:
        assert one.notation == state.notation(one.action)
        assert one.description("de") == state.describe(one.action, "de")
        assert one.explanation() != one.explanation("de")
        assert f"({round(100 * one.visit_share)} % of the search went here)." in one.explanation()


def test_a_hint_where_there_is_no_choice() -> None:
    for state in random_play(fondaco.game("spice_road").new(seed=1), stream(1)):
        if len(state.legal_actions()) == 1:
            (only,) = find_hints(view_to_act(state))
            assert only.action == state.legal_actions()[0]
            assert only.explanation() == "There is nothing else to do."
            return
    raise AssertionError("no forced decision was met")
