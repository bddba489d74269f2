"""Chromium and its pages. No page may log an error or load anything from another server."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
MOVES = """() => [document.body.dataset.moveCount ?? 0, document.body.dataset.status === "yours"
  ? [...document.querySelectorAll("#actions button")].map(button => [button.dataset.move, button.dataset.id]) : []]"""
CLICK_POINT = """id => {
  for (const target of document.querySelectorAll(`#board [data-action="${id}"]`)) {
    if (target.closest(".replaced-by-list")) continue;
    const box = target.getBoundingClientRect();
    for (let row = 1; row < 12; row++) for (let column = 1; column < 12; column++) {
      const [x, y] = [box.left + box.width * column / 12, box.top + box.height * row / 12];
      if (document.elementFromPoint(x, y)?.closest("[data-action]") === target) return [x, y];
    }
  }
  return null;
}"""
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
"""The smallest phone."""
TIMEOUT_MS = 180_000
"""How long to wait for a page, in milliseconds: the first request waits until all games are loaded."""
expect.set_options(timeout=TIMEOUT_MS)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Yield a browser and close it in the end."""
    assert CHROMIUM is not None, "the browser tests need Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        try:
            yield browser
        finally:
            browser.close()


class Visit:
    """A page of one person, with cookies of its own."""

    def __init__(self, browser: Browser, url: str, *, width: int = 1280, height: int = 800, **context: Any) -> None:
        settings = {"reduced_motion": "reduce", "locale": "en-GB", **context}
        self.url = url
        self.context = browser.new_context(viewport={"width": width, "height": height}, **settings)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self._on_request(request.url))
        self.page.set_default_timeout(TIMEOUT_MS)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def _on_request(self, url: str) -> None:
        if not url.startswith((self.url, self.url.replace("http", "ws"), "data:")):
            self.errors.append(f"requested {url}")

    def open(self, path: str = "/") -> Page:
        """Open a page and wait until its scripts have run."""
        self.page.goto(f"{self.url}{path}")
        expect(self.page.locator("[inert]")).to_have_count(0)
        return self.page

    def name(self, name: str) -> None:
        """Take a name in the lobby."""
        self.open().get_by_role("button", name="Choose a name").click()
        self.page.locator("#name-dialog input").fill(name)
        self.page.get_by_role("button", name="OK").click()
        expect(self.page.get_by_role("button", name=f"Playing as {name}")).to_be_visible()

    def create_table(self, *seats: str, game: str = "spice_road") -> str:
        """Create a table in the lobby, one choice for each seat; return its path."""
        page = self.open()
        page.locator(f"[data-new-table={game}]").click()
        form = page.locator(f"#new-table-{game}")
        form.locator("[name=players]").select_option(str(len(seats)))
        for number, seat in enumerate(seats):
            form.locator(f"[name=seat-{number}]").select_option(seat)
        form.get_by_role("button", name="Create table").click()
        page.wait_for_url("**/table/*")
        return page.url.removeprefix(self.url)

    def play_now(self, players: int, game: str = "spice_road") -> None:
        """Two clicks from the lobby to the first decision."""
        self.open()
        self.page.locator(f"[data-play-now={game}]").click()
        self.page.locator(f"#play-now-{game} button[value='{players}']").click()
        expect(self.page.locator("#actions button").first).to_be_visible()

    def play_now_by_finger(self, game: str, players: int) -> None:
        """Two taps from the lobby to the first decision."""
        self.open()
        self.page.locator(f"[data-play-now={game}]").tap()
        self.page.locator(f"#play-now-{game} button[value='{players}']").tap()
        self.page.locator("body[data-status=yours] #board svg").wait_for()

    @property
    def move_count(self) -> int:
        """The number of moves made, as the page shows it."""
        return int(self.page.locator("body").get_attribute("data-move-count") or 0)

    @property
    def status_kind(self) -> str | None:
        """The kind of the status: yours, hold, other, open, over or outdated."""
        return self.page.locator("body").get_attribute("data-status")

    def wait_for_move_after(self, move_count: int) -> None:
        """Wait until the move count differs from this one."""
        self.page.locator(f"body[data-move-count]:not([data-move-count='{move_count}'])").wait_for(state="attached")

    def legal_moves(self) -> tuple[int, list[tuple[str, str]]]:
        """Return the move count and the moves with their ids; no moves while there is no choice."""
        move_count, moves = self.page.evaluate(MOVES)
        return int(move_count), [(move, action) for move, action in moves] if len(moves) > 1 else []

    def click_target(self, action: str) -> bool:
        """Click on the target of an action where nothing covers it; return False if the action is in the list only."""
        point = self.page.evaluate(CLICK_POINT, action)
        if point is None:
            return False
        self.page.mouse.click(*point)
        return True

    def close(self, ignoring: str = "") -> None:
        """Close the page; there must have been no errors but those that a pattern matches."""
        self.context.close()
        assert [error for error in self.errors if not ignoring or not re.search(ignoring, error)] == []
