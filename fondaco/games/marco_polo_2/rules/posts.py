"""Handelsposten: the gains for placing one (pages 8 and 9)."""

from __future__ import annotations

from typing import Final

from ....core import bits
from ....core.tuples import replaced
from ...polo.rules.rewards import reward
from ...polo.state import NOWHERE
from ..components.map import CONTRACT_CITIES
from ..items import ITEMS, Bundle
from ..state import MarcoPolo2State
from ..tables import FIRST_BONUS, OUTPOSTS
from .contracts import contract_slots

IN_CITY: Final = len(ITEMS)
"""The effect of choosing a contract where a post was just placed: this number for the first contract city, and so on."""


def gain_bonuses(s: MarcoPolo2State, seat: int, placed: int) -> None:
    """Give the outpost bonus for the first post of any seat, the city bonus, a contract: in the order the owner chooses."""
    game = s.game
    amounts: list[tuple[int, int]] = []
    effects: list[int] = []
    paid: list[int] = []
    for city in bits.each(placed):
        bonuses = []
        outpost = s.outpost_bonuses[city] if city < OUTPOSTS else NOWHERE
        if outpost != NOWHERE:
            s.outpost_bonuses = replaced(s.outpost_bonuses, city, NOWHERE)
            bonuses.append((game.outposts[outpost], game.outpost_labels[outpost]))
            paid.append(outpost)
        if city >= FIRST_BONUS:
            tile = s.city_bonuses[city - FIRST_BONUS]
            bonuses.append((game.bonuses[tile], game.bonus_labels[tile]))
        for bonus, label in bonuses:
            if s.event_sink is not None:
                s.emit("bonus", seat, city=game.places.labels[city], tile=label, items=bonus.to_json())
            amounts += bonus.amounts
            effects += bonus.effects
        if city < CONTRACT_CITIES and contract_slots(s, bits.of([city])):
            effects.append(IN_CITY + city)
    if amounts or effects:
        reward(s, seat, Bundle(tuple(amounts), tuple(effects)))
    for outpost in paid:
        store_outpost(s, outpost)


def store_outpost(s: MarcoPolo2State, tile: int) -> None:
    """Filippo Vitello gets every outpost bonus that was paid; otherwise it leaves the game.

    He gets those that were paid to himself, too (a ruling: own-bonuses-kept).
    """
    for seat, each in enumerate(s.seats):
        if s.game.characters.collects[each.character]:
            s.stored_outposts = (*s.stored_outposts, tile)
            if s.event_sink is not None:
                s.emit("keep", seat, outpost=s.game.outpost_labels[tile])
