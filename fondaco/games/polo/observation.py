"""What a seat may know of the parts that both games share, as plain values and as an encoding."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ...core import bits
from ...core.messages import JsonValue
from ...core.piles import Pile
from .game import AnyPoloGame
from .packing import BLACK, COLOURS, dice_for_messages
from .state import NOWHERE, AnyPolo

VALUES: Final = 7
SEATS: Final = 4
OWNERS: Final = SEATS + 3
"""The owners of dice: the viewer, the seats that follow, none for a colour not in play, black, white."""


def observe_board(s: AnyPolo) -> dict[str, JsonValue]:
    """Return the state of the round, the dice on the spaces, the city cards and the tiles."""
    game = s.game
    places, spaces = game.places.labels, game.spaces.labels
    cards, bonuses = game.spaces.first_card, game.places.bonus_from
    return {
        "hourglass": s.hourglass,
        "acted": s.acted,
        "bought": s.bought,
        "black_dice": s.black_dice,
        "new_posts": [places[city] for city in bits.each(s.new_posts)],
        "board": {spaces[space]: dice_for_messages(dice) for space, dice in enumerate(s.board)},
        "city_cards": {spaces[cards + number]: game.cards.labels[card] for number, card in enumerate(s.city_cards)},
        "outposts": {places[city]: game.outpost_labels[tile] for city, tile in enumerate(s.outpost_bonuses) if tile >= 0},
        "city_bonuses": {places[bonuses + city]: game.bonus_labels[tile] for city, tile in enumerate(s.city_bonuses)},
    }


def observe_tableau(s: AnyPolo, seat: int, viewer: int | None) -> dict[str, JsonValue]:
    """Return the tableau of a seat. Its goals are open once the game is over.

    Everything else is open, the fulfilled contracts too, which all have seen (a ruling: all-but-goals-open).
    """
    game, each = s.game, s.seats[seat]
    contracts, places, goals = game.contracts.labels, game.places.labels, game.goals.labels
    return {
        "colour": COLOURS[seat],
        "character": None if each.character == NOWHERE else game.characters.labels[each.character],
        **dict(zip(game.items.ITEMS, each.store, strict=False)),
        "dice": dice_for_messages(each.dice),
        "figures": [places[location] for location in each.figures if location != NOWHERE],
        "posts": [places[city] for city in bits.each(each.posts)],
        "posts_left": game.differences.posts_of(s, seat) - s.post_count(seat),
        "contracts": [contracts[card] for card in each.contracts],
        "completed": [contracts[card] for card in each.fulfilled],
        "goals": [goals[goal] for goal in each.goals.cards] if s.over else known_labels(each.goals, viewer, goals),
    }


def known_labels(pile: Pile, seat: int | None, labels: Sequence[str]) -> list[JsonValue]:
    """Return the labels of a pile from the bottom to the top; None for cards that the seat does not know."""
    return [None if card is None else labels[card] for card in pile.seen_by(seat)]


# --- encoding ----------------------------------------------------------------------------------------------------------------


class Questions(NamedTuple):
    """How the questions of a game are encoded."""

    names: Sequence[str]
    fields: int
    """The number of fields that are encoded as one number each, beside the seat."""
    sets: Mapping[str, Sequence[int]]
    """The fields that hold sets of locations, queues of cities or lists of effects; they are encoded bit by bit."""
    width: int
    """The number of bits of a set that are encoded."""

    @property
    def max_sets(self) -> int:
        """The maximum number of sets of a question."""
        return max(map(len, self.sets.values()))

    @property
    def size(self) -> int:
        """The number of floats that `encode` returns."""
        return len(self.names) + self.fields + self.max_sets * self.width

    def encode(self, asked: Sequence[Any] | None) -> list[float]:
        """Return the encoding of a question: its class, its numbers, and its sets."""
        asked = asked or [None]
        fields = self.sets.get(asked[0], ())
        sets = [_members(asked[number]) for number in fields]
        sets += [0] * (self.max_sets - len(sets))
        values = [min(value, 100) / 10 for number, value in enumerate(asked) if number > 1 and number not in fields]
        values += [0.0] * (self.fields - len(values))
        names = [float(name == asked[0]) for name in self.names]
        return names + values + [float(bits.contains(members, number)) for members in sets for number in range(self.width)]


def _members(value: int | Sequence[int]) -> int:
    return value if isinstance(value, int) else bits.of(value)


def board_size(game: AnyPoloGame) -> int:
    """Return the number of floats that `encode_board` adds."""
    spaces, places = len(game.spaces.labels), game.places
    size = spaces * (OWNERS + 1) + (spaces - game.spaces.first_card) * len(game.cards.labels) + places.cities
    return size + places.outpost_cities * len(game.outpost_labels) + places.bonus_cities * len(game.bonus_labels)


def encode_board(game: AnyPoloGame, table: Mapping[str, Any], numbers: array[float]) -> None:
    """Add the dice on the spaces, the city cards, the tiles and the new posts."""
    for there in table["board"].values():
        numbers.extend(_dice(there, table["seat"] or 0, table["players"]))
    for card in table["city_cards"].values():
        numbers.extend(one_hot(game.cards.labels, [card]))
    for city in game.places.labels[: game.places.outpost_cities]:
        numbers.extend(one_hot(game.outpost_labels, [table["outposts"].get(city)]))
    for tile in table["city_bonuses"].values():
        numbers.extend(one_hot(game.bonus_labels, [tile]))
    numbers.extend(one_hot(game.places.labels[: game.places.cities], table["new_posts"]))


def _dice(there: Sequence[Any], first: int, players: int) -> list[float]:
    """Return the dice on a space by owner, seen from a seat, and the value of the last one."""
    owners = [0.0] * OWNERS
    for colour, _ in there:
        owners[_owner(COLOURS.index(colour), first, players)] += 0.2
    return [*owners, there[-1][1] / 6 if there else 0.0]


def _tableau_dice(dice: Sequence[Any]) -> list[float]:
    """Return the dice on a tableau by value: of the seat's colour, black, white."""
    numbers = [0.0] * (3 * VALUES)
    for colour, value in dice:
        numbers[max(COLOURS.index(colour) - BLACK + 1, 0) * VALUES + value] += 0.2
    return numbers


