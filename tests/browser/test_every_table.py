"""The tables with a map: whole games by clicking on them, reasons, and the same on a phone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server

from .pages import Visit
from .test_comfort import assert_nothing_is_cut_off
from .test_people import new_table

Rank = Callable[[str, list[str], int], tuple[int, int]]
"""How much somebody wants a move, by its verb and its words; the moves made so far let them want something else each time."""


@dataclass(frozen=True)
class Plan:
    """How a game is played to its end by clicking."""

    game: str
    seats: tuple[str, ...]
    rank: Rank
    only_listed: frozenset[str]
    """What has no thing on the table that could be clicked."""


SPACES = ("travel", "gold", "contracts", "silk", "pepper", "camels", "khan", "coins")


def traveller(verb: str, words: list[str], at: int) -> tuple[int, int]:
    """Somebody who travels, fulfils contracts and changes no dice; the spaces take turns."""
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


def wanderer(verb: str, words: list[str], at: int) -> tuple[int, int]:
    """Somebody who wanders from place to place and delivers, loads and buys whatever can be had there."""
    if verb == "move":
        return 0, sum(map(ord, words[0])) * at % 29
    wanted = ("deliver", "load", "exchange" if at % 5 == 0 else "", "buy", "turn" if at % 3 == 0 else "", "provisions", "end")
    return (wanted.index(verb) if verb in wanted else 9), 0


PLANS = [
    Plan(
        "marco_polo",
        ("bot:greedy", "me"),  # in the second seat sits Matteo Polo, whose dice have values
        traveller,
        frozenset({"times", "swap", "camels", "pair", "first", "stop", "end", "leave", "refuse", "keep", "pick"}),
    ),
    Plan("valdora", ("bot:greedy", "me", "bot:greedy"), wanderer, frozenset({"end"})),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_a_whole_game_by_clicking(browser: Browser, server: Server, plan: Plan) -> None:
    visit = Visit(browser, server.url)
    visit.name("Ada")
    new_table(visit, *plan.seats, game=plan.game)
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
        move, action = min(moves, key=lambda pair: plan.rank(pair[0].split()[0], pair[0].split()[1:], at))
        if visit.click_on_the_table(action):
            on_the_table += 1
        else:
            listed.add(move.split()[0])
            page.locator(f'#actions button[data-id="{action}"]').click()
        visit.wait_past(at)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert visit.kind == "over"
    assert listed <= plan.only_listed
    assert on_the_table > 30
    expect(page.get_by_role("heading", name="The reckoning")).to_be_visible()
    expect(page.locator(".reckoning tfoot .seal")).to_have_count(len(plan.seats))
    assert_nothing_is_cut_off(page)
    visit.close()


@pytest.mark.parametrize(
    ("game", "players", "move", "reason"),
    [
        ("marco_polo", 2, "place moscow", "You have no trading post in Moscow."),
        ("valdora", 3, "move H", "Your pawn must move, so it cannot stay at the city H."),
    ],
)
def test_a_dead_space_says_why(browser: Browser, server: Server, game: str, players: int, move: str, reason: str) -> None:
    visit = Visit(browser, server.url)
    visit.play_now(players, game)
    visit.page.locator(f"#board [data-why='{move}']").hover()
    expect(visit.page.locator("#tip")).to_contain_text(reason)
    visit.close()


@pytest.mark.parametrize(("game", "target"), [("marco_polo", "space-purse"), ("valdora", "space-C")])
def test_a_phone(browser: Browser, server: Server, game: str, target: str) -> None:
    visit = Visit(
        browser, server.url, width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2, locale="de-DE"
    )
    page = visit.open()
    page.locator(f"[data-now={game}]").tap()
    page.locator(f"#now-{game} button[value='3']").tap()
    expect(page.locator("#board svg")).to_have_attribute("viewBox", re.compile(r"^0 \d+ 390 "))
    assert_nothing_is_cut_off(page)
    page.locator(f"#board #{target}").tap()
    expect(page.locator("#hand-play")).to_be_enabled()
    page.locator("#hand-play").tap()
    visit.wait_past(0)
    assert_nothing_is_cut_off(page)
    visit.close()


COUNT_LEAVES = """() => {
  window.leaves = 0;
  const seen = records => { for (const { addedNodes } of records) for (const node of addedNodes)
    if (node.classList?.contains("turning-leaf")) window.leaves++; };
  new MutationObserver(seen).observe(document.getElementById("board"), { childList: true, subtree: true });
}"""


@pytest.mark.parametrize(("motion", "turning"), [("no-preference", 1), ("reduce", 0)])
def test_a_page_is_turned_before_your_eyes(browser: Browser, server: Server, motion: str, turning: int) -> None:
    """Of a leaf of the order book first one side is seen, then the other; and nothing moves for those who want no motion."""
    visit = Visit(browser, server.url, reduced_motion=motion)
    visit.play_now(3, "valdora")
    page = visit.page
    page.locator("#board #space-C").click()
    expect(page.locator("#board #page-C-right-27")).to_be_visible()
    expect(page.locator("#board #turn-right")).to_be_visible()
    page.evaluate(COUNT_LEAVES)
    page.locator("#board #turn-right").click()
    expect(page.locator("#board #page-C-left-1")).to_be_visible()
    assert page.evaluate("window.leaves") == turning
    expect(page.locator(".turning-leaf")).to_have_count(0)
    visit.close()
