"""Positions of both games of Marco Polo: changing them, playing moves, and reading them by labels."""

from __future__ import annotations

from typing import TypeVar

import fondaco
from fondaco.core import bits
from fondaco.core.tuples import replaced
from fondaco.games.polo.packing import COLOURS, colour_of, value_of
from fondaco.games.polo.state import NOWHERE, AnyPolo

S = TypeVar("S", bound=AnyPolo)


def set_items(s: AnyPolo, seat: int, items: str) -> None:
    """Give a seat exactly these items."""
    words = items.split()
    held = {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}
    s.seats[seat].store = tuple([held.pop(name, 0) for name in s.game.items.ITEMS[: s.game.stored]])
    assert not held


def set_item(s: AnyPolo, seat: int, item: int, number: int) -> None:
    """Give a seat a number of one item, and leave the others as they are."""
    s.seats[seat].store = replaced(s.seats[seat].store, item, number)


def set_figures(s: AnyPolo, seat: int, locations: str) -> None:
    """Move the figures of a seat, the first one first; a second one that is not named stays."""
    figures = list(s.seats[seat].figures)
    for figure, location in enumerate(locations.split()):
        figures[figure] = s.game.places.labels.index(location)
    s.seats[seat].figures = figures[0], figures[1]


def put_card(s: AnyPolo, space: str, card: str) -> None:
    """Put a city card on a space; if it was on another one, the two change places."""
    cards = list(s.city_cards)
    spaces = s.game.spaces
    index, number = spaces.labels.index(space) - spaces.first_card, s.game.cards.labels.index(card)
    if number in cards:
        cards[cards.index(number)] = cards[index]
    cards[index] = number
    s.city_cards = tuple(cards)


def put_outpost(s: AnyPolo, city: str, tile: str) -> None:
    """Put an outpost bonus on a city, or take it away; if it was on another city, the two change places."""
    tiles = list(s.outpost_bonuses)
    index, number = s.game.places.labels.index(city), s.game.outpost_labels.index(tile) if tile else NOWHERE
    if number != NOWHERE and number in tiles:
        tiles[tiles.index(number)] = tiles[index]
    tiles[index] = number
    s.outpost_bonuses = tuple(tiles)


def play(s: S, moves: str) -> S:
    """Play moves in notation, separated by commas."""
    for move in moves.split(","):
        s.apply(s.parse(move))
    return s


def event_texts(s: AnyPolo, moves: str, lang: str = "en") -> list[str]:
    """Return the texts of the events while moves are played."""
    events: list[fondaco.Event] = []
    for move in moves.split(","):
        s.apply(s.parse(move), events)
    return [event.text(lang) for event in events]


def legal(s: AnyPolo, family: str = "") -> list[str]:
    """Return the legal actions in notation, perhaps only those of one family."""
    actions = [s.notation(action) for action in s.legal_actions()]
    return [action for action in actions if not family or action.split()[0] == family]


def held(s: AnyPolo, seat: int = 0) -> dict[str, int]:
    """Return the items of a seat, without those whose number is 0."""
    return {name: number for name, number in zip(s.game.items.ITEMS, s.seats[seat].store, strict=False) if number}


def dice(s: AnyPolo, seat: int = 0) -> list[str]:
    """Return the dice on a tableau."""
    return [f"{COLOURS[colour_of(die)]} {value_of(die)}" for die in s.seats[seat].dice]


def posts(s: AnyPolo, seat: int = 0) -> list[str]:
    """Return the cities with a post of a seat."""
    return [s.game.places.labels[city] for city in bits.each(s.seats[seat].posts)]


def figures(s: AnyPolo, seat: int = 0) -> list[str]:
    """Return the locations of a seat's figures."""
    return [s.game.places.labels[location] for location in s.seats[seat].figures if location != NOWHERE]


def reason(s: AnyPolo, move: str, lang: str = "en") -> str | None:
    """Return why a move is not legal."""
    return s.why_not(s.parse(move), lang)


def asked(s: AnyPolo) -> str:
    """Return the name of the open question."""
    return type(s.question).__name__


def every_line(s: S) -> list[S]:
    """Return all positions that the questions up to the next turn question can lead to, one for every path."""
    if asked(s) == "Turn":
        return [s]
    found = []
    for action in s.legal_actions():
        after = s.clone()
        after.apply(action)
        found += every_line(after)
    return found


def check_every_action(s: AnyPolo) -> None:
    """Check that legal actions can be played, and that all others are refused without a change and with a reason."""
    key, possible = s.key(), set(s.legal_actions())
    for action in range(s.game.num_actions):
        reasons = [s.why_not(action, lang) for lang in ("en", "de")]
        assert (reasons == [None, None]) == (action in possible), s.notation(action)
        assert action in possible or all(reasons)
    assert s.key() == key
