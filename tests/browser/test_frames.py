"""In the browser, in its own fonts: no text is cut off or lies on another, pieces lie in their regions, fingers find targets."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Browser

import fondaco
from tests.server.houses import NONCE
from tests.server.servers import Server

from .frames import misplaced, too_small
from .pages import PHONE, Visit

DRAWN = [id for id in fondaco.games() if 'id="region-board"' in fondaco.game(id).new().svg(0)]
"""The games with a view of their own."""
STOPS = (0, 4, 9)
"""After how many decisions the table is looked at."""


class Player:
    """Somebody at a table who decides without looking, while pages are only opened to be looked at."""

    def __init__(self, visit: Visit, game: str) -> None:
        self.request = visit.context.request
        self.api = f"{visit.url}/api/tables"
        players = min(4, fondaco.game(game).max_players)
        seats = [None, *["random"] * (players - 1)]
        self.id: str = self.request.post(self.api, data={"game": game, "seats": seats}).json()["id"]
        self.request.post(f"{self.api}/{self.id}/sit", data={"seats": [0], "nonce": NONCE})

    def look(self) -> Any:
        """The table once there is something to decide; nothing is picked late."""
        while len((seen := self.request.get(f"{self.api}/{self.id}").json())["actions"]) < 2 and seen["phase"] != "over":
            if seen["permissions"]["confirm"]:
                self.request.post(f"{self.api}/{self.id}/confirm")
            time.sleep(0.02)
        return seen

    def decide(self) -> None:
        """Take the answer at two thirds of the list: it is neither always the same nor left to chance."""
        seen = self.look()
        move = seen["actions"][len(seen["actions"]) * 2 // 3]["move"]
        self.request.post(f"{self.api}/{self.id}/moves", data={"moves": [move], "move_count": seen["move_count"]})


def test_two_games_at_least_are_drawn() -> None:
    assert {"spice_road", "marco_polo"} <= set(DRAWN)


@pytest.mark.parametrize("game", DRAWN)
def test_everything_lies_in_its_frame(browser: Browser, server: Server, game: str) -> None:
    desktop, phone = Visit(browser, server.url), Visit(browser, server.url, **PHONE)
    desktop.name("Maximiliane von Habsburg")
    phone.context.add_cookies(desktop.context.cookies())  # type: ignore[arg-type]
    player, decisions = Player(desktop, game), 0
    for stop, lang in zip(STOPS, ("en", "de", "de"), strict=True):
        while decisions < stop:
            player.decide()
            decisions += 1
        at = player.look()["move_count"]
        for visit in (desktop, phone):
            visit.open(f"/table/{player.id}?lang={lang}")
            visit.page.locator(f"body[data-at='{at}'] #board svg [data-part]").first.wait_for(state="attached")
            assert misplaced(visit.page) == [], (lang, visit is phone)
        assert too_small(phone.page) == []
    desktop.close()
    phone.close()
