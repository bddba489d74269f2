"""Out-of-order picks in the terminal: the turn is held, and no possible pick is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

import fondaco
from fondaco import Record, State
from tests.conformance.positions import random_action, stream

from .terminal import Terminal, run_in_process

PICK_OR_END = "you may still pick something, or end your turn."
MERCADO = (
    "draw, seal, put inspector, put favour, put changer, bag, put music-box, "
    "draw, enough, put changer, put inkwell, put inkwell, draw"
)
"""Player 1 draws two gold coins; the four tiles that take gold are the music box, the inkwell, favour and chance."""


def state_at_road() -> State:
    """A turn of Valdora with pan and shovel at a road with gold and ruby, reached by random play."""
    for seed in range(100):
        state, rng = fondaco.game("valdora").new(players=3, seed=seed), stream(seed)
        while not state.over:
            legal = [state.notation(action) for action in state.legal_actions()]
            if legal == ["load pan gold", "load shovel ruby", "end"]:
                after = state.clone()
                after.apply(state.parse("load shovel ruby"))
                if after.player != state.player and after.revealed == state.revealed and not after.over:
                    return state
            state.apply(random_action(state, rng))
    raise AssertionError("no such position")


@pytest.fixture(scope="module")
def road(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("valdora") / "road.fondaco"
    file.write_text(Record.of(state_at_road(), ["human"] * 3).dumps(), "utf-8")
    return file


@pytest.fixture(scope="module")
def gold(tmp_path_factory: pytest.TempPathFactory) -> Path:
    state = fondaco.game("mercado").new(players=2, seed=434)
    state.apply_all(map(state.parse, MERCADO.split(", ")))
    file = tmp_path_factory.mktemp("mercado") / "gold.fondaco"
    file.write_text(Record.of(state, ["human"] * 2).dumps(), "utf-8")
    return file


def resume(file: Path, *lines: str) -> tuple[str, tuple[str, ...]]:
    """Resume a saved game and type the lines. Returns the output and the moves that were made."""
    saved = file.with_name("after.fondaco")
    before = Record.loads(file.read_text("utf-8")).moves
    run = run_in_process("play", "--resume", file, stdin="\n".join([*lines, f"/save {saved}", ""]))
    assert (run.code, run.err) == (0, "")
    moves = Record.loads(saved.read_text("utf-8")).moves
    assert moves[: len(before)] == before
    return run.out, moves[len(before) :]


def test_pick_before_an_earlier_one_keeps_both(road: Path) -> None:
    out, moves = resume(road, "load shovel ruby", "load pan gold")
    assert PICK_OR_END in out
    assert moves == ("load pan gold", "load shovel ruby"), "moves are in rules order"


def test_coin_placed_on_chance_first_keeps_the_second_coin(gold: Path) -> None:
    out, moves = resume(gold, "put chance", "put inkwell")
    assert PICK_OR_END in out
    assert moves[:2] == ("put inkwell", "put chance")
    assert "returns 1 gold" not in out.rpartition(PICK_OR_END)[2], "the log shows only the moves that count"


def test_player_ends_a_held_turn(road: Path) -> None:
    out, moves = resume(road, "load shovel ruby", "done")
    held, ended = out.split("> load shovel ruby")[1].split("> done")
    assert "— Player" not in held, "no other seat is asked yet"
    seat = state_at_road().player
    assert seat is not None
    assert f"▶ Player {seat + 1}" in held
    assert "— Player" in ended
    assert moves == ("load shovel ruby",)


def test_out_of_order_picks_are_listed_with_numbers(road: Path) -> None:
    out, moves = resume(road, "load shovel ruby", "1")
    held = out.split(PICK_OR_END)[1]
    assert "\n1  load pan gold" in held
    assert "\n2  done" in held
    assert moves == ("load pan gold", "load shovel ruby")
    assert resume(road, "load shovel ruby", "2")[1] == ("load shovel ruby",)


def test_pick_of_a_held_turn_can_be_undone(road: Path) -> None:
    out, moves = resume(road, "load shovel ruby", "undo", "load pan gold")
    assert "another player" not in out
    assert moves[:1] == ("load pan gold",)


def test_coin_placed_on_chance_can_be_undone(gold: Path) -> None:
    out, moves = resume(gold, "put chance", "undo", "put inkwell", "put chance")
    assert "Undone: " in out
    assert "another player" not in out
    assert moves[:2] == ("put inkwell", "put chance")


def test_ended_turn_can_be_undone_until_another_player_decides(road: Path) -> None:
    out, moves = resume(road, "load shovel ruby", "done", "undo")
    assert "Undone: " in out
    assert "another player" not in out
    assert moves == ()


def test_held_turn_allows_only_picks_and_done(road: Path) -> None:
    state = state_at_road()
    state.apply(state.parse("load shovel ruby"))
    other_move = state.notation(state.legal_actions()[0])
    out, moves = resume(road, "load shovel ruby", other_move, "hint", f"why {other_move}", "3", "why load pan gold")
    assert out.count("Your turn is over: you can only pick one of the listed actions") == 3
    assert "There is no number 3" in out
    assert "This is allowed: " in out
    assert moves == ("load shovel ruby",)


def test_running_turn_cannot_be_ended(road: Path) -> None:
    assert "There is no turn to end now." in resume(road, "done")[0]


def test_bots_wait_for_the_end_of_a_held_turn(road: Path) -> None:
    file = road.with_name("bots.fondaco")
    state = state_at_road()
    assert state.player is not None
    seats = ["random"] * 3
    seats[state.player] = "human"
    file.write_text(Record.of(state, seats).dumps(), "utf-8")
    assert resume(file, "load shovel ruby")[1] == ("load shovel ruby",)
    assert len(resume(file, "load shovel ruby", "done")[1]) > 1


def test_saved_held_turn_is_held_again(road: Path) -> None:
    held = road.with_name("held.fondaco")
    run_in_process("play", "--resume", road, stdin=f"load shovel ruby\nsave {held}\n")
    assert PICK_OR_END in resume(held)[0]


def test_screen_stays_with_the_seat_that_holds_its_turn(gold: Path) -> None:
    with Terminal("play", "--resume", gold) as terminal:
        terminal.wait_for("Press Enter, Player 1.")
        terminal.type("\n")
        terminal.wait_for("where do you lay this coin")
        terminal.wait_for("> ")
        terminal.type("put chance\n")
        assert "Press Enter" not in terminal.wait_for(PICK_OR_END)
        terminal.wait_for("> ")
        terminal.type("put mu\t\n")
        terminal.wait_for("Press Enter, Player 2.")
