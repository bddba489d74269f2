"""Auf den Spuren von Marco Polo: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Final

from ...core.actions import Axis, Family, number_axis
from ...core.component_files import decode_components
from ...core.messages import JsonValue, Translator
from ...core.presentation import Presentation
from ...core.state import State
from ..polo.components import PIPS
from ..polo.differences import PoloDifferences
from ..polo.game import HOWTO_SECTIONS, OBSERVATION_FORMATTERS, SEAT_COLOURS, PoloGame
from ..polo.packing import COLOURS
from ..polo.rules.payment import pay
from . import observation
from .components import Components
from .evaluation import seat as evaluation
from .evaluation.unfinished import unfinished_value
from .formatters import add_formatters
from .items import COPY, DIE, GOOD, ITEMS, TRIGGER, Bundle
from .rules import characters, payment, posts, setup
from .rules.action_details import action_details, own_action_details
from .rules.contracts import EXTRAS
from .rules.effects import EFFECTS
from .rules.round import dice_to_come
from .rules.turn import TURNS
from .state import MarcoPoloState
from .tables import Characters, Goals, Places, Spaces

DIFFERENCES: Final = PoloDifferences(
    payable=payment.payable,
    missing=payment.missing,
    charge=pay,
    camels=payment.camels,
    has_values=characters.has_values,
    take_character=characters.set_up,
    posts_of=characters.posts_of,
    place_post=posts.place_post,
    remove_post=posts.remove_post,
    on_posts_placed=posts.gain_bonuses,
    action_details=action_details,
    own_action_details=own_action_details,
)


class MarcoPolo(PoloGame[Places, Spaces, Characters, Goals]):
    """The game."""

    id = "marco_polo"
    rules_version = 2
    state_class = MarcoPoloState
    presentation = Presentation(
        typical_minutes=90,
        howto_sections={
            **HOWTO_SECTIONS,
            **dict.fromkeys(("PickCharacter", "KeepGoals"), "options"),
            "Row": "board",
            "ChooseExtra": "contracts",
            "PayPair": "travel",
            "SwapInTurn": "cards",
        },
        observation_formatters={
            **OBSERVATION_FORMATTERS,
            "beijing[]": "owner",
            "row[]": "contract",
            "special[]": "contract",
        },
        seat_colours=SEAT_COLOURS,
    )
    items = Bundle

    def __init__(self, components_text: str) -> None:
        components = decode_components(components_text, Components, self.id)
        self.components = components
        self.differences = DIFFERENCES
        self.places = places = Places(components)
        self.spaces = Spaces(components)
        self.read_tables(components)
        self.goals = Goals(components)
        self.characters = Characters(components, places)
        self.effects = EFFECTS
        self.good_effect, self.die_effect, self.copy_effect, self.trigger_effect = GOOD, DIE, COPY, TRIGGER
        self.turns = TURNS
        self.evaluator = evaluation.Evaluator(self)

        self.make_shared_families(COLOURS, ITEMS[GOOD:TRIGGER], components.setup.dice)
        self.row = Family("row", number_axis("line", 1, PIPS))
        self.take = Family("take", number_axis("place", 1, components.setup.contract_row))
        self.extra = Family("extra", Axis("item", EXTRAS))
        drafted = components.setup.goals_drafted
        self.keep = Family("keep", number_axis("first", 1, drafted), number_axis("second", 1, drafted))

        translator = Translator("fondaco.games.marco_polo", "fondaco.games.polo", "fondaco.core")
        add_formatters(translator, self)
        super().__init__(
            [
                *(self.place_dice, self.complete, self.reroll, self.turn_die, self.buy_black_die, self.end_turn),
                *(self.choose_die, self.row, self.take, self.extra, self.drop, self.refuse_drawn),
                *(self.step, self.relocate, self.leave_city, self.switch, self.stop, self.first_effect),
                *(self.take_good, self.take_pair, self.city_bonus, self.choose_times, self.swap, self.choose_camels),
                *(self.pick_character, self.keep),
            ],
            players=components.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components_text,
        )

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {
            "characters": ("first_game", "drafted"),
            "goals": ("dealt", "draft"),
            "city_bonuses": ("printed", "random"),
        }

    def set_up(self, s: MarcoPoloState) -> None:
        setup.set_up(s)

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, MarcoPoloState)
        values = evaluation.evaluate(state)
        if state.player is not None:
            values[state.player] += unfinished_value(state)
        return values

    def search_progress(self, state: State) -> int:
        """A round counts once its dice are rolled."""
        assert isinstance(state, MarcoPoloState)
        return state.round - dice_to_come(state)
