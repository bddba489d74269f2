"""Take the screenshots of the documentation: ``python -m tools.screenshots`` writes docs/screenshots.

The program starts its own server and drives Chromium, like the browser tests.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.browser.visits import Visit, chromium
from tests.server.server_process import ServerProcess

SCREENSHOTS = Path(__file__).parents[1] / "docs" / "screenshots"
WHOLE_GAME = 10_000
"""More decisions than any game has."""
MIN_CHOICES = 6
"""A screenshot is taken where more legal actions than this are shown."""
PHONE = {"width": 390, "height": 844, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}


def main() -> None:
    """Play two games and take the screenshots."""
    SCREENSHOTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = ServerProcess(Path(folder))
        try:
            elena = Visit(browser, server.url)
            elena.name("Elena")
            elena.play_now(3, "marco_polo")
            marco_polo = elena.page.url.removeprefix(server.url)
            play(elena, 22)
            take_screenshot(elena, "marco-polo")
            elena.play_now(3)
            spice_road = elena.page.url.removeprefix(server.url)
            play(elena, 20)
            take_screenshot(elena, "table")
            elena.page.locator("#hint").click()
            elena.page.locator("#hint-list li").first.wait_for()
            take_screenshot(elena, "hint")
            elena.open()
            take_screenshot(elena, "lobby")

            phone = Visit(browser, server.url, **PHONE)
            phone.context.add_cookies(elena.context.cookies())  # type: ignore[arg-type]
            for path, name in ((spice_road, "phone"), (marco_polo, "phone-marco-polo")):
                phone.open(path)
                phone.page.locator("#phone-play").wait_for()
                take_screenshot(phone, name)
            phone.page.locator("#region-board text").nth(3).tap()
            phone.page.locator("#zoom-back").wait_for()
            take_screenshot(phone, "phone-map")
            phone.page.locator("#zoom-back").tap()
            phone.page.locator("#zoom-back").wait_for(state="hidden")
            phone.page.locator("#phone-log").tap()
            take_screenshot(phone, "phone-book")
            phone.close()

            elena.open(spice_road)
            play(elena, WHOLE_GAME)
            elena.page.locator(".scores").wait_for()
            take_screenshot(elena, "end")
            elena.open(f"{spice_road}/replay?at=60")
            elena.page.locator("body[data-move-count='60']").wait_for()
            take_screenshot(elena, "replay")
            elena.close()
        finally:
            server.kill()


def take_screenshot(visit: Visit, name: str) -> None:
    """Save a screenshot once the page is loaded, with the mouse pointer on the background."""
    visit.page.mouse.move(1, 1)
    visit.page.wait_for_load_state("networkidle")
    visit.page.screenshot(path=SCREENSHOTS / f"{name}.png")


def play(visit: Visit, decisions: int) -> None:
    """Play by the hints for a number of decisions, then on to one with many legal actions, or to the end of the game."""
    decisions_made = 0
    while visit.status_kind != "over":
        move_count, moves = visit.legal_moves()
        if not moves:
            visit.page.wait_for_timeout(15)
        elif decisions_made >= decisions and len(moves) > MIN_CHOICES:
            return
        else:
            action = best_move(visit) or moves[0][1]
            visit.page.locator(f'#actions button[data-id="{action}"]').click()
            visit.wait_for_move_after(move_count)
            decisions_made += 1


def best_move(visit: Visit) -> str | None:
    """The id of the action that the hint suggests."""
    table = visit.page.url.rsplit("/", 1)[1]
    moves = visit.context.request.get(f"{visit.url}/api/tables/{table}/hint").json()["moves"]
    return str(moves[0]["action"]) if moves else None


if __name__ == "__main__":
    main()
