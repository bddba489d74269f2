"""Erklärung der Symbole: what the symbols of tiles, privileges and spaces do.

Where counterfeits, jokers or seals run short, the symbol is not heeded. Every single one is a symbol of its own, so that of three
jokers two may be had; what goes to each opponent goes to all of them or to none (a ruling: shortage-of-coins).
"""

from __future__ import annotations

from ...core.piles import seat_bit
from .coins import COUNTERFEIT, JOKER, ONE, SHIFT, count
from .state import MercadoState
from .tables import Gain


def carry_out(s: MercadoState, seat: int, gain: Gain) -> None:
    """Everything a seat gets by a tile or a privilege."""
    jokers, counterfeits, removed, privileges, seals, extra_turns = gain
    if jokers:
        get_jokers(s, seat, jokers)
    if counterfeits:
        get_counterfeits(s, seat, counterfeits)
    if removed:
        remove_counterfeits(s, seat, removed)
    if privileges:
        get_privileges(s, seat, privileges)
    if seals:
        get_seals(s, seat, seals)
    if extra_turns:
        s.extra_turns += extra_turns
        s.emit("extra-turn", seat)


def get_jokers(s: MercadoState, seat: int, wanted: int) -> None:
    """Jokers from the supply into the bag."""
    got = min(wanted, s.jokers)
    s.jokers -= got
    s.bags[seat] += got << SHIFT[JOKER]
    s.emit("joker", seat, number=got)


def get_counterfeits(s: MercadoState, seat: int, wanted: int) -> None:
    """Counterfeits from the supply into the bag."""
    got = min(wanted, s.counterfeits)
    s.counterfeits -= got
    s.bags[seat] += got << SHIFT[COUNTERFEIT]
    s.emit("counterfeit", seat, number=got)


def remove_counterfeits(s: MercadoState, seat: int, wanted: int) -> None:
    """Counterfeits back into the supply: from the bag, else from the character tile, else nothing happens."""
    from_bag = min(wanted, count(s.bags[seat], COUNTERFEIT))
    from_mat = min(wanted - from_bag, count(s.mats[seat], COUNTERFEIT))
    s.bags[seat] -= from_bag << SHIFT[COUNTERFEIT]
    s.mats[seat] -= from_mat << SHIFT[COUNTERFEIT]
    s.counterfeits += from_bag + from_mat
    s.emit("remove-counterfeit", seat, number=from_bag + from_mat)


def get_seals(s: MercadoState, seat: int, wanted: int) -> None:
    """Seals from the supply."""
    got = min(wanted, s.seal_supply)
    s.seal_supply -= got
    s.seals[seat] += got
    s.emit("seal", seat, number=got)


def get_privileges(s: MercadoState, seat: int, wanted: int) -> None:
    """Privileges from the supply: looked at, then laid face down. With none left, none is drawn (a ruling: no-privilege-left)."""
    got = min(wanted, len(s.privileges))
    if not got:
        s.emit("no-privilege", seat)
        return
    supply, hand = s.privileges.clone(), s.hands[seat].clone()
    for _ in range(got):
        face = supply.draw()
        hand.put_on_top(face, seat_bit(seat))
        if s.event_sink is not None:
            s.emit("privilege", seat, (seat,), face=s.game.faces.labels[face])
    s.privileges = supply
    s.hands = (*s.hands[:seat], hand, *s.hands[seat + 1 :])
    s.revealed += 1


def opponents_get_counterfeits(s: MercadoState, seat: int, wanted: int) -> None:
    """Counterfeits for each opponent, as many as the supply has for all of them."""
    got = min(wanted, s.counterfeits // (s.players - 1))
    s.counterfeits -= got * (s.players - 1)
    for other in range(s.players):
        if other != seat:
            s.bags[other] += got << SHIFT[COUNTERFEIT]
    s.emit("opponents-counterfeit", seat, number=got)


def opponents_get_joker(s: MercadoState, seat: int) -> None:
    """A joker for each opponent, if the supply has one for all of them."""
    got = int(s.jokers >= s.players - 1)
    s.jokers -= got * (s.players - 1)
    for other in range(s.players):
        if other != seat:
            s.bags[other] += got * ONE[JOKER]
    s.emit("opponents-joker", seat, number=got)
