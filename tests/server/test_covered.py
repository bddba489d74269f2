"""What lies covered on a table is not shown by the house: completed orders of Valdora, and points that count them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fondaco import State
from fondaco.bots import PlayerView, bot

from .houses import Guest, house, play_out, real_table


def play_on(guests: dict[int, Guest], table: str) -> State:
    """Play as the greedy bot would, until a seat has completed an order, and begin the next turn."""
    real, adviser = real_table(guests[0], table), bot("greedy:beam=2,worlds=1", 3)
    while real.state is not None and not any(points["orders"] for points in real.state.breakdown()):
        state = real.state
        assert state.player is not None
        move = state.notation(adviser.choose(PlayerView(state, state.player)))
        guests[state.player].post(f"/api/tables/{table}/moves", moves=[move], move_count=real.move_count)
    assert real.state is not None
    return real.state


@pytest.fixture
def people(tmp_path: Path) -> Iterator[dict[int, Guest]]:
    """Three people."""
    with house(tmp_path) as ada:
        yield {0: ada, 1: ada.another("Ben"), 2: ada.another("Cleo")}


def set_up(guests: dict[int, Guest], **options: bool) -> str:
    """A public table of Valdora where they sit."""
    table = guests[0].set_up(None, None, None, game="valdora", options=options, public=True)
    for seat, guest in guests.items():
        guest.sit(table, seat)
    return table


def heard(guest: Guest, table: str, seat: int | None) -> dict[str, Any]:
    """What a page is sent of the table."""
    with guest.live(table) as line:
        message = line.next("table")
        assert message["seat"] == seat
        return dict(message)


def test_a_running_table_shows_no_score_that_counts_orders_of_others(people: dict[int, Guest]) -> None:
    table = set_up(people)
    state = play_on(people, table)
    scores, names = state.scores(), ["Ada", "Ben", "Cleo"]
    covered = [bool(points["orders"]) for points in state.breakdown()]
    assert any(covered)
    eve = people[0].another("Eve")
    viewers: list[tuple[int | None, Guest]] = [*people.items(), (None, eve)]
    for seat, guest in viewers:
        shown = [
            None if hidden and own != seat else score for own, (hidden, score) in enumerate(zip(covered, scores, strict=True))
        ]
        assert [there["score"] for there in guest.look(table)["seats"]] == shown
        message = heard(guest, table, seat)
        assert [there["score"] for there in message["seats"]] == shown
        assert "observation" not in json.dumps(message)
        picture = state.svg(seat, "en", "wide", names)
        assert all(part in picture for name, part in message["parts"] if name != "table")
    for guest in (*people.values(), eve):
        moment = guest.get(f"/api/tables/{table}/moment", move_count=real_table(eve, table).move_count)
        assert moment["scores"] == [None if hidden else score for hidden, score in zip(covered, scores, strict=True)]
        guest.get(f"/api/tables/{table}/result", 409)
        guest.get(f"/table/{table}/result", 409)


def test_the_log_names_each_order_when_it_is_completed(people: dict[int, Guest]) -> None:
    table = set_up(people)
    play_on(people, table)
    eve = people[0].another("Eve")
    assert any(re.search("completes a .* order ", text) for line in eve.look(table)["log"] for text in line["texts"])


def test_the_option_of_the_table_shows_all_scores(people: dict[int, Guest]) -> None:
    table = set_up(people, open_orders=True)
    state = play_on(people, table)
    assert [there["score"] for there in people[0].another("Eve").look(table)["seats"]] == state.scores()


def test_at_the_end_all_scores_are_shown(people: dict[int, Guest]) -> None:
    table = set_up(people)
    play_out(people, table)
    eve, state = people[0].another("Eve"), real_table(people[0], table).state
    assert state is not None
    assert [there["score"] for there in eve.look(table)["seats"]] == state.scores()
    assert eve.get(f"/api/tables/{table}/result")["score_history"][-1][1:] == state.scores()
    early = eve.get(f"/api/tables/{table}/moment", move_count=real_table(eve, table).move_count - 1)
    assert None not in early["scores"]
