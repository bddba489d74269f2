"""`fondaco serve`: run the server for play in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import time
import webbrowser

from ..errors import CommandError
from ..i18n import translate

BROWSER_TIMEOUT = 30.0
"""Seconds to wait for the server before the browser is given up."""


def run(*, host: str, port: int, db: str | None, bot_delay: float, bot_seconds: float, bot_workers: int, browser: bool) -> None:
    """Run the server until it is stopped."""
    try:
        import uvicorn

        from ...server.app import create_app
        from ...server.settings import DEFAULT_DB, Settings
        from ...server.store.database import check_database
    except ImportError as error:
        raise CommandError("no-server", module=error.name or str(error)) from None
    settings = Settings(DEFAULT_DB if db is None else db, bot_seconds=bot_seconds, bot_workers=bot_workers, bot_delay=bot_delay)
    asyncio.run(check_database(settings.db))
    server_socket = _bind(host, port)
    bound_port: int = server_socket.getsockname()[1]
    shown_host = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::", "::1") else host
    address = f"http://{f'[{shown_host}]' if ':' in shown_host else shown_host}:{bound_port}/"
    print(translate("serving", address=address), flush=True)
    if browser and has_desktop():
        threading.Thread(target=_open_browser, args=(address, bound_port), daemon=True).start()
    config = uvicorn.Config(create_app(settings), log_level="warning", timeout_graceful_shutdown=2)
    uvicorn.Server(config).run(sockets=[server_socket])


def _bind(host: str, port: int) -> socket.socket:
    """Bind the socket to listen on. It is bound here, because an error of uvicorn would take more than one line."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        server_socket = socket.socket(family, kind, protocol)
        server_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        server_socket.bind(address)
    except (OSError, OverflowError) as error:
        raise CommandError("cannot-listen", address=f"{host}:{port}", detail=str(error)) from None
    return server_socket


def has_desktop() -> bool:
    """Whether the machine has a desktop to open a browser on."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open_browser(address: str, port: int) -> None:
    """Open the browser when the server accepts connections."""
    deadline = time.monotonic() + BROWSER_TIMEOUT
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("localhost", port), 1).close()
        except OSError:
            time.sleep(0.2)
        else:
            webbrowser.open(address)
            return
