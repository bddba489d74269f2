"""Handelsposten: placing posts where a journey leads, moving one when none is left (pages 9 and 10)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ..items import VP
from ..state import AnyPolo
from .payment import gain

LANE = 4
"""A queue of cities holds each, counted from 1, in so many bits, the first one lowest."""


def queued(queue: int, city: int) -> int:
    """A queue with one more city behind all others."""
    lanes = -(-queue.bit_length() // LANE)
    return queue | city + 1 << LANE * lanes


def cities_of(queue: int) -> list[int]:
    """The cities of a queue, the first one first."""
    found = []
    while queue:
        found.append((queue & (1 << LANE) - 1) - 1)
        queue >>= LANE
    return found


def settle(s: AnyPolo, seat: int, queue: int, ends: int, fresh: int = 0) -> None:
    """Place posts in the cities of a queue, then gain the bonuses of all of them.

    ``ends`` is the set of cities where a figure stands now: there a post must be placed, and if none is left on the tableau, one
    must be moved, but from none of them (a ruling: posts-stay-at-the-end). ``fresh`` is the set of cities with a new post.
    """
    most = s.game.most_posts(s, seat)
    while queue:
        city = (queue & (1 << LANE) - 1) - 1
        queue >>= LANE
        if s.posts[seat] >> city & 1:
            continue
        if s.posts[seat].bit_count() == most:
            s.stack.append(Relocate(seat, city, queue, ends, fresh))
            return
        s.game.put_post(s, seat, city)
        fresh |= 1 << city
        number = s.posts[seat].bit_count()
        if s.event_sink is not None:
            s.emit("post", seat, city=s.game.places.labels[city], number=number)
        vp = s.game.places.post_vp[number]
        if vp:
            gain(s, seat, ((VP, vp),))
    s.game.reward_posts(s, seat, fresh)


class Relocate(Question[AnyPolo]):
    """All posts are used up: which one moves to this city?

    For a city that is only passed through, none need move (a ruling: no-move-on-the-way).
    """

    __slots__ = ("city", "ends", "fresh", "queue")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "city", "queue", "ends", "fresh")

    def __init__(self, seat: int, city: int, queue: int, ends: int, fresh: int) -> None:
        self.seat = seat
        self.city = city
        self.queue = queue
        self.ends = ends
        self.fresh = fresh

    def legal(self, s: AnyPolo) -> list[int]:
        base = s.game.relocate.base
        posts = s.posts[self.seat] & ~self.ends
        actions = [base + city for city in range(s.game.relocate.size) if posts >> city & 1]
        if not self.ends >> self.city & 1:
            actions.append(s.game.leave.base)
        return actions

    def apply(self, s: AnyPolo, action: int) -> None:
        game, seat, city = s.game, self.seat, self.city
        labels = game.places.labels
        if action == game.leave.base:
            if self.ends >> city & 1:
                raise Refused("must-relocate", city=labels[city])
            settle(s, seat, self.queue, self.ends, self.fresh)
            return
        old = action - game.relocate.base
        if not 0 <= old < game.relocate.size:
            raise not_asked()
        if not s.posts[seat] >> old & 1:
            raise Refused("no-post-there", city=labels[old])
        if self.ends >> old & 1:
            raise Refused("post-stays", city=labels[old])
        # newly placed for the bonus of the city, never again for the points of the last posts (a ruling: moved-post)
        game.lift_post(s, seat, old)
        game.put_post(s, seat, city)
        if s.event_sink is not None:
            s.emit("relocate", seat, old=labels[old], city=labels[city])
        # a post of this journey that moves on brings no bonus of the city it leaves (a ruling: post-moves-on)
        settle(s, seat, self.queue, self.ends, self.fresh & ~(1 << old) | 1 << city)

    def prompt(self, s: AnyPolo) -> Message:
        kind = "ask-relocate" if self.ends >> self.city & 1 else "ask-relocate-or-leave"
        return Message(kind, {"city": s.game.places.labels[self.city]})
