"""Erklärung der Symbole: what the symbols of tiles, privileges and spaces do.

If the supply is short, a symbol has no effect. Each coin counts as one symbol, so two of three jokers may be taken; an effect on
"each opponent" needs enough for all of them (a ruling: shortage-of-coins).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.piles import seat_bit
from ..packing import COUNTERFEIT, JOKER, coins_of, count
from ..tables import Gain

if TYPE_CHECKING:
    from ..state import MercadoState


def give_effects(s: MercadoState, seat: int, gain: Gain) -> None:
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


def get_jokers(s: MercadoState, seat: int, most: int) -> None:
    """Jokers from the supply into the bag."""
    number = min(most, s.jokers)
    s.jokers -= number
    s.seats[seat].bag += coins_of(JOKER, number)
    s.emit("joker", seat, number=number)


def get_counterfeits(s: MercadoState, seat: int, most: int) -> None:
    """Counterfeits from the supply into the bag."""
    number = min(most, s.counterfeits)
    s.counterfeits -= number
    s.seats[seat].bag += coins_of(COUNTERFEIT, number)
    s.emit("counterfeit", seat, number=number)


def remove_counterfeits(s: MercadoState, seat: int, most: int) -> None:
    """Counterfeits back into the supply: from the bag, else from the character tile, else nothing happens."""
    own = s.seats[seat]
    from_bag = min(most, count(own.bag, COUNTERFEIT))
    from_mat = min(most - from_bag, count(own.mat, COUNTERFEIT))
    own.bag -= coins_of(COUNTERFEIT, from_bag)
    own.mat -= coins_of(COUNTERFEIT, from_mat)
    s.counterfeits += from_bag + from_mat
    s.emit("remove-counterfeit", seat, number=from_bag + from_mat)


def get_seals(s: MercadoState, seat: int, most: int) -> None:
    """Seals from the supply."""
    number = min(most, s.seal_supply)
    s.seal_supply -= number
    s.seats[seat].seals += number
    s.emit("seal", seat, number=number)


def get_privileges(s: MercadoState, seat: int, most: int) -> None:
    """Privileges from the supply: looked at, then laid face down. With none left, none is drawn (a ruling: no-privilege-left)."""
    number = min(most, len(s.privilege_supply.cards))
    if not number:
        s.emit("no-privilege", seat)
        return
    supply, held = s.privilege_supply.clone(), s.seats[seat].privileges.clone()
    for _ in range(number):
        privilege = supply.draw()
        held.put_on_top(privilege, seat_bit(seat))
        if s.event_sink is not None:
            s.emit("privilege", seat, (seat,), face=s.game.privileges.labels[privilege])
    s.privilege_supply = supply
    s.seats[seat].privileges = held
    s.revealed += 1


def opponents_get_counterfeits(s: MercadoState, seat: int, most: int) -> None:
    """Counterfeits for each opponent, as many as the supply has for all of them."""
    number = min(most, s.counterfeits // (s.players - 1))
    s.counterfeits -= number * (s.players - 1)
    for opponent in s.others_clockwise(seat):
        s.seats[opponent].bag += coins_of(COUNTERFEIT, number)
    s.emit("opponents-counterfeit", seat, number=number)


def opponents_get_joker(s: MercadoState, seat: int) -> None:
    """A joker for each opponent, if the supply has one for all of them."""
    number = 1 if s.jokers >= s.players - 1 else 0
    s.jokers -= number * (s.players - 1)
    for opponent in s.others_clockwise(seat):
        s.seats[opponent].bag += coins_of(JOKER, number)
    s.emit("opponents-joker", seat, number=number)
