"""The colour of a seat is the same in pictures, log, badges and chart."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

import fondaco
from fondaco.draw.players import COLOURS, PLAYERS
from fondaco.server.presentation.chart import chart, spread_labels

from .clients import play_to_end, running_server, server_table


@pytest.mark.parametrize("id", fondaco.games())
def test_seat_colours_differ(id: str) -> None:
    game = fondaco.game(id)
    colours = game.presentation.seat_colours[: game.max_players]
    assert len(set(colours)) == game.max_players
    assert set(colours) <= COLOURS.keys()


def test_seat_colours_of_marco_polo_match_its_observation() -> None:
    state = fondaco.game("marco_polo").new(4, 1)
    observed = [seat["colour"] for seat in state.observe(None)["seats"]]  # type: ignore[union-attr, call-overload, index]
    assert observed == list(state.game.presentation.seat_colours) == ["blue", "yellow", "green", "red"]


def test_badges_have_the_colours_and_marks_of_the_pictures(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        styles = unquote(ada.get("/"))
        for colours in PLAYERS:
            assert f".seat-{colours.name}{{--seat-fill:{colours.fill};" in styles
            assert f'd="{colours.mark}"' in styles


def test_result_of_marco_polo_has_its_seat_colours(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, "random", game="marco_polo")
        ada.take_seats(table, 0)
        assert [seat["colour"] for seat in ada.get_table(table)["seats"]] == ["blue", "yellow"]
        ada.post(f"/api/tables/{table}/chat", text="hello")
        with ada.connect(table) as page:
            assert page.receive("chat")["rows"][0]["colour"] == "blue"
        play_to_end({0: ada}, table)
        assert re.findall(r"badge seat-([a-z]+)", ada.get(f"/table/{table}/result")) == ["blue", "yellow"]
        svg = chart(server_table(ada, table), "en")
        assert [colour in svg for colour in (COLOURS["blue"].fill, COLOURS["yellow"].shade)] == [True, True]
        assert COLOURS["red"].fill not in svg


def test_labels_are_spread() -> None:
    assert spread_labels([30, 35, 200], 240) == [30, 50, 200]
    assert spread_labels([230, 230, 235], 240) == [200, 220, 240]
