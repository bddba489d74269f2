"""What a seat may know of the parts that both games share, as plain values and as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ...core.messages import JsonValue
from ...core.piles import Pile
from .packing import BLACK, COLOURS, plain_dice
from .state import AnyPolo, PoloGame

VALUES = 7
SEATS = 4
OWNERS = SEATS + 3
"""Whose a die is: the viewer's, those of the seats that follow, nobody's colour, black, white."""


def observe_board(s: AnyPolo) -> dict[str, JsonValue]:
    """The state of the round, the dice on the spaces, the city cards and the tiles."""
    game = s.game
    places, spaces = game.places.labels, game.spaces.labels
    cards, bonuses = game.spaces.first_card, game.places.bonus_from
    return {
        "hourglass": s.hourglass,
        "acted": s.acted,
        "bought": s.bought,
        "black_dice": s.black_dice,
        "new_posts": [places[city] for city in range(game.places.cities) if s.new_posts >> city & 1],
        "board": {spaces[space]: plain_dice(dice) for space, dice in enumerate(s.board)},
        "city_cards": {spaces[cards + at]: game.cards.labels[card] for at, card in enumerate(s.city_cards)},
        "outposts": {places[city]: game.outpost_labels[tile] for city, tile in enumerate(s.outposts) if tile >= 0},
        "city_bonuses": {places[bonuses + city]: game.bonus_labels[tile] for city, tile in enumerate(s.bonuses)},
    }


def observe_tableau(s: AnyPolo, seat: int, viewer: int | None) -> dict[str, JsonValue]:
    """One seat's tableau. Its goals lie open once the game is over.

    All else is open, the fulfilled contracts too, for everybody saw them (a ruling: all-but-goals-open).
    """
    game, own = s.game, seat * s.STORED
    contracts, places = game.contracts.labels, game.places.labels
    character = s.characters[seat]
    goals, posts = s.goals[seat], s.posts[seat]
    return {
        "colour": COLOURS[seat],
        "character": game.characters.labels[character] if character >= 0 else None,
        **{game.items.ITEMS[item]: s.store[own + item] for item in range(s.STORED)},
        "dice": plain_dice(s.hand[seat]),
        "figures": [places[place] for place in s.figures[2 * seat : 2 * seat + 2] if place >= 0],
        "posts": [places[city] for city in range(game.places.cities) if posts >> city & 1],
        "posts_left": game.most_posts(s, seat) - posts.bit_count(),
        "contracts": [contracts[card] for card in s.active[seat]],
        "completed": [contracts[card] for card in s.completed[seat]],
        "goals": [game.goals.labels[goal] for goal in goals.cards] if s.over else seen(goals, viewer, game.goals.labels),
    }


def seen(pile: Pile, seat: int | None, labels: Sequence[str]) -> list[JsonValue]:
    """A pile from the bottom to the top, as far as a seat knows it."""
    return [None if card is None else labels[card] for card in pile.seen_by(seat)]


# --- as numbers --------------------------------------------------------------------------------------------------------------


class Questions(NamedTuple):
    """How the questions of a game are told as numbers."""

    names: Sequence[str]
    fields: int
    """How many numbers of a question are told beside the seat."""
    sets: Mapping[str, Sequence[int]]
    """Where questions hold sets of places as bits, a queue of cities, or a list of effects: no numbers, but told bit by bit."""
    width: int
    """How many bits of a set are told."""

    @property
    def most_sets(self) -> int:
        """How many sets a question has at most."""
        return max(map(len, self.sets.values()))

    @property
    def size(self) -> int:
        """How many numbers `encode` gives."""
        return len(self.names) + self.fields + self.most_sets * self.width

    def encode(self, asked: Sequence[Any] | None) -> list[float]:
        """Which question is asked, its numbers, and its sets."""
        asked = asked or [None]
        at = self.sets.get(asked[0], ())
        sets = [_bits(asked[number]) for number in at]
        sets += [0] * (self.most_sets - len(sets))
        values = [min(value, 100) / 10 for number, value in enumerate(asked) if number > 1 and number not in at]
        values += [0.0] * (self.fields - len(values))
        marked = [float(name == asked[0]) for name in self.names]
        return marked + values + [float(bits >> bit & 1) for bits in sets for bit in range(self.width)]


def _bits(value: int | Sequence[int]) -> int:
    return value if isinstance(value, int) else sum(1 << each for each in set(value))


def board_size(game: PoloGame) -> int:
    """How many numbers `encode_board` gives."""
    spaces, places = len(game.spaces.labels), game.places
    size = spaces * (OWNERS + 1) + (spaces - game.spaces.first_card) * len(game.cards.labels) + places.cities
    return size + places.outpost_cities * len(game.outpost_labels) + places.bonus_cities * len(game.bonus_labels)


def encode_board(game: PoloGame, table: Mapping[str, Any], numbers: array[float]) -> None:
    """The dice on the spaces, the city cards, the tiles and the new posts."""
    for there in table["board"].values():
        numbers.extend(_dice(there, table["seat"] or 0, table["players"]))
    for card in table["city_cards"].values():
        numbers.extend(marks(game.cards.labels, [card]))
    for city in game.places.labels[: game.places.outpost_cities]:
        numbers.extend(marks(game.outpost_labels, [table["outposts"].get(city)]))
    for tile in table["city_bonuses"].values():
        numbers.extend(marks(game.bonus_labels, [tile]))
    numbers.extend(marks(game.places.labels[: game.places.cities], table["new_posts"]))


def _dice(there: Sequence[Any], first: int, players: int) -> list[float]:
    """The dice on a space by whose they are, seen from a seat, and the value of the last one."""
    owners = [0.0] * OWNERS
    for colour, _ in there:
        owners[_owner(COLOURS.index(colour), first, players)] += 0.2
    return [*owners, there[-1][1] / 6 if there else 0.0]


def _hand(dice: Sequence[Any]) -> list[float]:
    """The dice on a tableau by value: of the own colour, black, white."""
    numbers = [0.0] * (3 * VALUES)
    for colour, value in dice:
        numbers[max(COLOURS.index(colour) - BLACK + 1, 0) * VALUES + value] += 0.2
    return numbers


Tableau = Callable[[Any], Sequence[float]]


def seat_size(game: PoloGame) -> int:
    """How many numbers describe a seat, without what only one of the games knows."""
    places = game.places
    size = 3 + len(game.characters.labels) + game.items.STORED + 3 * VALUES + 2 * len(places.labels) + places.cities + 1
    return size + 2 * len(game.contracts.labels) + len(game.goals.labels)


def encode_seats(game: PoloGame, table: Mapping[str, Any], numbers: array[float], size: int, more: Tableau) -> None:
    """All seats, the viewer's own first, then clockwise; each takes so many numbers. ``more`` is what only one game knows."""
    players = table["players"]
    for offset in range(SEATS):
        if offset >= players:
            numbers.extend([0.0] * size)
            continue
        number = ((table["seat"] or 0) + offset) % players
        there = table["seats"][number]
        numbers.extend((1.0, float(number == table["player"]), float(number == table["hourglass"])))
        _tableau(game, there, numbers)
        numbers.extend(more(there))


def _tableau(game: PoloGame, seat: Mapping[str, Any], numbers: array[float]) -> None:
    """One seat's tableau."""
    labels = game.places.labels
    numbers.extend(marks(game.characters.labels, [seat["character"]]))
    numbers.extend(seat[name] / 10 for name in game.items.ITEMS[: game.items.STORED])
    numbers.extend(_hand(seat["dice"]))
    for figure in range(2):
        numbers.extend(marks(labels, seat["figures"][figure : figure + 1]))
    numbers.extend(marks(labels[: game.places.cities], seat["posts"]))
    numbers.append(seat["posts_left"] / 10)
    numbers.extend(marks(game.contracts.labels, seat["contracts"]))
    numbers.extend(marks(game.contracts.labels, seat["completed"]))
    numbers.extend(marks(game.goals.labels, seat["goals"]))


def marks(labels: Sequence[str], present: Sequence[str | None]) -> list[float]:
    """A one for every label that is present."""
    return [float(label in present) for label in labels]


def _owner(colour: int, first: int, players: int) -> int:
    """Whose a die is, seen from a seat."""
    if colour >= BLACK:
        return SEATS + 1 + colour - BLACK
    return (colour - first) % players if colour < players else SEATS
