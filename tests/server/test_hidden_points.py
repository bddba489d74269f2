"""Pages do not show face-down cards: completed orders of Valdora, and the points for them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fondaco import State
from fondaco.bots import PlayerView, bot

from .clients import Client, play_to_end, running_server, server_table


def play_on(guests: dict[int, Client], table: str) -> State:
    """Play like the greedy bot until a seat has completed an order, and start the next turn."""
    real, adviser = server_table(guests[0], table), bot("greedy:beam=2,worlds=1", 3)
    while real.state is not None and not any(points["orders"] for points in real.state.breakdown()):
        state = real.state
        assert state.player is not None
        move = state.notation(adviser.choose(PlayerView(state, state.player)))
        guests[state.player].post(f"/api/tables/{table}/moves", moves=[move], move_count=real.move_count)
    assert real.state is not None
    return real.state


@pytest.fixture
def players(tmp_path: Path) -> Iterator[dict[int, Client]]:
    """Three players."""
    with running_server(tmp_path) as ada:
        yield {0: ada, 1: ada.new_client("Ben"), 2: ada.new_client("Cleo")}


def create_table(guests: dict[int, Client], **options: bool) -> str:
    """A public table of Valdora where they play."""
    table = guests[0].create_table(None, None, None, game="valdora", options=options, public=True)
    for seat, guest in guests.items():
        guest.take_seats(table, seat)
    return table


def table_message(guest: Client, table: str, seat: int | None) -> dict[str, Any]:
    """The message about the table that a page receives."""
    with guest.connect(table) as page:
        message = page.receive("table")
        assert message["seat"] == seat
        return dict(message)


def test_running_table_hides_scores_with_orders_of_other_seats(players: dict[int, Client]) -> None:
    table = create_table(players)
    state = play_on(players, table)
    scores, names = state.scores(), ["Ada", "Ben", "Cleo"]
    hidden = [bool(points["orders"]) for points in state.breakdown()]
    assert any(hidden)
    eve = players[0].new_client("Eve")
    viewers: list[tuple[int | None, Client]] = [*players.items(), (None, eve)]
    for seat, guest in viewers:
        shown = [
            None if is_hidden and number != seat else score
            for number, (is_hidden, score) in enumerate(zip(hidden, scores, strict=True))
        ]
        assert [entry["score"] for entry in guest.get_table(table)["seats"]] == shown
        message = table_message(guest, table, seat)
        assert [entry["score"] for entry in message["seats"]] == shown
        assert "observation" not in json.dumps(message)
        picture = state.svg(seat, "en", "wide", names)
        assert all(part in picture for name, part in message["parts"] if name != "table")
    for guest in (*players.values(), eve):
        moment = guest.get(f"/api/tables/{table}/moment", move_count=server_table(eve, table).move_count)
        assert moment["scores"] == [None if is_hidden else score for is_hidden, score in zip(hidden, scores, strict=True)]
        guest.get(f"/api/tables/{table}/result", 409)
        guest.get(f"/table/{table}/result", 409)


def test_log_names_each_completed_order(players: dict[int, Client]) -> None:
    table = create_table(players)
    play_on(players, table)
    eve = players[0].new_client("Eve")
    assert any(re.search("completes a .* order ", text) for entry in eve.get_table(table)["log"] for text in entry["texts"])


def test_open_orders_option_shows_all_scores(players: dict[int, Client]) -> None:
    table = create_table(players, open_orders=True)
    state = play_on(players, table)
    assert [entry["score"] for entry in players[0].new_client("Eve").get_table(table)["seats"]] == state.scores()


def test_at_the_end_all_scores_are_shown(players: dict[int, Client]) -> None:
    table = create_table(players)
    play_to_end(players, table)
    eve, state = players[0].new_client("Eve"), server_table(players[0], table).state
    assert state is not None
    assert [entry["score"] for entry in eve.get_table(table)["seats"]] == state.scores()
    assert eve.get(f"/api/tables/{table}/result")["score_history"][-1][1:] == state.scores()
    early = eve.get(f"/api/tables/{table}/moment", move_count=server_table(eve, table).move_count - 1)
    assert None not in early["scores"]
