"""Whole games over the JSON API, from the lobby to the result."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco import Record, game, games
from fondaco.bots import PlayerView, bot
from fondaco.cli.commands import verify
from fondaco.core.fair_deal import commitment_of, shared_seed
from fondaco.server.presentation.log import step_texts
from fondaco.server.store.rows import MoveRow, SeatRow, TableRow
from fondaco.server.tables.table import Table, initial_state

from .clients import NONCE, play_to_end, running_server


def test_game_against_a_bot_with_its_proof(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        created = ada.post("/api/tables", game="spice_road", seats=[None, "random"])
        table = created["id"]
        assert ada.get_table(table)["phase"] == "open"
        ada.take_seats(table, 0)
        assert ada.get(f"/api/tables/{table}/proof")["secret"] is None
        play_to_end({0: ada}, table)
        end = ada.get(f"/api/tables/{table}/result")
        assert end["names"] == ["Ada", "Aldo"]
        assert [sum(points) for points in end["points"]] == end["scores"]
        assert sorted(end["ranks"]) == [0, 1]
        assert end["score_history"][-1][1:] == end["scores"]

        record = Record.loads(ada.get(f"/api/tables/{table}/record"))
        assert record.replay().scores() == end["scores"]
        assert record.fair_deal is not None
        assert record.fair_deal.commitment == created["commitment"] == commitment_of(record.fair_deal.secret)
        assert record.seed == shared_seed(record.fair_deal.secret, [bytes.fromhex(NONCE), b""])
        proof = ada.get(f"/api/tables/{table}/proof")
        assert (proof["proves"], proof["secret"]) == (True, record.fair_deal.secret.hex())
        page = ada.get(f"/table/{table}/result")
        assert f'data-commitment="{created["commitment"]}"' in page, "the browser compares it"
        assert f'data-nonces="{NONCE}' in page
        assert "Finished games" in ada.get("/")


def test_record_is_verified_against_a_commitment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running_server(tmp_path) as ada:
        created = ada.post("/api/tables", game="spice_road", seats=[None, "random"])
        ada.take_seats(created["id"], 0)
        play_to_end({0: ada}, created["id"])
        file = tmp_path / "game.fondaco"
        file.write_text(ada.get(f"/api/tables/{created['id']}/record"), "utf-8")
    assert [verify.run(file, commitment, True) for commitment in (None, created["commitment"], commitment_of(b"another"))] == [
        0,
        0,
        1,
    ]
    assert "The fair-deal proof of" in capsys.readouterr().err


def test_two_people_meet_at_a_table(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None, public=True)
        ada.take_seats(table, 0)
        ben = ada.new_client("Ben")
        assert f"/table/{table}" in ben.get("/")
        ben.take_seats(table, 0, status=409)
        ben.take_seats(table, 1)
        assert ben.get_table(table)["phase"] == "running"
        assert f'href="/table/{table}"' in ada.get("/")
        ben.play(table, "rest", status=409)
        ada.play(table, "play S1")
        assert ben.get_table(table)["status"]["kind"] == "yours"
        ben.play(table, "acquire 1")
        assert [seat["name"] for seat in ben.get_table(table)["seats"]] == ["Ada", "Ben"]


def test_seat_can_be_left_before_the_game_starts(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 1)
        ada.post(f"/api/tables/{table}/leave")
        assert [seat["free"] for seat in ada.get_table(table)["seats"]] == [True, True]
        ada.take_seats(table, 0, 1)
        ada.post(f"/api/tables/{table}/leave", 409)


def test_moves_are_made_all_or_none(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0, 1)
        ada.play(table, "acquire 2", "pay brown", status=400)
        assert ada.get_table(table)["move_count"] == 0
        ada.play(table, "acquire 2", "rest", status=400)
        assert ada.get_table(table)["move_count"] == 0
        ada.play(table, "play S1", "play S1", status=409)
        assert ada.get_table(table)["move_count"] == 0


def test_rematch_is_shared_and_another_seat_starts(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, "random")
        ada.post(f"/api/tables/{table}/rematch", 409)
        ada.take_seats(table, 0)
        play_to_end({0: ada}, table)
        again = ada.post(f"/api/tables/{table}/rematch")["id"]
        assert ada.post(f"/api/tables/{table}/rematch")["id"] == again
        assert [seat["bot"] for seat in ada.get_table(again)["seats"]] == ["random", None]
        assert ada.get_table(table)["log"][-1]["note"] == "rematch"
        ada.new_client("Eve").post(f"/api/tables/{table}/rematch", 403)


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        ({"game": "spice_raod", "seats": [None, "random"]}, 404, "Did you mean spice_road?"),
        ({"game": "spice_road", "seats": [None]}, 400, "2 to 5 players"),
        ({"game": "spice_road", "seats": ["random", "random"]}, 400, "one seat must be left for a person"),
        ({"game": "spice_road", "seats": [None, "os:system"]}, 400, "no bot “os:system”"),
        ({"game": "spice_road", "seats": [None, "greedy:beam=99"]}, 400, "“beam” may be from 0 to 16"),
        ({"game": "spice_road", "seats": [None, None], "options": {"speed": 3}}, 400, "no option “speed”"),
        ({"game": "spice_road"}, 422, "seats"),
    ],
)
def test_invalid_table_is_refused(tmp_path: Path, body: dict[str, object], status: int, message: str) -> None:
    with running_server(tmp_path) as ada:
        answer = ada.http.post("/api/tables", json=body)
        assert answer.status_code == status
        assert message in answer.json()["error"]


def test_refusals_are_translated(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0, 1)
        body = {"moves": ["claim 1"], "move_count": 0}
        assert "fehlen dir" in ada.http.post(f"/api/tables/{table}/moves?lang=de", json=body).json()["error"]
        assert "You lack" in ada.http.post(f"/api/tables/{table}/moves", json=body).json()["error"]
        assert ada.get(f"/api/tables/{table}/why", move="claim 1", lang="de")["reason"].startswith("Für V")
        assert ada.get(f"/api/tables/{table}/why", move="play S1")["reason"] == ""


@pytest.mark.parametrize("id", games())
def test_every_game_can_be_played(tmp_path: Path, id: str) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(*[None] * game(id).min_players, game=id)
        ada.take_seats(table, *range(game(id).min_players))
        for lang in ("en", "de"):
            seen = ada.get_table(table, seat=0, lang=lang)
            assert seen["status"]["kind"] == "yours"
            player = seen["player"]
            for layout in ("wide", "tall"):
                picture = ada.get(f"/api/tables/{table}/picture", seat=player, layout=layout, lang=lang)
                assert picture.startswith("<svg")
            assert ada.get(f"/picture/{id}.svg", lang=lang).startswith("<svg")
            assert "</article>" in ada.get(f"/howto/{id}", lang=lang)
        seen = ada.get_table(table, seat=player)
        ada.play(table, seen["actions"][0]["move"])
        assert ada.get_table(table, seat=player)["log"]
        assert ada.get(f"/api/tables/{table}/moment", move_count=1)["texts"]


def test_new_name_is_unique_and_renames_only_the_guest(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        shared = ada.create_table(None, None, None, "random")
        ada.take_seats(shared, 0, 1, names=["", "Berta"])
        alone = ada.create_table(None, "random")
        ada.take_seats(alone, 0)
        ada.post("/api/me", name="Cosimo")
        assert [seat["name"] for seat in ada.get_table(shared)["seats"]] == ["Cosimo 2", "Berta", "", "Cosimo"]
        assert [seat["name"] for seat in ada.get_table(alone)["seats"]] == ["Cosimo", "Aldo"]
    with running_server(tmp_path) as later:
        assert [seat["name"] for seat in later.get_table(shared)["seats"]] == ["Cosimo 2", "Berta", "", "Cosimo"]


def test_log_describes_a_move_in_its_own_position() -> None:
    seats = tuple(SeatRow(number, "ada", None, name) for number, name in enumerate(("Ada", "Ben")))
    eastern_wonders = game("eastern_wonders")
    described_differently_later = 0
    for seed in (b"1", b"2", b"3", b"4", b"5", b"6"):
        row = TableRow(
            "id",
            eastern_wonders.id,
            eastern_wonders.rules_version,
            eastern_wonders.digest,
            {},
            seed,
            commitment_of(seed),
            "ada",
            False,
            0,
            0,
            "running",
            None,
            seats=seats,
        )
        state, player = initial_state(row), bot("random", 3)
        moves: list[MoveRow] = []
        while len(moves) < 150 and state.player is not None:
            action = player.choose(PlayerView(state, state.player))
            moves.append(MoveRow(state.notation(action), False, 0))
            state.apply(action)
        table = Table(row, moves, [])
        assert table.state is not None
        silent = {index: step for index, step in enumerate(table.steps) if not step.events}
        logged = [step_texts(table, step, step.seat, "en") for step in silent.values()]
        assert logged == [[table.state_at(index).describe(state.parse(step.move))] for index, step in silent.items()]
        described_differently_later += logged != [[state.describe(state.parse(step.move))] for step in silent.values()]
    assert described_differently_later


def test_lobby_shows_the_player_to_move(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        ben = ada.new_client("Ben")
        table = ada.create_table(None, None, public=True)
        ada.take_seats(table, 0)
        ben.take_seats(table, 1)
        with ada.connect(table) as page:
            page.receive("table")
            page.send(type="set-turn-confirmation", enabled=True).receive("table")
        ada.play(table, "play S1")
        assert "Ada is thinking" in ben.get("/")
        assert '<em class="button button-primary">Your turn</em>' in ada.get("/")


def test_table_is_in_one_list_of_the_lobby(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None, public=True)
        ben = ada.new_client("Ben")
        assert ada.new_client().get("/").count(f'href="/table/{table}"') == 1
        ben.post(f"/api/tables/{table}/leave", 403)
        ben.take_seats(table, 1)
        for guest in (ada, ben, ada.new_client()):
            assert guest.get("/").count(f'href="/table/{table}"') == 1
