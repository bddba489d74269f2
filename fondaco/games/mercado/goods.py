"""Wertung der Warentafeln: points, a seal for the second, effects, coins; and the new tiles that close the gaps."""

from __future__ import annotations

from ...core.frames import agendas
from ...core.piles import Pile
from . import symbols
from .board import move
from .coins import JOKER, MOST, SHIFT, total, unpack
from .privileges import LOSES
from .state import NOWHERE, MercadoState
from .tables import MOST_SEATS, RANK, REVEAL


def award_points(s: MercadoState, seat: int) -> None:
    """The buyer's marker moves by the points, and the symbol of its new space counts at once (a ruling: space-before-effects)."""
    points = s.game.tiles.points[s.display[s.selling]]
    if points == REVEAL:
        points = s.game.tiles.points[reveal(s, seat)]
    if points == RANK:
        points = s.order.index(seat) + 1
    if points:
        move(s, seat, points)


def reveal(s: MercadoState, seat: int) -> int:
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
    tiles = s.game.tiles
    if tiles.no_seal[s.display[s.selling]]:
        return
    laid = [total(s.deposits[other * tiles.slots + s.selling]) if other != seat else 0 for other in range(s.players)]
    most = max(laid)
    if not most:
        return
    second = [other for other, number in enumerate(laid) if number == most]
    if len(second) <= s.seal_supply:
        for other in second:
            symbols.get_seals(s, other, 1)


def reward_buyer(s: MercadoState, seat: int) -> None:
    """What the tile brings the buyer beside the points."""
    symbols.carry_out(s, seat, s.game.tiles.buyer[s.display[s.selling]])


def burden_opponents(s: MercadoState, seat: int) -> None:
    """What the tile means for the opponents: each gives up privileges of its choice, as far as there are any.

    They choose clockwise, beginning after the buyer (a ruling: lost-clockwise).
    """
    tiles = s.game.tiles
    tile = s.display[s.selling]
    if tiles.counterfeits[tile]:
        symbols.opponents_get_counterfeits(s, seat, tiles.counterfeits[tile])
    if tiles.lose[tile]:
        for offset in range(s.players - 1, 0, -1):
            other = (seat + offset) % s.players
            s.stack.extend([LOSES[other]] * min(tiles.lose[tile], len(s.hands[other])))


def clear_coins(s: MercadoState, seat: int) -> None:
    """The buyer's coins go to the character tile, the opponents' back into their bags; the stall is closed."""
    slots = s.game.tiles.slots
    slot = s.selling
    pay(s, seat)
    for other in range(s.players):
        laid = s.deposits[other * slots + slot]
        if laid:
            s.bags[other] += laid
            s.deposits[other * slots + slot] = 0
            if s.event_sink is not None:
                s.emit("refund", other, coins=unpack(laid))
    s.sold |= 1 << slot


def pay(s: MercadoState, seat: int) -> None:
    """The buyer's coins go to the character tile; jokers go back into the supply, they are spent."""
    at = seat * s.game.tiles.slots + s.selling
    deposit = s.deposits[at]
    jokers = deposit >> SHIFT[JOKER] & MOST
    s.deposits[at] = 0
    s.mats[seat] += deposit - (jokers << SHIFT[JOKER])
    s.jokers += jokers
    if s.event_sink is not None:
        s.emit("pay", seat, coins=unpack(deposit))
    s.selling = NOWHERE


GOODS = agendas("goods", award_points, compensate_second, reward_buyer, burden_opponents, clear_coins, seats=MOST_SEATS)


def close_gaps(s: MercadoState, seat: int) -> None:
    """All goods sold in this turn go to the discard piles; then new ones come.

    That happens once, after all scorings (a ruling: gaps-filled-last).
    """
    if not s.sold:
        return
    gaps = [slot for slot in range(len(s.display)) if s.sold >> slot & 1]
    s.sold = 0
    s.discards += tuple(s.display[slot] for slot in gaps)
    display = list(s.display)
    for slot in gaps:
        tile = draw_tile(s, of_objects=slot < s.game.tiles.display[0])
        display[slot] = tile
        if s.event_sink is not None:
            s.emit("tile", None, goods=s.game.tiles.labels[tile])
    s.display = tuple(display)


def draw_tile(s: MercadoState, of_objects: bool) -> int:
    """The top tile of a draw pile; one that is used up is made anew from its discard pile."""
    pile = (s.objects if of_objects else s.scents).clone()
    if not pile.cards:
        objects = s.game.tiles.objects
        pile = Pile(sorted(tile for tile in s.discards if (tile < objects) == of_objects))
        s.discards = tuple(tile for tile in s.discards if (tile < objects) != of_objects)
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
