"""The perft files are correct: the number of paths and the signature of the leaves."""

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
def test_counts_and_signature_equal_the_recorded_ones(line: str) -> None:
    assert parse_case(line).line() == line


@pytest.mark.parametrize("game_id", fondaco.games())
def test_divide_adds_up_to_perft(game_id: str) -> None:
    state = fondaco.game(game_id).new(seed=5)
    total, counts = perft(state, 2), divide(state, 2)
    assert sum(count.nodes for count in counts.values()) == total.nodes
    assert sum(count.signature for count in counts.values()) % (1 << 64) == total.signature
    assert list(counts) == [state.notation(action) for action in state.legal_actions()]
