"""Das Reisen: the end of a journey, where figures place posts (pages 8 and 9), and Möngke Khan's oases."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core import bits
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import Message
from ...polo.items import CAMEL, COIN
from ...polo.packing import enqueued
from ...polo.rules.payment import gain, items_for_messages
from ...polo.rules.posts import place_posts
from ...polo.rules.travel import move_figures
from ..state import MarcoPolo2State
from ..tables import CITIES, FIRST_OASIS
from .obstacles import MESSAGES, MUST_PLACE, NO_POST_POSSIBLE, TOO_FEW_OASES

REWARD: Final = 0
SPACE: Final = 1
CARD: Final = 4
"""The occasion of a journey: a reward; one of the three spaces from 1 on, the upper one first; from 4 on a city card."""


class Journey(Task[MarcoPolo2State]):
    """A journey that is planned and paid for: the figures move, and posts are placed where they stop."""

    __slots__ = ("entered", "first", "first_moves", "occasion", "second", "second_moves")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "occasion", "first", "second", "first_moves", "second_moves", "entered")

    def __init__(
        self, seat: int, occasion: int, first: int, second: int, first_moves: bool, second_moves: bool, entered: int
    ) -> None:
        self.seat = seat
        self.occasion = occasion
        self.first = first
        self.second = second
        self.first_moves = first_moves
        self.second_moves = second_moves
        self.entered = entered

    def run(self, s: MarcoPolo2State, seat: int) -> None:
        stops = move_figures(s, seat, self.first, self.second, self.first_moves, self.second_moves)
        ends = bits.of([location for location in stops if location < CITIES])
        without_post = ends & ~s.seats[seat].posts
        if self.occasion >= CARD and len(bits.each(without_post)) > 1:
            s.stack.append(OnePost(seat, without_post))
        else:
            # where the journey began counts only if it was entered again (a ruling: passed-is-entered)
            passed = self.entered & bits.first(CITIES) & ~ends & ~s.seats[seat].posts
            # one post more, even if it is the only one: the journey may end where none is placed (a ruling: extra-post-alone)
            if SPACE <= self.occasion < CARD and s.game.spaces.extra_posts[self.occasion - SPACE] and passed:
                s.stack.append(ExtraPost(seat, passed, ends))
            else:
                place_posts(s, seat, queue_of(ends), ends)
        if s.game.characters.free_oases[s.seats[seat].character]:
            visit_oases(s, seat, len([location for location in bits.each(self.entered) if location >= FIRST_OASIS]))


def queue_of(cities: int) -> int:
    """Return a set of cities as a queue for `place_posts`, in the order of the map."""
    queue = 0
    for city in bits.each(cities):
        queue = enqueued(queue, city)
    return queue


class ExtraPost(Question[MarcoPolo2State]):
    """In which city that was passed do you place one more post, if in any? For the upper travel space (page 9)."""

    __slots__ = ("ends", "passed")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "passed", "ends")

    def __init__(self, seat: int, passed: int, ends: int) -> None:
        self.seat = seat
        self.passed = passed
        self.ends = ends

    def legal(self, s: MarcoPolo2State) -> list[int]:
        post = s.game.post.actions
        return [*[post[city] for city in bits.each(self.passed)], s.game.leave_city.only]

    def obstacle(self, s: MarcoPolo2State, action: int) -> int:
        return NO_OBSTACLE if action == s.game.leave_city.only else post_obstacle(s, action, self.passed)

    def refusal(self, s: MarcoPolo2State, action: int, obstacle: int) -> Refused:
        return post_refusal(s, action, obstacle)

    def perform(self, s: MarcoPolo2State, action: int) -> None:
        queue, city = queue_of(self.ends), s.game.post.offset(action)
        if city >= 0:
            queue = enqueued(queue, city)
        place_posts(s, self.seat, queue, self.ends)

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-extra-post")


class OnePost(Question[MarcoPolo2State]):
    """Both figures moved for a city card, which places one post only (a ruling: card-places-one-post): in which city?"""

    __slots__ = ("ends",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "ends")

    def __init__(self, seat: int, ends: int) -> None:
        self.seat = seat
        self.ends = ends

    def legal(self, s: MarcoPolo2State) -> list[int]:
        post = s.game.post.actions
        return [post[city] for city in bits.each(self.ends)]

    def obstacle(self, s: MarcoPolo2State, action: int) -> int:
        return MUST_PLACE if action == s.game.leave_city.only else post_obstacle(s, action, self.ends)

    def refusal(self, s: MarcoPolo2State, action: int, obstacle: int) -> Refused:
        return post_refusal(s, action, obstacle)

    def perform(self, s: MarcoPolo2State, action: int) -> None:
        city = s.game.post.offset(action)
        place_posts(s, self.seat, enqueued(0, city), bits.of([city]))

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-one-post")


def post_obstacle(s: MarcoPolo2State, action: int, cities: int) -> int:
    """Return what prevents placing a post in the city that an action names; it must be one of a set."""
    city = s.game.post.offset(action)
    if city < 0:
        return OTHER_QUESTION
    return NO_OBSTACLE if bits.contains(cities, city) else NO_POST_POSSIBLE


def post_refusal(s: MarcoPolo2State, action: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to placing a post."""
    if obstacle == MUST_PLACE:
        return Refused(MESSAGES[obstacle])
    return Refused(MESSAGES[obstacle], city=s.game.places.labels[s.game.post.offset(action)])


# --- Möngke Khan -------------------------------------------------------------------------------------------------------------


def visit_oases(s: MarcoPolo2State, seat: int, number: int) -> None:
    """Give Möngke Khan's gain for every different oasis that a journey has entered (a ruling: oasis-is-entered)."""
    if number:
        gain(s, seat, s.game.characters.oasis[s.seats[seat].character], number)
        s.stack.append(Oases(seat, number))


class Oases(Question[MarcoPolo2State]):
    """For how many of the oases do you take a camel? For the others you take coins."""

    __slots__ = ("number",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def choice(self, s: MarcoPolo2State) -> tuple[int, int]:
        """Return the coins and the camels of one oasis."""
        return s.game.characters.oasis_choice[s.seats[self.seat].character]

    def legal(self, s: MarcoPolo2State) -> list[int]:
        return list(s.game.choose_camels.actions[: self.number + 1])

    def obstacle(self, s: MarcoPolo2State, action: int) -> int:
        number = s.game.choose_camels.offset(action)
        if number < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if number <= self.number else TOO_FEW_OASES

    def refusal(self, s: MarcoPolo2State, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], number=self.number)

    def perform(self, s: MarcoPolo2State, action: int) -> None:
        number = s.game.choose_camels.offset(action)
        coins, camels = self.choice(s)
        gains = ((CAMEL, number * camels), (COIN, (self.number - number) * coins))
        gain(s, self.seat, tuple([(item, amount) for item, amount in gains if amount]))

    def prompt(self, s: MarcoPolo2State) -> Message:
        coins, camels = self.choice(s)
        items, reward = items_for_messages(s, ((COIN, coins),)), items_for_messages(s, ((CAMEL, camels),))
        return Message("ask-oases", {"number": self.number, "items": items, "reward": reward})
