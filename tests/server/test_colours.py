"""What a seat wears is the same everywhere: on the table, in the day book, on badges, in the chart."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

import fondaco
from fondaco.draw.players import COLOURS, PLAYERS
from fondaco.server.show.chart import apart, chart

from .houses import house, play_out, real_table


@pytest.mark.parametrize("id", fondaco.games())
def test_every_seat_wears_a_colour_of_its_own(id: str) -> None:
    game = fondaco.game(id)
    worn = game.presentation.seat_colours[: game.max_players]
    assert len(set(worn)) == game.max_players
    assert set(worn) <= COLOURS.keys()


def test_the_seats_of_marco_polo_wear_what_its_table_shows() -> None:
    state = fondaco.game("marco_polo").new(4, 1)
    shown = [seat["colour"] for seat in state.observe(None)["seats"]]  # type: ignore[union-attr, call-overload, index]
    assert shown == list(state.game.presentation.seat_colours) == ["blue", "yellow", "green", "red"]


def test_badges_have_the_colours_and_marks_of_the_pictures(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        styles = unquote(ada.get("/"))
        for wears in PLAYERS:
            assert f".seat-{wears.name}{{--seat-fill:{wears.fill};" in styles
            assert f'd="{wears.mark}"' in styles


def test_the_end_of_marco_polo_is_told_in_its_colours(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, "random", game="marco_polo")
        ada.sit(table, 0)
        assert [seat["colour"] for seat in ada.look(table)["seats"]] == ["blue", "yellow"]
        ada.post(f"/api/tables/{table}/chat", text="hello")
        with ada.live(table) as line:
            assert line.next("chat")["rows"][0]["colour"] == "blue"
        play_out({0: ada}, table)
        assert re.findall(r"badge seat-([a-z]+)", ada.get(f"/table/{table}/result")) == ["blue", "yellow"]
        drawn = chart(real_table(ada, table), "en")
        assert [colour in drawn for colour in (COLOURS["blue"].fill, COLOURS["yellow"].shade)] == [True, True]
        assert COLOURS["red"].fill not in drawn


def test_names_at_the_end_of_lines_keep_apart() -> None:
    assert apart([30, 35, 200], 240) == [30, 50, 200]
    assert apart([230, 230, 235], 240) == [200, 220, 240]
