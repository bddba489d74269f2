"""Positions for tests: seat 0 is about to take the first turn; pieces are named by their labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import fondaco
from fondaco.core import bits
from fondaco.core.messages import JsonValue
from fondaco.core.tuples import replaced
from fondaco.games.marco_polo_2.game import MarcoPolo2
from fondaco.games.marco_polo_2.rules.turn import TURN, TURNS
from fondaco.games.marco_polo_2.state import MarcoPolo2State
from fondaco.games.marco_polo_2.tables import BAG, CITIES, FIRST_BONUS, OUTPOSTS
from fondaco.games.polo.packing import BLACK, colour_of, die_of
from tests.games.polo.positions import asked, play, put_card, put_outpost, set_figures, set_items

GAME = cast(MarcoPolo2, fondaco.game("marco_polo_2"))
PLACE = {label: place for place, label in enumerate(GAME.places.labels)}
CONTRACT = {label: card for card, label in enumerate(GAME.contracts.labels)}
CHARACTER = {label: number for number, label in enumerate(GAME.characters.labels)}
SEAL = {label: seal for seal, label in enumerate(GAME.seals.labels)}
GOAL = {label: goal for goal, label in enumerate(GAME.goals.labels)}
SHORT = {label.split("_")[0]: label for label in GAME.characters.labels}
"""Characters by the first part of their names."""
PLAIN = "filippo de"
"""Two characters that change nothing while no seat places a post or deals with seals."""


def table(
    characters: str = PLAIN,
    dice: Sequence[str] = (),
    items: Sequence[str] = (),
    at: str = "",
    posts: Sequence[str] = (),
    contracts: Sequence[str] = (),
    seals: Sequence[str] = (),
    cards: dict[str, str] | None = None,
    outposts: dict[str, str] | None = None,
    bonuses: dict[str, str] | None = None,
    offer_tiles: str = "",
    display: dict[str, str] | None = None,
    **options: JsonValue,
) -> MarcoPolo2State:
    """A game in its first round, before the first turn of seat 0.

    ``dice`` are the values on each seat's tableau, black ones written ``b4``; the missing dice of its colour are on the
    money bag. ``items`` are stores such as ``10 coin 3 camel``, all else 0. ``at`` is where the figures of seat 0 are, ``posts``
    are the posts of each seat, ``contracts`` those each has to fulfil, ``seals`` its guild seals, upgraded ones with an
    exclamation mark. ``cards`` puts city cards on spaces, ``outposts`` and ``bonuses`` put tiles on cities (no outposts
    otherwise), ``offer_tiles`` puts tiles on the three books, ``display`` contracts into cities.
    """
    names = [SHORT[name] for name in characters.split()]
    s = cast(MarcoPolo2State, GAME.new(len(names), seed=1, characters="drafted", **options))
    s.offered = tuple(sorted(CHARACTER[name] for name in names))
    for name in reversed(names):
        s.apply(s.parse(f"pick {name}"))
    while type(s.question).__name__ != "Turn":
        s.apply(s.legal_actions()[0])
    for seat in range(len(names)):
        set_items(s, seat, items[seat] if seat < len(items) else "")
        set_dice(s, seat, dice[seat] if seat < len(dice) else "6 6 6 6 6")
    s.dice_at_turn_start = len(s.seats[0].dice)
    set_figures(s, 0, at)
    for seat, cities in enumerate(posts):
        s.seats[seat].posts = bits.of(PLACE[city] for city in cities.split())
    for seat, labels in enumerate(contracts):
        set_contracts(s, seat, labels)
    for seat, owned in enumerate(seals):
        set_seals(s, seat, owned)
    for space, card in (cards or {}).items():
        put_card(s, space, card)
        s.card_pile.cards = [card for card in s.card_pile.cards if card not in s.city_cards]
        s.card_pile.knowers = s.card_pile.knowers[: len(s.card_pile.cards)]
    for city in GAME.places.labels[:OUTPOSTS]:
        put_outpost(s, city, (outposts or {}).get(city, ""))
    for city, tile in (bonuses or {}).items():
        put_bonus(s, city, tile)
    for book, label in enumerate(offer_tiles.split()):
        put_offer(s, book, label)
    for city, labels in (display or {}).items():
        set_display(s, city, labels)
    assert s.invariant_violations() == []
    return s


def set_dice(s: MarcoPolo2State, seat: int, dice: str) -> None:
    """Give a seat exactly these dice."""
    old = s.seats[seat].dice
    new = tuple(sorted(die_of(BLACK if die[0] == "b" else seat, int(die[-1])) for die in dice.split()))
    s.seats[seat].dice = new
    s.black_dice += count_colour(old, BLACK) - count_colour(new, BLACK)
    s.black_values = s.black_values[: s.black_dice]
    missing = count_colour(old, seat) - count_colour(new, seat)
    s.board[BAG] += (die_of(seat, 1),) * missing


def count_colour(dice: Sequence[int], colour: int) -> int:
    """Return the number of dice of a colour."""
    return sum(colour_of(die) == colour for die in dice)


def set_contracts(s: MarcoPolo2State, seat: int, labels: str) -> None:
    """Give a seat exactly these contracts to fulfil; its old ones go under the pile."""
    for card in s.seats[seat].contracts:
        if card >= GAME.contracts.starting:
            s.contract_pile.put_at_bottom(card)
    s.seats[seat].contracts = tuple(take_out(s, CONTRACT[label]) for label in labels.split())


def set_display(s: MarcoPolo2State, city: str, labels: str) -> None:
    """Put two contracts into a city."""
    cards = [take_out(s, CONTRACT[label]) for label in labels.split()]
    for slot, card in enumerate(cards, 2 * PLACE[city]):
        if s.contract_board[slot] != card:
            s.contract_pile.put_at_bottom(s.contract_board[slot])
            s.contract_board = replaced(s.contract_board, slot, card)


def set_pile(s: MarcoPolo2State, labels: str) -> None:
    """Put these contracts on top of the pile, the first of them topmost."""
    for label in reversed(labels.split()):
        s.contract_pile.put_on_top(take_out(s, CONTRACT[label]))


def take_out(s: MarcoPolo2State, card: int) -> int:
    """Take a contract from its place; a slot in a city is filled from the bottom of the pile."""
    if card in s.contract_pile.cards:
        s.contract_pile.remove(card)
    elif card in s.contract_board:
        s.contract_board = tuple(s.contract_pile.cards[0] if other == card else other for other in s.contract_board)
        s.contract_pile.remove(s.contract_pile.cards[0])
    else:
        for seat in range(s.players):
            s.seats[seat].contracts = tuple(other for other in s.seats[seat].contracts if other != card)
    return card


def complete_before(s: MarcoPolo2State, seat: int, labels: str) -> None:
    """Give a seat contracts that it has fulfilled earlier in the game."""
    s.seats[seat].fulfilled = tuple(take_out(s, CONTRACT[label]) for label in labels.split())


def set_seals(s: MarcoPolo2State, seat: int, owned: str) -> None:
    """Give a seat exactly these seals."""
    labels = owned.split()
    s.seals[seat] = bits.of(SEAL[label.rstrip("!")] for label in labels)
    s.upgraded_seals[seat] = bits.of(SEAL[label.rstrip("!")] for label in labels if label.endswith("!"))


def put_bonus(s: MarcoPolo2State, city: str, tile: str) -> None:
    """Put a city bonus on a city; if it was on another one, the two change places."""
    tiles, index, number = list(s.city_bonuses), PLACE[city] - FIRST_BONUS, GAME.bonus_labels.index(tile)
    if number in tiles:
        tiles[tiles.index(number)] = tiles[index]
    tiles[index] = number
    s.city_bonuses = tuple(tiles)


def put_offer(s: MarcoPolo2State, book: int, label: str) -> None:
    """Put an offer tile on a book; if it is in the stack, the two change places."""
    new, old = GAME.books.tile_labels.index(label), s.offer_tiles[book]
    s.offer_tiles = replaced(s.offer_tiles, book, new)
    stack = s.offer_stacks[book]
    stack.cards = [old if tile == new else tile for tile in stack.cards]


def set_goal(s: MarcoPolo2State, seat: int, label: str) -> None:
    """Give a seat this goal; the seat that had it gets the other one."""
    goal, old = GOAL[label], s.seats[seat].goals.cards[0]
    for pile in (*(each.goals for each in s.seats), s.goal_box):
        if goal in pile.cards:
            pile.cards[pile.cards.index(goal)] = old
    s.seats[seat].goals.cards[0] = goal


def seals(s: MarcoPolo2State, seat: int = 0) -> list[str]:
    """Return the seals of a seat, upgraded ones with an exclamation mark."""
    return [label + "!" * s.has_upgraded(seat, seal) for seal, label in enumerate(GAME.seals.labels) if s.has_seal(seat, seal)]


def contracts(s: MarcoPolo2State, seat: int = 0) -> list[str]:
    """Return the contracts that a seat has to fulfil."""
    return [GAME.contracts.labels[card] for card in s.seats[seat].contracts]


def give_turn(s: MarcoPolo2State, seat: int) -> MarcoPolo2State:
    """Replace the turn that is being played by a new turn of a seat."""
    assert asked(s) == "Turn"
    s.stack[-2:] = [cast(Any, TURN[seat].following), TURNS[seat]]
    s.acted = s.bought = s.used_money_bag = False
    s.new_posts, s.dice_at_turn_start = 0, len(s.seats[seat].dice)
    return s


def next_round(s: MarcoPolo2State) -> MarcoPolo2State:
    """Take all dice from the tableaus, so that the next round begins, or the game ends."""
    for seat in range(s.players):
        set_dice(s, seat, "")
    s.acted = True
    return play(s, "end")


def journey(
    moves: str, space: str = "middle", dice: str = "6 6 6 6 6", items: str = "20 coin 20 camel", **more: Any
) -> MarcoPolo2State:
    """Return the position after a journey of seat 0 on a space, with its lowest dice."""
    s = table(dice=(dice,), items=(items,), **more)
    number = GAME.spaces.dice[GAME.spaces.labels.index(space)]
    lowest = ", ".join(f"die blue {value}" for value in sorted(dice.split())[:number])
    return play(s, f"place {space}, {lowest}, {moves}")


CITY_LABELS = GAME.places.labels[:CITIES]
