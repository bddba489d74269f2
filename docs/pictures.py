"""Draws the pictures of the documentation from real games: ``python docs/pictures.py`` writes them beside this file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

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
    names = ["Marietta", "Niccolò", "Zhao", "Ibn Battuta"]
    pictures = {
        "spice-road": middle.svg(middle.player, names=names),
        "spice-road-phone": middle.svg(middle.player, layout="tall", names=names),
        "spice-road-deals": deals.svg(deals.player, "de", names=names),
        "spice-road-end": end.svg(None, names=names),
        "icons": icons(),
    }
    HERE.mkdir(exist_ok=True)
    for name, picture in pictures.items():
        (HERE / f"{name}.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
