"""A whole game of Die Gewürzstraße by clicking on the table, and what comes after it."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from fondaco import Record
from tests.server.servers import Server

from .pages import Visit


def test_a_whole_game_by_clicking(browser: Browser, server: Server, tmp_path: Path) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(2)
    page = visit.page
    deadline = time.monotonic() + 120
    clicks = 0
    while visit.kind != "over" and time.monotonic() < deadline:
        at, best = visit.best()
        if best is None:
            page.wait_for_timeout(15)
            continue
        page.locator(f'#board [data-part]:not([data-part=actions]) [data-action="{best}"]').first.click(
            position={"x": 20, "y": 14}
        )
        clicks += 1
        visit.wait_past(at)
    assert visit.kind == "over"
    assert clicks > 15

    expect(page.get_by_role("heading", name="The reckoning")).to_be_visible()
    expect(page.locator(".reckoning tfoot .seal")).to_have_count(2)
    expect(page.locator(".chart")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    saved = tmp_path / "game.fondaco"
    download.value.save_as(saved)
    record = Record.loads(saved.read_text("utf-8"))
    assert record.replay().over
    assert record.deal is not None
    assert record.deal.proves(record.seed)
    expect(page.locator(".proof")).to_contain_text(record.deal.secret.hex())

    page.get_by_role("link", name="Replay from the start").click()
    expect(page.locator("body")).to_have_attribute("data-at", "0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("body")).to_have_attribute("data-at", "2")
    page.locator("#as").select_option("1")
    expect(page).to_have_url(f"{page.url.split('?')[0]}?at=2&seat=1")
    shared = page.url
    page.keyboard.press("End")
    expect(page.locator("body")).to_have_attribute("data-at", str(len(record.moves)))

    friend = Visit(browser, server.url)
    friend.page.goto(shared)
    expect(friend.page.locator("body")).to_have_attribute("data-at", "2")
    expect(friend.page.locator("#as")).to_have_value("1")
    friend.close()

    page.goto(page.url.split("/replay")[0])
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and url.rsplit("/", 1)[1] not in shared)
    expect(page.locator("#board svg")).to_be_visible()
    visit.close()
