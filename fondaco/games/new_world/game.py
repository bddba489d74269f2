"""Eine neue Welt: the parts it is made of, and the order of its actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.messages import JsonValue
from ...core.presentation import Presentation
from ...core.state import State
from ..century.cubes.cubes import CubeRules
from ..century.game import CenturyGame
from ..century.part import CenturyPart
from ..century.settlers.board_rules import BoardRules
from ..century.settlers.evaluation import expected_scores
from .components import Components
from .rules import LOCATION_ACTIONS, TURN
from .state import NewWorldState


class NewWorld(CenturyGame):
    """The base game, with each of its fourth boards."""

    id = "new_world"
    state_class = NewWorldState
    rules_version = 2
    components_type = Components
    family_order = ("work", "rest", "claim", "bonus", "leave", "explore", "trade", "upgrade", "keep")
    encoded_questions = ("Turn", "Fort", "ClaimToo", "BonusToo", "Explore", "Trade", "Upgrade", "KeepCubes")
    presentation = Presentation(typical_minutes=45)

    def make_parts(self, components: Components) -> tuple[CenturyPart[Any], ...]:
        self.components = components
        self.round_limit = components.house.round_limit
        self.boards = BoardRules(components, components.sides(), LOCATION_ACTIONS)
        self.cubes = CubeRules(
            components.setup.storage_limit,
            max(self.boards.locations.steps),
            extra_in_turn=self.boards.point_cards.max_from_tools,
            single_payments=False,
            mixed_trades=False,
        )
        return self.cubes, self.boards

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {"fourth_board": tuple(self.components.layout.fourth)}

    def set_up(self, s: NewWorldState) -> None:
        layout = self.components.layout
        s.boards = self.boards.set_up(s, [*layout.fixed, str(s.options["fourth_board"])])
        s.stack.append(TURN[0])

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, NewWorldState)
        return expected_scores(state)
