"""Sounds, motion, long presses, the log, and the layouts for wide and narrow windows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.server_process import ServerProcess

from .layout_checks import assert_nothing_is_cut_off
from .visits import PHONE, Visit

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


def played_pitches(page: Page) -> list[int]:
    """Return the pitches of the tones played since the last call."""
    pitches: list[int] = page.evaluate("() => window.tones.splice(0)")
    return pitches


def test_sounds_are_played_only_when_enabled(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url)
    visit.context.add_init_script(LISTEN)
    visit.play_now(2)
    page = visit.page

    def pitches_after(move: str) -> list[int]:
        move_count = visit.move_count
        page.locator(f"#actions button[data-move='{move}']").click()
        visit.wait_for_move_after(move_count)
        expect(page.locator("body")).to_have_attribute("data-status", "yours")
        return played_pitches(page)

    assert pitches_after("play S1") == []
    page.locator("#menu-button").click()
    page.get_by_label("Sounds").check()
    assert played_pitches(page) == TURN, "enabling plays an example"
    page.keyboard.press("Escape")
    pitches = pitches_after("rest")
    assert pitches[-2:] == TURN
    assert set(pitches[:-2]) <= set(MOVE)
    page.reload()
    expect(page.locator("#actions button").first).to_be_visible()
    assert played_pitches(page) == [], "a reload is no event"
    page.locator("#menu-button").click()
    page.get_by_label("Sounds").uncheck()
    page.keyboard.press("Escape")
    page.locator("#actions button").first.click()
    expect(page.locator("#log li").last).to_be_visible()
    assert played_pitches(page) == []
    visit.close()


SLOW = """() => {
  window.travels = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    window.travels.push([timing.duration, animate.call(this, frames, { ...timing, duration: 1e6 })]);
    return window.travels.at(-1)[1];
  };
}"""


def test_pieces_travel_for_250_ms_and_stop_at_the_next_move(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url, reduced_motion="no-preference")
    visit.play_now(2)
    page = visit.page
    page.evaluate(SLOW)
    page.locator("#actions button", has_text="Acquire").first.click()
    visit.wait_for_move_after(0)
    expect(page.locator("body")).to_have_attribute("data-status", "yours")
    assert {duration for duration, _ in page.evaluate("() => window.travels")} == {250}
    page.evaluate("() => { window.travels.length = 0; }")
    page.locator("#actions button", has_text="Acquire").first.click()
    expect(page.locator("#board svg")).to_be_visible()
    page.wait_for_function("() => window.travels.length > 0")
    page.locator("body[data-status=yours] #actions button", has_text="Play").first.click()
    assert page.evaluate("() => window.travels[0][1].playState") == "idle", "a click finishes all animations"
    visit.close()


def test_log_entry_leads_to_its_moment(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(2)
    visit.page.locator("#actions button", has_text="Play").first.click()
    visit.wait_for_move_after(0)
    visit.page.locator("#log li button").first.click()
    visit.page.wait_for_url("**/replay?at=1")
    expect(visit.page.locator("body")).to_have_attribute("data-move-count", "1")
    visit.close()


def test_log_starts_with_the_set_up_once(browser: Browser, server: ServerProcess) -> None:
    """After moves, an undo and a reload. Its entries lead to the moment before the first move, which has the same texts."""
    visit = Visit(browser, server.url)
    visit.play_now(2, "marco_polo")
    page = visit.page
    entries = page.locator("#log li button")
    first = page.locator("#log li").filter(has_text="Round 1 begins.")
    named = page.locator("#log li").filter(has_text="is Matteo Polo.")
    expect(first).to_have_count(1)
    setup = entries.all_text_contents()[:7]
    move_count = visit.move_count
    page.locator("#actions button").first.click()
    visit.wait_for_move_after(move_count)
    expect(named).to_have_count(1)
    assert entries.all_text_contents()[:7] == setup
    page.keyboard.press("u")
    expect(page.locator("body")).to_have_attribute("data-move-count", str(move_count))
    page.reload()
    expect(first).to_have_count(1)
    expect(named).to_have_count(1)
    assert entries.all_text_contents()[:7] == setup
    first.locator("button").click()
    page.wait_for_url("**/replay?at=0")
    expect(page.locator("#move-text")).to_have_text(" ".join(setup))
    visit.close()


def test_title_and_icon_show_your_turn(browser: Browser, server: ServerProcess) -> None:
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
def test_table_follows_the_width_of_the_window(browser: Browser, server: ServerProcess, game: str) -> None:
    """From wide to narrow and back: each time the whole table is rendered again, in the end as at the start."""
    visit = Visit(browser, server.url)
    visit.play_now(2, game)
    page = visit.page
    svg = page.locator("#board > svg")
    wide, drawn = svg.get_attribute("viewBox"), svg.inner_html()
    side = page.locator("#side-panel").bounding_box()
    page.set_viewport_size({"width": 360, "height": 740})
    expect(svg).to_have_attribute("viewBox", re.compile(r"^0 48 390 "))
    expect(page.locator("#phone-play")).to_be_visible()
    assert page.locator("#board [data-part]").count() > 4
    assert page.locator("#board [data-action]").count() > 1
    assert_nothing_is_cut_off(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(svg).to_have_attribute("viewBox", wide or "")
    expect(page.locator("#phone-bar")).to_be_hidden()
    assert svg.inner_html() == drawn
    assert page.locator("#side-panel").bounding_box() == side
    assert_nothing_is_cut_off(page)
    page.locator("#actions button").first.click()
    visit.wait_for_move_after(0)
    visit.close()


def long_press(target: Locator, text: str, end: str = "touchEnd") -> None:
    """Press until the tooltip has a text. It must differ from the text of an earlier press, which stays for a while."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    session = target.page.context.new_cdp_session(target.page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(target.page.locator("#tooltip")).to_contain_text(text)
    session.send("Input.dispatchTouchEvent", {"type": end, "touchPoints": []})
    session.detach()


