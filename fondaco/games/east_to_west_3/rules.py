"""Von Ost nach West, part III: where its rules are (pages 7 and 12 to 16), what settlers do, and what kept merchants bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.messages import Message
from ..century.bazaar import market_locations
from ..century.boats import boats, components
from ..century.cubes import limit, trade, upgrade
from ..century.merchants import golden_deals, merchants
from ..century.sea import island_market, outposts, ships
from ..century.settlers import (
    bonus_tiles,
    exploration,
    forts,
    locations,
    point_cards,
    point_row,
    settlers_scoring,
    settlers_setup,
    work,
)
from ..century.settlers.bonus_tiles import TakeBonusTile, can_take

if TYPE_CHECKING:
    from ..century.state import CenturyState
    from .state import EastToWest3State

CHAPTERS = {
    "Spielaufbau": settlers_setup,
    "Spielaufbau der Inseln": components,
    "Arbeiten, Ausruhen": work,
    "Die Felder der Spielpläne": locations,
    "Handel": trade,
    "Aufwertung": upgrade,
    "Fort-Feld": forts,
    "Punktekarten": point_cards,
    "Auslage der Punktekarten": point_row,
    "Bonusplättchen": bonus_tiles,
    "Erkundung": exploration,
    "Seereise, Seehandel, Stützpunkt": boats,
    "Schiff bewegen": ships,
    "Stützpunkte": outposts,
    "Marktaktion": island_market,
    "Händlerkarten": merchants,
    "Goldene Deals": golden_deals,
    "Markt-Felder": market_locations,
    "Lagerlimit": limit,
    "Spielende": settlers_scoring,
}
"""The module of each chapter of the rulebook."""

LOCATION_ACTIONS = boats.LOCATION_ACTIONS | {
    "market": market_locations.USE_MERCHANT,
    "refresh_market": market_locations.REFRESH_MARKET,
}

TURN = work.TURN
"""Work or rest, then the storage limit of all seats, for tolls and deals give cubes to others; then the next seat."""


class CardBonus(TakeBonusTile):
    """Do you take a bonus tile for your merchants? Asked if there is a free slot and a tile is left
    (a ruling: no-tile-for-merchants)."""

    __slots__ = ()

    def stacks(self, s: EastToWest3State) -> Sequence[int]:  # type: ignore[override]
        return s.game.merchant_stacks

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-card-bonus", {"seat": self.seat, "count": len(s.bazaar.kept[self.seat])})


def collect(s: EastToWest3State, seat: int) -> None:
    """Offer a bonus tile for every fourth merchant, from the stacks for it (page 15)."""
    full = len(s.bazaar.kept[seat]) % s.game.components.collecting.merchants_per_tile == 0
    if full and can_take(s, seat, s.game.merchant_stacks):
        s.stack.append(CardBonus(seat))


KEPT = 0.4
"""Points of a merchant on the way to a bonus tile, as long as the seat has a slot for it."""


def value_of_kept(s: EastToWest3State, seat: int) -> float:
    """Return the expected points of the merchants on the way to a bonus tile, for bots."""
    if s.over or s.last_round or len(s.boards.bonus_tiles[seat]) >= s.game.boards.bonus_slots:
        return 0.0
    return KEPT * (len(s.bazaar.kept[seat]) % s.game.components.collecting.merchants_per_tile)
