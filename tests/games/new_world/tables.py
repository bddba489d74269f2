"""Tables laid out for a test: the cards, tiles and settlers that matter, by their labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import fondaco
from fondaco.core.piles import Pile
from fondaco.games.century.cubes.packing import pack, unpack
from fondaco.games.century.settlers.icons import MARKS, NATIVE_HELP, TOOL
from fondaco.games.century.settlers.state import NOBODY, NOTHING
from fondaco.games.new_world.game import NewWorld
from fondaco.games.new_world.state import NewWorldState

GAME = cast(NewWorld, fondaco.game("new_world"))
CARD = {label: card for card, label in enumerate(GAME.point_cards.labels)}
BONUS = {label: tile for tile, label in enumerate(GAME.bonus_tiles.labels)}
TILE = {label: tile for tile, label in enumerate(GAME.explorations.labels)}
PLACE = {label: place for place, label in enumerate(GAME.locations.labels)}
STACK = {label: stack for stack, label in enumerate(GAME.locations.stack_labels)}


def table(
    cubes: Sequence[int] | None = None, points: str = "", players: int = 2, board: str = "D1", seed: int = 1
) -> NewWorldState:
    """A new game in which seat 0 holds these cubes, and these point cards lie above the first forts."""
    s = GAME.new(players, seed=seed, fourth_board=board)
    assert isinstance(s, NewWorldState)
    if cubes is not None:
        s.cubes[0] = pack(cubes)
    for slot, label in enumerate(points.split()):
        _swap(s.land.points.cards, s.land.points.pile, slot, CARD[label])
    sound(s)
    return s


def own(s: NewWorldState, labels: str, seat: int = 0) -> None:
    """Give a seat point cards with their lasting benefits; those of the moment are not carried out."""
    points, land = GAME.point_cards, s.land
    for label in labels.split():
        card = CARD[label]
        if card in land.points.cards:
            _swap(land.points.cards, land.points.pile, land.points.cards.index(card), land.points.pile.cards[0])
        land.points.pile.cards.remove(card)
        land.points.pile.knowers.pop(0)
        land.claimed[seat].append(card)
        at = seat * len(MARKS) + points.mark[card]
        if points.kind[card] == NATIVE_HELP:
            land.helpers[at] += 1
        elif points.kind[card] == TOOL:
            land.tools[at] += points.gain[card]
    sound(s)


def own_tiles(s: NewWorldState, bonus: str = "", explorations: str = "", seat: int = 0) -> None:
    """Give a seat bonus tiles and exploration tiles, wherever they lie."""
    land = s.land
    for label in bonus.split():
        pile = next(pile for pile in (*land.stacks, land.box) if BONUS[label] in pile.cards)
        open_one = pile.knowers[-1]
        pile.remove(BONUS[label])
        if pile.cards:
            pile.knowers[-1] = open_one
        land.tiles[seat].append(BONUS[label])
    for label in explorations.split():
        uncover(s, label)
        land.explored[seat].append(TILE[label])
    sound(s)


def uncover(s: NewWorldState, tile: str) -> None:
    """Take an exploration tile off the boards, if it lies there."""
    if TILE[tile] in s.land.cover:
        s.land.cover[s.land.cover.index(TILE[tile])] = NOTHING


def open_up(s: NewWorldState, *places: str) -> None:
    """Take away what covers some locations."""
    for place in places:
        s.land.cover[PLACE[place]] = NOTHING


def cover(s: NewWorldState, place: str, tile: str) -> None:
    """Lay an exploration tile on a location; what lay there goes where the tile was."""
    land = s.land
    before = land.cover[PLACE[place]]
    if TILE[tile] in land.cover:
        land.cover[land.cover.index(TILE[tile])] = before
    land.cover[PLACE[place]] = TILE[tile]
    sound(s)


def stack(s: NewWorldState, label: str, tiles: str) -> None:
    """Let these bonus tiles lie on a stack, the last of them on top; others change places with them."""
    pile = s.land.stacks[STACK[label]]
    for at, tile in enumerate(tiles.split()):
        _swap(pile.cards, next(other for other in (*s.land.stacks, s.land.box) if BONUS[tile] in other.cards), at, BONUS[tile])
    sound(s)


def settle(s: NewWorldState, seat: int, place: str, count: int) -> None:
    """Let a seat's settlers stand on a location."""
    land = s.land
    assert land.whose[PLACE[place]] == NOBODY
    land.ready[seat] -= count
    land.there[PLACE[place]] = count
    land.whose[PLACE[place]] = seat
    sound(s)


def give_turn(s: NewWorldState, seat: int) -> NewWorldState:
    """Let all before this seat rest."""
    while s.player != seat:
        play(s, "rest")
    return s


def sound(s: NewWorldState) -> None:
    assert s.invariant_violations() == []


def _swap(row: list[int], pile: Pile, place: int, card: int) -> None:
    """Bring a card to a place of a row; what lay there goes where the card came from."""
    other = row[place]
    if card in row:
        row[row.index(card)] = other
    else:
        pile.cards[pile.cards.index(card)] = other
    row[place] = card


def play(s: NewWorldState, moves: str) -> NewWorldState:
    """Play moves in notation, separated by commas."""
    for move in moves.split(","):
        s.apply(s.parse(move))
    return s


def told(s: NewWorldState, move: str) -> list[str]:
    """Play a move; the kinds of events that it brings."""
    events: list[fondaco.Event] = []
    s.apply(s.parse(move), events)
    return [event.kind for event in events]


def legal(s: NewWorldState) -> list[str]:
    """The legal actions in notation."""
    return [s.notation(action) for action in s.legal_actions()]


def reason(s: NewWorldState, move: str, lang: str = "en") -> str | None:
    """Why a move is not possible."""
    return s.why_not(s.parse(move), lang)


def cubes(s: NewWorldState, seat: int = 0) -> list[int]:
    """A seat's storage, by colour."""
    return unpack(s.cubes[seat])


def there(s: NewWorldState, place: str) -> tuple[int, int]:
    """Whose settlers stand on a location, and how many."""
    return s.land.whose[PLACE[place]], s.land.there[PLACE[place]]


def row(s: NewWorldState) -> list[str]:
    """The open point cards from left to right."""
    return [GAME.point_cards.labels[card] for card in s.land.points.cards]


def claimed(s: NewWorldState, seat: int = 0) -> list[str]:
    """A seat's point cards."""
    return [GAME.point_cards.labels[card] for card in s.land.claimed[seat]]


def tiles(s: NewWorldState, seat: int = 0) -> list[str]:
    """A seat's bonus tiles."""
    return [GAME.bonus_tiles.labels[tile] for tile in s.land.tiles[seat]]


def asked(s: NewWorldState) -> str:
    """The kind of question that is asked."""
    return type(s.question).__name__
