"""Handelsposten: where a journey ends in a city, a post is placed, and it brings a bonus (pages 9 and 10)."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, not_asked
from ...core.messages import Message
from .components import LARGE
from .items import VP, Bundle
from .rewards import reward
from .state import NOWHERE, MarcoPoloState
from .store import gain
from .tables import BEIJING, CITIES


def place_first(s: MarcoPoloState, seat: int, city: int) -> None:
    """A post that stands on the map from the start: Kubilai's, the first of his nine."""
    _put(s, seat, city)


def settle(s: MarcoPoloState, seat: int, queue: int, ends: int, fresh: int = 0) -> None:
    """Place posts in the cities of a queue (`travel.enter`), then gain the bonuses of all of them.

    ``ends`` is the set of cities where a figure stands now: there a post must be placed, and if none is left on the tableau, one
    must be moved. ``fresh`` is the set of cities where this has been done.
    """
    most = s.game.characters.posts[s.characters[seat]]
    while queue:
        city = (queue & 15) - 1
        queue >>= 4
        if s.posts[seat] >> city & 1:
            continue
        if s.posts[seat].bit_count() == most:
            s.stack.append(Relocate(seat, city, queue, ends, fresh))
            return
        _put(s, seat, city)
        fresh |= 1 << city
        number = s.posts[seat].bit_count()
        if s.log is not None:
            s.tell("post", seat, city=s.game.places.labels[city], number=number)
        vp = s.game.places.post_vp[number]
        if vp:
            gain(s, seat, ((VP, vp),))
    gain_bonuses(s, seat, fresh)


def _put(s: MarcoPoloState, seat: int, city: int) -> None:
    s.posts[seat] |= 1 << city
    if city == BEIJING:  # always the free slot with the most points
        slot = s.beijing.index(NOWHERE)
        s.beijing = (*s.beijing[:slot], seat, *s.beijing[slot + 1 :])


def _lift(s: MarcoPoloState, seat: int, city: int) -> None:
    s.posts[seat] &= ~(1 << city)
    if city == BEIJING:  # its slot is free again, the others stay where they are (a ruling)
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
        if s.log is not None:
            s.tell("bonus", seat, city=game.places.labels[city], tile=label, items=bonus.plain())
        amounts += bonus.amounts
        effects += bonus.effects
    if amounts or effects:
        reward(s, seat, Bundle(tuple(amounts), tuple(effects)))


@dataclass(slots=True, eq=False)
class Relocate(Question[MarcoPoloState]):
    """All posts are used up: which one moves to this city? Only for a city that is passed through, none may (a ruling)."""

    seat: int
    city: int
    queue: int
    ends: int
    fresh: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        base = s.game.relocate.base
        posts = s.posts[self.seat]
        actions = [base + city for city in range(CITIES) if posts >> city & 1]
        if not self.ends >> self.city & 1:
            actions.append(s.game.leave.base)
        return actions

    def apply(self, s: MarcoPoloState, action: int) -> None:
        game, seat, city = s.game, self.seat, self.city
        labels = game.places.labels
        if action == game.leave.base:
            if self.ends >> city & 1:
                raise Refused("must-relocate", city=labels[city])
            settle(s, seat, self.queue, self.ends, self.fresh)
            return
        old = action - game.relocate.base
        if not 0 <= old < CITIES:
            raise not_asked()
        if not s.posts[seat] >> old & 1:
            raise Refused("no-post-there", city=labels[old])
        # newly placed for the bonus of the city, never again for the eighth, ninth or eleventh post; a post that was placed on
        # this very journey and moves on brings only the bonus of the city where it stands in the end (a ruling)
        _lift(s, seat, old)
        _put(s, seat, city)
        if s.log is not None:
            s.tell("relocate", seat, old=labels[old], city=labels[city])
        settle(s, seat, self.queue, self.ends, self.fresh & ~(1 << old) | 1 << city)

    def prompt(self, s: MarcoPoloState) -> Message:
        kind = "ask-relocate" if self.ends >> self.city & 1 else "ask-relocate-or-leave"
        return Message(kind, {"city": s.game.places.labels[self.city]})
