"""The sheets of the opponents, and the scoreboard."""

from __future__ import annotations

from ....draw.palette import INK_2
from ....draw.panels import Box
from ....draw.pieces import coin
from ....draw.player_sheets import one_below_another
from ....draw.regions import piece
from ....draw.scoreboard import points_by_source
from ....draw.svg import figure, text, use
from ...century.cubes.view.cube_store import caravan
from ...century.cubes.view.player_sheet import headed
from ...century.hand.view.hand import hand_words, spread
from .context import SpiceRoadContext

FULL, LOW, OPEN = 104, 80, 240
"""The heights of a player's sheet: with three rows, with two, and with the cards spread out."""


def opponents(view: SpiceRoadContext, x: float, y: float, width: float) -> tuple[str, float]:
    """Draw the sheets of the opponents, one below another, and return where they end."""
    count = len(view.opponents)
    height = OPEN if count == 1 else FULL if count < 4 else LOW
    return one_below_another(view, Box(x, y, width, height), opponent)


def opponent(view: SpiceRoadContext, seat: int, box: Box) -> str:
    """Draw the sheet of an opponent."""
    x, y, width, height = box
    there = view.observation["seats"][seat]
    low = height < FULL
    body = headed(view, seat, box, 76 if low else width - 84, 25 if low else 19)
    claimed = view.translate("view-claimed-of", count=len(there["claimed"]), goal=view.observation["cards_to_end"])
    if not low:
        start = " · " + view.translate("view-start-player") if seat == 0 else ""
        body += text(x + 40, y + 34, f"{claimed}{start}", size=11.5, fill=INK_2)
    row = Box(x + 16, y + (46 if low else 42), width - 28, 26)
    body += caravan(there["cubes"], view.observation["limit"], row, 10, name=f"cube-{seat}", words=view.colour_names)
    body += _counts(view, seat, x + 120, y + 9, 26) if low else _counts(view, seat, x + 16, y + 74, 38)
    if height == OPEN:
        body += spread(view, seat, Box(x + 16, y + FULL, width - 28, height - FULL - 6))
    return piece(body, id=f"seat-{seat}", title=f"{view.name(seat)} · {claimed} · {hand_words(view, seat)}")


def _counts(view: SpiceRoadContext, seat: int, x: float, y: float, room: float) -> str:
    """Draw the numbers of a player's point cards, coins, and cards in hand and played. ``room`` is left beside each icon."""
    there = view.observation["seats"][seat]
    wide = room > 30
    body = ""
    items = [("i-point-card", len(there["claimed"])), ("i-coin-gold", there["gold"]), ("i-coin-silver", there["silver"])]
    for icon, count in items:
        metal = icon.removeprefix("i-coin-")
        if metal in view.printed.coins and wide:
            body += coin(metal, view.printed.coins[metal], x, y, 21)
        else:
            body += use(icon, x, y, 21 if wide else 18)
        body += figure(x + (26 if wide else 20), y + (16 if wide else 13.5), count, 13.5 if wide else 12, anchor="start")
        x += 14 + room if wide else 6 + room
    body += use("i-hand", x, y - 1, 22 if wide else 18)
    body += figure(x + (26 if wide else 20), y + (16 if wide else 13.5), len(there["hand"]), 13.5 if wide else 12, anchor="start")
    if wide:
        body += text(x + 46, y + 16, view.translate("view-played-count", count=len(there["played"])), size=11.5, fill=INK_2)
    return body


SOURCES = (
    ("point_cards", "i-point-card", "view-source-cards"),
    ("gold", "i-coin-gold", "view-source-gold"),
    ("silver", "i-coin-silver", "view-source-silver"),
    ("cubes", "i-cube-brown", "view-source-cubes"),
)
SCOREBOARD = points_by_source(SOURCES)
