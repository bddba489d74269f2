"""The map on the table: where a move may lead, the gems on the roads and on the barge, the pawns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from ....draw.map_scenery import name_on_map
from ....draw.palette import HALO, INK, INK_2, LIVE, PAPER, WHITE
from ....draw.pieces import pawn
from ....draw.regions import piece
from ....draw.svg import circle, figure, group, path, rect, text, use
from . import map_layout
from .context import ValdoraContext
from .printed import PrintedSpace
from .symbols import GONE, PATRONS, arms, disc, gem, letter, silver

RING = f'stroke="{LIVE}" stroke-width="2.6"'
DASHES = ' stroke-dasharray="5 3.5"'
"""The edge of a space that a move may lead to, and what is added where that takes provisions."""
SLIP = (92.0, 44.0)
"""The size of a gem road."""
BOOKS = {"equipment": "view-catalogue", "orders": "view-orders-book"}
"""The names of books."""


@dataclass(frozen=True, slots=True)
class MapSection:
    """A part of the map on the table: the scale, where the map's upper left corner would lie, and which spaces are drawn."""

    scale: float
    left: float
    top: float
    spaces: Collection[str]
    barge: bool = True

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the map on the table."""
        return self.left + x * self.scale, self.top + y * self.scale


def whole(view: ValdoraContext, left: float, top: float, scale: float) -> str:
    """Draw the whole map."""
    land = use("v-land", left, top, map_layout.WIDTH * scale, map_layout.HEIGHT * scale)
    return land + things(view, MapSection(scale, left, top, view.printed.spaces))


def things(view: ValdoraContext, chart: MapSection) -> str:
    """Everything on the map that is no land: spaces, barge and pawns, back to front."""
    body = _barge(view, chart) if chart.barge else ""
    for label, space in view.printed.spaces.items():
        if label in chart.spaces:
            body += _space(view, chart, space)
    return body + _pawns(view, chart)


# --- spaces ------------------------------------------------------------------------------------------------------------------


def _space(view: ValdoraContext, chart: MapSection, space: PrintedSpace) -> str:
    """Draw a space with what there is to see, and ring and halo if the pawn may go there."""
    x, y = chart.at(*map_layout.place(space))
    action = view.available("move", space.label)
    draw = {"gem_road": _slip, "house": _building, "mine": _silver_mine, "harbour": _harbour, "city": _city}[space.kind]
    title = view.worded("view-space", space=space.label)
    toll = view.toll(space.label)
    far = action is not None and space.label not in view.printed.near[view.here]
    edge = "" if action is None else RING + DASHES if far else RING
    body = draw(view, chart.scale, space, edge)
    if action and toll:
        body += _toll(view, {"city": -56, "gem_road": 20}.get(space.kind, 17) * chart.scale, toll)
    if far:
        body += _loaf(space, chart.scale)
    if toll and view.question[0] == "Move":
        title += " · " + view.translate("view-toll", count=toll)
    if far:
        title += " · " + view.translate("view-far")
    body = piece(body, id=f"space-{space.label}", x=x, y=y, title=title, action=action, why=view.why("move", space.label))
    return body + _loading(view, chart, space)


def _ring(k: float, r: float, edge: str, middle: float = 0) -> str:
    """Draw the ground of a space: a ring and a halo if it is enabled, otherwise a transparent target."""
    if not edge:
        return f'<circle cx="0" cy="{middle:g}" r="{r * k:g}" fill="{WHITE}" opacity="0"/>'
    halo = f'<circle class="halo" cx="0" cy="{middle:g}" r="{r * k + 4:g}" fill="{HALO}" opacity=".8"/>'
    return halo + f'<circle cx="0" cy="{middle:g}" r="{r * k:g}" fill="{WHITE}" {edge}/>'


def _slip(view: ValdoraContext, k: float, space: PrintedSpace, edge: str) -> str:
    """Draw a gem road: a fixed place for each kind of gem, and the name of the space in the sixth."""
    wide, high = SLIP[0] * k, SLIP[1] * k
    x, y = -wide / 2, -high / 2
    body = ""
    if edge:
        body += rect(x - 4.5, y - 4.5, wide + 9, high + 9, HALO, r=9, more=' class="halo" opacity=".85"')
        body += f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="5" fill="{WHITE}" {edge}/>'
    else:
        body += rect(x, y + 1.6, wide, high, INK, r=5, more=' opacity=".25"') + rect(x, y, wide, high, PAPER, INK, 1.2, 5)
    for number, amount in enumerate(view.observation["roads"][space.label]):
        left, top = _cell(number, k)
        body += _heap(view.printed.gems[number], amount, x + left, y + top, k)
    return body + text(-x - 5 * k, -y - 7 * k, space.label, size=11, weight=700, fill=INK_2, anchor="end")


def _cell(number: int, k: float) -> tuple[float, float]:
    """Return the upper left corner of one of the six places of a slip."""
    return (4.5 + number % 3 * 29.5) * k, (3 + number // 3 * 20) * k


def _heap(kind: str, amount: int, x: float, y: float, k: float) -> str:
    """Draw gems of a kind, with their number from two on; a kind that is gone stays as a ghost."""
    if not amount:
        return group(gem(kind, x + k, y + k, 16 * k), opacity=GONE)
    return gem(kind, x, y, 18 * k) + (figure(x + 23 * k, y + 14 * k, amount, 13.5 * k) if amount > 1 else "")


def _building(view: ValdoraContext, k: float, space: PrintedSpace, edge: str) -> str:
    """Draw a house in its patron's colour, with the coat of arms and the goods wanted there."""
    d = "M-17 16V-3L-1-17L15-3V16Z"
    body = path(d, "#F3E6C6", INK, 1.3) + path("M-20-1L-1-18L18-1", stroke=INK, thick=5.4)
    body += path("M-20-1L-1-18L18-1", stroke=PATRONS[space.colour], thick=3) + path("M-14 16v-9h8v9Z", "#6B4A2C", INK, 1)
    body += arms(space.colour, -4, -5, 23)
    needs = {need for order in view.printed.orders.values() if order.colour == space.colour for need in order.needs}
    body += disc(26, 9, 9.6)
    if len(needs) == 1:
        body += gem(needs.pop(), 18.5, 1.5, 15)
    else:
        maximum = max(len(order.needs) for order in view.printed.orders.values() if order.colour == space.colour)
        body += figure(26, 13.6, maximum, 12.5)
    return _ring(k, 23, edge) + f'<g transform="scale({k:g})">{body}</g>'


