"""The pictures of single games: disabled targets show the reason, every game fits a phone, and pages are turned."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.server_process import ServerProcess

from .layout_checks import assert_nothing_is_cut_off
from .visits import Visit

DISABLED = {
    "marco_polo": ("place moscow", "You have no trading post in Moscow."),
    "valdora": ("move H", "Your pawn must move, so it cannot stay in the harbour city H."),
}
"""A move that is refused at the start of a game, and the reason."""
FIRST = {"marco_polo": "space-purse", "mercado": "key-enough", "valdora": "space-C"}
"""A target of the first decision of a game."""


@pytest.mark.parametrize("game", DISABLED)
def test_disabled_target_shows_the_reason(browser: Browser, server: ServerProcess, game: str) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(3, game)
    move, reason = DISABLED[game]
    visit.page.locator(f"#board [data-why='{move}']").first.hover()
    expect(visit.page.locator("#tooltip")).to_contain_text(reason)
    visit.close()


@pytest.mark.parametrize("game", FIRST)
def test_first_move_on_a_phone(browser: Browser, server: ServerProcess, game: str) -> None:
    visit = Visit(
        browser, server.url, width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2, locale="de-DE"
    )
    page = visit.open()
    page.locator(f"[data-play-now={game}]").tap()
    page.locator(f"#play-now-{game} button[value='3']").tap()
    expect(page.locator("#board svg")).to_have_attribute("viewBox", re.compile(r"^0 \d+ 390 "))
    assert_nothing_is_cut_off(page)
    expect(page.locator("#phone-play")).to_have_text("Du bist dran")
    page.locator(f"#board #{FIRST[game]}").tap()
    expect(page.locator("#phone-play")).to_be_enabled()
    page.locator("#phone-play").tap()
    visit.wait_for_move_after(0)
    assert_nothing_is_cut_off(page)
    visit.close()


COUNT_TURNS = """() => {
  window.turns = 0;
  const count = records => { for (const { addedNodes } of records) for (const node of addedNodes)
    if (node.classList?.contains("turning-page")) window.turns++; };
  new MutationObserver(count).observe(document.getElementById("board"), { childList: true, subtree: true });
}"""


@pytest.mark.parametrize(("motion", "turning"), [("no-preference", 1), ("reduce", 0)])
def test_turned_page_folds_unless_motion_is_reduced(browser: Browser, server: ServerProcess, motion: str, turning: int) -> None:
    """The old side of a page of the order book folds up, then the new one unfolds."""
    visit = Visit(browser, server.url, reduced_motion=motion)
    visit.play_now(3, "valdora")
    page = visit.page
    page.locator("#board #space-C").click()
    expect(page.locator("#board #page-C-right-27")).to_be_visible()
    expect(page.locator("#board #key-turn-right")).to_be_visible()
    page.evaluate(COUNT_TURNS)
    page.locator("#board #key-turn-right").click()
    expect(page.locator("#board #page-C-left-1")).to_be_visible()
    assert page.evaluate("window.turns") == turning
    expect(page.locator(".turning-page")).to_have_count(0)
    visit.close()
