"""The lobby while somebody looks at it, and what all pages have in their bar: name and language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server

from .pages import PHONE, Visit

COME_BACK = "() => document.dispatchEvent(new Event('visibilitychange'))"


def test_the_lists_are_fresh_and_what_is_unfolded_stays_so(browser: Browser, server: Server) -> None:
    ada, ben = Visit(browser, server.url), Visit(browser, server.url)
    page = ada.open()
    unfolded = page.locator("[data-game=spice_road] details")
    unfolded.locator("summary").click()
    before = page.locator("#open span").inner_text()
    ben.name("Ben")
    ben.context.request.post(f"{server.url}/api/tables", data={"game": "spice_road", "seats": [None, None], "public": True})
    page.evaluate(COME_BACK)
    expect(page.locator("#open span")).not_to_have_text(before)
    expect(unfolded).to_have_attribute("open", "")
    expect(unfolded.locator("summary")).to_be_focused()
    ada.close()
    ben.close()


def test_the_language_button_outweighs_the_address(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    page = visit.open("/howto/spice_road?lang=de#end")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page).to_have_url(f"{server.url}/howto/spice_road#end")
    visit.close()


@pytest.mark.parametrize("path", ["/", "/docs", "/howto/spice_road"])
def test_a_long_name_fits_on_a_phone(browser: Browser, server: Server, path: str) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.name("W" * 24)
    page = visit.open(path)
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
    visit.close()
