"""The table in text: any observation, tidy, in the words of the game."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

import fondaco as package
from fondaco import Game, State
from fondaco.cli.i18n import LANGUAGE
from fondaco.cli.observation_text import BASE_FIELDS, render_observation
from fondaco.cli.screen import make_console
from fondaco.core.perft import random_position
from tests.core.test_tiny_game import TinyGame


def draw(game: Game, seen: Mapping[str, Any], points: Sequence[Mapping[str, int]] = ()) -> str:
    page = io.StringIO()
    make_console(page).print(render_observation(game, seen, points))
    return page.getvalue()


def test_every_shape_of_fact_has_its_place() -> None:
    seen = {
        "game": "tiny",
        "seat": 0,
        "player": 1,
        "round": 3,
        "last_round": True,
        "nobody_yet": None,
        "not_so": False,
        "empty": [],
        "track": [1, 2, 3],
        "notes": ["a long one", "another"],
        "bank": {"gold": 4, "silver": 0},
        "row": [{"card": "A", "cost": [1, 2]}, {"card": "B", "sold": True}],
        "cities": {"venice": {"posts": 2}, "acre": {"posts": 0}},
        "seats": [{"coins": 3, "goods": {"silk": 2, "wool": 0}}, {"coins": 0, "goods": {}}],
    }
    text = draw(TinyGame(), seen, [{"die": 4, "card": 0}, {"die": 0, "card": 0}])
    lines = [" ".join(line.split()) for line in text.split("\n")]
    assert lines[0] == "round 3 · last round · track 1 2 3"
    assert "nobody yet" not in text
    assert "not so" not in text
    assert "empty" not in text
    assert "· a long one" in text
    for line in ("card cost sold", "1 A 1 2 –", "2 B – ✓", "venice 2", "acre 0", "gold 4"):
        assert any(line in shown for shown in lines), line
    assert "Player 1 ▶ Player 2" in lines
    assert "points 4 (die 4) 0" in lines
    assert "coins 3 0" in lines
    assert "goods silk 2 –" in lines


def names(seen: Mapping[str, Any]) -> Iterator[str]:
    """All names of parts of an observation, down to the entries of rows and seats."""
    for name, value in seen.items():
        if name not in BASE_FIELDS:
            yield name
            rows = value if isinstance(value, list) else []
            yield from (field for row in rows if isinstance(row, Mapping) for field in row if field != "score")


def moments(id: str) -> Iterator[State]:
    game = package.game(id)
    last = {name: option.choices[-1] for name, option in game.options().items()}
    for seed, plies in enumerate((0, 10, 40, 120, 400, 20_000)):
        yield random_position(game, game.max_players, seed, plies, **(last if seed % 2 else {}))


@pytest.mark.parametrize("id", package.games())
def test_every_game_can_be_shown_at_any_time(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = package.game(id)
    for state in moments(id):
        for lang in ("en", "de"):
            monkeypatch.setattr(LANGUAGE, "lang", lang)
            for seat in (0, state.players - 1, None):
                text = draw(game, state.observe(seat), state.breakdown())
                assert max(len(line) for line in text.split("\n")) <= 100
                assert "Player" in text if lang == "en" else "Spieler" in text


@pytest.mark.parametrize("id", package.games())
def test_a_game_that_names_one_part_names_them_all(id: str) -> None:
    game = package.game(id)
    used = {name for state in moments(id) for name in (*names(state.observe(None)), *state.breakdown()[0])} - {"seats"}
    for lang in ("en", "de"):
        named = {name for name in used if game.translator.has(f"label-{name.replace('_', '-')}", lang)}
        assert named in (set(), used), f"no words for {sorted(used - named)}"
