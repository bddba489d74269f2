"""What the table does besides showing: sounds, motion, reasons under a finger, and another shape when the window has one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.servers import Server

from .pages import PHONE, Visit
from .test_comfort import assert_nothing_is_cut_off

LISTEN = """window.tones = [];
class Node {
  constructor() { this.frequency = { value: 0 }; this.gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }; }
  connect(other) { return other; }
  start() { window.tones.push(this.frequency.value); }
  stop() {}
}
window.AudioContext = class {
  currentTime = 0;
  destination = new Node();
  createOscillator() { return new Node(); }
  createGain() { return new Node(); }
  resume() {}
};"""
TURN, MOVE = [660, 880], [320]
"""The pitches of “your turn” and of any other move."""


def tones(page: Page) -> list[int]:
    """What has sounded since this was last asked."""
    heard: list[int] = page.evaluate("() => window.tones.splice(0)")
    return heard


def test_sounds_only_for_those_who_want_them(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    visit.context.add_init_script(LISTEN)
    visit.play_now(2)
    page = visit.page

    def heard_after(move: str) -> list[int]:
        at = visit.at
        page.locator(f"#actions button[data-move='{move}']").click()
        visit.wait_past(at)
        expect(page.locator("body")).to_have_attribute("data-kind", "yours")
        return tones(page)

    assert heard_after("play S1") == []
    page.locator("#menu-button").click()
    page.get_by_label("Sounds").check()
    assert tones(page) == TURN, "what was asked for is heard at once"
    page.keyboard.press("Escape")
    heard = heard_after("rest")
    assert heard[-2:] == TURN
    assert set(heard[:-2]) <= set(MOVE)
    page.reload()
    expect(page.locator("#actions button").first).to_be_visible()
    assert tones(page) == [], "nothing has happened"
    page.locator("#menu-button").click()
    page.get_by_label("Sounds").uncheck()
    page.keyboard.press("Escape")
    page.locator("#actions button").first.click()
    expect(page.locator("#log li").last).to_be_visible()
    assert tones(page) == []
    visit.close()


SLOW = """() => {
  window.travels = [];
  const own = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    window.travels.push([timing.duration, own.call(this, frames, { ...timing, duration: 1e6 })]);
    return window.travels.at(-1)[1];
  };
}"""


def test_pieces_travel_for_a_quarter_of_a_second_and_stop_when_something_new_happens(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url, reduced_motion="no-preference")
    visit.play_now(2)
    page = visit.page
    page.evaluate(SLOW)
    page.locator("#actions button", has_text="Acquire").first.click()
    visit.wait_past(0)
    expect(page.locator("body")).to_have_attribute("data-kind", "yours")
    assert {duration for duration, _ in page.evaluate("() => window.travels")} == {250}
    page.evaluate("() => { window.travels.length = 0; }")
    page.locator("#actions button", has_text="Acquire").first.click()
    expect(page.locator("#board svg")).to_be_visible()
    page.wait_for_function("() => window.travels.length > 0")
    page.locator("body[data-kind=yours] #actions button", has_text="Play").first.click()
    assert page.evaluate("() => window.travels[0][1].playState") == "idle", "a click brings everything to its place"
    visit.close()


def test_a_line_of_the_day_book_leads_to_its_moment(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(2)
    visit.page.locator("#actions button", has_text="Play").first.click()
    visit.wait_past(0)
    visit.page.locator("#log li button").first.click()
    visit.page.wait_for_url("**/replay?at=1")
    expect(visit.page.locator("body")).to_have_attribute("data-at", "1")
    visit.close()


def test_the_day_book_begins_once_with_how_the_game_was_set_up(browser: Browser, server: Server) -> None:
    """After moves, an undo and a reload; its lines lead to the moment before the first move, which tells the same."""
    visit = Visit(browser, server.url)
    visit.play_now(2, "marco_polo")
    page = visit.page
    lines = page.locator("#log li button")
    first = page.locator("#log li").filter(has_text="Round 1 begins.")
    named = page.locator("#log li").filter(has_text="is Matteo Polo.")
    expect(first).to_have_count(1)
    told = lines.all_text_contents()[:7]
    at = visit.at
    page.locator("#actions button").first.click()
    visit.wait_past(at)
    expect(named).to_have_count(1)
    assert lines.all_text_contents()[:7] == told
    page.keyboard.press("u")
    expect(page.locator("body")).to_have_attribute("data-at", str(at))
    page.reload()
    expect(first).to_have_count(1)
    expect(named).to_have_count(1)
    assert lines.all_text_contents()[:7] == told
    first.locator("button").click()
    page.wait_for_url("**/replay?at=0")
    expect(page.locator("#happened")).to_have_text(" ".join(told))
    visit.close()


def test_title_and_icon_say_whose_turn_it_is(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(2)
    page = visit.page
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title("● Your turn – Spice Road · Fondaco")
    expect(icon).to_have_attribute("href", "/static/icon-turn.svg")
    watching = Visit(browser, server.url)
    watching.open(page.url.removeprefix(server.url))
    expect(watching.page.locator("#board svg text").first).to_be_visible()
    expect(watching.page).to_have_title("Spice Road · Fondaco")
    expect(watching.page.locator("link[rel=icon]")).to_have_attribute("href", "/static/icon.svg")
    visit.close()
    watching.close()


@pytest.mark.parametrize("game", ["spice_road", "marco_polo"])
def test_the_table_takes_the_shape_of_the_window(browser: Browser, server: Server, game: str) -> None:
    """From wide to narrow and back: each time the whole table is drawn anew, and in the end it is what it was."""
    visit = Visit(browser, server.url)
    visit.play_now(2, game)
    page = visit.page
    svg = page.locator("#board > svg")
    wide, drawn = svg.get_attribute("viewBox"), svg.inner_html()
    side = page.locator("#side").bounding_box()
    page.set_viewport_size({"width": 360, "height": 740})
    expect(svg).to_have_attribute("viewBox", re.compile(r"^0 48 390 "))
    expect(page.locator("#hand-play")).to_be_visible()
    assert page.locator("#board [data-part]").count() > 4
    assert page.locator("#board [data-action]").count() > 1
    assert_nothing_is_cut_off(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(svg).to_have_attribute("viewBox", wide or "")
    expect(page.locator("#hand-bar")).to_be_hidden()
    assert svg.inner_html() == drawn
    assert page.locator("#side").bounding_box() == side
    assert_nothing_is_cut_off(page)
    page.locator("#actions button").first.click()
    visit.wait_past(0)
    visit.close()


def press_long(target: Locator, words: str, end: str = "touchEnd") -> None:
    """A finger that stays until it reads some words, which must not be those that an earlier one read: they stay for a while."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    line = target.page.context.new_cdp_session(target.page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(target.page.locator("#tip")).to_contain_text(words)
    line.send("Input.dispatchTouchEvent", {"type": end, "touchPoints": []})
    line.detach()


