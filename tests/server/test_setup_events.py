"""The log begins with the events before the first decision, once, and only for their audience."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import fondaco
from fondaco.core.messages import JsonValue
from fondaco.core.rng import Seed
from fondaco.games.mercado.game import Mercado

from .clients import NONCE, Client, running_server, server_table
from .server_process import ServerProcess

LANGUAGE = {"accept-language": "en", "accept": "application/json"}


@pytest.fixture(autouse=True)
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fix the seed: Ada is Raschid and starts, and no roll is compensated."""
    monkeypatch.setattr("fondaco.server.tables.lobby_service.secrets", SimpleNamespace(token_bytes=bytes))


def setup_texts(log: list[dict[str, Any]]) -> list[str]:
    """The texts of the log before the first move."""
    return [text for entry in log if entry["move_count"] == 0 for text in entry["texts"]]


def expected_texts(guest: Client, table: str, viewer: int | None = 0) -> list[str]:
    """The texts of the events before the first move."""
    real = server_table(guest, table)
    return [event.text("en", viewer, real.names) for event in real.initial_state().setup_events()]


def test_log_of_marco_polo_begins_with_its_set_up(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None, game="marco_polo")
        ben = ada.new_client("Ben")
        ada.take_seats(table, 0)
        assert ada.get_table(table)["log"] == [], "the game has not started"
        ben.take_seats(table, 1)
        texts = setup_texts(ada.get_table(table)["log"])
        assert texts == expected_texts(ada, table) == setup_texts(ada.new_client().get_table(table)["log"])
        assert texts[1:5] == ["Ada is Raschid ad-Din Sinan.", "Ben is Matteo Polo.", "Round 1 begins.", "Ada starts."]
        assert texts[5].startswith("Ben gets C")
        assert texts[6].startswith("Ben rolls ")
        assert [entry["seat"] for entry in ada.get_table(table)["log"]] == [None, 0, 1, None, 0, 1, 1]


def test_set_up_is_logged_once(tmp_path: Path) -> None:
    """After moves and undo, on a page that stays open and on a new one."""
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None, game="marco_polo")
        with ada.connect(table) as page:
            assert page.receive("table")["log"] == []
            ada.take_seats(table, 0, 1, names=["Ada", "Ben"])
            message = page.receive("table")
            while message["phase"] == "open":
                message = page.receive("table")
            lines = expected_texts(ada, table)
            assert (message["log_from"], setup_texts(message["log"])) == (0, lines)
            page.send(type="switch-seat", seat=0)
            seen = page.receive("table")
            assert (seen["log_from"], setup_texts(seen["log"])) == (0, lines)
            page.send(type="play", moves=["place purse"], move_count=0)
            assert setup_texts(page.receive("table")["log"]) == lines, "a log without moves is sent in full"
            page.send(type="play", moves=["die blue 1"], move_count=1)
            after = page.receive("table")
            assert (after["move_count"], after["log_from"], setup_texts(after["log"])) == (2, 1, []), "the page has these entries"
            assert setup_texts(ada.get_table(table, seat=0)["log"]) == lines
            page.send(type="undo", move_count=2, whole_turn=True)
            undone = page.receive("table")
            assert (undone["move_count"], undone["log_from"], setup_texts(undone["log"])) == (0, 0, lines)
            assert setup_texts(ada.get_table(table, seat=0)["log"]) == lines
        with ada.connect(table) as page:
            message = page.receive("table")
            assert (message["log_from"], setup_texts(message["log"])) == (0, lines)


def test_set_up_is_in_the_log_after_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        with httpx.Client(base_url=server.url, headers=LANGUAGE) as client:
            table = client.post("/api/tables", json={"game": "marco_polo", "seats": [None, None]}).json()["id"]
            client.post(f"/api/tables/{table}/sit", json={"seats": [0, 1], "nonce": NONCE, "names": ["Ada", "Ben"]})
            before = setup_texts(client.get(f"/api/tables/{table}?seat=0").json()["log"])
            assert "Ben is Matteo Polo." in before
            server.kill()
            server.start()
            assert setup_texts(client.get(f"/api/tables/{table}?seat=0").json()["log"]) == before
    finally:
        server.kill()


def test_moment_before_the_first_move_shows_the_set_up(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None, game="marco_polo")
        ada.take_seats(table, 0, 1)
        lines = expected_texts(ada, table)
        ada.play(table, "place purse")
        assert ada.get(f"/api/tables/{table}/moment", move_count=0)["texts"] == lines
        assert not set(lines) & set(ada.get(f"/api/tables/{table}/moment", move_count=1)["texts"])


def test_private_set_up_events_are_shown_to_their_audience_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No game emits a private event before its first decision, so the test adds one: a drawn privilege."""

    def initial_state(game: Mercado, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> fondaco.State:
        state = original(game, players, seed, options)
        state.emit("privilege", 1, (1,), face=game.privileges.labels[0])
        return state

    original = Mercado.initial_state
    monkeypatch.setattr(Mercado, "initial_state", initial_state)
    with running_server(tmp_path) as ada:
        ben, eve = ada.new_client("Ben"), ada.new_client("Eve")
        table = ada.create_table(None, None, game="mercado")
        ada.take_seats(table, 0)
        ben.take_seats(table, 1)
        secret = expected_texts(ada, table, 1)
        assert secret[0].startswith("Ben draws a privilege: ")
        for guest, lines in ((ada, ["Ben draws a privilege."]), (ben, secret), (eve, ["Ben draws a privilege."])):
            assert setup_texts(guest.get_table(table)["log"]) == lines
            assert guest.get(f"/api/tables/{table}/moment", move_count=0)["texts"] == ["Ben draws a privilege."]
            with guest.connect(table) as page:
                assert setup_texts(page.receive("table")["log"]) == lines
