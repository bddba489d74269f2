"""Whole games by clicking on the table, and what comes after them."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from fondaco import Record
from tests.conformance.test_pictures import GAMES_WITH_VIEWS
from tests.server.servers import Server

from .habits import HABITS
from .pages import Visit
from .test_comfort import assert_nothing_is_cut_off
from .test_people import new_table


def test_every_game_with_a_view_is_played() -> None:
    assert set(HABITS) == set(GAMES_WITH_VIEWS)


@pytest.mark.parametrize("game", HABITS)
def test_a_whole_game_by_clicking(browser: Browser, server: Server, tmp_path: Path, game: str) -> None:
    visit = Visit(browser, server.url)
    visit.name("Ada")
    habit = HABITS[game]
    new_table(visit, "bot:greedy", "me", *["bot:greedy"] * (habit.players - 2), game=game)
    page = visit.page
    expect(page.locator("#board > svg")).to_be_visible()
    assert_nothing_is_cut_off(page)
    deadline = time.monotonic() + 900
    on_the_table, listed = 0, set()
    while visit.kind != "over" and time.monotonic() < deadline:
        if visit.kind == "hold":  # something could still be picked
            page.locator("#confirm").click()
            page.locator("body:not([data-kind=hold])").wait_for(state="attached")
            continue
        at, moves = visit.choices()
        if not moves:
            page.wait_for_timeout(15)
            continue
        move, action = habit.choose(moves, at)
        if visit.click_on_the_table(action):
            on_the_table += 1
        else:
            listed.add(move.split()[0])
            page.locator(f'#actions button[data-id="{action}"]').click()
        visit.wait_past(at)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert visit.kind == "over"
    assert listed <= habit.listed
    assert on_the_table > habit.clicks

    expect(page.get_by_role("heading", name="The reckoning")).to_be_visible()
    expect(page.locator(".reckoning tfoot .seal")).to_have_count(habit.players)
    expect(page.locator(".chart")).to_be_visible()
    assert_nothing_is_cut_off(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    saved = tmp_path / "game.fondaco"
    download.value.save_as(saved)
    record = Record.loads(saved.read_text("utf-8"))
    assert record.replay().over
    assert record.fair_deal is not None
    assert record.fair_deal.proves(record.seed)
    expect(page.locator(".proof")).to_contain_text(record.fair_deal.secret.hex())

    page.get_by_role("link", name="Replay from the start").click()
    expect(page.locator("body")).to_have_attribute("data-at", "0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("body")).to_have_attribute("data-at", "2")
    page.locator("#as").select_option("1")
    expect(page).to_have_url(f"{page.url.split('?')[0]}?at=2&seat=1")
    shared = page.url
    page.keyboard.press("End")
    expect(page.locator("body")).to_have_attribute("data-at", str(len(record.moves)))

    friend = Visit(browser, server.url)
    friend.page.goto(shared)
    expect(friend.page.locator("body")).to_have_attribute("data-at", "2")
    expect(friend.page.locator("#as")).to_have_value("1")
    friend.close()

    page.goto(page.url.split("/replay")[0])
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and url.rsplit("/", 1)[1] not in shared)
    expect(page.locator("#board > svg")).to_be_visible()
    visit.close()
