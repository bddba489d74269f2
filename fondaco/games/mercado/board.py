"""Der Spielplan: markers, stacks, and the symbols of the spaces."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.frames import Question, not_asked
from ...core.messages import Message
from . import symbols
from .state import MercadoState
from .tables import (
    ADVANCE,
    GET_COUNTERFEIT,
    GET_JOKER,
    GET_PRIVILEGE,
    GET_SEAL,
    MOST_SEATS,
    NO_SYMBOL,
    OPPONENTS_COUNTERFEIT,
    REMOVE_COUNTERFEIT,
    SYMBOLS,
)


@dataclass(slots=True, eq=False)
class Landing(Question[MercadoState]):
    """Do you use the symbol that a privilege has led you to? With any other move it must be used."""

    seat: int

    def legal(self, s: MercadoState) -> list[int]:
        return [s.game.use.base, s.game.leave.base]

    def apply(self, s: MercadoState, action: int) -> None:
        game = s.game
        if action == game.use.base:
            heed(s, self.seat, symbol_under(s, self.seat), choice=True)
        elif action == game.leave.base:
            if s.event_sink is not None:
                s.emit("leave", self.seat, symbol=SYMBOLS[symbol_under(s, self.seat)])
        else:
            raise not_asked()

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-landing", {"seat": self.seat, "symbol": SYMBOLS[symbol_under(s, self.seat)]})


LANDINGS = tuple(Landing(seat) for seat in range(MOST_SEATS))


def move(s: MercadoState, seat: int, steps: int, choice: bool = False) -> None:
    """Move a marker clockwise and heed the symbol of a space that was free; after a privilege that is a choice."""
    advance(s, seat, steps)
    symbol = symbol_under(s, seat)
    if symbol == NO_SYMBOL:
        return
    if choice:
        s.stack.append(LANDINGS[seat])
    else:
        heed(s, seat, symbol, choice=False)


def advance(s: MercadoState, seat: int, steps: int) -> None:
    """Move a marker, past the others and on top of those on its new space.

    Those that lay on it sink in order (a ruling: marker-lifted-out).
    """
    distance = s.distance
    reached = distance[seat] = distance[seat] + steps
    order = [other for other in s.order if other != seat]
    place = 0
    while place < len(order) and distance[order[place]] > reached:
        place += 1
    order.insert(place, seat)
    s.order = tuple(order)
    s.emit("move", seat, steps=steps)
    if reached >= s.game.board.length and not s.last_round and s.ended_by is None:
        s.last_round = True
        s.emit("last-round", seat)


def symbol_under(s: MercadoState, seat: int) -> int:
    """The symbol that counts where a marker stands.

    None counts under a second marker, be it a lap ahead (a ruling: marker-a-lap-ahead), nor on the start disc and behind it.
    """
    reached, length = s.distance[seat], s.game.board.length
    if reached >= length:
        return NO_SYMBOL
    for other, distance in enumerate(s.distance):
        if distance % length == reached and other != seat:
            return NO_SYMBOL
    return s.side[(s.start_space + reached) % length]


def heed(s: MercadoState, seat: int, symbol: int, choice: bool) -> None:
    """Carry out the symbol of a space.

    An advance is a move of its own; after a privilege its end is a choice, too (a ruling: advance-is-a-move).
    """
    if s.event_sink is not None:
        s.emit("space", seat, symbol=SYMBOLS[symbol])
    if symbol == ADVANCE:
        move(s, seat, s.game.board.advance, choice)
    elif symbol == GET_COUNTERFEIT:
        symbols.get_counterfeits(s, seat, 1)
    elif symbol == REMOVE_COUNTERFEIT:
        symbols.remove_counterfeits(s, seat, 1)
    elif symbol == GET_JOKER:
        symbols.get_jokers(s, seat, 1)
    elif symbol == GET_PRIVILEGE:
        symbols.get_privileges(s, seat, 1)
    elif symbol == GET_SEAL:
        symbols.get_seals(s, seat, 1)
    elif symbol == OPPONENTS_COUNTERFEIT:
        symbols.opponents_get_counterfeits(s, seat, 1)
    else:
        symbols.opponents_get_joker(s, seat)
