"""Positions for tests: the cards and cubes that matter, by their labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import fondaco
from fondaco.core.messages import JsonValue
from fondaco.games.century.cubes.packing import pack, unpack
from fondaco.games.spice_road.game import SpiceRoad
from fondaco.games.spice_road.state import SpiceRoadState

GAME = cast(SpiceRoad, fondaco.game("spice_road"))
CARD = {label: card for card, label in enumerate(GAME.merchants.labels)}
POINT_CARD = {label: card for card, label in enumerate(GAME.point_cards.labels)}


def table(
    cubes: Sequence[int] | None = None,
    hand: str = "",
    row: str = "",
    points: str = "",
    players: int = 2,
    **options: JsonValue,
) -> SpiceRoadState:
    """A new game in which seat 0 holds these cubes and, besides the starters, these cards; the rows begin as given."""
    s = GAME.new(players, seed=1, **options)
    assert isinstance(s, SpiceRoadState)
    if cubes is not None:
        s.cubes[0] = pack(cubes)
    for label in hand.split():
        _take_out(s, CARD[label])
        s.hand[0].append(CARD[label])
    s.hand[0].sort()
    for place, label in enumerate(row.split()):
        _swap(s.merchants.row, s.merchants.pile.cards, place, CARD[label])
    for place, label in enumerate(points.split()):
        _swap(s.point_row, s.point_pile.cards, place, POINT_CARD[label])
    assert s.invariant_violations() == []
    return s


def _take_out(s: SpiceRoadState, card: int) -> None:
    """Take a merchant out of the pile; one that lies in the row is replaced from the pile first."""
    if card in s.merchants.row:
        place = s.merchants.row.index(card)
        s.merchants.row[place] = s.merchants.pile.cards[0]
        s.merchants.pile.cards[0] = card
    s.merchants.pile.remove(card)


def _swap(row: list[int], pile: list[int], place: int, card: int) -> None:
    """Bring a card to a place of a row; what lay there goes where the card came from."""
    other = row[place]
    if card in row:
        row[row.index(card)] = other
    else:
        pile[pile.index(card)] = other
    row[place] = card


def play(s: SpiceRoadState, moves: str) -> SpiceRoadState:
    """Play moves in notation, separated by commas."""
    for move in moves.split(","):
        s.apply(s.parse(move))
    return s


def legal(s: SpiceRoadState) -> list[str]:
    """The legal actions in notation."""
    return [s.notation(action) for action in s.legal_actions()]


def cubes(s: SpiceRoadState, seat: int = 0) -> list[int]:
    """A seat's caravan, by colour."""
    return unpack(s.cubes[seat])


def labels(s: SpiceRoadState, cards: list[int]) -> list[str]:
    """Merchant cards by their labels."""
    return [s.game.merchants.labels[card] for card in cards]


def reason(s: SpiceRoadState, move: str, lang: str = "en") -> str | None:
    """Why a move is not possible."""
    return s.why_not(s.parse(move), lang)
