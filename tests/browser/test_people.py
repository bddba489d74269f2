"""Several people: two browsers, somebody who watches, one device for two, talk, and a server that dies in between."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server

from .pages import Visit


def new_table(visit: Visit, *seats: str, game: str = "spice_road") -> str:
    """Set a table up in the lobby; its path."""
    page = visit.open()
    page.locator(f"[data-new={game}]").click()
    form = page.locator(f"#new-{game}")
    form.locator("[name=players]").select_option(str(len(seats)))
    for number, seat in enumerate(seats):
        form.locator(f"[name=seat-{number}]").select_option(seat)
    form.get_by_role("button", name="Set the table up").click()
    page.wait_for_url("**/table/*")
    return page.url.removeprefix(visit.url)


def test_two_browsers_a_spectator_and_talk(browser: Browser, server: Server) -> None:
    ada, ben, eve = (Visit(browser, server.url) for _ in range(3))
    ada.name("Ada")
    path = new_table(ada, "me", "friend")
    expect(ada.page.locator("#address")).to_have_text(f"{server.url}{path}")
    ben.open(path).get_by_role("button", name="Sit here").click()
    ben.page.locator("#name-dialog input").fill("<b>Ben</b>")
    ben.page.get_by_role("button", name="OK").click()
    expect(ada.page.locator("#pill")).to_have_text("Your turn")
    expect(ada.page).to_have_title("● Your turn – Spice Road · Fondaco")
    eve.open(path)
    expect(eve.page.locator("#actions")).to_contain_text("You are watching.")
    expect(eve.page.locator("#board [data-action]")).to_have_count(0)
    ada.page.locator("#tab-here").click()
    expect(ada.page.locator("#here li")).to_have_text(["Adayou", "<b>Ben</b>here", "1 without a name, watching"])
    eve.name("Eve")
    eve.open(path)
    expect(ada.page.locator("#here li")).to_have_text(["Adayou", "<b>Ben</b>here", "Eveis watching"])

    ada.page.locator("#actions button", has_text="Play").first.click()
    expect(ben.page.locator("#pill")).to_have_text("Your turn")
    expect(ada.page.locator("#pill")).to_have_text("<b>Ben</b>")
    expect(eve.page.locator("body")).to_have_attribute("data-at", str(ada.at))
    expect(ben.page.locator("#log li")).to_have_count(ben.at)

    ben.page.locator("#tab-chat").click()
    ben.page.locator("#saying").fill("<script>alert(1)</script> hello")
    ben.page.keyboard.press("Enter")
    expect(ada.page.locator("#unread")).to_have_text("1")
    ada.page.locator("#tab-chat").click()
    expect(ada.page.locator("#talk li")).to_contain_text("<script>alert(1)</script> hello")

    second = ada.context.new_page()
    second.goto(f"{server.url}{path}")
    expect(second.locator("body")).to_have_attribute("data-at", str(ada.at))
    ben.close()
    ada.page.locator("#tab-here").click()
    expect(ada.page.locator("#here li").nth(1)).to_have_text("<b>Ben</b>away")
    expect(ada.page.locator("#here-count")).to_have_text("2")
    ada.close()
    eve.close()


def test_one_device_for_two_has_a_curtain(browser: Browser, server: Server) -> None:
    ada = Visit(browser, server.url)
    ada.name("Ada")
    new_table(ada, "me", "here")
    page = ada.page
    expect(page.locator("#curtain-text")).to_have_text("Hand over to Ada")
    expect(page.locator("#board [data-action]")).to_have_count(0)
    page.get_by_role("button", name="I am Ada").click()
    page.locator("#actions button", has_text="Play").first.click()
    expect(page.locator("#curtain-text")).to_have_text("Hand over to Ada 2")
    for _ in range(3):  # a browser lets a page refuse the first only
        page.keyboard.press("Escape")
        expect(page.locator("#curtain")).to_be_visible()
    page.get_by_role("button", name="I am Ada 2").click()
    expect(page.locator("#actions button").first).to_be_visible()
    ada.close()


def nothing_is_swallowed(page: Page) -> None:
    """While the line is lost, what was typed stays, no hint is waited for, and a click says again what is the matter."""
    page.locator("#menu-button").click()
    page.locator("[data-link]").click()
    expect(page.locator("#notice")).to_contain_text("The house cannot be reached.")
    page.keyboard.press("Escape")
    page.locator("#actions button").first.click()
    expect(page.locator("#notice")).to_contain_text("connection is lost")
    page.locator("#hint").click()
    expect(page.locator("#hints")).to_be_hidden()
    page.locator("#tab-chat").click()
    for field, words in (("#typed-move", "rest"), ("#saying", "are you there?")):
        page.locator(field).fill(words)
        page.locator(field).press("Enter")
        expect(page.locator(field)).to_have_value(words)
    expect(page.locator("#notice")).to_contain_text("connection is lost")


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill; one whose test failed meanwhile is dead already."""
    server = Server(tmp_path)
    yield server
    if server.process.poll() is None:
        server.kill()


def after_a_move(browser: Browser, server: Server) -> Visit:
    """Somebody who has begun a game against a bot."""
    ada = Visit(browser, server.url)
    ada.play_now(2)
    ada.page.locator("#actions button").first.click()
    ada.wait_past(0)
    return ada


def go(visit: Visit, lost: str) -> None:
    """Go, with no faults but those that a lost server causes."""
    visit.faults = [fault for fault in visit.faults if not re.search(lost, fault)]
    visit.close()


def test_a_page_comes_back_after_the_server_was_killed(browser: Browser, mortal: Server) -> None:
    ada = after_a_move(browser, mortal)
    expect(ada.page.locator("#pill")).to_have_text("Your turn")
    at = ada.at
    mortal.kill()
    expect(ada.page.locator("#notice")).to_contain_text("connection is lost")
    nothing_is_swallowed(ada.page)
    mortal.start()
    expect(ada.page.locator("body")).to_have_attribute("data-line", "open")
    expect(ada.page.locator("body")).to_have_attribute("data-at", str(at))
    expect(ada.page.locator("#notice")).to_be_hidden()
    ada.page.locator("#saying").press("Enter")
    expect(ada.page.locator("#talk li")).to_contain_text("are you there?")
    expect(ada.page.locator("#saying")).to_have_value("")
    ada.page.locator("#actions button").first.click()
    ada.wait_past(at)
    go(ada, lost="WebSocket connection|ERR_|cannot be reached")


def test_a_replay_says_that_the_house_cannot_be_reached(browser: Browser, mortal: Server) -> None:
    ada = after_a_move(browser, mortal)
    page = ada.open(f"{ada.page.url.removeprefix(mortal.url)}/replay?at=1")
    expect(page.locator("body")).to_have_attribute("data-at", "1")
    mortal.kill()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#notice")).to_contain_text("The house cannot be reached.")
    mortal.start()
    page.keyboard.press("Home")
    expect(page.locator("body")).to_have_attribute("data-at", "0")
    go(ada, lost="ERR_|cannot be reached")
