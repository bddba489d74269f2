"""Whole games played by clicking on the board, then result, record, replay and rematch."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from fondaco import Record
from tests.conformance.test_pictures import GAMES_WITH_VIEWS
from tests.server.server_process import ServerProcess

from .click_strategies import STRATEGIES
from .layout_checks import assert_nothing_is_cut_off
from .visits import Visit


def test_every_game_with_a_view_has_a_strategy() -> None:
    assert set(STRATEGIES) == set(GAMES_WITH_VIEWS)


@pytest.mark.parametrize("game", STRATEGIES)
def test_whole_game_by_clicking(browser: Browser, server: ServerProcess, tmp_path: Path, game: str) -> None:
    visit = Visit(browser, server.url)
    visit.name("Ada")
    strategy = STRATEGIES[game]
    visit.create_table("bot:greedy", "me", *["bot:greedy"] * (strategy.players - 2), game=game)
    page = visit.page
    expect(page.locator("#board > svg")).to_be_visible()
    assert_nothing_is_cut_off(page)
    deadline = time.monotonic() + 900
    clicks, listed = 0, set()
    while visit.status_kind != "over" and time.monotonic() < deadline:
        if visit.status_kind == "hold":  # an out-of-order pick may be possible
            page.locator("#end-turn").click()
            page.locator("body:not([data-status=hold])").wait_for(state="attached")
            continue
        move_count, moves = visit.legal_moves()
        if not moves:
            page.wait_for_timeout(15)
            continue
        move, action = strategy.choose(moves, move_count)
        if visit.click_target(action):
            clicks += 1
        else:
            listed.add(move.split()[0])
            page.locator(f'#actions button[data-id="{action}"]').click()
        visit.wait_for_move_after(move_count)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert visit.status_kind == "over"
    assert listed <= strategy.list_only
    assert clicks > strategy.min_clicks

    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
    expect(page.locator(".scores tfoot .seal")).to_have_count(strategy.players)
    assert page.locator(".scores").evaluate("scores => scores.scrollHeight <= scores.clientHeight"), "the totals are visible"
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
    expect(page.locator("body")).to_have_attribute("data-move-count", "0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("body")).to_have_attribute("data-move-count", "2")
    page.locator("#viewer-seat").select_option("1")
    expect(page).to_have_url(f"{page.url.split('?')[0]}?at=2&seat=1")
    shared = page.url
    page.keyboard.press("End")
    expect(page.locator("body")).to_have_attribute("data-move-count", str(len(record.moves)))

    friend = Visit(browser, server.url)
    friend.page.goto(shared)
    expect(friend.page.locator("body")).to_have_attribute("data-move-count", "2")
    expect(friend.page.locator("#viewer-seat")).to_have_value("1")
    friend.close()

    page.goto(page.url.split("/replay")[0])
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and url.rsplit("/", 1)[1] not in shared)
    expect(page.locator("#board > svg")).to_be_visible()
    visit.close()
