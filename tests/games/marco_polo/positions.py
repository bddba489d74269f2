"""Positions for tests: seat 0 is about to take the first turn; pieces are named by their labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import fondaco
from fondaco.core import bits
from fondaco.core.messages import JsonValue
from fondaco.core.tuples import replaced
from fondaco.games.marco_polo.components import LARGE
from fondaco.games.marco_polo.game import MarcoPolo
from fondaco.games.marco_polo.rules.turn import TURN, TURNS
from fondaco.games.marco_polo.state import MarcoPoloState
from fondaco.games.marco_polo.tables import BEIJING, PURSE
from fondaco.games.polo.packing import BLACK, WHITE, colour_of, die_of
from fondaco.games.polo.state import NOWHERE
from tests.games.polo.positions import (
    asked,
    check_every_action,
    dice,
    every_line,
    figures,
    held,
    legal,
    play,
    posts,
    put_card,
    put_outpost,
    reason,
    set_figures,
    set_item,
    set_items,
)

GAME = cast(MarcoPolo, fondaco.game("marco_polo"))
SPACE = {label: space for space, label in enumerate(GAME.spaces.labels)}
PLACE = {label: place for place, label in enumerate(GAME.places.labels)}
CONTRACT = {label: card for card, label in enumerate(GAME.contracts.labels)}
CARD = {label: card for card, label in enumerate(GAME.cards.labels)}
CHARACTER = {label: number for number, label in enumerate(GAME.characters.labels)}
OUTPOST = {label: tile for tile, label in enumerate(GAME.outpost_labels)}
GOAL = {label: goal for goal, label in enumerate(GAME.goals.labels)}


def table(
    characters: str = "carprini berke",
    dice: Sequence[str] = ("6 6 6 6 6", "6 6 6 6 6"),
    items: Sequence[str] = ("", ""),
    at: str = "",
    posts: Sequence[str] = (),
    contracts: Sequence[str] = (),
    row: str = "",
    cards: dict[str, str] | None = None,
    outposts: dict[str, str] | None = None,
    **options: JsonValue,
) -> MarcoPoloState:
    """A game in its first round, before the first turn of seat 0.

    ``dice`` are the values on each seat's tableau, black and white ones written ``b4`` and ``w4``; the missing dice of its
    colour are on the purse. ``items`` are stores such as ``10 coin 3 camel``, all else 0. ``at`` is where seat 0 is,
    ``posts`` are the posts of each seat, ``contracts`` those each has to fulfil, ``row`` those on the board. ``cards`` puts city
    cards on spaces and ``outposts`` tiles on large cities.
    """
    names = characters.split()
    players = len(names)
    s = GAME.new(players, seed=1, characters="drafted", **options)
    assert isinstance(s, MarcoPoloState)
    s.offered = tuple(sorted(CHARACTER[name] for name in names))
    for name in reversed(names):
        s.apply(s.parse(f"pick {name}"))
    while s.player is not None and type(s.question).__name__ != "Turn":
        s.apply(s.legal_actions()[0])
    for seat in range(players):
        set_items(s, seat, items[seat] if seat < len(items) else "")
        set_dice(s, seat, dice[seat] if seat < len(dice) else "6 6 6 6 6")
    if at:
        set_figures(s, 0, at)
    for seat, cities in enumerate(posts):
        set_posts(s, seat, cities)
    for seat, labels in enumerate(contracts):
        set_contracts(s, seat, labels)
    if row:
        set_row(s, row)
    for space, card in (cards or {}).items():
        put_card(s, space, card)
    for city, tile in (outposts or {}).items():
        put_outpost(s, city, tile)
    assert s.invariant_violations() == []
    return s


def set_dice(s: MarcoPoloState, seat: int, dice: str) -> None:
    """Give a seat exactly these dice; Raschid's are written 0."""
    colours = {"b": BLACK, "w": WHITE}
    old = s.seats[seat].dice
    new = tuple(sorted(die_of(colours.get(die[0], seat), int(die[-1])) for die in dice.split()))
    s.seats[seat].dice = new
    s.black_dice += count_colour(old, BLACK) - count_colour(new, BLACK)
    missing = count_colour(old, seat) - count_colour(new, seat)
    s.board[PURSE] += (die_of(seat, 1),) * missing
    s.board[PURSE] += (die_of(WHITE, 1),) * (count_colour(old, WHITE) - count_colour(new, WHITE))


def count_colour(dice: Sequence[int], colour: int) -> int:
    """Return the number of dice of a colour."""
    return sum(colour_of(die) == colour for die in dice)


def set_posts(s: MarcoPoloState, seat: int, cities: str) -> None:
    """Give a seat exactly these posts."""
    s.seats[seat].posts = bits.of(PLACE[city] for city in cities.split())
    s.beijing_slots = tuple(NOWHERE if owner == seat else owner for owner in s.beijing_slots)
    if s.has_post(seat, BEIJING):
        s.beijing_slots = replaced(s.beijing_slots, s.beijing_slots.index(NOWHERE), seat)


