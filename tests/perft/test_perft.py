"""The perft files hold: no path more or less, and every leaf is the position it was."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.core.perft import divide, perft

from .generate import FOLDER, parse_case

FILES = {file.stem: file.read_text("utf-8").splitlines() for file in sorted(FOLDER.glob("*.perft"))}
LINES = [line for lines in FILES.values() for line in lines]


def test_every_game_has_a_perft_file() -> None:
    assert sorted(FILES) == fondaco.games()


@pytest.mark.parametrize("line", LINES, ids=lambda line: "-".join(line.split(" ")[:5]))
def test_the_counts_are_as_they_were(line: str) -> None:
    assert parse_case(line).line() == line


@pytest.mark.parametrize("id", fondaco.games())
def test_divide_adds_up_to_perft(id: str) -> None:
    state = fondaco.game(id).new(seed=5)
    whole, parts = perft(state, 2), divide(state, 2)
    assert sum(count.nodes for count in parts.values()) == whole.nodes
    assert sum(count.signature for count in parts.values()) % (1 << 64) == whole.signature
    assert list(parts) == [state.notation(action) for action in state.legal_actions()]
