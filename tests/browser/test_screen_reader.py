"""Screen readers: everything has a name, reasons are descriptions, and arrow keys work in tabs and lists."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.server.server_process import ServerProcess

from .visits import Visit

NAMELESS = """() => [...document.querySelectorAll('dialog')]
  .filter(dialog => !document.getElementById(dialog.getAttribute('aria-labelledby'))?.matches('h2')).map(dialog => dialog.id)"""


def test_every_dialog_has_a_name(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url)
    page = visit.open()
    assert page.evaluate(NAMELESS) == []
    page.locator("[data-play-now=spice_road]").click()
    expect(page.get_by_role("dialog", name="Spice Road: play now")).to_be_visible()
    page.locator("#play-now-spice_road button[value='2']").click()
    expect(page.locator("#actions button").first).to_be_visible()
    assert page.evaluate(NAMELESS) == []
    visit.close()


def test_tooltip_is_the_accessible_description(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(3)
    page = visit.page
    page.keyboard.press("ArrowDown")
    disabled = page.locator("#region-board [data-why^='claim']").last
    disabled.focus()
    expect(disabled).to_have_accessible_description(re.compile("You lack"))
    page.keyboard.press("Shift+ArrowRight")
    expect(disabled).not_to_have_attribute("aria-describedby", "tooltip")
    expect(page.locator("#tooltip")).to_be_visible()
    reached = page.locator("#board :focus")
    expect(reached).to_have_accessible_name(page.locator("#tooltip b").inner_text())
    expect(reached).to_have_attribute("role", re.compile("img|group"))
    visit.close()


def test_arrow_keys_switch_tabs_and_scroll_the_log(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(2)
    page = visit.page
    page.locator("#log").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#log")).to_be_focused()
    page.locator("#tab-log").focus()
    for tab, selector in (("#tab-chat", "#chat-input"), ("#tab-people", "#people"), ("#tab-log", "#log")):
        page.keyboard.press("ArrowRight")
        expect(page.locator(tab)).to_be_focused()
        expect(page.locator(tab)).to_have_attribute("aria-selected", "true")
        expect(page.locator(selector)).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tabpanel", name="People").get_by_role("list")).to_be_visible()
    visit.close()
