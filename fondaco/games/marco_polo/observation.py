"""What a seat may know, as plain values and as numbers.

Open (supplement, section 2): stores, dice, contracts to fulfil and fulfilled, all tiles. Hidden: goals, the stacks, and of the
special pile all but what was pushed under it in sight of the seat.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...core.messages import Plain
from ...core.piles import Pile
from .components import CARD_SPACES, LARGE, SMALL
from .items import ITEMS, STORED
from .tables import BLACK, CARDS, CITIES, COLOURS, SPACES, plain_dice

if TYPE_CHECKING:
    from .game import MarcoPolo
    from .state import MarcoPoloState


def observe(s: MarcoPoloState, seat: int | None) -> dict[str, Plain]:
    """The table as a seat sees it."""
    game = s.game
    contracts, places = game.contracts.labels, game.places.labels
    spaces = game.spaces.labels
    points = s.breakdown()
    return {
        "round": s.round,
        "rounds": game.tables.setup.stacks,
        "hourglass": s.hourglass,
        "acted": s.acted,
        "bought": s.bought,
        "black_dice": s.black_dice,
        "board": {spaces[space]: plain_dice(s.board[space]) for space in range(SPACES)},
        "city_cards": {spaces[CARDS + at]: game.cards.labels[card] for at, card in enumerate(s.city_cards)},
        "outposts": {places[city]: game.outpost_labels[tile] for city, tile in enumerate(s.outposts) if tile >= 0},
        "city_bonuses": {places[LARGE + city]: game.bonus_labels[tile] for city, tile in enumerate(s.bonuses)},
        "beijing": [owner if owner >= 0 else None for owner in s.beijing],
        "row": [contracts[card] if card >= 0 else None for card in s.row],
        "stacks": len(s.stacks.cards) // game.tables.setup.contract_row,
        "special": seen(s.special, seat, contracts),
        "drawn": seen(s.drawn, seat, contracts),
        "offered": [game.characters.labels[character] for character in s.offered],
        "returned_goals": [goal for goal in seen(s.goal_box, seat, game.goals.labels) if goal is not None],
        "seats": [{**observe_seat(s, other, seat), "score": dict(points[other])} for other in range(s.players)],
    }


def observe_seat(s: MarcoPoloState, seat: int, viewer: int | None) -> dict[str, Plain]:
    """One seat's tableau. Its goals lie open once the game is over."""
    game, own = s.game, seat * STORED
    contracts, places = game.contracts.labels, game.places.labels
    character = s.characters[seat]
    goals = s.goals[seat]
    posts = s.posts[seat]
    return {
        "colour": COLOURS[seat],
        "character": game.characters.labels[character] if character >= 0 else None,
        **{ITEMS[item]: s.store[own + item] for item in range(STORED)},
        "dice": plain_dice(s.hand[seat]),
        "figures": [places[place] for place in s.figures[2 * seat : 2 * seat + 2] if place >= 0],
        "posts": [places[city] for city in range(CITIES) if posts >> city & 1],
        "posts_left": (game.characters.posts[character] if character >= 0 else game.places.posts) - posts.bit_count(),
        "contracts": [contracts[card] for card in s.active[seat]],
        "completed": [contracts[card] for card in s.completed[seat]],
        "goals": [game.goals.labels[goal] for goal in goals.cards] if s.over else seen(goals, viewer, game.goals.labels),
    }


def seen(pile: Pile, seat: int | None, labels: Sequence[str]) -> list[Plain]:
    """A pile from the bottom to the top, as far as a seat knows it."""
    return [None if card is None else labels[card] for card in pile.seen_by(seat)]


# --- as numbers --------------------------------------------------------------------------------------------------------------

QUESTIONS = (
    *(
        "PickCharacter",
        "KeepGoals",
        "Turn",
        "Die",
        "Row",
        "Take",
        "Extra",
        "MakeRoom",
        "KeepDrawn",
        "Travel",
        "PayPair",
        "Relocate",
    ),
    *("Order", "Good", "Pair", "Copy", "Trigger", "Times", "SwapOnce", "SwapEach", "Compensate"),
)
FIELDS = 9
"""How many numbers of a question are told beside the seat."""
VALUES = 7
SEATS = 4
OWNERS = SEATS + 3
"""Whose a die is: the viewer's, those of the seats that follow, nobody's colour, black, white."""