def test_long_press_shows_tooltip_with_reason(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.play_now_by_finger("spice_road", 2)
    page = visit.page
    long_press(page.locator("#board [data-why^='claim']").first, "You lack")
    long_press(page.locator("#board #card-S1-0"), "S1 (+ 2 turmeric)")
    expect(page.locator("#phone-play")).to_be_disabled()
    expect(page.locator("#zoom-back")).to_be_hidden()
    assert visit.move_count == 0
    visit.close()


def test_cancelled_touch_hides_the_tooltip(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.play_now_by_finger("spice_road", 2)
    page = visit.page
    card = page.locator("#board #card-S1-0")
    long_press(card, "S1 (+ 2 turmeric)", end="touchCancel")
    expect(page.locator("#tooltip")).to_be_hidden()
    expect(page.locator("#phone-play")).to_be_disabled()
    card.tap()
    expect(page.locator("#phone-play")).to_be_enabled()
    visit.close()


def test_enlarged_region_stays_after_other_moves(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.play_now_by_finger("spice_road", 2)
    page = visit.page
    svg, board = page.locator("#board > svg"), page.locator("#board")
    whole = re.compile(r"^0 48 390 ")
    page.locator("#region-board text").first.tap()
    expect(page.locator("#zoom-back")).to_be_visible()
    api = page.url.replace("/table/", "/api/tables/")
    response = visit.context.request.post(f"{api}/moves", data={"moves": ["play S1"], "move_count": 0})
    assert response.ok
    visit.wait_for_move_after(0)
    expect(page.locator("body")).to_have_attribute("data-status", "yours")
    expect(board).to_have_class(re.compile("zoomed"))
    page.locator("#zoom-back").tap()
    expect(svg).to_have_attribute("viewBox", whole)

    page.locator("#move-input").fill("fly to the moon")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_be_visible()
    page.locator("#region-board text").first.tap()
    expect(board).to_have_class(re.compile("zoomed"))
    move_count = visit.move_count
    page.locator("#move-input").evaluate("field => { field.value = 'rest'; field.form.requestSubmit(); }")
    visit.wait_for_move_after(move_count)
    expect(page.locator("#zoom-back")).to_be_hidden()
    expect(svg).to_have_attribute("viewBox", whole)
    visit.close()


def test_turn_is_restarted_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.play_now_by_finger("spice_road", 2)
    page = visit.page
    page.locator("#move-input").fill("play s2")
    page.keyboard.press("Enter")
    visit.wait_for_move_after(0)
    page.locator("#menu-button").tap()
    page.locator("#phone-restart").tap()
    expect(page.locator("body")).to_have_attribute("data-move-count", "0")
    expect(page.locator("#menu")).to_be_hidden()
    visit.close()


def test_device_link_opens_the_same_seat(browser: Browser, server: ServerProcess) -> None:
    """A private link transfers seat and name after a confirmation."""
    desktop, phone = Visit(browser, server.url), Visit(browser, server.url, **PHONE)
    desktop.name("Ada")
    desktop.play_now(2)
    table = desktop.page.url.removeprefix(server.url)
    desktop.page.locator("#menu-button").click()
    with desktop.page.expect_response("**/api/me/link*") as answer:
        desktop.page.locator("[data-make-link]").click()
    phone.open(table)
    expect(phone.page.locator("#actions")).to_contain_text("You are watching.")
    phone.open(answer.value.json()["url"].removeprefix(server.url))
    expect(phone.page.get_by_role("heading")).to_contain_text("Ada")
    phone.page.locator("[data-device-link]").tap()
    phone.page.wait_for_url(f"{server.url}/")
    phone.open(table)
    expect(phone.page.locator("#phone-play")).to_have_text("Your turn")
    assert phone.page.locator("#board [data-action]").count() > 1
    desktop.close()
    phone.close()
