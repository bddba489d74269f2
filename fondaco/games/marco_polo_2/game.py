"""Marco Polo II: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Final

from ...core.actions import Axis, Family, number_axis
from ...core.component_files import decode_components
from ...core.messages import JsonValue, Translator
from ...core.presentation import Presentation
from ...core.search_settings import SearchSettings
from ...core.state import State
from ..polo.differences import PoloDifferences
from ..polo.game import HOWTO_SECTIONS, OBSERVATION_FORMATTERS, SEAT_COLOURS, PoloGame
from ..polo.packing import COLOURS, WHITE
from . import observation
from .components import Components
from .components.map import CONTRACT_CITIES
from .evaluation import seat as evaluation
from .evaluation.unfinished import unfinished_value
from .formatters import add_formatters
from .items import COPY, DIE, GOOD, ITEMS, STORED, TRIGGER, Bundle
from .rules import characters, payment, posts, setup
from .rules.action_details import action_details, own_action_details
from .rules.books import OFFERS
from .rules.characters import MAX_PAIRS
from .rules.effects import EFFECTS, JOINED_EFFECTS
from .rules.money_bag import CHOICES
from .rules.payment import MAX_JADE, PARTS
from .rules.turn import TURNS
from .state import MarcoPolo2State
from .tables import CITIES, Books, Characters, Goals, Places, Seals, Spaces

DIFFERENCES: Final = PoloDifferences(
    payable=payment.payable,
    missing=payment.missing,
    charge=payment.charge,
    camels=payment.camels,
    after_gain=characters.score_jade,
    after_contract=characters.jade_for_contract,
    after_roll=characters.reward_die,
    take_character=characters.set_up,
    posts_of=lambda s, seat: s.game.places.posts,
    place_post=MarcoPolo2State.place_post,
    remove_post=MarcoPolo2State.remove_post,
    on_posts_placed=posts.gain_bonuses,
    action_details=action_details,
    own_action_details=own_action_details,
)


class MarcoPolo2(PoloGame[Places, Spaces, Characters, Goals]):
    """The game."""

    id = "marco_polo_2"
    rules_version = 3
    state_class = MarcoPolo2State
    search = SearchSettings(exploration=0.3, cut_tree_on_progress=True)
    presentation = Presentation(
        typical_minutes=100,
        howto_sections={
            **HOWTO_SECTIONS,
            **dict.fromkeys(("PickCharacter", "KeepGoal"), "start"),
            "Double": "round",
            "Payment": "jade",
            "Offer": "books",
            "TakeSeal": "seals",
            "TakeFrom": "contracts",
            **dict.fromkeys(("ExtraPost", "OnePost"), "travel"),
            "Bag": "bonus-actions",
            "ChooseBlack": "options",
            **dict.fromkeys(("Oases", "Pairs"), "characters"),
        },
        observation_formatters={
            **OBSERVATION_FORMATTERS,
            "offers.*": "offer_tile",
            "next_offers.*": "offer_tile",
            "display.*": "shown",
            "pile[]": "contract",
            "kept[]": "outpost",
            "seats[].seals[]": "seal",
            "seats[].upgraded[]": "seal",
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
        self.books = Books(components)
        self.seals = Seals(components)
        self.goals = Goals(components, places.arms_labels)
        self.characters = Characters(components, places)
        self.effects = EFFECTS
        self.joined_effects = JOINED_EFFECTS
        self.good_effect, self.die_effect, self.copy_effect, self.trigger_effect = GOOD, DIE, COPY, TRIGGER
        self.turns = TURNS
        self.evaluator = evaluation.Evaluator(self)

        cities = places.labels[:CONTRACT_CITIES]
        seal = Axis("seal", self.seals.labels)
        self.make_shared_families(COLOURS[:WHITE], (*ITEMS[STORED:], *cities), components.setup.dice)
        self.upgrade = Family("upgrade", seal)
        self.cash_in = Family("cash", Axis("outpost", self.outpost_labels))
        self.offer = Family("offer", number_axis("number", 1, OFFERS))
        self.take_seal = Family("seal", seal)
        in_city = range(1, components.setup.contracts_in_city + 1)
        self.take = Family("take", Axis("place", [f"{city}{number}" for city in cities for number in in_city]))
        self.post = Family("post", Axis("city", places.labels[:CITIES]))
        self.pay = Family("pay", Axis("part", PARTS), number_axis("number", 0, MAX_JADE))
        self.money_bag = Family("bag", Axis("bag", CHOICES))
        self.pairs = Family("pairs", number_axis("number", 0, MAX_PAIRS))
        self.keep = Family("keep", number_axis("number", 1, components.setup.goals_dealt))

        translator = Translator("fondaco.games.marco_polo_2", "fondaco.games.polo", "fondaco.core")
        add_formatters(translator, self)
        super().__init__(
            [
                *(self.place_dice, self.complete, self.reroll, self.turn_die, self.buy_black_die, self.upgrade, self.cash_in),
                *(self.end_turn, self.choose_die, self.pay, self.offer, self.take_seal, self.take, self.drop, self.refuse_drawn),
                *(self.step, self.switch, self.post, self.relocate, self.leave_city, self.stop, self.first_effect),
                *(self.take_good, self.take_pair, self.city_bonus, self.choose_times, self.swap, self.money_bag),
                *(self.choose_camels, self.pairs, self.pick_character, self.keep),
            ],
            players=components.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components_text,
        )

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {"characters": ("drafted", "random"), "black_dice": ("normal", "rolled")}

    def set_up(self, s: MarcoPolo2State) -> None:
        setup.set_up(s)

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, MarcoPolo2State)
        values = evaluation.evaluate(state)
        if state.player is not None:
            values[state.player] += unfinished_value(state)
        return values
