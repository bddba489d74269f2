"""Von Ost nach West, part II: where its rules are (pages 7, 12, 13 and 16), and what settlers do on its locations."""

from __future__ import annotations

from ..century.boats import boats, components
from ..century.cubes import limit, trade, upgrade
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
    "Lagerlimit": limit,
    "Spielende": settlers_scoring,
}
"""The module of each chapter of the rulebook."""

LOCATION_ACTIONS = boats.LOCATION_ACTIONS

TURN = work.TURN
"""Work or rest, then the storage limit of all seats, for tolls give cubes to others; then the next seat."""
