"""A whole game of Auf den Spuren von Marco Polo by clicking on the table, and its table on a phone."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Browser, expect

from tests.server.servers import Server

from .pages import Visit
from .test_comfort import assert_nothing_is_cut_off
from .test_people import new_table

SPACES = ("travel", "gold", "contracts", "silk", "pepper", "camels", "khan", "coins")
ONLY_LISTED = {"times", "swap", "camels", "pair", "first", "stop", "end", "leave", "refuse", "keep", "pick"}
"""What has no thing on the table that could be clicked."""


def wish(moves: list[tuple[str, str]], at: int) -> tuple[str, str]:
    """A move of somebody who travels, fulfils contracts and changes no dice; the spaces take turns."""

    def rank(pair: tuple[str, str]) -> tuple[int, int]:
        verb, *words = pair[0].split()
        if verb == "complete":
            return 0, 0
        if verb == "place" and words[0] != "purse":
            space = words[0]
            return 1, 0 if space not in SPACES else 1 + (SPACES.index(space) - at) % len(SPACES)
        if verb in ("reroll", "turn", "buy", "place"):
            return 9, 0
        if verb in ("row", "take", "times"):
            return 2, -int(words[0])
        return (3, 0) if verb == "stop" and at % 3 else (2, 0) if verb == "step" else (4, 0)

    return min(moves, key=rank)


def test_a_whole_game_by_clicking(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    visit.name("Ada")
    new_table(visit, "bot:greedy", "me", game="marco_polo")  # in the second seat sits Matteo Polo, whose dice have values
    page = visit.page
    expect(page.locator("#board svg")).to_be_visible()
    assert_nothing_is_cut_off(page)
    deadline = time.monotonic() + 240
    on_the_table, listed = 0, set()
    while visit.kind != "over" and time.monotonic() < deadline:
        at, moves = visit.choices()
        if not moves:
            page.wait_for_timeout(15)
            continue
        move, action = wish(moves, at)
        if visit.click_on_the_table(action):
            on_the_table += 1
        else:
            listed.add(move.split()[0])
            page.locator(f'#actions button[data-id="{action}"]').click()
        visit.wait_past(at)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert visit.kind == "over"
    assert listed <= ONLY_LISTED
    assert on_the_table > 30
    expect(page.get_by_role("heading", name="The reckoning")).to_be_visible()
    expect(page.locator(".reckoning tfoot .seal")).to_have_count(2)
    assert_nothing_is_cut_off(page)
    visit.close()


def test_a_dead_space_says_why(browser: Browser, server: Server) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(2, "marco_polo")
    visit.page.locator("#board [data-why='place moscow']").hover()
    expect(visit.page.locator("#tip")).to_contain_text("You have no trading post in Moscow.")
    visit.close()


def test_a_phone(browser: Browser, server: Server) -> None:
    visit = Visit(
        browser, server.url, width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2, locale="de-DE"
    )
    page = visit.open()
    page.locator("[data-now=marco_polo]").tap()
    page.locator("#now-marco_polo button[value='3']").tap()
    expect(page.locator("#board svg")).to_have_attribute("viewBox", re.compile(r"^0 \d+ 390 "))
    assert_nothing_is_cut_off(page)
    page.locator("#board #space-purse").tap()
    expect(page.locator("#hand-play")).to_be_enabled()
    page.locator("#hand-play").tap()
    visit.wait_past(0)
    assert_nothing_is_cut_off(page)
    visit.close()
