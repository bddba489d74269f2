"""Small things: settlers, marks in their circle, kinds of point cards, and what a location does."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from .....draw.cards import ledger
from .....draw.cubes import icons_of, row, sums, sums_width
from .....draw.icons import read_symbols
from .....draw.palette import INK, PAPER, PRODUCE
from .....draw.players import PLAYERS, mark
from .....draw.svg import circle, figure, group, text, use
from .faces import LocationFace

SYMBOLS: Mapping[str, str] = read_symbols(__package__, "symbols.svg")
"""The drawings of these games by id."""
KIND_ICONS = {
    "native_help": "n-kind-help",
    "tool": "n-kind-tool",
    "settlers": "n-kind-settlers",
    "exploration": "n-kind-exploration",
}
NOBODYS = "#C9B58C"
"""The cloak of a settler that stands for anybody's."""
UPGRADE_ICON = "i-upgrade"


@lru_cache(maxsize=256)
def settler(seat: int | None, size: float) -> str:
    """A settler around its upper left corner, in a player's colour with the player's mark, or nobody's."""
    body = f'<g color="{NOBODYS if seat is None else PLAYERS[seat].fill}">{use("n-settler", 0, 0, size)}</g>'
    return body if seat is None else body + mark(seat, size / 2, size * 0.68, size * 0.27)


def settlers(seat: int, count: int, right: float, bottom: float, size: float) -> str:
    """Up to three settlers, overlapping; from four on with their number."""
    shown = min(count, 3)
    step = size * 0.46
    left = right - size - (shown - 1) * step
    body = "".join(group(settler(seat, size), left + number * step, bottom - size) for number in range(shown))
    return body + (figure(right - 2, bottom, count, 13, edge=True, anchor="end") if count > shown else "")


def disc(name: str, x: float, y: float, r: float = 11) -> str:
    """The mark of a location in its circle, around a point."""
    return circle(x, y, r, PAPER, INK, 1.1) + use(f"n-mark-{name}", x - r * 0.72, y - r * 0.72, r * 1.44)


def kind_disc(kind: str, x: float, y: float, r: float) -> str:
    """The kind of a point card in a circle, around a point."""
    return circle(x, y, r, PAPER, INK, 1.1) + use(KIND_ICONS[kind], x - r * 0.77, y - r * 0.77, r * 1.54)


@lru_cache(maxsize=512)
def effect(face: LocationFace, room: float, height: float) -> tuple[str, float]:
    """What a location does, around the line y = 0 from x = 0, and its width. Many cubes in little room are told by number."""
    again = 20 if face.kind in ("bonus_trade", "new_point_cards") else 0
    if face.kind == "production":
        body, width = _cubes(face.gain, room - 16, height)
        return text(0, 6, "+", size=17, weight=700, fill=PRODUCE) + group(body, 14), width + 14
    if face.kind == "upgrade":
        size = min(23.0, room / face.steps)
        return row([UPGRADE_ICON] * face.steps, 0, -size / 2, size), face.steps * size
    if face.cost != face.gain:
        left, wide = _cubes(face.cost, (room - again - 12) / 2, height)
        right, other = _cubes(face.gain, room - again - 12 - wide, height)
        body = left + ledger(wide + 4, -height / 2 + 6, height / 2 - 6) + group(right, wide + 12)
        width = wide + 12 + other
    else:
        body, width = use("n-new-cards", 0, -13, 26), 26.0
    return body + (use("n-extra-turn", width + 3, -8, 17) if again else ""), width + again


def _cubes(counts: tuple[int, ...], room: float, height: float) -> tuple[str, float]:
    """Cubes of one side of a location around the line y = 0: in a row, in two, or one a colour with its number."""
    icons = icons_of(counts)
    if len(icons) * 17 <= room:
        size = min(23.0, room / len(icons))
        return row(icons, 0, -size / 2, size), len(icons) * size
    across = -(-len(icons) // 2)
    size = min(19.0, height / 2 - 3, room / across)
    if size >= 14:
        second = row(icons[across:], (across * size - (len(icons) - across) * size) / 2, 0, size)
        return row(icons[:across], 0, -size, size) + second, across * size
    return sums(counts, 0, -9, 18), sums_width(counts, 18)
