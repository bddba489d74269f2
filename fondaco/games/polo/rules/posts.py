"""Handelsposten: placing posts where a journey leads, moving one when none is left (pages 9 and 10)."""

from __future__ import annotations

from typing import ClassVar

from ....core import bits
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ..items import VP
from ..packing import dequeued
from ..state import AnyPolo
from .obstacles import MESSAGES, MUST_RELOCATE, NO_POST_THERE, POST_STAYS
from .payment import gain


def place_posts(s: AnyPolo, seat: int, queue: int, ends: int, placed: int = 0) -> None:
    """Place posts in the cities of a queue, then gain the bonuses of all of them.

    ``ends`` is the set of cities where a figure is now: a post must be placed there. If none is left on the tableau, one must be
    moved, but from none of these cities (a ruling: posts-stay-at-the-end). ``placed`` is the set of cities with a new post.
    """
    game = s.game
    posts = game.differences.posts_of(s, seat)
    while queue:
        city, queue = dequeued(queue)
        if s.has_post(seat, city):
            continue
        if s.post_count(seat) == posts:
            s.stack.append(Relocate(seat, city, queue, ends, placed))
            return
        game.differences.place_post(s, seat, city)
        placed = bits.added(placed, city)
        number = s.post_count(seat)
        if s.event_sink is not None:
            s.emit("post", seat, city=game.places.labels[city], number=number)
        if game.places.post_vp[number]:
            gain(s, seat, ((VP, game.places.post_vp[number]),))
    game.differences.on_posts_placed(s, seat, placed)


class Relocate(Question[AnyPolo]):
    """No posts are left: which one do you move here?

    You may decline for a city that you only pass through (a ruling: no-move-on-the-way).
    """

    __slots__ = ("city", "ends", "placed", "queue")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "city", "queue", "ends", "placed")

    def __init__(self, seat: int, city: int, queue: int, ends: int, placed: int) -> None:
        self.seat = seat
        self.city = city
        self.queue = queue
        self.ends = ends
        self.placed = placed

    def legal(self, s: AnyPolo) -> list[int]:
        relocate = s.game.relocate.actions
        actions = [relocate[city] for city in bits.each(s.seats[self.seat].posts) if not self.city_obstacle(s, city)]
        if not self.leave_obstacle():
            actions.append(s.game.leave_city.only)
        return actions

    def obstacle(self, s: AnyPolo, action: int) -> int:
        if action == s.game.leave_city.only:
            return self.leave_obstacle()
        city = s.game.relocate.offset(action)
        return self.city_obstacle(s, city) if city >= 0 else OTHER_QUESTION

    def leave_obstacle(self) -> int:
        """Return what prevents leaving all posts where they are."""
        return MUST_RELOCATE if bits.contains(self.ends, self.city) else NO_OBSTACLE

    def city_obstacle(self, s: AnyPolo, city: int) -> int:
        """Return what prevents moving the post of a city."""
        if not s.has_post(self.seat, city):
            return NO_POST_THERE
        return POST_STAYS if bits.contains(self.ends, city) else NO_OBSTACLE

    def refusal(self, s: AnyPolo, action: int, obstacle: int) -> Refused:
        city = self.city if obstacle == MUST_RELOCATE else s.game.relocate.offset(action)
        return Refused(MESSAGES[obstacle], city=s.game.places.labels[city])

    def perform(self, s: AnyPolo, action: int) -> None:
        seat, city, placed = self.seat, self.city, self.placed
        old = s.game.relocate.offset(action)
        if old >= 0:
            # a moved post gains the bonus of the city, but never again the points of the last posts (a ruling: moved-post)
            s.game.differences.remove_post(s, seat, old)
            s.game.differences.place_post(s, seat, city)
            if s.event_sink is not None:
                s.emit("relocate", seat, old=s.game.places.labels[old], city=s.game.places.labels[city])
            # a post of this journey that moves on brings no bonus of the city it leaves (a ruling: post-moves-on)
            placed = bits.added(bits.removed(placed, old), city)
        place_posts(s, seat, self.queue, self.ends, placed)

    def prompt(self, s: AnyPolo) -> Message:
        kind = "ask-relocate" if self.leave_obstacle() else "ask-relocate-or-leave"
        return Message(kind, {"city": s.game.places.labels[self.city]})
