"""Handelsposten: the slots in Beijing, and the bonus of every city where a post is placed (pages 9 and 10)."""

from __future__ import annotations

from ....core import bits
from ....core.tuples import replaced
from ...polo.items import Bundle
from ...polo.rules.rewards import reward
from ...polo.state import NOWHERE
from ..components import LARGE
from ..state import MarcoPoloState
from ..tables import BEIJING


def place_post(s: MarcoPoloState, seat: int, city: int) -> None:
    """Place a post; in Beijing it always goes on the free slot with the most points."""
    s.place_post(seat, city)
    if city == BEIJING:
        s.beijing_slots = replaced(s.beijing_slots, s.beijing_slots.index(NOWHERE), seat)


def remove_post(s: MarcoPoloState, seat: int, city: int) -> None:
    """Remove a post; in Beijing its slot is free again, and the other posts stay (a ruling: beijing-slot-freed)."""
    s.remove_post(seat, city)
    if city == BEIJING:
        s.beijing_slots = replaced(s.beijing_slots, s.beijing_slots.index(seat), NOWHERE)


def gain_bonuses(s: MarcoPoloState, seat: int, placed: int) -> None:
    """Give the outpost bonus of a large city, for the first post of any seat there; the city bonus of a small one."""
    game = s.game
    amounts: list[tuple[int, int]] = []
    effects: list[int] = []
    for city in bits.each(bits.removed(placed, BEIJING)):
        if city < LARGE:
            tile = s.outpost_bonuses[city]
            if tile == NOWHERE:
                continue
            bonus, label = game.outposts[tile], game.outpost_labels[tile]
            s.outpost_bonuses = replaced(s.outpost_bonuses, city, NOWHERE)
        else:
            tile = s.city_bonuses[city - LARGE]
            bonus, label = game.bonuses[tile], game.bonus_labels[tile]
        if s.event_sink is not None:
            s.emit("bonus", seat, city=game.places.labels[city], tile=label, items=bonus.to_json())
        amounts += bonus.amounts
        effects += bonus.effects
    if amounts or effects:
        reward(s, seat, Bundle(tuple(amounts), tuple(effects)))
