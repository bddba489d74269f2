"""A game of the Century family: a list of parts, and the order of their actions and questions."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ...core.component_files import decode_components
from ...core.game import Game
from ...core.messages import JsonValue, Translator
from ...core.native import mypyc_attr
from .encoding import HEAD, encode_head, seats_in_order
from .part import CenturyPart

if TYPE_CHECKING:
    from .bazaar.bazaar import BazaarRules
    from .boats.boat_rules import BoatRules
    from .cubes.cubes import CubeRules
    from .hand.hands import HandRules
    from .harbours.harbour_rules import HarbourRules
    from .harbours.point_tiles import PointTileRules
    from .harbours.red_bonuses import RedBonusRules
    from .harbours.start_groups import StartRules
    from .merchants.golden_deals import GoldenDealRules
    from .merchants.merchants import MerchantRules
    from .route.route import RouteRules
    from .sea.sea_rules import SeaRules
    from .settlers.board_rules import BoardRules


@mypyc_attr(allow_interpreted_subclasses=True)
class CenturyGame(Game):
    """A game made of parts."""

    components_type: ClassVar[Any]
    """The class of the whole component file, with a section ``setup`` that names the player counts."""
    family_order: ClassVar[tuple[str, ...]]
    """The names of all action families in the order of their ids."""
    encoded_questions: ClassVar[tuple[str, ...]]
    """The names of all questions in the order of their numbers in an encoding."""

    parts: tuple[CenturyPart[Any], ...]
    """The parts in the order of observations, encodings and determinizations."""
    cubes: CubeRules
    merchants: MerchantRules
    golden_deals: GoldenDealRules
    hands: HandRules
    sea: SeaRules
    harbours: HarbourRules
    point_tiles: PointTileRules
    red_bonuses: RedBonusRules
    start: StartRules
    boards: BoardRules
    bazaar: BazaarRules
    route: RouteRules
    boats: BoatRules

    def __init__(self, components_text: str) -> None:
        components = decode_components(components_text, self.components_type, self.id)
        self.parts = self.make_parts(components)
        families = {family.name: family for part in self.parts for family in part.families()}
        assert families.keys() == {*self.family_order}, "`family_order` names all families of the parts"
        packages = dict.fromkeys([package for part in self.parts for package in part.message_packages()])
        translator = Translator(f"fondaco.games.{self.id}", *packages, "fondaco.games.century", "fondaco.core")
        for part in self.parts:
            part.add_formatters(translator)
        seats = components.setup.players[1]
        table = HEAD + len(self.encoded_questions) + sum([part.encoding_size(seats) for part in self.parts])
        seat = 2 + sum([part.seat_encoding_size() for part in self.parts])
        super().__init__(
            [families[name] for name in self.family_order],
            players=components.setup.players,
            encoding_size=table + seats * seat,
            translator=translator,
            components=components_text,
        )
        self.number_actions()
        of_game = self.presentation
        self.presentation = of_game._replace(
            howto_sections=merged([part.howto_sections() for part in self.parts], of_game.howto_sections),
            observation_formatters=merged(
                [{"ended_by": "ended_by"}, *[part.observation_formatters() for part in self.parts]],
                of_game.observation_formatters,
            ),
        )

    def make_parts(self, components: Any) -> tuple[CenturyPart[Any], ...]:
        """Return the parts of the game, and keep those that rules ask for in attributes."""
        raise NotImplementedError

    def number_actions(self) -> None:
        """Let the parts prepare their tables of action ids."""
        for part in self.parts:
            part.number_actions(self.space)

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {name: choices for part in self.parts for name, choices in part.option_choices().items()}

    def encode(self, observation: Mapping[str, JsonValue]) -> array[float]:
        """Return an observation as numbers, mostly between 0 and 1: the table, then the seats, the viewer first."""
        seen: Mapping[str, Any] = observation
        numbers = encode_head(seen, self.max_players, self.encoded_questions)
        order = seats_in_order(seen)
        for part in self.parts:
            part.encode(seen, order, self.max_players, numbers)
        for seat in order:
            numbers.extend((1.0, float(seat == seen["player"])))
            for part in self.parts:
                part.encode_seat(seen["seats"][seat], numbers)
        numbers.extend([0.0] * (self.encoding_size - len(numbers)))
        return numbers


def merged(of_parts: Sequence[Mapping[str, str]], of_game: Mapping[str, str]) -> dict[str, str]:
    """Return the entries of all parts; those of the game come last and win."""
    found: dict[str, str] = {}
    for entries in (*of_parts, of_game):
        found.update(entries)
    return found
