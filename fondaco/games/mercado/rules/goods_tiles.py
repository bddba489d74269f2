"""Wertung der Warentafeln: points, a seal for the second, effects, coins; and the new tiles that close the gaps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.frames import agendas
from ....core.piles import Pile
from ..packing import JOKER, count, only, total, unpack
from ..tables import MAX_SEATS, NOWHERE, RANK, REVEAL
from . import symbols
from .board import move
from .privileges import GIVE_UP_PRIVILEGE

if TYPE_CHECKING:
    from ..state import MercadoState


def award_points(s: MercadoState, seat: int) -> None:
    """The buyer's marker moves by the points, and the symbol of its new space counts at once (a ruling: space-before-effects)."""
    points = s.game.tiles.points[s.display[s.selling]]
    if points == REVEAL:
        points = s.game.tiles.points[reveal_object(s, seat)]
    if points == RANK:
        points = s.track_order.index(seat) + 1
    if points:
        move(s, seat, points)


def reveal_object(s: MercadoState, seat: int) -> int:
    """Turn over the top object: its points count, its price and its effects do not.

    Points by rank are those of the buyer's place (a ruling: revealed-rank).
    """
    tile = draw_tile(s, of_objects=True)
    s.discards += (tile,)
    if s.event_sink is not None:
        s.emit("reveal", seat, goods=s.game.tiles.labels[tile])
    return tile


def compensate_second(s: MercadoState, seat: int) -> None:
    """A seal for the opponents with the most coins at the tile.

    In a shortage those tied all get one, or none of them does (a ruling: tied-seals).
    """
    if s.game.tiles.no_seal[s.display[s.selling]]:
        return
    laid = [total(each.deposits[s.selling]) for each in s.seats]
    laid[seat] = 0
    most = max(laid)
    if not most:
        return
    second = [opponent for opponent, number in enumerate(laid) if number == most]
    if len(second) <= s.seal_supply:
        for opponent in second:
            symbols.get_seals(s, opponent, 1)


def reward_buyer(s: MercadoState, seat: int) -> None:
    """What the tile brings the buyer beside the points."""
    symbols.give_effects(s, seat, s.game.tiles.buyer[s.display[s.selling]])


def burden_opponents(s: MercadoState, seat: int) -> None:
    """What the tile means for the opponents: each gives up privileges of its choice, as far as there are any.

    They choose clockwise, beginning after the buyer (a ruling: lost-clockwise).
    """
    tiles = s.game.tiles
    tile = s.display[s.selling]
    if tiles.counterfeits[tile]:
        symbols.opponents_get_counterfeits(s, seat, tiles.counterfeits[tile])
    if tiles.lost_privileges[tile]:
        for opponent in reversed(s.others_clockwise(seat)):
            number = min(tiles.lost_privileges[tile], len(s.seats[opponent].privileges.cards))
            s.stack.extend([GIVE_UP_PRIVILEGE[opponent]] * number)


def clear_coins(s: MercadoState, seat: int) -> None:
    """The buyer's coins go to the character tile, the opponents' back into their bags; the stall is closed."""
    slot = s.selling
    pay(s, seat)
    for opponent, each in enumerate(s.seats):
        laid = each.deposits[slot]
        if laid:
            each.bag += laid
            each.set_deposit(slot, 0)
            if s.event_sink is not None:
                s.emit("refund", opponent, coins=unpack(laid))
    s.sold += (slot,)


def pay(s: MercadoState, seat: int) -> None:
    """The buyer's coins go to the character tile; jokers go back into the supply, they are spent."""
    own = s.seats[seat]
    deposit = own.deposits[s.selling]
    own.set_deposit(s.selling, 0)
    own.mat += deposit - only(deposit, JOKER)
    s.jokers += count(deposit, JOKER)
    if s.event_sink is not None:
        s.emit("pay", seat, coins=unpack(deposit))
    s.selling = NOWHERE


GOODS: Final = agendas("goods", award_points, compensate_second, reward_buyer, burden_opponents, clear_coins, seats=MAX_SEATS)


def close_gaps(s: MercadoState, seat: int) -> None:
    """All goods sold in this turn go to the discard piles; then new ones come.

    That happens once, after all scorings (a ruling: gaps-filled-last).
    """
    if not s.sold:
        return
    gaps = sorted(s.sold)
    s.sold = ()
    s.discards += tuple([s.display[slot] for slot in gaps])
    display = list(s.display)
    for slot in gaps:
        tile = draw_tile(s, of_objects=s.game.tiles.is_object(display[slot]))
        display[slot] = tile
        if s.event_sink is not None:
            s.emit("tile", None, goods=s.game.tiles.labels[tile])
    s.display = tuple(display)


def draw_tile(s: MercadoState, of_objects: bool) -> int:
    """The top tile of a draw pile; one that is used up is made again from its discard pile."""
    tiles = s.game.tiles
    pile = (s.objects if of_objects else s.scents).clone()
    if not pile.cards:
        pile = Pile(sorted([tile for tile in s.discards if tiles.is_object(tile) == of_objects]))
        s.discards = tuple([tile for tile in s.discards if tiles.is_object(tile) != of_objects])
        s.shuffles += 1
        pile.shuffle(s.rng.stream("tiles", s.shuffles))
        s.emit("reshuffle-objects" if of_objects else "reshuffle-scents", None)
    tile = pile.draw()
    if of_objects:
        s.objects = pile
    else:
        s.scents = pile
    s.revealed += 1
    return tile
