"""Von Ost nach West, part I: where its rules are (pages 7, 10, 11 and 16), and what settlers do on its locations."""

from __future__ import annotations

from ..century.bazaar import market_locations
from ..century.cubes import limit, trade, upgrade
from ..century.merchants import golden_deals, merchants
from ..century.route import route, route_locations, travelling
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

CHAPTERS = {
    "Spielaufbau": settlers_setup,
    "Arbeiten, Ausruhen": work,
    "Die Felder der Spielpläne": locations,
    "Handel": trade,
    "Aufwertung": upgrade,
    "Fort-Feld": forts,
    "Punktekarten": point_cards,
    "Auslage der Punktekarten": point_row,
    "Bonusplättchen": bonus_tiles,
    "Erkundung": exploration,
    "Händlerkarten": merchants,
    "Goldene Deals": golden_deals,
    "Neue Händlerkarten": market_locations,
    "Handelsroute": route,
    "Reisen": travelling,
    "Markt-Feld, Handelsrouten-Feld": route_locations,
    "Lagerlimit": limit,
    "Spielende": settlers_scoring,
}
"""The module of each chapter of the rulebook."""

LOCATION_ACTIONS = work.BASIC_ACTIONS | {
    "market": route_locations.USE_OR_TAKE,
    "refresh_market": market_locations.REFRESH_MARKET,
    "adjust_route": route_locations.ADJUST_ROUTE,
}

TURN = work.TURN
"""Work, travel or rest, then the storage limit of all seats, then the next seat."""
