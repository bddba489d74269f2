"""Undo, reasons, German, keyboard alone, phone, motion."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server

from .pages import Visit

CUT_OFF = """() => [...document.querySelectorAll('button, .button, h1, h2, h3, #prompt, .pill, li, p')]
  .filter(e => e.checkVisibility() && !e.closest('.log, dialog:not([open])') && getComputedStyle(e).display !== 'inline')
  .filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.outerHTML.slice(0, 90))"""
COUNT_TRAVELS = """() => {
  window.travelled = 0;
  const own = Element.prototype.animate;
  Element.prototype.animate = function (...given) { window.travelled++; return own.apply(this, given); };
}"""


def assert_nothing_is_cut_off(page: Page) -> None:
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_undo_restart_and_confirm(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(2)
    page = visit.page
    expect(page.locator("#undo")).to_be_disabled()
    page.locator("#menu-button").click()
    page.get_by_label("Ask me to confirm the end of my turn").check()
    page.keyboard.press("Escape")
    page.locator("#board #card-S1-0").click(position={"x": 20, "y": 14})
    expect(page.locator("#pill")).to_have_text("End turn?")
    page.locator("#undo").click()
    expect(page.locator("body")).to_have_attribute("data-at", "0")
    page.locator("#board #card-S2-0").click(position={"x": 20, "y": 14})
    visit.wait_past(0)
    page.keyboard.press("r")
    expect(page.locator("body")).to_have_attribute("data-at", "0")
    page.locator("#typed-move").fill("play s1")
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_be_visible()
    page.locator("#confirm").click()
    expect(page.locator("#log li.new").first).to_be_visible()
    visit.close()


def test_a_dead_target_says_why(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(3)
    page = visit.page
    dead = page.locator("#board [data-why^='claim']").first
    dead.hover()
    expect(page.locator("#tip")).to_contain_text("You lack")
    page.mouse.move(5, 5)
    expect(page.locator("#tip")).to_be_hidden()
    page.keyboard.press("Tab")
    dead.focus()
    expect(page.locator("#tip")).to_contain_text("You lack")
    page.locator("#typed-move").fill("claim 1")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_contain_text("is not possible")
    visit.close()


def test_german_everywhere(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    page = visit.open()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Wähle ein Spiel")).to_be_visible()
    assert_nothing_is_cut_off(page)
    page.locator("[data-now=spice_road]").click()
    page.locator("#now-spice_road button[value='2']").click()
    expect(page.locator("#pill")).to_have_text("Du bist dran")
    expect(page.locator("#prompt")).to_contain_text("Karte spielen")
    expect(page.locator("#board")).to_contain_text("Punktekarten")
    assert_nothing_is_cut_off(page)
    page.locator("#board [data-why^='claim']").first.hover()
    expect(page.locator("#tip")).to_contain_text("fehlen dir")
    page.locator("#actions button").first.click()
    expect(page.locator("#log li").first).to_contain_text("spielt")
    page.locator("#menu-button").click()
    page.get_by_role("button", name="English").click()
    expect(page.locator("#log li").first).to_contain_text("plays")
    expect(page.locator("#board")).to_contain_text("Point cards")
    visit.close()


def test_keyboard_alone(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    page = visit.open()
    page.locator("[data-now=spice_road]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#actions button").first).to_be_visible()
    page.keyboard.press("1")
    visit.wait_past(0)
    expect(page.locator("#pill")).to_have_text("Your turn")
    at = visit.at
    page.keyboard.press("ArrowDown")
    focused = page.evaluate("() => document.activeElement.dataset.action")
    assert focused is not None
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.action") != focused
    page.keyboard.press("Enter")
    visit.wait_past(at)
    expect(page.locator("#pill")).to_have_text("Your turn")
    page.keyboard.press("t")
    expect(page.locator("#typed-move")).to_be_focused()
    visit.close()


def test_a_phone_of_360_pixels(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url, width=360, height=740, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = visit.open()
    assert_nothing_is_cut_off(page)
    page.locator("[data-now=spice_road]").tap()
    page.locator("#now-spice_road button[value='3']").tap()
    card = page.locator("#board #card-S1-0")
    expect(card).to_be_visible()
    assert_nothing_is_cut_off(page)
    for button in page.locator("button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44 or button.evaluate("e => Boolean(e.closest('.log, .tabs'))"), button.inner_text()
    card.tap()
    expect(page.locator("#hand-play")).to_be_enabled()
    assert visit.at == 0
    page.locator("#hand-play").tap()
    visit.wait_past(0)
    expect(page.locator("#board svg")).to_have_attribute("viewBox", re.compile(r"^0 48 390 "))
    visit.close()


def test_the_whole_table_is_in_sight(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(5)
    page = visit.page
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    for place in ("#board svg", "#actions", "#log", "#typed-move"):
        box = page.locator(place).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 800.5
    assert_nothing_is_cut_off(page)
    visit.close()


def test_pieces_travel_unless_motion_is_unwanted(browser: Browser, server: Server) -> None:
    for motion, moved in (("no-preference", True), ("reduce", False)):
        visit = Visit(browser, server.url, reduced_motion=motion)
        visit.play_now(2)
        page = visit.page
        page.evaluate(COUNT_TRAVELS)
        page.locator("#actions button", has_text="Acquire").first.click()
        visit.wait_past(0)
        assert (page.evaluate("() => window.travelled") > 0) == moved
        visit.close()