def test_a_finger_that_stays_is_told_what_a_thing_is_and_why_not(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.play_now_by_finger("spice_road", 2)
    page = visit.page
    press_long(page.locator("#board [data-why^='claim']").first, "You lack")
    press_long(page.locator("#board #card-S1-0"), "S1 (+ 2 turmeric)")
    expect(page.locator("#hand-play")).to_be_disabled()
    expect(page.locator("#zoom-back")).to_be_hidden()
    assert visit.at == 0
    visit.close()


def test_what_a_finger_was_told_goes_when_the_browser_takes_the_touch_away(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.play_now_by_finger("spice_road", 2)
    page = visit.page
    card = page.locator("#board #card-S1-0")
    press_long(card, "S1 (+ 2 turmeric)", end="touchCancel")
    expect(page.locator("#tip")).to_be_hidden()
    expect(page.locator("#hand-play")).to_be_disabled()
    card.tap()
    expect(page.locator("#hand-play")).to_be_enabled()
    visit.close()


def test_an_enlarged_region_stays_while_the_game_goes_on(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.play_now_by_finger("spice_road", 2)
    page = visit.page
    svg, board = page.locator("#board > svg"), page.locator("#board")
    whole = re.compile(r"^0 48 390 ")
    page.locator("#region-board text").first.tap()
    expect(page.locator("#zoom-back")).to_be_visible()
    api = page.url.replace("/table/", "/api/tables/")
    answer = visit.context.request.post(f"{api}/moves", data={"moves": ["play S1"], "move_count": 0})
    assert answer.ok
    visit.wait_past(0)
    expect(page.locator("body")).to_have_attribute("data-kind", "yours")
    expect(board).to_have_class(re.compile("zoomed"))
    page.locator("#zoom-back").tap()
    expect(svg).to_have_attribute("viewBox", whole)

    page.locator("#typed-move").fill("fly to the moon")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_be_visible()
    page.locator("#region-board text").first.tap()
    expect(board).to_have_class(re.compile("zoomed"))
    at = visit.at
    page.locator("#typed-move").evaluate("field => { field.value = 'rest'; field.form.requestSubmit(); }")
    visit.wait_past(at)
    expect(page.locator("#zoom-back")).to_be_hidden()
    expect(svg).to_have_attribute("viewBox", whole)
    visit.close()


def test_a_turn_is_restarted_on_a_phone(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.play_now_by_finger("spice_road", 2)
    page = visit.page
    page.locator("#typed-move").fill("play s2")
    page.keyboard.press("Enter")
    visit.wait_past(0)
    page.locator("#menu-button").tap()
    page.locator("#hand-restart").tap()
    expect(page.locator("body")).to_have_attribute("data-at", "0")
    expect(page.locator("#menu")).to_be_hidden()
    visit.close()


def test_the_same_person_on_another_device(browser: Browser, server: Server) -> None:
    """A private link carries seat and name over; it asks first."""
    desktop, phone = Visit(browser, server.url), Visit(browser, server.url, **PHONE)
    desktop.name("Ada")
    desktop.play_now(2)
    table = desktop.page.url.removeprefix(server.url)
    desktop.page.locator("#menu-button").click()
    with desktop.page.expect_response("**/api/me/link*") as answer:
        desktop.page.locator("[data-link]").click()
    phone.open(table)
    expect(phone.page.locator("#actions")).to_contain_text("You are watching.")
    phone.open(answer.value.json()["url"].removeprefix(server.url))
    expect(phone.page.get_by_role("heading")).to_contain_text("Ada")
    phone.page.locator("[data-device-link]").tap()
    phone.page.wait_for_url(f"{server.url}/")
    phone.open(table)
    expect(phone.page.locator("#hand-play")).to_have_text("Your turn")
    assert phone.page.locator("#board [data-action]").count() > 1
    desktop.close()
    phone.close()
