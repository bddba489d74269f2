"""A guest can neither act for another seat nor see its private information. Secrets of a running table are never sent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from .clients import NONCE, Client, running_server, server_table

People = tuple[Client, Client, Client, str]

PATHS = ("", "/picture", "/moment?move_count=0", "/proof", "/why?move=rest", "/hint", "/record", "/result")


@pytest.fixture
def players_and_spectator(tmp_path: Path) -> Iterator[People]:
    """Ada and Ben at a table with golden deals, where hands are private, and the spectator Eve."""
    with running_server(tmp_path) as ada:
        ben, eve = ada.new_client("Ben"), ada.new_client("Eve")
        table = ada.create_table(None, None, options={"golden_deals": True})
        ada.take_seats(table, 0)
        ben.take_seats(table, 1)
        yield ada, ben, eve, table


def all_responses(guest: Client, table: str) -> str:
    """All texts about a table that a guest can request."""
    pages = ["/", f"/table/{table}", f"/table/{table}/replay", f"/table/{table}/result", "/openapi.json", "/api/me"]
    texts = [guest.http.get(path).text for path in (*pages, *(f"/api/tables/{table}{path}" for path in PATHS))]
    for path in ("moves", "undo", "confirm"):
        texts.append(guest.http.post(f"/api/tables/{table}/{path}", json={"moves": ["rest"], "move_count": 0}).text)
    with guest.connect(table) as page:
        page.send(type="switch-seat", seat=0).send(type="why", move="rest").send(type="play", moves=["rest"], move_count=99).send(
            type="undo", move_count=0
        )
        page.send(type="chat", text="end")
        while page.receive("chat")["rows"][-1:] != [] and '"end"' not in page.received[-1]:
            pass
        texts += page.received
    return "\n".join(texts)


def test_seed_secret_and_nonces_of_a_running_table_are_never_sent(
    players_and_spectator: People,
) -> None:
    ada, ben, eve, table = players_and_spectator
    real = server_table(ada, table)
    hidden = [real.row.secret.hex(), real.seed.hex(), NONCE, real.state.rng.key.hex() if real.state else ""]
    for guest in (ada, ben, eve):
        seen = all_responses(guest, table)
        assert real.commitment in seen
        assert not [secret for secret in hidden if secret in seen]
        assert not [seat.guest for seat in real.seats if seat.guest and seat.guest in seen]


def test_each_viewer_gets_the_observation_of_its_seat(players_and_spectator: People) -> None:
    ada, ben, eve, table = players_and_spectator
    state = server_table(ada, table).state
    assert state is not None
    for guest, seat in ((ada, 0), (ben, 1), (eve, None)):
        seen = guest.get_table(table)
        assert seen["observation"] == json.loads(json.dumps(state.observe(seat)))
        assert bool(seen["actions"]) == (seat == state.player)
        with guest.connect(table) as page:
            message = page.receive("table")
            assert message["seat"] == seat
            picture = "".join(svg for _, svg in message["parts"])
            whole = state.svg(seat, "en", "wide", ["Ada", "Ben"])
            assert all(part in whole for name, part in message["parts"] if name != "table")
            assert (' data-action="' in picture) == (seat == state.player)


def test_guest_cannot_act_for_another_seat(players_and_spectator: People) -> None:
    ada, ben, eve, table = players_and_spectator
    move = {"moves": ["play S1"], "move_count": 0}
    assert eve.post(f"/api/tables/{table}/moves", 403, **move)["error"] == "You have no seat at this table."
    assert ben.post(f"/api/tables/{table}/moves", 409, **move)["error"] == "It is not your turn."
    Client(eve.new_client().http).post(f"/api/tables/{table}/moves", 401, **move)
    for guest in (ben, eve):
        with guest.connect(table) as page:
            page.receive("table")
            assert page.send(type="play", **move).receive("error")["move_count"] == 0
    ada.play(table, "play S1")
    ben.post(f"/api/tables/{table}/undo", 409, move_count=1)
    eve.post(f"/api/tables/{table}/undo", 403, move_count=1)
    eve.post(f"/api/tables/{table}/confirm", 409)
    eve.post(f"/api/tables/{table}/leave", 409)
    assert ada.get_table(table)["move_count"] == 1


def test_guest_cannot_view_another_seat(players_and_spectator: People) -> None:
    _, ben, eve, table = players_and_spectator
    for guest in (ben, eve):
        guest.get(f"/api/tables/{table}", 403, seat=0)
        guest.get(f"/api/tables/{table}/picture", 403, seat=0)
        guest.get(f"/api/tables/{table}/moment", 403, move_count=0, seat=0)
        with guest.connect(table) as page:
            assert page.send(type="switch-seat", seat=0).receive("error")["text"] == "That is not your seat."
    ben.get(f"/api/tables/{table}/moment", 403, move_count=0, seat=1)
    eve.get(f"/api/tables/{table}/why", 403, move="rest")


def test_records_and_results_require_a_finished_game(players_and_spectator: People) -> None:
    ada, _, _, table = players_and_spectator
    for path in ("record", "result"):
        ada.get(f"/api/tables/{table}/{path}", 409)
    ada.get(f"/table/{table}/result", 409)
    ada.post(f"/api/tables/{table}/rematch", 409)


def test_forged_cookie_has_no_guest(players_and_spectator: People) -> None:
    ada, _, eve, table = players_and_spectator
    cookie = ada.http.cookies["fondaco"]
    for forged in ("", "x", cookie[:-2], cookie.split(".")[0], json.dumps(server_table(ada, table).seats[0].guest)):
        eve.http.cookies.set("fondaco", forged, domain="testserver.local")
        assert eve.http.get("/api/me", headers={"cookie": f"fondaco={forged}"}).json()["name"] in (None, "Eve")
    anonymous = ada.new_client()
    anonymous.http.headers["cookie"] = f"fondaco={cookie[:-3]}abc"
    assert anonymous.get("/api/me")["name"] is None


def test_cross_site_requests_are_refused(players_and_spectator: People) -> None:
    ada, _, _, table = players_and_spectator
    body = {"moves": ["play S1"], "move_count": 0}
    for origin in ("http://evil.example", "null", "http://testserver.evil.example"):
        answer = ada.http.post(f"/api/tables/{table}/moves", json=body, headers={"origin": origin})
        assert answer.status_code == 403
        with pytest.raises(WebSocketDisconnect), ada.http.websocket_connect(f"/live/{table}", headers={"origin": origin}):
            pass
    form = ada.http.post(f"/api/tables/{table}/moves", content="moves=rest&move_count=0", headers={"content-type": "text/plain"})
    assert form.status_code == 422
    same = ada.http.post(f"/api/tables/{table}/moves", json=body, headers={"origin": "http://testserver"})
    assert same.status_code == 200
    set_cookie = ada.new_client().http.post("/api/me", json={"name": "Zoe"}).headers["set-cookie"].lower()
    assert "httponly" in set_cookie
    assert "samesite=lax" in set_cookie


def test_private_link_opens_the_seats_on_another_device(players_and_spectator: People) -> None:
    ada, _, _, table = players_and_spectator
    token = ada.post("/api/me/link")["url"].rsplit("/", 1)[1]
    phone = ada.new_client()
    assert "Continue as Ada" in phone.http.get(f"/link/{token}", headers={"accept": "text/html"}).text
    assert phone.get("/api/me")["name"] is None
    phone.post(f"/link/{token}")
    phone.play(table, "play S1")
    phone.post(f"/link/{token[:-2]}", 404)
    phone.http.cookies.clear()
    cookie_as_link = ada.http.cookies["fondaco"]
    phone.post(f"/link/{cookie_as_link}", 404)


def test_moves_without_events_are_shown_to_their_seat_only(players_and_spectator: People) -> None:
    ada, ben, eve, table = players_and_spectator
    ada.play(table, "play S2")
    ada.play(table, "upgrade yellow 0")
    move_count = server_table(ada, table).move_count
    logs = [guest.get_table(table)["log"] for guest in (ada, ben, eve)]
    texts = [[entry["texts"] for entry in log if entry["move_count"] == move_count] for log in logs]
    assert texts == [[["Upgrade no turmeric"]], [], []]
    assert not any("upgrade yellow 0" in all_responses(guest, table) for guest in (ben, eve))
    moment = eve.get(f"/api/tables/{table}/moment", move_count=move_count)
    assert (moment["move"], moment["texts"]) == (None, ["Ada decides."])
