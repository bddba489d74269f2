"""Positions for tests of all combinations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import fondaco
from fondaco.games.century.cubes.packing import unpack
from fondaco.games.century.state import CenturyState

S = TypeVar("S", bound=CenturyState)


def play(s: S, moves: str) -> S:
    """Play moves in notation, separated by commas."""
    for move in moves.split(","):
        s.apply(s.parse(move))
    assert s.invariant_violations() == []
    return s


def event_kinds(s: CenturyState, move: str) -> list[str]:
    """Play a move; return the kinds of its events."""
    events: list[fondaco.Event] = []
    s.apply(s.parse(move), events)
    return [event.kind for event in events]


def legal(s: CenturyState, family: str = "") -> list[str]:
    """The legal actions in notation, of one family or of all."""
    found = [s.notation(action) for action in s.legal_actions()]
    return [text for text in found if text.split()[0] == family] if family else found


def reason(s: CenturyState, move: str, lang: str = "en") -> str | None:
    """Why a move is not possible."""
    return s.why_not(s.parse(move), lang)


def cubes(s: CenturyState, seat: int = 0) -> list[int]:
    """A seat's cubes, by colour."""
    return unpack(s.cubes[seat])


def asked(s: CenturyState) -> str:
    """The kind of question that is asked."""
    return type(s.question).__name__


def show(s: CenturyState, cards: str) -> None:
    """Let these merchants lie in the row, from the left; what lay there goes where they came from."""
    numbers = {label: card for card, label in enumerate(s.game.merchants.labels)}
    for place, label in enumerate(cards.split()):
        _swap(s.merchants.row, s.merchants.pile.cards, place, numbers[label])
    if s.deals is not None:
        for card in s.merchants.row:
            s.deals.show(card)


def take_out(s: CenturyState, cards: str) -> list[int]:
    """Take merchants out of the pile, or out of the row, where others come instead."""
    numbers = {label: card for card, label in enumerate(s.game.merchants.labels)}
    found = [numbers[label] for label in cards.split()]
    for card in found:
        if card in s.merchants.row:
            _swap(s.merchants.row, s.merchants.pile.cards, s.merchants.row.index(card), s.merchants.pile.cards[0])
        s.merchants.pile.remove(card)
        if s.deals is not None:
            s.deals.show(card)
    return found


def labels(s: CenturyState, cards: Sequence[int]) -> str:
    """The labels of merchants."""
    return " ".join(s.game.merchants.labels[card] for card in cards)


def _swap(row: list[int], pile: list[int], place: int, card: int) -> None:
    """Bring a card to a place of a row; what lay there goes where the card came from."""
    other = row[place]
    if card in row:
        row[row.index(card)] = other
    else:
        pile[pile.index(card)] = other
    row[place] = card
