"""`fondaco serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import time
import webbrowser

from .i18n import CommandError, translate

BROWSER_TIMEOUT = 30.0
"""How many seconds a browser waits for the server to open."""


def serve(host: str, port: int, db: str | None, pace: float, bot_seconds: float, bot_workers: int, browser: bool) -> None:
    """Run the server until it is stopped."""
    try:
        import uvicorn

        from ..server.app import create_app
        from ..server.settings import DEFAULT_DB, Settings
        from ..server.store.database import prepare
    except ImportError as error:
        raise CommandError("no-server", fault=error.name or str(error)) from None
    settings = Settings(DEFAULT_DB if db is None else db, bot_seconds, bot_workers, pace)
    asyncio.run(prepare(settings.db))
    sock = _bind(host, port)
    shown = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::", "::1") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{sock.getsockname()[1]}/"
    print(translate("serving", address=address), flush=True)
    if browser and has_desktop():
        threading.Thread(target=_open_browser, args=(address, sock.getsockname()[1]), daemon=True).start()
    config = uvicorn.Config(create_app(settings), log_level="warning", timeout_graceful_shutdown=2)
    uvicorn.Server(config).run(sockets=[sock])


def _bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; taken before anything else, so that a port in use is told in one line."""
    try:
        family, kind, proto, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        sock = socket.socket(family, kind, proto)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(place)
    except (OSError, OverflowError) as error:
        raise CommandError("cannot-listen", place=f"{host}:{port}", fault=str(error)) from None
    return sock


def has_desktop() -> bool:
    """Whether there is a screen to open a browser on."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open_browser(address: str, port: int) -> None:
    """Open the browser as soon as the server listens."""
    deadline = time.monotonic() + BROWSER_TIMEOUT
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("localhost", port), 1).close()
        except OSError:
            time.sleep(0.2)
        else:
            webbrowser.open(address)
            return
