"""Fernöstliche Wunder: the parts it is made of, and the order of its actions."""

from __future__ import annotations

from typing import Any

from ...core.presentation import Presentation
from ...core.search_settings import SearchSettings
from ...core.state import State
from ..century.cubes.cubes import CubeRules
from ..century.game import CenturyGame
from ..century.harbours.evaluation import expected_scores_at_sea
from ..century.harbours.harbour_rules import HarbourRules
from ..century.harbours.harbours_setup import begin_start, set_up_map
from ..century.harbours.point_tiles import PointTileRules
from ..century.harbours.red_bonuses import RedBonusRules
from ..century.harbours.start_groups import StartRules
from ..century.part import CenturyPart
from ..century.sea.sea_rules import SeaRules
from .components import Components
from .harvest import HarvestRules
from .paid_steps import PaidStepRules
from .rules.left_cubes import offer_left_cubes
from .rules.outpost_rewards import reward_outpost
from .rules.turn import ACTIONS_AT_TILE, begin_first_turn
from .state import EasternWondersState


class EasternWonders(CenturyGame):
    """The game in which cubes are left behind on the map."""

    id = "eastern_wonders"
    state_class = EasternWondersState
    components_type = Components
    search = SearchSettings(exploration=0.3)
    family_order = (
        *("group", "place", "sail", "stay", "stop", "build", "nothing", "fulfil", "harvest", "load", "leave", "bonus"),
        *("pay", "trade", "upgrade", "keep"),
    )
    encoded_questions = (
        *("ChooseGroup", "PlaceShip", "Toll", "PayOutpost", "Upgrade", "TradeOrNot", "KeepCubes"),
        *("Sail", "PayForStep", "ChooseStep", "LoadLeftCubes", "ActAtTile", "ChooseBonus"),
    )
    presentation = Presentation(typical_minutes=45, howto_sections={"ActAtTile": "turn", "Upgrade": "bonus"})

    def make_parts(self, components: Components) -> tuple[CenturyPart[Any], ...]:
        self.components = components
        setup, islands = components.setup, components.islands.tiles
        self.round_limit = components.house.round_limit
        self.point_tiles = PointTileRules(components.point_tiles.tiles, to_end=components.end.point_tiles)
        self.start = StartRules(components.start_groups.groups, [island.id for island in islands], first_turn=begin_first_turn)
        self.red_bonuses = RedBonusRules(components.bonus_tiles.kinds, components.bonus_tiles.kinds)
        self.sea = SeaRules(
            islands,
            components.outposts,
            max_players=setup.players[1],
            on_arrival=offer_left_cubes,
            on_outpost_built=reward_outpost,
            harbours=len(components.first_map.harbours),
            has_left_cubes=True,
        )
        self.paid_steps = PaidStepRules(components.sailing.free_steps)
        kinds = self.red_bonuses.kinds
        self.cubes = CubeRules(
            setup.hold_limit,
            max(1, kinds.of_all_tiles(kinds.upgrades)),
            max_gained_room=kinds.of_all_tiles(kinds.room),
            gained_room=lambda s, seat: s.red_bonuses.room[seat],
            mixed_trades=False,
        )
        self.harbours = HarbourRules(
            components,
            self.sea,
            self.point_tiles,
            self.red_bonuses,
            actions_at_tile=ACTIONS_AT_TILE,
            steps_in_turn=self.paid_steps.free_steps_of,
        )
        self.harvest = HarvestRules(components.harvest.gain)
        parts = (self.point_tiles, self.start, self.red_bonuses, self.sea, self.cubes, self.harbours)
        return *parts, self.paid_steps, self.harvest

    def set_up(self, s: EasternWondersState) -> None:
        set_up_map(s, self.components)
        begin_start(s)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, EasternWondersState)
        return [float(score) for score in state.scores()] if state.over else expected_scores_at_sea(state)