def _silver_mine(view: ValdoraContext, k: float, space: PrintedSpace, edge: str) -> str:
    """Draw a silver mine: as many coins as a purse holds."""
    return _ring(k, 22, edge) + use("v-mine", -18 * k, -19 * k, 36 * k) + silver(view.printed.most_coins, 11 * k, -2 * k, 19 * k)


def _harbour(view: ValdoraContext, k: float, space: PrintedSpace, edge: str) -> str:
    """Draw a harbour with its ships: as many gems may be loaded."""
    ships = "".join(use("i-ship", (24 * at - 12 * space.ships + 6) * k, 20 * k, 26 * k) for at in range(space.ships))
    return _ring(k, 22, edge) + use("v-harbour", -17 * k, -17 * k, 34 * k) + ships


def _city(view: ValdoraContext, k: float, space: PrintedSpace, edge: str) -> str:
    """Draw a city with its letter and the name of its book."""
    body = _ring(k, 37, edge, -6 * k) + map_layout.city(space, 0, 0, 0.92 * k)
    body += "".join(use("i-ship", (24 + 22 * at) * k, 9 * k, 24 * k) for at in range(space.ships))
    short = len(space.label) <= 2
    if short:
        body += letter(space.label, (-33 if _letter_left(space) else 33) * k, -16 * k)
    words = view.translate(BOOKS.get(space.book, "view-harbour" if space.ships else "view-city")) if short else space.label
    return body + name_on_map(words, 0, 29 * k, 12)


def _letter_left(space: PrintedSpace) -> bool:
    """On which side of a city its letter stands: at the edge of the map."""
    return space.x < 400


def _toll(view: ValdoraContext, top: float, toll: int) -> str:
    """Draw the pill beside a space: what has to be paid there."""
    body = rect(-26, top, 52, 20, WHITE, LIVE, 1.8, 10) + silver(toll, 5, top + 1.5, 17)
    return body + text(-18, top + 14, view.translate("view-toll-short"), size=11, weight=600, fill=LIVE)


def _loaf(space: PrintedSpace, k: float) -> str:
    """Draw the mark of a space that is reached with provisions only."""
    x, y = {"gem_road": (-46, -22), "city": (-26, -34)}.get(space.kind, (-18, -16))
    return disc(x * k, y * k, 9 * k) + use("v-provisions", (x - 7) * k, (y - 7) * k, 14 * k)


# --- gems to load ------------------------------------------------------------------------------------------------------------


