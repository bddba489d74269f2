"""Takes the screenshots of the documentation from real games: ``python docs/screenshots.py`` writes them beside this file.

It starts a server of its own and drives Chromium, as the browser tests do.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.browser.pages import Visit, chromium
from tests.server.servers import Server

HERE = Path(__file__).parent / "screenshots"
DECISIONS = 24


def main() -> None:
    """Play a game and take the pictures on the way."""
    HERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        try:
            elena = Visit(browser, server.url)
            elena.name("Elena")
            elena.play_now(3)
            table = elena.page.url.removeprefix(server.url)
            play(elena, DECISIONS)
            elena.page.screenshot(path=HERE / "table.png")
            elena.open()
            elena.page.wait_for_load_state("networkidle")
            elena.page.screenshot(path=HERE / "lobby.png")
            shape = {"width": 390, "height": 844}
            phone = Visit(browser, server.url, **shape, device_scale_factor=2, is_mobile=True, has_touch=True)
            phone.context.add_cookies(elena.context.cookies())  # type: ignore[arg-type]
            phone.open(table)
            phone.page.locator("#hand-bar").wait_for()
            phone.page.screenshot(path=HERE / "phone.png")
            phone.close()
            elena.open(table)
            play(elena, 10_000)
            elena.page.locator(".reckoning").wait_for()
            elena.page.screenshot(path=HERE / "end.png")
            elena.close()
        finally:
            server.kill()


def play(visit: Visit, decisions: int) -> None:
    """Make so many decisions, or play to the end, and wait for the next one."""
    made = 0
    while visit.kind != "over":
        at, best = visit.best()
        if best is None:
            visit.page.wait_for_timeout(15)
        elif made == decisions:
            return
        else:
            visit.page.locator(f'#actions button[data-id="{best}"]').click()
            visit.wait_past(at)
            made += 1


if __name__ == "__main__":
    main()
