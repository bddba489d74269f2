"""The command at a terminal: colours, screen, completion, curtain, interrupts and closed streams."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

import pytest

import fondaco
from fondaco import Record
from fondaco.core.perft import random_position

from .terminal import COMMAND, TIMEOUT, Terminal, enable_interrupts, environment

CLEAR = "\x1b[H\x1b[2J"
CLEAR_ALL = CLEAR + "\x1b[3J"


def test_questions_are_coloured_and_clear_the_screen() -> None:
    with Terminal("play", "spice_road", "--seed", 3) as terminal:
        first = terminal.wait_for_raw("> ")
        assert "\x1b[1;32m" in first or "\x1b[32m" in first
        assert "3 turmeric" in first
        terminal.type("play S1\n")
        second = terminal.wait_for_raw("Rest: take")
        assert CLEAR in second
        terminal.wait_for("> ")
        terminal.type("quit\n")
        terminal.wait_for("not saved")
        terminal.wait_for("> ")
        terminal.type("quit\n")
        terminal.wait_for("You left")
        assert terminal.end() == 0


def test_no_color_is_respected() -> None:
    with Terminal("play", "spice_road", "--seed", 3, NO_COLOR="1") as terminal:
        shown = terminal.wait_for_raw("Rest, with").replace(CLEAR, "")
        assert "\x1b[3" not in shown
        assert "\x1b[1" not in shown


def test_tab_completes_actions_and_commands() -> None:
    with Terminal("play", "spice_road", "--seed", 3) as terminal:
        terminal.wait_for("> ")
        terminal.type("re\t")
        terminal.wait_for("rest")
        terminal.type("\x15hi\t\n")
        terminal.wait_for("Hint: ")


def test_curtain_separates_people() -> None:
    with Terminal("play", "spice_road", "--seed", 3, "--seats", "human,human") as terminal:
        assert "merchants" not in terminal.wait_for("Press Enter, Player 1.")
        terminal.wait_for("> ")
        terminal.type("\n")
        terminal.wait_for("Rest, with")
        terminal.wait_for("> ")
        terminal.type("play S1\n")
        curtain = terminal.wait_for_raw("Press Enter, Player 2.")
        assert CLEAR_ALL in curtain
        assert "caravan" not in curtain[curtain.index(CLEAR_ALL) :]
        terminal.wait_for("> ")
        terminal.type("\n")
        assert "• Player 1 plays S1" in terminal.wait_for("Rest, with")


def test_ctrl_d_and_ctrl_c_end_without_traceback() -> None:
    with Terminal("play", "spice_road", "--seed", 3) as terminal:
        terminal.wait_for("> ")
        terminal.type("\x04")
        terminal.wait_for("Nothing was saved")
        assert terminal.end() == 0
    with Terminal("play", "spice_road", "--seed", 3) as terminal:
        terminal.wait_for("> ")
        terminal.interrupt()
        assert terminal.end() == 130
        assert "Traceback" not in terminal.output
    with Terminal("play", "spice_road", "--seats", "human,human") as terminal:
        terminal.wait_for("Press Enter")
        terminal.wait_for("> ")
        terminal.type("\x04")
        assert terminal.end() == 0


def test_interrupt_of_a_measurement_prints_nothing() -> None:
    process = subprocess.Popen(
        [*COMMAND, "bench", "spice_road", "--seconds", "20"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=enable_interrupts,
    )
    assert process.stderr is not None
    assert b"spice_road" in process.stderr.readline()
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=TIMEOUT)
    assert (process.returncode, out, err) == (130, b"", b"")


@pytest.mark.parametrize("args", ["games --json", "components spice_road", "play spice_road --seats random,random --seed 1"])
def test_closed_pipe_prints_no_error(args: str) -> None:
    line = f"set -o pipefail; {' '.join(COMMAND)} {args} | head -c 1 > /dev/null"
    run = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=TIMEOUT, env=environment(), check=False)
    assert run.stderr == ""
    assert run.returncode in (0, 1)


def test_closed_and_full_streams_are_handled() -> None:
    command = " ".join(COMMAND)
    for line, code, error in [
        (f"{command} games >&-", 0, ""),
        (f"{command} play spice_road --seed 1 <&- > /dev/null", 0, ""),
        (f"{command} games > /dev/full", 2, "fondaco: Cannot write the output: No space left on device.\n"),
    ]:
        run = subprocess.run(
            ["bash", "-c", line], capture_output=True, text=True, timeout=TIMEOUT, env=environment(), check=False
        )
        assert (run.returncode, run.stderr) == (code, error), line


def test_replay_steps_through_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.fondaco"
    file.write_text(Record.of(random_position(fondaco.game("spice_road"), 2, 1, 25)).dumps(), "utf-8")
    with Terminal("replay", file, "--at", 3) as terminal:
        assert "Move 3 of 25" in terminal.wait_for("> ")
        for line, expected in [
            ("n", "Move 4"),
            ("", "Move 5"),
            ("p", "Move 4"),
            ("20", "Move 20"),
            ("first", "Start of the game"),
            ("p", "Start of the game"),
            ("last", "Move 25"),
            ("n", "Move 25"),
        ]:
            terminal.type(f"{line}\n")
            assert expected in terminal.wait_for("q(uit)")
            terminal.wait_for("> ")
        terminal.type("sideways\n")
        terminal.wait_for("Type n, p, a number from 0 to 25")
        terminal.wait_for("> ")
        terminal.type("q\n")
        assert terminal.end() == 0
