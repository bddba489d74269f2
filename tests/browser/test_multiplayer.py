"""Several people: two browsers, a spectator, one device for two, chat, and a server that is killed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.server_process import ServerProcess

from .visits import Visit


def test_two_players_and_a_spectator_chat_and_see_each_other(browser: Browser, server: ServerProcess) -> None:
    ada, ben, eve = (Visit(browser, server.url) for _ in range(3))
    ada.name("Ada")
    path = ada.create_table("me", "friend")
    expect(ada.page.locator("#address")).to_have_text(f"{server.url}{path}")
    ben.open(path).get_by_role("button", name="Take this seat").click()
    ben.page.locator("#name-dialog input").fill("<b>Ben</b>")
    ben.page.get_by_role("button", name="OK").click()
    expect(ada.page.locator("#pill")).to_have_text("Your turn")
    expect(ada.page).to_have_title("● Your turn – Spice Road · Fondaco")
    eve.open(path)
    expect(eve.page.locator("#actions")).to_contain_text("You are watching.")
    expect(eve.page.locator("#board [data-action]")).to_have_count(0)
    ada.page.locator("#tab-people").click()
    expect(ada.page.locator("#people li")).to_have_text(["Adayou", "<b>Ben</b>here", "Spectators without a name: 1"])
    eve.name("Eve")
    eve.open(path)
    expect(ada.page.locator("#people li")).to_have_text(["Adayou", "<b>Ben</b>here", "Eveis watching"])

    ada.page.locator("#actions button", has_text="Play").first.click()
    expect(ben.page.locator("#pill")).to_have_text("Your turn")
    expect(ada.page.locator("#pill")).to_have_text("<b>Ben</b>")
    expect(eve.page.locator("body")).to_have_attribute("data-move-count", str(ada.move_count))
    expect(ben.page.locator("#log li")).to_have_count(ben.move_count)

    ben.page.locator("#tab-chat").click()
    ben.page.locator("#chat-input").fill("<script>alert(1)</script> hello")
    ben.page.keyboard.press("Enter")
    expect(ada.page.locator("#unread")).to_have_text("1")
    ada.page.locator("#tab-chat").click()
    expect(ada.page.locator("#chat-list li")).to_contain_text("<script>alert(1)</script> hello")

    second = ada.context.new_page()
    second.goto(f"{server.url}{path}")
    expect(second.locator("body")).to_have_attribute("data-move-count", str(ada.move_count))
    ben.close()
    ada.page.locator("#tab-people").click()
    expect(ada.page.locator("#people li").nth(1)).to_have_text("<b>Ben</b>away")
    expect(ada.page.locator("#people-count")).to_have_text("2")
    ada.close()
    eve.close()


def test_curtain_separates_two_people_at_one_device(browser: Browser, server: ServerProcess) -> None:
    ada = Visit(browser, server.url)
    ada.name("Ada")
    ada.create_table("me", "here")
    page = ada.page
    expect(page.locator("#curtain-text")).to_have_text("Hand over to Ada")
    expect(page.locator("#board [data-action]")).to_have_count(0)
    page.get_by_role("button", name="I am Ada").click()
    page.locator("#actions button", has_text="Play").first.click()
    expect(page.locator("#curtain-text")).to_have_text("Hand over to Ada 2")
    for _ in range(3):  # a page can prevent the first Escape only
        page.keyboard.press("Escape")
        expect(page.locator("#curtain")).to_be_visible()
    page.get_by_role("button", name="I am Ada 2").click()
    expect(page.locator("#actions button").first).to_be_visible()
    ada.close()


def check_input_survives_disconnect(page: Page) -> None:
    """While the connection is lost, typed text stays, no hint is awaited, and a click repeats the notice."""
    page.locator("#menu-button").click()
    page.locator("[data-make-link]").click()
    expect(page.locator("#notice")).to_contain_text("The server cannot be reached.")
    page.keyboard.press("Escape")
    page.locator("#actions button").first.click()
    expect(page.locator("#notice")).to_contain_text("connection is lost")
    page.locator("#hint").click()
    expect(page.locator("#hints")).to_be_hidden()
    page.locator("#tab-chat").click()
    for field, text in (("#move-input", "rest"), ("#chat-input", "are you there?")):
        page.locator(field).fill(text)
        page.locator(field).press("Enter")
        expect(page.locator(field)).to_have_value(text)
    expect(page.locator("#notice")).to_contain_text("connection is lost")


@pytest.fixture
def killable_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """Yield a server that a test may kill; after a failed test it may be dead already."""
    server = ServerProcess(tmp_path)
    yield server
    if server.process.poll() is None:
        server.kill()


def visit_after_a_move(browser: Browser, server: ServerProcess) -> Visit:
    """Return a visit to a table with a bot, after the first move."""
    ada = Visit(browser, server.url)
    ada.play_now(2)
    ada.page.locator("#actions button").first.click()
    ada.wait_for_move_after(0)
    return ada


def test_page_reconnects_after_the_server_was_killed(browser: Browser, killable_server: ServerProcess) -> None:
    ada = visit_after_a_move(browser, killable_server)
    expect(ada.page.locator("#pill")).to_have_text("Your turn")
    move_count = ada.move_count
    killable_server.kill()
    expect(ada.page.locator("#notice")).to_contain_text("connection is lost")
    check_input_survives_disconnect(ada.page)
    killable_server.start()
    expect(ada.page.locator("body")).to_have_attribute("data-connection", "open")
    expect(ada.page.locator("body")).to_have_attribute("data-move-count", str(move_count))
    expect(ada.page.locator("#notice")).to_be_hidden()
    ada.page.locator("#chat-input").press("Enter")
    expect(ada.page.locator("#chat-list li")).to_contain_text("are you there?")
    expect(ada.page.locator("#chat-input")).to_have_value("")
    ada.page.locator("#actions button").first.click()
    ada.wait_for_move_after(move_count)
    ada.close(ignoring="WebSocket connection|ERR_|cannot be reached")


def test_replay_reports_an_unreachable_server(browser: Browser, killable_server: ServerProcess) -> None:
    ada = visit_after_a_move(browser, killable_server)
    page = ada.open(f"{ada.page.url.removeprefix(killable_server.url)}/replay?at=1")
    expect(page.locator("body")).to_have_attribute("data-move-count", "1")
    killable_server.kill()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#notice")).to_contain_text("The server cannot be reached.")
    killable_server.start()
    page.keyboard.press("Home")
    expect(page.locator("body")).to_have_attribute("data-move-count", "0")
    ada.close(ignoring="ERR_|cannot be reached")
