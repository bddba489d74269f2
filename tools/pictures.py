"""Render the pictures of the documentation from games between bots: ``python -m tools.pictures`` writes docs/pictures."""

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

DOCS = Path(__file__).parents[1] / "docs"
PICTURES = DOCS / "pictures"
PLAYER_NAMES = ["Marietta", "Niccolò", "Zhao", "Ibn Battuta"]
SEED = 3

Condition = Callable[[fondaco.State], bool]


def play(id: str, players: int, seed: int, until: Condition, **options: bool | str) -> fondaco.State:
    """Play a game between bots, up to the first position that fulfils a condition, or to its end."""
    state = fondaco.game(id).new(players, seed, **options)
    bots = [bot("greedy", seed=seed + seat) for seat in range(players)]
    while not state.over and not until(state):
        assert state.player is not None
        state.apply(bots[state.player].choose(PlayerView(state, state.player)))
    return state


def after_turns(count: int) -> Condition:
    """The condition that a number of turns has begun, and that there are more than eight legal actions."""
    return lambda state: state.turn_number >= count and len(state.legal_actions()) > 8


def at_question(question: str, first_round: int) -> Condition:
    """The condition that a question is on top of the stack, in a round or later."""

    def condition(state: fondaco.State) -> bool:
        observation: Mapping[str, Any] = state.observe(None)
        return bool(observation["question"][0] == question and observation["round"] >= first_round)

    return condition


def at_turn(first_round: int) -> Condition:
    """The condition that a turn begins with more than 14 legal actions, in a round or later."""
    begins = at_question("Turn", first_round)
    return lambda state: begins(state) and len(state.legal_actions()) > 14


def never(state: fondaco.State) -> bool:
    """The condition that no position fulfils: the game is played to its end."""
    return False


def mid_game(id: str) -> fondaco.State:
    """The position with the most legal actions between 60 % and 75 % of a game."""
    players = min(4, fondaco.game(id).max_players)
    record = fondaco.Record.of(play(id, players, SEED, never))
    total = len(record.moves)
    positions = [record.replay(upto=move_count) for move_count in range(total * 3 // 5, total * 3 // 4)]
    return max(positions, key=lambda state: len(state.legal_actions()))


def icons() -> str:
    """A sheet of all icons, in three sizes."""
    names = sorted(symbols())
    columns, width, height = 9, 104, 92
    box = Box(8, 8, columns * width + 16, -(-len(names) // columns) * height + 44)
    body = panel(box, "Icons", "48, 24 and 16 px")
    for index, name in enumerate(names):
        x, y = box.x + 12 + index % columns * width, box.y + 36 + index // columns * height
        body += use(name, x, y, 48) + use(name, x + 56, y + 2, 24) + use(name, x + 60, y + 32, 16)
        body += text(x, y + 66, name.removeprefix("i-"), size=11.5)
    pieces = element("g", body, color=PLAYERS[1].fill)
    return document(box.right + 8, box.bottom + 8, "Icons", [definitions(body, {}), pieces])


def games_with_views() -> list[str]:
    """The ids of the games that have a view."""
    return [id for id in fondaco.games() if find_spec(f"fondaco.games.{id}.view")]


def file_name(id: str) -> str:
    """The name of a game's picture, without its ending."""
    return id.replace("_", "-")


def tables() -> dict[str, str]:
    """A position of every game that has a view, in the wide and in the tall layout."""
    pictures = {}
    for id in games_with_views():
        state, name = mid_game(id), file_name(id)
        pictures[name] = state.svg(state.player, player_names=PLAYER_NAMES)
        pictures[f"{name}-phone"] = state.svg(state.player, "de", "tall", PLAYER_NAMES)
    return pictures


def highlights() -> dict[str, str]:
    """Positions that show an option, a journey or the end of a game."""
    deals = play("spice_road", 4, 3, after_turns(44), golden_deals=True, bonus_cards="both")
    journey = play("marco_polo", 4, 7, at_question("Travel", 4))
    drafted = play("marco_polo", 2, 5, at_turn(2), characters="drafted", goals="draft")
    return {
        "spice-road-deals": deals.svg(deals.player, "de", player_names=PLAYER_NAMES),
        "spice-road-end": play("spice_road", 2, 5, never).svg(None, player_names=PLAYER_NAMES),
        "marco-polo-journey": journey.svg(journey.player, "de", player_names=PLAYER_NAMES),
        "marco-polo-two": drafted.svg(drafted.player, player_names=PLAYER_NAMES),
        "marco-polo-end": play("marco_polo", 4, 7, never).svg(0, player_names=PLAYER_NAMES),
    }


def page() -> str:
    """The text of docs/games.md, with a picture of every game."""
    lines = ["# Pictures of all games", ""]
    lines += ['Drawn by `state.svg(seat)` and `state.svg(seat, layout="tall")` from games between bots.']
    for id in games_with_views():
        game = fondaco.game(id)
        title = f"{game.title('de')} ({game.title('en')})" if game.title("de") != game.title("en") else game.title("en")
        lines += ["", f"## {title}", "", f"![{title}](pictures/{file_name(id)}.svg)", ""]
        lines += [f'<img src="pictures/{file_name(id)}-phone.svg" alt="{title}, on a phone" width="300">']
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all pictures and the page."""
    PICTURES.mkdir(exist_ok=True)
    for name, picture in {**tables(), **highlights(), "icons": icons()}.items():
        (PICTURES / f"{name}.svg").write_text(picture, "utf-8")
    (DOCS / "games.md").write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
