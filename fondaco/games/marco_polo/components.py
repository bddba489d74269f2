"""The component file of the game, as typed tables."""

from __future__ import annotations

from enum import Enum

from ...core.components import Component, Section, require, require_count, require_known, require_unique
from ..polo import components as polo
from ..polo.components import PIPS, CardKind, Contracts, Deck, Posts, Tiles, require_locations, require_roads
from ..polo.items import CAMEL, COIN, GOODS
from .items import DIE, PAIR, TRIGGER, Bundle, parse, parse_payment

LARGE, SMALL, OASES = 7, 6, 10
CARD_SPACES = 9


class Setup(Section, frozen=True, kw_only=True):
    """Aufbau: what lies where, and what everybody gets."""

    players: tuple[int, int]
    coins: list[int]
    camels: int
    dice: int
    contract_slots: int
    contract_row: int
    stacks: int
    special_pile: int
    goals_dealt: int
    goals_drafted: int
    goals_kept: int
    black_dice: list[int]
    neutral_khan_dice: list[list[int]]
    neutral_coins_dice: list[list[int]]

    def __post_init__(self) -> None:
        require(self.players == (2, 4), "players must be [2, 4]")
        require_count("coins", len(self.coins), self.players[1])
        for name in ("black_dice", "neutral_khan_dice", "neutral_coins_dice"):
            require_count(name, len(getattr(self, name)), self.players[1] - self.players[0] + 1)
        require(min(*self.coins, self.camels, *self.black_dice) >= 0, "coins, camels and dice must be 0 or more")
        require(1 <= self.dice <= 5 and max(self.black_dice) <= 5, "there are 5 dice of a colour")
        for dice in self.neutral_khan_dice:
            require(all(1 <= value <= PIPS for value in dice) and dice == sorted(dice), "neutral_khan_dice must rise from 1 to 6")
        require(self.contract_slots == 2, "contract_slots must be 2")
        require_count("places in the contract_row", self.contract_row, PIPS)
        require(self.goals_kept == 2 == self.goals_dealt and self.goals_drafted == 4, "goals are 2 dealt, or 4 to keep 2 of")
        require(self.stacks >= 1 and self.special_pile >= 0, "stacks must be 1 or more, special_pile 0 or more")


class Space(Component, frozen=True):
    """An action space with one fixed reward."""

    dice: int
    reward: str

    def __post_init__(self) -> None:
        require(self.dice == 1, "this space takes 1 die")
        parse(self.reward)


class KhanSpace(Space, frozen=True):
    """Die Gunst des Khan."""

    slots: int


class ContractSpace(Component, frozen=True):
    """Aufträge nehmen."""

    dice: int
    most: int
    extra: list[int]
    refill: int

    def __post_init__(self) -> None:
        require(self.dice == 1, "this space takes 1 die")
        require_count("extras", len(self.extra), PIPS)
        require(min(self.extra) >= 0 and self.most == 2 and 1 <= self.refill <= PIPS, "extra, most or refill cannot be so")


class TravelSpace(Component, frozen=True):
    """Reisen."""

    dice: int
    fare: list[int]

    def __post_init__(self) -> None:
        require(1 <= self.dice <= 5, "dice must be 1 to 5")
        require_count("fares", len(self.fare), PIPS)
        require(self.fare == sorted(self.fare) and self.fare[0] >= 0, "fares must rise")


class CardSpace(Component, frozen=True):
    """The space of a city card."""

    dice: int

    def __post_init__(self) -> None:
        require(self.dice == 1, "this space takes 1 die")


class Bazaar(Component, frozen=True):
    """A row of the bazaar: what the lowest die may bring."""

    dice: int
    rows: list[str]

    def __post_init__(self) -> None:
        require(1 <= self.dice <= 5, "dice must be 1 to 5")
        require_count("rows", len(self.rows), PIPS)
        for row in self.rows:
            parse(row)


class Spaces(Section, frozen=True, kw_only=True):
    """The action spaces."""

    purse: Space
    coins: Space
    khan: KhanSpace
    contracts: ContractSpace
    travel: TravelSpace
    city_card: CardSpace
    camels: Bazaar
    pepper: Bazaar
    silk: Bazaar
    gold: Bazaar


class BonusActions(polo.BonusActions, frozen=True, kw_only=True):
    """Zusatzaktionen that cost something, and the compensation."""

    items = Bundle


class Kind(Enum):
    """What a location is. They stand in this order in the file."""

    LARGE = "large"
    SMALL = "small"
    BEIJING = "beijing"
    START = "start"
    OASIS = "oasis"


class Location(Component, frozen=True):
    """A location of the map."""

    id: str
    name: str
    kind: Kind
    name_de: str = ""
    cards: int = 0
    letter: str = ""


class Road(polo.Road, frozen=True):
    """A road and what it costs beside the fare."""

    items = Bundle


class Map(Section, frozen=True, kw_only=True):
    """The map."""

    beijing: list[int]
    locations: list[Location]
    roads: tuple[Road, ...]

    def __post_init__(self) -> None:
        require_locations(self.locations, dict(zip(Kind, (LARGE, SMALL, 1, 1, OASES), strict=True)))
        large = self.locations[:LARGE]
        require(all(location.cards >= 1 for location in large), "every large city has a card")
        require_count("spaces for city cards", sum(location.cards for location in self.locations), CARD_SPACES)
        require_unique("letters", [location.letter for location in self.locations if location.letter])
        require_roads(self.roads, [location.id for location in self.locations])
        require_count("slots in beijing", len(self.beijing), 4)
        require(self.beijing == sorted(self.beijing, reverse=True), "the slots in beijing must fall")


