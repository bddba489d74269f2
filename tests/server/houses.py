"""A house for a test: an application on a database of its own, and guests with a cookie jar each."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from fondaco.bots import PlayerView, bot
from fondaco.server.app import create_app
from fondaco.server.play.house import House
from fondaco.server.play.table import Table
from fondaco.server.play.thinking import Thinkers
from fondaco.server.settings import Settings
from fondaco.server.store import rows
from fondaco.server.store.database import migrate, open_engine
from fondaco.server.store.store import Store

NONCE = "00112233445566778899aabbccddeeff"


class Guest:
    """Somebody with a browser."""

    def __init__(self, client: TestClient, name: str = "") -> None:
        self.client = client
        if name:
            self.post("/api/me", name=name)

    def another(self, name: str = "") -> Guest:
        """Somebody else in the same house."""
        other = TestClient(self.client.app, base_url=str(self.client.base_url), headers=dict(self.client.headers))
        other.portal = self.client.portal
        return Guest(other, name)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.client.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.client.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def set_up(self, *seats: str | None, game: str = "spice_road", **more: Any) -> str:
        table: str = self.post("/api/tables", game=game, seats=list(seats), **more)["id"]
        return table

    def sit(self, table: str, *seats: int, status: int = 200, names: list[str] | None = None) -> Any:
        return self.post(f"/api/tables/{table}/sit", status, seats=list(seats), nonce=NONCE, names=names or [])

    def look(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}", **query)

    def play(self, table: str, *moves: str, status: int = 200) -> Any:
        at = self.look(table)["move_count"]
        return self.post(f"/api/tables/{table}/moves", status, moves=list(moves), move_count=at)

    @contextmanager
    def live(self, table: str, **query: str) -> Iterator[Line]:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        with self.client.websocket_connect(f"/live/{table}?{words}") as socket:
            yield Line(socket)


class Line:
    """An open page."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[str] = []

    def send(self, **message: Any) -> Self:
        self.socket.send_text(json.dumps(message))
        return self

    def next(self, kind: str) -> Any:
        """The next message of a kind; the others before it are passed over."""
        while True:
            text = self.socket.receive_text()
            self.heard.append(text)
            message = json.loads(text)
            if message["type"] == kind:
                return message


@contextmanager
def house(folder: Path, **settings: Any) -> Iterator[Guest]:
    """A house that is open, and its first guest."""
    chosen = Settings(db=f"sqlite+aiosqlite:///{folder / 'house.db'}", **{"bot_delay": 0.0, **settings})
    headers = {"accept-language": "en", "accept": "application/json"}
    with TestClient(create_app(chosen), base_url="http://testserver", headers=headers) as client:
        yield Guest(client, "Ada")


def real_table(guest: Guest, id: str) -> Table:
    """The table itself, as no guest can see it."""
    app: Any = guest.client.app
    running: House = app.state.house
    return running.tables._in_use[id]


@asynccontextmanager
async def bare_house(
    folder: Path, *seats: str | None, bot_seconds: float = 60.0
) -> AsyncIterator[tuple[House, rows.Guest, Table]]:
    """A house without pages, a guest of it, and a table of Spice Road where nobody sits yet."""
    engine = open_engine(f"sqlite+aiosqlite:///{folder / 'house.db'}")
    await migrate(engine)
    store = Store(engine)
    house = House(store, Thinkers(1, bot_seconds), bot_delay=0.0)
    guest = await store.add_guest("Ada")
    try:
        yield house, guest, await house.seating.set_up(guest, "spice_road", seats, {}, False)
    finally:
        await house.close()
        await store.close()


def play_out(guests: dict[int, Guest], id: str) -> None:
    """Play to the end of the game: people decide as the greedy bot would, and pick nothing late."""
    table = real_table(next(iter(guests.values())), id)
    adviser = bot("greedy:beam=2,worlds=1", 3)
    deadline = time.monotonic() + 300
    while not table.over:
        assert time.monotonic() < deadline, f"after {table.move_count} moves nothing happens any more"
        at, state = table.move_count, table.state
        assert state is not None
        if table.held_by in guests:
            guests[table.held_by].post(f"/api/tables/{id}/confirm")
        elif state.player in guests and len(state.legal_actions()) > 1:
            move = state.notation(adviser.choose(PlayerView(state, state.player)))
            guests[state.player].post(f"/api/tables/{id}/moves", moves=[move], move_count=at)
        else:
            time.sleep(0.002)
