"""Undo, reasons, German, keyboard alone, phone, motion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server

from .pages import PHONE, Visit

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
    page.keyboard.press("t")
    expect(page.locator("#typed-move")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("1")
    visit.wait_past(0)
    expect(page.locator("#pill")).to_have_text("Your turn")
    at = visit.at
    targets = page.locator("#region-market [data-action]")  # the first merchants, whatever was dealt: five cubes pay for each
    page.keyboard.press("ArrowDown")
    expect(targets.nth(0)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(targets.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    visit.wait_past(at)
    expect(page.locator("#log")).to_contain_text("acquires")
    visit.close()


def test_a_phone_of_360_pixels(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url, **PHONE)
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
        assert box["height"] >= 44, button.inner_text()
        assert box["width"] >= 44, button.inner_text()
    card.tap()
    expect(page.locator("#hand-play")).to_be_enabled()
    assert visit.at == 0
    page.locator("#hand-play").tap()
    visit.wait_past(0)
    expect(page.locator("#board svg")).to_have_attribute("viewBox", re.compile(r"^0 48 390 "))
    visit.close()


def test_on_a_phone_the_book_is_a_drawer(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.play_now_by_finger("spice_road", 2)
    page = visit.page
    expect(page.locator("#book")).to_be_hidden()
    page.locator("#hand-book").tap()
    expect(page.locator("#log")).to_be_visible()
    for button in page.locator("#book button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44, button.inner_text()
    page.locator("#tab-chat").tap()
    page.locator("#saying").fill("hello")
    page.keyboard.press("Enter")
    expect(page.locator("#talk li")).to_contain_text("hello")
    assert_nothing_is_cut_off(page)
    page.go_back()
    expect(page.locator("#book")).to_be_hidden()
    page.locator("#hand-book").tap()
    page.locator("#book-close").tap()
    expect(page.locator("#book")).to_be_hidden()
    expect(page.locator("#board svg")).to_be_visible()
    visit.close()


@pytest.mark.parametrize("game", ["spice_road", "marco_polo"])
def test_on_a_phone_a_region_is_enlarged_by_a_tap(browser: Browser, server: Server, game: str) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.play_now_by_finger(game, 2)
    page = visit.page
    whole = page.locator("#board svg").get_attribute("viewBox")
    place = page.locator("#region-board text").first
    small = place.bounding_box()
    place.tap()
    expect(page.locator("#zoom-back")).to_be_visible()
    large = place.bounding_box()
    assert small is not None
    assert large is not None
    assert large["height"] > 1.8 * small["height"]
    assert page.locator("#board").evaluate("e => e.scrollWidth > e.clientWidth"), "it can be moved to and fro"
    assert_nothing_is_cut_off(page)
    page.locator("#zoom-back").tap()
    expect(page.locator("#board svg")).to_have_attribute("viewBox", whole or "")
    place.tap()
    expect(page.locator("#zoom-back")).to_be_visible()
    page.go_back()
    expect(page.locator("#board svg")).to_have_attribute("viewBox", whole or "")
    visit.close()


def test_what_is_neither_live_nor_dead_can_be_read_by_keyboard(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(3)
    page = visit.page
    page.keyboard.press("ArrowDown")
    page.locator("#region-board [data-why]").last.focus()
    page.keyboard.press("Shift+ArrowRight")
    reached = page.locator("#board :focus")
    expect(reached).to_have_attribute("tabindex", "-1")
    assert reached.evaluate("e => Boolean(e.closest('#region-opponents'))")
    expect(page.locator("#tip")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("() => document.activeElement.dataset.action") is not None, "without Shift only to what is live"
    visit.close()


def test_a_double_click_plays_once(browser: Browser, server: Server) -> None:
    """What lies there after the first click was never meant."""
    visit = Visit(browser, server.url)
    sent: list[str] = []
    visit.page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    visit.play_now(2)
    for times, place in enumerate(("#actions button", "#region-market [data-action]"), 1):
        expect(visit.page.locator("body")).to_have_attribute("data-kind", "yours")
        at = visit.at
        visit.page.locator(place).first.dblclick()
        visit.wait_past(at)
        assert len([text for text in sent if '"type":"play"' in text]) == times
    visit.close()


def test_a_hint_from_the_search(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(2)
    page = visit.page
    page.keyboard.press("h")
    page.keyboard.press("Escape")
    page.locator("#hint").click()
    expect(page.locator("#hint-list li")).to_have_count(3)
    expect(page.locator("#notice")).to_be_hidden()
    expect(page.locator("#hint-list li").first).to_contain_text("% of the search went here")
    assert_nothing_is_cut_off(page)
    page.locator("#hint-list button").first.click()
    visit.wait_past(0)
    expect(page.locator("#hints")).to_be_hidden()
    visit.close()


def test_how_to_play_opens_at_the_question_asked(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(2)
    page = visit.page
    page.locator("#typed-move").fill("play s2")
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_contain_text("upgrade")
    with page.expect_popup() as opened:
        page.locator("#howto-here").click()
    heading = opened.value.locator("h3#play")
    expect(heading).to_have_text("Play a card")
    expect(heading).to_be_in_viewport()
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
