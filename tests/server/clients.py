"""A server for a test: an application on a database of its own, and clients with a cookie jar each."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self

from fastapi.testclient import TestClient
from pydantic import TypeAdapter
from starlette.testclient import WebSocketTestSession

from fondaco.bots import PlayerView, bot
from fondaco.server.app import create_app
from fondaco.server.settings import Settings
from fondaco.server.store.database import migrate, open_engine
from fondaco.server.store.rows import Guest
from fondaco.server.store.store import Store
from fondaco.server.tables.bot_pool import BotPool
from fondaco.server.tables.service import TableService
from fondaco.server.tables.table import Table
from fondaco.server.web.server_messages import ServerMessage

NONCE = "00112233445566778899aabbccddeeff"
SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)


def database_url(folder: Path) -> str:
    """The database of the servers in a folder."""
    return f"sqlite+aiosqlite:///{folder / 'fondaco.db'}"


class Client:
    """A browser of one guest."""

    def __init__(self, http: TestClient, name: str = "") -> None:
        self.http = http
        if name:
            self.post("/api/me", name=name)

    def new_client(self, name: str = "") -> Client:
        """Another browser at the same server."""
        http = TestClient(self.http.app, base_url=str(self.http.base_url), headers=dict(self.http.headers))
        http.portal = self.http.portal
        return Client(http, name)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        response = self.http.get(path, params=query)
        assert response.status_code == status, response.text
        return response.json() if response.headers["content-type"] == "application/json" else response.text

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        response = self.http.post(path, json=body)
        assert response.status_code == status, response.text
        return response.json()

    def create_table(self, *seats: str | None, game: str = "spice_road", **more: Any) -> str:
        table: str = self.post("/api/tables", game=game, seats=list(seats), **more)["id"]
        return table

    def take_seats(self, table: str, *seats: int, status: int = 200, names: list[str] | None = None) -> Any:
        return self.post(f"/api/tables/{table}/sit", status, seats=list(seats), nonce=NONCE, names=names or [])

    def get_table(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}", **query)

    def play(self, table: str, *moves: str, status: int = 200) -> Any:
        move_count = self.get_table(table)["move_count"]
        return self.post(f"/api/tables/{table}/moves", status, moves=list(moves), move_count=move_count)

    @contextmanager
    def connect(self, table: str, **query: str) -> Iterator[LiveConnection]:
        parameters = "&".join(f"{name}={value}" for name, value in query.items())
        with self.http.websocket_connect(f"/live/{table}?{parameters}") as socket:
            yield LiveConnection(socket)


class LiveConnection:
    """The WebSocket of an open page."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.received: list[str] = []

    def send(self, **message: Any) -> Self:
        self.socket.send_text(json.dumps(message))
        return self

    def receive(self, kind: str) -> Any:
        """The next message of a type; other messages before it are skipped. Each one must fit the model of server messages."""
        while True:
            text = self.socket.receive_text()
            self.received.append(text)
            SERVER_MESSAGE.validate_json(text)
            message = json.loads(text)
            if message["type"] == kind:
                return message


@contextmanager
def running_server(folder: Path, **settings: Any) -> Iterator[Client]:
    """A running server, and its first client."""
    all_settings = Settings(db=database_url(folder), **{"bot_delay": 0.0, **settings})
    headers = {"accept-language": "en", "accept": "application/json"}
    with TestClient(create_app(all_settings), base_url="http://testserver", headers=headers) as http:
        yield Client(http, "Ada")


def service_of(client: Client) -> TableService:
    """The table service of a client's server."""
    app: Any = client.http.app
    service: TableService = app.state.table_service
    return service


def server_table(client: Client, id: str) -> Table:
    """The table in the memory of the server, which no client can see."""
    portal = client.http.portal
    assert portal is not None
    return portal.call(service_of(client).repository.get, id)


@asynccontextmanager
async def table_service(
    folder: Path, *seats: str | None, bot_seconds: float = 60.0
) -> AsyncIterator[tuple[TableService, Guest, Table]]:
    """A table service without pages, a guest of it, and a table of Spice Road without people."""
    engine = open_engine(database_url(folder))
    await migrate(engine)
    store = Store(engine)
    service = TableService(store, BotPool(1, bot_seconds), bot_delay=0.0)
    await service.start()
    guest = await store.add_guest("Ada")
    try:
        yield service, guest, await service.lobby.create_table(guest, "spice_road", seats, {}, False)
    finally:
        await service.close()
        await store.close()


def play_to_end(clients: dict[int, Client], id: str) -> None:
    """Play to the end of the game: people choose like the greedy bot, and make no out-of-order picks."""
    table = server_table(next(iter(clients.values())), id)
    adviser = bot("greedy:beam=2,worlds=1", 3)
    deadline = time.monotonic() + 300
    while not table.over:
        assert time.monotonic() < deadline, f"after {table.move_count} moves the game does not continue"
        move_count, state = table.move_count, table.state
        assert state is not None
        if table.held_by in clients:
            clients[table.held_by].post(f"/api/tables/{id}/confirm")
        elif state.player in clients and len(state.legal_actions()) > 1:
            move = state.notation(adviser.choose(PlayerView(state, state.player)))
            clients[state.player].post(f"/api/tables/{id}/moves", moves=[move], move_count=move_count)
        else:
            time.sleep(0.002)
