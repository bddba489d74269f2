"""Eine neue Welt: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import replace

from ...core.components import decode
from ...core.messages import Plain, Speaker
from ...core.rng import Seed
from ...core.state import State
from ...draw.scene import Scene
from ..century.aims import Aims
from ..century.cubes import Leftover
from ..century.drawing.settlers.faces import BonusFace, CardFace, ExplorationFace, LocationFace
from ..century.settlers import evaluation, work
from ..century.settlers.bonus_tiles import BonusTiles
from ..century.settlers.exploration import ExplorationTiles
from ..century.settlers.locations import Locations
from ..century.settlers.point_cards import PointCards
from ..century.settlers.setup import lay_out
from ..century.settlers.state import SettledGame
from ..century.settlers.words import add_settler_nouns
from ..century.words import add_nouns
from . import observation, view
from .components import Components
from .state import NewWorldState
from .turn import TURN


class NewWorld(SettledGame):
    """The base game, with each of its fourth boards."""

    id = "new_world"
    minutes = 45
    wording = {
        "locations[].": "site",
        "locations[].cover": "tile",
        "locations[].whose": "whose",
        "points[].card": "point_card",
        "next_card": "point_card",
        "stacks[].top": "bonus_tile",
        "seats[].cubes": "cubes",
        "seats[].claimed[]": "point_card",
        "seats[].tiles[]": "bonus_tile",
        "seats[].explored[]": "tile",
    }
    chapters = {
        "Turn": "turn",
        "Fort": "locations",
        "ClaimToo": "locations",
        "BonusToo": "bonus",
        "Trade": "locations",
        "Upgrade": "locations",
        "Explore": "exploration",
        "Keep": "limit",
    }
    deeds = {
        "production": work.PRODUCTION,
        "upgrade": work.UPGRADE,
        "trade": work.TRADE,
        "fort": work.FORT,
        "bonus_trade": work.BONUS_TRADE,
        "new_point_cards": work.NEW_POINT_CARDS,
    }

    def __init__(self, components: str) -> None:
        self.tables = tables = decode(components, Components, self.id)
        sides = tables.sides()
        self.locations = Locations(sides)
        self.point_cards = PointCards(tables.point_cards.cards)
        self.bonus_tiles = BonusTiles(tables.bonus_tiles.tiles)
        self.explorations = ExplorationTiles(tables.exploration_tiles.tiles)
        self.bonus_slots = tables.setup.bonus_slots
        self.settlers = tables.setup.settlers
        self.cards_to_end = tables.end.point_cards
        self.round_limit = tables.house.round_limit
        self.catalogue = catalogue(tables, self.locations)
        self.leftover = Leftover(tables.end.leftover_cube)
        self.promises = tuple(evaluation.promise(card) for card in tables.point_cards.cards)
        self.aims = Aims(self.point_cards.counts, evaluation.AIM, evaluation.SPARE_CUBES, evaluation.MOST_SPARE)

        steps = max(self.locations.steps)
        _, *cubes = self.cube_families(tables.setup.storage_limit, steps, in_turn=self.point_cards.most_from_tools)
        families = [*self.settler_families(), *cubes]  # single cubes are never paid here

        speaker = Speaker("fondaco.games.new_world", "fondaco.games.century.settlers", "fondaco.games.century", "fondaco.core")
        add_nouns(speaker, {}, {})
        add_settler_nouns(speaker, sides, tables.point_cards.cards, tables.bonus_tiles.tiles, tables.exploration_tiles.tiles)
        super().__init__(
            families,
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            speaker=speaker,
            components=components,
        )

    def choices(self) -> Mapping[str, tuple[Plain, ...]]:
        return {"fourth_board": tuple(self.tables.layout.fourth)}

    def deal(self, players: int, seed: Seed, options: Mapping[str, Plain]) -> State:
        s = NewWorldState(self, players, seed, options)
        s.land = lay_out(s, self.tables.setup, [*self.tables.layout.fixed, str(options["fourth_board"])])
        s.stack.append(TURN[0])
        return s

    def encode(self, observation_: Mapping[str, Plain]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, NewWorldState)
        return evaluation.expected(state)

    def draw(self, scene: Scene) -> str:
        return view.draw(scene, self.catalogue)

    def gallery(self, name: str, lang: str) -> str | None:
        return view.gallery(self.catalogue, name, self.title(lang))


def catalogue(tables: Components, locations: Locations) -> view.LandCatalogue:
    """What is printed on boards, cards and tiles, for pictures: what this game uses of the box."""
    setup = tables.setup
    stacks = [tuple(locations.stack_labels[stack] for stack in own) for own in locations.stacks]
    faces = [
        LocationFace(place.id, side.id, place.kind, place.settlers, place.mark, place.cost, place.gain, place.steps, place.slot)
        for side in tables.sides()
        for place in side.locations
    ]
    cards = [card for card in tables.point_cards.cards if card.star != setup.removed_star]
    return view.LandCatalogue(
        locations={face.label: replace(face, stacks=own) for face, own in zip(faces, stacks, strict=True)},
        cards={
            card.id: CardFace(card.id, card.kind, card.cost, card.points, number, card.mark, card.gain, card.settlers)
            for number, card in enumerate(cards)
        },
        bonus={
            tile.id: BonusFace(tile.id, tile.kind, tile.points, tuple(tile.icons))
            for tile in tables.bonus_tiles.tiles
            if tile.mark not in setup.removed_marks
        },
        explorations={
            tile.id: ExplorationFace(tile.id, tile.kind, tile.gain, tile.points, tile.icon or "")
            for tile in tables.exploration_tiles.tiles
        },
        bonus_slots=setup.bonus_slots,
    )
