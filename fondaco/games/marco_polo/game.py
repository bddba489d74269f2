"""Auf den Spuren von Marco Polo: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.actions import Axis, Family, number_axis
from ...core.component_files import decode_components
from ...core.messages import JsonValue, Message, Translator
from ...core.presentation import Presentation
from ...core.state import State
from ..polo.components import PIPS
from ..polo.items import CAMEL, Amounts
from ..polo.packing import COLOURS
from ..polo.rules.payment import pay
from ..polo.state import PoloGame
from . import observation
from .components import Components
from .evaluation import seat as evaluation
from .evaluation.unfinished import pending
from .formatters import add_nouns
from .items import COPY, DIE, GOOD, ITEMS, STORED, TRIGGER, Bundle
from .rules import action_details, characters, payment, posts, setup
from .rules.characters import Characters
from .rules.contracts import EXTRAS
from .rules.effects import EFFECTS
from .rules.round import dice_to_come
from .rules.turn import TURNS
from .state import MarcoPoloState
from .tables import BEIJING, Goals, Places, Spaces


class MarcoPolo(PoloGame):
    """The game."""

    id = "marco_polo"
    rules_version = 2
    state_class = MarcoPoloState
    presentation = Presentation(
        typical_minutes=90,
        howto_sections={
            **PoloGame.presentation.howto_sections,
            **dict.fromkeys(("PickCharacter", "KeepGoals"), "options"),
            "Row": "board",
            "Extra": "contracts",
            "PayPair": "travel",
            "SwapEach": "cards",
        },
        observation_formatters={
            **PoloGame.presentation.observation_formatters,
            "beijing[]": "owner",
            "row[]": "contract",
            "special[]": "contract",
        },
        seat_colours=PoloGame.presentation.seat_colours,
    )
    items = Bundle
    effects = EFFECTS
    good_effect, die_effect, copy_effect, trigger_effect = GOOD, DIE, COPY, TRIGGER
    turns = TURNS
    places: Places
    spaces: Spaces
    characters: Characters
    goals: Goals

    def __init__(self, components: str) -> None:
        self.tables = tables = decode_components(components, Components, self.id)
        self.places = places = Places(tables)
        self.spaces = Spaces(tables)
        self.read_tables(tables)
        self.goals = Goals(tables)
        self.characters = Characters(tables, places)
        self.judgement = evaluation.Judgement(self)

        self.polo_families(COLOURS, ITEMS[GOOD:TRIGGER], tables.setup.dice)
        self.row = Family("row", number_axis("line", 1, PIPS))
        self.take = Family("take", number_axis("place", 1, tables.setup.contract_row))
        self.extra = Family("extra", Axis("item", EXTRAS))
        drafted = tables.setup.goals_drafted
        self.keep = Family("keep", number_axis("first", 1, drafted), number_axis("second", 1, drafted))

        translator = Translator("fondaco.games.marco_polo", "fondaco.games.polo", "fondaco.core")
        add_nouns(translator, self)
        super().__init__(
            [
                *(self.place, self.complete, self.reroll, self.turn, self.buy, self.end),
                *(self.die, self.row, self.take, self.extra, self.drop, self.refuse),
                *(self.step, self.relocate, self.leave, self.switch, self.stop, self.first),
                *(self.good, self.pair, self.bonus, self.times, self.swap, self.compensate, self.pick, self.keep),
            ],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components,
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
            values[state.player] += pending(state)
        return values

    def search_progress(self, state: State) -> int:
        """A round counts once its dice are rolled."""
        assert isinstance(state, MarcoPoloState)
        return state.round - dice_to_come(state)

    # --- what the shared rules ask ---

    def payable(self, s: MarcoPoloState, seat: int, amounts: Amounts) -> int:
        return payment.payable(s, seat, amounts)

    def lack(self, s: MarcoPoloState, seat: int, amounts: Amounts, times: int = 1) -> list[list[str | int]]:
        return payment.lack(s, seat, amounts, times)

    def charge(self, s: MarcoPoloState, seat: int, amounts: Amounts, times: int = 1) -> None:
        pay(s, seat, amounts, times)

    def camels(self, s: MarcoPoloState, seat: int) -> int:
        return s.store[seat * STORED + CAMEL]

    def rolls(self, s: MarcoPoloState, seat: int) -> bool:
        """Raschid's dice show nothing before he places them, so he neither rolls nor turns them (a ruling: named-dice-stay)."""
        return not self.characters.names_values[s.characters[seat]]

    def take_character(self, s: MarcoPoloState, seat: int, character: int) -> None:
        characters.set_up(s, seat, character)

    def most_posts(self, s: MarcoPoloState, seat: int) -> int:
        character = s.characters[seat]
        return self.characters.posts[character] if character >= 0 else self.places.posts

    def put_post(self, s: MarcoPoloState, seat: int, city: int) -> None:
        super().put_post(s, seat, city)
        if city == BEIJING:
            posts.take_slot(s, seat)

    def lift_post(self, s: MarcoPoloState, seat: int, city: int) -> None:
        super().lift_post(s, seat, city)
        if city == BEIJING:
            posts.leave_slot(s, seat)

    def reward_posts(self, s: MarcoPoloState, seat: int, fresh: int) -> None:
        posts.gain_bonuses(s, seat, fresh)

    def details(self, s: MarcoPoloState, action: int) -> Mapping[str, JsonValue | Message]:
        return action_details.details(s, action)

    def own_details(self, s: MarcoPoloState, action: int) -> Mapping[str, JsonValue | Message]:
        return action_details.own_details(s, action)
