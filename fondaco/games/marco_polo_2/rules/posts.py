"""Handelsposten: what placing one brings (pages 8 and 9)."""

from __future__ import annotations

from ...polo.rules.rewards import reward
from ...polo.state import NOWHERE
from ..components.map import CONTRACT_CITIES
from ..items import ITEMS, Bundle
from ..state import MarcoPolo2State
from ..tables import CITIES, FIRST_BONUS, OUTPOSTS
from .contracts import open_places

IN_CITY = len(ITEMS)
"""The effect of choosing a contract where a post was just placed: this number for the first contract city, and so on."""


def gain_bonuses(s: MarcoPolo2State, seat: int, fresh: int) -> None:
    """The outpost bonus for the first post of anybody, the city bonus, a contract: in the order the owner likes."""
    game = s.game
    amounts: list[tuple[int, int]] = []
    effects: list[int] = []
    paid: list[int] = []
    for city in range(CITIES):
        if not fresh >> city & 1:
            continue
        bonuses = []
        outpost = s.outposts[city] if city < OUTPOSTS else NOWHERE
        if outpost != NOWHERE:
            s.outposts = (*s.outposts[:city], NOWHERE, *s.outposts[city + 1 :])
            bonuses.append((game.outposts[outpost], game.outpost_labels[outpost]))
            paid.append(outpost)
        if city >= FIRST_BONUS:
            tile = s.bonuses[city - FIRST_BONUS]
            bonuses.append((game.bonuses[tile], game.bonus_labels[tile]))
        for bonus, label in bonuses:
            if s.event_sink is not None:
                s.emit("bonus", seat, city=game.places.labels[city], tile=label, items=bonus.to_json())
            amounts += bonus.amounts
            effects += bonus.effects
        if city < CONTRACT_CITIES and open_places(s, 1 << city):
            effects.append(IN_CITY + city)
    if amounts or effects:
        reward(s, seat, Bundle(tuple(amounts), tuple(effects)))
    for outpost in paid:
        keep(s, outpost)


def keep(s: MarcoPolo2State, tile: int) -> None:
    """Filippo Vitello gets every outpost bonus that was paid; else it leaves the game.

    He gets those that were paid to himself, too (a ruling: own-bonuses-kept).
    """
    collects = s.game.characters.collects
    for seat, character in enumerate(s.characters):
        if collects[character]:
            s.kept = (*s.kept, tile)
            if s.event_sink is not None:
                s.emit("keep", seat, outpost=s.game.outpost_labels[tile])
