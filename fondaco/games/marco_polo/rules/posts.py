"""Handelsposten: the slots in Beijing, and the bonus of every city where a post is placed (pages 9 and 10)."""

from __future__ import annotations

from ...polo.items import Bundle
from ...polo.rules.rewards import reward
from ...polo.state import NOWHERE
from ..components import LARGE
from ..state import MarcoPoloState
from ..tables import BEIJING


def take_slot(s: MarcoPoloState, seat: int) -> None:
    """A post in Beijing always stands on the free slot with the most points."""
    slot = s.beijing.index(NOWHERE)
    s.beijing = (*s.beijing[:slot], seat, *s.beijing[slot + 1 :])


def leave_slot(s: MarcoPoloState, seat: int) -> None:
    """A slot in Beijing is free again, the other posts stay where they are (a ruling: beijing-slot-freed)."""
    s.beijing = tuple(NOWHERE if owner == seat else owner for owner in s.beijing)


def gain_bonuses(s: MarcoPoloState, seat: int, fresh: int) -> None:
    """The outpost bonus of a large city, for the first post of anybody there; the city bonus of a small one."""
    game = s.game
    amounts: list[tuple[int, int]] = []
    effects: list[int] = []
    for city in range(BEIJING):
        if not fresh >> city & 1:
            continue
        if city < LARGE:
            tile = s.outposts[city]
            if tile == NOWHERE:
                continue
            bonus, label = game.outposts[tile], game.outpost_labels[tile]
            s.outposts = (*s.outposts[:city], NOWHERE, *s.outposts[city + 1 :])
        else:
            tile = s.bonuses[city - LARGE]
            bonus, label = game.bonuses[tile], game.bonus_labels[tile]
        if s.event_sink is not None:
            s.emit("bonus", seat, city=game.places.labels[city], tile=label, items=bonus.to_json())
        amounts += bonus.amounts
        effects += bonus.effects
    if amounts or effects:
        reward(s, seat, Bundle(tuple(amounts), tuple(effects)))
