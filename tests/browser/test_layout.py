"""Layout in the browser's own fonts: texts fit, pieces lie in their regions, and targets are large enough for fingers."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Browser

import fondaco
from tests.server.server_process import ServerProcess

from .layout_checks import overlapping_elements, small_targets
from .visits import PHONE, Visit

GAMES_WITH_VIEWS = [id for id in fondaco.games() if 'id="region-board"' in fondaco.game(id).new().svg(0)]
"""The games with a view."""
NONCE = "5a" * 16
STOPS = (0, 4, 9)
"""The numbers of decisions after which the layout is checked."""


class ApiPlayer:
    """Plays at a table over the API, so that the pages only show it."""

    def __init__(self, visit: Visit, game: str) -> None:
        self.request = visit.context.request
        self.api = f"{visit.url}/api/tables"
        players = min(4, fondaco.game(game).max_players)
        seats = [None, *["random"] * (players - 1)]
        self.id: str = self.request.post(self.api, data={"game": game, "seats": seats}).json()["id"]
        self.request.post(f"{self.api}/{self.id}/sit", data={"seats": [0], "nonce": NONCE})

    def table(self) -> Any:
        """Return the table once the player has a choice; turns are confirmed without out-of-order picks."""
        while len((table := self.request.get(f"{self.api}/{self.id}").json())["actions"]) < 2 and table["phase"] != "over":
            if table["permissions"]["confirm"]:
                self.request.post(f"{self.api}/{self.id}/confirm")
            time.sleep(0.02)
        return table

    def decide(self) -> None:
        """Play the move at two thirds of the list, which is neither always the same nor random."""
        table = self.table()
        move = table["actions"][len(table["actions"]) * 2 // 3]["move"]
        self.request.post(f"{self.api}/{self.id}/moves", data={"moves": [move], "move_count": table["move_count"]})


def test_at_least_two_games_have_a_view() -> None:
    assert {"spice_road", "marco_polo"} <= set(GAMES_WITH_VIEWS)


@pytest.mark.parametrize("game", GAMES_WITH_VIEWS)
def test_nothing_overlaps_or_is_cut_off(browser: Browser, server: ServerProcess, game: str) -> None:
    desktop, phone = Visit(browser, server.url), Visit(browser, server.url, **PHONE)
    desktop.name("Maximiliane von Habsburg")
    phone.context.add_cookies(desktop.context.cookies())  # type: ignore[arg-type]
    player, decisions = ApiPlayer(desktop, game), 0
    for stop, lang in zip(STOPS, ("en", "de", "de"), strict=True):
        while decisions < stop:
            player.decide()
            decisions += 1
        move_count = player.table()["move_count"]
        for visit in (desktop, phone):
            visit.open(f"/table/{player.id}?lang={lang}")
            visit.page.locator(f"body[data-move-count='{move_count}'] #board svg [data-part]").first.wait_for(state="attached")
            assert overlapping_elements(visit.page) == [], (lang, visit is phone)
        assert small_targets(phone.page) == []
    desktop.close()
    phone.close()