def encoding_size(game: MarcoPolo) -> int:
    """How many numbers `encode` gives."""
    contracts = len(game.contracts.labels)
    table = 9 + len(QUESTIONS) + FIELDS + SPACES * (OWNERS + 1) + CARD_SPACES * len(game.cards.labels)
    table += LARGE * len(game.outpost_labels) + SMALL * len(game.bonus_labels) + len(game.places.beijing) * (SEATS + 1)
    table += game.tables.setup.contract_row * contracts + 3 * contracts + len(game.characters.labels) + len(game.goals.labels)
    return table + SEATS * seat_size(game)


def seat_size(game: MarcoPolo) -> int:
    """How many numbers describe a seat."""
    places = len(game.places.labels)
    seat = 3 + len(game.characters.labels) + STORED + 3 * VALUES + 2 * places + CITIES + 1
    return seat + 2 * len(game.contracts.labels) + len(game.goals.labels)


def encode(game: MarcoPolo, table: Mapping[str, Any]) -> array[float]:
    """An observation as numbers, mostly between 0 and 1. The viewer's own seat comes first, the others follow clockwise."""
    numbers = array("f")
    viewer, players = table["seat"], table["players"]
    first = viewer or 0
    contracts = game.contracts.labels
    numbers.extend(float(players == count) for count in range(game.min_players, game.max_players + 1))
    numbers.extend((table["round"] / table["rounds"], float(table["acted"]), float(table["bought"]), table["black_dice"] / 5))
    numbers.extend((float(viewer is not None and viewer == table["player"]), table["stacks"] / 5))
    asked = table["question"] or [None]
    numbers.extend(float(name == asked[0]) for name in QUESTIONS)
    fields = [min(value, 100) / 10 for value in asked[2:] if not isinstance(value, list)][:FIELDS]
    numbers.extend(fields + [0.0] * (FIELDS - len(fields)))
    for there in table["board"].values():
        owners = [0.0] * OWNERS
        for colour, _ in there:
            owners[_owner(COLOURS.index(colour), first, players)] += 0.2
        numbers.extend(owners)
        numbers.append(there[-1][1] / 6 if there else 0.0)
    for card in table["city_cards"].values():
        numbers.extend(_marks(game.cards.labels, [card]))
    for city in game.places.labels[:LARGE]:
        numbers.extend(_marks(game.outpost_labels, [table["outposts"].get(city)]))
    for city in game.places.labels[LARGE : LARGE + SMALL]:
        numbers.extend(_marks(game.bonus_labels, [table["city_bonuses"][city]]))
    for owner in table["beijing"]:
        slot = [0.0] * (SEATS + 1)
        slot[SEATS if owner is None else (owner - first) % players] = 1.0
        numbers.extend(slot)
    for place in range(game.tables.setup.contract_row):
        numbers.extend(_marks(contracts, table["row"][place : place + 1]))
    numbers.extend(_marks(contracts, table["special"]))
    numbers.extend(_marks(contracts, table["special"][-1:]))
    numbers.extend(_marks(contracts, table["drawn"]))
    numbers.extend(_marks(game.characters.labels, table["offered"]))
    numbers.extend(_marks(game.goals.labels, table["returned_goals"]))
    for offset in range(SEATS):
        if offset >= players:
            numbers.extend([0.0] * seat_size(game))
        else:
            number = (first + offset) % players
            numbers.extend((1.0, float(number == table["player"]), float(number == table["hourglass"])))
            _encode_seat(game, table["seats"][number], numbers)
    return numbers


def _encode_seat(game: MarcoPolo, seat: Mapping[str, Any], numbers: array[float]) -> None:
    numbers.extend(_marks(game.characters.labels, [seat["character"]]))
    numbers.extend(seat[ITEMS[item]] / 10 for item in range(STORED))
    dice = [0.0] * (3 * VALUES)
    for colour, value in seat["dice"]:
        dice[max(COLOURS.index(colour) - BLACK + 1, 0) * VALUES + value] += 0.2
    numbers.extend(dice)
    for figure in range(2):
        numbers.extend(_marks(game.places.labels, seat["figures"][figure : figure + 1]))
    numbers.extend(_marks(game.places.labels[:CITIES], seat["posts"]))
    numbers.append(seat["posts_left"] / 10)
    numbers.extend(_marks(game.contracts.labels, seat["contracts"]))
    numbers.extend(_marks(game.contracts.labels, seat["completed"]))
    numbers.extend(_marks(game.goals.labels, seat["goals"]))


def _owner(colour: int, first: int, players: int) -> int:
    """Whose a die is, seen from a seat."""
    if colour >= BLACK:
        return SEATS + 1 + colour - BLACK
    return (colour - first) % players if colour < players else SEATS


def _marks(labels: Sequence[str], present: Sequence[str | None]) -> list[float]:
    """A one for every label that is present."""
    return [float(label in present) for label in labels]
