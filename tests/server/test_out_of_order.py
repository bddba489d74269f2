"""Out-of-order picks at a table of the server."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import fondaco
from fondaco.bots import PlayerView, bot
from fondaco.cli.session import HUMAN, Session
from fondaco.core.fair_deal import commitment_of
from fondaco.core.out_of_order import open_picks
from fondaco.core.steps import Step, apply_to_copy
from fondaco.server.store.rows import MoveRow, SeatRow, TableRow
from fondaco.server.tables.table import Table, initial_state

from .clients import Client, running_server, server_table, service_of


def legal_moves(guest: Client, table: str, verb: str = "") -> list[str]:
    return [action["move"] for action in guest.get_table(table)["actions"] if action["move"].startswith(verb)]


def test_contract_further_left_can_be_picked_second(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        ben = ada.new_client("Ben")
        table = ada.create_table(None, None, game="marco_polo")
        ada.take_seats(table, 0)
        ben.take_seats(table, 1)
        while legal_moves(ben, table):  # the compensation for his roll comes first
            ben.play(table, legal_moves(ben, table)[0])
        row = ada.get_table(table)["observation"]["row"]
        for move in ("place contracts", "die blue 6", "take 6", "extra coin"):  # Raschid chooses the faces of his dice
            ada.play(table, move)
        assert "take 1" in legal_moves(ada, table)
        assert "data-action" in ada.get(f"/api/tables/{table}/picture", seat=0)
        move_count = ada.get_table(table)["move_count"]
        ben.play(table, "take 1", status=409)
        ada.play(table, "take 1")
        assert ada.get_table(table)["observation"]["seats"][0]["contracts"][-2:] == [row[0], row[5]]
        assert ada.get_table(table)["move_count"] == move_count + 1
        assert not legal_moves(ada, table, "take")


@pytest.fixture(scope="module")
def loaded() -> Table:
    """A table of Valdora where a turn has just ended with a load, although another card could be loaded before it."""
    game = fondaco.game("valdora")
    seats = tuple(SeatRow(number, "ada", None, f"Ada {number}") for number in range(3))
    for secret in range(1, 40):
        row = TableRow(
            "id", game.id, game.rules_version, game.digest, {}, bytes([secret]), commitment_of(bytes([secret])),
            "ada", False, 0, 0,
            "running", None, seats=seats,
        )  # fmt: skip
        state, player, made = initial_state(row), bot("random", secret), list[MoveRow]()
        while len(made) < 300 and state.player is not None:
            seat = state.player
            action = player.choose(PlayerView(state, seat))
            made.append(MoveRow(state.notation(action), False, 0))
            state.apply(action)
            if made[-1].move.startswith("load") and state.player != seat:
                table = Table(row, made, [])
                assert table.state is not None
                if table.holder(seat, table.steps, table.state) is not None:
                    return table
    raise AssertionError("random games show no such load")


def test_turn_with_pending_picks_is_held(loaded: Table) -> None:
    state = loaded.state
    assert state is not None
    seat = loaded.steps[-1].seat
    assert seat != state.player
    assert loaded.pending_picks is None, "its turn is over"
    assert loaded.holder(seat, loaded.steps, state) == seat
    picks = open_picks(loaded.steps, state, seat, loaded.state_at)
    assert picks is not None
    assert picks.seat == seat
    assert loaded.holder(seat, loaded.steps[: picks.first_move], picks.before) is None, "it is still the seat's turn"
    pick, moves = next(iter(picks.moves_by_pick.items()))
    assert tuple(action for action, _ in picks.moves_with(pick)) == moves
    state, steps = picks.before, list[Step]()
    for action, forced in picks.moves_with(pick):
        state, step = apply_to_copy(state, action, forced)
        steps.append(step)
    assert loaded.holder(seat, [*loaded.steps[: picks.first_move], *steps], state) in (None, seat)


def test_terminal_holds_the_same_turn_with_the_same_picks(loaded: Table) -> None:
    session = Session(loaded.initial_state(), [HUMAN] * 3)
    session.replay_moves([step.move for step in loaded.steps])
    assert loaded.state is not None
    assert session.held_by == loaded.holder(loaded.steps[-1].seat, loaded.steps, loaded.state)
    picks = open_picks(loaded.steps, loaded.state, session.held_by, loaded.state_at)
    assert picks is not None
    assert list(session.playable_actions()) == list(picks.moves_by_pick)
    pick, moves = next(iter(picks.moves_by_pick.items()))
    session.submit(pick)
    assert [step.action for step in session.steps[picks.first_move :]] == list(moves)


def test_server_waits_for_the_seat_with_pending_picks(tmp_path: Path, loaded: Table) -> None:
    with running_server(tmp_path) as ada:
        store = service_of(ada).repository.store
        portal = ada.http.portal
        assert portal is not None
        other = ada.create_table(None, None)
        ada.take_seats(other, 0)
        host = server_table(ada, other).seats[0].guest
        assert host is not None
        seats = tuple(replace(seat, guest=host) for seat in loaded.seats)
        *before, last = [MoveRow(step.move, False, 0) for step in loaded.steps]
        portal.call(store.add_table, replace(loaded.row, host=host, seats=seats))
        portal.call(store.add_moves, "id", 0, before)
        seat = loaded.steps[-1].seat
        ada.play("id", last.move)
        seen = ada.get_table("id", seat=seat)
        assert (seen["status"]["kind"], "still pick" in seen["status"]["text"]) == ("hold", True)
        pick = seen["actions"][0]["move"]
        assert pick.startswith("load")
        ada.post("/api/tables/id/moves", 409, moves=["end"], move_count=seen["move_count"])
        ada.play("id", pick)
        assert ada.get_table("id", seat=seat)["move_count"] == seen["move_count"] + 1
        stored = [row.move for row in portal.call(store.moves, "id")]
        assert stored[-2:] == [pick, last.move], "in rules order"
