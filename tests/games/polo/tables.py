"""What tests of both games of Marco Polo do with a table."""

from __future__ import annotations

from typing import TypeVar

import fondaco
from fondaco.games.polo.packing import COLOURS, DIE_CODES
from fondaco.games.polo.state import NOWHERE, AnyPolo

S = TypeVar("S", bound=AnyPolo)


def set_items(s: AnyPolo, seat: int, items: str) -> None:
    """Give a seat exactly these things."""
    words = items.split()
    held = {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}
    s.store[seat * s.STORED : (seat + 1) * s.STORED] = [held.pop(name, 0) for name in s.game.items.ITEMS[: s.STORED]]
    assert not held


def put_card(s: AnyPolo, space: str, card: str) -> None:
    """Lay a city card on a space; if it lay elsewhere, the two change places."""
    cards = list(s.city_cards)
    spaces = s.game.spaces
    at, wanted = spaces.labels.index(space) - spaces.first_card, s.game.cards.labels.index(card)
    if wanted in cards:
        cards[cards.index(wanted)] = cards[at]
    cards[at] = wanted
    s.city_cards = tuple(cards)


def put_outpost(s: AnyPolo, city: str, tile: str) -> None:
    """Lay an outpost bonus on a city, or take it away; if it lay elsewhere, the two change places."""
    tiles = list(s.outposts)
    at, wanted = s.game.places.labels.index(city), s.game.outpost_labels.index(tile) if tile else NOWHERE
    if wanted != NOWHERE and wanted in tiles:
        tiles[tiles.index(wanted)] = tiles[at]
    tiles[at] = wanted
    s.outposts = tuple(tiles)


def play(s: S, moves: str) -> S:
    """Play moves in notation, separated by commas."""
    for move in moves.split(","):
        s.apply(s.parse(move))
    return s


def told(s: AnyPolo, moves: str, lang: str = "en") -> list[str]:
    """What the log says while moves are played."""
    events: list[fondaco.Event] = []
    for move in moves.split(","):
        s.apply(s.parse(move), events)
    return [event.text(lang) for event in events]


def legal(s: AnyPolo, family: str = "") -> list[str]:
    """The legal actions in notation, perhaps only those of one family."""
    actions = [s.notation(action) for action in s.legal_actions()]
    return [action for action in actions if not family or action.split()[0] == family]


def held(s: AnyPolo, seat: int = 0) -> dict[str, int]:
    """What a seat has, without what it has none of."""
    store = s.store[seat * s.STORED : (seat + 1) * s.STORED]
    return {name: number for name, number in zip(s.game.items.ITEMS, store, strict=False) if number}


def dice(s: AnyPolo, seat: int = 0) -> list[str]:
    """The dice on a tableau."""
    return [f"{COLOURS[die % DIE_CODES]} {die // DIE_CODES}" for die in s.hand[seat]]


def posts(s: AnyPolo, seat: int = 0) -> list[str]:
    """The cities with a post of a seat."""
    return [label for place, label in enumerate(s.game.places.labels) if s.posts[seat] >> place & 1]


def figures(s: AnyPolo, seat: int = 0) -> list[str]:
    """Where a seat's figures stand."""
    return [s.game.places.labels[place] for place in s.figures[2 * seat : 2 * seat + 2] if place != NOWHERE]


def reason(s: AnyPolo, move: str, lang: str = "en") -> str | None:
    """Why a move is not possible."""
    return s.why_not(s.parse(move), lang)


def asked(s: AnyPolo) -> str:
    """The name of the question on top."""
    return type(s.question).__name__


def every_line(s: S) -> list[S]:
    """All positions that the questions up to the next turn question can lead to, one for every path."""
    if asked(s) == "Turn":
        return [s]
    found = []
    for action in s.legal_actions():
        after = s.clone()
        after.apply(action)
        found += every_line(after)
    return found


def exact(s: AnyPolo) -> None:
    """What is legal can be played, everything else is refused without a trace and with a reason in both languages."""
    key, possible = s.key(), set(s.legal_actions())
    for action in range(s.game.num_actions):
        reasons = [s.why_not(action, lang) for lang in ("en", "de")]
        assert (reasons == [None, None]) == (action in possible), s.notation(action)
        assert action in possible or all(reasons)
    assert s.key() == key
