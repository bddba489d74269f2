"""Schiff bewegen: cards are turned down, and each allows a step to a tile next to the ship (page 9)."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, agendas, not_asked
from ...core.messages import Message
from ..century.ships import destinations, require_destination, sail_to
from ..century.state import MOST_SEATS
from ..century.wonders.landing import Land
from .state import SpiceIslandsState

NO_CARD = -1


@dataclass(slots=True, eq=False)
class Voyage(Question[SpiceIslandsState]):
    """Where does the ship sail with the steps there are? Or is another card turned down for one more; or does the ship stay?

    Cards are turned down in rising order, so that each choice of cards has one path. Steps may be left over. Nothing happens on
    the way, so only the tile counts where they end, and that is another one (a ruling: the ship may stay instead).
    """

    seat: int
    steps: int
    last: int
    """The card that was turned down last."""

    def legal(self, s: SpiceIslandsState) -> list[int]:
        game, seat = s.game, self.seat
        sail, spend = game.sail.base, game.spend.base
        cards = sorted([card for card in s.hand[seat] + s.played[seat] if card > self.last])
        tiles = destinations(s, seat, self.steps)
        return [*[sail + tile for tile in tiles], game.stay.base, *[spend + card for card in cards]]

    def apply(self, s: SpiceIslandsState, action: int) -> None:
        game, seat = s.game, self.seat
        if game.spend.base <= action < game.spend.end:
            card = action - game.spend.base
            if card not in s.hand[seat] and card not in s.played[seat]:
                raise Refused("not-there-to-spend", card=game.merchants.labels[card])
            if card < self.last:
                raise Refused("spend-rising", card=game.merchants.labels[card])
            (s.hand if card in s.hand[seat] else s.played)[seat].remove(card)
            s.spent[seat].append(card)
            if s.log is not None:
                s.tell("spend", seat, card=game.merchants.labels[card])
            s.stack.append(Voyage(seat, self.steps + 1, card))
        elif game.sail.base <= action < game.sail.end:
            tile = action - game.sail.base
            require_destination(s, seat, tile, self.steps)
            sail_to(s, seat, tile)
        elif action == game.stay.base:
            if s.log is not None:
                s.tell("stay", seat)
        else:
            raise not_asked()

    def prompt(self, s: SpiceIslandsState) -> Message:
        return Message("ask-voyage", {"tile": s.game.tiles[s.sea.ships[self.seat]], "steps": self.steps})


def ask_voyage(s: SpiceIslandsState, seat: int) -> None:
    """The movement, with the free steps that bonus tiles give."""
    s.stack.append(Voyage(seat, s.free_steps(seat), NO_CARD))


def ask_land(s: SpiceIslandsState, seat: int) -> None:
    """The ship has moved, or has stayed where it was. On the open sea there is nothing to do."""
    if s.sea.ships[seat] < s.game.first_sea:
        s.stack.append(LAND[seat])


LAND: tuple[Land[SpiceIslandsState], ...] = tuple(Land(seat) for seat in range(MOST_SEATS))
SHIP = agendas("ship", ask_voyage, ask_land, seats=MOST_SEATS)
