"""Positions of Von Ost nach West I for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import fondaco
from fondaco.core.messages import JsonValue
from fondaco.core.tuples import replaced
from fondaco.games.century.cubes.packing import pack
from fondaco.games.east_to_west_1.game import EastToWest1
from fondaco.games.east_to_west_1.state import EastToWest1State

from ..century.boards import crowd, open_up
from ..century.positions import take_out

GAME = cast(EastToWest1, fondaco.game("east_to_west_1"))
FACES = GAME.components.merchants.cards
PRODUCERS = [card.id for card in FACES if sum(card.gain) and not sum(card.cost) and not card.steps]
TRADERS = [card.id for card in FACES if sum(card.cost)]
COST = {card.id: card.cost for card in FACES}
GAIN = {card.id: card.gain for card in FACES}


def table(held: Sequence[int] = (3, 0, 0, 0), route: str = "", players: int = 2, **options: JsonValue) -> EastToWest1State:
    """A new game in which all locations are open, and seat 0 has these cubes, all its settlers and this route."""
    s = GAME.new(players, seed=1, **options)
    assert isinstance(s, EastToWest1State)
    s.cubes[0] = pack(held)
    open_up(s)
    crowd(s)
    s.route.cards[0] = tuple(take_out(s, route))
    s.route.travellers[0] = (0,) * len(s.route.cards[0])
    assert s.invariant_violations() == []
    return s


def send(s: EastToWest1State, place: int, count: int) -> None:
    """Let settlers of seat 0 stand on a card of its route."""
    s.route.travellers[0] = replaced(s.route.travellers[0], place - 1, count)
    s.boards.ready[0] -= count
