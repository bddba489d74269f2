"""Draws the pictures of the documentation from real games: ``python docs/pictures.py`` writes them beside this file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import fondaco
from fondaco.bots import Sight, bot
from fondaco.draw.icons import definitions, symbols
from fondaco.draw.panels import Box, panel
from fondaco.draw.players import PLAYERS
from fondaco.draw.svg import document, element, text, use

HERE = Path(__file__).parent / "pictures"


def play(id: str, players: int, seed: int, until: Callable[[fondaco.State], bool], **options: bool | str) -> fondaco.State:
    """A game between bots, up to the first position of the wanted kind."""
    state = fondaco.game(id).new(players, seed, **options)
    bots = [bot("greedy", seed=seed + seat) for seat in range(players)]
    while not state.over and not until(state):
        assert state.player is not None
        state.apply(bots[state.player].choose(Sight(state, state.player)))
    return state


def well_on(turn: int) -> Callable[[fondaco.State], bool]:
    """Whether so many turns have been played and the next one has just begun."""
    return lambda state: state.turn >= turn and len(state.legal_actions()) > 8


def asked(question: str, number: int) -> Callable[[fondaco.State], bool]:
    """Whether this question is asked, in some round or later."""

    def found(state: fondaco.State) -> bool:
        seen: Mapping[str, Any] = state.observe(None)
        return seen["question"][0] == question and seen["round"] >= number

    return found


def in_round(number: int) -> Callable[[fondaco.State], bool]:
    """Whether a turn with many possibilities begins, in some round or later."""
    turn = asked("Turn", number)
    return lambda state: turn(state) and len(state.legal_actions()) > 14


def icons() -> str:
    """All icons of the house on one sheet, in three sizes."""
    names = sorted(symbols())
    across, pitch, height = 9, 104, 92
    box = Box(8, 8, across * pitch + 16, -(-len(names) // across) * height + 44)
    body = panel(box, "Icons", "48, 24 and 16 px")
    for number, name in enumerate(names):
        x, y = box.x + 12 + number % across * pitch, box.y + 36 + number // across * height
        body += use(name, x, y, 48) + use(name, x + 56, y + 2, 24) + use(name, x + 60, y + 32, 16)
        body += text(x, y + 66, name.removeprefix("i-"), size=11.5)
    pieces = element("g", body, color=PLAYERS[1].fill)
    return document(box.right + 8, box.bottom + 8, "Icons", [definitions(body, {}), pieces])


def main() -> None:
    """Write all pictures."""
    middle = play("spice_road", 3, 8, well_on(60))
    deals = play("spice_road", 4, 3, well_on(44), golden_deals=True, bonus_cards="both")
    end = play("spice_road", 2, 5, lambda state: False)
    silk_roads = play("marco_polo", 4, 3, in_round(3))
    journey = play("marco_polo", 4, 7, asked("Travel", 4))
    drafted = play("marco_polo", 2, 5, in_round(2), characters="drafted", goals="draft")
    reckoning = play("marco_polo", 4, 7, lambda state: False)
    market = play("mercado", 3, 4, asked("Place", 6))
    valley = play("valdora", 4, 3, asked("UseBook", 12))
    names = ["Marietta", "Niccolò", "Zhao", "Ibn Battuta"]
    pictures = {
        "spice-road": middle.svg(middle.player, names=names),
        "spice-road-phone": middle.svg(middle.player, layout="tall", names=names),
        "spice-road-deals": deals.svg(deals.player, "de", names=names),
        "spice-road-end": end.svg(None, names=names),
        "marco-polo": silk_roads.svg(silk_roads.player, names=names),
        "marco-polo-journey": journey.svg(journey.player, "de", names=names),
        "marco-polo-two": drafted.svg(drafted.player, names=names),
        "marco-polo-phone": journey.svg(journey.player, layout="tall", names=names),
        "marco-polo-end": reckoning.svg(0, names=names),
        "mercado": market.svg(market.player, names=names),
        "mercado-phone": market.svg(market.player, "de", layout="tall", names=names),
        "valdora": valley.svg(valley.player, names=names),
        "valdora-phone": valley.svg(valley.player, "de", layout="tall", names=names),
        "icons": icons(),
    }
    HERE.mkdir(exist_ok=True)
    for name, picture in pictures.items():
        (HERE / f"{name}.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
