"""The lobby, its lists and dialogs; name and language in the top bar of every page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.server_process import ServerProcess

from .visits import PHONE, Visit

SHOW_PAGE = "() => document.dispatchEvent(new Event('visibilitychange'))"


def test_refreshed_lists_keep_open_details_and_focus(browser: Browser, server: ServerProcess) -> None:
    ada, ben = Visit(browser, server.url), Visit(browser, server.url)
    page = ada.open()
    unfolded = page.locator("[data-game=spice_road] details")
    unfolded.locator("summary").click()
    before = page.locator("#open-tables span").inner_text()
    ben.name("Ben")
    ben.context.request.post(f"{server.url}/api/tables", data={"game": "spice_road", "seats": [None, None], "public": True})
    page.evaluate(SHOW_PAGE)
    expect(page.locator("#open-tables span")).not_to_have_text(before)
    expect(unfolded).to_have_attribute("open", "")
    expect(unfolded.locator("summary")).to_be_focused()
    ada.close()
    ben.close()


def test_language_button_overrides_the_address(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url)
    page = visit.open("/howto/spice_road?lang=de#end")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page).to_have_url(f"{server.url}/howto/spice_road#end")
    visit.close()


@pytest.mark.parametrize("path", ["/", "/docs", "/howto/spice_road"])
def test_long_name_fits_on_a_phone(browser: Browser, server: ServerProcess, path: str) -> None:
    visit = Visit(browser, server.url, **PHONE)
    visit.name("W" * 24)
    page = visit.open(path)
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
    visit.close()


def test_bot_with_parameters_takes_a_seat(browser: Browser, server: ServerProcess) -> None:
    visit = Visit(browser, server.url)
    visit.name("Ada")
    page = visit.page
    page.locator("[data-new-table=spice_road]").click()
    form = page.locator("#new-table-spice_road")
    spec = form.locator("[name=spec-1]")
    expect(spec).to_be_hidden()
    form.locator("[name=seat-1]").select_option("spec")
    form.get_by_role("button", name="Create table").click()
    expect(form).to_be_visible()  # the spec is required
    spec.fill("greedy:beam=99")
    form.get_by_role("button", name="Create table").click()
    expect(page.locator("#notice")).to_have_text("“beam” may be from 0 to 16 at a table.")
    page.locator("[data-new-table=spice_road]").click()
    expect(spec).to_have_value("greedy:beam=99")
    spec.fill("greedy:beam=2")
    form.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    seats = visit.context.request.get(f"{server.url}/api{page.url.removeprefix(server.url).replace('table', 'tables')}").json()[
        "seats"
    ]
    assert [seat["bot"] for seat in seats] == [None, "greedy:beam=2"]
    visit.close(ignoring="status of 400|may be from 0 to 16")
