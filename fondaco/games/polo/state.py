"""What the table of both games holds, and what the shared rules ask of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias, TypeVar

from ...core.actions import Axis, Family, number_axis
from ...core.columns import copied, part, per_seat, shared, unset
from ...core.game import Game
from ...core.messages import JsonValue, Message
from ...core.piles import Pile, resample
from ...core.presentation import Presentation
from ...core.rng import Stream
from ...core.search_settings import SearchSettings
from ...core.state import State
from .components import PIPS
from .items import CAMEL, GOODS, PAIRS, VP, Amounts, Bundle
from .packing import BLACK, COLOURS
from .tables import Cards, Characters, Contracts, Goals, Places, Spaces

NOWHERE = -1
"""A place that holds nothing: a second figure that a seat does not have, a tile that is gone."""

Dice = tuple[int, ...]
Held = tuple[int, ...]


class PoloGame(Game):
    """A game of Marco Polo: the tables and families that the shared rules use."""

    search = SearchSettings(cut_tree_on_progress=True)
    presentation = Presentation(
        seat_colours=COLOURS[:BLACK],
        howto_sections={
            "Compensate": "round",
            **dict.fromkeys(("Turn", "Die"), "turn"),
            **dict.fromkeys(("Take", "MakeRoom", "KeepDrawn"), "contracts"),
            **dict.fromkeys(("Travel", "Relocate"), "travel"),
            **dict.fromkeys(("Times", "SwapOnce", "Trigger"), "cards"),
            **dict.fromkeys(("Order", "Good", "Pair", "Copy"), "symbols"),
        },
        observation_formatters={
            "hourglass": "owner",
            "board.*": "dice",
            "city_cards.*": "card",
            "outposts.*": "outpost",
            "city_bonuses.*": "bonus",
            "new_posts[]": "city",
            "drawn[]": "contract",
            "offered[]": "choice",
            "returned_goals[]": "goal",
            "seats[].colour": "colour",
            "seats[].character": "character",
            "seats[].dice": "dice",
            "seats[].figures[]": "city",
            "seats[].posts[]": "city",
            "seats[].contracts[]": "contract",
            "seats[].completed[]": "contract",
            "seats[].goals[]": "goal",
        },
    )
    items: type[Bundle]
    places: Places
    spaces: Spaces
    cards: Cards
    contracts: Contracts
    characters: Characters
    goals: Goals
    bonus_labels: tuple[str, ...]
    bonuses: tuple[Bundle, ...]
    """What each city bonus gives."""
    outpost_labels: tuple[str, ...]
    outposts: tuple[Bundle, ...]
    """What each outpost bonus gives."""
    slots: int
    """How many contracts a seat can have before it."""
    reroll_cost: int
    turn_cost: int
    buy_cost: int
    cheapest_bonus: int
    compensation_below: int
    effects: Mapping[int, Callable[[Any, int, int], None]]
    """Who asks or draws what for an effect, by item: (state, seat, how many)."""
    die_effect: int
    """The effect that is a black die: nothing, when none is left."""
    copy_effect: int
    """The effect that copies another city bonus."""
    good_effect: int
    """The effect that is a good of choice."""
    trigger_effect: int
    """The effect that pays the bonus of a city with an own post once more."""
    joined: frozenset[int] = frozenset()
    """The effects of which several are one."""
    turns: tuple[Any, ...]
    """The turn question of each seat."""

    def read_tables(self, tables: Any) -> None:
        """Read what the component files of both games have alike."""
        items = self.items
        self.cards = Cards(tables.city_cards, items)
        self.contracts = Contracts(tables.contracts, items)
        self.bonus_labels = tuple(tile.id for tile in tables.city_bonuses.tiles)
        self.bonuses = tuple(items.parse(tile.reward) for tile in tables.city_bonuses.tiles)
        self.outpost_labels = tuple(tile.id for tile in tables.outposts.tiles)
        self.outposts = tuple(items.parse(tile.reward) for tile in tables.outposts.tiles)
        self.slots = tables.setup.contract_slots
        self.reroll_cost, self.turn_cost, self.buy_cost = tables.bonus_actions.camels()
        self.cheapest_bonus = min(self.reroll_cost, self.turn_cost, self.buy_cost)
        self.compensation_below = tables.bonus_actions.compensation_below

    # --- what each game answers in its own way ---

    def payable(self, s: Any, seat: int, amounts: Amounts) -> int:
        """How many times a seat can pay these amounts."""
        raise NotImplementedError

    def lack(self, s: Any, seat: int, amounts: Amounts, times: int = 1) -> list[list[str | int]]:
        """What a seat lacks to pay these amounts, for messages."""
        raise NotImplementedError

    def charge(self, s: Any, seat: int, amounts: Amounts, times: int = 1) -> None:
        """Have a seat pay what it can pay. If it may choose with what, that is asked now: what follows must lie on the stack."""
        raise NotImplementedError

    def camels(self, s: Any, seat: int) -> int:
        """How many camels a seat can pay."""
        raise NotImplementedError

    def gained(self, s: Any, seat: int, amounts: Amounts, times: int) -> None:
        """Amounts have come into a store."""

    def completed(self, s: Any, seat: int) -> None:
        """A seat has fulfilled a contract."""

    def rolled(self, s: Any, seat: int, value: int) -> None:
        """A seat has rolled a single die."""

    def rolls(self, s: Any, seat: int) -> bool:
        """Whether the dice of a seat show values before they are placed."""
        return True

    def take_character(self, s: Any, seat: int, character: int) -> None:
        """Set a seat up with its character."""
        raise NotImplementedError

    def most_posts(self, s: Any, seat: int) -> int:
        """How many posts a seat has."""
        raise NotImplementedError

    def put_post(self, s: Any, seat: int, city: int) -> None:
        """Stand a post in a city."""
        s.posts[seat] |= 1 << city
        s.new_posts |= 1 << city

    def lift_post(self, s: Any, seat: int, city: int) -> None:
        """Take a post out of a city."""
        s.posts[seat] &= ~(1 << city)

    def reward_posts(self, s: Any, seat: int, fresh: int) -> None:
        """Give what posts bring that were placed in a set of cities."""
        raise NotImplementedError

    def details(self, s: Any, action: int) -> Mapping[str, JsonValue | Message]:
        """What the position adds to the words of an action, in public facts."""
        raise NotImplementedError

    def own_details(self, s: Any, action: int) -> Mapping[str, JsonValue | Message]:
        """What only the seat to act hears of an action."""
        raise NotImplementedError

    # --- the families of the shared questions ---

    def polo_families(self, colours: tuple[str, ...], effects: tuple[str, ...], dice: int) -> None:
        """Make the families of the shared questions."""
        labels, places = self.places.labels, self.places
        colour, value = Axis("colour", colours), number_axis("value", 1, PIPS)
        contract = Axis("contract", self.contracts.labels)
        self.place = Family("place", Axis("space", self.spaces.labels))
        self.complete = Family("complete", contract)
        self.reroll = Family("reroll", colour, value)
        self.turn = Family("turn", colour, value, Axis("way", ("up", "down")))
        self.buy = Family("buy")
        self.end = Family("end")
        self.die = Family("die", colour, value)
        self.drop = Family("drop", contract)
        self.refuse = Family("refuse")
        self.step = Family("step", Axis("city", labels))
        self.switch = Family("switch")
        self.stop = Family("stop")
        self.relocate = Family("relocate", Axis("city", labels[: places.cities]))
        self.leave = Family("leave")
        self.first = Family("first", Axis("effect", effects))
        names = self.items.ITEMS
        self.good = Family("good", Axis("item", [names[good] for good in GOODS]))
        self.pair = Family("pair", Axis("pair", [f"{names[first]}-{names[second]}" for first, second in PAIRS]))
        self.bonus = Family("bonus", Axis("city", labels[places.bonus_from : places.bonus_from + places.bonus_cities]))
        self.times = Family("times", number_axis("times", 1, PIPS))
        self.swap = Family("swap", Axis("swap", self.cards.swap_labels), number_axis("times", 0, PIPS))
        self.compensate = Family("camels", number_axis("times", 0, max(self.compensation_below - dice, 0)))
        self.pick = Family("pick", Axis("choice", self.characters.labels))

    def search_progress(self, state: State) -> int:
        assert isinstance(state, PoloState)
        return state.round

    def search_horizon(self, players: int) -> int:
        """To the end of the round: until then no dice are rolled, and what comes after it is luck."""
        return 0


P_co = TypeVar("P_co", bound=PoloGame, covariant=True)
"""The game of a state; covariant, because a shared rule takes the state of either game."""


@dataclass(slots=True, eq=False, init=False, repr=False)
class PoloState(State[P_co]):
    """Stores, dice, figures and posts of each seat, the board and the contracts.

    Tuples are never changed but replaced, so that a clone may share them. The same holds for the piles of goals.
    """

    STORED: ClassVar[int]
    """How many numbers of `store` belong to each seat."""

    acted: bool = shared(False)
    """Whether the main action of the turn is done."""
    active: list[Held] = copied()
    """The contracts each seat is to fulfil."""
    black_dice: int = shared(0)
    """The black dice still on the board."""
    board: list[Dice] = copied()
    """The dice on each action space, in the order they were placed."""
    bonuses: tuple[int, ...] = unset()
    """The city bonus of each city that has one."""
    bought: bool = shared(False)
    """Whether a black die was bought in this turn."""
    characters: tuple[int, ...] = unset()
    city_cards: tuple[int, ...] = unset()
    """The card on each space for a city card."""
    completed: list[Held] = per_seat(())
    """The contracts in each seat's drawer."""
    drawn: Pile = part()
    """A contract that was drawn and is being looked at."""
    figures: list[int] = copied()
    """Two places a seat; the second is nowhere, but for characters with two figures."""
    goal_box: Pile = unset()
    """The goals that nobody has."""
    goals: tuple[Pile, ...] = unset()
    hand: list[Dice] = per_seat(())
    """The dice on each seat's tableau, sorted: the lowest value first (`dice.DIE_CODES`)."""
    hourglass: int = shared(0)
    """The seat that starts the next round, as it stands now."""
    marks: list[int] = per_seat(0)
    """For each seat the set of spaces that hold a die of its colour."""
    new_posts: int = shared(0)
    """The set of cities where a post was placed in this turn: their cards can be used from the next one on."""
    offered: tuple[int, ...] = shared(())
    """The characters that may still be picked."""
    outposts: tuple[int, ...] = unset()
    """The outpost bonus that waits in each of the first cities."""
    pile: Pile = part()
    """The pile that contracts are drawn from, and pushed under."""
    posts: list[int] = per_seat(0)
    """For each seat the set of cities with a post."""
    rolls: list[int] = per_seat(0, hidden=True)
    """How many single dice each seat has rolled so far: the number labels the random stream of the next roll."""
    round: int = shared(0)
    store: list[int] = copied()
    """What each seat has: coins, camels, goods, points (`items`)."""

    def redraw_goals(self, seat: int | None, stream: Stream) -> None:
        """Draw anew the goals that a seat cannot know; at the end all lie open."""
        if not self.over:
            self.goals = tuple(pile.clone() for pile in self.goals)
            self.goal_box = self.goal_box.clone()
            resample([*self.goals, self.goal_box], seat, stream)

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        return self.game.details(self, action)

    def own_action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        return self.game.own_details(self, action)

    def final(self, seat: int) -> dict[str, int]:
        """What the final scoring gives a seat, by source."""
        raise NotImplementedError

    def breakdown(self) -> list[dict[str, int]]:
        """Before the end only the score track counts: all else is scored at the end."""
        track = self.store[VP :: self.STORED]
        if not self.over:
            return [{"track": points} for points in track]
        return [{"track": points, **self.final(seat)} for seat, points in enumerate(track)]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        """Most points; of those tied, most camels; then they share the victory."""
        return self.scores()[seat], self.store[seat * self.STORED + CAMEL]

    def shuffled(self, label: str, count: int) -> tuple[int, ...]:
        """The numbers below count in the order that chance of that label gives."""
        things = list(range(count))
        self.rng.stream(label).shuffle(things)
        return tuple(things)


AnyPolo: TypeAlias = PoloState[PoloGame]
"""The state of either game, for the shared rules."""
