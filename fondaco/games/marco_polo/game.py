"""Auf den Spuren von Marco Polo: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.actions import Axis, Family, numbers
from ...core.components import decode
from ...core.game import Game
from ...core.messages import Plain, Speaker
from ...core.rng import Seed
from ...core.state import State
from ...draw.scene import Scene
from . import evaluation, observation, setup, view
from .catalogue import catalogue
from .characters import Characters
from .components import LARGE, PIPS, SMALL, Components
from .contracts import EXTRAS
from .effects import EFFECTS
from .items import CAMEL, GOODS, ITEMS, PAIRS, parse, parse_payment
from .pending import pending
from .rewards import EFFECTS as EFFECT_NAMES
from .state import MarcoPoloState
from .tables import BLACK, CITIES, COLOURS, Cards, Contracts, Goals, Places, Spaces
from .turn import TURNS
from .words import add_nouns


class MarcoPolo(Game):
    """The game."""

    id = "marco_polo"
    version = 1
    minutes = 90
    colours = COLOURS[:BLACK]
    chapters = {
        **dict.fromkeys(("PickCharacter", "KeepGoals"), "options"),
        "Compensate": "round",
        **dict.fromkeys(("Turn", "Die"), "turn"),
        "Row": "board",
        **dict.fromkeys(("Take", "Extra", "MakeRoom", "KeepDrawn"), "contracts"),
        **dict.fromkeys(("Travel", "PayPair", "Relocate"), "travel"),
        **dict.fromkeys(("Times", "SwapOnce", "SwapEach", "Trigger"), "cards"),
        **dict.fromkeys(("Order", "Good", "Pair", "Copy"), "symbols"),
    }
    wording = {
        "hourglass": "owner",
        "board.*": "dice",
        "city_cards.*": "card",
        "outposts.*": "outpost",
        "city_bonuses.*": "bonus",
        "beijing[]": "owner",
        "row[]": "contract",
        "special[]": "contract",
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

    def __init__(self, components: str) -> None:
        self.tables = tables = decode(components, Components, self.id)
        self.places = places = Places(tables)
        self.spaces = Spaces(tables)
        self.cards = Cards(tables)
        self.contracts = Contracts(tables)
        self.goals = Goals(tables)
        self.characters = Characters(tables, places)
        self.bonus_labels = tuple(tile.id for tile in tables.city_bonuses.tiles)
        self.bonuses = tuple(parse(tile.reward) for tile in tables.city_bonuses.tiles)
        self.outpost_labels = tuple(tile.id for tile in tables.outposts.tiles)
        self.outposts = tuple(parse(tile.reward) for tile in tables.outposts.tiles)
        self.slots = tables.setup.contract_slots
        self.reroll_cost = parse_payment(tables.bonus_actions.reroll).count(CAMEL)
        self.turn_cost = parse_payment(tables.bonus_actions.turn).count(CAMEL)
        self.buy_cost = parse_payment(tables.bonus_actions.buy).count(CAMEL)
        self.cheapest_bonus = min(self.reroll_cost, self.turn_cost, self.buy_cost)
        self.catalogue = catalogue(self)
        self.symbols = view.symbols(self.catalogue)
        self.judgement = evaluation.Judgement(self)
        self.effects = EFFECTS
        self.turns = TURNS

        colour, value = Axis("colour", COLOURS), numbers("value", 1, PIPS)
        contract = Axis("contract", self.contracts.labels)
        self.place = Family("place", Axis("space", self.spaces.labels))
        self.complete = Family("complete", contract)
        self.reroll = Family("reroll", colour, value)
        self.turn = Family("turn", colour, value, Axis("way", ("up", "down")))
        self.buy = Family("buy")
        self.end = Family("end")
        self.die = Family("die", colour, value)
        self.row = Family("row", numbers("line", 1, PIPS))
        self.take = Family("take", numbers("place", 1, tables.setup.contract_row))
        self.extra = Family("extra", Axis("item", EXTRAS))
        self.drop = Family("drop", contract)
        self.refuse = Family("refuse")
        self.step = Family("step", Axis("city", places.labels))
        self.switch = Family("switch")
        self.stop = Family("stop")
        self.relocate = Family("relocate", Axis("city", places.labels[:CITIES]))
        self.leave = Family("leave")
        self.first = Family("first", Axis("effect", EFFECT_NAMES))
        self.good = Family("good", Axis("item", [ITEMS[good] for good in GOODS]))
        self.pair = Family("pair", Axis("pair", [f"{ITEMS[first]}-{ITEMS[second]}" for first, second in PAIRS]))
        self.bonus = Family("bonus", Axis("city", places.labels[LARGE : LARGE + SMALL]))
        self.times = Family("times", numbers("times", 1, PIPS))
        self.swap = Family("swap", Axis("swap", self.cards.swap_labels), numbers("times", 0, PIPS))
        most = tables.bonus_actions.compensation_below - tables.setup.dice
        self.compensate = Family("camels", numbers("times", 0, max(most, 0)))
        self.pick = Family("pick", Axis("choice", self.characters.labels))
        drafted = tables.setup.goals_drafted
        self.keep = Family("keep", numbers("first", 1, drafted), numbers("second", 1, drafted))

        speaker = Speaker("fondaco.games.marco_polo", "fondaco.core")
        add_nouns(speaker, self)
        super().__init__(
            [
                *(self.place, self.complete, self.reroll, self.turn, self.buy, self.end),
                *(self.die, self.row, self.take, self.extra, self.drop, self.refuse),
                *(self.step, self.relocate, self.leave, self.switch, self.stop, self.first),
                *(self.good, self.pair, self.bonus, self.times, self.swap, self.compensate, self.pick, self.keep),
            ],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            speaker=speaker,
            components=components,
        )

    def choices(self) -> Mapping[str, tuple[Plain, ...]]:
        return {
            "characters": ("first_game", "drafted"),
            "goals": ("dealt", "draft"),
            "city_bonuses": ("printed", "random"),
        }

    def deal(self, players: int, seed: Seed, options: Mapping[str, Plain]) -> State:
        return setup.lay_out(self, players, seed, options)

    def encode(self, observation_: Mapping[str, Plain]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, MarcoPoloState)
        values = evaluation.evaluate(state)
        if state.player is not None:
            values[state.player] += pending(state)
        return values

    def draw(self, scene: Scene) -> str:
        return view.draw(scene, self.catalogue, self.symbols)

    def gallery(self, name: str, lang: str) -> str | None:
        return view.gallery(self.catalogue, self.symbols, name, self.title(lang), self.words(lang))