def set_contracts(s: MarcoPoloState, seat: int, labels: str) -> None:
    """Give a seat exactly these contracts to fulfil; its old ones go to the bottom of the special pile."""
    for card in s.seats[seat].contracts:
        if card >= GAME.contracts.starting:
            s.contract_pile.put_at_bottom(card)
    s.seats[seat].contracts = ()
    for label in labels.split():
        s.seats[seat].contracts += (take_out(s, CONTRACT[label]),)


def set_row(s: MarcoPoloState, labels: str) -> None:
    """Put exactly these contracts on the board."""
    for card in s.contract_row:
        s.contract_pile.put_at_bottom(card)
    s.contract_row = ()
    for label in labels.split():
        s.contract_row += (take_out(s, CONTRACT[label]),)


def set_special(s: MarcoPoloState, labels: str) -> None:
    """Put these contracts on top of the special pile, the first of them topmost."""
    for label in reversed(labels.split()):
        s.contract_pile.put_on_top(take_out(s, CONTRACT[label]))


def take_out(s: MarcoPoloState, card: int) -> int:
    """Take a contract from its place; a pile or row is filled up from the bottom of the special pile."""
    if card in s.contract_pile.cards:
        s.contract_pile.remove(card)
    elif card in s.contract_stacks.cards:
        s.contract_stacks = s.contract_stacks.clone()
        s.contract_stacks.cards[s.contract_stacks.cards.index(card)] = s.contract_pile.cards[0]
        s.contract_pile.remove(s.contract_pile.cards[0])
    elif card in s.contract_row:
        s.contract_row = tuple(s.contract_pile.cards[0] if other == card else other for other in s.contract_row)
        s.contract_pile.remove(s.contract_pile.cards[0])
    else:
        for seat in range(s.players):
            if card in s.seats[seat].contracts:
                s.seats[seat].contracts = tuple(other for other in s.seats[seat].contracts if other != card)
    return card


def put_bonuses(s: MarcoPoloState, letters: str) -> None:
    """Put the city bonuses on Anxi, Ormuz, Kashgar, Xian, Adana and Kochi."""
    s.city_bonuses = tuple(GAME.bonus_labels.index(letter) for letter in letters)


def give_turn(s: MarcoPoloState, seat: int) -> MarcoPoloState:
    """Replace the turn that is being played by a new turn of a seat."""
    assert asked(s) == "Turn"
    s.stack[-2:] = [cast(Any, TURN[seat].following), TURNS[seat]]
    s.acted = s.bought = False
    return s


def next_round(s: MarcoPoloState) -> MarcoPoloState:
    """Place all other dice on the purse, until the next round has begun or the game is over."""
    now = s.round
    while s.round == now and not s.over:
        seat = s.player
        assert seat is not None
        assert asked(s) == "Turn"
        if s.seats[seat].dice:
            play(s, "place purse")
            s.apply(s.legal_actions()[0])
        else:
            play(s, "end")
    return s


def complete_before(s: MarcoPoloState, seat: int, labels: str) -> None:
    """Give a seat contracts that it has fulfilled earlier in the game."""
    s.seats[seat].fulfilled = tuple(take_out(s, CONTRACT[label]) for label in labels.split())


def no_outposts(**tiles: str) -> dict[str, str]:
    """Return the outpost bonuses of large cities: none but these."""
    return dict.fromkeys(GAME.places.labels[:LARGE], "") | tiles


def at_alexandria(
    card: str, items: str = "", die: str = "6", characters: str = "berke kubilai", **more: object
) -> MarcoPoloState:
    """Return a position in which seat 0 has placed a die on the card of Alexandria, where it has a post."""
    more.setdefault("posts", ("alexandria",))
    s = table(characters, (f"{die} 6 6 6 6",), (items,), cards={"alexandria": card}, **more)  # type: ignore[arg-type]
    return play(s, f"place alexandria, die blue {die}")


def contracts(cards: Sequence[int]) -> list[str]:
    """Return the labels of contracts."""
    return [GAME.contracts.labels[card] for card in cards]


__all__ = [
    "CARD",
    "CHARACTER",
    "CONTRACT",
    "GAME",
    "GOAL",
    "OUTPOST",
    "PLACE",
    "SPACE",
    "asked",
    "at_alexandria",
    "check_every_action",
    "complete_before",
    "contracts",
    "dice",
    "every_line",
    "figures",
    "give_turn",
    "held",
    "legal",
    "next_round",
    "no_outposts",
    "play",
    "posts",
    "put_bonuses",
    "put_card",
    "put_outpost",
    "reason",
    "set_contracts",
    "set_dice",
    "set_figures",
    "set_item",
    "set_items",
    "set_posts",
    "set_row",
    "set_special",
    "table",
    "take_out",
]
