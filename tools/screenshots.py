"""Takes the screenshots of the documentation from real games: ``python -m docs.screenshots`` writes them beside this file.

It starts a server of its own and drives Chromium, as the browser tests do.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.browser.pages import Visit, chromium
from tests.server.servers import Server

HERE = Path(__file__).parents[1] / "docs" / "screenshots"
TO_THE_END = 10_000
MANY = 6
PHONE = {"width": 390, "height": 844, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}


def main() -> None:
    """Play two games and take the pictures on the way."""
    HERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        try:
            elena = Visit(browser, server.url)
            elena.name("Elena")
            elena.play_now(3, "marco_polo")
            silk_roads = elena.page.url.removeprefix(server.url)
            play(elena, 22)
            shoot(elena, "marco-polo")
            elena.play_now(3)
            spice_road = elena.page.url.removeprefix(server.url)
            play(elena, 20)
            shoot(elena, "table")
            elena.page.locator("#hint").click()
            elena.page.locator("#hint-list li").first.wait_for()
            shoot(elena, "hint")
            elena.open()
            shoot(elena, "lobby")

            phone = Visit(browser, server.url, **PHONE)
            phone.context.add_cookies(elena.context.cookies())  # type: ignore[arg-type]
            for path, name in ((spice_road, "phone"), (silk_roads, "phone-marco-polo")):
                phone.open(path)
                phone.page.locator("#hand-play").wait_for()
                shoot(phone, name)
            phone.page.locator("#region-board text").nth(3).tap()
            phone.page.locator("#zoom-back").wait_for()
            shoot(phone, "phone-map")
            phone.page.locator("#zoom-back").tap()
            phone.page.locator("#zoom-back").wait_for(state="hidden")
            phone.page.locator("#hand-book").tap()
            shoot(phone, "phone-book")
            phone.close()

            elena.open(spice_road)
            play(elena, TO_THE_END)
            elena.page.locator(".reckoning").wait_for()
            shoot(elena, "end")
            elena.open(f"{spice_road}/replay?at=60")
            elena.page.locator("body[data-at='60']").wait_for()
            shoot(elena, "replay")
            elena.close()
        finally:
            server.kill()


def shoot(visit: Visit, name: str) -> None:
    """Keep what the page shows, once all of it is there and nothing is pointed at."""
    visit.page.mouse.move(1, 1)
    visit.page.wait_for_load_state("networkidle")
    visit.page.screenshot(path=HERE / f"{name}.png")


def play(visit: Visit, decisions: int) -> None:
    """Make so many decisions, or play to the end, as the table's hints advise; then on to one that leaves many choices."""
    made = 0
    while visit.kind != "over":
        at, moves = visit.choices()
        if not moves:
            visit.page.wait_for_timeout(15)
        elif made >= decisions and len(moves) > MANY:
            return
        else:
            best = advice(visit) or moves[0][1]
            visit.page.locator(f'#actions button[data-id="{best}"]').click()
            visit.wait_past(at)
            made += 1


def advice(visit: Visit) -> str | None:
    """The action that the search likes best, by its id."""
    table = visit.page.url.rsplit("/", 1)[1]
    moves = visit.context.request.get(f"{visit.url}/api/tables/{table}/hint").json()["moves"]
    return str(moves[0]["action"]) if moves else None


if __name__ == "__main__":
    main()
