"""Nobody can act for, or see what belongs to, another seat; and nothing of a running table leaves the house."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from .houses import NONCE, Guest, house, real_table

PATHS = ("", "/picture", "/moment?move_count=0", "/proof", "/why?move=rest", "/hint", "/record", "/result")


@pytest.fixture
def people(tmp_path: Path) -> Iterator[tuple[Guest, Guest, Guest, str]]:
    """Ada and Ben at a table with golden deals (their hands are their own secret), and Eve, who watches."""
    with house(tmp_path) as ada:
        ben, eve = ada.another("Ben"), ada.another("Eve")
        table = ada.set_up(None, None, options={"golden_deals": True})
        ada.sit(table, 0)
        ben.sit(table, 1)
        yield ada, ben, eve, table


def everything(guest: Guest, table: str) -> str:
    """All that a guest can get to read about a table."""
    pages = ["/", f"/table/{table}", f"/table/{table}/replay", f"/table/{table}/result", "/openapi.json", "/api/me"]
    texts = [guest.client.get(path).text for path in (*pages, *(f"/api/tables/{table}{path}" for path in PATHS))]
    for path in ("moves", "undo", "confirm"):
        texts.append(guest.client.post(f"/api/tables/{table}/{path}", json={"moves": ["rest"], "move_count": 0}).text)
    with guest.live(table) as line:
        line.send(type="switch-seat", seat=0).send(type="why", move="rest").send(type="play", moves=["rest"], move_count=99).send(
            type="undo", move_count=0
        )
        line.send(type="chat", text="end")
        while line.next("chat")["rows"][-1:] != [] and '"end"' not in line.heard[-1]:
            pass
        texts += line.heard
    return "\n".join(texts)


def test_seed_secret_and_nonces_never_leave_a_running_table(people: tuple[Guest, Guest, Guest, str]) -> None:
    ada, ben, eve, table = people
    real = real_table(ada, table)
    hidden = [real.row.secret.hex(), real.seed.hex(), NONCE, real.state.rng.key.hex() if real.state else ""]
    for guest in (ada, ben, eve):
        seen = everything(guest, table)
        assert real.commitment in seen
        assert not [secret for secret in hidden if secret in seen]
        assert not [seat.guest for seat in real.seats if seat.guest and seat.guest in seen]


def test_each_viewer_gets_just_what_its_seat_may_know(people: tuple[Guest, Guest, Guest, str]) -> None:
    ada, ben, eve, table = people
    state = real_table(ada, table).state
    assert state is not None
    for guest, seat in ((ada, 0), (ben, 1), (eve, None)):
        seen = guest.look(table)
        assert seen["observation"] == json.loads(json.dumps(state.observe(seat)))
        assert bool(seen["actions"]) == (seat == state.player)
        with guest.live(table) as line:
            message = line.next("table")
            assert message["seat"] == seat
            drawn = "".join(svg for _, svg in message["parts"])
            whole = state.svg(seat, "en", "wide", ["Ada", "Ben"])
            assert all(part in whole for name, part in message["parts"] if name != "table")
            assert (' data-action="' in drawn) == (seat == state.player)


def test_nobody_acts_for_another(people: tuple[Guest, Guest, Guest, str]) -> None:
    ada, ben, eve, table = people
    move = {"moves": ["play S1"], "move_count": 0}
    assert eve.post(f"/api/tables/{table}/moves", 403, **move)["error"] == "You have no seat at this table."
    assert ben.post(f"/api/tables/{table}/moves", 409, **move)["error"] == "It is not your turn."
    Guest(eve.another().client).post(f"/api/tables/{table}/moves", 401, **move)
    for guest in (ben, eve):
        with guest.live(table) as line:
            line.next("table")
            assert line.send(type="play", **move).next("error")["move_count"] == 0
    ada.play(table, "play S1")
    ben.post(f"/api/tables/{table}/undo", 409, move_count=1)
    eve.post(f"/api/tables/{table}/undo", 403, move_count=1)
    eve.post(f"/api/tables/{table}/confirm", 409)
    eve.post(f"/api/tables/{table}/leave", 409)
    assert ada.look(table)["move_count"] == 1


def test_nobody_looks_with_the_eyes_of_another(people: tuple[Guest, Guest, Guest, str]) -> None:
    _, ben, eve, table = people
    for guest in (ben, eve):
        guest.get(f"/api/tables/{table}", 403, seat=0)
        guest.get(f"/api/tables/{table}/picture", 403, seat=0)
        guest.get(f"/api/tables/{table}/moment", 403, move_count=0, seat=0)
        with guest.live(table) as line:
            assert line.send(type="switch-seat", seat=0).next("error")["text"] == "That is not your seat."
    ben.get(f"/api/tables/{table}/moment", 403, move_count=0, seat=1)
    eve.get(f"/api/tables/{table}/why", 403, move="rest")


def test_records_and_results_wait_for_the_end(people: tuple[Guest, Guest, Guest, str]) -> None:
    ada, _, _, table = people
    for path in ("record", "result"):
        ada.get(f"/api/tables/{table}/{path}", 409)
    ada.get(f"/table/{table}/result", 409)
    ada.post(f"/api/tables/{table}/rematch", 409)


def test_a_forged_cookie_is_nobodys(people: tuple[Guest, Guest, Guest, str]) -> None:
    ada, _, eve, table = people
    ours = ada.client.cookies["fondaco"]
    for forged in ("", "x", ours[:-2], ours.split(".")[0], json.dumps(real_table(ada, table).seats[0].guest)):
        eve.client.cookies.set("fondaco", forged, domain="testserver.local")
        assert eve.client.get("/api/me", headers={"cookie": f"fondaco={forged}"}).json()["name"] in (None, "Eve")
    stranger = ada.another()
    stranger.client.headers["cookie"] = f"fondaco={ours[:-3]}abc"
    assert stranger.get("/api/me")["name"] is None


def test_pages_of_other_sites_can_do_nothing(people: tuple[Guest, Guest, Guest, str]) -> None:
    ada, _, _, table = people
    body = {"moves": ["play S1"], "move_count": 0}
    for origin in ("http://evil.example", "null", "http://testserver.evil.example"):
        answer = ada.client.post(f"/api/tables/{table}/moves", json=body, headers={"origin": origin})
        assert answer.status_code == 403
        with pytest.raises(WebSocketDisconnect), ada.client.websocket_connect(f"/live/{table}", headers={"origin": origin}):
            pass
    form = ada.client.post(
        f"/api/tables/{table}/moves", content="moves=rest&move_count=0", headers={"content-type": "text/plain"}
    )
    assert form.status_code == 422
    same = ada.client.post(f"/api/tables/{table}/moves", json=body, headers={"origin": "http://testserver"})
    assert same.status_code == 200
    cookie = ada.another().client.post("/api/me", json={"name": "Zoe"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_private_link_carries_a_guest_to_another_device(people: tuple[Guest, Guest, Guest, str]) -> None:
    ada, _, _, table = people
    token = ada.post("/api/me/link")["url"].rsplit("/", 1)[1]
    phone = ada.another()
    assert "Go on as Ada" in phone.client.get(f"/link/{token}", headers={"accept": "text/html"}).text
    assert phone.get("/api/me")["name"] is None
    phone.post(f"/link/{token}")
    phone.play(table, "play S1")
    phone.post(f"/link/{token[:-2]}", 404)
    phone.client.cookies.clear()
    cookie_as_link = ada.client.cookies["fondaco"]
    phone.post(f"/link/{cookie_as_link}", 404)


def test_an_answer_that_nothing_tells_of_stays_with_its_seat(people: tuple[Guest, Guest, Guest, str]) -> None:
    ada, ben, eve, table = people
    ada.play(table, "play S2")
    ada.play(table, "upgrade yellow 0")
    at = real_table(ada, table).move_count
    told = [[line["texts"] for line in guest.look(table)["log"] if line["move_count"] == at] for guest in (ada, ben, eve)]
    assert told == [[["Upgrade no turmeric"]], [], []]
    assert not any("upgrade yellow 0" in everything(guest, table) for guest in (ben, eve))
    moment = eve.get(f"/api/tables/{table}/moment", move_count=at)
    assert (moment["move"], moment["texts"]) == (None, ["Ada decides."])
