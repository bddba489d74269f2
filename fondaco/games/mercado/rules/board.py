"""Der Spielplan: markers, stacks, and the symbols of the spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ..tables import (
    ADVANCE,
    GET_COUNTERFEIT,
    GET_JOKER,
    GET_PRIVILEGE,
    GET_SEAL,
    MAX_SEATS,
    NO_SYMBOL,
    OPPONENTS_COUNTERFEIT,
    REMOVE_COUNTERFEIT,
    SYMBOLS,
)
from . import symbols

if TYPE_CHECKING:
    from ..state import MercadoState


class UseSymbol(Question["MercadoState"]):
    """Do you use the symbol that a privilege has led you to? With any other move it must be used."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, s: MercadoState) -> list[int]:
        return [s.game.use_symbol.only, s.game.decline.only]

    def obstacle(self, s: MercadoState, action: int) -> int:
        asked = action == s.game.use_symbol.only or action == s.game.decline.only
        return NO_OBSTACLE if asked else OTHER_QUESTION

    def perform(self, s: MercadoState, action: int) -> None:
        symbol = symbol_under(s, self.seat)
        if action == s.game.use_symbol.only:
            apply_symbol(s, self.seat, symbol, may_decline=True)
        elif s.event_sink is not None:
            s.emit("leave", self.seat, symbol=SYMBOLS[symbol])

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-landing", {"seat": self.seat, "symbol": SYMBOLS[symbol_under(s, self.seat)]})


USE_SYMBOL: Final = tuple([UseSymbol(seat) for seat in range(MAX_SEATS)])


def move(s: MercadoState, seat: int, steps: int, may_decline: bool = False) -> None:
    """Move a marker clockwise and apply the symbol of a free space; after a privilege the player may decline it."""
    move_marker(s, seat, steps)
    symbol = symbol_under(s, seat)
    if symbol == NO_SYMBOL:
        return
    if may_decline:
        s.stack.append(USE_SYMBOL[seat])
    else:
        apply_symbol(s, seat, symbol, may_decline=False)


def move_marker(s: MercadoState, seat: int, steps: int) -> None:
    """Move a marker past the others and onto any already on its new space.

    Markers that lay on top of it drop down in order (a ruling: marker-lifted-out).
    """
    seats = s.seats
    reached = seats[seat].distance + steps
    seats[seat].distance = reached
    order = [each for each in s.track_order if each != seat]
    place = 0
    while place < len(order) and seats[order[place]].distance > reached:
        place += 1
    order.insert(place, seat)
    s.track_order = tuple(order)
    if s.event_sink is not None:
        s.emit("move", seat, steps=steps)
    if reached >= s.game.board.length and not s.last_round and s.ended_by is None:
        s.last_round = True
        s.emit("last-round", seat)


def symbol_under(s: MercadoState, seat: int) -> int:
    """The symbol that counts where a marker stands.

    None counts under a second marker, be it a lap ahead (a ruling: marker-a-lap-ahead), nor on the start disc and behind it.
    """
    reached, length = s.seats[seat].distance, s.game.board.length
    if reached >= length:
        return NO_SYMBOL
    for opponent, each in enumerate(s.seats):
        if each.distance % length == reached and opponent != seat:
            return NO_SYMBOL
    return s.board_symbols[(s.start_space + reached) % length]


def apply_symbol(s: MercadoState, seat: int, symbol: int, may_decline: bool) -> None:
    """Carry out the symbol of a space.

    An advance is a move of its own; after a privilege its end is a choice, too (a ruling: advance-is-a-move).
    """
    if s.event_sink is not None:
        s.emit("space", seat, symbol=SYMBOLS[symbol])
    if symbol == ADVANCE:
        move(s, seat, s.game.board.advance, may_decline)
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
