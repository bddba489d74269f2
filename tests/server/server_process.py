"""A server in a process of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class ServerProcess:
    """A server as `fondaco serve` starts it, which can be killed."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.db = f"sqlite+aiosqlite:///{folder / 'fondaco.db'}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", "from fondaco.cli import main; raise SystemExit(main())"]
        options = ["--port", str(self.port), "--db", self.db, "--bot-delay", "0", "--bot-seconds", "60", "--bot-workers", "1"]
        self.process = subprocess.Popen([*command, "serve", *options], stdout=subprocess.DEVNULL)
        for _ in range(300):
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the server does not start")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
