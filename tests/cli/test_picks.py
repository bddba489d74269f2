"""Picking in another order than the rules ask, in the terminal: the turn is held, and nothing that could be picked is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

import fondaco as package
from fondaco import Record, State
from tests.conformance.positions import random_action, stream

from .terminal import Terminal, run_in_process

STILL = "you may still pick something, or end your turn."
MERCADO = (
    "draw, seal, put inspector, put favour, put changer, bag, put music-box, "
    "draw, enough, put changer, put inkwell, put inkwell, draw"
)
"""Player 1 has drawn two gold coins; the four tiles that take gold are the music box, the inkwell, favour and chance."""


def at_a_road() -> State:
    """A turn of Valdora with pan and shovel at a road with gold and ruby, as random play comes to it."""
    for seed in range(100):
        state, chance = package.game("valdora").new(players=3, seed=seed), stream(seed)
        while not state.over:
            answers = [state.notation(action) for action in state.legal_actions()]
            if answers == ["load pan gold", "load shovel ruby", "end"]:
                after = state.clone()
                after.apply(state.parse("load shovel ruby"))
                if after.player != state.player and after.revealed == state.revealed and not after.over:
                    return state
            state.apply(random_action(state, chance))
    raise AssertionError("no such position")


@pytest.fixture(scope="module")
def road(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("valdora") / "road.fondaco"
    file.write_text(Record.of(at_a_road(), ["human"] * 3).dumps(), "utf-8")
    return file


@pytest.fixture(scope="module")
def gold(tmp_path_factory: pytest.TempPathFactory) -> Path:
    state = package.game("mercado").new(players=2, seed=434)
    state.apply_all(map(state.parse, MERCADO.split(", ")))
    file = tmp_path_factory.mktemp("mercado") / "gold.fondaco"
    file.write_text(Record.of(state, ["human"] * 2).dumps(), "utf-8")
    return file


def resume(file: Path, *typed: str) -> tuple[str, tuple[str, ...]]:
    """What is shown when a saved game is resumed and this is typed; the moves made in it."""
    saved = file.with_name("after.fondaco")
    before = Record.loads(file.read_text("utf-8")).moves
    run = run_in_process("play", "--resume", file, stdin="\n".join([*typed, f"/save {saved}", ""]))
    assert (run.code, run.err) == (0, "")
    moves = Record.loads(saved.read_text("utf-8")).moves
    assert moves[: len(before)] == before
    return run.out, moves[len(before) :]


def test_loading_the_ruby_first_does_not_lose_the_gold(road: Path) -> None:
    out, moves = resume(road, "load shovel ruby", "load pan gold")
    assert STILL in out
    assert moves == ("load pan gold", "load shovel ruby"), "in the order of the rules"


def test_a_coin_put_at_chance_first_does_not_send_the_second_back(gold: Path) -> None:
    out, moves = resume(gold, "put chance", "put inkwell")
    assert STILL in out
    assert moves[:2] == ("put inkwell", "put chance")
    assert "returns 1 gold" not in out.rpartition(STILL)[2], "the log tells it as it is now"


def test_the_turn_is_ended_by_its_player(road: Path) -> None:
    out, moves = resume(road, "load shovel ruby", "done")
    held, ended = out.split("> load shovel ruby")[1].split("> done")
    assert "— Player" not in held, "nobody else is asked yet"
    asked = at_a_road().player
    assert asked is not None
    assert f"▶ Player {asked + 1}" in held
    assert "— Player" in ended
    assert moves == ("load shovel ruby",)


def test_what_can_still_be_picked_is_listed_with_numbers(road: Path) -> None:
    out, moves = resume(road, "load shovel ruby", "1")
    held = out.split(STILL)[1]
    assert "\n1  load pan gold" in held
    assert "\n2  done" in held
    assert moves == ("load pan gold", "load shovel ruby")
    assert resume(road, "load shovel ruby", "2")[1] == ("load shovel ruby",)


def test_a_held_turn_can_be_taken_back(road: Path) -> None:
    out, moves = resume(road, "load shovel ruby", "undo", "load pan gold")
    assert "somebody else" not in out
    assert moves[:1] == ("load pan gold",)


def test_a_coin_put_at_chance_can_be_taken_back(gold: Path) -> None:
    out, moves = resume(gold, "put chance", "undo", "put inkwell", "put chance")
    assert "Taken back" in out
    assert "somebody else" not in out
    assert moves[:2] == ("put inkwell", "put chance")


def test_an_ended_turn_can_be_taken_back_until_somebody_decides(road: Path) -> None:
    out, moves = resume(road, "load shovel ruby", "done", "undo")
    assert "Taken back" in out
    assert "somebody else" not in out
    assert moves == ()


def test_nothing_else_can_be_done_in_a_held_turn(road: Path) -> None:
    state = at_a_road()
    state.apply(state.parse("load shovel ruby"))
    theirs = state.notation(state.legal_actions()[0])
    out, moves = resume(road, "load shovel ruby", theirs, "hint", f"why {theirs}", "3", "why load pan gold")
    assert out.count("Your turn is over but for what you may still pick") == 3
    assert "There is no number 3" in out
    assert "It is possible: " in out
    assert moves == ("load shovel ruby",)


def test_there_is_no_turn_to_end_before_it_is_over(road: Path) -> None:
    assert "There is no turn of yours to end." in resume(road, "done")[0]


def test_a_bot_waits_until_the_turn_is_ended(road: Path) -> None:
    file = road.with_name("bots.fondaco")
    state = at_a_road()
    assert state.player is not None
    seats = ["random"] * 3
    seats[state.player] = "human"
    file.write_text(Record.of(state, seats).dumps(), "utf-8")
    assert resume(file, "load shovel ruby")[1] == ("load shovel ruby",)
    assert len(resume(file, "load shovel ruby", "done")[1]) > 1


def test_a_game_saved_in_a_held_turn_is_held_again(road: Path) -> None:
    held = road.with_name("held.fondaco")
    run_in_process("play", "--resume", road, stdin=f"load shovel ruby\nsave {held}\n")
    assert STILL in resume(held)[0]


def test_the_screen_stays_with_whom_the_turn_is_held_by(gold: Path) -> None:
    with Terminal("play", "--resume", gold) as terminal:
        terminal.wait_for("Press Enter, Player 1.")
        terminal.type("\n")
        terminal.wait_for("where do you lay this coin")
        terminal.wait_for("> ")
        terminal.type("put chance\n")
        assert "Press Enter" not in terminal.wait_for(STILL)
        terminal.wait_for("> ")
        terminal.type("put mu\t\n")
        terminal.wait_for("Press Enter, Player 2.")
