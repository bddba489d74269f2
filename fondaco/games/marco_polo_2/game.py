"""Marco Polo II: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.actions import Axis, Family, number_axis
from ...core.component_files import decode_components
from ...core.messages import JsonValue, Message, Translator
from ...core.presentation import Presentation
from ...core.search_settings import SearchSettings
from ...core.state import State
from ..polo.items import CAMEL, Amounts
from ..polo.packing import COLOURS, WHITE
from ..polo.state import PoloGame
from . import observation
from .components import Components
from .components.map import CONTRACT_CITIES
from .evaluation import seat as evaluation
from .evaluation.unfinished import pending
from .formatters import add_nouns
from .items import COPY, DIE, GOOD, ITEMS, JADE, STORED, TRIGGER, Bundle
from .rules import action_details, characters, payment, posts, setup
from .rules.books import OFFERS
from .rules.characters import MOST_PAIRS, Characters
from .rules.effects import EFFECTS, JOINED
from .rules.money_bag import CHOICES
from .rules.payment import MOST_JADE, PARTS
from .rules.turn import TURNS
from .state import MarcoPolo2State
from .tables import CITIES, Books, Goals, Places, Seals, Spaces


class MarcoPolo2(PoloGame):
    """The game."""

    id = "marco_polo_2"
    rules_version = 3
    state_class = MarcoPolo2State
    search = SearchSettings(exploration=0.3, cut_tree_on_progress=True)
    presentation = Presentation(
        typical_minutes=100,
        howto_sections={
            **PoloGame.presentation.howto_sections,
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
            **PoloGame.presentation.observation_formatters,
            "offers.*": "offer_tile",
            "next_offers.*": "offer_tile",
            "display.*": "shown",
            "pile[]": "contract",
            "kept[]": "outpost",
            "seats[].seals[]": "seal",
            "seats[].upgraded[]": "seal",
        },
        seat_colours=PoloGame.presentation.seat_colours,
    )
    items = Bundle
    effects = EFFECTS
    joined = JOINED
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
        self.books = Books(tables)
        self.seals = Seals(tables)
        self.goals = Goals(tables, places.arms_labels)
        self.characters = Characters(tables, places)
        self.judgement = evaluation.Judgement(self)

        cities = places.labels[:CONTRACT_CITIES]
        seal = Axis("seal", self.seals.labels)
        self.polo_families(COLOURS[:WHITE], (*ITEMS[STORED:], *cities), tables.setup.dice)
        self.upgrade = Family("upgrade", seal)
        self.cash = Family("cash", Axis("outpost", self.outpost_labels))
        self.offer = Family("offer", number_axis("number", 1, OFFERS))
        self.seal = Family("seal", seal)
        in_city = range(1, tables.setup.contracts_in_city + 1)
        self.take = Family("take", Axis("place", [f"{city}{number}" for city in cities for number in in_city]))
        self.post = Family("post", Axis("city", places.labels[:CITIES]))
        self.pay = Family("pay", Axis("part", PARTS), number_axis("number", 0, MOST_JADE))
        self.bag = Family("bag", Axis("bag", CHOICES))
        self.pairs = Family("pairs", number_axis("number", 0, MOST_PAIRS))
        self.keep = Family("keep", number_axis("number", 1, tables.setup.goals_dealt))

        translator = Translator("fondaco.games.marco_polo_2", "fondaco.games.polo", "fondaco.core")
        add_nouns(translator, self)
        super().__init__(
            [
                *(self.place, self.complete, self.reroll, self.turn, self.buy, self.upgrade, self.cash, self.end),
                *(self.die, self.pay, self.offer, self.seal, self.take, self.drop, self.refuse),
                *(self.step, self.switch, self.post, self.relocate, self.leave, self.stop, self.first),
                *(self.good, self.pair, self.bonus, self.times, self.swap, self.bag, self.compensate, self.pairs),
                *(self.pick, self.keep),
            ],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components,
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
            values[state.player] += pending(state)
        return values

    # --- what the shared rules ask ---

    def payable(self, s: MarcoPolo2State, seat: int, amounts: Amounts) -> int:
        return payment.payable(s, seat, amounts)

    def lack(self, s: MarcoPolo2State, seat: int, amounts: Amounts, times: int = 1) -> list[list[str | int]]:
        return payment.lack(s, seat, amounts, times)

    def charge(self, s: MarcoPolo2State, seat: int, amounts: Amounts, times: int = 1) -> None:
        payment.charge(s, seat, amounts, times)

    def camels(self, s: MarcoPolo2State, seat: int) -> int:
        return s.store[seat * STORED + CAMEL] + s.store[seat * STORED + JADE]

    def gained(self, s: MarcoPolo2State, seat: int, amounts: Amounts, times: int) -> None:
        characters.gained(s, seat, amounts, times)

    def completed(self, s: MarcoPolo2State, seat: int) -> None:
        characters.completed(s, seat)

    def rolled(self, s: MarcoPolo2State, seat: int, value: int) -> None:
        characters.rolled(s, seat, value)

    def take_character(self, s: MarcoPolo2State, seat: int, character: int) -> None:
        characters.set_up(s, seat, character)

    def most_posts(self, s: MarcoPolo2State, seat: int) -> int:
        return self.places.posts

    def reward_posts(self, s: MarcoPolo2State, seat: int, fresh: int) -> None:
        posts.gain_bonuses(s, seat, fresh)

    def details(self, s: MarcoPolo2State, action: int) -> Mapping[str, JsonValue | Message]:
        return action_details.details(s, action)

    def own_details(self, s: MarcoPolo2State, action: int) -> Mapping[str, JsonValue | Message]:
        return action_details.own_details(s, action)
