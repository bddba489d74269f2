"""Die Stadtkarten: six in cities, two in the action area that change every round (page 11)."""

from __future__ import annotations

from ....core.errors import Refused
from ...polo.components import PIPS, CardKind
from ...polo.rules import city_cards as polo
from ..state import MarcoPolo2State
from .payment import charge, payable
from .seals import TakeSeal, least_die
from .travel import CARD, can_move, journey


def usable(s: MarcoPolo2State, seat: int, card: int) -> bool:
    """Whether a seat could use a card at least once with some die: otherwise no die may be placed there."""
    cards = s.game.cards
    if cards.travels[card]:
        return can_move(s, seat, CARD + card)
    if cards.kind[card] is CardKind.SEAL:
        return least_die(s, seat) <= PIPS and payable(s, seat, cards.cost[card].amounts) > 0
    return polo.repetitions(s, seat, card) > 0


def in_vain(s: MarcoPolo2State, seat: int, card: int) -> Refused:
    """Why a card is of no use to a seat now."""
    cards = s.game.cards
    if cards.kind[card] is not CardKind.SEAL:
        return polo.in_vain(s, seat, card)
    if least_die(s, seat) > PIPS:
        return Refused("all-seals")
    return Refused("card-unpayable", card=cards.labels[card], items=s.game.lack(s, seat, cards.cost[card].amounts))


def least(s: MarcoPolo2State, seat: int, card: int) -> int:
    """The lowest die that a card takes from a seat."""
    return least_die(s, seat) if s.game.cards.kind[card] is CardKind.SEAL else 1


def use(s: MarcoPolo2State, seat: int, card: int, value: int) -> None:
    """Carry a card out with a die of that value."""
    cards = s.game.cards
    if s.event_sink is not None:
        s.emit("card", seat, card=cards.labels[card])
    if cards.travels[card]:
        # The steps of one use are one journey; it is no travel action, and changes no start player.
        s.stack.append(journey(s, seat, CARD + card, value))
    elif cards.kind[card] is CardKind.SEAL:
        s.stack.append(TakeSeal(seat, value))  # no fee for an occupied space of the seals (a ruling: seal-card-without-fee)
        # De Wu places one die for a seal anyway; he pays for the card as well (a ruling: seal-card-is-paid)
        charge(s, seat, cards.cost[card].amounts)
    else:
        polo.use(s, seat, card, value)