def _barge(view: ValdoraContext, chart: MapSection) -> str:
    """Draw the central area: the barge in the lake, with all numbers written."""
    k = chart.scale
    x, y = chart.at(*map_layout.BARGE)
    wide, high = (size * k for size in map_layout.BARGE_SIZE)
    hull = f"M{-4 * k:g} {6 * k:g}H{wide + 4 * k:g}L{wide - 6 * k:g} {high + 6 * k:g}H{6 * k:g}Z"
    body = path(hull, "#8B5A33", INK, 1.3) + rect(0, 0, wide, high, PAPER, INK, 1.1, 4)
    for number, amount in enumerate(view.observation["area"]):
        left, top = _barge_cell(number, k)
        body += group(gem(view.printed.gems[number], left, top, 15 * k), opacity=1 if amount else 0.35)
        body += figure(left + 23 * k, top + 12.4 * k, amount, 12.5 * k, INK if amount else INK_2)
    body += text(wide - 4, high - 5 * k, view.translate("view-area"), size=11, fill=INK_2, anchor="end")
    drawn = piece(body, id="area", x=x, y=y, title=view.translate("view-area-title"))
    if view.question[0] == "Load" and view.printed.spaces[view.here].ships:
        cells = [_barge_cell(number, k) for number in range(len(view.printed.gems))]
        drawn += _live_gems(view, cells, x, y, 15 * k)
    return drawn


def _barge_cell(number: int, k: float) -> tuple[float, float]:
    return (5 + number % 3 * 39) * k, (2 + number // 3 * 16.5) * k


def _loading(view: ValdoraContext, chart: MapSection, space: PrintedSpace) -> str:
    """Draw the gems of the road that the viewer stands on, to be loaded."""
    if view.question[0] != "Load" or space.label != view.here or space.kind != "gem_road":
        return ""
    k = chart.scale
    x, y = chart.at(*map_layout.place(space))
    cells = [_cell(number, k) for number in range(len(view.printed.gems))]
    return _live_gems(view, cells, x - SLIP[0] * k / 2, y - SLIP[1] * k / 2, 18 * k)


def _live_gems(view: ValdoraContext, cells: Sequence[tuple[float, float]], x: float, y: float, size: float) -> str:
    """Draw gems with a ring, each to be loaded onto the first equipment that takes it."""
    body = ""
    for kind, (left, top) in zip(view.printed.gems, cells, strict=True):
        found = (view.available("load", label, kind) for label in view.printed.equipment)
        action = next((action for action in found if action), None)
        if action:
            r = size / 2
            halo = f'<circle class="halo" cx="{r:g}" cy="{r:g}" r="{r + 2:g}" fill="{HALO}" opacity=".85"/>'
            drawn = halo + circle(r, r, r, WHITE, LIVE, 2) + gem(kind, 2.5, 2.5, size - 5)
            body += piece(drawn, id=f"key-load-{kind}", x=x + left, y=y + top, action=action)
    return body


# --- pawns -------------------------------------------------------------------------------------------------------------------


def _pawns(view: ValdoraContext, chart: MapSection) -> str:
    scoreboard: dict[str, list[int]] = {}
    for seat, there in enumerate(view.observation["seats"]):
        scoreboard.setdefault(there["space"], []).append(seat)
    body = ""
    for label, seats in scoreboard.items():
        if label in chart.spaces:
            space = view.printed.spaces[label]
            for at, seat in enumerate(seats):
                size = (36 if seat == view.shown_seat else 32) * chart.scale
                x, y = chart.at(*_stand(space, at, len(seats)))
                drawn = pawn(view.seat_colours[seat], size)
                if view.question[0] == "Move":  # a click means the space below
                    drawn = f'<g pointer-events="none">{drawn}</g>'
                body += piece(drawn, id=f"pawn-{seat}", x=x, y=y - size, title=view.name(seat))
    return body


def _stand(space: PrintedSpace, at: int, many: int) -> tuple[float, float]:
    """Return where the foot of one of several pawns stands: beside what is drawn on the space, above a slip."""
    x, y = map_layout.place(space)
    pitch = min(19.0, 60 / many)
    if space.kind == "city" and space.ships:
        return x - 48 - min(17.0, 44 / many) * at, y - 12
    if space.kind == "gem_road":
        return x + 14 - pitch * at, y - 12
    if space.kind == "city" and _letter_left(space):
        return x + 24 + pitch * at, y + 4
    return x - (60 if space.kind == "city" else 50) - pitch * at, y + (2 if space.kind == "city" else 8)
