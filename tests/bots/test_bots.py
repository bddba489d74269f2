"""Bots: found by their spec, repeatable, and limited to what their seat can know."""

from __future__ import annotations

from pathlib import Path

import pytest

import fondaco
from fondaco.bots import Bot, PlayerView, bot, bot_names
from fondaco.bots.lines import Line, best_lines
from fondaco.bots.random_bot import RandomBot
from tests.conformance.positions import for_sampled_positions


class FirstAction:
    """Chooses the first legal action, or the one at an index."""

    def __init__(self, seed: object, index: int = 0) -> None:
        self.index = index

    def choose(self, view: PlayerView) -> int:
        return view.legal_actions[min(self.index, len(view.legal_actions) - 1)]


class OddParameters(FirstAction):
    """A bot with parameters of several types, of which one cannot be set."""

    def __init__(self, seed: object, index: int = 0, proud: bool = True, friend: FirstAction | None = None) -> None:
        super().__init__(seed, index)
        self.proud = proud
        if index < 0:
            raise RuntimeError("nowhere")


def play_game(game_id: str, bots: list[Bot], seed: int) -> fondaco.State:
    """Play a whole game and return its last state."""
    state = fondaco.game(game_id).new(len(bots), seed)
    while not state.over:
        assert state.player is not None
        state.apply(bots[state.player].choose(PlayerView(state, state.player)))
    return state


def test_names_of_bots_and_levels() -> None:
    assert bot_names() == ["greedy", "random", "search", "easy", "normal", "hard", "expert"]
    assert isinstance(bot("random"), RandomBot)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("gredy", "There is no bot “gredy”. Possible: greedy, random, search, easy, normal, hard, expert."),
        ("greedy:depth=3", "“depth=3” is not a parameter of the bot “greedy:depth=3”. Possible: beam, worlds, error."),
        ("greedy:beam", "“beam” is not a parameter of the bot “greedy:beam”. Possible: beam, worlds, error."),
        ("greedy:beam=wide", "“beam=wide” in “greedy:beam=wide” cannot be read; it should look like 4."),
        ("no.such.place:Bot", "The bot “no.such.place:Bot” cannot be imported: No module named 'no'."),
        ("tests.bots.test_bots:Nobody", "The bot “tests.bots.test_bots:Nobody” cannot be imported"),
        ("collections:OrderedDict", "“collections:OrderedDict” is not a bot"),
        ("builtins:dict", "“builtins:dict” is not a bot"),
        ("sys:path", "“sys:path” is not a bot"),
        ("fractions:Fraction", "“fractions:Fraction” is not a bot"),
        (
            "tests.bots.test_bots:OddParameters:index=-1",
            "The bot “tests.bots.test_bots:OddParameters:index=-1” cannot be used: RuntimeError: nowhere.",
        ),
        ("tests.bots.test_bots:OddParameters:friend=Anna", "cannot be set here: its default, None, is not a number"),
        (
            "tests.bots.test_bots:OddParameters:proud=no",
            "“proud=no” in “tests.bots.test_bots:OddParameters:proud=no” cannot be read; it should look like true.",
        ),
        ("easy:beam=3", "The level “easy” has no parameters; it stands for greedy:error=0.8."),
        ("greedy:beam=4,beam=8", "“beam” is given twice in “greedy:beam=4,beam=8”."),
    ],
)
def test_unusable_specs_are_explained(spec: str, sentence: str) -> None:
    with pytest.raises(fondaco.InvalidOption) as error:
        bot(spec)
    assert sentence in str(error.value)
    assert error.value.text("de") != str(error.value)


@pytest.mark.parametrize(("code", "error"), [("class", "SyntaxError"), ("1 / 0", "ZeroDivisionError"), ("exit(1)", "SystemExit")])
def test_module_that_fails_on_import_is_reported(code: str, error: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hasty.py").write_text(code, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(fondaco.InvalidOption, match=f"The bot “hasty:Bot” cannot be used: {error}: "):
        bot("hasty:Bot")


def test_boolean_parameters_are_true_or_false() -> None:
    proud = [getattr(bot(f"tests.bots.test_bots:OddParameters:proud={typed}"), "proud", None) for typed in ("true", "False")]
    assert proud == [True, False]


def test_bot_by_import_path() -> None:
    state = fondaco.game("spice_road").new()
    assert bot("tests.bots.test_bots:FirstAction").choose(PlayerView(state, 0)) == state.legal_actions()[0]
    assert bot("tests.bots.test_bots:FirstAction:index=2").choose(PlayerView(state, 0)) == state.legal_actions()[2]


@pytest.mark.parametrize("spec", ["random", "greedy", "normal", "search:iterations=4"])
def test_same_seed_gives_same_game(spec: str) -> None:
    first, second = (play_game("spice_road", [bot(spec, 1), bot("random", 2)], 5) for _ in range(2))
    assert first.moves == second.moves


@pytest.mark.parametrize("spec", ["random", "greedy", "normal", "search:iterations=8"])
def test_hidden_information_does_not_change_a_choice(spec: str) -> None:
    """The choice in the real state equals the choice in a determinization."""

    @for_sampled_positions(6)
    def check(game_id: str, state: fondaco.State) -> None:
        seat = state.player
        assert seat is not None
        choices = {bot(spec, 9).choose(PlayerView(world, seat)) for world in (state, state.determinize(seat, 1))}
        assert len(choices) == 1

    for game_id in fondaco.games():
        check(game_id)


def test_planned_actions_of_greedy_are_legal() -> None:
    for game_id in fondaco.games():
        state = fondaco.game(game_id).new(seed=4)
        greedy = [bot("greedy:beam=1,worlds=1", seat) for seat in range(state.players)]
        while not state.over and len(state.moves) < 150:
            assert state.player is not None
            state.apply(greedy[state.player].choose(PlayerView(state, state.player)))


def test_lines_of_equal_value_are_followed_once() -> None:
    state = fondaco.game("spice_road").new(seed=1)
    lines = [Line((action,), (), state, value) for action, value in enumerate([2.0, 3.0, 1.0, 3.0, 2.0])]
    assert [(line.actions, line.value) for line in best_lines(lines, 2)] == [((1,), 3.0), ((0,), 2.0)]
    assert [line.value for line in best_lines(lines, 9)] == [3.0, 2.0, 1.0]


def test_larger_error_accepts_worse_moves() -> None:
    state = fondaco.game("spice_road").new(seed=3)
    view = PlayerView(state, 0)
    assert len({bot("greedy", seed).choose(view) for seed in range(5)}) == 1
    small, large = ({bot(f"greedy:error={error}", seed).choose(view) for seed in range(60)} for error in (0.1, 4))
    assert small < large == set(view.legal_actions)


@pytest.mark.parametrize("error", ["-1", "nan", "inf"])
def test_negative_or_infinite_error_is_refused(error: str) -> None:
    with pytest.raises(fondaco.InvalidOption, match="must be finite and not negative"):
        bot(f"greedy:error={error}")


def test_greedy_beats_random() -> None:
    """A small match of every game in which greedy plays two seats. The large matches are in the documentation."""
    for game_id in fondaco.games():
        players = fondaco.game(game_id).min_players
        for seed in range(2):
            bots: list[Bot] = [bot("random", seat) for seat in range(players)]
            bots[seed % players] = bot("greedy", seed)
            assert play_game(game_id, bots, seed).ranks()[seed % players] == 0
