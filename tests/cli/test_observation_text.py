"""Observations as text, for any game and in both languages."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

import fondaco
from fondaco import Game, State
from fondaco.cli.i18n import LANGUAGE
from fondaco.cli.observation_text import BASE_FIELDS, render_observation
from fondaco.cli.output import make_console
from fondaco.core.perft import random_position
from tests.core.test_tiny_game import TinyGame


def rendered(game: Game, observation: Mapping[str, Any], breakdown: Sequence[Mapping[str, int]] = ()) -> str:
    file = io.StringIO()
    make_console(file).print(render_observation(game, observation, breakdown))
    return file.getvalue()


def test_values_of_every_shape_are_rendered() -> None:
    observation = {
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
    text = rendered(TinyGame(), observation, [{"die": 4, "card": 0}, {"die": 0, "card": 0}])
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


def field_names(observation: Mapping[str, Any]) -> Iterator[str]:
    """All field names of an observation, including those of rows and seats."""
    for name, value in observation.items():
        if name not in BASE_FIELDS:
            yield name
            rows = value if isinstance(value, list) else []
            yield from (field for row in rows if isinstance(row, Mapping) for field in row if field != "score")


def positions(id: str) -> Iterator[State]:
    """Positions from the start to the end of random games, every other one with the last choice of each option."""
    game = fondaco.game(id)
    last_choices = {name: option.choices[-1] for name, option in game.options().items()}
    for seed, plies in enumerate((0, 10, 40, 120, 400, 20_000)):
        yield random_position(game, game.max_players, seed, plies, **(last_choices if seed % 2 else {}))


@pytest.mark.parametrize("id", fondaco.games())
def test_every_game_is_rendered_within_the_width(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = fondaco.game(id)
    for state in positions(id):
        for lang in ("en", "de"):
            monkeypatch.setattr(LANGUAGE, "lang", lang)
            for seat in (0, state.players - 1, None):
                text = rendered(game, state.observe(seat), state.breakdown())
                assert max(len(line) for line in text.split("\n")) <= 100
                assert "Player" in text if lang == "en" else "Spieler" in text


@pytest.mark.parametrize("id", fondaco.games())
def test_games_label_all_fields_or_none(id: str) -> None:
    game = fondaco.game(id)
    used = {name for state in positions(id) for name in (*field_names(state.observe(None)), *state.breakdown()[0])} - {"seats"}
    for lang in ("en", "de"):
        labelled = {name for name in used if game.translator.has(f"label-{name.replace('_', '-')}", lang)}
        assert labelled in (set(), used), f"no label for {sorted(used - labelled)}"
