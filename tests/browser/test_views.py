"""The tables of single games: dead targets say why, a phone shows all of them, and pages are turned."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server

from .pages import Visit
from .test_comfort import assert_nothing_is_cut_off

DEAD = {
    "marco_polo": ("place moscow", "You have no trading post in Moscow."),
    "valdora": ("move H", "Your pawn must move, so it cannot stay in the harbour city H."),
}
"""What cannot be done at the start of a game, and why."""
FIRST = {"marco_polo": "space-purse", "mercado": "key-enough", "valdora": "space-C"}
"""What can be tapped at the first decision of a game."""


@pytest.mark.parametrize("game", DEAD)
def test_a_dead_target_says_why(browser: Browser, server: Server, game: str) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(3, game)
    move, reason = DEAD[game]
    visit.page.locator(f"#board [data-why='{move}']").first.hover()
    expect(visit.page.locator("#tip")).to_contain_text(reason)
    visit.close()


@pytest.mark.parametrize("game", FIRST)
def test_a_phone(browser: Browser, server: Server, game: str) -> None:
    visit = Visit(
        browser, server.url, width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2, locale="de-DE"
    )
    page = visit.open()
    page.locator(f"[data-now={game}]").tap()
    page.locator(f"#now-{game} button[value='3']").tap()
    expect(page.locator("#board svg")).to_have_attribute("viewBox", re.compile(r"^0 \d+ 390 "))
    assert_nothing_is_cut_off(page)
    expect(page.locator("#hand-play")).to_have_text("Du bist dran")
    page.locator(f"#board #{FIRST[game]}").tap()
    expect(page.locator("#hand-play")).to_be_enabled()
    page.locator("#hand-play").tap()
    visit.wait_past(0)
    assert_nothing_is_cut_off(page)
    visit.close()


COUNT_LEAVES = """() => {
  window.leaves = 0;
  const seen = records => { for (const { addedNodes } of records) for (const node of addedNodes)
    if (node.classList?.contains("turning-leaf")) window.leaves++; };
  new MutationObserver(seen).observe(document.getElementById("board"), { childList: true, subtree: true });
}"""


@pytest.mark.parametrize(("motion", "turning"), [("no-preference", 1), ("reduce", 0)])
def test_a_page_is_turned_before_your_eyes(browser: Browser, server: Server, motion: str, turning: int) -> None:
    """Of a leaf of the order book first one side is seen, then the other; and nothing moves for those who want no motion."""
    visit = Visit(browser, server.url, reduced_motion=motion)
    visit.play_now(3, "valdora")
    page = visit.page
    page.locator("#board #space-C").click()
    expect(page.locator("#board #page-C-right-27")).to_be_visible()
    expect(page.locator("#board #key-turn-right")).to_be_visible()
    page.evaluate(COUNT_LEAVES)
    page.locator("#board #key-turn-right").click()
    expect(page.locator("#board #page-C-left-1")).to_be_visible()
    assert page.evaluate("window.leaves") == turning
    expect(page.locator(".turning-leaf")).to_have_count(0)
    visit.close()
