"""Draws the pictures of the documentation from real games: ``python -m tools.pictures`` writes them to docs/pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import fondaco
from fondaco.bots import PlayerView, bot
from fondaco.draw.icons import definitions, symbols
from fondaco.draw.panels import Box, panel
from fondaco.draw.players import PLAYERS
from fondaco.draw.svg import document, element, text, use

HERE = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ["Marietta", "Niccolò", "Zhao", "Ibn Battuta"]
SEED = 3


def play(id: str, players: int, seed: int, until: Callable[[fondaco.State], bool], **options: bool | str) -> fondaco.State:
    """A game between bots, up to the first position of the wanted kind."""
    state = fondaco.game(id).new(players, seed, **options)
    bots = [bot("greedy", seed=seed + seat) for seat in range(players)]
    while not state.over and not until(state):
        assert state.player is not None
        state.apply(bots[state.player].choose(PlayerView(state, state.player)))
    return state


def well_on(turn: int) -> Callable[[fondaco.State], bool]:
    """Whether so many turns have been played and the next one has just begun."""
    return lambda state: state.turn_number >= turn and len(state.legal_actions()) > 8


def asked(question: str, number: int) -> Callable[[fondaco.State], bool]:
    """Whether this question is asked, in some round or later."""

    def found(state: fondaco.State) -> bool:
        seen: Mapping[str, Any] = state.observe(None)
        return bool(seen["question"][0] == question and seen["round"] >= number)

    return found


def in_round(number: int) -> Callable[[fondaco.State], bool]:
    """Whether a turn with many possibilities begins, in some round or later."""
    turn = asked("Turn", number)
    return lambda state: turn(state) and len(state.legal_actions()) > 14


def to_the_end(state: fondaco.State) -> bool:
    """Never: the game is played out."""
    return False


def in_the_middle(id: str) -> fondaco.State:
    """Any game, well after half of it, where there is much to choose from."""
    rules = fondaco.game(id)
    players = min(4, rules.max_players)
    whole = fondaco.Record.of(play(id, players, SEED, to_the_end))
    middle = [whole.replay(upto=at) for at in range(len(whole.moves) * 3 // 5, len(whole.moves) * 3 // 4)]
    return max(middle, key=lambda state: len(state.legal_actions()))


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


def drawn() -> list[str]:
    """The games that have a view."""
    return [id for id in fondaco.games() if find_spec(f"fondaco.games.{id}.view")]


def named(id: str) -> str:
    """What the picture of a game is called."""
    return id.replace("_", "-")


def tables() -> dict[str, str]:
    """A table of every game that has a view, on a desk and on a phone."""
    found = {}
    for id in drawn():
        state, name = in_the_middle(id), named(id)
        found[name] = state.svg(state.player, player_names=NAMES)
        found[f"{name}-phone"] = state.svg(state.player, "de", "tall", NAMES)
    return found


def moments() -> dict[str, str]:
    """Tables with something to be seen: options, a journey, the end."""
    deals = play("spice_road", 4, 3, well_on(44), golden_deals=True, bonus_cards="both")
    journey = play("marco_polo", 4, 7, asked("Travel", 4))
    drafted = play("marco_polo", 2, 5, in_round(2), characters="drafted", goals="draft")
    return {
        "spice-road-deals": deals.svg(deals.player, "de", player_names=NAMES),
        "spice-road-end": play("spice_road", 2, 5, to_the_end).svg(None, player_names=NAMES),
        "marco-polo-journey": journey.svg(journey.player, "de", player_names=NAMES),
        "marco-polo-two": drafted.svg(drafted.player, player_names=NAMES),
        "marco-polo-end": play("marco_polo", 4, 7, to_the_end).svg(0, player_names=NAMES),
    }


def page() -> str:
    """All tables on one page."""
    lines = ["# The tables", "", 'All drawn by `state.svg(seat)` and `state.svg(seat, layout="tall")` from games between bots.']
    for id in drawn():
        rules = fondaco.game(id)
        title = f"{rules.title('de')} ({rules.title('en')})" if rules.title("de") != rules.title("en") else rules.title("en")
        lines += ["", f"## {title}", "", f"![{title}](pictures/{named(id)}.svg)", ""]
        lines += [f'<img src="pictures/{named(id)}-phone.svg" alt="{title}, on a phone" width="300">']
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all pictures, and the page that shows them."""
    HERE.mkdir(exist_ok=True)
    for name, picture in {**tables(), **moments(), "icons": icons()}.items():
        (HERE / f"{name}.svg").write_text(picture, "utf-8")
    (HERE.parent / "games.md").write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
