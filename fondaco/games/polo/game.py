"""What the two games of Marco Polo have in common: tables, families of actions, and the record of their differences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from ...core.actions import Axis, Family, number_axis
from ...core.game import Game
from ...core.native import mypyc_attr
from ...core.search_settings import SearchSettings
from ...core.state import State
from .components import PIPS
from .differences import PoloDifferences
from .items import GOODS, PAIRS, Bundle
from .packing import BLACK, COLOURS
from .state import PoloState
from .tables import Cards, Characters, Contracts, Goals, Places, Spaces

SEAT_COLOURS: Final = COLOURS[:BLACK]
HOWTO_SECTIONS: Final = {
    "Compensate": "round",
    **dict.fromkeys(("Turn", "Die"), "turn"),
    **dict.fromkeys(("Take", "MakeRoom", "KeepOrRefuse"), "contracts"),
    **dict.fromkeys(("Travel", "Relocate"), "travel"),
    **dict.fromkeys(("HowOften", "ChooseSwap", "Trigger"), "cards"),
    **dict.fromkeys(("Order", "Good", "Pair", "Copy"), "symbols"),
}
OBSERVATION_FORMATTERS: Final = {
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
}

Places_co = TypeVar("Places_co", bound=Places, covariant=True)
Spaces_co = TypeVar("Spaces_co", bound=Spaces, covariant=True)
Characters_co = TypeVar("Characters_co", bound=Characters, covariant=True)
Goals_co = TypeVar("Goals_co", bound=Goals, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class PoloGame(Game, Generic[Places_co, Spaces_co, Characters_co, Goals_co]):
    """A game of Marco Polo: the tables and families that the shared rules use. The type arguments are the game's own tables."""

    search = SearchSettings(cut_tree_on_progress=True)
    items: ClassVar[type[Bundle]]
    differences: PoloDifferences
    places: Places_co
    spaces: Spaces_co
    cards: Cards
    contracts: Contracts
    characters: Characters_co
    goals: Goals_co
    stored: int
    """The number of stored items; the items behind them are effects."""
    effects: Mapping[int, Callable[[Any, int, int], None]]
    """The functions that carry out effects, by item. They take the state, a seat and a number."""
    die_effect: int
    """The effect that is a black die. It has no effect when none is left."""
    copy_effect: int
    """The effect that copies another city bonus."""
    good_effect: int
    """The effect that is a good of the player's choice."""
    trigger_effect: int
    """The effect that pays the bonus of a city with a post of the seat once more."""
    joined_effects: frozenset[int]
    """The effects that are carried out together if there are several of one kind."""
    turns: tuple[Any, ...]
    """The turn question of each seat."""

    def read_tables(self, components: Any) -> None:
        """Read what the component files of both games have in common."""
        items = self.items
        self.stored = items.STORED
        self.joined_effects = frozenset()
        self.cards = Cards(components.city_cards, items)
        self.contracts = Contracts(components.contracts, items)
        self.bonus_labels = tuple([tile.id for tile in components.city_bonuses.tiles])
        self.bonuses: tuple[Bundle, ...] = tuple([items.parse(tile.reward) for tile in components.city_bonuses.tiles])
        """The reward of each city bonus."""
        self.outpost_labels = tuple([tile.id for tile in components.outposts.tiles])
        self.outposts: tuple[Bundle, ...] = tuple([items.parse(tile.reward) for tile in components.outposts.tiles])
        """The reward of each outpost bonus."""
        self.contract_slots: int = components.setup.contract_slots
        """The number of contracts that a seat can have before it."""
        self.reroll_cost, self.turn_cost, self.buy_cost = components.bonus_actions.camels()
        self.cheapest_bonus_action = min(self.reroll_cost, self.turn_cost, self.buy_cost)
        self.compensation_below: int = components.bonus_actions.compensation_below

    def make_shared_families(self, colours: tuple[str, ...], effects: tuple[str, ...], dice: int) -> None:
        """Make the families of the shared questions."""
        labels, places = self.places.labels, self.places
        colour, value = Axis("colour", colours), number_axis("value", 1, PIPS)
        contract = Axis("contract", self.contracts.labels)
        self.place_dice = Family("place", Axis("space", self.spaces.labels))
        self.complete = Family("complete", contract)
        self.reroll = Family("reroll", colour, value)
        self.turn_die = Family("turn", colour, value, Axis("way", ("up", "down")))
        self.buy_black_die = Family("buy")
        self.end_turn = Family("end")
        self.choose_die = Family("die", colour, value)
        self.drop = Family("drop", contract)
        self.refuse_drawn = Family("refuse")
        self.step = Family("step", Axis("city", labels))
        self.switch = Family("switch")
        self.stop = Family("stop")
        self.relocate = Family("relocate", Axis("city", labels[: places.cities]))
        self.leave_city = Family("leave")
        self.first_effect = Family("first", Axis("effect", effects))
        names = self.items.ITEMS
        self.take_good = Family("good", Axis("item", [names[good] for good in GOODS]))
        self.take_pair = Family("pair", Axis("pair", [f"{names[first]}-{names[second]}" for first, second in PAIRS]))
        self.city_bonus = Family("bonus", Axis("city", labels[places.bonus_from : places.bonus_from + places.bonus_cities]))
        self.choose_times = Family("times", number_axis("times", 1, PIPS))
        self.swap = Family("swap", Axis("swap", self.cards.swap_labels), number_axis("times", 0, PIPS))
        self.choose_camels = Family("camels", number_axis("times", 0, max(self.compensation_below - dice, 0)))
        self.pick_character = Family("pick", Axis("choice", self.characters.labels))

    def search_progress(self, state: State) -> int:
        assert isinstance(state, PoloState)
        return state.round

    def search_horizon(self, players: int) -> int:
        """Search to the end of the round: no dice are rolled before it, and what follows is luck."""
        return 0


AnyPoloGame: TypeAlias = PoloGame[Places, Spaces, Characters, Goals]
"""Either game, for the shared rules."""
