"""The state that both games have in common: what lies before each seat, the board and the contracts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from ...core import bits
from ...core.columns import copied, part_per_seat, shared, unset
from ...core.messages import JsonValue, Message
from ...core.parts import Part
from ...core.piles import Pile, resample
from ...core.rng import Stream
from ...core.state import State
from ...core.tuples import without
from .items import CAMEL, GOLD, PEPPER, VP, Amounts

if TYPE_CHECKING:
    from .game import AnyPoloGame

NOWHERE: Final = -1
"""A place that holds nothing: a second figure that a seat does not have, a tile that is gone."""

Dice = tuple[int, ...]


@dataclass(slots=True, eq=False, init=False, repr=False)
class Seat(Part):
    """What lies before a seat. Dice are packed (`packing`); tuples and piles are replaced and never changed."""

    character: int = shared(NOWHERE)
    store: tuple[int, ...] = unset()
    """The number of each stored item (`items`): coins, camels, goods, points."""
    dice: Dice = shared(())
    """The dice on the tableau, sorted: the lowest value first."""
    own_colour_on: int = shared(0)
    """The set of spaces that hold a die of the seat's colour."""
    figures: tuple[int, int] = unset()
    """The locations of its figures; the second is `NOWHERE`, except for characters with two figures."""
    posts: int = shared(0)
    """The set of cities with a post."""
    contracts: tuple[int, ...] = unset()
    """The contracts to fulfil."""
    fulfilled: tuple[int, ...] = shared(())
    """The contracts in the drawer."""
    goals: Pile = unset()
    single_rolls: int = shared(0, hidden=True)
    """How often the seat has rolled a single die: the number labels the random stream of the next roll."""

    def add_die(self, die: int) -> None:
        """Put a die on the tableau."""
        self.dice = tuple(sorted((*self.dice, die)))

    def remove_die(self, die: int) -> None:
        """Take a die from the tableau."""
        self.dice = without(self.dice, self.dice.index(die))

    def change_store(self, amounts: Amounts, times: int) -> None:
        """Add amounts to the store that many times; a negative number takes them away."""
        store = list(self.store)
        for item, number in amounts:
            store[item] += number * times
        self.store = tuple(store)


P_co = TypeVar("P_co", bound="AnyPoloGame", covariant=True)
"""The game of a state; covariant, because a shared rule takes the state of either game."""


@dataclass(slots=True, eq=False, init=False, repr=False)
class PoloState(State[P_co]):
    """The seats, the board, the tiles on the map and the contracts. Tuples and piles are replaced and never changed."""

    seats: list[Seat] = part_per_seat(Seat)
    board: list[Dice] = copied()
    """The dice on each action space, in the order in which they were placed."""
    black_dice: int = shared(0)
    """The number of black dice still on the board."""
    city_cards: tuple[int, ...] = unset()
    """The card on each space for a city card."""
    city_bonuses: tuple[int, ...] = unset()
    """The city bonus of each city that has one."""
    outpost_bonuses: tuple[int, ...] = unset()
    """The outpost bonus that waits in each of the first cities."""
    contract_pile: Pile = unset()
    """The pile that contracts are drawn from; contracts also go under it."""
    drawn_contract: Pile = unset()
    """The contract that a seat has drawn and is looking at."""
    goal_box: Pile = unset()
    """The goals that no seat has."""
    offered: tuple[int, ...] = shared(())
    """The characters that may still be picked."""
    hourglass: int = shared(0)
    """The seat that starts the next round, as of now."""
    round: int = shared(0)
    acted: bool = shared(False)
    """Whether the main action of the turn is done."""
    bought: bool = shared(False)
    """Whether a black die was bought in this turn."""
    new_posts: int = shared(0)
    """The set of cities where a post was placed in this turn: their cards can be used from the next turn on."""

    # --- predicates ----------------------------------------------------------------------------------------------------------

    def held(self, seat: int, item: int) -> int:
        """The number of a stored item that a seat has."""
        return self.seats[seat].store[item]

    def goods_of(self, seat: int) -> tuple[int, ...]:
        """Pepper, silk and gold of a seat."""
        return self.seats[seat].store[PEPPER : GOLD + 1]

    def has_post(self, seat: int, city: int) -> bool:
        """Whether a seat has a trading post in a city."""
        return self.seats[seat].posts >> city & 1 == 1

    def post_count(self, seat: int) -> int:
        """The number of posts of a seat on the map."""
        return self.seats[seat].posts.bit_count()

    def is_new_post(self, city: int) -> bool:
        """Whether a post was placed in a city in this turn."""
        return self.new_posts >> city & 1 == 1

    def has_own_die_on(self, seat: int, space: int) -> bool:
        """Whether a die of the seat's colour lies on a space."""
        return self.seats[seat].own_colour_on >> space & 1 == 1

    # --- changes -------------------------------------------------------------------------------------------------------------

    def place_post(self, seat: int, city: int) -> None:
        """Place a post of a seat in a city."""
        each = self.seats[seat]
        each.posts = bits.added(each.posts, city)
        self.new_posts = bits.added(self.new_posts, city)

    def remove_post(self, seat: int, city: int) -> None:
        """Take a post of a seat out of a city."""
        each = self.seats[seat]
        each.posts = bits.removed(each.posts, city)

    def roll_single(self, seat: int, purpose: str) -> int:
        """Roll a single die. The stream of each such roll of a seat has its own label."""
        each = self.seats[seat]
        each.single_rolls += 1
        self.revealed += 1
        return self.rng.stream(purpose, seat, each.single_rolls).roll_die()

    def shuffled(self, label: str, count: int) -> tuple[int, ...]:
        """Return the numbers from 0 to below `count` in a random order; the label names the stream."""
        numbers = list(range(count))
        self.rng.stream(label).shuffle(numbers)
        return tuple(numbers)

    # --- what the kernel asks ------------------------------------------------------------------------------------------------

    def resample_goals(self, seat: int | None, stream: Stream) -> None:
        """Resample the goals that a seat cannot know; at the end all are open."""
        if not self.over:
            for each in self.seats:
                each.goals = each.goals.clone()
            self.goal_box = self.goal_box.clone()
            resample([*[each.goals for each in self.seats], self.goal_box], seat, stream)

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        return self.game.differences.action_details(self, action)

    def own_action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        return self.game.differences.own_action_details(self, action)

    def final_points(self, seat: int) -> dict[str, int]:
        """Return the points of a seat in the final scoring, by source."""
        raise NotImplementedError

    def breakdown(self) -> list[dict[str, int]]:
        """Return the points by source; before the end only the score track counts, everything else is scored at the end."""
        track = [each.store[VP] for each in self.seats]
        if not self.over:
            return [{"track": points} for points in track]
        return [{"track": points, **self.final_points(seat)} for seat, points in enumerate(track)]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        """Most points; of those tied, most camels; then they share the victory."""
        return self.scores()[seat], self.held(seat, CAMEL)


AnyPolo: TypeAlias = "PoloState[AnyPoloGame]"
"""The state of either game, for the shared rules."""
