"""Münzen anlegen: the coins that were drawn go to the own edges of tiles or back into the bag.

They are asked for one by one, gold, silver, copper, turquoise and then jokers; coins of one kind from left to right as the
tiles lie, row by row, so that one outcome has one way to it. A coin that no tile takes goes back without a question.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, not_asked
from ...core.messages import Message
from .coins import COINS, LAID, MOST, ONE, SHIFT, unpack
from .state import MercadoState


@dataclass(slots=True, eq=False)
class Place(Question[MercadoState]):
    """Where do you lay this coin? At a tile, or it goes back into the bag, together with all others of its kind."""

    selection_fields = ("coin",)

    seat: int
    coin: int
    first: int
    """The first slot that may still be chosen for this kind."""
    placed: int
    """Whether a coin has been laid in this turn."""

    def legal(self, s: MercadoState) -> list[int]:
        game, first, coin = s.game, self.first, self.coin
        takes, deposits = game.tiles.takes, s.deposits
        base = game.put.base
        at = self.seat * game.tiles.slots + first
        actions = []
        for tile in s.display[first:]:
            if takes[tile][deposits[at]] >> coin & 1:
                actions.append(base + tile)
            at += 1
        actions.sort()
        if self.placed or may_lay(s, self.seat, coin + 1) < LAID:
            actions.append(game.bag.base)
        return actions

    def apply(self, s: MercadoState, action: int) -> None:
        game, seat, coin = s.game, self.seat, self.coin
        if action < game.put.end:
            tile = action - game.put.base
            slot = slot_for(s, seat, coin, tile)
            if slot < self.first:
                raise Refused("tiles-in-order", coin=COINS[coin], tile=game.tiles.labels[tile])
            s.drawn -= ONE[coin]
            lay(s, seat, slot, coin)
            if s.drawn >> SHIFT[coin] & MOST and takes_coin(s, seat, coin, slot):
                s.stack.append(Place(seat, coin, slot, 1))
            else:
                ask_coin(s, seat, coin + 1, placed=True)
        elif action == game.bag.base:
            if not self.placed and may_lay(s, seat, coin + 1) == LAID:
                raise Refused("must-place", coin=COINS[coin])
            ask_coin(s, seat, coin + 1, placed=bool(self.placed))
        else:
            raise not_asked()

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-place", {"seat": self.seat, "coin": COINS[self.coin], "coins": unpack(s.drawn)})


def ask_coin(s: MercadoState, seat: int, coin: int, placed: bool) -> None:
    """Ask where the next coin goes, from this kind on. When there is none left to lay, the rest goes back into the bag."""
    coin = may_lay(s, seat, coin)
    if coin < LAID:
        s.stack.append(Place(seat, coin, 0, int(placed)))
        return
    if s.drawn:
        if s.event_sink is not None:
            s.emit("return", seat, coins=unpack(s.drawn))
        s.bags[seat] += s.drawn
        s.drawn = 0


def may_lay(s: MercadoState, seat: int, coin: int) -> int:
    """The next kind, from this one on, that was drawn and that some tile takes; `LAID` if there is none."""
    drawn = s.drawn
    while coin < LAID:
        if drawn >> SHIFT[coin] & MOST and takes_coin(s, seat, coin):
            return coin
        coin += 1
    return LAID


def takes_coin(s: MercadoState, seat: int, coin: int, first: int = 0) -> bool:
    """Whether some tile, from this slot on, takes a coin of this kind from a seat."""
    tiles, deposits = s.game.tiles, s.deposits
    takes = tiles.takes
    at = seat * tiles.slots + first
    for tile in s.display[first:]:
        if takes[tile][deposits[at]] >> coin & 1:
            return True
        at += 1
    return False


def slot_for(s: MercadoState, seat: int, coin: int, tile: int) -> int:
    """The slot of a tile that takes this coin; refused, with the reason, if there is none."""
    tiles = s.game.tiles
    label = tiles.labels[tile]
    if tile not in s.display:
        raise Refused("tile-not-there", goods=label)
    slot = s.display.index(tile)
    if s.sold >> slot & 1:
        raise Refused("tile-sold", goods=label)
    deposit = s.deposits[seat * tiles.slots + slot]
    taken = tiles.takes[tile][deposit]
    if not taken:
        raise Refused("tile-complete", goods=label)
    if not taken >> coin & 1:
        raise Refused("coin-not-taken", tile=label, coin=COINS[coin], coins=unpack(deposit))
    return slot


def lay(s: MercadoState, seat: int, slot: int, coin: int) -> None:
    """A coin lies on a seat's edge of a tile. It cannot be taken back (a ruling: deposits-stay)."""
    tiles = s.game.tiles
    s.deposits[seat * tiles.slots + slot] += ONE[coin]
    if s.event_sink is not None:
        s.emit("put", seat, coin=COINS[coin], goods=tiles.labels[s.display[slot]])
