"""Chromium, pages in it, and what all of them must keep to: no error in the console, nothing loaded from elsewhere."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
READ = """() => [document.body.dataset.at ?? 0, document.body.dataset.kind === "yours"
  ? [...document.querySelectorAll("#actions button")].map(button => [button.dataset.move, button.dataset.id]) : []]"""
POINT = """id => {
  for (const target of document.querySelectorAll(`#board [data-action="${id}"]`)) {
    if (target.closest(".region-hidden")) continue;
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
PATIENCE = 180_000
"""How many milliseconds a page is waited for: whoever comes first to a server waits until all games are loaded."""
expect.set_options(timeout=PATIENCE)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that is closed in the end."""
    assert CHROMIUM is not None, "the browser tests need Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        try:
            yield browser
        finally:
            browser.close()


class Visit:
    """Somebody's page."""

    def __init__(self, browser: Browser, url: str, *, width: int = 1280, height: int = 800, **context: Any) -> None:
        settings = {"reduced_motion": "reduce", "locale": "en-GB", **context}
        self.url = url
        self.context = browser.new_context(viewport={"width": width, "height": height}, **settings)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self._asked(request.url))
        self.page.set_default_timeout(PATIENCE)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(message.text)

    def _asked(self, url: str) -> None:
        if not url.startswith((self.url, self.url.replace("http", "ws"), "data:")):
            self.faults.append(f"asked for {url}")

    def open(self, path: str = "/") -> Page:
        self.page.goto(f"{self.url}{path}")
        expect(self.page.locator("[inert]")).to_have_count(0)
        return self.page

    def name(self, name: str) -> None:
        """Take a name in the lobby."""
        self.open().get_by_role("button", name="Choose a name").click()
        self.page.locator("#name-dialog input").fill(name)
        self.page.get_by_role("button", name="OK").click()
        expect(self.page.get_by_role("button", name=f"Playing as {name}")).to_be_visible()

    def play_now(self, players: int, game: str = "spice_road") -> None:
        """Two clicks from the lobby to the first decision."""
        self.open()
        self.page.locator(f"[data-now={game}]").click()
        self.page.locator(f"#now-{game} button[value='{players}']").click()
        expect(self.page.locator("#actions button").first).to_be_visible()

    def play_now_by_finger(self, game: str, players: int) -> None:
        """Two taps from the lobby to the first decision."""
        self.open()
        self.page.locator(f"[data-now={game}]").tap()
        self.page.locator(f"#now-{game} button[value='{players}']").tap()
        self.page.locator("body[data-kind=yours] #board svg").wait_for()

    @property
    def at(self) -> int:
        return int(self.page.locator("body").get_attribute("data-at") or 0)

    @property
    def kind(self) -> str | None:
        return self.page.locator("body").get_attribute("data-kind")

    def wait_past(self, at: int) -> None:
        """Wait until there are more moves than that."""
        self.page.locator(f"body[data-at]:not([data-at='{at}'])").wait_for(state="attached")

    def choices(self) -> tuple[int, list[tuple[str, str]]]:
        """The moment, and the moves with their ids between which there is a choice."""
        at, found = self.page.evaluate(READ)
        return int(at), [(move, action) for move, action in found] if len(found) > 1 else []

    def click_on_the_table(self, action: str) -> bool:
        """Click on the thing that means an action, where nothing else covers it; False if it is in the list alone."""
        point = self.page.evaluate(POINT, action)
        if point is None:
            return False
        self.page.mouse.click(*point)
        return True

    def close(self) -> None:
        """Go; nothing may have gone wrong on the way."""
        self.context.close()
        assert not self.faults
