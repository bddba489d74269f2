"""What settlers do in one game: its locations, cards and tiles, its actions, and what it does differently from others."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from ....core.actions import Axis, Family
from ....core.messages import JsonValue, Message, Translator
from ....core.rng import Stream
from ..cubes.evaluation import CubeTargets
from ..cubes.packing import Leftover
from ..part import CenturyPart, Seen
from ..state import MAX_SEATS
from . import evaluation, formatters, invariants, observation, settler_details, settlers_scoring, settlers_setup
from .bonus_tiles import BonusTiles
from .exploration import ExplorationTiles
from .locations import Kind, Locations, Side
from .point_row import PointCards
from .work import LocationAction, Turn

if TYPE_CHECKING:
    from ..state import CenturyState
    from .boards import Boards
    from .components import SettlerTables


def no_settlers(s: CenturyState, seat: int) -> int:
    """Return 0: no settlers are elsewhere than on boards."""
    return 0


def nothing_elsewhere(s: CenturyState, seat: int) -> None:
    """Do nothing: a rest concerns the boards alone."""


def no_merchants(s: CenturyState, seat: int) -> int:
    """Return 0: no seat collects merchants."""
    return 0


def no_merchant_below(s: CenturyState, location: int) -> str | None:
    """Return None: no merchants lie below locations."""
    return None


class BoardRules(CenturyPart["CenturyState"]):
    """Locations, cards and tiles as tuples by number, and the actions of settlers."""

    def __init__(
        self,
        components: SettlerTables,
        sides: Sequence[Side],
        location_actions: Mapping[Kind, LocationAction],
        *,
        turn: type[Turn] = Turn,
        can_decline: bool = True,
        merchants_of: Callable[[CenturyState, int], int] = no_merchants,
        merchant_below: Callable[[CenturyState, int], str | None] = no_merchant_below,
        settlers_elsewhere: Callable[[CenturyState, int], int] = no_settlers,
        on_rest: Callable[[CenturyState, int], None] = nothing_elsewhere,
    ) -> None:
        """Name what differs between games.

        `turn` asks for the action of a turn. `can_decline` is false in games in which no bonus tile or card can be declined.
        `merchants_of` counts the merchants of a seat for bonus tiles; `merchant_below` labels the one below a market.
        `settlers_elsewhere` counts the settlers of a seat that are on no board, and `on_rest` takes them from there.
        """
        self.components = components
        self.sides = sides
        self.locations = Locations(sides)
        self.point_cards = PointCards(components.point_cards.cards)
        self.bonus_tiles = BonusTiles(components.bonus_tiles.tiles)
        self.explorations = ExplorationTiles(components.exploration_tiles.tiles)
        self.bonus_slots = components.setup.bonus_slots
        """The number of bonus tiles that fit on a player board."""
        self.row_size = components.setup.point_row
        """The number of open point cards."""
        self.settlers = components.setup.settlers
        """The number of settlers of each seat."""
        self.cards_to_end = components.end.point_cards
        """The number of point cards with which a seat ends the game."""
        self.leftover = Leftover(components.end.leftover_cube)
        self.benefit_values = tuple([evaluation.benefit_value(card) for card in components.point_cards.cards])
        """The value of the lasting benefit of each point card, for bots."""
        self.cube_targets = CubeTargets(self.point_cards.counts, evaluation.TARGET, evaluation.SPARE_CUBES, evaluation.MAX_SPARE)
        self.turns = tuple([turn(seat) for seat in range(MAX_SEATS)])
        self.merchants_of = merchants_of
        self.merchant_below = merchant_below
        self.settlers_elsewhere = settlers_elsewhere
        self.on_rest = on_rest
        self.action_at = tuple([location_actions[kind] for kind in self.locations.kind])
        """What settlers do, by location."""
        self.obstacle_at = tuple([action.obstacle for action in self.action_at])
        """What can prevent it, by location; None if nothing can."""
        self.work = Family("work", Axis("location", self.locations.labels))
        self.rest = Family("rest")
        self.claim = Family("claim")
        self.bonus_stack = Family("bonus", Axis("stack", self.locations.stack_labels))
        self.decline = Family("leave")
        self.explore = Family("explore", Axis("tile", self.explorations.labels))
        self.can_decline = can_decline

    def set_up(self, s: CenturyState, sides: Sequence[str]) -> Boards:
        """Return the boards with these sides up, and give every seat its settlers and cubes."""
        return settlers_setup.set_up_boards(s, self, sides)

    def can_return_point_cards(self) -> bool:
        """Return whether point cards can be pushed under their pile."""
        return "new_point_cards" in self.locations.kind

    def families(self) -> Sequence[Family]:
        declining = [self.decline] if self.can_decline else []
        return [self.work, self.rest, self.claim, self.bonus_stack, *declining, self.explore]

    def message_packages(self) -> Sequence[str]:
        return ("fondaco.games.century.settlers",)

    def howto_sections(self) -> Mapping[str, str]:
        return {
            "Turn": "turn",
            **dict.fromkeys(("Fort", "ClaimToo", "Trade", "Upgrade"), "locations"),
            "BonusToo": "bonus",
            "Explore": "exploration",
        }

    def observation_formatters(self) -> Mapping[str, str]:
        return formatters.OBSERVATION_FORMATTERS

    def add_formatters(self, translator: Translator) -> None:
        tables = self.components
        cards, tiles = tables.point_cards.cards, tables.bonus_tiles.tiles
        formatters.add_settler_formatters(translator, self.sides, cards, tiles, tables.exploration_tiles.tiles)

    def action_details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        return settler_details.details(s, action)

    def observe(self, s: CenturyState, viewer: int | None) -> dict[str, JsonValue]:
        return observation.observe_boards(s, viewer)

    def observe_seat(self, s: CenturyState, seat: int, viewer: int | None) -> dict[str, JsonValue]:
        return observation.observe_settlers(s, seat)

    def encoding_size(self, seats: int) -> int:
        return observation.boards_size(self, seats)

    def encode(self, seen: Seen, order: Sequence[int], seats: int, numbers: array[float]) -> None:
        observation.encode_boards(self, seen, seats, numbers)

    def seat_encoding_size(self) -> int:
        return observation.settlers_size(self)

    def encode_seat(self, seat: Seen, numbers: array[float]) -> None:
        observation.encode_settlers(self, seat, numbers)

    def resample_hidden(self, s: CenturyState, seat: int | None, stream: Stream) -> None:
        s.boards.resample_hidden(seat, stream)

    def points(self, s: CenturyState, seat: int) -> Mapping[str, int]:
        return settlers_scoring.points(s, seat)

    def violations(self, s: CenturyState) -> list[str]:
        return invariants.violations(s)
