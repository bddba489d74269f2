"""The day book tells what happens before the first decision: at its beginning, once, and to whom it concerns."""

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

from .houses import NONCE, Guest, house, real_table
from .servers import Server

LANGUAGE = {"accept-language": "en", "accept": "application/json"}


@pytest.fixture(autouse=True)
def the_same_deal_always(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada, who is Raschid, begins; nobody's dice are compensated."""
    monkeypatch.setattr("fondaco.server.play.seating.secrets", SimpleNamespace(token_bytes=bytes))


def beginning(log: list[dict[str, Any]]) -> list[str]:
    """What is told before the first move."""
    return [text for line in log if line["move_count"] == 0 for text in line["texts"]]


def story(guest: Guest, table: str, viewer: int | None = 0) -> list[str]:
    """What there is to be told."""
    real = real_table(guest, table)
    return [event.text("en", viewer, real.names) for event in real.start().setup_events()]


def test_a_first_game_of_marco_polo_begins_with_its_story(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None, game="marco_polo")
        ben = ada.another("Ben")
        ada.sit(table, 0)
        assert ada.look(table)["log"] == [], "the game has not begun"
        ben.sit(table, 1)
        told = beginning(ada.look(table)["log"])
        assert told == story(ada, table) == beginning(ada.another().look(table)["log"])
        assert told[1:5] == ["Ada is Raschid ad-Din Sinan.", "Ben is Matteo Polo.", "Round 1 begins.", "Ada starts."]
        assert told[5].startswith("Ben gets C")
        assert told[6].startswith("Ben rolls ")
        assert [line["seat"] for line in ada.look(table)["log"]] == [None, 0, 1, None, 0, 1, 1]


def test_it_is_told_once_whatever_happens_afterwards(tmp_path: Path) -> None:
    """After moves, after they were taken back, on a page that was open all the time, and on one opened anew."""
    with house(tmp_path) as ada:
        table = ada.set_up(None, None, game="marco_polo")
        with ada.live(table) as page:
            assert page.next("table")["log"] == []
            ada.sit(table, 0, 1, names=["Ada", "Ben"])
            message = page.next("table")
            while message["phase"] == "open":
                message = page.next("table")
            lines = story(ada, table)
            assert (message["log_from"], beginning(message["log"])) == (0, lines)
            page.send(type="switch-seat", seat=0)
            seen = page.next("table")
            assert (seen["log_from"], beginning(seen["log"])) == (0, lines)
            page.send(type="play", moves=["place purse"], move_count=0)
            assert beginning(page.next("table")["log"]) == lines, "a page that has nothing but them is sent all"
            page.send(type="play", moves=["die blue 1"], move_count=1)
            after = page.next("table")
            assert (after["move_count"], after["log_from"], beginning(after["log"])) == (2, 1, []), "the page has them"
            assert beginning(ada.look(table, seat=0)["log"]) == lines
            page.send(type="undo", move_count=2, whole_turn=True)
            undone = page.next("table")
            assert (undone["move_count"], undone["log_from"], beginning(undone["log"])) == (0, 0, lines)
            assert beginning(ada.look(table, seat=0)["log"]) == lines
        with ada.live(table) as page:
            anew = page.next("table")
            assert (anew["log_from"], beginning(anew["log"])) == (0, lines)


def test_it_is_told_after_the_house_was_shut_down(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        with httpx.Client(base_url=server.url, headers=LANGUAGE) as client:
            table = client.post("/api/tables", json={"game": "marco_polo", "seats": [None, None]}).json()["id"]
            client.post(f"/api/tables/{table}/sit", json={"seats": [0, 1], "nonce": NONCE, "names": ["Ada", "Ben"]})
            before = beginning(client.get(f"/api/tables/{table}?seat=0").json()["log"])
            assert "Ben is Matteo Polo." in before
            server.kill()
            server.start()
            assert beginning(client.get(f"/api/tables/{table}?seat=0").json()["log"]) == before
    finally:
        server.kill()


def test_the_moment_before_the_first_move_tells_it(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None, game="marco_polo")
        ada.sit(table, 0, 1)
        lines = story(ada, table)
        ada.play(table, "place purse")
        assert ada.get(f"/api/tables/{table}/moment", move_count=0)["texts"] == lines
        assert not set(lines) & set(ada.get(f"/api/tables/{table}/moment", move_count=1)["texts"])


def test_secrets_stay_with_the_seat_they_are_told_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No game tells a secret before the first decision so far; a privilege that is drawn is one."""

    def deal(game: Mercado, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> fondaco.State:
        state = plain(game, players, seed, options)
        state.emit("privilege", 1, (1,), face=game.privileges.labels[0])
        return state

    plain = Mercado.initial_state
    monkeypatch.setattr(Mercado, "initial_state", deal)
    with house(tmp_path) as ada:
        ben, eve = ada.another("Ben"), ada.another("Eve")
        table = ada.set_up(None, None, game="mercado")
        ada.sit(table, 0)
        ben.sit(table, 1)
        secret = story(ada, table, 1)
        assert secret[0].startswith("Ben draws a privilege: ")
        for guest, lines in ((ada, ["Ben draws a privilege."]), (ben, secret), (eve, ["Ben draws a privilege."])):
            assert beginning(guest.look(table)["log"]) == lines
            assert guest.get(f"/api/tables/{table}/moment", move_count=0)["texts"] == ["Ben draws a privilege."]
            with guest.live(table) as page:
                assert beginning(page.next("table")["log"]) == lines