class Tile(polo.Tile, frozen=True):
    """A tile with a reward."""

    items = Bundle


class CityCard(polo.CityCard, frozen=True):
    """A city card."""

    items = Bundle
    kinds = frozenset(CardKind) - {CardKind.SEAL}
    fares = frozenset((CAMEL, COIN, PAIR))


class Contract(polo.Contract, frozen=True):
    """A contract."""

    items = Bundle
    payable = frozenset((CAMEL, *GOODS))


class Goal(polo.Piece, frozen=True):
    """A goal card: a large and a small city."""

    large: str
    small: str
    vp: int


class Goals(Deck[Goal], frozen=True, kw_only=True):
    """The goal cards, and the points for different cities on them."""

    different_cities: list[int]

    def __post_init__(self) -> None:
        super().__post_init__()
        require_count("entries of different_cities", len(self.different_cities), 5)


class CharacterCard(polo.Piece, frozen=True):
    """A character: whatever is not said is as for everybody."""

    name: str
    name_de: str = ""
    names_values: bool = False
    white_die: bool = False
    joins_free: bool = False
    income: str = ""
    tribute: list[dict[str, str]] = []
    start: str = ""
    oasis_jump: bool = False
    extra_posts: int = 0
    posts_on_the_way: bool = False
    figures: int = 1

    def __post_init__(self) -> None:
        if self.income:
            parse(self.income)
        for by_space in self.tribute:
            for reward in by_space.values():
                parse_payment(reward)
        require(self.figures in (1, 2), f"{self.id} has 1 or 2 figures")
        require(self.extra_posts >= 0, f"{self.id} has fewer posts than none")


class Characters(Deck[CharacterCard], frozen=True, kw_only=True):
    """The characters, and who has which in the first game."""

    first_game: list[str]

    def __post_init__(self) -> None:
        super().__post_init__()
        require_known("first_game", self.first_game, [card.id for card in self.cards])
        require_unique("first_game", self.first_game)
        for name in ("white_die", "tribute", "start"):
            require(sum(bool(getattr(card, name)) for card in self.cards) <= 1, f"only one character has {name}")


class Scoring(Section, frozen=True, kw_only=True):
    """Schlusswertung."""

    coins_for_vp: int
    goods_for_vp: int
    most_contracts: int

    def __post_init__(self) -> None:
        require(min(self.coins_for_vp, self.goods_for_vp) >= 1, "coins_for_vp and goods_for_vp must be 1 or more")


class Components(Component, frozen=True):
    """The whole file."""

    setup: Setup
    spaces: Spaces
    bonus_actions: BonusActions
    posts: Posts
    map: Map
    city_bonuses: Tiles[Tile]
    outposts: Tiles[Tile]
    city_cards: Deck[CityCard]
    contracts: Contracts[Contract]
    goals: Goals
    characters: Characters
    scoring: Scoring

    def __post_init__(self) -> None:
        setup = self.setup
        max_players = setup.players[1]
        cities = self.map.locations
        large = [city.id for city in cities[:LARGE]]
        small = [city.id for city in cities[LARGE : LARGE + SMALL]]
        letters = [city.letter for city in cities[LARGE : LARGE + SMALL]]
        require_count("city_bonuses.tiles", len(self.city_bonuses.tiles), SMALL)
        require_known("letters of cities", letters, [tile.id for tile in self.city_bonuses.tiles])
        require(len(self.outposts.tiles) >= LARGE, f"fewer outposts than {LARGE} large cities")
        require(self.city_cards.count >= CARD_SPACES, f"fewer city cards than {CARD_SPACES} spaces for them")
        require_known("goals.large", [goal.large for goal in self.goals.cards], large)
        require_known("goals.small", [goal.small for goal in self.goals.cards], small)
        require(len(self.goals.cards) >= max_players * setup.goals_drafted, "too few goals for all")
        require(self.contracts.starting >= max_players, "too few starting contracts for all")
        dealt = setup.stacks * setup.contract_row + setup.special_pile
        require_count("contracts.regular", self.contracts.regular, dealt)
        characters = self.characters.cards
        require(len(characters) > max_players and len(self.characters.first_game) == max_players, "too few characters for all")
        require_known("characters.start", [card.start for card in characters if card.start], [cities[LARGE + SMALL].id])
        neutral = setup.neutral_khan_dice[max_players - setup.players[0]]
        require(self.spaces.khan.slots >= max_players + len(neutral), "too few khan slots")
        posts = self.posts.count + max(card.extra_posts for card in characters)
        require(len(self.posts.vp) >= posts, "posts.vp ends before the last post")
        spaces = ["coins", "khan", "contracts", "travel", "camels", "pepper", "silk", "gold"]
        for card in characters:
            require(len(card.tribute) in (0, max_players - setup.players[0] + 1), "characters.tribute has a table a player count")
            require_known("characters.tribute", [space for by_space in card.tribute for space in by_space], spaces)
        self._require_rewards()

    def _require_rewards(self) -> None:
        """Refuse rewards that cannot be given where they are."""
        spaces = self.spaces
        each_round = [card.income for card in self.characters.cards if card.income]
        each_round += [tile.reward for tile in self.city_bonuses.tiles]
        others = [*(tile.reward for tile in self.outposts.tiles), *(card.reward for card in self.contracts.cards)]
        others += [space.reward for space in (spaces.purse, spaces.coins, spaces.khan)]
        others += [row for bazaar in (spaces.camels, spaces.pepper, spaces.silk, spaces.gold) for row in bazaar.rows]
        require(not any(TRIGGER in parse(text).effects for text in each_round + others), "only city cards give a trigger")
        require(not any(DIE in parse(text).effects for text in each_round), "no die can come before dice are rolled")
