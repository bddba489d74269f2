"""At a terminal: colours, the screen, completion, the curtain, and ways to leave."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

import pytest

import fondaco as package
from fondaco import Record
from fondaco.core.perft import random_position

from .terminal import COMMAND, TIMEOUT, Terminal, enable_interrupts, environment

CLEAR = "\x1b[H\x1b[2J"
WIPE = CLEAR + "\x1b[3J"


def test_a_person_sees_colours_and_a_fresh_screen_for_each_question() -> None:
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
        terminal.wait_for("A hint: ")


def test_a_curtain_falls_between_people() -> None:
    with Terminal("play", "spice_road", "--seed", 3, "--seats", "human,human") as terminal:
        assert "merchants" not in terminal.wait_for("Press Enter, Player 1.")
        terminal.wait_for("> ")
        terminal.type("\n")
        terminal.wait_for("Rest, with")
        terminal.wait_for("> ")
        terminal.type("play S1\n")
        curtain = terminal.wait_for_raw("Press Enter, Player 2.")
        assert WIPE in curtain
        assert "caravan" not in curtain[curtain.index(WIPE) :]
        terminal.wait_for("> ")
        terminal.type("\n")
        assert "• Player 1 plays S1" in terminal.wait_for("Rest, with")


def test_control_d_and_control_c_end_quietly() -> None:
    with Terminal("play", "spice_road", "--seed", 3) as terminal:
        terminal.wait_for("> ")
        terminal.type("\x04")
        terminal.wait_for("Nothing was saved")
        assert terminal.end() == 0
    with Terminal("play", "spice_road", "--seed", 3) as terminal:
        terminal.wait_for("> ")
        terminal.interrupt()
        assert terminal.end() == 130
        assert "Traceback" not in terminal.seen
    with Terminal("play", "spice_road", "--seats", "human,human") as terminal:
        terminal.wait_for("Press Enter")
        terminal.wait_for("> ")
        terminal.type("\x04")
        assert terminal.end() == 0


def test_an_interrupt_while_working_ends_quietly() -> None:
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
def test_a_closed_pipe_ends_quietly(args: str) -> None:
    line = f"set -o pipefail; {' '.join(COMMAND)} {args} | head -c 1 > /dev/null"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=TIMEOUT, env=environment(), check=False)
    assert done.stderr == ""
    assert done.returncode in (0, 1)


def test_closed_and_full_streams_do_not_matter() -> None:
    command = " ".join(COMMAND)
    for line, code, words in [
        (f"{command} games >&-", 0, ""),
        (f"{command} play spice_road --seed 1 <&- > /dev/null", 0, ""),
        (f"{command} games > /dev/full", 2, "fondaco: What there is to say cannot be written: No space left on device.\n"),
    ]:
        done = subprocess.run(
            ["bash", "-c", line], capture_output=True, text=True, timeout=TIMEOUT, env=environment(), check=False
        )
        assert (done.returncode, done.stderr) == (code, words), line


def test_stepping_through_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.fondaco"
    file.write_text(Record.of(random_position(package.game("spice_road"), 2, 1, 25)).dumps(), "utf-8")
    with Terminal("replay", file, "--at", 3) as terminal:
        assert "Move 3 of 25" in terminal.wait_for("> ")
        for typed, shown in [("n", "Move 4"), ("", "Move 5"), ("p", "Move 4"), ("20", "Move 20"), ("first", "The start"),
                             ("p", "The start"), ("last", "Move 25"), ("n", "Move 25")]:  # fmt: skip
            terminal.type(f"{typed}\n")
            assert shown in terminal.wait_for("q(uit)")
            terminal.wait_for("> ")
        terminal.type("sideways\n")
        terminal.wait_for("none of n, p, a number from 0 to 25")
        terminal.wait_for("> ")
        terminal.type("q\n")
        assert terminal.end() == 0
