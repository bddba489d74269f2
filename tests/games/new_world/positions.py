"""Positions of New World for tests: the cards, tiles and settlers that matter, by their labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import fondaco
from fondaco.games.century.cubes.packing import pack, unpack
from fondaco.games.century.settlers.boards import NO_SEAT, NOTHING
from fondaco.games.century.settlers.locations import NATIVE_HELP, TOOL
from fondaco.games.century.settlers.point_cards import gain_benefit
from fondaco.games.new_world.game import NewWorld
from fondaco.games.new_world.state import NewWorldState

from ..century.boards import lay_point_card, take_bonus_tile

GAME = cast(NewWorld, fondaco.game("new_world"))
CARD = {label: card for card, label in enumerate(GAME.boards.point_cards.labels)}
BONUS = {label: tile for tile, label in enumerate(GAME.boards.bonus_tiles.labels)}
TILE = {label: tile for tile, label in enumerate(GAME.boards.explorations.labels)}
LOCATION = {label: location for location, label in enumerate(GAME.boards.locations.labels)}
STACK = {label: stack for stack, label in enumerate(GAME.boards.locations.stack_labels)}


def table(
    cubes: Sequence[int] | None = None, points: str = "", players: int = 2, board: str = "D1", seed: int = 1
) -> NewWorldState:
    """Return a new game in which seat 0 holds these cubes, and these point cards are above the first forts."""
    s = GAME.new(players, seed=seed, fourth_board=board)
    assert isinstance(s, NewWorldState)
    if cubes is not None:
        s.cubes[0] = pack(cubes)
    for slot, label in enumerate(points.split()):
        lay_point_card(s, slot, CARD[label])
    check(s)
    return s


def own(s: NewWorldState, labels: str, seat: int = 0) -> None:
    """Give a seat point cards with their lasting benefits; those of the moment are not carried out."""
    boards, row = s.boards, s.boards.point_row
    for label in labels.split():
        card = CARD[label]
        if card in row.cards:
            lay_point_card(s, row.cards.index(card), row.pile.cards[0])
        row.pile.cards.remove(card)
        row.pile.knowers.pop(0)
        boards.claimed[seat] += (card,)
        if GAME.boards.point_cards.kind[card] in (NATIVE_HELP, TOOL):
            gain_benefit(s, seat, card)
    check(s)


def own_tiles(s: NewWorldState, bonus: str = "", explorations: str = "", seat: int = 0) -> None:
    """Give a seat bonus tiles and exploration tiles, from anywhere."""
    for label in bonus.split():
        take_bonus_tile(s, seat, BONUS[label])
    for label in explorations.split():
        uncover(s, label)
        s.boards.explored[seat] += (TILE[label],)
    check(s)


def uncover(s: NewWorldState, tile: str) -> None:
    """Take an exploration tile off the boards, if it is there."""
    if TILE[tile] in s.boards.covered_by:
        s.boards.covered_by[s.boards.covered_by.index(TILE[tile])] = NOTHING


def open_up(s: NewWorldState, *locations: str) -> None:
    """Take the exploration tiles off some locations."""
    for location in locations:
        s.boards.covered_by[LOCATION[location]] = NOTHING


def cover(s: NewWorldState, location: str, tile: str) -> None:
    """Lay an exploration tile on a location; the one that was there goes where the tile was."""
    covered_by = s.boards.covered_by
    before = covered_by[LOCATION[location]]
    if TILE[tile] in covered_by:
        covered_by[covered_by.index(TILE[tile])] = before
    covered_by[LOCATION[location]] = TILE[tile]
    check(s)


def stack(s: NewWorldState, label: str, tiles: str) -> None:
    """Let these bonus tiles be a stack, the last of them on top; others change places with them."""
    boards = s.boards
    pile = boards.bonus_stacks[STACK[label]]
    for index, tile in enumerate(tiles.split()):
        other = next(other for other in (*boards.bonus_stacks, boards.bonus_box) if BONUS[tile] in other.cards)
        there = other.cards.index(BONUS[tile])
        pile.cards[index], other.cards[there] = other.cards[there], pile.cards[index]
    check(s)


def settle(s: NewWorldState, seat: int, location: str, count: int) -> None:
    """Let settlers of a seat be on a location."""
    boards, number = s.boards, LOCATION[location]
    assert boards.owner_of[number] == NO_SEAT
    boards.ready[seat] -= count
    boards.settlers_on[number] = count
    boards.owner_of[number] = seat
    check(s)


def give_turn(s: NewWorldState, seat: int) -> NewWorldState:
    """Let all before this seat rest."""
    while s.player != seat:
        play(s, "rest")
    return s


def check(s: NewWorldState) -> None:
    """Check that no piece is lost or doubled."""
    assert s.invariant_violations() == []


def play(s: NewWorldState, moves: str) -> NewWorldState:
    """Play moves in notation, separated by commas."""
    for move in moves.split(","):
        s.apply(s.parse(move))
    return s


def event_kinds(s: NewWorldState, move: str) -> list[str]:
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


def there(s: NewWorldState, location: str) -> tuple[int, int]:
    """Return the owner and the number of the settlers on a location."""
    return s.boards.owner_of[LOCATION[location]], s.boards.settlers_on[LOCATION[location]]


def row(s: NewWorldState) -> list[str]:
    """The open point cards from left to right."""
    return [GAME.boards.point_cards.labels[card] for card in s.boards.point_row.cards]


def claimed(s: NewWorldState, seat: int = 0) -> list[str]:
    """A seat's point cards."""
    return [GAME.boards.point_cards.labels[card] for card in s.boards.claimed[seat]]


def tiles(s: NewWorldState, seat: int = 0) -> list[str]:
    """A seat's bonus tiles."""
    return [GAME.boards.bonus_tiles.labels[tile] for tile in s.boards.bonus_tiles[seat]]


def asked(s: NewWorldState) -> str:
    """The kind of question that is asked."""
    return type(s.question).__name__
