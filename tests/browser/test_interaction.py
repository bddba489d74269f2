"""Undo, reasons, German, keyboard, phone, hints and motion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.server_process import ServerProcess

from .layout_checks import assert_nothing_is_cut_off
from .visits import PHONE, Visit

COUNT_TRAVELS = """() => {
  window.travelled = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) { window.travelled++; return animate.apply(this, args); };
}"""


def test_undo_restart_and_confirm(browser: Browser, server: ServerProcess) -> None:
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
    expect(page.locator("body")).to_have_attribute("data-move-count", "0")
    page.locator("#board #card-S2-0").click(position={"x": 20, "y": 14})
    visit.wait_for_move_after(0)
    page.keyboard.press("r")
    expect(page.locator("body")).to_have_attribute("data-move-count", "0")
    page.locator("#move-input").fill("play s1")
    page.keyboard.press("Enter")
    expect(page.locator("#end-turn")).to_be_visible()
    page.locator("#end-turn").click()
    expect(page.locator("#log li.new-entry").first).to_be_visible()
    visit.close()


def test_disabled_target_shows_the_reason(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(3)
    page = visit.page
    disabled = page.locator("#board [data-why^='claim']").first
    disabled.hover()
    expect(page.locator("#tooltip")).to_contain_text("You lack")
    page.mouse.move(5, 5)
    expect(page.locator("#tooltip")).to_be_hidden()
    page.keyboard.press("Tab")
    disabled.focus()
    expect(page.locator("#tooltip")).to_contain_text("You lack")
    page.locator("#move-input").fill("claim 1")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_contain_text("is not possible")
    visit.close()


def test_page_board_and_log_are_translated(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url)
    page = visit.open()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Wähle ein Spiel")).to_be_visible()
    assert_nothing_is_cut_off(page)
    page.locator("[data-play-now=spice_road]").click()
    page.locator("#play-now-spice_road button[value='2']").click()
    expect(page.locator("#pill")).to_have_text("Du bist dran")
    expect(page.locator("#prompt")).to_contain_text("Karte spielen")
    expect(page.locator("#board")).to_contain_text("Punktekarten")
    assert_nothing_is_cut_off(page)
    page.locator("#board [data-why^='claim']").first.hover()
    expect(page.locator("#tooltip")).to_contain_text("fehlen dir")
    page.locator("#actions button").first.click()
    expect(page.locator("#log li").first).to_contain_text("spielt")
    page.locator("#menu-button").click()
    page.get_by_role("button", name="English").click()
    expect(page.locator("#log li").first).to_contain_text("plays")
    expect(page.locator("#board")).to_contain_text("Point cards")
    visit.close()


def test_game_is_playable_by_keyboard(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url)
    page = visit.open()
    page.locator("[data-play-now=spice_road]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#actions button").first).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator("#move-input")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("1")
    visit.wait_for_move_after(0)
    expect(page.locator("#pill")).to_have_text("Your turn")
    move_count = visit.move_count
    targets = page.locator("#region-market [data-action]")  # whichever merchants come first, five cubes pay for each
    page.keyboard.press("ArrowDown")
    expect(targets.nth(0)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(targets.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    visit.wait_for_move_after(move_count)
    expect(page.locator("#log")).to_contain_text("acquires")
    visit.close()


def test_game_is_playable_on_a_phone_of_360_pixels(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url, **PHONE)
    page = visit.open()
    assert_nothing_is_cut_off(page)
    page.locator("[data-play-now=spice_road]").tap()
    page.locator("#play-now-spice_road button[value='3']").tap()
    card = page.locator("#board #card-S1-0")
    expect(card).to_be_visible()
    assert_nothing_is_cut_off(page)
    for button in page.locator("button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44, button.inner_text()
        assert box["width"] >= 44, button.inner_text()
    card.tap()
    expect(page.locator("#phone-play")).to_be_enabled()
    assert visit.move_count == 0
    page.locator("#phone-play").tap()
    visit.wait_for_move_after(0)
    expect(page.locator("#board svg")).to_have_attribute("viewBox", re.compile(r"^0 48 390 "))
    visit.close()


def test_log_is_a_drawer_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.play_now_by_finger("spice_road", 2)
    page = visit.page
    expect(page.locator("#log-panel")).to_be_hidden()
    page.locator("#phone-log").tap()
    expect(page.locator("#log")).to_be_visible()
    for button in page.locator("#log-panel button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44, button.inner_text()
    page.locator("#tab-chat").tap()
    page.locator("#chat-input").fill("hello")
    page.keyboard.press("Enter")
    expect(page.locator("#chat-list li")).to_contain_text("hello")
    assert_nothing_is_cut_off(page)
    page.go_back()
    expect(page.locator("#log-panel")).to_be_hidden()
    page.locator("#phone-log").tap()
    page.locator("#log-close").tap()
    expect(page.locator("#log-panel")).to_be_hidden()
    expect(page.locator("#board svg")).to_be_visible()
    visit.close()


@pytest.mark.parametrize("game", ["spice_road", "marco_polo"])
def test_tap_enlarges_a_region_on_a_phone(browser: Browser, server: ServerProcess, game: str) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.play_now_by_finger(game, 2)
    page = visit.page
    whole = page.locator("#board svg").get_attribute("viewBox")
    text = page.locator("#region-board text").first
    small = text.bounding_box()
    text.tap()
    expect(page.locator("#zoom-back")).to_be_visible()
    large = text.bounding_box()
    assert small is not None
    assert large is not None
    assert large["height"] > 1.8 * small["height"]
    assert page.locator("#board").evaluate("e => e.scrollWidth > e.clientWidth"), "the enlarged region scrolls"
    assert_nothing_is_cut_off(page)
    page.locator("#zoom-back").tap()
    expect(page.locator("#board svg")).to_have_attribute("viewBox", whole or "")
    text.tap()
    expect(page.locator("#zoom-back")).to_be_visible()
    page.go_back()
    expect(page.locator("#board svg")).to_have_attribute("viewBox", whole or "")
    visit.close()


def test_shift_arrows_reach_read_only_pieces(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(3)
    page = visit.page
    page.keyboard.press("ArrowDown")
    page.locator("#region-board [data-why]").last.focus()
    page.keyboard.press("Shift+ArrowRight")
    reached = page.locator("#board :focus")
    expect(reached).to_have_attribute("tabindex", "-1")
    assert reached.evaluate("e => Boolean(e.closest('#region-opponents'))")
    expect(page.locator("#tooltip")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("() => document.activeElement.dataset.action") is not None, "without Shift the arrows reach targets only"
    visit.close()


def test_double_click_plays_one_move(browser: Browser, server: ServerProcess) -> None:
    """After the first click another action may be at that position."""
    visit = Visit(browser, server.url)
    sent: list[str] = []
    visit.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    visit.play_now(2)
    for count, selector in enumerate(("#actions button", "#region-market [data-action]"), 1):
        expect(visit.page.locator("body")).to_have_attribute("data-status", "yours")
        move_count = visit.move_count
        visit.page.locator(selector).first.dblclick()
        visit.wait_for_move_after(move_count)
        assert len([text for text in sent if '"type":"play"' in text]) == count
    visit.close()


def test_hint_dialog_suggests_three_moves(browser: Browser, server: ServerProcess) -> None:
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
    visit.wait_for_move_after(0)
    expect(page.locator("#hints")).to_be_hidden()
    visit.close()


def test_howto_opens_at_the_current_question(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(2)
    page = visit.page
    page.locator("#move-input").fill("play s2")
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_contain_text("upgrade")
    with page.expect_popup() as opened:
        page.locator("#howto-link").click()
    heading = opened.value.locator("h3#play")
    expect(heading).to_have_text("Play a card")
    expect(heading).to_be_in_viewport()
    visit.close()


def test_whole_table_fits_the_window(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(5)
    page = visit.page
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    for selector in ("#board svg", "#actions", "#log", "#move-input"):
        box = page.locator(selector).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 800.5
    assert_nothing_is_cut_off(page)
    visit.close()


def test_pieces_travel_unless_motion_is_reduced(browser: Browser, server: ServerProcess) -> None:
    for motion, moved in (("no-preference", True), ("reduce", False)):
        visit = Visit(browser, server.url, reduced_motion=motion)
        visit.play_now(2)
        page = visit.page
        page.evaluate(COUNT_TRAVELS)
        page.locator("#actions button", has_text="Acquire").first.click()
        visit.wait_for_move_after(0)
        assert (page.evaluate("() => window.travelled") > 0) == moved
        visit.close()