Tableau = Callable[[Any], Sequence[float]]


def seat_size(game: AnyPoloGame) -> int:
    """Return the number of floats for a seat, without those that only one of the games has."""
    places = game.places
    size = 3 + len(game.characters.labels) + game.stored + 3 * VALUES + 2 * len(places.labels) + places.cities + 1
    return size + 2 * len(game.contracts.labels) + len(game.goals.labels)


def encode_seats(game: AnyPoloGame, table: Mapping[str, Any], numbers: array[float], size: int, more: Tableau) -> None:
    """Add all seats, `size` floats each: the viewer's first, then clockwise. ``more`` returns those that only one game has."""
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


def _tableau(game: AnyPoloGame, seat: Mapping[str, Any], numbers: array[float]) -> None:
    """Add the tableau of a seat."""
    labels = game.places.labels
    numbers.extend(one_hot(game.characters.labels, [seat["character"]]))
    numbers.extend(seat[name] / 10 for name in game.items.ITEMS[: game.stored])
    numbers.extend(_tableau_dice(seat["dice"]))
    for figure in range(2):
        numbers.extend(one_hot(labels, seat["figures"][figure : figure + 1]))
    numbers.extend(one_hot(labels[: game.places.cities], seat["posts"]))
    numbers.append(seat["posts_left"] / 10)
    numbers.extend(one_hot(game.contracts.labels, seat["contracts"]))
    numbers.extend(one_hot(game.contracts.labels, seat["completed"]))
    numbers.extend(one_hot(game.goals.labels, seat["goals"]))


def one_hot(labels: Sequence[str], present: Sequence[str | None]) -> list[float]:
    """Return 1 for each label that is present, else 0."""
    return [float(label in present) for label in labels]


def _owner(colour: int, first: int, players: int) -> int:
    """Return the owner of a die, seen from a seat."""
    if colour >= BLACK:
        return SEATS + 1 + colour - BLACK
    return (colour - first) % players if colour < players else SEATS
