"""Picking in any order at the table, whatever order the rules ask in."""

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
from fondaco.server.play.table import Table, deal
from fondaco.server.store.rows import MoveRow, SeatRow, TableRow

from .houses import Guest, house, real_table


def moves(guest: Guest, table: str, verb: str = "") -> list[str]:
    return [action["move"] for action in guest.look(table)["actions"] if action["move"].startswith(verb)]


def test_a_contract_further_left_can_be_taken_second(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        ben = ada.another("Ben")
        table = ada.set_up(None, None, game="marco_polo")
        ada.sit(table, 0)
        ben.sit(table, 1)
        while moves(ben, table):  # a compensation for his roll, which comes first
            ben.play(table, moves(ben, table)[0])
        row = ada.look(table)["observation"]["row"]
        for move in ("place contracts", "die blue 6", "take 6", "extra coin"):  # Raschid's dice show what he likes
            ada.play(table, move)
        assert "take 1" in moves(ada, table)
        assert "data-action" in ada.get(f"/api/tables/{table}/picture", seat=0)
        at = ada.look(table)["move_count"]
        ben.play(table, "take 1", status=409)
        ada.play(table, "take 1")
        assert ada.look(table)["observation"]["seats"][0]["contracts"][-2:] == [row[0], row[5]]
        assert ada.look(table)["move_count"] == at + 1
        assert not moves(ada, table, "take")


@pytest.fixture(scope="module")
def loaded() -> Table:
    """A table of Valdora where a turn has just ended with a load, though another card could be loaded before."""
    rules = fondaco.game("valdora")
    seats = tuple(SeatRow(number, "ada", None, f"Ada {number}") for number in range(3))
    for secret in range(1, 40):
        row = TableRow(
            "id", rules.id, rules.rules_version, rules.digest, {}, bytes([secret]), commitment_of(bytes([secret])),
            "ada", False, 0, 0,
            "running", None, seats=seats,
        )  # fmt: skip
        state, player, made = deal(row), bot("random", secret), list[MoveRow]()
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


def test_a_turn_that_could_still_pick_is_held(loaded: Table) -> None:
    state = loaded.state
    assert state is not None
    seat = loaded.steps[-1].seat
    assert seat != state.player
    assert loaded.open_picks() is None, "its turn is over"
    assert loaded.holder(seat, loaded.steps, state) == seat
    found = open_picks(loaded.steps, state, seat, loaded.moment)
    assert found is not None
    assert found.seat == seat
    assert loaded.holder(seat, loaded.steps[: found.first_move], found.before) is None, "it is still the seat's turn"
    pick, moves = next(iter(found.moves_by_pick.items()))
    assert tuple(action for action, _ in found.moves_with(pick)) == moves
    state, steps = found.before, list[Step]()
    for action, forced in found.moves_with(pick):
        state, step = apply_to_copy(state, action, forced)
        steps.append(step)
    assert loaded.holder(seat, [*loaded.steps[: found.first_move], *steps], state) in (None, seat)


def test_the_terminal_holds_the_same_turn_and_offers_the_same(loaded: Table) -> None:
    session = Session(loaded.start(), [HUMAN] * 3)
    session.replay_moves([step.move for step in loaded.steps])
    assert loaded.state is not None
    assert session.held_by == loaded.holder(loaded.steps[-1].seat, loaded.steps, loaded.state)
    found = open_picks(loaded.steps, loaded.state, session.held_by, loaded.moment)
    assert found is not None
    assert list(session.playable_actions()) == list(found.moves_by_pick)
    pick, moves = next(iter(found.moves_by_pick.items()))
    session.submit(pick)
    assert [step.action for step in session.steps[found.first_move :]] == list(moves)


def test_the_house_waits_for_whoever_could_still_pick(tmp_path: Path, loaded: Table) -> None:
    with house(tmp_path) as ada:
        running = ada.client.app.state.house  # type: ignore[attr-defined]
        portal = ada.client.portal
        assert portal is not None
        other = ada.set_up(None, None)
        ada.sit(other, 0)
        host = real_table(ada, other).seats[0].guest
        assert host is not None
        seats = tuple(replace(seat, guest=host) for seat in loaded.seats)
        *before, last = [MoveRow(step.move, False, 0) for step in loaded.steps]
        portal.call(running.tables.store.add_table, replace(loaded.row, host=host, seats=seats))
        portal.call(running.tables.store.add_moves, "id", 0, before)
        seat = loaded.steps[-1].seat
        ada.play("id", last.move)
        seen = ada.look("id", seat=seat)
        assert (seen["status"]["kind"], "still pick" in seen["status"]["text"]) == ("hold", True)
        pick = seen["actions"][0]["move"]
        assert pick.startswith("load")
        ada.post("/api/tables/id/moves", 409, moves=["end"], move_count=seen["move_count"])
        ada.play("id", pick)
        assert ada.look("id", seat=seat)["move_count"] == seen["move_count"] + 1
        made = [row.move for row in portal.call(running.tables.store.moves, "id")]
        assert made[-2:] == [pick, last.move], "in the order of the rules"
