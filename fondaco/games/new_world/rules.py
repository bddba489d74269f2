"""Eine neue Welt: where its rules are (pages 6, 7 and 16), and what settlers do on its locations."""

from __future__ import annotations

from ..century.cubes import limit, trade, upgrade
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
    "Lagerlimit": limit,
    "Spielende": settlers_scoring,
}
"""The module of each chapter of the rulebook."""

LOCATION_ACTIONS = work.BASIC_ACTIONS | {"bonus_trade": work.BONUS_TRADE, "new_point_cards": work.NEW_POINT_CARDS}
"""Only here: Bonus-Handel and Neue Punktekarten give another turn."""

TURN = work.TURN
"""Work or rest, then the storage limit of all seats, then the next seat."""
