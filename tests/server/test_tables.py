"""From the lobby to the reckoning, over the JSON API."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco import Record, game, games
from fondaco.bots import PlayerView, bot
from fondaco.cli.commands import verify
from fondaco.core.fair_deal import commitment_of, shared_seed
from fondaco.server.play.table import Table, deal
from fondaco.server.show.log import texts
from fondaco.server.store.rows import MoveRow, SeatRow, TableRow

from .houses import NONCE, house, play_out


def test_a_whole_game_against_a_bot_and_its_proof(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        made = ada.post("/api/tables", game="spice_road", seats=[None, "random"])
        table = made["id"]
        assert ada.look(table)["phase"] == "open"
        ada.sit(table, 0)
        assert ada.get(f"/api/tables/{table}/proof")["secret"] is None
        play_out({0: ada}, table)
        end = ada.get(f"/api/tables/{table}/result")
        assert end["names"] == ["Ada", "Aldo"]
        assert [sum(points) for points in end["points"]] == end["scores"]
        assert sorted(end["ranks"]) == [0, 1]
        assert end["score_history"][-1][1:] == end["scores"]

        record = Record.loads(ada.get(f"/api/tables/{table}/record"))
        assert record.replay().scores() == end["scores"]
        assert record.fair_deal is not None
        assert record.fair_deal.commitment == made["commitment"] == commitment_of(record.fair_deal.secret)
        assert record.seed == shared_seed(record.fair_deal.secret, [bytes.fromhex(NONCE), b""])
        proof = ada.get(f"/api/tables/{table}/proof")
        assert (proof["proves"], proof["secret"]) == (True, record.fair_deal.secret.hex())
        page = ada.get(f"/table/{table}/result")
        assert f'id="proof-kept" data-commitment="{made["commitment"]}" data-nonces="{NONCE} ' in page, (
            "what the browser compares"
        )
        assert "Finished games" in ada.get("/")


def test_a_record_is_checked_against_the_promise_one_was_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with house(tmp_path) as ada:
        made = ada.post("/api/tables", game="spice_road", seats=[None, "random"])
        ada.sit(made["id"], 0)
        play_out({0: ada}, made["id"])
        file = tmp_path / "evening.fondaco"
        file.write_text(ada.get(f"/api/tables/{made['id']}/record"), "utf-8")
    assert [verify.run(file, promise, True) for promise in (None, made["commitment"], commitment_of(b"another"))] == [0, 0, 1]
    assert "The fair-deal proof of" in capsys.readouterr().err


def test_two_people_meet_at_a_table(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None, public=True)
        ada.sit(table, 0)
        ben = ada.another("Ben")
        assert f"/table/{table}" in ben.get("/")
        ben.sit(table, 0, status=409)
        ben.sit(table, 1)
        assert ben.look(table)["phase"] == "running"
        assert f'href="/table/{table}"' in ada.get("/")
        ben.play(table, "rest", status=409)
        ada.play(table, "play S1")
        assert ben.look(table)["status"]["kind"] == "yours"
        ben.play(table, "acquire 1")
        assert [seat["name"] for seat in ben.look(table)["seats"]] == ["Ada", "Ben"]


def test_a_seat_can_be_left_before_the_game_begins(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 1)
        ada.post(f"/api/tables/{table}/leave")
        assert [seat["free"] for seat in ada.look(table)["seats"]] == [True, True]
        ada.sit(table, 0, 1)
        ada.post(f"/api/tables/{table}/leave", 409)


def test_moves_are_made_all_or_none(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0, 1)
        ada.play(table, "acquire 2", "pay brown", status=400)
        assert ada.look(table)["move_count"] == 0
        ada.play(table, "acquire 2", "rest", status=400)
        assert ada.look(table)["move_count"] == 0
        ada.play(table, "play S1", "play S1", status=409)
        assert ada.look(table)["move_count"] == 0


def test_a_rematch_moves_the_start_on_and_is_shared(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, "random")
        ada.post(f"/api/tables/{table}/rematch", 409)
        ada.sit(table, 0)
        play_out({0: ada}, table)
        again = ada.post(f"/api/tables/{table}/rematch")["id"]
        assert ada.post(f"/api/tables/{table}/rematch")["id"] == again
        assert [seat["bot"] for seat in ada.look(again)["seats"]] == ["random", None]
        assert ada.look(table)["log"][-1]["note"] == "rematch"
        ada.another("Eve").post(f"/api/tables/{table}/rematch", 403)


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        ({"game": "spice_raod", "seats": [None, "random"]}, 404, "Did you mean spice_road?"),
        ({"game": "spice_road", "seats": [None]}, 400, "2 to 5 players"),
        ({"game": "spice_road", "seats": ["random", "random"]}, 400, "leave one seat to a person"),
        ({"game": "spice_road", "seats": [None, "os:system"]}, 400, "no bot “os:system”"),
        ({"game": "spice_road", "seats": [None, "greedy:beam=99"]}, 400, "“beam” may be from 0 to 16"),
        ({"game": "spice_road", "seats": [None, None], "options": {"speed": 3}}, 400, "no option “speed”"),
        ({"game": "spice_road"}, 422, "seats"),
    ],
)
def test_a_table_that_cannot_be(tmp_path: Path, body: dict[str, object], status: int, words: str) -> None:
    with house(tmp_path) as ada:
        answer = ada.client.post("/api/tables", json=body)
        assert answer.status_code == status
        assert words in answer.json()["error"]


def test_a_refusal_is_a_sentence_in_the_language_of_the_page(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0, 1)
        body = {"moves": ["claim 1"], "move_count": 0}
        assert "fehlen dir" in ada.client.post(f"/api/tables/{table}/moves?lang=de", json=body).json()["error"]
        assert "You lack" in ada.client.post(f"/api/tables/{table}/moves", json=body).json()["error"]
        assert ada.get(f"/api/tables/{table}/why", move="claim 1", lang="de")["reason"].startswith("Für V")
        assert ada.get(f"/api/tables/{table}/why", move="play S1")["reason"] == ""


@pytest.mark.parametrize("id", games())
def test_every_game_of_the_shelf_can_be_opened(tmp_path: Path, id: str) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(*[None] * game(id).min_players, game=id)
        ada.sit(table, *range(game(id).min_players))
        for lang in ("en", "de"):
            seen = ada.look(table, seat=0, lang=lang)
            assert seen["status"]["kind"] == "yours"
            player = seen["player"]
            for layout in ("wide", "tall"):
                picture = ada.get(f"/api/tables/{table}/picture", seat=player, layout=layout, lang=lang)
                assert picture.startswith("<svg")
            assert ada.get(f"/picture/{id}.svg", lang=lang).startswith("<svg")
            assert "</article>" in ada.get(f"/howto/{id}", lang=lang)
        seen = ada.look(table, seat=player)
        ada.play(table, seen["actions"][0]["move"])
        assert ada.look(table, seat=player)["log"]
        assert ada.get(f"/api/tables/{table}/moment", move_count=1)["texts"]


def test_another_name_is_nobody_elses_and_spares_those_who_share_the_device(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        shared = ada.set_up(None, None, None, "random")
        ada.sit(shared, 0, 1, names=["", "Berta"])
        alone = ada.set_up(None, "random")
        ada.sit(alone, 0)
        ada.post("/api/me", name="Cosimo")
        assert [seat["name"] for seat in ada.look(shared)["seats"]] == ["Cosimo 2", "Berta", "", "Cosimo"]
        assert [seat["name"] for seat in ada.look(alone)["seats"]] == ["Cosimo", "Aldo"]
    with house(tmp_path) as later:
        assert [seat["name"] for seat in later.look(shared)["seats"]] == ["Cosimo 2", "Berta", "", "Cosimo"]


def test_the_day_book_words_a_move_by_the_position_it_was_made_in() -> None:
    seats = tuple(SeatRow(number, "ada", None, name) for number, name in enumerate(("Ada", "Ben")))
    rules = game("eastern_wonders")
    worded_otherwise_later = 0
    for seed in (b"1", b"2", b"3", b"4", b"5", b"6"):
        row = TableRow(
            "id",
            rules.id,
            rules.rules_version,
            rules.digest,
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
        state, player = deal(row), bot("random", 3)
        moves: list[MoveRow] = []
        while len(moves) < 150 and state.player is not None:
            action = player.choose(PlayerView(state, state.player))
            moves.append(MoveRow(state.notation(action), False, 0))
            state.apply(action)
        table = Table(row, moves, [])
        assert table.state is not None
        quiet = {at: step for at, step in enumerate(table.steps) if not step.events}
        told = [texts(table, step, step.seat, "en") for step in quiet.values()]
        assert told == [[table.moment(at).describe(state.parse(step.move))] for at, step in quiet.items()]
        worded_otherwise_later += told != [[state.describe(state.parse(step.move))] for step in quiet.values()]
    assert worded_otherwise_later


def test_the_lobby_says_whose_move_it_is(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        ben = ada.another("Ben")
        table = ada.set_up(None, None, public=True)
        ada.sit(table, 0)
        ben.sit(table, 1)
        with ada.live(table) as line:
            line.next("table")
            line.send(type="set-turn-confirmation", enabled=True).next("table")
        ada.play(table, "play S1")
        assert "Ada is thinking" in ben.get("/")
        assert '<em class="button go">Your turn</em>' in ada.get("/")


def test_a_table_stands_in_one_list_of_the_lobby(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None, public=True)
        ben = ada.another("Ben")
        assert ada.another().get("/").count(f'href="/table/{table}"') == 1
        ben.post(f"/api/tables/{table}/leave", 403)
        ben.sit(table, 1)
        for guest in (ada, ben, ada.another()):
            assert guest.get("/").count(f'href="/table/{table}"') == 1
