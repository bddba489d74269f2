"""Von Ost nach West, part II: the parts it is made of, and the order of its actions."""

from __future__ import annotations

from typing import Any

from ...core.presentation import Presentation
from ...core.state import State
from ..century.boats.boat_rules import BoatRules, MapOption
from ..century.boats.boats import land_boat, reward_outpost
from ..century.boats.components import set_up_sea
from ..century.boats.evaluation import expected_scores_with_boats
from ..century.cubes.cubes import CubeRules
from ..century.game import CenturyGame
from ..century.part import CenturyPart
from ..century.sea.sea_rules import SeaRules
from ..century.settlers.board_rules import BoardRules
from .components import Components
from .rules import LOCATION_ACTIONS, TURN
from .state import EastToWest2State


class EastToWest2(CenturyGame):
    """Fernöstliche Wunder and Eine neue Welt as one game."""

    id = "east_to_west_2"
    state_class = EastToWest2State
    rules_version = 2
    components_type = Components
    family_order = (
        *("work", "rest", "claim", "bonus", "explore", "sail", "build", "nothing", "market"),
        *("pay", "trade", "upgrade", "keep"),
    )
    encoded_questions = (
        *("Turn", "Explore", "Trade", "Upgrade", "KeepCubes"),
        *("SailBoat", "Toll", "BuildOrNot", "PayOutpost", "ColumnBonus", "TradeOrNot", "ChooseMarket"),
    )
    presentation = Presentation(typical_minutes=60)

    def make_parts(self, components: Components) -> tuple[CenturyPart[Any], ...]:
        self.components = components
        self.round_limit = components.house.round_limit
        self.sea = SeaRules(
            components.islands.tiles,
            components.outposts,
            max_players=components.setup.players[1],
            on_arrival=land_boat,
            on_outpost_built=reward_outpost,
            open_sea=1,
        )
        self.boards = BoardRules(components, components.sides(), LOCATION_ACTIONS, can_decline=False)
        self.boats = BoatRules(components, self.boards, self.sea)
        self.cubes = CubeRules(
            components.setup.storage_limit,
            max(self.boards.locations.steps),
            extra_in_turn=self.boards.point_cards.max_from_tools,
            mixed_trades=False,
        )
        return self.cubes, MapOption(), self.boards, self.sea, self.boats

    def set_up(self, s: EastToWest2State) -> None:
        s.boards = self.boards.set_up(s, self.components.layout.sides)
        s.sea = set_up_sea(s, self.components)
        s.stack.append(TURN[0])

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, EastToWest2State)
        return expected_scores_with_boats(state)
